/** The book of Virtù in Czech. */
import type { VirtuBookText } from '../index.js';

export const text: VirtuBookText = {
  brief: {
    aim: 'Vedete dynastii renesanční Itálie a chcete získat největší prestiž. Přinášejí ji města, patronát, tituly a postavy, které koupíte, náboženský vliv, trofeje a spojenectví. Vyhrává ten, kdo má na konci nejvíc bodů prestiže.',
    course:
      'Hraje se po rocích. Na jaře posunete akční žeton po směru hodinových ručiček pěti komnatami svého paláce a provedete akci komnaty, do které došel: Vládu, Mecenát, Obchod, Anexi, Tažení nebo Intriky. Obléhání následují, až všichni odehrají. V zimě platíte žold, reorganizujete palác, kupujete postavy a tituly, verbujete a uzavíráte spojenectví.',
    end: 'Na konci jara se ověří tři věci: nezbývá-li žádné neutrální město, má-li někdo 8 měst, nebo dosáhl-li někdo 5. stupně patronátu. Platí-li něco z toho, je tato zima poslední a potom se sčítají body.',
  },
  parts: {
    brief: 'Hra v kostce',
    setup: 'Příprava a první rok',
    paying: 'Placení symboly a florény',
    spring: 'Váš jarní tah',
    actions: 'Šest akcí',
    war: 'Obléhání a bitvy',
    winter: 'Váš zimní tah',
    scoring: 'Konec a body',
    rare: 'Zásoby a co se stává zřídka',
    rulings: 'Vydání a výklad',
  },
  sections: {
    rareCases: 'Vzácné případy',
    editions: 'V čem se vydání liší',
    questions: 'Co žádné vydání neříká',
  },
  examples: {
    paying: {
      title: 'První stupeň zaplacený ze tří stran',
      text: '1. stupeň patronátu stojí 2 florény a 1 korunu nebo kříž. U karty Lorenzo v komnatě zvolíte koruny: dá 2, z nichž stačí 1, a nic jiného. Florény přijdou odjinud: v pokladnici máte 1 a další 2 vyberete z dvořana Giovanniho, který se tím vyčerpá. Zaplatíte 2 a 1 vám zůstane.',
      picture:
        'Florentský palác: Lorenzo Medicejský v horní komnatě s akčním žetonem, Giovanni Medicejský na místě pro dvořana.',
    },
    annex: {
      title: 'Přístav za mořem',
      text: 'Ovládáte Benátky a Ancona leží u téhož moře. Má hodnotu 1, stojí tedy o 1 korunu víc, celkem 2, a k tomu 1 loď za moře. Karta v komnatě a její vylepšení mají každá svou spodní část: u jedné zvolíte koruny a získáte 2, u druhé lodě a získáte 2. Jedna loď zbude a propadá. Ancona je vaše třetí město.',
      picture: 'Jaderské moře na mapě: Verona a Benátky s vašimi disky a jižněji na pobřeží neutrální Ancona.',
    },
    govern: {
      title: 'Nejdřív vybrat, pak vládnout',
      text: 'Vaše tři destičky měst jsou dostupné. Než provedete Vládu, vyberete z nich florény: 3 z Benátek, 2 z Verony a 1 z Ancony. To je 6 a všechny tři destičky jsou vyčerpané. Potom provedete Vládu: komnata dá 2 koruny a každá obnoví až 2 destičky. Všechny jsou znovu dostupné a místo 1 florénu jich máte 7.',
      picture:
        'Benátský palác s akčním žetonem v komnatě Vláda a destičkami měst Verona, Benátky a Ancona, všechny dostupné.',
    },
    siege: {
      title: 'Jeden florén dobude město',
      text: 'Dvě vaše jednotky obléhají Ravennu, která má hodnotu 2 a žádné obránce. Při 2 proti 2 by město odolalo: musíte mít víc. Ohlásíte válečný bonus svého dvořana, jímž je Leonardo Loredan, za 1 florén a 2 + 1 = 3 proti 2 město dobude. Jeho síla je menší než 3 a žádná jednotka ho nebránila, takže o žádnou nepřijdete. První město tohoto soupeře přináší i trofej za 2 body.',
      picture: 'Obléhání Ravenny: vaše dvě jednotky proti hodnotě města 2, než kdo ohlásí válečný bonus.',
    },
    crosses: {
      title: 'Jakou cenu má další kříž',
      text: 'Každý ze tří hráčů má 1 kříž. Všichni se dělí o první místo a získávají body za následující místo: každý 2. V zimě koupíte za 3 florény Biskupa. S jeho křížem máte 2 a jste sami první: 4 body. Ostatní se teď dělí o druhé místo a získávají body za třetí, tedy 0.',
      picture: 'Deska prestiže se stupnicí měst, stupnicí patronátu a kříži tří hráčů.',
    },
  },
  synonyms: [
    'voják|/vojác|i, jednotk|a/jednotek, armád|a, vojsk|o',
    'VB, BP, vítězn|é bod|y, bod|y prestiže, prestiž',
    'peníz|e/peněz, florén|, mince/mincí, zlat|o',
    'obec, měst|o',
    'špión|, špeh|, agent|',
    'kůň/kon|ě, jízd|a, jezd|ec',
    'člun|, loď/lod|ě, flotil|a',
    'rodin|a, dynasti|e, frakc|e, rod/rod|u',
    'dvořan|, dvůr/dvor|a',
    'destičk|a/destiček, dílek/dílk|y, kartičk|a',
    'útok|, obléhán|í, oblehn|out, zaútoč|it',
    'boj|, souboj| > bitv|a/bitev, obléhán|í',
    'obran|a, obránc|e, brán|it',
    'zaplat|it, platb|a/plateb, cen|a, stojí',
    'vyčerp|at, otočit, tapnout',
    'obnov|it, připrav|it, dostupn|á',
    'církev, náboženstv|í, náboženský vliv > kříž|, kardinál|, biskup|',
    'patronát|, mecenát|, umění',
    'dobý|t, dobyt|í, získat město',
    'spojenectv|í, spojen|ec, aliance > mocnost|',
    'odpust|ky, prodej odpustků, půjčk|a, dluh|',
    'žold|, údržb|a, plat|',
    'přístav|, přístavišt|ě',
    'silnic|e, cest|a, po souši',
    'nákup|, koup|it, kupov|at, trh|',
    'verbov|at, najmout, odvod|y',
    'příprav|a, začátek/začátk|u',
    'pořadí tahů, pořadí hráčů, první hráč',
    'ústup|, ustoup|it, útěk|',
    'vydán|í, verz|e',
    'domácí pravidl|o, variant|a, možnost nastavení',
  ],
};
