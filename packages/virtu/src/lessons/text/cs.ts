/** The lessons of Virtù in Czech. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Renesanční Itálie. Ze svého paláce vedete dynastii: anektujete a dobýváte města, podporujete umělce, najímáte postavy a z vévodství stoupáte až ke království. Nehází se kostkami a nic není tajné. Vyhrává ten, kdo má na konci nejvíc bodů prestiže.',
  'primer.points':
    'Téměř polovina všech bodů je natištěna na tom, co koupíte nebo získáte: tituly, katedrály, Kardinál, Papež, bonusy za patronát. Každé město od třetího přináší bod, patronát až tři. Nejvíc křížů vynese čtyři body, první město dobyté na každém soupeři dva.',
  'primer.turn':
    'Rok tvoří jaro a zima. Na jaře posunete akční žeton o jednu nebo dvě komnaty a provedete akci té komnaty: Anexi, Mecenát, Vládu, Tažení nebo Intriky. V zimě platíte žold, přesouváte karty, nakupujete, verbujete a uzavíráte spojenectví.',
  'primer.end':
    'Hra trvá obvykle asi deset let. Ovládá-li někdo na konci jara osm měst, dosáhl-li 5. stupně patronátu, nebo nezbývá-li žádné neutrální město, je zima toho roku poslední. Pak se sečtou body.',
  'primer.about.picture': 'Mapa Itálie s městy, silnicemi mezi nimi a jednotkami tří dynastií.',
  'primer.points.picture':
    'Obě stupnice prestiže, za města a za patronát, s pořadím všech hráčů, jejich kříži a velmocemi.',
  'primer.turn.picture': 'Palác s pěti komnatami v kruhu, jejich akcemi a kartami v nich.',
  'primer.end.picture': 'Rok: kdo je na tahu a kroky zimy.',
  'primer.advice1':
    'Za celou hru máte jen asi deset akcí: když posouváte akční žeton, mějte už rozmyšleno, kam půjde příští rok.',
  'primer.advice2':
    'Florény z dvořanů vybírejte dřív, než přejdete jejich šipku, a florény z destiček dřív, než provedete Vládu: tím se totiž znovu obnoví.',
  'primer.advice3': 'Kříže se počítají dvakrát: platí se jimi, a kdo jich má na konci nejvíc, získá za ně čtyři body.',
  'palace.title': 'Palác a akční žeton',
  'palace.rooms':
    'Toto je váš palác: pět komnat v kruhu, každá s jednou akcí. Jednou za rok posunete akční žeton po směru hodinových ručiček a smíte provést akci komnaty, v níž se zastaví. Nejprve se ale nastěhuje váš rod.',
  'palace.action':
    'Karta v komnatě vám pomáhá při každé návštěvě a nikdy se nevyčerpá. Karta {cards:card} má 2 koruny a akci {actions:action}. Umístěte ji jako kartu akce do komnaty nahoře.',
  'palace.courtier':
    'Karty mimo komnaty jsou dvořané. Pomáhají v každé komnatě, ale jen jednou, dokud akční žeton nepřejde šipku na jejich straně. Kartu {cards:card} umístěte na pravou stranu.',
  'palace.upgrade':
    'Vedle každé karty akce je místo pro kartu vylepšení, která do komnaty přidá své symboly. Karta {cards:card} nemá akci, a proto nemůže být v komnatě sama. Umístěte ji v komnatě nahoře vedle druhé karty.',
  'palace.confirm': 'Všechny tři karty mají své místo. Potvrďte to a karty všech hráčů se odhalí.',
  'palace.marker':
    'V prvním roce smí akční žeton začít v kterékoli komnatě. Začněte v komnatě nahoře: její akce je {actions:action}.',
  'palace.perform':
    'Touto akcí získáte neutrální město. Stojí to koruny a obě karty v této komnatě mají dohromady tři. Proveďte akci.',
  'palace.annex':
    'Město musí sousedit s některým z vašich a stojí o jednu korunu víc, než je jeho hodnota. Město {cities:city} má hodnotu 2, stojí tedy 3 koruny. Anektujte je.',
  'palace.first': 'Teď zaplaťte: použijte 2 koruny z karty {cards:card}.',
  'palace.second':
    'Použijte i 1 korunu z karty {cards:card}. Obě karty zůstávají dostupné a při příští návštěvě zaplatí znovu.',
  'palace.collect':
    'Město je vaše. Kdykoli také můžete vybrat florény z dvořana. Nic to nestojí, ale karta se tím vyčerpá. Vyberte 2 florény z karty {cards:card}.',
  'palace.end':
    'Máte jednu akci za rok a tohle byla ona. Ukončete tah. Na řadu přijdou ostatní a uplyne zima. Karta {cards:card} zůstává vyčerpaná.',
  'palace.move':
    'Rok 2. Akční žeton musíte posunout: 1 nebo 2 komnaty jsou zdarma, za další se platí. Mezi komnatami vpravo a vpravo dole je šipka. Posuňte žeton o 2 komnaty k akci {actions:action} a šipku přejděte.',
  'palace.summary':
    'Přešli jste šipku a karta {cards:card} je opět dostupná. Pamatujte: karty v komnatách platí při každé návštěvě, dvořané jednou, než znovu přejdete jejich šipku. A myslete dopředu: kde se žeton zastaví příští rok?',
  'paying.title': 'Placení',
  'paying.reliefs':
    'Platíte symboly na kartách a destičkách. Karty v komnatě s akčním žetonem platí jen její akci. Dvořané a destičky vašich měst pomohou s lecčíms, ale vyčerpají se tím.',
  'paying.perform':
    'Váš akční žeton je v komnatě s akcí {actions:action}. První stupeň patronátu stojí 2 florény a 1 korunu nebo kříž. Proveďte akci.',
  'paying.kind':
    'Karta {cards:card} má 2 koruny a 2 florény. Z každé karty a destičky však smíte v jedné platbě použít jen jeden druh symbolů. Použijte koruny; florény se tentokrát nepočítají.',
  'paying.courtier':
    'V pokladnici máte 1 florén a potřebujete ještě jeden. Dvořan {cards:card} má 2. Vyberte je; karta se tím vyčerpá.',
  'paying.tile':
    'To byl 1. stupeň. Karta {cards:card} leží v komnatě a zůstává dostupná. Destičky se vyčerpávají jako dvořané, ale obnoví je jen Vláda. Vyberte 4 florény z města {cities:city}.',
  'paying.end':
    'Uschovat lze jen florény. Destička města {cities:city} je teď ale vyčerpaná celá, i se svými 2 korunami. Ukončete tah. Tuto zimu nic nekoupíte.',
  'paying.move':
    'Rok 2. Posuňte žeton o 2 komnaty k akci {actions:action}. Cestou přejdete šipku vpravo a karta {cards:card} bude opět dostupná.',
  'paying.indulgence':
    'Město {cities:city} má hodnotu 3 a stojí 4 koruny. Karta {cards:first} dá 2, karta {cards:second} dá 1; jedna chybí. Vyhlaste prodej odpustků: církev vám dá 1 korunu.',
  'paying.annex': 'S korunou od církve to stačí. Anektujte město {cities:city}.',
  'paying.price':
    'Město {cities:city} je vaše. Tuto komnatu teď ale zakrývá karta odpustku: je uzavřená a na konci vás karta bude stát 1 bod prestiže. Až žeton půjde znovu kolem, můžete prodej odpustků zrušit za 1 kříž nebo 2 koruny.',
  'paying.summary':
    'Z každé karty a destičky použijte jeden druh symbolů. Komnaty platí při každé návštěvě, dvořané jednou do další šipky, destičky jednou do Vlády. Uschovat lze jen florény, a když něco chybí, pomůže prodej odpustků.',
  'annexGovern.title': 'Anexe a Vláda',
  'annexGovern.map':
    'Mapa Itálie. Ovládáte města {cities:first} a {cities:second}, v každém máte jednu jednotku. Číslo u města je jeho hodnota. Města bez disku jsou neutrální: anektovat je může kdokoli.',
  'annexGovern.land':
    'Po souši anektujete neutrální město, které sousedí s některým z vašich. Stojí o jednu korunu víc, než je jeho hodnota. Takovými sousedy jsou {cities:first} a {cities:second}. Pirátské přístavy nelze anektovat, jen dobýt.',
  'annexGovern.perform': 'Váš akční žeton je v komnatě s akcí Anexe. Proveďte akci.',
  'annexGovern.sea':
    'Z přístavu do přístavu lze anektovat i po moři: za každé moře zaplatíte navíc 1 loď. Město {cities:city} leží u téhož moře jako {cities:port} a má hodnotu 1: 2 koruny a 1 loď. Anektujte je.',
  'annexGovern.crowns': 'Karta {cards:card} má koruny a loď, ale počítá se jen jeden druh. Použijte koruny.',
  'annexGovern.ships': 'Karta {cards:card} je samostatná, proto z ní smíte použít jiný druh. Použijte lodě.',
  'annexGovern.end':
    'Destička města teď leží dostupná ve vašem dominiu. A je to vaše třetí město, první, které přináší bod prestiže. Ukončete tah.',
  'annexGovern.move':
    'Rok 2. Použitá destička se obnoví jen akcí Vláda. Posuňte žeton o 2 komnaty k akci {actions:action}.',
  'annexGovern.collect': 'Než destičky obnovíte, využijte je. Vyberte 3 florény z města {cities:city}.',
  'annexGovern.again': 'Vyberte také 2 florény z města {cities:city}.',
  'annexGovern.third': 'A 1 florén z města {cities:city}. Teď jsou všechny tři destičky vyčerpané.',
  'annexGovern.govern':
    'Každá koruna nebo kříž obnoví až dvě destičky. Karta {cards:card} má 2 koruny, to stačí na čtyři. Proveďte akci.',
  'annexGovern.summary':
    'Máte o 6 florénů víc a všechny destičky jsou znovu dostupné: pro koruny, lodě, nebo opět florény. Anexe dominium zvětšuje, Vláda z něj těží.',
  'war.title': 'Válka',
  'war.target':
    '{@rival} ovládá město {cities:city}, které sousedí s městem {cities:own}, a nemá v něm žádnou jednotku. První město dobyté na každém soupeři přináší trofej: 2 body prestiže.',
  'war.move': 'Karta {cards:card} čeká v komnatě vlevo dole. Posuňte žeton o 1 komnatu k akci {actions:action}.',
  'war.perform':
    'Každá jízda přesune jednu jednotku po jedné silnici, každá loď jednu jednotku přes jedno moře. Karta {cards:card} má 3 jízdy. Proveďte akci.',
  'war.troop': 'Ve městě {cities:city} máte dvě jednotky. Vyberte jednu z nich.',
  'war.march': 'Přesuňte ji k městu {cities:city}. U města, které neovládáte, se jednotka zastaví a obléhá ho.',
  'war.second': 'Jedna jednotka by nestačila. Vyberte druhou ve městě {cities:city}.',
  'war.follow': 'I ji přesuňte k městu {cities:city}.',
  'war.guard': 'Město {cities:city} je teď prázdné a vám zbývá jedna jízda. Vyberte jednotku ve městě {cities:from}.',
  'war.return': 'Přesuňte ji do města {cities:city}. Při obléhání přidává každá jednotka ve městě 1 k jeho síle.',
  'war.done': 'Loděmi z města {cities:city} byste mohli přesunout další jednotky, ale tohle stačí. Ukončete Tažení.',
  'war.end': 'Obléhání se řeší na konci jara, až všichni odehrají svůj tah. Letos jste na řadě poslední. Ukončete tah.',
  'war.bonus':
    'Město {cities:city} má hodnotu 2 a vy máte 2 jednotky: při shodě město odolá. Váš dvořan {cards:card} má válečný bonus: +1 za 1 florén. Ohlaste ho.',
  'war.conquest':
    '3 : 2. Město {cities:city} je vaše a k tomu trofej. Destička přichází vyčerpaná. Vítěz ztrácí jednotku za každou bránící jednotku a ještě jednu, byla-li síla města 3 nebo víc. Tady žádnou.',
  'war.summary':
    'Po porážce ztratíte jednu jednotku a ostatní ustoupí. Symbol válčení v komnatě s žetonem dává místo jízdy žetony válečného bonusu +1. Bonusy ohlašuje i obránce: útočte tam, kde budete jistě silnější.',
  'intrigue.title': 'Intriky',
  'intrigue.blocked':
    '{@rival} má agenta ve vaší komnatě s akcí {actions:action}. Dokud tam je, nemůžete ji provést a v zimě do komnaty nesmí žádná karta vstoupit ani ji opustit.',
  'intrigue.move': 'Proti agentům pomáhají masky. Posuňte žeton o 1 komnatu k akci {actions:action}.',
  'intrigue.perform':
    'Za každou masku umístíte, přesunete nebo odstraníte jednoho agenta. Tato komnata má 1 masku a váš dvořan {cards:card} má 2. Proveďte akci.',
  'intrigue.remove': 'Nejprve odstraňte cizího agenta ze svého paláce. Vrátí se svému majiteli ({@rival}).',
  'intrigue.mask': 'Zaplaťte maskou z komnaty: nic se tím nevyčerpá.',
  'intrigue.city':
    'Teď umístěte vlastního agenta do města {cities:city}. V neutrálním městě vám sníží jeho hodnotu o 1 a všem ostatním ji o 1 zvýší.',
  'intrigue.masks': 'Použijte 2 masky z karty {cards:card}. Jedna vám zbude na dalšího agenta.',
  'intrigue.room':
    '{@rival} bude možná chtít příští rok anektovat. Umístěte agenta do soupeřovy komnaty s akcí {actions:action}: dokud tam bude, zůstane uzavřená.',
  'intrigue.done': 'Destička města {cities:city} má ještě jednu masku. Nechte si ji na jindy a ukončete Intriky.',
  'intrigue.powers':
    'Agenty lze umístit i na spojenectví. Váš agent vám ušetří jeden symbol, když je uzavíráte. Na soupeřově spojenectví blokuje bonus i bod a dovolí vám spojenectví převzít.',
  'intrigue.summary':
    'Agent vás stojí masku a soupeře třeba celý rok. Umístěte ho do komnaty, kterou soupeř bude potřebovat, nebo do města, které chcete anektovat či obléhat.',
  'winter.title': 'Zima',
  'winter.pay':
    'Zimní tah má pět kroků. Nejprve platíte žold: 2 jednotky jsou zdarma, 3 nebo 4 stojí 1 florén, 5 nebo 6 stojí 2. Máte 3 jednotky. Zaplaťte 1 florén.',
  'winter.pick':
    'Za druhé smíte reorganizovat palác. Dostupný dvořan může vstoupit do komnaty. Vyberte kartu {cards:card}.',
  'winter.put':
    'Kartu {cards:card} umístěte do komnaty vlevo dole, {actions:action}. Od teď vám její jízda pomůže při každé návštěvě.',
  'winter.arranged':
    'Karta může komnatu i opustit, stane se ale vyčerpaným dvořanem. Komnata s akčním žetonem se nemění. Dál nic nepřesouvejte.',
  'winter.collect':
    'Za třetí nakupujete, kolik chcete, od každého druhu jeden kus. K tomu potřebujete florény. Vyberte 3 z města {cities:city}.',
  'winter.florin': 'A 1 z města {cities:city}. Teď máte 5 florénů.',
  'winter.want':
    '{tiles:tile}: 4 florény a 1 koruna. Přináší bod prestiže, destičku se 2 florény a 1 korunou a pole pro dalšího dvořana. Vyberte tuto destičku.',
  'winter.buy': 'Vše, co vyberete, zaplatíte najednou. Tohle stačí: kupte to.',
  'winter.crown':
    'Koruna může být z karty {cards:card}, nebo z města {cities:city}. Karta má také válečný bonus, který vás může bránit, tak si ji nechte. Použijte 1 korunu z města {cities:city}.',
  'winter.recruit':
    'Za čtvrté verbujete: jednotka stojí v počátečním městě 1 florén, jinde 3. Naverbujte jednu ve městě {cities:city}.',
  'winter.recruited': 'Pokladnice je prázdná. Dál neverbujte.',
  'winter.alliances':
    'Za páté smíte uzavřít spojenectví s velmocí: za bonus a bod prestiže. Tuto zimu si žádné nemůžete dovolit. Ukončete zimní tah.',
  'winter.summary':
    'Co jste koupili, můžete použít od jara. V zimě začíná ten, kdo ovládá nejvíc měst, a na tom záleží: Papež je jen jeden a každá velmoc má jen jednoho spojence.',
  'whatWins.title': 'Čím se vyhrává',
  'whatWins.cities':
    'Třetí zima. Počítejme. Každé město od třetího přináší 1 bod, vaše 4 města tedy 2. Kdo jich má nejvíc, získá 1 bod navíc, a to jste vy.',
  'whatWins.patronage':
    'Stupně patronátu přinášejí 1, 1, 2, 2 a 3 body a ten, kdo je nejvýš, získá 1 navíc. Na 2. a 4. stupni si vezmete bonus za patronát. Tady jste ještě nezačali.',
  'whatWins.printed':
    'Téměř polovina všech bodů je natištěna na takových věcech: tituly, katedrály, Kardinál, Papež. Kupují se v zimě. Tak se z florénů a korun stávají body.',
  'whatWins.others':
    'Každá trofej přináší 2 body a každé spojenectví 1, není-li tam soupeřův agent. Každá karta odpustku, která vám zůstane v paláci, stojí 1 bod.',
  'whatWins.religion':
    'Na konci se počítají kříže: 4 body za nejvíc, 2 za druhé místo. Teď má každý z vás 1 kříž. Při shodě se získávají body za následující místo: každý 2.',
  'whatWins.collect': 'Karta {cards:card} stojí 3 florény a má kříž. Vyberte 3 florény z města {cities:city}.',
  'whatWins.want': 'Vyberte kartu {cards:card}.',
  'whatWins.buy': 'Kupte ji.',
  'whatWins.put': 'Kartu {cards:card} umístěte na pole dvořana. Kříže se počítají všude, i vyčerpané.',
  'whatWins.first':
    'Teď máte 2 kříže: 4 body. Ostatní se dělí o druhé místo a nemají nic. Za 3 florény máte o 2 body víc a oba soupeři o 2 méně.',
  'whatWins.end':
    'Má-li na konci jara někdo 8 měst nebo 5. stupeň, nebo nezbývá-li neutrální město, hra po té zimě končí. Vedete-li, spěchejte; zaostáváte-li, dejte si načas.',
  'whatWins.summary':
    'Takže: města, pár stupňů patronátu, nákupy, které přinášejí body, a nespouštět oči z křížů. V poslední zimě se prodej odpustků vyplatí, když za něj koupíte 2 body. Vyhrává se asi s 15 až 19 body.',
  'twoYears.title': 'Dva roky',
  'twoYears.family':
    'Teď odehrajete dva roky a dostanete k nim rady. Karty {cards:first} a {cards:second} jsou v komnatě nahoře, karta {cards:third} vpravo dole: dvě silné komnaty, dva kroky od sebe.',
  'twoYears.start': 'Začněte tam, kde jste nejsilnější: v komnatě nahoře, {actions:action}.',
  'twoYears.patronize':
    'První stupeň stojí 2 florény a 1 korunu nebo kříž a tyto dvě karty to všechno mají. Proveďte akci.',
  'twoYears.cross':
    'Použijte kříž nebo korunu z karty {cards:card}. Karta {cards:other} pak zaplatí florény a nic se nevyčerpá.',
  'twoYears.spring': 'První stupeň, a všechno zaplatila komnata. Ukončete tah.',
  'twoYears.winter':
    'Čas nakupovat. Příští rok chcete anektovat: karta {cards:card} má 2 koruny, ale okolní města stojí 3 nebo víc. Vyberte 4 florény z města {cities:city}.',
  'twoYears.ambassador': 'Karta {cards:card} stojí 2 florény a má korunu, která vám chybí. Vyberte ji.',
  'twoYears.bishop':
    'Karta {cards:card} stojí 3 florény, má kříž a přináší akci {actions:action}: s druhou takovou komnatou půjdete dvakrát rychleji. Vyberte i ji. Tím florény utratíte a obě karty jsou koupené.',
  'twoYears.move':
    'Obě karty jsou teď dvořané, na každé straně jeden, a začíná rok 2. Jak jste plánovali: posuňte žeton o 2 komnaty k akci {actions:action}.',
  'twoYears.perform': '2 koruny v komnatě a 1 u dvořana: to stačí na město s hodnotou 2. Proveďte akci.',
  'twoYears.annex':
    'Město {cities:city} má 2 florény, 1 korunu a šipku, která posune akční žeton o komnatu dál. Anektujte je.',
  'twoYears.siege': 'Zaplatit šlo jen jedním způsobem, a tak už je zaplaceno. Ukončete tah.',
  'twoYears.pick': 'Zima. Karta {cards:card} je stále dostupná, a proto ji lze přesunout. Vyberte ji.',
  'twoYears.put':
    'Kartu {cards:card} umístěte do komnaty vlevo, místo akce {actions:action}: dvě komnaty za Anexí tak budete mít druhý Mecenát. Za florény ze svých měst pak koupíte kartu {cards:other}.',
  'twoYears.try':
    'Rok 3. Karta {cards:card} má koruny, akce {actions:action} je o 2 komnaty dál a 2. stupeň přináší bonus. Odehrajte tah, jak chcete. Je to jen zkouška, nic se nepočítá.',
  'twoYears.summary':
    'Teď toho víte dost na opravdovou hru. Hrajte ve třech se středně silnými boty, mějte rozmyšleno, kam půjde žeton příští rok, a v zimě kupujte body. Dobrou zábavu!',
};
