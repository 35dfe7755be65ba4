/** The lessons of Principato in Czech. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Každý z vás tři roky vládne jednomu knížectví. Vaše pole přinášejí potraviny a vaše palazza zlato. Za ně stavíte, pořizujete armádu a kupujete pomníky, knihy a obrazy. Kdo má na konci nejvíc vítězných bodů, vyhrává.',
  'primer.points':
    'Body se získávají třemi způsoby. Každý pomník, kniha a obraz má hodnotu, která je na něm uvedena: 2 až 6 bodů. Pětkrát se porovnávají armády a nejsilnější získá nejvíc bodů. A na konci dvě tajné karty cíle odmění to, co na nich stojí: třeba katapulty, hodně staveb nebo ke každému pomníku jeden obraz.',
  'primer.turn':
    'Ve svém tahu máte dvě akce: aktivovat jednu ze svých dvou karet, kterou produkujete, stavíte, získáváte vojáky nebo nakupujete; vyměnit kartu za jinou z nabídky; nebo si vzít kostku přízně, která nahradí potraviny nebo zlato. Potom nejstarší karta nabídky opustí hru a přijde nová.',
  'primer.end':
    'Každý rok má svůj balíček karet. Když dojde, po sedmi tazích každého hráče, rok končí a porovnají se armády. Ve druhém a třetím roce se porovnávají ještě jednou, jakmile se odkryje určitá karta. Po třetím roce se odkryjí karty cílů a sečtou se všechny body.',
  'primer.about.picture':
    'Knížectví ve druhém roce: pole a statky v okolí, palazza a banka ve městě, dvě umělecká díla v paláci, kostky přízně v kostele a dvě karty hráče.',
  'primer.points.picture': 'Dvě karty cíle jednoho hráče, každá se svou podmínkou a s tím, kolik má právě teď cenu.',
  'primer.turn.picture': 'Nabídka: řada karet, nejstarší z nich brzy opustí hru.',
  'primer.end.picture': 'Dobírací balíček druhého roku, dosavadní vojenská hodnocení a kolik přináší každé pořadí.',
  'primer.advice1': 'Stavte statky a banky spolu s poli a palazzy: co nemůžete uskladnit, propadne.',
  'primer.advice2':
    'Než začnete stavět, podívejte se na své karty cíle: řeknou vám, které stavby a díla mají pro vás větší cenu.',
  'primer.advice3':
    'Nebuďte pokaždé na posledním místě, když se porovnávají armády. Katapulty platí celou hru; vojáci nic nestojí, ale každý pokaždé potřebuje kostku, jinak vás oslabuje.',
  'production.title': 'Výroba a skladování',
  'production.principality':
    'Tohle je vaše knížectví. Pole produkují potraviny, palazza zlato. Skladují se na statcích a v bankách: na každý statek se vejdou 2 kostky potravin, do každé banky 2 kostky zlata. Začínáte s jedním žetonem od každého a s 1 kostkou potravin, 1 kostkou zlata a 1 kostkou přízně.',
  'production.collect':
    'Vždy máte přesně dvě karty a v každém tahu dvě akce. Aktivovat jednu ze svých karet je akce. Aktivujte svou kartu „{cards:card}“.',
  'production.room':
    'Můžete si vzít 2 kostky zlata, od každého 1, nebo 2 kostky potravin. Na statku i v bance ale zbývá místo jen pro jednu kostku, a co se nevejde, propadne. Vezměte si od každého 1.',
  'production.exchange':
    'Tahle karta má symbol výměny: po použití jde do nabídky a vy si za ni vezmete jinou. Patří to k akci a nic to nestojí. Vezměte si kartu „{cards:card}“: díky ní vaše pole produkují.',
  'production.build':
    'Sklady máte plné, další potraviny by propadly. Zbývá vám jedna akce: aktivujte kartu „{cards:card}“ a postavte druhý statek.',
  'production.farm': 'Jeden statek stojí 1 kostku zlata, dva by stály 3. Prozatím stačí jeden.',
  'production.pay': 'Kostka přízně může nahradit potraviny i zlato. Vyplatí se ji šetřit: tentokrát zaplaťte zlatem.',
  'production.end':
    'Statek stojí a vejdou se na něj další 2 kostky potravin. Obě akce jsou pryč: ukončete tah. Nejstarší karta opustí nabídku i hru, přijde nová a na tahu je Bruno.',
  'production.produce':
    'Jste znovu na tahu. Aktivujte kartu „{cards:card}“: každé pole vyprodukuje 1 kostku potravin. Pole máte jen jedno, ale na statcích by bylo místo i pro víc.',
  'production.again':
    'Sklizeň přinesla 1 kostku potravin a i tahle karta se vymění. Vezměte si, kterou chcete; „{cards:card}“ by udělal totéž pro vaše palazza.',
  'production.summary':
    'To je motor hry: pole a palazza produkují, když jim to karta řekne, a statky a banky určují, kolik si můžete nechat. Kdo rozvíjí obojí současně, ničím neplýtvá.',
  'cards.title': 'Aktivace a výměna karet',
  'cards.display':
    'Řada uprostřed je nabídka: všichni si z ní berou karty. Po každém tahu karta úplně vlevo opustí hru, takže s kartou, o kterou stojíte, dlouho neotálejte.',
  'cards.change':
    'Vyměnit kartu je také akce: dáte jednu svou kartu do nabídky a vezmete si za ni jinou. Žádná z nich se tím neaktivuje. Vyměňte kartu „{cards:card}“.',
  'cards.take': 'Vezměte si kartu „{cards:card}“: brzy budete potřebovat víc zlata a palazza ho produkují.',
  'cards.use': 'Máte ještě jednu akci a právě vzatou kartu můžete hned použít. Aktivujte ji.',
  'cards.pay': 'Palazzo stojí 1 kostku potravin. Zaplaťte potravinami a přízeň si nechte.',
  'cards.stays':
    'Karta tu zůstala: po použití odcházejí jen karty se symbolem výměny. Tahle zůstává a smíte ji použít znovu, třeba i oběma akcemi jednoho tahu. Ukončete tah.',
  'cards.try':
    'Bruno odehrál. Zahrajte teď celý tah, jak chcete: aktivujte, vyměňte, vezměte si přízeň a tah ukončete. Je to jen zkouška; potom se všechno vrátí zpátky.',
  'cards.summary':
    'Karty se symbolem něco přinesou a jdou dál; karty bez symbolu zůstávají, dokud je nevyměníte. Mít ve správnou chvíli správné dvě karty je polovina téhle hry.',
  'favour.title': 'Přízeň',
  'favour.take': 'Třetí druh akce: vzít si kostku přízně. Ve vašem kostele je místo pro tři. Jednu si vezměte.',
  'favour.build': 'Přízeň při placení nahradí potraviny i zlato. Využijme toho. Aktivujte kartu „{cards:card}“.',
  'favour.joker':
    'Dvě palazza stojí 3 kostky potravin a vy máte jen 1. Se 2 kostkami přízně to ale stačí: vezměte si obě palazza.',
  'favour.end': 'Tři palazza v prvním tahu: to se vám bude vracet celou hru. Ukončete tah.',
  'favour.summary':
    'Kostka přízně má cenu jedné akce. Použijte ji tam, kde samotné potraviny nebo samotné zlato nestačí: na druhou stavbu, na obraz nebo k zásobení vojáka v pravou chvíli.',
  'army.title': 'Armáda a zásobování',
  'army.wall':
    'Vaše armáda stojí na městských hradbách. Pětkrát za hru se porovnává vojenská síla: každý katapult přidává 1, každý voják s kostkou přidává 1 a každý voják bez kostky 1 ubírá. Vaše síla je vedle zkřížených mečů: 0.',
  'army.raise':
    'První akcí jste získali 1 kostku potravin a 1 kostku zlata a výměnou si vzali kartu „{cards:card}“. Druhou akcí ji aktivujte.',
  'army.recruit':
    'Vojáci nic nestojí a smíte si jich vzít, kolik chcete. Každý ale potřebuje kostku, až se bude síla porovnávat. Vezměte si 2 žetony domobrany.',
  'army.harvestCard':
    'I karty, které přinášejí vojáky, se po použití vymění. Vezměte si kartu „{cards:card}“: domobrana žije z potravin.',
  'army.weak':
    'Vaše síla je −2, protože žádný žeton domobrany nemá kostku. Zatím to nevadí: v prvním roce se porovnává až na jeho konci. Ukončete tah.',
  'army.harvest':
    'Bruno odehrál. Váš statek je plný, leží na něm 2 kostky potravin. Přesto aktivujte kartu „{cards:card}“.',
  'army.surplus':
    'Sklizeň přinesla 1 kostku potravin a na statku pro ni není místo. Kostka, kterou dostanete, ale smí rovnou na vojáka: potraviny na domobranu, zlato na kondotiéra, přízeň na kohokoli, vždy jedna. Zásobte 1 žeton domobrany.',
  'army.siegeCard':
    'Kostka, která by propadla, teď zásobuje vojáka. Výměnou si vezměte kartu „{cards:card}“: staví katapulty.',
  'army.siege': 'Katapult nepotřebuje zásoby a zůstane vám po celou hru. Aktivujte kartu „{cards:card}“.',
  'army.catapults':
    'Jeden katapult stojí 1 kostku potravin a 1 kostku zlata, dva stojí 3 kostky potravin a 2 kostky zlata. Máte 2 kostky potravin, 2 kostky zlata a 1 kostku přízně: na dva to právě stačí. Kostka na domobraně se nepočítá: nelze ji vzít zpět ani utratit. Vezměte si oba katapulty.',
  'army.strength':
    'Vaše síla je teď 2: dva katapulty a zásobená domobrana dávají 3 a nezásobená domobrana 1 ubírá. Ukončete tah.',
  'army.favour': 'Bruno odehrál a vaše sklady jsou prázdné. Vezměte si kostku přízně: zásobí kteréhokoli vojáka.',
  'army.supply':
    'Zásobování není akce. Smíte zásobovat kdykoli ve svém tahu a znovu při porovnávání síly. Většinou se vyplatí počkat: kostkou v kostele ještě můžete zaplatit kartu, kostkou na vojákovi už ne. Tentokrát to pro ukázku udělejte hned: zásobte domobranu.',
  'army.summary':
    'Síla 4: dva katapulty a dva zásobené žetony domobrany. S kondotiéry z karty „{cards:card}“ je to stejné, jen se zlatem místo potravin. Katapult zaplatíte jednou. Voják je zdarma, ale na každé porovnání potřebuje novou kostku: berte si jich jen tolik, kolik dokážete zásobit.',
  'scoring.title': 'Vojenské hodnocení',
  'scoring.pile':
    'Dobírací balíček je prázdný, takže tohle je poslední tah 1. roku. Až skončí, karta úplně vlevo opustí nabídku, žádná ji nemůže nahradit a rok je u konce. Potom se porovnají armády.',
  'scoring.compare':
    'Bruno a Carla mají po 3 katapultech: sílu 3. Vy armádu nemáte. Ve hře tří hráčů získá nejsilnější 6 bodů, druhý 3 a třetí nic. Máte 6 kostek zlata a ještě jednu akci. Aktivujte kartu „{cards:card}“.',
  'scoring.recruit':
    'Abyste byli silnější než oba, potřebujete sílu 4: čtyři kondotiéry, každého s 1 kostkou zlata. Najměte 4.',
  'scoring.sculptor':
    'Najímání nic nestojí: pořád máte 6 kostek zlata. Teď si výměnou vezměte kartu. „{cards:card}“ přináší pomníky a ty se vám příští rok budou hodit.',
  'scoring.end':
    'Vaše síla je −4, protože žádný z vašich vojáků nemá kostku. Před porovnáním ale smí ještě každý zásobovat. Ukončete tah.',
  'scoring.supply':
    'První rok skončil. Kdo má nejvíc žetonů armády, rozhoduje první: to jste vy, máte 4. Bruno a Carla mají jen katapulty, takže nemají co zásobovat. Zásobte všechny 4 kondotiéry zlatem.',
  'scoring.points':
    'Síla 4 proti 3 a 3: jste první a získáváte 6 bodů. Bruno a Carla se dělí o druhé a třetí místo: 3 a 0 bodů, děleno dvěma a zaokrouhleno nahoru, jsou 2 pro každého.',
  'scoring.keep':
    'Všechny kostky z vojáků se vrátily do zásoby: zbývají vám 2 kostky zlata a vaše síla je znovu −4. Teď smíte propustit vojáky. Karta „{cards:card}“ vám ale přinese 4 kostky zlata: nechte si všechny.',
  'scoring.nextYear':
    'Začal 2. rok s novým balíčkem. Někde v něm je karta vojenského hodnocení: jakmile se odkryje, armády se hned porovnají. Nikdo neví kdy, a Bruno postavil čtvrtý katapult. Aktivujte kartu „{cards:card}“.',
  'scoring.again':
    'Vaše 4 palazza přinesla 4 kostky zlata. Výměnou si vezměte druhou kartu „{cards:card}“: zlato budete zase potřebovat.',
  'scoring.favour': 'Jako druhou akci si vezměte kostku přízně. Tím váš tah končí a odkryje se karta.',
  'scoring.card':
    'Je to karta vojenského hodnocení! Armády se hned porovnají. Bruno má sílu 4, Carla 3. Máte 6 kostek zlata: zásobte všechny 4 kondotiéry a Bruna dorovnáte.',
  'scoring.dismiss':
    'Dělíte se s Brunem o první a druhé místo: 6 a 3 body, děleno dvěma a zaokrouhleno nahoru, je 5 pro každého. Carla nezíská nic. Vaši vojáci znovu přišli o kostky. Další porovnání přijde až na konci roku: propusťte tolik kondotiérů, kolik chcete, a nechte si ty, které do té doby dokážete zásobit.',
  'scoring.summary':
    'Vojenských hodnocení je pět: jedno na konci každého roku a po jednom někdy během 2. a 3. roku. Dva hráči při něm získávají 2 a 0 bodů, čtyři 7, 4, 2 a 0. Zatím máte 11 bodů a vaše karta cíle „{goals:goal}“ dává za každé 4 z nich jeden další: to jsou 2.',
  'culture.title': 'Kultura a cíle',
  'culture.goals':
    'Své dvě karty cílů máte u svého knížectví; nikdo jiný je nevidí. „{goals:general}“ dává 1 bod za každé 4 vojenské body a vy máte 4. „{goals:art}“ odměňuje dvojice pomníku a obrazu: za jednu 2 body, za dvě 5, za tři 8. Zatím nemáte ani jedno.',
  'culture.painter': 'Je 2. rok a máte 6 kostek zlata. Obraz stojí 5 kostek zlata. Aktivujte kartu „{cards:card}“.',
  'culture.pay':
    'Část zlata byste mohli nahradit přízní. Nechte si ji: brzy ji budete potřebovat místo potravin. Zaplaťte zlatem.',
  'culture.painting':
    'Který obraz? Pět jich je za 6 bodů, pět za 5 a pět za 4 a všechny stojí stejně. Kdo kupuje brzy, má ty nejlepší. Vezměte si obraz za 6.',
  'culture.scholar':
    'To je 6 bodů. Vaše druhá karta, „{cards:card}“, přináší knihy: stojí 4 kostky potravin a mají hodnotu 5, 4 nebo 3 body. Máte jediné pole, žádné potraviny a žádný váš cíl knihy nechce. Vyměňte tuto kartu.',
  'culture.sculptorCard': 'Vezměte si kartu „{cards:card}“: pomník a váš obraz tvoří dvojici pro cíl „{goals:goal}“.',
  'culture.end': 'Obě akce jsou pryč. Ukončete tah.',
  'culture.sculptor':
    'Bruno odehrál. Pomník stojí 3 kostky a vy máte 1 kostku zlata a 3 kostky přízně: to stačí. Aktivujte kartu „{cards:card}“.',
  'culture.price':
    'Můžete zaplatit 1 kostku potravin a 2 kostky zlata, nebo 2 kostky potravin a 1 kostku zlata. S přízní jde obojí. Zvolte 2 kostky potravin a 1 kostku zlata.',
  'culture.gold':
    'Potraviny nemáte, takže je obě zaplatí přízeň. Zlato zaplaťte svou kostkou zlata a poslední přízeň si nechte.',
  'culture.monument':
    'Podívejte se na Brunovo knížectví: má všech pět pomníků za 4 body. Ostatní mají hodnotu 3 nebo 2 a stojí stejně. Vezměte si pomník za 3.',
  'culture.sum':
    'Váš obraz má hodnotu 6, pomník 3 a vojenské body máte 4. „{goals:art}“ přidá 2 body za první dvojici a „{goals:general}“ 1: to je 16. Vaše karty cílů ukazují, kolik jsou zatím hodny; ostatní to uvidí až na konci.',
  'culture.summary':
    'Jedna z vašich karet cílů vždy chce dvojice nebo trojice kulturních žetonů, nejvýše tři. Druhá chce katapulty, vojenské body nebo hodně staveb: polí a statků, nebo palazz a bank, počítá se od sedmé. Podívejte se na obě, než se rozhodnete, co koupíte.',
  'firstYear.title': 'První rok',
  'firstYear.goals':
    'Rok má sedm tahů. Vaše cíle: „{goals:general}“ dává 1 bod za každý katapult, „{goals:art}“ odměňuje trojice pomníku, knihy a obrazu. První rok se hlavně staví. Karta „{cards:card}“ ukazuje směr: budete žít ze zlata.',
  'firstYear.favour':
    'První tah. Dvě banky stojí 3 kostky potravin a vy máte 1 kostku potravin a 1 kostku přízně. Vezměte si kostku přízně a bude to stačit.',
  'firstYear.banks': 'V bankách skladujete zlato. Aktivujte kartu „{cards:card}“.',
  'firstYear.both': 'Vezměte si 2 banky. Do tří bank se vejde 6 kostek zlata: to vám vystačí nadlouho.',
  'firstYear.taxes':
    'Druhý tah. Bruno postavil dvě palazza. Vy je potřebujete také a stojí potraviny. Aktivujte kartu „{cards:card}“.',
  'firstYear.food': 'Statek máte prázdný a vejdou se na něj 2 kostky potravin: vezměte si 2 a nic nepropadne.',
  'firstYear.palazzo':
    'Výměnou si vezměte kartu „{cards:card}“. Druhou akcí se s ní hned postaví palazzo, za 1 kostku potravin.',
  'firstYear.own':
    'Třetí tah. Zkuste to sami: kartou „{cards:build}“ postavte další palazzo a potom kartu „{cards:old}“, kterou už nepotřebujete, vyměňte za kartu „{cards:card}“. Ať zkusíte cokoli, hra pokračuje tímto tahem.',
  'firstYear.rents':
    'Čtvrtý tah. Teď se vaše 3 palazza vyplatí: přinesou 3 kostky zlata. Aktivujte kartu „{cards:card}“.',
  'firstYear.collector':
    'Právě vzatou kartu můžete hned použít. Vezměte si kartu „{cards:card}“: druhou akcí s ní získáte 1 kostku potravin a 1 kostku zlata.',
  'firstYear.siegeCard':
    'Máte 5 kostek zlata a 1 kostku potravin a znovu si berete kartu. Katapult platí při všech pěti vojenských hodnoceních a ještě jednou pro cíl „{goals:goal}“. Vezměte si kartu „{cards:card}“.',
  'firstYear.catapult':
    'Pátý tah. Zkuste to sami: kartou „{cards:card}“ postavte katapult a vezměte si kostku přízně. Hra pak pokračuje tímto tahem.',
  'firstYear.change':
    'Šestý tah. Rok brzy skončí a Bruno ještě nemá armádu. Pojistěte si vojenské hodnocení už teď: vyměňte kartu „{cards:card}“.',
  'firstYear.hireCard': 'Vezměte si kartu „{cards:card}“: kondotiéři žijí ze zlata a zlato máte.',
  'firstYear.hire': 'Aktivujte kartu „{cards:card}“.',
  'firstYear.recruit':
    'Máte 4 kostky zlata a víte, co s nimi: koupíte pomník. Najměte 2 kondotiéry, ne víc, než kolik ze zbytku zásobíte.',
  'firstYear.rentsCard': 'Výměnou si vezměte kartu „{cards:card}“: v příštím tahu budete potřebovat zlato.',
  'firstYear.last':
    'Váš poslední tah v tomto roce: v dobíracím balíčku zbývá jedna karta. Objevila se karta „{cards:other}“ a Bruno by ještě mohl svolat domobranu. Aktivujte kartu „{cards:card}“.',
  'firstYear.surplus':
    'Ve vašich bankách je místo pro 2 ze 3 kostek zlata. Třetí by propadla: položte ji na kondotiéra, který ji stejně potřebuje.',
  'firstYear.sculptor':
    'Výměnou si vezměte kartu „{cards:card}“ a hned se použije: zaplatíte 2 kostky zlata a přízeň nahradí potraviny.',
  'firstYear.monument': 'Váš první pomník, třetina trojice pro cíl „{goals:goal}“. Vezměte si pomník za 4.',
  'firstYear.end': 'Všechno je hotovo. Ukončete tah: poslední tah roku hraje Bruno.',
  'firstYear.supply':
    'Bruno si vzal 2 žetony domobrany a má pro ně 2 kostky potravin: může mít sílu 2. Vy máte nejvíc žetonů armády a rozhodujete první. Zásobte druhého kondotiéra zlatem: pak máte 3.',
  'firstYear.keep':
    'Síla 3 proti 2: získáváte 2 body, Bruno žádný. Kostky z vojáků jsou pryč. Zbývají vám 3 kostky zlata, dost na to, abyste dva kondotiéry znovu zásobili: nechte si oba.',
  'firstYear.summary':
    'Celý rok za vámi. Bruno má 8 bodů v pomnících a prázdné sklady. Vy máte 6, k tomu 1 ze svého cíle, 3 kostky zlata, armádu a místo na další. V nabídce je „{cards:card}“: na řadě jsou obrazy. Zbývají dva roky: zahrajte si je proti botům nebo s přáteli.',
};
