/** The rulebook of Principato in Czech, in our own words. */
import type { Rulebook } from '../rulebook.js';

export const rulebook: Rulebook = {
  chapters: {
    'P-1': 'Obecná pravidla',
    'P-2': 'Knížectví',
    'P-3': 'Příprava hry',
    'P-4': 'Tah',
    'P-5': 'Akce: aktivovat kartu, vyměnit kartu, vzít kostku přízně',
    'P-6': 'Účinky karet akcí',
    'P-7': 'Konec tahu a konec roku',
    'P-8': 'Vojenské hodnocení',
    'P-9': 'Konec hry',
    'P-10': 'Karty cílů',
  },
  rules: {
    'P-1.1': 'Hru hrají 2 až 4 hráči. Sedí v pevném pořadí po směru hodinových ručiček.',
    'P-1.2': 'Hra trvá přesně 3 roky. Končí po vojenském hodnocení, které uzavírá 3. rok.',
    'P-1.3': 'Vítězí hráč s největším počtem vítězných bodů.',
    'P-1.4': 'V zásobě jsou všechny kostky, žetony a bankovky vojenských bodů, které nepatří žádnému hráči.',
    'P-1.5': 'Co se jednou odloží do krabice, to se do hry už nevrátí.',
    'P-1.6':
      'Karta začínajícího hráče se nikdy nepředává: kdo ji dostal při přípravě, tomu zůstává až do konce hry (viz PQ-25).',

    'P-2.1': 'Každé knížectví má pět částí: okolí, městské hradby, město, palác a kostel.',
    'P-2.2':
      'Pole a statky leží v okolí, palazza a banky ve městě, žetony armády na městských hradbách a žetony kultury v paláci.',
    'P-2.3':
      'Strana oboustranného žetonu se volí ve chvíli, kdy ho berete ze zásoby. Dokud žeton patří vám, nikdy se neotáčí (viz PQ-8).',
    'P-2.4': 'Smíte vlastnit i více žetonů, než kolik je na vaší desce míst. Omezuje vás jen zásoba.',
    'P-2.5': 'Na jeden statek se vejdou nejvýše 2 kostky potravin.',
    'P-2.6': 'Do jedné banky se vejdou nejvýše 2 kostky zlata.',
    'P-2.7': 'Do kostela se vejdou nejvýše 3 kostky přízně.',
    'P-2.8': 'Na žeton domobrany smí přijít nejvýše 1 kostka: potraviny, nebo přízeň.',
    'P-2.9': 'Na kondotiéra smí přijít nejvýše 1 kostka: zlato, nebo přízeň.',
    'P-2.10': 'Na polích, palazzech, katapultech a žetonech kultury se žádné kostky neskladují.',
    'P-2.11':
      'Uskladněné potraviny, zlato a přízeň smíte v rámci míst pro daný druh libovolně přerovnávat. Rozhodují tedy jen součty: potravin nejvýše 2 × počet statků, zlata nejvýše 2 × počet bank, přízně nejvýše 3.',
    'P-2.12': 'Kostky, které byste měli dostat, ale nemáte je kam umístit, zůstávají v zásobě: jsou pro vás ztracené.',
    'P-2.13':
      'Kdykoli smíte přesunout potraviny ze statků na domobranu, zlato z bank na kondotiéry a přízeň z kostela na domobranu nebo na kondotiéry, vždy jednu kostku na jednoho nezásobeného vojáka. Není to akce. Zásobovat vojáky není nikdy povinné.',
    'P-2.14':
      'Kostku ležící na vojákovi nelze vzít zpět, přesunout ani utratit. Odejde až na konci vojenského hodnocení podle P-8.12.',
    'P-2.15':
      'Kostku, kterou dostáváte, smíte položit rovnou na nezásobeného vojáka, který její druh přijímá (viz PQ-9).',
    'P-2.16':
      'V tištěných pravidlech stojí „kdykoli“. Bottega vám zásobování podle P-2.13 nabízí ve vašem tahu před akcemi, mezi nimi i po nich a při každém vojenském hodnocení, když o zásobování rozhodujete; uprostřed akce má stejný účinek umístění přebytečných kostek na vojáky. Jindy se nenabízí: kdo chce kostky na vojáky položit předem, může to udělat ve svém tahu (viz PQ-10).',
    'P-2.17':
      'Kostka přízně nahrazuje 1 kostku potravin nebo 1 kostku zlata při placení ceny karty a při zásobování vojáka. Jiné využití během hry nemá; na jejím konci se počítá mezi kostky, které rozhodují shodu (viz P-9.3).',
    'P-2.18':
      'Uskladněné kostky ani žetony nesmíte z vlastní vůle odhazovat. Jedinou výjimkou je propouštění vojáků podle P-8.13 (viz PQ-27).',
    'P-2.19':
      'Volné místo se počítá ve chvíli, kdy kostky přicházejí: pro potraviny 2 × počet statků minus vaše potraviny, pro zlato 2 × počet bank minus vaše zlato, pro přízeň 3 minus vaše přízeň. Kostky na vojácích žádné místo nezabírají. Statek nebo banka, které jste získali dříve v témže tahu, se už započítávají.',

    'P-3.1': 'Každý hráč dostane jednu desku knížectví. Místa hráčů se číslují po směru hodinových ručiček.',
    'P-3.2':
      'Vyřaďte karty akcí podle značky v dolních rozích: ve hře 2 hráčů karty se značkou 3 a 4, ve hře 3 hráčů karty se značkou 4, ve hře 4 hráčů žádné. Vyřazené karty odložte do krabice.',
    'P-3.3':
      'Zbylé karty roztřiďte podle rubu: S1, S2, 1, 2 a 3. Jedna karta vojenského hodnocení patří do balíčku 2, druhá do balíčku 3.',
    'P-3.4':
      'Zamíchejte karty S2 a každému hráči rozdejte lícem nahoru 1 kartu S1 a 1 kartu S2; karty S1 jsou všechny stejné. Zbylé startovní karty odložte do krabice.',
    'P-3.5': 'Balíčky 1, 2 a 3 zamíchejte každý zvlášť, balíčky 2 a 3 i s jejich kartou vojenského hodnocení.',
    'P-3.6':
      'Z balíčku 1 odkryjte po jedné zleva doprava 5 karet ve hře 2 hráčů, 6 karet ve hře 3 hráčů, nebo 7 karet ve hře 4 hráčů: to je nabídka. Její místa se číslují zleva od 1. Zbytek balíčku 1 tvoří dobírací balíček; balíčky 2 a 3 zatím čekají lícem dolů.',
    'P-3.7':
      'Oba balíčky karet cílů zamíchejte každý zvlášť a každému hráči rozdejte z každého 1 kartu lícem dolů; prohlížet si je smí jen jejich majitel, a to kdykoli. Zbylé karty cílů odložte do krabice, aniž by je kdokoli viděl.',
    'P-3.8':
      'Všechny kostky, žetony a bankovky vojenských bodů připravte do zásoby. Žetony kultury roztřiďte podle druhu a hodnoty.',
    'P-3.9':
      'Každý hráč si vezme 1 pole, 1 statek, 1 palazzo a 1 banku a k tomu 1 kostku potravin (na statek), 1 kostku zlata (do banky) a 1 kostku přízně (do kostela).',
    'P-3.10': 'Začínajícího hráče určí los. Kartu začínajícího hráče si ponechá po celou hru.',
    'P-3.11':
      'Hráči sedí v pořadí, v jakém byli zapsáni, nebo – zvolíte-li to při přípravě hry – v pořadí, které vylosuje Bottega.',

    'P-4.1': 'Hráči se střídají v tazích po směru hodinových ručiček. První tah má začínající hráč.',
    'P-4.2': 'Ve svém tahu máte 2 akce.',
    'P-4.3': 'Druhy akcí jsou tři: aktivovat kartu, vyměnit kartu a vzít kostku přízně.',
    'P-4.4': 'Pořadí akcí si volíte sami a týž druh akce smíte provést i dvakrát.',
    'P-4.5': 'Jedné akce nebo i obou se smíte vzdát.',
    'P-4.6': 'Mezi akcemi má každý hráč vždy přesně 2 karty akcí. Leží před ním lícem nahoru.',
    'P-4.7': 'Každou akci dokončete, včetně výměny karty, než začnete další.',
    'P-4.8':
      'Tah končí, když jeho konec ohlásíte. Nezbývá-li vám žádná akce, musíte to udělat; do té doby ještě smíte zásobovat vojáky podle P-2.13.',

    'P-5.1': 'Aktivovat kartu: zvolte jednu ze svých 2 karet a jednou proveďte její účinek.',
    'P-5.2': 'Nabízí-li karta více možností („NEBO“), provedete právě jednu z nich, a to jednou.',
    'P-5.3':
      'Cenu platíte celou a z uskladněných kostek, dříve než cokoli dostanete. Zaplacené kostky se vracejí do zásoby.',
    'P-5.4':
      'Každou jednotlivou kostku potravin nebo zlata v ceně smíte zaplatit kostkou přízně, i když správnou kostku vlastníte.',
    'P-5.5': 'Možnost, jejíž cenu nedokážete zaplatit celou, zvolit nelze (viz PQ-4).',
    'P-5.6':
      'Možnost, která dává žetony, nelze zvolit, pokud některý z nich v zásobě chybí. Zbývá-li jediný žeton, nelze vzít „dvě banky“, ale „jednu banku“ ano (viz PQ-7).',
    'P-5.7':
      'Má-li karta symbol výměny, musíte ji hned po provedení účinku vyměnit: vezměte si z nabídky libovolnou kartu a aktivovanou kartu položte na její místo. Výměnu nelze odmítnout, a to ani v posledním tahu; smíte si vzít i kartu téhož druhu.',
    'P-5.8': 'Karta bez symbolu výměny vám zůstává. Její aktivací ji vyměnit nelze.',
    'P-5.9':
      'Karta, kterou si vezmete při výměně po aktivaci nebo akcí „Vyměnit kartu“, se tím neaktivuje. Aktivovat ji smíte některou z dalších akcí, třeba ještě v témže tahu.',
    'P-5.10': 'Kartu bez symbolu výměny smíte v jednom tahu aktivovat oběma akcemi.',
    'P-5.11':
      'Bottega nenabízí možnost, která nedává žádný žeton a při níž byste neumístili ani jednu kostku: buď je zásoba prázdná, nebo nemáte volné místo ani nezásobeného vojáka, který daný druh přijímá. Kartu, které nezbývá žádná možnost, aktivovat nelze (viz PQ-5).',
    'P-5.12':
      'Kartu, která se právě dostala do nabídky, si lze některou z dalších akcí zase vzít, stejně jako kteroukoli jinou kartu z nabídky (viz PQ-18).',
    'P-5.20':
      'Vyměnit kartu: vyměňte jednu ze svých 2 karet za libovolnou kartu z nabídky. Vaše karta přijde na místo té, kterou jste si vzali. Žádná karta se přitom neaktivuje.',
    'P-5.21': 'Akcí „Vyměnit kartu“ smíte vyměnit kteroukoli svou kartu, se symbolem výměny i bez něj.',
    'P-5.30': 'Vzít kostku přízně: vezměte si ze zásoby 1 kostku přízně a dejte ji do svého kostela.',
    'P-5.31': 'Není-li v zásobě žádná kostka přízně, nelze ji vzít (viz PQ-6).',
    'P-5.32':
      'Máte-li plný kostel, smíte kostku přízně vzít jen tehdy, když máte nezásobeného vojáka; kostka pak přijde na něj (viz P-2.15 a PQ-20).',

    'P-6.1':
      'Stavba banky: zaplaťte 1 kostku potravin a vezměte si 1 banku, NEBO zaplaťte 3 kostky potravin a vezměte si 2 banky.',
    'P-6.2':
      'Stavba statku: zaplaťte 1 kostku zlata a vezměte si 1 statek, NEBO zaplaťte 3 kostky zlata a vezměte si 2 statky.',
    'P-6.3':
      'Stavba palazza: zaplaťte 1 kostku potravin a vezměte si 1 palazzo, NEBO zaplaťte 3 kostky potravin a vezměte si 2 palazza.',
    'P-6.4':
      'Zakládání polí: zaplaťte 1 kostku zlata a vezměte si 1 pole, NEBO zaplaťte 3 kostky zlata a vezměte si 2 pole.',
    'P-6.5':
      'Obléhací dílna (1. a 2. rok): zaplaťte 1 kostku zlata a 1 kostku potravin a vezměte si 1 katapult, NEBO zaplaťte 2 kostky zlata a 3 kostky potravin a vezměte si 2 katapulty.',
    'P-6.6':
      'Velká obléhací dílna (3. rok): zaplaťte 1 kostku potravin a vezměte si 1 katapult, NEBO zaplaťte 1 kostku zlata a 2 kostky potravin a vezměte si 2 katapulty.',
    'P-6.7':
      'Sochař: zaplaťte 1 kostku potravin a 2 kostky zlata, NEBO 2 kostky potravin a 1 kostku zlata, a vezměte si 1 pomník podle svého výběru.',
    'P-6.8': 'Malíř: zaplaťte 5 kostek zlata a vezměte si 1 obraz podle svého výběru.',
    'P-6.9': 'Učenec: zaplaťte 4 kostky potravin a vezměte si 1 knihu podle svého výběru.',
    'P-6.10': 'Sklizeň: vezměte si 1 kostku potravin za každé své pole.',
    'P-6.11': 'Nájem: vezměte si 1 kostku zlata za každé své palazzo.',
    'P-6.12': 'Najmutí kondotiérů: vezměte si zdarma libovolný počet kondotiérů.',
    'P-6.13': 'Svolání domobrany: vezměte si zdarma libovolný počet žetonů domobrany.',
    'P-6.14':
      'Výběrčí daní: vezměte si 2 kostky zlata, NEBO 1 kostku zlata a 1 kostku potravin, NEBO 2 kostky potravin.',
    'P-6.15': 'Pokladnice: vezměte si 3 kostky zlata.',
    'P-6.16': 'Sýpka: vezměte si 3 kostky potravin.',
    'P-6.17':
      'Rok uvedený v P-6.5 a P-6.6 označuje balíček, ze kterého karta pochází. Obléhací dílna z 2. roku má i ve 3. roce cenu, která je na ní vytištěna.',
    'P-6.18':
      'Dostanete tolik kostek, kolik vám náleží, nejvýše však tolik, kolik jich je v zásobě; potraviny a zlato se počítají zvlášť. Kostky nejprve zaplní volné místo: vezmete si všechny, které dokážete uskladnit, nikdy méně. Volíte jen u přebytečných kostek: buď přijdou na vojáky podle P-2.15, nebo jsou ztracené podle P-2.12 (viz PQ-6 a PQ-21).',
    'P-6.19':
      'Vojáků si smíte vzít nejvýše tolik, kolik jejich žetonů je v zásobě, a nejméně 1 (nevzít žádného je totéž jako akce „Vyměnit kartu“). Není-li v zásobě žádný, kartu aktivovat nelze (viz PQ-7 a PQ-19).',
    'P-6.20': 'Noví vojáci přicházejí bez kostky, tedy nezásobení.',
    'P-6.21': 'Nezbývá-li v zásobě žádný žeton kultury daného druhu, kartu aktivovat nelze (viz PQ-7).',

    'P-7.1':
      'Na konci každého tahu, i tahu bez jediné akce, se karta nejvíce vlevo v nabídce odloží do krabice (viz PQ-28).',
    'P-7.2': 'Ostatní karty v nabídce se posunou o jedno místo doleva.',
    'P-7.3': 'Odkryje se vrchní karta dobíracího balíčku a přijde na místo nejvíce vpravo.',
    'P-7.4':
      'Odkryje-li se karta vojenského hodnocení, ihned proběhne mimořádné vojenské hodnocení. Pak se tato karta odloží do krabice a nabídka se znovu doplňuje podle P-7.3.',
    'P-7.5':
      'Má-li se odkrýt karta a dobírací balíček je prázdný, rok ihned končí. Karty v nabídce zůstávají ležet; je jich o jednu méně než v plné nabídce.',
    'P-7.6': 'Po konci každého roku následuje vojenské hodnocení.',
    'P-7.7':
      'Je-li karta vojenského hodnocení poslední kartou dobíracího balíčku, následuje hned po mimořádném hodnocení ještě hodnocení na konci roku. Jsou to dvě úplná hodnocení: po prvním se kostky z vojáků vrátí do zásoby, vojáky smíte propustit a pak je znovu zásobovat. Mezi nimi se neodkrývá žádná karta a nehraje se žádný tah; pořadí rozhodování se pro druhé hodnocení určí znovu.',
    'P-7.8':
      'Po 1. a 2. roce se balíček dalšího roku stane dobíracím balíčkem a nabídka se podle P-7.3 doplní na plný počet karet.',
    'P-7.9': 'P-7.4 platí i pro první kartu odkrytou na začátku nového roku (viz PQ-13).',
    'P-7.10':
      'Pořadí tahů pokračuje bez přerušení: první tah nového roku má hráč, který je na řadě po tom, kdo hrál naposledy.',
    'P-7.11': 'Na začátku každého tahu je nabídka plná.',
    'P-7.12': 'Během hry proběhne přesně pět vojenských hodnocení.',
    'P-7.13': 'Hra končí po hodnocení na konci 3. roku; nabídka se už nedoplňuje.',
    'P-7.14':
      'Odkrytím poslední karty dobíracího balíčku rok nekončí: nabídka je plná a další hráč má svůj tah. Rok skončí až tehdy, když při doplňování poprvé žádná karta není, ať právě dohrál kdokoli; kolo se nedohrává.',

    'P-8.1':
      'Pořadí rozhodování: první je hráč s největším počtem žetonů armády (katapulty + kondotiéři + domobrana), po něm hráč s druhým největším počtem a tak dále (viz PQ-24).',
    'P-8.2':
      'Mají-li hráči žetonů armády stejně, rozhoduje dříve začínající hráč, případně ten, kdo sedí po směru hodinových ručiček nejblíže za ním.',
    'P-8.3':
      'Pořadí rozhodování se určí na začátku každého hodnocení podle žetonů, které hráči v té chvíli mají. Platí pro zásobování i pro propouštění vojáků (viz PQ-12).',
    'P-8.4':
      'V tomto pořadí smí každý hráč zásobovat podle P-2.13 libovolný počet svých vojáků, nebo žádného. Rozhoduje se otevřeně (viz PQ-11).',
    'P-8.5': 'Kostky položené na vojáky už dříve se počítají stejně.',
    'P-8.6': 'Vojenská síla = katapulty + zásobení vojáci − nezásobení vojáci. Může být i záporná.',
    'P-8.7':
      'Pořadí hráčů se určí podle vojenské síly od nejvyšší. Vítězné body za jednotlivá místa: ve hře 2 hráčů 2 / 0, ve hře 3 hráčů 6 / 3 / 0, ve hře 4 hráčů 7 / 4 / 2 / 0 (ke hře 2 hráčů viz PQ-1).',
    'P-8.8':
      'Při shodě se sečtou vítězné body za místa, která shodní hráči obsadili, a součet se vydělí jejich počtem. Každý z nich dostane výsledek zaokrouhlený nahoru.',
    'P-8.9':
      'Vítězné body se vyplácejí v bankovkách vojenských bodů. Bankovky nikdy nedojdou: vede se jen jejich součet.',
    'P-8.10': 'Místo přináší své vítězné body při jakékoli vojenské síle, i nulové nebo záporné (viz PQ-23).',
    'P-8.11': 'Po přidělení vítězných bodů následuje nejprve P-8.12 a potom P-8.13.',
    'P-8.12': 'Všechny kostky z vojáků všech hráčů se vrátí do zásoby, každá ke svému druhu.',
    'P-8.13':
      'Každý hráč smí vrátit do zásoby libovolný počet svých kondotiérů a žetonů domobrany, nebo si nechat všechny. Katapulty vrátit nelze.',
    'P-8.14': 'Při pátém hodnocení se P-8.13 vynechává: na výsledek už nemá vliv (viz PQ-12).',
    'P-8.15': 'Každého hodnocení se účastní všichni hráči. Kdo nemá žádné žetony armády, má vojenskou sílu 0.',

    'P-9.1':
      'Konečný výsledek = vítězné body z bankovek vojenských bodů + vítězné body na vašich žetonech kultury + vítězné body za vaše karty cílů.',
    'P-9.2': 'Po posledním vojenském hodnocení se odkryjí karty cílů.',
    'P-9.3':
      'Při shodě na prvním místě vítězí ten ze shodných hráčů, který má nejvíce kostek (potraviny + zlato + přízeň).',
    'P-9.4': 'Trvá-li shoda i potom, hráči se o vítězství dělí (viz PQ-15).',
    'P-9.5': 'Stejným způsobem se určuje i pořadí na dalších místech.',
    'P-9.6': 'Kostkami v P-9.3 se rozumějí uskladněné kostky; na vojácích po P-8.12 žádné neleží.',

    'P-10.1': 'Zbrojnice: 1 vítězný bod za každý váš katapult.',
    'P-10.2':
      'Úrodná půda: máte-li dohromady více než 6 žetonů statků a polí, získáte 1 vítězný bod za každý žeton nad šestý. Jinak nezískáte nic.',
    'P-10.3':
      'Městské právo: máte-li dohromady více než 6 žetonů palazz a bank, získáte 1 vítězný bod za každý žeton nad šestý. Jinak nezískáte nic.',
    'P-10.4':
      'Pevnost: 1 vítězný bod za každé úplné 4 vítězné body v bankovkách vojenských bodů. Jiné body se nepočítají (viz PQ-26).',
    'P-10.5': 'Kaple: za 1 / 2 / 3 dvojice složené z 1 pomníku a 1 obrazu získáte 2 / 5 / 8 vítězných bodů.',
    'P-10.6': 'Radnice: za 1 / 2 / 3 dvojice složené z 1 pomníku a 1 knihy získáte 2 / 5 / 8 vítězných bodů.',
    'P-10.7': 'Palác: za 1 / 2 / 3 trojice složené z 1 pomníku, 1 knihy a 1 obrazu získáte 5 / 10 / 15 vítězných bodů.',
    'P-10.8': 'Vila: za 1 / 2 / 3 dvojice složené z 1 knihy a 1 obrazu získáte 2 / 5 / 9 vítězných bodů.',
    'P-10.9':
      'Počet sad se rovná nejmenšímu z počtů žetonů jmenovaných druhů, počítají se však nejvýše 3. Každý žeton patří jen do jedné sady; na hodnotách žetonů nezáleží (viz PQ-14).',
    'P-10.10': 'Obě vaše karty cílů se vyhodnocují zvlášť; týž žeton se smí započítat do obou.',
  },
  rulings: {
    'PQ-1':
      'Kolik vítězných bodů přináší vojenské hodnocení ve hře 2 hráčů? V tabulce tištěných pravidel je tento řádek nejasný: u prvního místa stojí 2, políčko druhého je prázdné; řádek mohl být poškozen při sazbě a jiný zdroj jsme pro něj nenašli. Zde platí 2–0: text bereme tak, jak je, a poslední místo dostává 0 jako v ostatních řádcích; karta cíle Pevnost pak ovšem může přinést nejvýše 2 body. Domácí pravidlo „vojenské body ve hře 2 hráčů“ nabízí hodnoty 2–0, 3–0, 4–0 a 5–2.',
    'PQ-2':
      'Kolik karet mají balíčky let a které nesou značku 3 a 4? Doloženo je 98 karet akcí, z toho 8 startovních a 90 v balíčcích let; všechno ostatní jsme rekonstruovali: balíčky po 34, 28 a 28 kartách, 22 karet se značkou 3, 22 se značkou 4, počty jednotlivých karet i tři ze čtyř karet S2. Toto rozdělení odpovídá všem známým číslům a každému hráči dává při každém počtu hráčů 21 tahů, 7 za rok. Kdo vlastní krabici s hrou, může dodat skutečné hodnoty v datovém souboru.',
    'PQ-3':
      'Které karty nesou symbol výměny? Podle veřejných zdrojů ho mají karty, které dávají kostky, a nemají ho karty staveb. U ostatních jsme ho rekonstruovali: karta s cenou zůstává, karta bez ceny odchází; symbol tedy mají Najmutí kondotiérů a Svolání domobrany, nikoli obléhací dílny, Sochař, Učenec a Malíř. Domácí pravidlo „výměna karet kultury“ ho dává i Sochaři, Učenci a Malíři; kdo vlastní krabici s hrou, může dodat skutečné hodnoty v datovém souboru.',
    'PQ-4':
      'Smíte aktivovat kartu, kterou nemůžete zaplatit, jen abyste ji vyměnili? Ne (P-5.5). O nic nepřicházíte: „Vyměnit kartu“ stojí také jednu akci a má stejný výsledek.',
    'PQ-5':
      'Smíte aktivovat kartu, která by nic nepřinesla? Taková aktivace se nenabízí (P-5.11), a to ze stejného důvodu jako v PQ-4: akce „Vyměnit kartu“ poslouží stejně.',
    'PQ-6':
      'Co když v zásobě dojdou kostky? Tištěná pravidla o tom mlčí. Zde je zásoba omezená a berete si jen to, co v ní zbývá; 12 kostek přízně vystačí přesně na 4 plné kostely, což svědčí o skutečném omezení. S domácím pravidlem „neomezené kostky“ neplatí P-5.31 ani omezení zásobou v P-6.18; místo ve vašem knížectví zůstává omezené.',
    'PQ-7':
      'Co když v zásobě dojdou žetony? Zde jsou omezené: zvolená možnost vyžaduje všechny své žetony a vojáky berete, dokud stačí zásoba. S domácím pravidlem „neomezené žetony“ stavby ani armáda nedojdou; jedna karta však přivede nejvýše 37 vojáků, aby volba měla konec. Žetony kultury jsou omezené vždy.',
    'PQ-8':
      'Smíte oboustranný žeton později otočit? Ne, jakmile ho vezmete, už se neotáčí. Tištěná pravidla k tomu žádnou akci neznají.',
    'PQ-9':
      'Smí získaná kostka přijít rovnou na vojáka? Ano. Kdo nejprve přesune kostku ze skladu a teprve potom dostane novou, dojde ke stejnému výsledku.',
    'PQ-10':
      'Co přesně znamená, že vojáky smíte zásobovat „kdykoli“? Zde ve svém tahu a tehdy, když při vojenském hodnocení rozhodujete o zásobování. To stačí: kostky dostáváte jen ve svém tahu a na vojácích jsou potřeba jen při hodnocení.',
    'PQ-11':
      'Zásobují se vojáci otevřeně, nebo tajně? Otevřeně, protože tištěná pravidla určují pořadí, v němž hráči rozhodují. S domácím pravidlem „současné zásobování“ rozhodují všichni najednou a skrytě; volby se odhalí společně, až jsou všechny hotové.',
    'PQ-12':
      'Jak se propouštějí vojáci? Otevřeně a v pořadí rozhodování; při posledním hodnocení se propouštění vynechává, protože už nic nemění. Katapulty zůstávají: tištěná pravidla jmenují jen kondotiéry a domobranu.',
    'PQ-13':
      'Co když je karta vojenského hodnocení první kartou nového roku? Mimořádné hodnocení proběhne ihned, přímo po hodnocení na konci předchozího roku. Tištěná pravidla totiž říkají „jakmile se odkryje“.',
    'PQ-14':
      'Co když máte více než tři sady pro kartu cíle? Tištěná pravidla uvádějí hodnoty jen pro 1, 2 a 3 sady; větší počet se počítá jako 3.',
    'PQ-15':
      'Co když shoda trvá i po porovnání kostek? Hráči se o vítězství dělí, protože tištěná pravidla další rozhodnutí neznají. S domácím pravidlem „vítězí pozdější v pořadí“ vyhrává ten ze shodných hráčů, který sedí po směru hodinových ručiček nejdále od začínajícího hráče.',
    'PQ-16':
      'Je vidět, kolik má kdo bankovek vojenských bodů? Ano, součty se ukazují, protože vyplácení vidí všichni. S domácím pravidlem „skryté vojenské body“ vidíte jen svůj součet; vojenská síla a vítězné body za každé jednotlivé hodnocení zůstávají veřejné.',
    'PQ-17':
      'Je vidět, kolik karet zbývá v dobíracím balíčku? Ano, u skutečného stolu se dají spočítat; domácí pravidlo „skrytý počet karet“ tento údaj skryje. Karty v krabici, které ležely lícem nahoru, si smíte prohlížet.',
    'PQ-18':
      'Smíte si vzít zpět kartu, kterou jste právě dali do nabídky? Ano. Z nabídky si smíte vzít kteroukoli kartu, tedy i tu, která tam přišla před chvílí.',
    'PQ-19':
      'Smíte kartou, která dává vojáky, nevzít žádného? Tištěná pravidla říkají „kolik chcete“. Nevzít žádného by však bylo totéž jako akce „Vyměnit kartu“, proto se to nenabízí.',
    'PQ-20':
      'Smíte vzít kostku přízně, když máte plný kostel? Jen na nezásobeného vojáka; jinak se akce nenabízí, protože kostku není kam umístit.',
    'PQ-21':
      'Smíte si vzít méně kostek, než kolik jich dokážete uskladnit? Ne. Nic byste tím nezískali: soupeře lze o kostky připravit jen tím, že si je vezmete, nikdy tím, že je necháte ležet.',
    'PQ-22':
      'Jakou hodnotu mají žetony kultury? Tištěná pravidla říkají jen, že se třídí podle hodnoty a vybírají volně; samotné hodnoty jsme rekonstruovali. Pomníky mají 4, 3 a 2 vítězné body, knihy 5, 4 a 3, obrazy 6, 5 a 4, každou hodnotu vždy na 5 žetonech: průměr odpovídá počtu zaplacených kostek a kdo koupí dříve, získá více. Kdo vlastní krabici s hrou, může dodat skutečné hodnoty v datovém souboru.',
    'PQ-23':
      'Dostane vítězné body i slabá armáda? Ano, místo se počítá při jakékoli vojenské síle. Nemá-li armádu nikdo, dělí se všichni o všechna místa: ve hře 4 hráčů dostane každý 4 body.',
    'PQ-24':
      'Které žetony určují pořadí rozhodování? Všechny žetony armády včetně katapultů: tištěná pravidla tak nazývají všech 56 žetonů.',
    'PQ-25':
      'Mění se během hry začínající hráč? Ne, zůstává po celou hru, protože žádné pravidlo jeho kartu nepředává. Záleží na něm jen na začátku hry a při shodě podle P-8.2.',
    'PQ-26':
      'Co počítá karta cíle Pevnost? Bankovky ze všech pěti vojenských hodnocení, nikoli vítězné body jiného původu.',
    'PQ-27': 'Smíte kostky odhodit? Ne, tištěná pravidla takovou možnost neznají.',
    'PQ-28':
      'Posune se nabídka i po tahu bez akcí? Ano. V tištěných pravidlech patří posun ke konci tahu a ten nastane, i když se akcí vzdáte.',
    'PQ-29':
      'Které odlišné údaje zde neplatí? Jedna recenze mluví o třech vojenských hodnoceních (pravidla: pět), jiná o dvou kostkách každého druhu na začátku (pravidla: jedna). Stránka vydavatele uvádí 100 karet akcí, 57 žetonů armády a 60 bankovek; zde platí 98 a 56 podle tištěných pravidel a 40 bankovek podle čtyř jiných zdrojů.',
  },
};
