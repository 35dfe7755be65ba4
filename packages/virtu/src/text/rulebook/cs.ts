/** The rulebook of Virtù in Czech, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'V-2': 'Herní materiál a zásoby',
    'V-3.1': 'Příprava: společná část',
    'V-3.2': 'Příprava: jednotliví hráči',
    'V-3.3': 'Příprava: pořadí a stupnice',
    'V-4': 'Roky a tahy',
    'V-5.1': 'Spodní části karet a destiček',
    'V-5.2': 'Z každé spodní části jeden druh',
    'V-5.3': 'Jak se platí',
    'V-5.4': 'Florény',
    'V-5.5': 'Čím se co platí',
    'V-6.1': 'Posun akčního žetonu',
    'V-6.2': 'Šipky dvořanů',
    'V-6.3': 'Prodej odpustků',
    'V-6.4': 'Zrušení prodeje odpustků',
    'V-6.5': 'Provedení akce',
    'V-6.6': 'Průběh jarního tahu',
    'V-7.1': 'Akce Vláda',
    'V-7.2': 'Akce Mecenát',
    'V-7.3': 'Akce Obchod',
    'V-7.4': 'Akce Anexe',
    'V-7.5': 'Akce Tažení',
    'V-7.6': 'Akce Intriky',
    'V-8.1': 'Pořadí obléhání',
    'V-8.2': 'Válečné bonusy',
    'V-8.3': 'Obléhání',
    'V-8.4': 'Polní bitva',
    'V-8.5': 'Ústup',
    'V-8.6': 'Dobytí města',
    'V-8.7': 'Stupnice měst a pořadí tahů',
    'V-9.1': 'Žold',
    'V-9.2': 'Reorganizace paláce',
    'V-9.3': 'Nákup',
    'V-9.4': 'Verbování',
    'V-9.5': 'Spojenectví',
    'V-9.6': 'Prodej odpustků v zimě',
    'V-10.1': 'Konec hry',
    'V-10.2': 'Body prestiže',
    'V-10.3': 'Náboženský vliv',
    'V-10.4': 'Vítěz',
  },
  rules: {
    'V-2.1': 'Florény v banku nikdy nedojdou. Počet mincí nic neomezuje (viz R-01).',
    'V-2.2': 'Máte přesně 6 vojenských jednotek. Každá z nich stojí buď na herním plánu, nebo čeká ve vaší zásobě.',
    'V-2.3':
      'Máte přesně 5 agentů. Každý je buď ještě nezískaný, nebo v zásobě (získaný, ale neumístěný), nebo umístěný. Získaných agentů nemůže být víc než 5.',
    'V-2.4': 'Není-li v banku žádný žeton válečného bonusu, nelze si žádný vzít (viz R-02).',
    'V-2.5': 'Nezbývá-li žádná karta odpustku, nikdo nemůže vyhlásit prodej odpustků (viz R-03).',
    'V-2.6':
      'Postavu, jejíž hromádka je prázdná, koupit nelze; totéž platí pro Království, Republiku, Cech a Katedrálu, které v nabídce došly. Odhozené karty postav se vracejí na svou hromádku a dají se koupit znovu.',
    'V-2.7': 'Disky nadvlády hru nikdy neomezují (viz R-04).',

    'V-3.1.1': 'Ve hře 3 a 4 hráčů se hraje na straně herního plánu „3/4“, ve hře 5 hráčů na straně „2/5“.',
    'V-3.1.2':
      'Ve hře 3 hráčů jsou nedostupná města Nice, Turín, Milán, Janov, Parma, Ragusa, Cagliari a Reggio: zakryjte je a jejich destičky vraťte do krabice. Pro všechna pravidla jako by neexistovala: nemohou v nich být jednotky ani agenti, nelze je obléhat ani anektovat a nevede přes ně žádná silnice. Moře zůstávají otevřená (viz R-22).',
    'V-3.1.3': 'Ve hře 3 a 4 hráčů nejsou na herním plánu Perugia a Civitavecchia. Jejich destičky vraťte do krabice.',
    'V-3.1.4':
      'Ve hře 3 a 4 hráčů se používá destička Říma bez znaku a Řím začíná jako neutrální město. Ve hře 5 hráčů se používá destička Říma se znakem; město od začátku patří hráči Říma.',
    'V-3.1.5':
      'Lícem nahoru a všem na očích vyložte 12 hromádek postav, destičky neutrálních měst, 10 bonusů za patronát, tituly, cechy a katedrály.',
    'V-3.1.6': 'Připravte 10 karet odpustků, 11 žetonů válečného bonusu +1 a bank s florény.',
    'V-3.1.7': 'Tři velmoci začínají bez spojence a bez agentů.',
    'V-3.2.1':
      'Ve hře 3 hráčů se účastní Florencie, Neapol a Benátky, ve hře 4 hráčů k nim přibude Milán a ve hře 5 hráčů ještě Řím. Dynastie si hráči vybírají. S domácím pravidlem „rozdělení dynastií“ je lze vylosovat.',
    'V-3.2.2':
      'Vezměte si palác své dynastie, akční žeton, 18 disků nadvlády, 6 jednotek, 5 agentů, 3 karty rodu a 2 destičky svých počátečních měst.',
    'V-3.2.3':
      'Obě destičky počátečních měst položte do svého dominia dostupnými zdroji nahoru. Na každé z těchto měst dejte 1 svůj disk a 1 jednotku.',
    'V-3.2.4':
      'Své 3 karty rodu rozmístěte v paláci, jak chcete: jako kartu akce (jen karta s akcí), jako kartu vylepšení pod kartu akce, nebo na některé ze 3 základních polí dvořanů. Umístit musíte všechny tři, na každé místo jednu; všechny začínají dostupné. Všichni rozmisťují současně a karty odkryjí společně. S domácím pravidlem „rozmístění karet rodu“ lze místo toho rozmisťovat v pořadí tahů.',
    'V-3.2.5': 'Na začátku máte v zásobě 2 agenty; Neapol a Řím jich mají 3. Ostatní agenti jsou zatím nezískaní.',
    'V-3.2.6': 'V pokladnici začínáte s 1 florénem.',
    'V-3.2.7': 'Akční žeton se při přípravě ještě neumisťuje.',
    'V-3.3.1':
      'Prvního hráče určí los; s domácím pravidlem „první hráč“ ho lze zvolit. Pořadí tahů jde od něj po směru hodinových ručiček podle toho, jak hráči sedí.',
    'V-3.3.2':
      'Na stupnici měst začínají všechny disky na poli 2, protože každý hráč ovládá 2 města. Leží na sobě: disk prvního hráče nahoře, disk posledního dole. Stejně se naskládají na pole 0 stupnice patronátu.',
    'V-3.3.3':
      'Při přípravě se rozhoduje v tomto pořadí: nejprve první hráč a pořadí tahů, pak dynastie, po nich karty rodu (V-3.2.4), a tím začíná 1. rok. Dynastii z V-3.2.1 si z dosud volných vybírá jeden hráč po druhém v pořadí tahů; dynastie není vázána na místo u stolu. Má-li se první hráč zvolit, jmenuje ho ten, kdo hru založil (viz R-31).',

    'V-4.1': 'Rok tvoří jaro a po něm zima.',
    'V-4.2': 'Obléhání se vyhodnocují teprve tehdy, když svůj jarní tah odehráli všichni hráči.',
    'V-4.3':
      'Pořadí tahů určené na konci jara platí pro následující zimu i pro příští jaro včetně jeho obléhání a ústupů.',
    'V-4.4':
      'V zimě projdete všech pět kroků, než přijde na řadu další hráč: žold, reorganizace paláce, nákup, verbování, spojenectví (viz E-30).',

    'V-5.1.1':
      'Každá karta, destička a komnata má spodní část, na níž je určitý počet symbolů. Až na několik doložených údajů jsme symboly na kartách a destičkách rekonstruovali, stejně jako většinu hodnot měst, silnic a cen; kdo vlastní krabici s hrou, může dodat skutečné hodnoty v datovém souboru.',
    'V-5.1.2':
      'Dvořané (karty na polích dvořanů) a destičky v dominiu jsou buď dostupní, nebo vyčerpaní. Použít lze jen to, co je dostupné.',
    'V-5.1.3': 'Karty v komnatách, ať jde o karty akcí, nebo vylepšení, jsou vždy dostupné a nikdy se nevyčerpají.',
    'V-5.1.4':
      'Symbol předtištěný v komnatě můžete použít jen tehdy, když v ní neleží karta akce. Komnata s Vládou nabízí 1 korunu, s Intrikami 1 masku, s Tažením 1 jízdu; komnaty s Anexí a Mecenátem nemají nic.',
    'V-5.2.1':
      'Když použijete spodní část, zvolte JEDEN druh symbolů na ní. V této platbě smíte utratit všechny její symboly tohoto druhu, symboly ostatních druhů nikoli.',
    'V-5.2.2': 'Dvořan nebo destička se použitím ihned vyčerpá, i když jste nepotřebovali všechny jejich symboly.',
    'V-5.2.3': 'Druh zvolený u spodní části v komnatě platí pro celé jaro.',
    'V-5.2.4':
      'Karta akce a karta vylepšení pod ní jsou dvě samostatné spodní části. Můžete na nich zvolit stejný druh, nebo pokaždé jiný.',
    'V-5.2.5': 'Kromě florénů nelze žádné symboly uschovat. Co neutratíte hned, to propadá.',
    'V-5.2.6':
      'Zdroj, který jste vyčerpali a který se v téže fázi opět stal dostupným (díky šipce dvořanů nebo akci Vláda), smíte použít znovu, a to i s jiným druhem symbolů (viz R-05).',
    'V-5.3.1':
      'Jedna akce je jedna platba. Symboly ze všech zdrojů použitých během akce tvoří společný fond, z něhož se platí krok za krokem až do konce akce; do té doby smíte další zdroje přidávat. Výjimkou je Vláda, jejíž celou cenu platíte před prvním účinkem (viz V-7.1.3 a R-06).',
    'V-5.3.2': 'Všechny nákupy jedné zimy jsou jedna platba s jedním společným fondem.',
    'V-5.3.3':
      'Zrušení jednoho prodeje odpustků, jedno spojenectví, jeden ústup (V-8.5.6) a jeden posun žetonu jsou samostatné platby, každá s vlastním fondem. Z jedné platby do druhé se symboly nikdy nepřenášejí.',
    'V-5.3.4':
      'Tištěná pravidla radí použít nejprve zdroje z komnaty a jiné přidat jen v případě potřeby. Zdroje z komnaty nic nestojí, proto to bereme jako radu, ne jako povinnost (viz R-07).',
    'V-5.3.5':
      'Neplýtvá se: dvořana, destičku nebo bonus za spojenectví smíte použít jen tehdy, když dosavadní fond na platbu nestačí (u Tažení a Intrik na další krok). Který zdroj použijete, je na vás; co na konci zbude, propadá (viz R-32).',
    'V-5.4.1': 'Florény leží v pokladnici, jsou všem na očích a zůstávají vám z roku na rok.',
    'V-5.4.2':
      'Vybrání florénů: kdykoli, i v tahu jiného hráče, smíte vyčerpat dostupného dvořana nebo destičku v dominiu se symboly florénů a dát si do pokladnice tolik florénů, kolik ukazují. Není to akce a nic to nestojí.',
    'V-5.4.3': 'Florény na kartách v komnatě můžete využít jen při provádění akce této komnaty.',
    'V-5.4.4':
      'Zvolíte-li při akci na spodní části v komnatě florény, zaplatíte jimi florénovou cenu akce a zbytek přijde do pokladnice. Platí to i pro akci, která žádné florény nestojí, pokud má aspoň jeden účinek (V-6.5.4 a R-08). Domácí pravidlo „přebytečné florény z komnaty“: nevyužité florény propadají.',
    'V-5.4.5':
      'V tištěných pravidlech stojí „kdykoli“. Bottega vám vybrání florénů nabízí při každém rozhodnutí ve vašem tahu, kdykoli jste dotázáni během obléhání nebo polní bitvy, dříve než vaše město padne (V-5.4.7), při vašich ústupech a při ztrátě pole dvořana (V-9.2.12); na jiných chvílích nezáleží (viz R-09).',
    'V-5.4.6':
      'Florény z dvořanů a destiček jdou vždy přes pokladnici: vybírají se podle V-5.4.2, vždy všechny, a co cena nevyžaduje, to v pokladnici zůstane. Do fondu platby nikdy nepatří a nikdy nepropadnou.',
    'V-5.4.7':
      'Máte-li přijít o město, jehož destička je dostupná a má florény, jste dotázáni, zda je vyberete: po posledním ohlášení bonusu a dříve, než destička změní majitele, i když jste pasovali automaticky (V-8.2.7). Nic jiného čekáním ztratit nemůžete (viz R-09).',
    'V-5.5.1':
      'Krok akčního žetonu navíc stojí 2 florény z pokladnice (jen jednou za jaro), nebo 1 šipku z dostupné destičky. Symboly z komnat a od dvořanů, bonusy za spojenectví ani prodej odpustků zde nepomohou.',
    'V-5.5.2':
      'Zrušení prodeje odpustků stojí 1 kříž, nebo 2 koruny. Platí se symboly od dvořanů a z destiček a křížem Svaté říše římské, nikoli z komnaty ani korunou z prodeje odpustků (viz R-11).',
    'V-5.5.3':
      'Vláda se platí korunami a kříži z komnaty, od dvořanů a z destiček, křížem Svaté říše římské a korunou z prodeje odpustků.',
    'V-5.5.4':
      'Mecenát se platí florény, korunami a kříži z komnaty, korunami a kříži od dvořanů a z destiček, křížem Svaté říše římské, korunou z prodeje odpustků a florény z pokladnice.',
    'V-5.5.5': 'Obchod se platí loděmi z komnaty, od dvořanů, z destiček a z bonusu Osmanské říše.',
    'V-5.5.6':
      'Anexe se platí korunami a loděmi z komnaty, od dvořanů a z destiček, loděmi z bonusu Osmanské říše a korunou z prodeje odpustků.',
    'V-5.5.7':
      'Pohyb při Tažení se platí jízdou a loděmi z komnaty, od dvořanů a z destiček a loděmi z bonusu Osmanské říše.',
    'V-5.5.8':
      'Žetony válečného bonusu při Tažení získáte jen za symboly válčení v komnatě. Jejich cenu ve florénech platíte z komnaty nebo z pokladnice.',
    'V-5.5.9': 'Intriky se platí maskami z komnaty, od dvořanů a z destiček.',
    'V-5.5.10':
      'V obléhání a v polní bitvě slouží jako válečný bonus symboly válčení na dvořanech, z destiček jen Děla a ze spojenectví Francie; florény se platí z pokladnice. Komnata přispívá jen žetony získanými předem (V-5.5.8).',
    'V-5.5.11': 'Ústup po moři se platí loděmi od dvořanů, z destiček a z bonusu Osmanské říše, nikoli z komnaty.',
    'V-5.5.12':
      'Žold a verbování se platí florény z pokladnice. Florény z dvořanů a destiček si do ní můžete předtím vybrat.',
    'V-5.5.13':
      'Nákupy se platí korunami a kříži od dvořanů a z destiček, křížem Svaté říše římské, korunou z prodeje odpustků a florény z pokladnice, nikoli z komnaty.',
    'V-5.5.14':
      'Spojenectví se platí symboly vytištěnými u velmoci, a to od dvořanů a z destiček; korunu může dodat i prodej odpustků. Komnata ani bonusy za spojenectví zde nepomohou (viz R-10).',
    'V-5.5.15': 'Michelangelo přidá svému majiteli při každé akci Mecenát do fondu 1 korunu.',
    'V-5.5.16':
      'Bonus za spojenectví se používá vcelku: Osmanská říše dá 2 lodě jediné platbě a nevyužitá loď propadá.',
    'V-5.5.17':
      'Co se v této kapitole říká o dvořanech a destičkách, platí pro symboly, jimiž se platí přímo. Mezi florény z pokladnice vždy patří i ty, které si v té chvíli vyberete podle V-5.4.2.',
    'V-5.5.18':
      'Bonus za spojenectví se použitím ihned mění z připraveného na použitý. Využít lze jen připravený bonus velmoci, u níž není nepřátelský agent.',

    'V-6.1.1':
      'V 1. roce postavte akční žeton do kterékoli ze svých 5 komnat. Přes žádnou šipku dvořanů přitom nepřechází.',
    'V-6.1.2':
      'V dalších letech musíte akční žeton posunout po směru hodinových ručiček aspoň o 1 komnatu. Posun o 1 nebo 2 komnaty je zdarma.',
    'V-6.1.3': 'Za 2 florény smíte posun prodloužit o 1 komnatu, nejvýše jednou za jaro.',
    'V-6.1.4':
      'Každá další komnata stojí 1 šipku; šipek smíte použít libovolně mnoho. Každá destička, která šipky poskytla, se vyčerpá.',
    'V-6.1.5':
      'Obojí lze spojit: při posunu o 3 a více kroků jsou všechny kroky od třetího navíc; nejvýše jeden z nich stojí 2 florény, každý jiný 1 šipku. Smíte obejít celý palác a udělat i více než 5 kroků. Kroky navíc nelze kupovat, pokud uděláte méně než 3 kroky, ani jich koupit víc, než uděláte.',
    'V-6.1.6':
      'Posun ohlásíte a zaplatíte celý předem, teprve potom žeton posunete. Dvořan, kterého tento posun teprve obnoví, tedy na něj svými florény přispět nemůže; je-li dvořan ještě dostupný, můžete jeho florény vybrat před posunem (viz R-12).',
    'V-6.2.1':
      'Pravá šipka dvořanů leží mezi komnatou vpravo a komnatou vpravo dole, levá mezi komnatou vlevo dole a komnatou vlevo. Doložena je jen jedna šipka na každé straně v dolních rozích paláce; přesná místa jsme rekonstruovali.',
    'V-6.2.2':
      'Přejde-li žeton přes šipku, všichni vyčerpaní dvořané na té straně, na základních polích i na polích navíc, se stanou dostupnými, a to ještě před rušením prodeje odpustků a před akcí. Odmítnout to nelze.',
    'V-6.2.3': 'Přejít přes tutéž šipku při jednom posunu podruhé (6 a více kroků) už nemá další účinek.',
    'V-6.3.1':
      'Vyhlásíte-li prodej odpustků, zvolte si zisk: buď 1 korunu, kterou hned využijete při akci (na jaře) nebo při nákupu či spojenectví (v zimě), nebo 3 florény do pokladnice.',
    'V-6.3.2':
      'Prodej odpustků smíte vyhlásit jednou za rok, na jaře nebo v zimě. Domácí pravidlo „limit prodeje odpustků“: jednou na jaře a jednou v zimě. Ve hře v tom není rozdíl: po jarním prodeji je komnata s vaším žetonem zakrytá, a V-6.3.3 proto zimní prodej vylučuje (viz E-01).',
    'V-6.3.3': 'Leží-li v komnatě s vaším akčním žetonem karta odpustku, další prodej vyhlásit nelze.',
    'V-6.3.4':
      'Karta odpustku přijde do komnaty s vaším akčním žetonem: na jaře po akci, v zimě hned. Zakryje karty, které tam leží; ty v komnatě zůstávají.',
    'V-6.3.5':
      'Na jaře se prodej odpustků vyhlašuje až po posunu akčního žetonu. Jeho florény tedy posun zaplatit nemohou (viz R-12).',
    'V-6.3.6':
      'Korunu musíte utratit v platbě, pro kterou jste prodej vyhlásili. Zrušit jí jiný prodej odpustků nelze (viz R-11).',
    'V-6.3.7':
      'Prodej odpustků za 3 florény smíte vyhlásit i tehdy, když žádnou akci neprovedete, například když komnatu blokuje nepřátelský agent (viz R-13).',
    'V-6.3.8':
      'Zrušili-li jste letos na jaře prodej odpustků v komnatě s akčním žetonem, smíte tam v rámci svého limitu vyhlásit nový.',
    'V-6.3.9': 'V paláci může ležet více karet odpustků, v každé komnatě však nejvýše jedna.',
    'V-6.3.10':
      'Na jaře vyhlašujete prodej odpustků ve svém tahu, po všech zrušeních a před začátkem akce; nikoli po akci, v tahu jiného hráče, při obléhání ani při ústupu (viz R-33).',
    'V-6.3.11':
      'Korunu si lze zvolit jen pro Vládu, Mecenát nebo Anexi (v zimě pro nákup nebo spojenectví) a jen tehdy, když tuto platbu s korunou ve fondu opravdu zaplatíte. Pokud se akce neprovede, prodej se nekonal.',
    'V-6.4.1':
      'Po posunu a před akcí smíte zrušit prodej odpustků v každé komnatě, kterou žeton při tomto posunu prošel nebo do níž došel. Výchozí komnata se počítá jen tehdy, když jí žeton znovu projde nebo do ní dojde.',
    'V-6.4.2':
      'Za každou kartu odpustku zaplatíte 1 kříž, nebo 2 koruny (V-5.5.2), nikdy 1 korunu a 1 kříž dohromady. Platit smíte i dvořany, které obnovil tento posun.',
    'V-6.4.3':
      'Dvě koruny mohou pocházet ze dvou různých zdrojů. Během jednoho jara smíte zrušit i více prodejů odpustků, každý vlastní platbou.',
    'V-6.4.4':
      'Karta odpustku se vrátí na společnou hromádku. Ležela-li v komnatě s akčním žetonem, můžete teď její akci provést.',
    'V-6.5.1': 'Akci komnaty provést smíte, ale nemusíte (viz R-14).',
    'V-6.5.2': 'Provádíte akci z karty akce v komnatě; není-li v ní žádná, akci předtištěnou.',
    'V-6.5.3':
      'Akci nelze provést, leží-li v komnatě karta odpustku nebo je-li tam nepřátelský agent (výjimku uvádí V-7.6.8).',
    'V-6.5.4':
      'Akce se považuje za provedenou, jen má-li aspoň jeden účinek: 1 obnovenou destičku nebo reaktivovaný bonus za spojenectví, 1 stupeň, 1 zobchodovanou loď, 1 město, 1 přesunutou jednotku nebo získaný žeton válečného bonusu, 1 umístěného, přesunutého nebo odstraněného agenta (viz R-08).',
    'V-6.5.5': 'Za rok provedete nejvýše jednu akci.',
    'V-6.6.1':
      'Jarní tah má pevné pořadí: posun (V-6.1), šipky dvořanů (V-6.2), rušení prodeje odpustků (V-6.4), vyhlášení prodeje (V-6.3), akce (V-6.5), umístění karty odpustku (V-6.3.4), konec tahu. K dřívějšímu kroku se už nelze vrátit. Florény podle V-5.4.2 můžete vybírat před kterýmkoli krokem, mezi kroky i během nich.',
    'V-6.6.2': 'Z těchto kroků je povinný jen posun i se šipkami, přes které žeton přejde.',

    'V-7.1.1':
      'Za každou zaplacenou korunu nebo kříž si zvolte jedno: buď obnovte až 2 vyčerpané destičky v dominiu, nebo reaktivujte 1 svůj použitý bonus za spojenectví.',
    'V-7.1.2': 'Koruny a kříže smíte kombinovat, pokud pocházejí z různých spodních částí.',
    'V-7.1.3':
      'Destička tuto Vládu buď platí, nebo se jí obnoví, nikdy obojí, a to v žádném pořadí: celá cena se platí předem. Destičky použité k jiným platbám (šipky, rušení prodeje odpustků, florény) obnovit lze.',
    'V-7.1.4': 'Těsně před Vládou smíte z destiček vybrat florény a pak je touto akcí obnovit.',
    'V-7.1.5':
      'Obnovit lze destičky všech druhů v dominiu: města, tituly, cech, katedrály i Děla. Dvořany takto obnovit nelze.',
    'V-7.1.6':
      'Použitý bonus za spojenectví smíte reaktivovat, i když ho blokuje nepřátelský agent; dokud tam agent je, využít ho nemůžete (viz R-15).',
    'V-7.1.7':
      'Bonus Svaté říše římské, kterým jste platili tuto Vládu, jí nelze reaktivovat. Byl-li použit dříve v témže tahu (ke zrušení prodeje odpustků), reaktivovat ho lze (viz R-34).',
    'V-7.1.8':
      'Symbol, který by neobnovil žádnou destičku ani nereaktivoval bonus, nelze zaplatit; může nanejvýš zbýt jako přebytek své spodní části.',
    'V-7.2.1': 'Postupte na stupnici patronátu přesně o 1 stupeň, nejvýše jednou za rok.',
    'V-7.2.2':
      'Na 1. a 2. stupeň: 2 florény a 1 koruna nebo kříž. Na 3. a 4. stupeň: 3 florény, 1 koruna a ještě 1 koruna nebo kříž. Na 5. stupeň: 4 florény, 2 koruny a 1 kříž.',
    'V-7.2.3':
      'Michelangelova koruna platí jako koruna nebo jako „koruna nebo kříž“, nikdy jako kříž požadovaný na 5. stupni.',
    'V-7.2.4': 'Dosáhnete-li 2. nebo 4. stupně, musíte si ihned vzít jeden z bonusů za patronát, které ještě zbývají.',
    'V-7.2.5': 'Bonus za 4. stupeň musí být jiného druhu (osobnost, nebo dílo) než bonus za 2. stupeň.',
    'V-7.2.6':
      'Osobnosti: Leonardo da Vinci, Mikuláš Koperník, Michelangelo, Kryštof Kolumbus, Niccolò Machiavelli. Díla: Bastionová pevnost, Vladař, Dóm, Sixtinská kaple, Děla. Názvy jsou doložené, rozdělení na pět osobností a pět děl jsme rekonstruovali.',
    'V-7.2.7':
      'Machiavelli je dvořan: dostupný přijde na volné pole dvořana. Nemáte-li volné pole, musíte nejprve odhodit některého dvořana, jinak si Machiavelliho zvolit nesmíte. Později ho přesouváte jako každou kartu bez akce; odhodíte-li ho, opouští hru (viz R-16).',
    'V-7.2.8': 'Děla jsou destička v dominiu a přicházejí tam dostupná.',
    'V-7.2.9': 'Ostatních osm bonusů leží vedle paláce, platí stále a nikdy se nevyčerpají.',
    'V-7.2.10':
      'Leonardo da Vinci: +1 v každém obléhání i v každé polní bitvě, útočíte-li i bráníte-li se, jednou za boj a pokaždé za 1 florén. V polní bitvě a v obléhání, které na ni navazuje, ho však nelze použít v obou (V-8.4.7). Domácí pravidlo „Leonardo v polní bitvě“ může jeho použití v polních bitvách vyloučit.',
    'V-7.2.11': 'Bastionová pevnost: +2 k síle města v každém obléhání vašeho města, zdarma a automaticky.',
    'V-7.2.12': 'Mikuláš Koperník: 1 pole dvořana navíc.',
    'V-7.2.13':
      'Vladař: 1 pole dvořana navíc a 1 získaný agent (máte-li jich méně než 5). Ostatní hráči už nemohou umisťovat ani přesouvat agenty do vašich měst, do komnat vašeho paláce ani k velmocím, s nimiž jste spojenci. Agenti, kteří tam už jsou, zůstávají, dokud je někdo neodstraní.',
    'V-7.2.14': 'Dóm a Sixtinská kaple: 1 a 2 kříže, ale jen pro závěrečné počítání náboženského vlivu.',
    'V-7.2.15': 'Kryštof Kolumbus: jen 2 body prestiže, jiný účinek nemá.',
    'V-7.2.16':
      'Nějaký bonus si můžete vzít vždy: nikdo nemá více než jednu osobnost a jedno dílo, takže od obou druhů na každého jeden zbude. Je-li poslední osobností Machiavelli a nemáte volné pole, musíte odhodit dvořana.',
    'V-7.2.17':
      'Bonus působí okamžitě: pole navíc od Koperníka nebo Vladaře i Vladařova agenta máte od této chvíle, Děla a Leonardo pomohou už v obléháních téhož jara.',
    'V-7.3.1': 'Za každou zaplacenou loď si vezměte z banku 2 florény. Lodí smíte zaplatit libovolně mnoho.',
    'V-7.4.1': 'Ovládněte přesně jedno neutrální město.',
    'V-7.4.2':
      'Upravená hodnota města je jeho základní hodnota, o 1 nižší, máte-li tam svého agenta, a o 1 vyšší, je-li tam nepřátelský agent.',
    'V-7.4.3': 'Zaplaťte aspoň o 1 korunu více, než je upravená hodnota města.',
    'V-7.4.4': 'Po souši: město musí sousedit s městem, které ovládáte. Lodě nejsou potřeba.',
    'V-7.4.5':
      'Po moři: město musí být přístav a i vy musíte nějaký přístav ovládat. Navíc zaplatíte 1 loď za každé moře na cestě (V-7.5.5) z toho vašeho přístavu, odkud je to po moři nejblíže.',
    'V-7.4.6':
      'Je-li přístav s vaším městem spojen i silnicí, žádné lodě neplatíte. Domácí pravidlo „anexe sousedního přístavu“: přístav lze anektovat jen podle V-7.4.5, tedy nikoli bez vlastního přístavu (viz E-14).',
    'V-7.4.7': 'Pirátské přístavy (Ragusa, Ajaccio, Cagliari, Tunis) anektovat nelze.',
    'V-7.4.8':
      'Položte na město svůj disk nadvlády, vezměte si jeho destičku dostupnými zdroji nahoru a posuňte svůj disk na stupnici měst (V-8.7.2). Agent ve městě zůstává.',
    'V-7.4.9':
      'Anektovat smíte i neutrální město, před nímž stojí jednotky jiného hráče. Ten pak vede obléhání proti novému vládci, tedy proti vám (viz R-17).',
    'V-7.5.1': 'Za 1 jízdu přesunete 1 jednotku po 1 silnici do sousedního města.',
    'V-7.5.2': 'Za 1 loď přesunete 1 jednotku přes 1 moře: z přístavu do jiného přístavu.',
    'V-7.5.3':
      'Jednotka smí během jedné akce udělat více přesunů, po silnici i po moři v libovolném střídání; každý se platí zvlášť. Přesunout smíte libovolně mnoho jednotek.',
    'V-7.5.4':
      'Jednotka, která dojde k městu, jež její majitel neovládá, se před ním zastaví a obléhá je. Vlastními městy smí volně procházet a zastavovat se v nich.',
    'V-7.5.5':
      'Vzdálenost dvou přístavů po moři je 1 plus nejmenší počet přechodů mezi sousedními moři, kterými se dostanete z moře prvního přístavu k moři druhého. Na cestě se nikde nezastavuje; přístav u dvou moří může použít kterékoli z nich. Která moře spolu sousedí, jsme rekonstruovali.',
    'V-7.5.6':
      'Místo k pohybu smíte spodní část v komnatě využít k válčení: za každý použitý symbol válčení si vezměte 1 žeton válečného bonusu a hned zaplaťte jeho cenu ve florénech. Jeden symbol dá za akci nejvýše 1 žeton.',
    'V-7.5.7': 'Spodní část, na které jste zvolili válčení, v této akci neposkytne jízdu ani lodě, a naopak (V-5.2.1).',
    'V-7.5.8': 'Symboly válčení na dvořanech žetony nedávají; používají se přímo v boji.',
    'V-7.5.9': 'Tažení může spočívat jen ve vzetí žetonů nebo jen v přesunech mezi vlastními městy.',
    'V-7.5.10': 'Jednou akcí smíte zahájit i více obléhání.',
    'V-7.5.11':
      'Své jednotky smíte přesunout z vlastního města i do něj také tehdy, když před ním stojí nepřátelské jednotky.',
    'V-7.5.12': 'V jednom městě i před ním smí stát libovolně mnoho jednotek.',
    'V-7.5.13':
      'Přesun přes několik moří je jeden přesun z přístavu do přístavu a stojí tolik lodí, kolik činí vzdálenost po moři. Do přístavů na cestě jednotka nevstupuje.',
    'V-7.6.1':
      'Za každou masku si zvolte jedno: buď umístíte agenta ze své zásoby či přesunete svého umístěného agenta na místo, kde žádný agent není, nebo odstraníte jednoho nepřátelského agenta odkudkoli.',
    'V-7.6.2':
      'Místa pro agenty jsou každé město ve hře (i pirátský přístav), každá komnata kteréhokoli paláce (i vašeho) a každá ze 3 velmocí. Na jednom místě smí být jen jeden agent.',
    'V-7.6.3': 'Nahradit nepřátelského agenta svým stojí 2 masky: nejprve ho odstraníte, potom umístíte svého.',
    'V-7.6.4': 'Odstraněný agent se vrací do zásoby svého majitele, který ho smí umístit při své příští akci Intriky.',
    'V-7.6.5': 'Agent zůstává na místě, i když město změní vládce nebo velmoc spojence.',
    'V-7.6.6':
      'Má-li jiný hráč bonus Vladař, nesmíte umístit ani přesunout agenta do jeho měst, do komnat jeho paláce ani k velmoci, která je jeho spojencem.',
    'V-7.6.7':
      'Je-li ve vaší komnatě nepřátelský agent, nemůžete provést její akci a v zimě do ní nesmíte karty přidávat ani je z ní brát.',
    'V-7.6.8':
      'Výjimka: je-li akcí té komnaty (předtištěnou nebo z karty) akce Intriky, smíte ji provést, pokud první maskou, z jakéhokoli zdroje, odstraníte agenta v této komnatě. Další masky používáte obvyklým způsobem. Domácí pravidlo „agent v komnatě s Intrikami“: toto odstranění stojí první 2 masky (viz E-05).',
    'V-7.6.9':
      'Agent v neutrálním městě snižuje jeho hodnotu o 1 svému majiteli a zvyšuje ji o 1 všem ostatním, při anexi i při obléhání. Ve městě jiného hráče snižuje hodnotu o 1, obléhá-li je majitel agenta; na ostatní nemá vliv. Ve vlastním městě hodnotu nemění.',
    'V-7.6.10':
      'Počet agentů v paláci není omezen. Domácí pravidlo „omezení agentů v paláci“, v tištěných pravidlech volitelné pro začátečníky, dovolí v 5 komnatách jednoho paláce nejvýše jednoho nepřátelského agenta (od všech soupeřů dohromady), nebo nejvýše jednoho agenta vůbec. Omezuje umístění agenta a jeho přesun do paláce (viz E-10).',
    'V-7.6.11': 'O agentech u velmocí viz V-9.5.',
    'V-7.6.12': 'Svého agenta nemůžete vzít zpět ani odstranit; můžete ho jen přesunout.',
    'V-7.6.13': 'Umístění i odstranění agenta působí ihned, tedy i na hráče, kteří svůj jarní tah ještě neodehráli.',

    'V-8.1.1': 'Obléháte každé město, které neovládáte a před kterým máte jednotky, jež neustupují.',
    'V-8.1.2':
      'Hráči přicházejí na řadu v pořadí tahů a každý vyhodnotí všechna svá obléhání, jedno po druhém a v pořadí, jaké si zvolí. Obléhání nelze vynechat ani odvolat, jedinou výjimkou je vyhraná polní bitva (V-8.4.5).',
    'V-8.2.1': 'Každý bonus se ohlašuje samostatně a platí se hned.',
    'V-8.2.2':
      'Použít lze: žeton válečného bonusu (+1, už zaplacený, odhodí se); dvořana se symbolem válčení (+1 za každý symbol, za 1 florén za symbol, je-li to na kartě uvedeno; dvořan se vyčerpá); Leonarda da Vinci (+1 za 1 florén, jednou za boj); Děla (+2 za 1 florén, destička se vyčerpá); spojenectví s Francií (+2 zdarma, bonus je tím použitý).',
    'V-8.2.3':
      'Většina bonusů stojí 1 florén: každý symbol válčení na kartě, Leonardo i Děla. Žetony válečného bonusu, Francie a Bastionová pevnost v boji nic nestojí. Které bonusy přesně se platí, jsme zčásti rekonstruovali.',
    'V-8.2.4':
      'Bonusy smí použít útočník i obránce, obránce i tehdy, když ve městě nemá jednotky, a to i žetony, které si toto jaro vzal. Neutrální město žádné bonusy nemá. Domácí pravidlo „žetony válečného bonusu v obraně“ může použití žetonů vládci obléhaného města zakázat; polních bitev se to netýká (viz E-09).',
    'V-8.2.5': 'Tentýž bonus nelze v jednom boji použít dvakrát, ani za dvojí cenu.',
    'V-8.2.6':
      'Začíná útočník, pak se hráči střídají. Kdo je na řadě, ohlásí jeden bonus, nebo pasuje. Pasují-li oba těsně po sobě, boj se vyhodnotí. Domácí pravidlo „pasování v boji“: kdo jednou pasoval, už v tomto boji žádný bonus ohlásit nesmí (viz E-15).',
    'V-8.2.7':
      'Kdo nemá žádný použitelný bonus, pasuje automaticky. Proti neutrálnímu městu útočník prostě ohlásí to, co chce použít.',
    'V-8.2.8':
      'Bonus je použitelný, je-li jeho zdroj dostupný (u spojenectví připravený a neblokovaný) a dokážete-li zaplatit jeho florény z pokladnice a z toho, co si v té chvíli můžete vybrat z jiných zdrojů.',
    'V-8.3.1': 'Síla útočníka = jeho jednotky před městem + jeho bonusy.',
    'V-8.3.2':
      'Síla města = základní hodnota, snížená o 1, je-li tam agent útočníka. U neutrálního města se přičte 1, je-li tam agent jiného hráče. U města, které někdo ovládá, se přičtou jednotky jeho vládce ve městě a vládcovy bonusy (Bastionová pevnost +2).',
    'V-8.3.3': 'Útočník vítězí jen tehdy, když je jeho síla větší než síla města; rovnost nestačí.',
    'V-8.3.4':
      'Vítězný útočník ztratí 1 jednotku, je-li konečná síla města (se všemi úpravami, jednotkami a bonusy) aspoň 3, a k tomu 1 jednotku za každou bránící jednotku, nikdy však víc, než kolik jich tam má. Všechny bránící jednotky jsou ztraceny. Město je dobyto, i když žádný útočník nepřežije.',
    'V-8.3.5': 'Dobytí města popisuje V-8.6. Přeživší jednotky útočníka zůstávají ve městě.',
    'V-8.3.6':
      'Při porážce (síla stejná nebo menší) ztratí útočník ihned 1 jednotku a ostatní jeho jednotky před městem ustupují (V-8.5). Obránce neztrácí nic.',
    'V-8.3.7': 'Ztracené jednotky se vracejí do zásoby majitele a v nadcházející zimě je lze znovu naverbovat.',
    'V-8.4.1':
      'Stojí-li ve chvíli, kdy vyhodnocujete obléhání, před městem i jednotky jiného hráče (který město neovládá a jehož jednotky neustupují), svedete s ním nejprve polní bitvu. Je povinná.',
    'V-8.4.2': 'Síla v polní bitvě = jednotky + bonusy. Hodnota města ani agenti se nepočítají.',
    'V-8.4.3':
      'Bonusy se ohlašují podle V-8.2; začíná vyzyvatel (V-8.4.8), při dvou obléhajících hráč, který je na řadě. Použít lze žetony válečného bonusu, dvořany, Děla a Francii, Bastionovou pevnost nikoli. Leonarda použít lze, pokud to nevylučuje domácí pravidlo „Leonardo v polní bitvě“.',
    'V-8.4.4':
      'Jsou-li síly různé, poražený ztratí všechny své jednotky před městem. Vítěz jich ztratí stejně, nejvýše však všechny, které má.',
    'V-8.4.5':
      'Vítěz, ať je na řadě on, nebo jeho soupeř, se ihned rozhodne, zbyly-li mu jednotky a nestojí-li tam už žádný další soupeř: buď město hned oblehne, nebo obléhání vzdá. Vzdá-li je, jeho jednotky bez další ztráty ustupují.',
    'V-8.4.6': 'Jsou-li síly stejné, ztratí každý 1 jednotku a zbylé jednotky obou ustupují.',
    'V-8.4.7':
      'Za polní bitvu se nezískává trofej. Použité bonusy jsou spotřebované: v následujícím obléhání se nepočítají a nelze je v něm použít znovu. Kdo tedy v polní bitvě použil Leonarda, nemůže ho použít v obléhání téhož města, které na ni přímo navazuje (viz E-38).',
    'V-8.4.8':
      'Při třech a více obléhajících je vyzyvatelem hráč na řadě a bojuje s ostatními obléhajícími postupně, v pořadí tahů počínaje tím, kdo následuje po něm. Vítěz, kterému zbyly jednotky, je vyzyvatelem pro další souboj. Po nerozhodné bitvě, nebo nezbyly-li vítězi jednotky, vyzyvatel není: zbylí obléhající čekají, až přijde se svými obléháními na řadu další z nich v pořadí tahů a stane se vyzyvatelem. Vyzyvatel bez dalších soupeřů rozhoduje podle V-8.4.5. Domácí pravidlo „pořadí soupeřů v polní bitvě“: dalšího soupeře si vždy vybírá vyzyvatel (viz R-18).',
    'V-8.5.1': 'Po všech obléháních se ustupující jednotky stáhnou, hráč po hráči v pořadí tahů.',
    'V-8.5.2': 'Po souši zdarma: do sousedního města, které v té chvíli ovládáte.',
    'V-8.5.3':
      'Po moři: je-li obléhané město přístav, do kteréhokoli přístavu, který ovládáte. Za každou jednotku zaplatíte tolik lodí, kolik činí vzdálenost po moři (V-5.5.11). Smíte to zvolit i tehdy, když je možný ústup po souši.',
    'V-8.5.4':
      'Jednotky smějí ustoupit každá do jiného města. Domácí pravidlo „ústup do různých měst“ to může zakázat: všechny jednotky, které odcházejí od jednoho města a nevzdáváte se jich, pak jdou do téhož města.',
    'V-8.5.5':
      'Jednotky, které ustoupit nemohou nebo podle vašeho rozhodnutí nemají, jsou ztraceny a vracejí se do zásoby. Ztrátu jednotek si smíte zvolit i dobrovolně.',
    'V-8.5.6':
      'Ustupující jednotky jednoho hráče před jedním městem tvoří jeden ústup: jednu platbu s jedním fondem lodí pro všechny. Ustupujete-li od více měst, pořadí si zvolíte (viz R-35).',
    'V-8.5.7':
      'Jednotka ustupuje jen jednou, rovnou do cílového města. Nesmí spojit cestu po souši a po moři ani projít vlastním městem.',
    'V-8.6.1': 'Nejprve odstraňte jednotky poraženého ve městě (V-8.3.4).',
    'V-8.6.2':
      'Dobyvatel nahradí disk poraženého svým. Nemá-li dobyvatel od tohoto hráče ještě trofej, sejmutý disk se stane jeho trofejí; jinak se vrátí majiteli.',
    'V-8.6.3':
      'Destička města přijde do dominia dobyvatele vyčerpaná, od poraženého hráče, nebo z nabídky, bylo-li město neutrální.',
    'V-8.6.4':
      'Stojí-li ve městě katedrála, přejde s ním i jedna destička Katedrály, rovněž vyčerpaná; figurka zůstává ve městě. Každá destička Katedrály patří k určitému městu a přechází právě ta.',
    'V-8.6.5': 'Agent ve městě zůstává.',
    'V-8.6.6': 'Na stupnici měst se posune nejprve disk poraženého, potom disk dobyvatele (viz R-19).',
    'V-8.6.7': 'Ovládá-li poražený nyní méně než 5 měst, platí ihned V-9.2.12.',
    'V-8.6.8': 'Od každého soupeře máte nejvýše jednu trofej; dobývat smíte i jeho další města.',
    'V-8.6.9':
      'Hráč bez měst zůstává ve hře. Nemůže anektovat, přesouvat jednotky ani verbovat, jinak smí všechno (viz R-20).',
    'V-8.7.1': 'Po obléháních všech hráčů se všechny žetony válečného bonusu vrátí do banku (viz E-35).',
    'V-8.7.2':
      'Kdykoli město získáte nebo ztratíte, posuňte svůj disk na pole s počtem svých měst (8 znamená 8 a více) a položte ho navrch disků, které tam už jsou. Nemění-li se pole (8 a více měst předtím i potom), disk si v hromádce drží své místo.',
    'V-8.7.3': 'Od 5 měst máte 1 pole dvořana navíc, a to ihned.',
    'V-8.7.4':
      'Po ústupech se určí nové pořadí tahů: od nejvyššího obsazeného pole stupnice měst dolů, na jednom poli od vrchního disku ke spodnímu.',
    'V-8.7.5': 'Na pořadí disků na stupnici patronátu nezáleží.',

    'V-9.1.1':
      'Za jednotky na herním plánu zaplatíte dohromady: za 0–2 jednotky nic, za 3–4 jednotky 1 florén, za 5–6 jednotek 2 florény.',
    'V-9.1.2':
      'Nemůžete-li nebo nechcete-li zaplatit všechno, zvolte, kolik zaplatíte (0 nebo 1 florén), a odstraňte jednotky podle své volby, dokud nejsou zbylé zaplacené: za 1 florén zůstanou přesně 4, zadarmo přesně 2. Kvůli žoldu nemusíte vybírat florény z karet a destiček.',
    'V-9.2.1': 'Karty se přesouvají po jedné; přesunů smíte udělat, kolik chcete, nebo žádný.',
    'V-9.2.2':
      'Karta nesmí vstoupit do komnaty ani ji opustit, je-li v ní akční žeton, karta odpustku nebo nepřátelský agent.',
    'V-9.2.3':
      'Dostupný dvořan se smí přesunout na prázdné místo pro kartu akce (jen má-li akci), na prázdné místo pro kartu vylepšení v komnatě s kartou akce, nebo na jiné volné pole dvořana.',
    'V-9.2.4': 'Vyčerpaný dvořan se přesouvat nesmí.',
    'V-9.2.5':
      'Karta, která opouští komnatu, přijde vyčerpaná na volné pole dvořana. Za jednu zimu se tedy karta nedostane z komnaty do komnaty a dva dvořané si nemohou přímo vyměnit místa.',
    'V-9.2.6':
      'Komnata má jedno místo pro kartu akce a jedno pro kartu vylepšení, každé pro jednu kartu. Karta se v komnatě nesmí přesunout z jednoho místa na druhé; jedinou výjimkou je V-9.2.7. Domácí pravidlo „přesuny uvnitř komnaty“: jedním přesunem smíte obě karty v komnatě prohodit, nebo dát dvořana s akcí na místo pro kartu akce, zatímco karta odtud sklouzne na prázdné místo pro vylepšení; nová karta akce musí mít akci.',
    'V-9.2.7':
      'Karta bez akce nesmí v komnatě zůstat sama. Odejde-li karta akce, stane se kartou akce karta vylepšení, má-li akci; nemá-li ji, přesun není dovolen.',
    'V-9.2.8':
      'Pole dvořanů: vlevo 1 základní (vlevo 1) a 2 navíc (vlevo 2 a 3), vpravo 2 základní (vpravo 1 a 2) a 1 navíc (vpravo 3). Na každé patří jedna karta. Počty jsou doložené, rozdělení polí navíc na strany jsme rekonstruovali.',
    'V-9.2.9':
      'Pole navíc získáte za Vévodství, za Koperníka, za Vladaře a za nadvládu nad 5 a více městy. Počítají se nejvýše 3. Že z titulů dává pole právě Vévodství, jsme rekonstruovali.',
    'V-9.2.10':
      'Pole navíc nejsou vázána na určité místo: smíte používat kterákoli ze tří, nejvýše však tolik, kolik jich máte, a to i když jsou základní pole prázdná. Pole za titul platí, i když je jeho destička vyčerpaná.',
    'V-9.2.11':
      'Pole dvořana smíte uvolnit odhozením jeho karty, dostupné i vyčerpané: postava se vrátí na svou hromádku, karta rodu nebo Machiavelli opustí hru. Smíte to v kterémkoli kroku svého zimního tahu, na jaře jen proto, abyste umístili Machiavelliho (V-7.2.7). Agenti získaní s kartou vám zůstávají.',
    'V-9.2.12':
      'Přijdete-li o páté město a leží-li na polích navíc více karet, než kolik polí navíc vám zbývá, přijdete ihned o pole dvořana podle své volby. Buď jednu z těchto karet přesunete na volné základní pole (i vyčerpanou; karta se neotáčí), nebo ji odhodíte, nebo odhodíte kartu ze základního pole a přesunete na ně jednu kartu z pole navíc. Domácí pravidlo „ztráta pole dvořana“: kartu ze základního pole kvůli tomu odhodit nesmíte (viz R-37).',
    'V-9.2.13':
      'Použitelné je každé základní pole a také pole navíc, pokud na polích navíc neleží více karet, než kolik polí navíc máte (počítá se stav po přesunu). Volné je pole, které je použitelné a na kterém neleží karta.',
    'V-9.2.14': 'Kartu v komnatě odhodit nelze; nejprve musí přejít na pole dvořana (V-9.2.5).',
    'V-9.2.15':
      'Pole navíc máte od chvíle, kdy získáte to, co je dává, i na jaře. Přijít o ně můžete jen podle V-9.2.12: tituly ani bonusy za patronát se nikdy neztrácejí.',
    'V-9.3.1':
      'Koupit smíte libovolně mnoho různých věcí, postav i destiček, od každého druhu však za zimu nejvýše jednu. Druhů je 12 postav a 6 destiček (Vévodství, Knížectví, Království, Republika, Cech, Katedrála). Další kus téhož druhu smíte koupit jinou zimu, pokud to V-9.3.5 nevylučuje.',
    'V-9.3.2':
      'Všechny nákupy probíhají současně: co jste koupili tuto zimu, nemůže platit jiný nákup téže zimy. Symboly takové karty či destičky včetně florénů nelze do konce vašeho zimního tahu využít ani k ničemu jinému. Domácí pravidlo „využití nových nákupů“: smíte je využít už pro verbování a spojenectví (viz E-37).',
    'V-9.3.3':
      'Koupené postavy přijdou dostupné na volné nebo uvolněné pole dvořana podle vaší volby. Dvořana, kterým jste platili, smíte odhodit, abyste udělali místo. Postavu, kterou nelze umístit, nelze koupit.',
    'V-9.3.4': 'Koupené destičky přijdou do dominia dostupné; jen katedrály vyčerpané.',
    'V-9.3.5':
      'Vlastnit smíte nejvýše jednoho Kardinála, jeden Cech, jedno Vévodství, jedno Knížectví a z Království a Republiky dohromady jednu destičku. Vlastníte vše, co je kdekoli ve vašem paláci nebo dominiu.',
    'V-9.3.6':
      'Vévodství a Knížectví smíte koupit jen se svým znakem; destičky nepřítomných dynastií zůstávají nevyužité. Království i Republika mají po 2 kusech pro všechny hráče.',
    'V-9.3.7':
      'Pro nákup Katedrály musíte ovládat město základní hodnoty 3 nebo 4, v němž katedrála ještě nestojí; zvolte je a postavte tam figurku. Katedrál je celkem 5.',
    'V-9.3.8':
      'Karta se symbolem agenta přináší 1 agenta do zásoby (použitelného od příštího jara), máte-li získaných agentů méně než 5.',
    'V-9.3.9':
      'Postavu, kterou jste odhodili, smíte téže zimy znovu koupit, pokud jste ji odhodili dříve, než jste nákup ohlásili.',
    'V-9.3.10':
      'Nakupuje se jednou za zimu a takto: (1) ohlásíte všechno, co kupujete, a prověří se zásoby a omezení (V-2.6, V-9.3.1, V-9.3.5); (2) zaplatíte součet všech cen jednou platbou (V-5.3.2); (3) vezmete si destičky a umístíte katedrálu; (4) po jedné umístíte postavy; (5) vezmete si získané agenty.',
    'V-9.3.11':
      'Na pole navíc za právě koupené Vévodství smí přijít postava koupená zároveň s ním, protože destičky se berou dříve (viz R-36).',
    'V-9.3.12':
      'V bodě (4) postupu V-9.3.10 přijde každá postava na volné pole. Abyste je uvolnili, smíte odhodit dvořana (i když je volné jiné pole), ne však kartu koupenou tuto zimu. Koupit smíte jen to, u čeho lze umístit všechny postavy, tedy nejvýše 3 postavy a k tomu tolik, kolik máte polí navíc.',
    'V-9.3.13':
      'Kartu odhozenou v bodě (4) do té chvíle vlastníte: počítá se do omezení v bodě (1) a jejími symboly smíte platit v bodě (2).',
    'V-9.4.1':
      'Ze zásoby smíte umístit libovolně mnoho jednotek do měst, která ovládáte; na herním plánu jich smíte mít nejvýše 6.',
    'V-9.4.2': 'Jednotka stojí 1 florén ve vašem počátečním městě (s vaším znakem) a 3 florény v každém jiném městě.',
    'V-9.4.3':
      'V počátečním městě, které ovládá soupeř, jeho původní majitel verbovat nemůže; nový vládce tam platí 3 florény. Dobude-li je původní majitel zpět, platí opět 1 florén. V Římě bez znaku (ve hře 3 a 4 hráčů) platí každý 3 florény.',
    'V-9.5.1':
      'Za zimu smíte uzavřít nebo převzít jedno spojenectví. Mít jich můžete i více. Každá velmoc má nejvýše jednoho spojence.',
    'V-9.5.2': 'U velmoci bez spojence zaplaťte vytištěnou cenu; máte-li u ní agenta, o 1 symbol podle své volby méně.',
    'V-9.5.3':
      'Je-li velmoc spojencem soupeře, může spojenectví převzít jen hráč, který u ní má svého agenta, a to za plnou cenu. Dosavadní spojenec si vezme zpět svůj disk.',
    'V-9.5.4': 'Agent u velmoci zůstává. Po uzavření i po převzetí je bonus připravený.',
    'V-9.5.5':
      'Je-li u vašeho spojence nepřátelský agent, nemůžete využít jeho bonus a na konci hry vám spojenectví nedá bod prestiže ani, jde-li o Svatou říši římskou, kříž.',
    'V-9.5.6': 'Použitý bonus se reaktivuje akcí Vláda (V-7.1.1).',
    'V-9.5.7':
      'Francie: cena 1 koruna a 3 jízdy; bonus +2 v jednom obléhání nebo polní bitvě. Osmanská říše: cena 1 koruna a 3 lodě; bonus 2 lodě pro Anexi, Tažení, Obchod nebo ústup. Svatá říše římská: cena 3 koruny a 1 kříž; bonus 1 kříž pro akci, nákup nebo zrušení prodeje odpustků, na konci hry se počítá jako 1 kříž, i když je použitý. Doložena je cena Osmanské říše, obě ostatní jsme rekonstruovali.',
    'V-9.5.8':
      'Nepřátelský agent u velmoci bez spojence nikomu nebrání spojenectví uzavřít; nového spojence však blokuje podle V-9.5.5.',
    'V-9.5.9':
      'Spojenectví, které už máte, nelze uzavřít ani převzít znovu. Spojenectví končí jen tím, že je převezme někdo jiný.',
    'V-9.5.10':
      'Bez vlastního agenta u velmoci nelze soupeřovo spojenectví převzít za žádnou cenu. Je-li váš agent odstraněn, toto právo ztrácíte.',
    'V-9.5.11': 'Symbol prominutý podle V-9.5.2 může být kterýkoli jeden symbol z vytištěné ceny, i koruna.',
    'V-9.6.1':
      'V kterékoli chvíli svého zimního tahu smíte podle V-6.3 vyhlásit prodej odpustků; karta odpustku přijde hned do komnaty s akčním žetonem.',
    'V-9.6.2':
      'Je to možné jen ve vašem vlastním zimním tahu: 3 florény v kterékoli jeho chvíli (i před žoldem), koruna jen v rámci platby za nákup nebo za spojenectví (V-6.3.11).',

    'V-10.1.1':
      'Na konci jara, po určení nového pořadí tahů (V-8.7.4), se zjišťuje, zda (a) ve hře nezbývá žádné neutrální město, (b) některý hráč ovládá 8 nebo více měst, (c) některý hráč je na 5. stupni patronátu.',
    'V-10.1.2':
      'Platí-li aspoň jedno z toho, všichni ještě celou odehrají tuto zimu a hra končí; další jaro už není. Po zimě se nic znovu nezjišťuje, protože zima na (a), (b) ani (c) nic změnit nemůže.',
    'V-10.1.3': 'Kdo dosáhne 8 měst, ale do konce jara o některé přijde, hru tím neukončí.',
    'V-10.1.4': 'Pirátské přístavy se pro (a) počítají jako neutrální města, nedostupná města nikoli.',
    'V-10.1.5':
      'Tištěná pravidla počet let neomezují. Zde hra skončí nejpozději po zimě 30. roku, aby partie, v níž už nikdo nemůže nic udělat, nepokračovala donekonečna; tak dlouho žádná hra mezi hráči, kteří chtějí vyhrát, netrvá. Domácí pravidlo „omezení počtu let“: jiný rok, nebo bez omezení.',
    'V-10.2.1':
      'Města: podle pole na stupnici měst 0 až 8 se počítají body 0, 0, 0, 1, 2, 3, 4, 5, 6. Každý hráč na nejvyšším obsazeném poli dostane ještě 1 bod. Doloženo je rozpětí 0 až 6 a tento bod; jednotlivé hodnoty jsme rekonstruovali.',
    'V-10.2.2':
      'Patronát: podle stupně 0 až 5 se počítají body 0, 1, 1, 2, 2, 3. Každý hráč na nejvyšším obsazeném stupni dostane ještě 1 bod. Doloženo je rozpětí 0 až 3 a tento bod; jednotlivé hodnoty jsme rekonstruovali.',
    'V-10.2.3':
      'Karty a destičky: body prestiže vytištěné na kartách v paláci, na destičkách v dominiu a na bonusech za patronát, ať jsou dostupné, nebo vyčerpané. Bod za katedrálu je ten, který je na její destičce: počítá se jednou.',
    'V-10.2.4': 'Náboženský vliv: body podle V-10.3.',
    'V-10.2.5': 'Trofeje: 2 body za každou.',
    'V-10.2.6': 'Spojenectví: 1 bod za každé bez nepřátelského agenta, s bonusem připraveným i použitým.',
    'V-10.2.7': 'Odpustky: −1 bod za každou kartu odpustku v paláci.',
    'V-10.3.1':
      'Sečtěte kříže na všech kartách v paláci (v komnatách i na polích dvořanů) a na všech destičkách v dominiu, na kterékoli straně. Přičtěte 1 za Svatou říši římskou, není-li blokovaná, 1 za Dóm a 2 za Sixtinskou kapli.',
    'V-10.3.2':
      'Podle počtu křížů od nejvyššího se ve hře 3 hráčů získává 4, 2, 0 bodů, ve hře 4 hráčů 4, 2, 1, 0 bodů a ve hře 5 hráčů 4, 2, 1, 0, 0 bodů.',
    'V-10.3.3':
      'Při shodě dostanou všichni shodní hráči body za místo hned pod nejvyšším místem, o které se dělí; další hráč dostane body za své skutečné pořadí. Dva shodní na prvním místě mají po 2 bodech, další hráč 1 (ve hře 4 a 5 hráčů).',
    'V-10.3.4': 'Tři shodní na prvním místě dostanou po 2 bodech; další hráč je čtvrtý.',
    'V-10.3.5': 'Dělí-li se hráči o poslední místo, platí jeho body (0).',
    'V-10.3.6': 'Počítá se každý kříž na spodní části, i když je na ní více druhů symbolů.',
    'V-10.3.7':
      'Žádný nejmenší počet křížů není potřeba. Domácí pravidlo „náboženský vliv jen s křížem“: kdo nemá žádný kříž, dostane 0 bodů (viz R-21).',
    'V-10.3.8':
      'Jak body zjistit: spočítejte hráče, kteří mají více křížů než vy; tolik míst v řadě z V-10.3.2 je nad vámi. Nemá-li nikdo jiný stejně křížů jako vy, dostanete body za své místo, jinak za místo o jedno nižší, nejvýše však za poslední.',
    'V-10.4.1':
      'Vítězí hráč s nejvíce body prestiže. Při shodě rozhoduje, kdo má nejvíce korun na svých kartách a destičkách v dominiu, na kterékoli straně; předtištěné komnaty, Michelangelo a spojenectví se nepočítají. Trvá-li shoda, hráči se o vítězství dělí.',
    'V-10.4.2': 'Stejně se určí i další místa: podle bodů, pak podle korun. Kdo je shodný v obojím, dělí se o místo.',
  },
  rulings: {
    'R-01':
      'Mohou dojít florény? Ne. Peníze tištěná pravidla za omezené nepovažují, počet mincí proto nerozhoduje (V-2.1).',
    'R-02':
      'Co když dojde všech 11 žetonů válečného bonusu? Další si vzít nelze (V-2.4). Jejich počet je daný a berou se z banku, jde tedy o skutečné omezení.',
    'R-03':
      'Co když dojde všech 10 karet odpustků? Nikdo nemůže vyhlásit další prodej, dokud se některá nevrátí (V-2.5), ze stejného důvodu jako v R-02.',
    'R-04':
      'Co když hráči dojdou disky nadvlády? Nic se neděje (V-2.7): disky jen ukazují, komu co patří, a 18 jich stačí pro všechny stavy, které ve hře prakticky nastanou.',
    'R-05':
      'Smíte zdroj, který se v téže fázi obnovil, použít znovu? Ano, a to i s jiným druhem symbolů (V-5.2.6). Vyplývá to z poznámky k Vládě, podle níž smíte z destiček vybrat florény a hned je obnovit.',
    'R-06':
      'Platí se každý krok akce zvlášť? Ne, symboly celé akce tvoří jeden fond a co z něj neutratíte, propadá (V-5.3.1). Výsledek je stejný jako podle tištěných pravidel.',
    'R-07':
      'Musíte nejprve použít zdroje z komnaty? Ne, je to jen rada (V-5.3.4): zdroje z komnaty se nevyčerpají, takže se jich nikdo nevzdá bez důvodu.',
    'R-08':
      'Dostanete florény z karet v komnatě i při akci, která žádné nestojí? Ano, má-li akce aspoň jeden účinek; jinak ne (V-5.4.4 a V-6.5.4). Tyto florény patří k provedení akce, a akce bez účinku se za provedenou nepovažuje.',
    'R-09':
      'Co přesně znamená, že florény smíte vybrat „kdykoli“? Zde ve chvílích, které uvádí V-5.4.5 a V-5.4.7. To stačí: jindy florény nepotřebujete a nic nemůžete ztratit.',
    'R-10':
      'Smí kříž Svaté říše římské platit za jiné spojenectví? Ne (V-5.5.14). Tištěná pravidla jmenují jen akce, nákupy a zrušení prodeje odpustků.',
    'R-11':
      'Smíte korunou z prodeje odpustků zrušit jiný prodej odpustků? Ne (V-6.3.6). Podle tištěných pravidel je koruna určena k zaplacení akce.',
    'R-12':
      'Smíte posun žetonu platit florény z prodeje odpustků nebo od dvořanů, které tento posun teprve obnoví? Ne (V-6.1.6 a V-6.3.5). Karta odpustku patří do komnaty, kam žeton došel, a posun se platí dříve, než se provede.',
    'R-13':
      'Smíte vyhlásit prodej odpustků v komnatě blokované nepřátelským agentem? Ano, za 3 florény (V-6.3.7). Brání tomu jen karta odpustku, která v komnatě už leží.',
    'R-14':
      'Musíte akci provést? Ne (V-6.5.1). Francouzské vydání říká „může“; české a německé používají rozkazovací způsob; zde platí volnější znění (viz E-12).',
    'R-15':
      'Smíte Vládou reaktivovat bonus za spojenectví, který blokuje nepřátelský agent? Ano (V-7.1.6). Agent brání jen využití bonusu, a to až do svého odstranění.',
    'R-16':
      'Co s Machiavellim, když nemáte volné pole dvořana? Musíte nejprve odhodit některého dvořana, protože Machiavelli je karta dvořana a místo potřebuje. Odhodíte-li později jeho, opouští hru: žádnou hromádku, na kterou by se vrátil, nemá (V-7.2.7).',
    'R-17':
      'Smíte anektovat neutrální město, které obléhá jiný hráč? Ano, město je do vyhodnocení obléhání stále neutrální. Obléhání se pak vede proti novému vládci (V-7.4.9).',
    'R-18':
      'Jak se bojuje, obléhají-li jedno město tři nebo více hráčů? V pořadí tahů jeden souboj po druhém, vítěz zůstává vyzyvatelem (V-8.4.8). Žádné vydání to neupravuje a pořadí tahů řadí i obléhání. S domácím pravidlem „pořadí soupeřů v polní bitvě“ si dalšího soupeře vybírá vyzyvatel.',
    'R-19':
      'Čí disk se na stupnici měst posune po dobytí města jako první? Disk poraženého (V-8.6.6). Sejdou-li se oba na jednom poli, leží dobyvatel nahoře.',
    'R-20':
      'Vypadne hráč, který přišel o všechna města? Ne, hraje dál (V-8.6.9). Tištěná pravidla vyřazování hráčů neznají.',
    'R-21':
      'Dostane body za náboženský vliv i hráč bez křížů? Ano, pokud mu je jeho místo dá (V-10.3.7): tištěná pravidla žádný nejmenší počet nestanoví. S domácím pravidlem „náboženský vliv jen s křížem“ dostane 0 bodů.',
    'R-22': 'Jsou ve hře 3 hráčů uzavřená i moře u nedostupných měst? Ne (V-3.1.2). Zakrývají se jen města.',
    'R-23':
      'Ohlašují se symboly válčení téhož dvořana po jednom? Ne, jedno ohlášení využije celou jeho spodní část a cena ve florénech se platí za každý symbol. Zde to nic nemění: žádná karta nemá víc než jeden symbol válčení.',
    'R-24':
      'Co když ovládáte více než 8 měst? Disk zůstává na poli 8; pro bod za vedení i pro pořadí tahů jsou všichni na něm na stejném poli (V-8.7.2 a V-10.2.1).',
    'R-25':
      'Smíte přeskládávat karty v komnatě, kde máte vlastního agenta? Ano. Brání tomu jen nepřátelský agent (V-9.2.2).',
    'R-26': 'Smí agent do nedostupného města? Ne, taková města pro hru neexistují (V-3.1.2).',
    'R-27':
      'Přijdete o agenta, když odhodíte kartu, která ho přinesla? Ne, získaní agenti vám zůstávají (V-9.2.11). Žádné pravidlo je nebere zpět.',
    'R-28':
      'Kdo v polní bitvě ohlašuje bonus jako první? Hráč, který je na řadě, případně vyzyvatel (V-8.4.3), podobně jako v obléhání začíná útočník.',
    'R-29':
      'Smíte v zimě jednotky dobrovolně propustit? Jen ty, za které nezaplatíte žold (V-9.1.2). Jiný způsob tištěná pravidla neuvádějí.',
    'R-30':
      'Kdo dostane bod za nejvyšší stupeň patronátu, jsou-li všichni na stupni 0? Podle doslovného znění všichni (V-10.2.2). Na pořadí hráčů to nemá vliv.',
    'R-31':
      'Volí se dříve první hráč, nebo dynastie? První hráč, protože dynastie se vybírají v pořadí tahů (V-3.3.3). Tištěná pravidla ho jmenují až nakonec, ale nic na tom nezávisí.',
    'R-32':
      'Smíte k platbě přidat zdroje, které nejsou potřeba? Nenabízí se to (V-5.3.5), nic byste tím nezískali. V jakém pořadí zdroje volíte, na tom nezáleží.',
    'R-33':
      'Kdy se na jaře vyhlašuje prodej odpustků? Ve vlastním tahu před akcí (V-6.3.10). Všechna vydání kladou kartu odpustku do komnaty po akci a německé bere zisk před ní; později by se prodej vyplatil jen kvůli obléhání.',
    'R-34':
      'Smí Vláda reaktivovat bonus, kterým jste ji zaplatili? Ne (V-7.1.7), stejně jako neobnoví destičky, které ji platily.',
    'R-35':
      'Platí se ústup po moři za každou jednotku zvlášť? Ne, jedna platba patří všem jednotkám ustupujícím od téhož města (V-8.5.6). Obě osmanské lodě se smějí využít společně a symboly se utrácejí najednou.',
    'R-36':
      'Smí na pole navíc za nové Vévodství přijít postava koupená téže zimy? Ano (V-9.3.11). Tištěná pravidla vylučují jen využití zdrojů a pole žádným zdrojem není.',
    'R-37':
      'Smíte si při ztrátě města uvolnit pro kartu z pole navíc základní pole? Ano, o které pole přijdete, volíte sami (V-9.2.12). Domácí pravidlo „ztráta pole dvořana“ to může zakázat.',
    'R-38':
      'Můžete dvořany přesouvat donekonečna? Během jedné zimy smíte karty přesunout z jednoho pole dvořana na jiné nejvýše 12krát. S domácím pravidlem „přesuny uvnitř komnaty“ se počítá i výměna obou karet komnaty. Žádné rozestavení na šesti polích tolik přesunů nevyžaduje; limit jen zaručuje, že každá zima skončí.',
    'R-39':
      'Může jedna Vláda obnovit tutéž destičku dvakrát, pokud se mezitím vyberou její florény? Ne. Jedna Vláda obnoví každou destičku nejvýše jednou: všechna vydání mluví o vybrání florénů těsně před Vládou a jediná výnosná destička by jinak byla nevyčerpatelným zdrojem florénů.',
    'E-01':
      'Jak často smíte vyhlásit prodej odpustků? Podle francouzského vydání jednou za fázi, podle českého a německého jednou za rok. Zde jednou za rok; domácí pravidlo „limit prodeje odpustků“ dovolí jednou na jaře a jednou v zimě. Ve hře je to totéž (V-6.3.2).',
    'E-02':
      'Co s florény z karet v komnatě, které akce nepotřebuje? Podle francouzského a německého vydání jdou do pokladnice, podle českého propadají. Zde jdou do pokladnice; domácí pravidlo „přebytečné florény z komnaty“ nabízí české znění (V-5.4.4).',
    'E-03':
      'Kolik polí dvořanů má palác? Francouzské a německé vydání jich mají 6; české jich uvádí 5, ale popisuje 3 dostupná a 3 světlejší. Zde 6; 5 je zjevně omyl a 6 uvádějí i veřejné zdroje.',
    'E-04': 'Kolik je druhů symbolů? Francouzské vydání mluví o 9, ale vyjmenuje 8; české a německé uvádějí 8. Zde 8.',
    'E-05':
      'Jak se zbavit nepřátelského agenta ve vlastní komnatě s Intrikami? Podle francouzského a německého vydání ho odstraní první maska, podle českého předtištěná maska a ještě jedna. Zde stačí 1 maska; domácí pravidlo „agent v komnatě s Intrikami“ žádá 2 (V-7.6.8).',
    'E-06':
      'Kam se ustupuje ze Spoleta? Příklad ve francouzském a německém vydání vede do Florencie, v českém do Perugie. Správně je obojí: na straně „3/4“ vede ze Spoleta silnice do Florencie, na straně „2/5“ leží mezi nimi Perugia.',
    'E-07':
      'Který přístav je v příkladu anexe? Ve francouzském vydání Latina, v českém a německém Terracina. Zde Terracina: Latina byla založena až roku 1932.',
    'E-08':
      'Kolik agentů má kdo na začátku? České a německé vydání dávají 3 Neapoli i Římu; francouzské uvádí v přípravě jen Neapol a Řím až v kapitole pro 5 hráčů. Zde mají Neapol i Řím 3, ostatní 2 (V-3.2.5).',
    'E-09':
      'Smí obránce použít žetony válečného bonusu? České a německé vydání to dovolují, francouzské jmenuje jen útočníka. Zde to smí; domácí pravidlo „žetony válečného bonusu v obraně“ to může zakázat (V-8.2.4).',
    'E-10':
      'Jak zní volitelné pravidlo pro první hry? Podle francouzského a německého vydání smí být v paláci jen jeden nepřátelský agent, podle českého jen jeden agent vůbec. Zde se běžně nepoužívá; domácí pravidlo „omezení agentů v paláci“ nabízí obě znění (V-7.6.10).',
    'E-11':
      'Pro jak dlouho platí jeden druh symbolů z každé spodní části? Ve francouzském a německém vydání pro celou fázi, v českém pro každou platbu. Zde platí V-5.2; rozdíl by byl jen u zdroje, který se během fáze obnovil (viz R-05).',
    'E-12':
      'Je akce po posunu žetonu povinná? Francouzské vydání říká, že hráč akci provést může, české a německé používají rozkazovací způsob. Zde je dobrovolná (V-6.5.1).',
    'E-13':
      'Co když se žeton zastaví na kartě odpustku a prodej nezrušíte? Další prodej pak nelze vyhlásit podle francouzského a českého vydání v tomto období, podle německého v tomto roce. Zde v tomto roce; komnata zůstává zakrytá, takže všechna vydání vedou k témuž (V-6.3.3).',
    'E-14':
      'Stojí anexe sousedního přístavu lodě? České a německé vydání nabízejí cestu po moři místo cesty po silnici, francouzská věta není jednoznačná. Zde se při spojení silnicí lodě neplatí; domácí pravidlo „anexe sousedního přístavu“ je žádá vždy (V-7.4.6).',
    'E-15':
      'Kdy končí ohlašování bonusů? Podle francouzského a českého vydání, když oba pasovali, podle německého, když pasovali po sobě. Zde po sobě; s domácím pravidlem „pasování v boji“ je každé pasování konečné (V-8.2.6).',
    'E-16':
      'Kdy se ustupuje? Francouzské vydání uvádí ústup u obléhání, ale v kapitole o bitvách „na konci“; české na konci fáze, německé po všech obléháních. Zde po všech obléháních (V-8.5.1).',
    'E-17':
      'Co s diskem za druhé město téhož soupeře? Podle francouzského a českého vydání si ho dobyvatel nenechá, podle německého se vrací majiteli. Zde se vrací (V-8.6.2).',
    'E-18':
      'Ztrácí jednotku ten, kdo po vyhrané polní bitvě obléhání vzdá? Francouzské vydání mluví jen o ústupu, české o ústupu bez dalších ztrát, německé říká, že žádnou jednotku neztratí. Zde bez ztráty (V-8.4.5).',
    'E-19':
      'Kolik hráčů svádí polní bitvu? Francouzské vydání mluví o více hráčích, české a německé o dvou. Zde bojují vždy dva; pro tři a více obléhajících platí V-8.4.8.',
    'E-20':
      'O které pole dvořana přijdete, klesnete-li pod 5 měst? Podle francouzského a německého vydání o pole podle své volby, podle českého o některé světlejší. Zde o pole podle své volby; domácí pravidlo „ztráta pole dvořana“ nabízí i české znění (V-9.2.12).',
    'E-21':
      'Kdo je prvním hráčem? Všechna vydání jmenují toho, kdo byl naposledy v Itálii (české při shodě v Římě); české připouští i jakýkoli jiný způsob, německé los. Zde rozhoduje los; s domácím pravidlem „první hráč“ ho jmenuje ten, kdo hru založil (V-3.3.1).',
    'E-22':
      'Rozmisťují se karty rodu současně? České vydání to říká, francouzské a německé jen to, že volně. Zde současně; domácí pravidlo „rozmístění karet rodu“ nabízí pořadí tahů (V-3.2.4).',
    'E-23':
      'Patří destičky cechů k přípravě? Uvádí je jen německé vydání, ve francouzském a českém v seznamu chybějí. Zde se vykládají (V-3.1.5).',
    'E-24':
      'Kdy se zjišťuje, zda hra končí? Přehled ve francouzském a českém vydání mluví o konci roku, jejich kapitola o konci hry a německé vydání o konci jara. Zde na konci jara; výsledek je stejný (V-10.1.1).',
    'E-25':
      'Co stojí pohyb v příkladu s více přesuny? Ve francouzském vydání 1 jízdu a 1 loď, v českém a německém 1 jízdu a 2 lodě. Je to jen příklad; platí V-7.5.1 a V-7.5.2.',
    'E-26':
      'Dává symbol při Vládě destičky i spojenectví? Francouzské a české vydání říkají, že za 1 symbol lze „také“ reaktivovat spojenectví, německé výslovně, že za každý symbol jen jedno z toho. Zde za každý symbol jedno z toho (V-7.1.1).',
    'E-27':
      'Pro kolik hráčů hra je? Francouzské a české vydání mají na obálce 3–5, německé 2–5. Zde 3–5; hra pro 2 hráče má vlastní pravidla a nepatří sem.',
    'E-28':
      'Platí se žold za každou jednotku? České vydání výslovně říká, že za všechny dohromady; francouzské a německé uvádějí jen částky podle počtu jednotek. Zde dohromady (V-9.1.1).',
    'E-29':
      'Co dává pole dvořanů navíc? Francouzské a německé vydání jmenují tituly, české obecně destičky. Zde tituly (V-9.2.9).',
    'E-30':
      'Nakupuje se v zimě před verbováním, nebo po něm? Krátký přehled všech tří vydání uvádí verbování dříve, podrobné kapitoly všech tří však nejprve nákup. Zde platí kapitoly (V-4.4).',
    'E-31':
      'Jak se jmenují druhy bonusů za patronát? Ve francouzském vydání umělec a dílo, v českém osobnost a dílo, v německém významná osobnost a dílo. Zde osobnost a dílo (V-7.2.6).',
    'E-32':
      'Kde u velmoci stojí agent? Ve francouzském vydání zpravidla na pravém poli nebo na vlastním disku, v českém na pravém poli, na disku nebo na levém poli, v německém na pravém nebo levém. Je to jen otázka vzhledu, pravidla se to netýká.',
    'E-33':
      'Čím lze zaplatit zrušení prodeje odpustků? Francouzské vydání jmenuje jen dvořany, české a německé dvořany a destičky. Zde obojí (V-5.5.2).',
    'E-34':
      'Kdy přesně se ruší prodej odpustků? Podle francouzského vydání po posunu a před akcí, podle českého při průchodu komnatou nebo při zastavení v ní, podle německého hned, jakmile jí žeton projde nebo do ní dojde. Zde po posunu; ve všech vydáních smějí platit i dvořané, které posun obnovil (V-6.4.1 a V-6.4.2).',
    'E-35':
      'Kdy propadají nevyužité žetony válečného bonusu? Podle francouzského a německého vydání po obléháních všech hráčů, podle českého hned po vlastních obléháních hráče. Zde po všech obléháních; hráči na začátku pořadí by je jinak nemohli použít v obraně (V-8.2.4 a V-8.7.1).',
    'E-36':
      'Co se stane s využitým bonusem za spojenectví? Podle francouzského vydání je až do reaktivace nedostupný, podle německého se deaktivuje; české na jednom místě spojuje nedostupnost bonusu se zánikem spojenectví, jinde říká totéž co francouzské. Zde je nedostupný až do reaktivace (V-9.5.6 a V-5.5.18).',
    'E-37':
      'Kdy smíte využít symboly toho, co jste tuto zimu koupili? Francouzské vydání vylučuje jen nákupy, české a německé cokoli jiného v téže fázi. Zde je nelze využít do konce vašeho zimního tahu; domácí pravidlo „využití nových nákupů“ dovolí verbování a spojenectví (V-9.3.2).',
    'E-38':
      'Platí bonusy použité v polní bitvě i pro následující obléhání? Podle francouzského vydání se v něm nepočítají, podle českého a německého jsou spotřebované a znovu je použít nelze. Zde jsou spotřebované; rozdíl je jen u Leonarda, ostatní se vyčerpají tak jako tak (V-8.4.7).',
    'E-39':
      'Kdy začíná polní bitva? Podle francouzského vydání před obléháním, podle českého a německého ve chvíli, kdy své obléhání vyhodnocuje první z obou hráčů v pořadí tahů. Zde podle českého a německého (V-8.4.1).',
  },
};
