/** The book of Principato in Czech. */
import type { PrincipatoBookText } from '../index.js';

export const text: PrincipatoBookText = {
  brief: {
    aim: 'Vládnete renesančnímu knížectví a chcete po sobě zanechat víc než vaši soupeři. Pomníky, knihy a obrazy přinášejí vítězné body, které jsou na nich uvedeny, silná armáda boduje při každém porovnání a dvě tajné karty cíle odmění tu správnou sbírku. Kdo má nejvíc bodů, vyhrává.',
    course:
      'Hráči se střídají po směru hodinových ručiček a každý má dvě akce: aktivovat jednu ze svých dvou karet, vyměnit kartu za jinou z nabídky, nebo si vzít kostku přízně. Pole a palazza přinášejí potraviny a zlato, statky a banky je skladují a oběma platíte všechno ostatní. Po každém tahu nejstarší karta nabídky opustí hru a přijde nová.',
    end: 'Každý ze tří roků má svůj balíček karet. Když dojde, rok končí a porovná se vojenská síla; další dvě hodnocení přijdou nečekaně. Po třetím roce všichni odhalí karty cíle a sečtou se body.',
  },
  parts: {
    brief: 'Hra v kostce',
    setup: 'Příprava a první tah',
    turn: 'Co děláte ve svém tahu',
    things: 'K čemu věci slouží',
    years: 'Roky a vojenská hodnocení',
    scoring: 'Konec a body',
    rare: 'Co se stává zřídka',
    rulings: 'Výklad a vydání',
  },
  sections: {
    storage: 'Skladování',
    supply: 'Zásobování vojáků',
    runningOut: 'Když něco dojde',
    rareScorings: 'Vzácná hodnocení a jiné výjimky',
    questions: 'Co tištěná pravidla neříkají',
  },
  examples: {
    storage: {
      title: 'Téměř plná banka',
      text: 'Máte 1 banku a v ní 1 zlato: místo je už jen pro 1. Aktivujete kartu Výběrčí daní a zvolíte 2 zlata. Dostanete 1 zlato; druhé se nevejde a zůstane v zásobě. Kdybyste zvolili 1 zlato a 1 potravinu, vešly by se obě kostky.',
      picture:
        'Vaše knížectví na začátku: jedno pole, jeden statek s 1 potravinou, jedno palazzo, jedna banka s 1 zlatem a 1 přízeň v kostele.',
    },
    favour: {
      title: 'Přízeň místo potravin',
      text: 'Dvě palazza stojí 3 potraviny. Máte jen 1 potravinu, ale také 2 kostky přízně a každá nahradí 1 potravinu: 1 + 2 = 3. Aktivujete kartu Stavba palazza, zaplatíte vše, co máte, a vlastníte 3 palazza. Přízní smíte platit i tehdy, když máte potravin dost.',
      picture:
        'Vaše knížectví s 1 potravinou, 1 zlatem a 2 kostkami přízně a vaše karty Výběrčí daní a Stavba palazza.',
    },
    exchange: {
      title: 'Vyměněná a hned připravená',
      text: 'Aktivujete kartu Výběrčí daní za 1 potravinu a 1 zlato. Karta má symbol výměny, musí tedy do nabídky a vy si za ni vezmete Sklizeň. Zbývá vám 1 akce a Sklizeň byste mohli aktivovat v témž tahu. Váš statek je ale plný, leží na něm 2 potraviny: nic by se nevešlo, a proto se aktivace nenabízí. Raději vyměňte kartu, stavte, nebo si vezměte přízeň.',
      picture:
        'Vaše knížectví po výměně: statek i banka jsou plné, v každém jsou 2 kostky, a mezi vašimi kartami je Sklizeň.',
    },
    scoring: {
      title: 'Dva hráči se dělí o dvě místa',
      text: 'Ukončíte tah, dobírací balíček je prázdný, a rok tedy končí. Soupeři mají každý 3 katapulty, které nepotřebují žádnou kostku: oba mají sílu 3 a dělí se o první a druhé místo. Ta jsou za 6 + 3 = 9 bodů; polovina zaokrouhlená nahoru je 5 pro každého. Vy armádu nemáte. Vaše síla je 0 a třetí místo přináší 0 bodů.',
      picture: 'Knížectví obou soupeřů po hodnocení, každé se třemi katapulty a 5 vojenskými body.',
    },
  },
  synonyms: [
    'voják|/vojác|i, jednotk|a/jednotek > domobran|a, kondotiér|',
    'armád|a, vojsk|o > domobran|a, kondotiér|, katapult|',
    'VB, vítězn|é bod|y, bod|y',
    'peníz|e/peněz, zlat|o, mince/mincí',
    'potravin|y, jídl|o, obilí',
    'přízeň/přízn|ě, žolík|',
    'budov|a, stavb|a > statek/statk|y, bank|a, pole/polí, palazz|o',
    'kostk|a/kostek, kostičk|a/kostiček',
    'žeton|, dílek/dílk|y',
    'nabídk|a, trh, řada karet',
    'výměn|a, vyměn|it, výměn|ou',
    'dobírací balíček/dobírací balíčk|u, balíček/balíčk|y, hromádk|a',
    'shod|a, remíz|a, nerozhodn|ě',
    'příprav|a, začátek/začátk|u',
    'zaplat|it, platit, cen|a, stojí',
    'najmut|í, svolán|í, verbov|at, najmout',
    'válk|a, boj|, bitv|a, vojenské hodnocení/vojenského hodnocení/vojenském hodnocení',
    'kultur|a, umění > pomník|, knih|a, obraz|',
    'cíl|, kart|a cíle, úkol|',
    'zásob|a, rezerv|a',
    'zásob|it, zásobov|at, nakrm|it, živit',
    'vrátit do zásoby, propust|it, odhod|it',
    'sklad|, míst|o, kapacit|a',
    'domácí pravidl|o, variant|a, možnost nastavení',
  ],
};
