/** The lessons of Principato in Czech. */
import type { LessonTexts } from '../index.js';

export const text: LessonTexts = {
  'primer.about':
    'Každý z vás tři roky vládne jednomu knížectví. Rozvíjíte výrobu, budujete armádu a výdělek utrácíte za pomníky, knihy a obrazy. Kdo má na konci nejvíc vítězných bodů, vyhrává.',
  'primer.points':
    'Každý pomník, kniha a obraz přináší tolik bodů, kolik je na něm uvedeno. Armáda boduje pětkrát, pokaždé, když se porovnává vojenská síla. A dvě tajné karty cíle vás odmění za to, že stavíte určitým způsobem.',
  'primer.turn':
    'Ve svém tahu máte dvě akce: aktivovat jednu ze svých dvou karet, vyměnit kartu za jinou z nabídky, nebo si vzít kostku přízně. Potom nejstarší karta nabídky opustí hru a přijde nová.',
  'primer.end':
    'Každý rok má svůj balíček karet. Když dojde, rok končí a porovnají se armády; po třetím roce se sečtou body.',
  'primer.about.picture':
    'Knížectví ve druhém roce: pole a statky v okolí, palazza a banka ve městě, dvě umělecká díla v paláci, kostky přízně v kostele a dvě karty hráče.',
  'primer.points.picture': 'Dvě karty cíle jednoho hráče, každá se svou podmínkou a s tím, kolik má právě teď cenu.',
  'primer.turn.picture': 'Nabídka: řada karet, nejstarší z nich brzy opustí hru.',
  'primer.end.picture': 'Dobírací balíček druhého roku, dosavadní vojenská hodnocení a kolik přináší každé pořadí.',
  'primer.advice1': 'Stavte statky a banky spolu s poli a palazzy: co nemůžete uskladnit, přijde vniveč.',
  'primer.advice2':
    'Než začnete stavět, podívejte se na své karty cíle: řeknou vám, které stavby a díla mají pro vás větší cenu.',
  'primer.advice3':
    'Nebuďte poslední při každém vojenském hodnocení: katapulty platí celou hru a nemusíte je zásobovat.',
  'production.title': 'Výroba a skladování',
  'production.principality':
    'Tohle je vaše knížectví. Pole produkují potraviny, palazza zlato. Skladují se na statcích a v bankách: na každý statek se vejdou 2 potraviny, do každé banky 2 zlata. Začínáte s jedním od každého a máte 1 potravinu, 1 zlato a 1 přízeň.',
  'production.collect':
    'Vždy máte přesně dvě karty a v každém tahu dvě akce. Aktivovat kartu je jedna z nich. Aktivujte svou kartu „{cards:card}“.',
  'production.room':
    'Můžete si vzít 2 zlata, 1 potravinu a 1 zlato, nebo 2 potraviny. Na statku i v bance ale zbývá místo jen pro jednu kostku, a co se nevejde, přijde vniveč. Vezměte si od každého 1.',
  'production.exchange':
    'Tahle karta má symbol výměny: po použití jde do nabídky a vy si za ni vezmete jinou. Patří to k akci a nic to nestojí. Vezměte si kartu „{cards:card}“: díky ní vaše pole produkují.',
  'production.build':
    'Sklady máte plné, další potraviny by přišly vniveč. Zbývá vám jedna akce: aktivujte kartu „{cards:card}“ a postavte druhý statek.',
  'production.farm': 'Jeden statek stojí 1 zlato, dva by stály 3. Prozatím stačí jeden.',
  'production.pay': 'Kostka přízně může nahradit potraviny i zlato. Vyplatí se ji šetřit: tentokrát zaplaťte zlatem.',
  'production.end':
    'Statek stojí a vejdou se na něj další 2 potraviny. Obě akce jsou pryč: ukončete tah. Nejstarší karta opustí nabídku i hru, přijde nová a na tahu je Bruno.',
  'production.produce':
    'Jste znovu na tahu. Aktivujte kartu „{cards:card}“: každé pole vyprodukuje 1 potravinu. Pole máte jen jedno, ale na statcích by bylo místo i pro víc.',
  'production.again':
    'Sklizeň přinesla 1 potravinu a i tahle karta se vymění. Vezměte si, kterou chcete; „{cards:card}“ by udělala totéž pro vaše palazza.',
  'production.summary':
    'To je motor hry: pole a palazza produkují, když jim to karta řekne, a statky a banky určují, kolik si můžete nechat. Kdo rozvíjí obojí současně, ničím neplýtvá.',
  'cards.title': 'Aktivace a výměna karet',
  'cards.display':
    'Řada uprostřed je nabídka: všichni si z ní berou karty. Po každém tahu karta úplně vlevo opustí hru, takže na dobrou kartu tam dlouho nečekejte.',
  'cards.change':
    'Vyměnit kartu je také akce: dáte jednu svou kartu do nabídky a vezmete si za ni jinou. Žádná z nich se tím neaktivuje. Vyměňte kartu „{cards:card}“.',
  'cards.take': 'Vezměte si kartu „{cards:card}“: brzy budete potřebovat víc zlata a palazza ho produkují.',
  'cards.use': 'Máte ještě jednu akci a právě vzatou kartu můžete hned použít. Aktivujte ji.',
  'cards.pay': 'Palazzo stojí 1 potravinu. Zaplaťte potravinou a přízeň si nechte.',
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
    'Dvě palazza stojí 3 potraviny a vy máte jen 1. Se 2 kostkami přízně to ale stačí: vezměte si obě palazza.',
  'favour.end': 'Tři palazza v prvním tahu: to se vám bude vracet celou hru. Ukončete tah.',
  'favour.summary':
    'Kostka přízně má cenu jedné akce. Použijte ji tam, kde samotné potraviny nebo zlato nestačí: na druhou stavbu, na obraz nebo k zásobení vojáka v pravou chvíli.',
};
