/** The rulebook of De Vulgari Eloquentia in Czech, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'D-1': 'Obecná pravidla',
    'D-2': 'Příprava hry',
    'D-3': 'Fáze Události',
    'D-4': 'Fáze Almužna',
    'D-5': 'Fáze Pořadí hráčů',
    'D-6': 'Fáze Akce: obecně',
    'D-7': 'Pohyb',
    'D-8': 'Co lze dělat v oblastech',
    'D-9': 'Rukopisy',
    'D-10': 'Kostky',
    'D-11': 'Žaltář a Drobný obchod',
    'D-12': 'Veronská hádanka',
    'D-13': 'Posel',
    'D-14': 'Orient',
    'D-15': 'Píseň bratra Slunce',
    'D-16': 'Papežská knihovna',
    'D-17': 'Odpočinek',
    'D-18': 'Karty bratrů a kardinálů',
    'D-19': 'Stupor Mundi',
    'D-20': 'Konec hry',
    'D-21': 'Závěrečná volba',
    'D-22': 'Body Volgare',
    'D-23': 'Vítěz',
  },
  rules: {
    'D-1.1':
      'Hra má nejvýše 16 kol. Každé kolo tvoří čtyři fáze v tomto pořadí: Události, Almužna, Pořadí hráčů, Akce.',
    'D-1.2':
      'Vaše postavení je vždy jedno ze tří: kupec, bratr, nebo kardinál. Postoupit lze jen z kupce na bratra a z bratra na kardinála, nikdy zpět.',
    'D-1.3': 'Dukáty se počítají po celých a nikdy jich nemáte méně než 0. Kolik jich kdo má, vidí všichni (viz Q-2).',
    'D-1.4':
      'Disky na jednom poli stupnice leží na sobě. Disk, který na pole dorazí, ať zezadu, nebo zepředu, přijde na vrch hromádky. Postup o několik polí se týká jen pole, na němž končí; odejde-li disk z hromádky, pro ostatní se nic nemění.',
    'D-1.5':
      'Na každé stupnici je dále vpředu disk na vyšším poli a na témže poli ten, který leží v hromádce níže. Na stupnici znalostí jsou tak vždy jednoznačně seřazeni všichni hráči, na ostatních stupnicích všechny disky, které už stojí na některém poli.',
    'D-1.6': '„Více znalostí“ má vždy ten, kdo je na stupnici znalostí dále vpředu podle D-1.5 (viz Q-27).',
    'D-1.7':
      'Za každou získanou znalost posunete svůj disk o 1 pole vpřed, nejdále však na poslední pole stupnice. Disk, který se ze svého pole nepohne, si své místo v hromádce ponechá (viz Q-24).',
    'D-1.8':
      'Úroveň znalostí (1 až 8) udává nejvyšší značka, které váš disk dosáhl nebo kterou minul. Úroveň 1 začíná na poli 0, další na polích 13, 26, 39, 52, 65, 78 a 91. Zjišťuje se ve chvíli, kdy na ní záleží; kvůli kardinálu Shlasingerovi může i klesnout.',
    'D-1.9':
      'Politici, šlechtici a abatyše přijdou za zástěnu hned, jakmile si je vezmete. Písaři leží nejprve před zástěnou a dostanou se za ni teprve proměnou v opatství (D-8.18).',
    'D-1.10': 'Politik má 3 hlasy, šlechtic 2, abatyše 1 a písař žádný.',

    'D-2.1':
      'Karta události 10 (Stupor Mundi) patří ke kolu 10. Z karet 1 až 9 se jedna vylosuje pro kolo 1 a kola 2 až 9 dostanou další čísla po řadě, přičemž po 9 následuje 1; kolo 11 je bez karty. Do sáčku přijdou kostky podle počtu hráčů (politici, šlechtici, abatyše, písaři): ve hře 2 hráčů 3, 5, 14 a 6, ve hře 3 hráčů 6, 5, 16 a 8, ve hře 4 hráčů 8, 7, 17 a 10, ve hře 5 hráčů 11, 7, 20 a 11. Na každé z kol 1 až 7 se z něj vylosuje tolik kostek, kolik je hráčů, plus 2, a tím se sáček vyprázdní. Pět zamíchaných karet papeže leží lícem dolů u kol 12 až 16, pět zamíchaných karet Písně bratra Slunce lícem nahoru po jedné u františkánských měst. Rukopisy se roztřídí podle úrovně, čtyři balíčky se zamíchají a z každého se odkryje o 1 kartu méně, než je hráčů; Lingua Volgare zatím čeká stranou. Zamíchá se 8 karet Papežské knihovny a při každém počtu hráčů se vyloží všech 5 bratrů a 5 kardinálů. Každý hráč začíná jako kupec s 10 dukáty. Nejprve se vylosuje pořadí hráčů; v opačném pořadí si pak hráči jeden po druhém vybírají výchozí město a kladou své disky na pole 0 stupnice znalostí, takže disk posledního hráče leží dole a disk prvního nahoře. Na ostatních stupnicích disky čekají před prvním polem a nepočítají se. Většinu mapy a hodnot měst, část karet událostí, délky stupnic a místa značek, kola na kartách Písně bratra Slunce (až na kolo 2) i rozdělení a názvy rukopisů a rozdělení karet knihovny jsme rekonstruovali; kdo vlastní krabici s hrou, může dodat skutečné hodnoty v datovém souboru.',
    'D-2.2': 'Dva hráči nesmějí začínat v témže městě. Později smí v jedné oblasti stát libovolný počet figurek.',
    'D-2.3':
      'Výchozí města jsou Turín, Vicenza, Ancona, Taranto a Katánie. Vicenzu nazývají tištěná pravidla na jednom místě Veronou (viz Q-29).',

    'D-3.1': 'Od kola 2 se ukazatel posune na další kolo.',
    'D-3.2':
      'V kolech 1 až 10 se karta události tohoto kola položí lícem nahoru do své oblasti. Zůstává tam k dispozici, dokud ji někdo jednou nepoužije nebo dokud hra neskončí (viz Q-26).',
    'D-3.3': 'V kole 11 žádná karta nepřichází.',
    'D-3.4': 'V kolech 12 až 16 se otočí karta papeže tohoto kola (viz D-20).',
    'D-3.5':
      'Potom se od kola 2 vrátí do oběhu všechny kostky, které zůstaly na polích akcí, a to jako jedna skupina podle D-3.8. Prvním přípustným řádkem je řádek právě začínajícího kola; od kola 8 se tak zbylá kostka může objevit v nabídce hned znovu (viz Q-9).',
    'D-3.6':
      'Potom se všechny kostky z řádku tohoto kola rozdělí podle barev na čtyři pole akcí; v tomto kole jsou k dispozici. V řádku je nejvýše tolik kostek, kolik je hráčů, plus 2; od kola 8 jich může být i méně (viz Q-37).',
    'D-3.7':
      'Potom se u každé úrovně, v níž rukopisy chybějí, odkrývají karty z jejího balíčku, dokud jich není o 1 méně, než je hráčů, nebo dokud balíček nedojde. Jindy se rukopisy nikdy nedoplňují.',
    'D-3.8':
      'Skupina kostek se vrací do oběhu v pořadí politici, šlechtici, abatyše, písaři. Každá kostka přijde do prvního přípustného řádku, v němž je kostek méně než počet hráčů plus 2; přípustné jsou i všechny další řádky, nejdále 16.',
    'D-3.9':
      'Ve fázi Akce je prvním přípustným řádkem řádek příštího kola: řádek současného kola je prázdný a vyřízený (viz Q-9).',
    'D-3.10':
      'Kostka, pro kterou není místo v žádném řádku, odchází ze hry. Zhruba od kola 13 se to stává pravidelně (viz Q-9).',
    'D-3.11':
      'Kostky se vracejí do oběhu ihned, každé odhození zvlášť a v pořadí, v němž se odhazovalo. Kostky odhozené najednou (dva prodaní šlechtici, kostky zaplacené v dražbě, písaři) tvoří jednu skupinu podle D-3.8.',
    'D-3.12':
      'Nezbývá-li po doplnění žádný rukopis úrovně 1, ani v balíčku, ani mezi vyloženými, nastane posun rukopisů (D-9.7). Domácí pravidlo „okamžik posunu“: nastane hned, jakmile je odebrán poslední z nich (viz Q-11).',

    'D-4.1':
      'Almužna se dává v kolech 1 až 11, od kola 12 se tato fáze vynechává. Domácí pravidlo „poslední almužna“: dává se jen v kolech 1 až 10 (viz Q-3).',
    'D-4.2': 'Každý bratr dostane 5 dukátů (bratr Gigi 10), každý kardinál 10.',
    'D-4.3': 'Almužnu dostává jeden hráč po druhém v dosavadním pořadí hráčů, tedy v tom z minulého kola (viz Q-4).',
    'D-4.4':
      'Dárcem je kupec, který měl na začátku fáze nejvíce dukátů; bylo-li takových kupců více, může být dárcem kterýkoli z nich. Domácí pravidlo „dárce almužny“: nejbohatší kupec se určuje znovu před každou platbou (viz Q-4).',
    'D-4.5': 'Dárce platí obdarovanému jen tehdy, má-li v té chvíli více dukátů než on.',
    'D-4.6': 'Splňuje-li podmínku D-4.5 více možných dárců, obdarovaný si vybere, který z nich mu tuto almužnu dá.',
    'D-4.7': 'Kupec nesmí odmítnout almužnu dát.',
    'D-4.8':
      'Nesplňuje-li podmínku D-4.5 žádný možný dárce nebo není-li ve hře žádný kupec, zaplatí celou částku bank. Kupec, který na začátku fáze neměl nejvíce dukátů, neplatí nikdy; domácí pravidlo „dárce almužny“ to mění (viz Q-4).',
    'D-4.9': 'Nemá-li dárce dost dukátů, dá všechny, které má, a zbytek přidá bank (viz Q-4).',

    'D-5.1':
      'Pořadí hráčů je opakem pořadí na stupnici znalostí: první hraje ten, kdo je nejvíce vzadu. Na témže poli hraje hráč s horním diskem dříve než hráč s dolním.',
    'D-5.2':
      'Stojí-li na stupnici Odpočinku na některém poli aspoň jeden disk, stane se prvním hráčem ten, kdo je tam nejdále vpředu (D-1.5). Vzájemné pořadí ostatních se nezmění (viz Q-33).',
    'D-5.3':
      'Disk tohoto hráče se na stupnici Odpočinku vrátí na začátek před první pole. Ostatní disky zůstávají na svých polích a počítají se i v dalších kolech.',
    'D-5.4': 'V kole 1 z tohoto pravidla vyjde přesně pořadí vylosované při přípravě.',
    'D-5.5': 'Pořadí platí pro celé kolo. Změní-li se během fáze Akce znalosti nebo Odpočinek, nic to na něm nemění.',

    'D-6.1': 'Každý hráč odehraje jeden tah, a to v pořadí hráčů.',
    'D-6.2':
      'V tahu máte 5 akcí; s kardinálem Muretem 6, a to už v tahu, v němž si jeho kartu vezmete (viz Q-17). Nevyužité akce propadají.',
    'D-6.3': 'Akce a úkony, které akci nestojí, provádíte jeden po druhém v pořadí, které vám vyhovuje.',
    'D-6.4':
      'Akcemi platíte pohyb (D-7), rukopis (D-9), kostky (D-10), Žaltář a Drobný obchod (D-11), Veronskou hádanku (D-12), Posla (D-13), Orient (D-14), Píseň bratra Slunce (D-15), Papežskou knihovnu (D-16) a Odpočinek (D-17).',
    'D-6.5':
      'Akci nestojí tyto úkony: použít kartu události, využít město, stát se bratrem nebo kardinálem, proměnit písaře (vše D-8), táhnout karty Papežské knihovny (D-16.4) a inkvizice (D-18.12).',
    'D-6.6':
      'Žetony akcí nic neblokují: tutéž akci smí v jednom kole provést i několik hráčů. Dojít mohou jen kostky a karty.',
    'D-6.7':
      'V jednom tahu smíte provést nejvýše jeden pohyb, vzít si jeden rukopis, použít jednou Žaltář a jednou Drobný obchod a u každé barvy jednou brát kostky (viz Q-7).',
    'D-6.8':
      'Veronskou hádanku, Posla, Orient, Papežskou knihovnu, Odpočinek a Píseň bratra Slunce smíte v jednom tahu použít i vícekrát. Každý krok stojí 1 akci.',
    'D-6.9':
      'Kde tištěná pravidla mluví o 1 až 5 krocích, smíte jich udělat tolik, kolik máte akcí; s Muretem tedy i 6 (viz Q-34).',
    'D-6.10':
      'Tah končí, když jeho konec ohlásíte. Úkony, které akci nestojí, smíte provádět i tehdy, když už vám nezbývá žádná akce.',

    'D-7.1':
      'V každém tahu smíte provést jeden pohyb: jednu nepřerušenou cestu z místa, kde je vaše figurka, na jiné. Popojít, zastavit se kvůli nějakému úkonu a jít dál nelze.',
    'D-7.2': 'Krok po souši vede do sousední oblasti a stojí 1 akci.',
    'D-7.3':
      'Cesta o jediném kroku po souši nestojí žádné dukáty. Cesta přes 2, 3, 4 nebo 5 oblastí stojí stejný počet akcí a dohromady 10 dukátů (pro 6 oblastí s Muretem viz Q-34).',
    'D-7.4': 'Z přístavu smí figurka vyplout na jeho moře a tam se zastavit. Stojí to 1 akci a žádné dukáty.',
    'D-7.5': 'Z přístavu se smí figurka přeplavit do jiného přístavu téhož moře. Stojí to 3 akce a 10 dukátů.',
    'D-7.6':
      'Z jednoho moře se nikdy nedostanete do přístavu druhého. Přístavy Tyrhénského moře jsou Cagliari, Palermo, Neapol, Řím a Janov, přístavy Jaderského moře Brindisi, Ancona a Benátky.',
    'D-7.7':
      'Začíná-li vaše figurka tah na moři, musí v tomto tahu přistát v některém přístavu tohoto moře, třeba i v tom, ze kterého vyplula. Přistání stojí 1 akci a žádné dukáty. Je prvním úsekem cesty tohoto tahu; ta smí pokračovat (D-7.8), ale nesmí znovu skončit na moři (viz Q-5).',
    'D-7.8':
      'Stačí-li vám akce, smíte v jedné cestě spojit souš a moře; akce se sčítají. Zastávka na moři cestu vždy ukončí. V jednom tahu je možná nejvýše jedna přeplavba.',
    'D-7.9':
      'Spojená cesta stojí 10 dukátů jednou za celou cestu; nic nestojí jen cesta o jediném úseku za 1 akci. Domácí pravidlo „dukáty za smíšenou cestu“: zvlášť se platí 10 dukátů za dva a více úseků po 1 akci a zvlášť 10 dukátů za přeplavbu (viz Q-6).',
    'D-7.10':
      'Dukáty musíte zaplatit celé: s méně než 10 dukáty jsou možné jen cesty o jediném úseku za 1 akci. Bratr Ralph dukáty za cestu nikdy neplatí.',
    'D-7.11': 'Oblasti, kterými jen procházíte, na nic nemají vliv. Cesta nesmí skončit tam, kde začala.',
    'D-7.12': 'Na moři nemůžete provést žádnou akci ani úkon vázaný na místo; všechny ostatní ano.',
    'D-7.13':
      'Dokud figurka z D-7.7 nepřistane, musíte si 1 akci ponechat: poslední akci smíte vydat jen na přistání. Za ostatní smíte před přistáním dělat vše, co dovoluje D-7.12.',
    'D-7.14':
      'Úseky cesty jsou: přistání (1 akce, jen z moře a jen jako první), krok po souši (1 akce), přeplavba (3 akce, nejvýše jedna) a vyplutí na moře (1 akce, jen jako poslední a ne v cestě, která na moři začala). Jediný úsek za 1 akci nestojí žádné dukáty, každá jiná cesta 10 dukátů (podle D-7.9).',
    'D-7.15': 'Figurka přemístěná podle D-19.4 nebo D-20.3 tím neprovedla pohyb ve smyslu D-7.1.',

    'D-8.1':
      'Co je vázáno na místo, to se řídí oblastí, v níž figurka právě stojí: před cestou výchozí, po cestě cílovou. Bez cesty je oblast jen jedna. V jednom tahu smíte využít obě, k různým věcem i k téže (dvě města, kroky Veronské hádanky ve dvou modrých oblastech, písaři ve dvou opatstvích); platí jen omezení z D-6.7 a omezení na celou hru. Podmínka splněná před cestou už po ní neplatí.',
    'D-8.2': 'Všechny úkony této kapitoly jsou dobrovolné a nestojí žádnou akci.',
    'D-8.3':
      'Jste-li v oblasti s odkrytou kartou události 1 až 9, smíte ji použít: dostanete dukáty z banku, nebo znalosti, podle toho, co je na ní. Karta se otočí a nikdo další ji už nepoužije.',
    'D-8.4': 'Karty událostí s dukáty smějí použít jen kupci, karty se znalostmi všichni.',
    'D-8.5':
      'Jste-li ve městě s hodnotou, na němž ještě nemáte disk, smíte je využít: dostanete dukáty ve výši jeho hospodářské hodnoty (jen kupci) a/nebo znalosti ve výši jeho kulturní hodnoty (všichni). Řím má hodnotu 8 dukátů a 15 znalostí; domácí pravidlo „hodnoty Říma“ ji mění na 15 dukátů a 8 znalostí (viz Q-1).',
    'D-8.6': 'Na využité město položíte svůj disk. Každé město smíte využít jednou za hru.',
    'D-8.7':
      'Při využití města si zvolíte, co z toho, nač máte nárok, si vezmete; aspoň něco musíte a čeho se vzdáte, to je ztracené. Bratr a kardinál si smějí vzít jen znalosti. Město, které vám nic nenabízí, využít nelze (viz Q-25).',
    'D-8.8': 'Bolognu na mapě využít nelze; její znalosti získáte jen prostřednictvím Posla (D-13).',
    'D-8.9': 'Výchozí města nemají žádný účinek; Ancona je však přístav.',
    'D-8.10':
      'Jste-li kupec a stojíte v konventu, smíte se stát bratrem: vyberete si jednu z dosud vyložených karet bratrů, odevzdáte banku polovinu svých dukátů zaokrouhlenou nahoru a pak provedete účinek karty (D-18). Domácí pravidlo „zaokrouhlování“: odevzdaná částka se zaokrouhlí nahoru na násobek 5, nejvýše však na vše, co máte (viz Q-2 a Q-30).',
    'D-8.11':
      'Pro bratry a kardinály nemá konvent žádný účinek. Pro kupce a kardinály nemá účinek katedrála: kardinálem se může stát jen bratr.',
    'D-8.12':
      'Jste-li bratr a stojíte v katedrále (Milán, Brindisi), smíte se stát kardinálem: vyberete si jednu z dosud vyložených karet kardinálů, zaplatíte banku 40 dukátů (za Mureta 70) a odhodíte zpoza zástěny jednoho politika nebo jednoho šlechtice, který se ihned vrátí do oběhu.',
    'D-8.13':
      'Bratr Stefano smí místo této kostky použít svého virtuálního šlechtice; skutečnou kostku pak neodhazuje.',
    'D-8.14':
      'Karta bratra odchází ze hry a její účinky končí (virtuální kostka, body Volgare, almužna, cesty bez dukátů). Získané znalosti vám zůstávají.',
    'D-8.15': 'Celou cenu musíte zaplatit dříve, než se projeví jakýkoli účinek nové karty. Platí to i pro Zazzu.',
    'D-8.16':
      'Kupec se smí stát v jednom tahu bratrem i kardinálem, stojí-li před cestou v konventu a po ní v katedrále (viz Q-30).',
    'D-8.17': 'V opatství neplatíte za abatyše žádné dukáty (D-10.5).',
    'D-8.18':
      'Jste-li v opatství a máte před zástěnou aspoň jednoho písaře, smíte je proměnit, a to všechny a jedním ze dvou způsobů: buď je dáte za zástěnu (na konci hry 1 bod Volgare za každého), nebo se vrátí do oběhu a za každého získáte 3 znalosti. Rozdělit je nelze.',
    'D-8.19':
      'Písaře za zástěnou už nelze přesunout ani znovu proměnit. Písaře, které si vezmete později, smíte později také proměnit.',

    'D-9.1': 'V jednom tahu si smíte vzít nejvýše jeden rukopis; počítá se k nim i Lingua Volgare (viz Q-12).',
    'D-9.2': 'Vaše úroveň znalostí musí být aspoň tak vysoká jako úroveň karty.',
    'D-9.3':
      'Vaše figurka musí být v oblasti dialektu karty, u karty úrovně 4 v oblasti jednoho z jejích dvou dialektů.',
    'D-9.4':
      'Cenu v akcích určuje místo, na kterém karta leží: úroveň 1 stojí 1 akci, úroveň 2 stojí 2, úroveň 3 stojí 3 a úroveň 4 stojí 4. Dukáty se neplatí.',
    'D-9.5':
      'Vybrat si smíte kteroukoli vyloženou kartu. Přijde za zástěnu a její místo se zaplní až v příští fázi Události.',
    'D-9.6': 'Ztráta znalostí vás o žádný rukopis nikdy nepřipraví.',
    'D-9.7':
      'Posun rukopisů: jsou-li všechny karty úrovně 1 rozebrány a žádná nemůže přibýt, posunou se ostatní úrovně o jedno místo níž; úrovně 2, 3 a 4 pak stojí 1, 2 a 3 akce. Potřebná úroveň znalostí se nemění, je stále úrovní karty. Posun nastane jednou za hru; domácí pravidlo „kdy se rukopisy posouvají“: nastane po vyčerpání kterékoli úrovně (viz Q-10).',
    'D-9.8':
      'Posunem přijde do hry Lingua Volgare na místo za 4 akce; vyžaduje úroveň znalostí 8. Figurka může být kdekoli, i na moři.',
    'D-9.9': 'Dojde-li jiná úroveň než 1, zůstane její místo prostě prázdné (k domácímu pravidlu viz Q-10).',

    'D-10.1': 'Brát si smíte jen kostky, které v tomto kole leží na polích akcí.',
    'D-10.2':
      'U každé barvy smíte v jednom tahu brát kostky nejvýše jednou: jednu kostku za 1 akci, nebo dvě kostky této barvy za 4 akce. Obě musejí být k dispozici (viz Q-7).',
    'D-10.3': 'Jeden politik stojí 30 dukátů, dva 60.',
    'D-10.4': 'Šlechtici nestojí žádné dukáty.',
    'D-10.5': 'Jedna abatyše stojí 15 dukátů, dvě 30. Je-li vaše figurka v té chvíli v opatství, nestojí žádné dukáty.',
    'D-10.6': 'Písaři nestojí žádné dukáty. Kladou se před zástěnu.',
    'D-10.7':
      'Vezmete-li si šlechtice, smíte každého z nich hned, dříve než uděláte cokoli jiného, prodat za 20 dukátů; kostka se vrátí do oběhu. Šlechtice, který už přišel za zástěnu, prodat nelze. Prodávat smíte v každém postavení (viz Q-8).',
    'D-10.8':
      'K čemu kostky slouží: hlasy (D-1.10) se počítají v dražbě, ve volbě a u prémie za hlasy; politik nebo šlechtic je potřeba, abyste se stali kardinálem; abatyše se odhazují pro Píseň bratra Slunce a Posla; o písařích viz D-8.18.',

    'D-11.1':
      'Žaltář: za 1 akci, jednou za tah, získáte 3 znalosti, nebo 4, je-li váš disk v té chvíli na stupnici znalostí poslední (viz Q-27). Lze to kdekoli a v každém postavení.',
    'D-11.2':
      'Drobný obchod: za 1 akci, jednou za tah, dostanete z banku 10 dukátů. Lze to kdekoli a v každém postavení.',

    'D-12.1':
      'Jste-li v modré oblasti (jazyk oïl), postoupíte za každou vydanou akci o 1 pole na stupnici Veronské hádanky.',
    'D-12.2': 'Stupnice má 12 polí; kroky za poslední z nich si koupit nelze (viz Q-24).',
    'D-12.3':
      'Na konci hry dostane body jen hráč, který je nejdále vpředu (D-1.5): 4, 5 nebo 6 bodů Volgare podle nejvyššího čísla, kterého dosáhl nebo které minul; čísla leží na polích 4, 7 a 10. Nedošel-li ani k číslu 4, nedostane nic (viz Q-23).',

    'D-13.1':
      'Kdekoli: za každou vydanou akci postoupíte o 1 pole na stupnici Posla. Má 6 polí a to poslední je Bologna.',
    'D-13.2':
      'Vstup na poslední pole (do Bologni) stojí v kolech 1 až 7 navíc 20 dukátů a odhození 2 abatyší, od kola 8 jen 10 dukátů a odhození 1 abatyše. Kdo zaplatit nemůže, nesmí vstoupit; smí se zastavit na poli před Bolognou. Virtuální abatyše bratra Michela nahradí jednu z abatyší (D-18.4).',
    'D-13.3': 'Vstupem ihned získáte 15 znalostí (v kolech 1 až 7), nebo 10 znalostí (od kola 8).',
    'D-13.4':
      'Odhozené abatyše se vrátí do oběhu. Váš disk se přesune ze stupnice do Bologni a Posel už pro vás nemá další využití: vstoupit lze jen jednou za hru.',

    'D-14.1':
      'Jste-li kupec, postoupíte kdekoli za každou vydanou akci o 1 pole na stupnici Orientu, která má 5 polí; posledním je přístav. Bratři a kardinálové to nesmějí.',
    'D-14.2':
      'Kupec na posledním poli dostane od té chvíle 10 dukátů navíc pokaždé, když si bere hospodářskou hodnotu města.',
    'D-14.3':
      'Na města využitá dříve se nic nedoplácí a karet událostí se to netýká. Na poslední pole smí dojít více hráčů.',
    'D-14.4': 'Kdo už není kupcem, nemá z Orientu nic; jeho disk zůstává na místě.',
    'D-14.5': 'Vzdáte-li se při využití města dukátů (D-8.7), nedostanete ani dukáty navíc.',

    'D-15.1':
      'Františkánské město je aktivní v kole uvedeném na jeho kartě Písně bratra Slunce (2, 5, 8, 11, nebo 14). V kolech 15 a 16 je aktivních všech pět.',
    'D-15.2':
      'Jste-li v aktivním městě, smíte za každý krok vydat 1 akci a 1 abatyši a postoupit o 1 pole na stupnici Písně bratra Slunce, která má 10 polí. Abatyše se vrátí do oběhu.',
    'D-15.3': 'Virtuální abatyše bratra Michela nahradí jednu z nich (D-18.4).',
    'D-15.4':
      'Na konci hry dostane hráč nejdále vpředu 9 bodů Volgare a druhý 4. Je-li na jednom poli více disků, může body získat jen nejspodnější z hromádky, ostatní z ní nic; druhým je pak nejspodnější disk na nejbližším obsazeném poli za ním. Disky před prvním polem nedostanou nikdy nic. Domácí pravidlo „shody v Písni bratra Slunce“: platí přesné pořadí podle D-1.5, první 9 bodů, druhý 4 (viz Q-22).',

    'D-16.1':
      'Od kola 12, kdekoli: za každou vydanou akci postoupíte o 1 pole na stupnici Papežské knihovny, která má 9 polí.',
    'D-16.2':
      'Vaše číslo je nejvyšší značka (1 až 4), které váš disk dosáhl nebo kterou minul. Čísla 1, 2, 3 a 4 leží na polích 3, 5, 7 a 9.',
    'D-16.3':
      'Za celou hru si smíte nechat nejvýše jednu kartu knihovny; s domácím pravidlem „Zazza v knihovně“ si Zazza nechá dvě (viz Q-16).',
    'D-16.4':
      'Máte-li číslo aspoň 1 a dosud žádnou kartu knihovny, smíte ve svém tahu bez akce táhnout tolik vrchních karet, kolik je vaše číslo (všechny, zbývá-li jich méně). Tajně si je prohlédnete, jednu si necháte za zástěnou a ostatní vrátíte na vrch balíčku v libovolném pořadí. Smíte také počkat na pozdější tah a vyšší číslo (viz Q-31).',
    'D-16.5': 'Kdo karty táhl, musí si jednu nechat.',
    'D-16.6': 'Kardinál Zazza táhne o 1 kartu více, než je jeho číslo (D-18.14 a Q-16).',

    'D-17.1':
      'Kdekoli: za každou vydanou akci postoupíte o 1 pole na stupnici Odpočinku, nejdále na poslední z jejích 6 polí. Účinek popisuje D-5.2.',

    'D-18.1': 'Znalosti z karty získáte jednou, ve chvíli, kdy si kartu berete.',
    'D-18.2': 'Bratr Mario: 12 znalostí.',
    'D-18.3': 'Bratr Michel: 7 znalostí a virtuální abatyše.',
    'D-18.4':
      'Virtuální abatyše má 1 hlas v dražbě Stupor Mundi, ve volbě a u prémie za hlasy. Nejvýše jednou za tah také nahradí jednu odhazovanou abatyši pro Píseň bratra Slunce nebo Posla, a to první, kterou si tah vyžádá; na dražbu, volbu a prémii se toto omezení nevztahuje. Dokud kartu máte, o virtuální abatyši nikdy nepřijdete (viz Q-15).',
    'D-18.5':
      'Bratr Stefano: 7 znalostí a virtuální šlechtic, který má 2 hlasy v dražbě, ve volbě a u prémie za hlasy. Smíte jím také nahradit kostku, kterou platíte, když se stáváte kardinálem (D-8.13).',
    'D-18.6':
      'Stefano: když si kartu berete, smíte si po odevzdání poloviny dukátů jednou vzít z banku 20 dukátů; virtuální šlechtic vám zůstane. Domácí pravidlo „Stefanův prodej“: smíte to jednou v každém svém tahu (viz Q-13).',
    'D-18.7': 'Bratr Gigi: almužna 10 dukátů místo 5; máte-li kartu na konci hry, −4 body Volgare.',
    'D-18.8':
      'Bratr Ralph: 7 znalostí; za cesty nikdy neplatíte 10 dukátů; máte-li kartu na konci hry, +4 body Volgare.',
    'D-18.9':
      'Kardinál Balestreri: 4 znalosti a virtuální politik, který má 3 hlasy v dražbě, ve volbě a u prémie za hlasy. Dokud kartu máte, nikdy o něj nepřijdete.',
    'D-18.10': 'Kardinál Lanzuisi: +6 bodů Volgare na konci hry.',
    'D-18.11':
      'Kardinál Muret: stojí 70 dukátů; máte 6 akcí za tah, a to už od tohoto tahu: jednu akci navíc dostanete ihned (viz Q-17).',
    'D-18.12':
      'Kardinál Shlasinger: +4 body Volgare na konci hry. Jednou za hru smíte ve svém tahu inkvizicí posunout disk jiného hráče na stupnici znalostí o 6 polí zpět, nejdále na pole 0; na novém poli přijde na vrch hromádky (viz Q-18).',
    'D-18.13': 'Kardinál Zazza: 40 dukátů, které jste právě zaplatili, dostanete ihned zpět.',
    'D-18.14':
      'Zazza: v Papežské knihovně táhnete o jednu kartu více a jednu si necháte. Domácí pravidlo „Zazza v knihovně“: táhnete obvyklý počet karet a necháte si dvě (viz Q-16).',
    'D-18.15':
      'Virtuální kostky vidí všichni. Nelze je odhodit, vrátit do oběhu, ukrást ani prodat (s výjimkou D-18.6).',
    'D-18.16':
      'Kartu, kterou si jeden hráč vzal, už jiný mít nemůže; odložený bratr je ze hry venku nadobro. Pět karet stačí i pro pět hráčů.',

    'D-19.1': 'Karta 10 přijde do Brindisi v kole 10. Podle D-8.3 nedává nic.',
    'D-19.2':
      'Na konci svého tahu, když jste ho ohlásili, smíte svolat ostatní hráče, je-li vaše figurka v Brindisi a karta je stále odkrytá. Smíte to v každém postavení, i bez kostek. V tomto tahu už potom nelze dělat nic jiného.',
    'D-19.3':
      'Ostatní hráči odpovídají v pořadí hráčů, počínaje tím, kdo je po svolavateli; po posledním se pokračuje od prvního. Každý smí přijít, nebo zůstat (viz Q-19).',
    'D-19.4':
      'Kdo přijde, přemístí svou figurku zdarma do Brindisi (i z moře, pak už nemusí přistávat) a figurka tam zůstane. Kdo zůstane, dražby se neúčastní. Odpovídají i hráči, jejichž figurka už v Brindisi je.',
    'D-19.5': 'Nepřijde-li nikdo, svolavatel vyhrává a nic neodhazuje.',
    'D-19.6':
      'Jinak se draží v celých hlasech. Svolavatel začíná libovolnou nabídkou od 2 do svého limitu. Potom každý účastník dokola v pořadí hráčů buď zvýší nabídku aspoň o 1, nebo definitivně pasuje, dokud nezbude jediný (viz Q-19).',
    'D-19.7':
      'Váš limit jsou hlasy vašich kostek za zástěnou a vaší virtuální kostky; svolavatel má limit o 2 vyšší. Nad svůj limit nesmí nabízet nikdo.',
    'D-19.8':
      'Vítěz odhodí kostky aspoň v hodnotě své nabídky, od níž se odečtou hlasy jeho virtuální kostky a u svolavatele ještě 2. Přeplatek se nevrací; kostku, která k dosažení částky není potřeba, odhodit nesmí. Kostky se vrátí do oběhu.',
    'D-19.9': 'Vítěz získá 10 znalostí; karta se otočí a je vyřazena. Poražení o nic nepřijdou.',
    'D-19.10':
      'Kdo by svolat mohl, ale nechce, nechá kartu ležet; svolávat smí příští hráč, který skončí tah v Brindisi.',
    'D-19.11':
      'Na konci dražby se nejprve odhodí kostky a vrátí se do oběhu (prvním přípustným řádkem je řádek příštího kola), pak vítěz získá znalosti a karta se otočí. Potom začíná tah dalšího hráče.',
    'D-19.12':
      'Dražba je veřejná: všichni vidí účastníky, nabídky i odhozené kostky. Nabídky jsou závazné a kdo pasoval, už se do dražby nevrátí.',

    'D-20.1':
      'Z pěti karet papeže jsou dvě červené a tři bílé. Vyplývá to z toho, že hra končí druhou červenou kartou a trvá 13 až 16 kol; se třemi červenými by se kola 16 nikdy nedočkala.',
    'D-20.2': 'Bílá karta: nic se neděje. První červená karta: papež umírá, jinak se nic neděje.',
    'D-20.3':
      'Druhá červená karta: papež zemřel a toto kolo je poslední. Všechny figurky se ihned a zdarma přemístí do Říma, ať jsou kdekoli. Kolo se odehraje jako obvykle.',
    'D-20.4':
      'Po fázi Akce tohoto kola následuje závěrečná volba (D-21) a potom počítání bodů (D-22). Kostky se už nevracejí do oběhu a nepřijde almužna, nové pořadí ani doplňování.',

    'D-21.1': 'Všechny zástěny se zvednou (viz Q-20).',
    'D-21.2': 'Hráči se rozhodují jeden po druhém; začíná ten, kdo má nejvíce znalostí (viz Q-20).',
    'D-21.3':
      'Každý smí odhodit kostky zpoza zástěny, aby byl zvolen: kupec za 7 hlasů bankéřem (6 bodů Volgare), bratr za 10 hlasů benediktinským mnichem (11 bodů), kardinál za 11 hlasů komořím (14 bodů), nebo za 17 hlasů papežem (22 bodů). Zvolen může být každý nejvýše jednou; je to dobrovolné.',
    'D-21.4':
      'Virtuální kostka se započítá automaticky a neztrácí se: skutečné kostky musejí pokrýt jen požadovaný počet snížený o její hlasy.',
    'D-21.5':
      'Hodnota odhozených kostek smí požadovaný počet převýšit, přeplatek se však nevrací. Kostku, která není potřeba, odhodit nesmíte. Odhozené kostky odcházejí ze hry.',
    'D-21.6':
      'Papež je jen jeden. Má-li 17 hlasů více kardinálů, má přednost ten s nejvíce znalostmi; jiný z nich se pak může stát s 11 hlasy komořím. Nechce-li první, právo přechází dál: v pořadí podle D-21.2 se smí stát papežem každý kardinál se 17 hlasy, dokud jím není nikdo. Rozhodují hlasy před volbou včetně virtuální kostky.',

    'D-22.1':
      'K bodům za volbu se přičtou body podle této kapitoly. Prémie za hlasy: hráč, kterému po volbě zbývá nejvíce hlasů (za zástěnou a z virtuální kostky), dostane 3 body Volgare; při shodě ten, kdo má více znalostí, a nikdo, mají-li všichni 0. Domácí pravidlo „virtuální kostka po volbě“: virtuální kostka zvoleného hráče se tu nepočítá (viz Q-14 a Q-21).',
    'D-22.2': 'Každý písař za zástěnou: 1 bod Volgare. Písaři před zástěnou: 0.',
    'D-22.3': 'Karta Papežské knihovny: její hodnota (2 až 4 body Volgare).',
    'D-22.4':
      'Bohatství: hráč s nejvíce dukáty dostane 7 bodů Volgare, je-li kupcem (i bankéřem), a 3 body, je-li bratrem nebo kardinálem. Při shodě je dostane ten, kdo má více znalostí, a nikdo, mají-li všichni 0 (viz Q-21).',
    'D-22.5': 'Veronská hádanka: 4, 5 nebo 6 bodů Volgare podle D-12.3.',
    'D-22.6': 'Píseň bratra Slunce: 9 a 4 body Volgare podle D-15.4.',
    'D-22.7': 'Každý rukopis: tolik bodů Volgare, jaká je jeho úroveň. Lingua Volgare: 8 bodů.',
    'D-22.8':
      'Pět dialektů: jednou 5 bodů Volgare, máte-li pět různých rukopisů, z nichž každý zastupuje jiný z pěti dialektů; karta úrovně 4 zastupuje jeden ze svých dvou. Lingua Volgare nezastupuje žádný (viz Q-12).',
    'D-22.9':
      'Karty: Ralph +4, Gigi −4, Lanzuisi +6 a Shlasinger +4 body Volgare pro toho, kdo kartu má, ať byl zvolen, nebo ne. Kardinál zvolený papežem za svou kartu nedostane nic.',

    'D-23.1':
      'Vítězí hráč s největším počtem bodů Volgare, při shodě ten, kdo má více znalostí (D-1.6). Vítěz je vždy právě jeden.',
  },
  rulings: {
    'Q-1':
      'Jakou hodnotu má Řím? Tištěná pravidla uvádějí 8 dukátů a 15 znalostí a tak se zde hraje. Čísla mohla být prohozena: mince jsou po 5, 10 a 50, všechny ostatní částky ve hře jsou násobky 5 a 15 znalostí dává i Bologna, která stojí mnohem více. Domácí pravidlo „hodnoty Říma“ nabízí 15 dukátů a 8 znalostí.',
    'Q-2':
      'Jak se zaokrouhluje polovina dukátů, kterou odevzdává nový bratr? Nahoru na celé dukáty; s 8 dukáty z Říma totiž částky nejsou vždy násobkem 5. Domácí pravidlo „zaokrouhlování“ zaokrouhlí odevzdanou částku nahoru na násobek 5, nejvýše na vše, co hráč má. Hodí se k prohozeným hodnotám Říma (Q-1).',
    'Q-3':
      'Kdy se dává poslední almužna? V kole 11 (D-4.1). Nadpis v tištěných pravidlech jmenuje kolo 10, poznámka však vylučuje almužnu až od kola 12 a karta bratra Gigiho mluví o kole 11: dvě místa ze tří tedy kolo 11 zahrnují. Domácí pravidlo „poslední almužna“ nabízí kolo 10.',
    'Q-4':
      'Kdo dává almužnu? Kupec, který byl nejbohatší na začátku fáze (D-4.4): tištěná pravidla mluví o jediném nejbohatším kupci, který dává několika hráčům, a o banku, který nastoupí, když už nic nemá. S domácím pravidlem „dárce almužny“ se nejbohatší určuje znovu před každou platbou. O pořadí obdarovaných a o částečných platbách tištěná pravidla mlčí: zde platí pořadí hráčů a bank doplácí zbytek.',
    'Q-5':
      'Co stojí přistání po zastávce na moři? Tištěná pravidla cenu neuvádějí. Je to jeden krok z moře do přístavu, tedy 1 akce a žádné dukáty, a tuto akci si musíte ponechat (D-7.13). Ve dvou tazích tak plavba stojí 2 akce a nic víc, v jednom 3 akce a 10 dukátů.',
    'Q-6':
      'Kolik dukátů stojí cesta po souši i po moři? Deset jednou za celou cestu (D-7.9): tištěná pravidla zdůrazňují, že částka nezávisí na vzdálenosti, a Ralph ušetří „10 dukátů“. Domácí pravidlo „dukáty za smíšenou cestu“: 10 dukátů za dva a více úseků po 1 akci a dalších 10 za přeplavbu.',
    'Q-7':
      'Smíte brát kostky jedné barvy v tahu opakovaně? Ne, u každé barvy jen jednou (D-10.2). Kdyby šlo brát jednu kostku po druhé vždy za 1 akci, nemělo by smysl platit za dvě 4 akce.',
    'Q-8':
      'Smíte ze dvou šlechticů prodat jen jednoho? Ano, o každém rozhodujete zvlášť (D-10.7). Tištěná pravidla zmiňují prodej jednoho i obou.',
    'Q-9':
      'Který řádek je při návratu kostek do oběhu první volný? Ve fázi Události i řádek začínajícího kola, protože tištěná pravidla vracejí kostky dříve, než se kostky tohoto kola rozdělí (D-3.5). Ve fázi Akce je tento řádek vyřízený a začíná se příštím kolem (D-3.9). Jsou-li plné všechny řádky až do řádku 16, pravidla mlčí: zde kostka odchází ze hry (D-3.10).',
    'Q-10':
      'Po vyčerpání které úrovně se rukopisy posouvají? Jen po vyčerpání úrovně 1 (D-9.7); žádnou jinou tištěná pravidla nejmenují. Jeden veřejný souhrn pravidel je posouvá po vyčerpání kterékoli úrovně. Domácí pravidlo „kdy se rukopisy posouvají“ to dovoluje: úrovně nad vyčerpanou se pokaždé posunou o jedno místo níž a Lingua Volgare přijde s prvním posunem, vždy za 4 akce.',
    'Q-11':
      'Kdy přesně posun nastane? Ve fázi Události, protože teprve při doplňování se ukáže, že rukopisy nahradit nelze (D-3.12). S domácím pravidlem „okamžik posunu“ nastane hned po odebrání posledního z nich.',
    'Q-12':
      'Je Lingua Volgare rukopis? Ano. Vezmete-li si ji, je to váš jediný rukopis v tomto tahu (D-9.1). Dialekt však nemá, takže k pěti dialektům nepřispívá (D-22.8).',
    'Q-13':
      'Jak často smí Stefano dostat 20 dukátů? Jednou, když si kartu berete (D-18.6). Šlechtic se prodává jen ve chvíli, kdy ho získáte, a tento se nikdy neztratí: opakovaný prodej by byl zdrojem peněz zadarmo. Domácí pravidlo „Stefanův prodej“ ho dovoluje jednou v každém vlastním tahu.',
    'Q-14':
      'Počítá se virtuální kostka po volbě ještě do prémie za hlasy? Ano. Podle tištěných pravidel se nikdy neztrácí a jsou u ní uvedena obě použití. S domácím pravidlem „virtuální kostka po volbě“ se zvolenému hráči do prémie nepočítá; kdo zvolen nebyl, tomu se počítá dál.',
    'Q-15':
      'Proč smí virtuální abatyše nahradit skutečnou jen jednou za tah? Jedna kostka nemůže v témže tahu posloužit dvakrát. Jinak by jednotlivé kroky v Písni bratra Slunce nestály žádnou abatyši (D-18.4).',
    'Q-16':
      'Co má Zazza v Papežské knihovně navíc? Tištěná pravidla mu dávají o jednu kartu více než obvykle. Vlastnit však smíte jen jednu, proto zde o jednu více táhne; aspoň čísla 1 dosáhnout musí. Domácí pravidlo „Zazza v knihovně“: táhne obvyklý počet a nechá si dvě.',
    'Q-17':
      'Odkdy platí Muretova šestá akce? Hned od tahu, v němž jste si kartu vzali (D-18.11); tak počítají i tištěná pravidla.',
    'Q-18':
      'Kdy smí Shlasinger použít inkvizici? Ve svém tahu a bez akce, i v tahu, v němž jste si kartu vzali (D-18.12). Tištěná pravidla chvíli neurčují. Pod pole 0 disk neklesne.',
    'Q-19':
      'Jak probíhá dražba Stupor Mundi? „V pořadí hráčů“ čteme jako kruh, který začíná po svolavateli, a to pro odpovědi i pro nabídky; první nabídku dává svolavatel sám (šlo by číst i od začátku pořadí). Začíná nabídkou nejméně 2, kterou pokryjí jeho 2 hlasy navíc, a pasovat při ní nesmí. Nabídky jsou veřejná celá čísla a nikdo nenabídne víc, než může zaplatit; přijít smí i hráč bez kostek, je to pro něj cesta zdarma.',
    'Q-20':
      'Jak probíhá závěrečná volba? Tištěná pravidla říkají jen, že hráč zvolen být může, proto je dobrovolná. Které kostky odhodíte, si vyberete; žádná z nich nesmí být zbytečná (D-21.5). O pořadí pravidla mlčí: rozhoduje se s otevřenými zástěnami od hráče s nejvíce znalostmi, protože znalosti rozhodují i všechny shody.',
    'Q-21':
      'Dostane prémii někdo, když mají všichni 0? Ne. Prémie za hlasy i prémie za bohatství vyžadují aspoň 1 hlas, respektive 1 dukát.',
    'Q-22':
      'Co při shodě v Písni bratra Slunce? Doslova: na společném poli získá body jen nejspodnější disk (D-15.4). Domácí pravidlo „shody v Písni bratra Slunce“ použije přesné pořadí podle D-1.5: první 9 bodů, druhý 4, i když stojí na témže poli.',
    'Q-23':
      'Dostane vedoucí hráč Veronské hádanky body, i když nedošel k číslu 4? Ne. Kde není číslo, nejsou body (D-12.3).',
    'Q-24':
      'Co se děje na konci stupnic? Disk se zastaví na posledním poli, další kroky si koupit nelze a přebytečné znalosti propadají.',
    'Q-25':
      'Smíte si z města vzít jen část? Ano, tištěná pravidla říkají „a/nebo“ (D-8.7). Město je tím však využité a zbytek ztracený.',
    'Q-26': 'Jak dlouho zůstávají karty událostí na mapě? Dokud je někdo nepoužije; žádné pravidlo je neodstraňuje.',
    'Q-27':
      'Co při shodě ve znalostech? Vždy rozhoduje hromádka: níže ležící disk je dále vpředu. Platí to i pro to, kdo je při Žaltáři poslední, a pro všechny závěrečné shody. Jeden veřejný souhrn pravidel obecně říká, že všechny shody vyhrává hráč s nejvíce znalostmi.',
    'Q-28':
      'Co je za zástěnou tajné? Kostky a rukopisy vidí jen jejich majitel; každý však vidí, co si kdo bere a co vydává, takže si to lze pamatovat. Domácí pravidlo „otevřené zástěny“ ukazuje kostky a rukopisy všech; karty Papežské knihovny zůstávají tajné.',
    'Q-29':
      'Proč se některá jména jinde liší? Vicenza a Verona jsou v tištěných pravidlech jedna a táž oblast; Norcii pozdější vydání nazývá Gubbio. V tištěných pravidlech se střídají i podoby Murat a Muret, Lanzuizi a Lanzuisi, Messager a Messenger; zde má každé jméno jen jednu.',
    'Q-30':
      'V jakém pořadí se stanete bratrem? Vyberete si kartu, odevzdáte polovinu dukátů a pak provedete účinek karty (D-8.10). Stát se v jednom tahu bratrem i kardinálem nic nezakazuje (D-8.16).',
    'Q-31':
      'Kdy smíte táhnout karty Papežské knihovny? V kterémkoli svém tahu od chvíle, kdy jste dosáhli čísla, dokud to neuděláte (D-16.4).',
    'Q-32':
      'Smí figurka do Bologni? Ano, jako do každé neutrální oblasti, ale bez jakéhokoli účinku. Že je Bologna neutrální, jsme rekonstruovali.',
    'Q-33':
      'Počítají se na stupnici Odpočinku i disky z dřívějších kol? Ano, dokud na stupnici jsou. Popis fáze v tištěných pravidlech sice mluví o discích z minulého kola, ostatní však nechává na místě a kapitola o Odpočinku jmenuje prostě disk nejdále vpředu.',
    'Q-34':
      'K čemu smí Muret použít šest akcí? Ke všemu: smí postoupit o šest polí na jedné stupnici nebo ujít šest oblastí (D-6.9).',
    'Q-35': 'Mohou v banku dojít dukáty? Ne, bank je neomezený. Kostky a karty omezené jsou.',
    'Q-36': 'Smíte vyložené rukopisy odmítnout nebo vyměnit? Ne; nikdy se ani znovu nemíchají.',
    'Q-37':
      'Co když je v řádku méně kostek než obvykle? Od kola 8 se to může stát; k dispozici jsou pak jen ty, které tam leží (D-3.6).',
  },
};
