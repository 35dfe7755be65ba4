/** What the page says of people, their results and their ratings, in Czech. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'person'> = {
  player: { one: '# hráč', few: '# hráči', other: '# hráčů' },
  ratedGame: { one: '# hodnocená hra', few: '# hodnocené hry', other: '# hodnocených her' },
};

export const messages: PartMessages<'person'> = {
  'error.noPerson': 'Nikdo takový tu není, nebo jste spolu ještě neseděli u stolu.',
  'person.ratings': 'Hodnocení',
  'person.rating': '{points} ± {uncertainty}',
  'person.ratedGames': '{#ratedGame:count}',
  'person.ratingHint':
    'Každý začíná na 1500 ± 250. Kdo má o 200 bodů víc, skončí vpředu asi ve třech hrách ze čtyř. Číslo za ± říká, jak jisté hodnocení je: u dvou lidí ze tří leží skutečná síla v tomto rozmezí. S dalšími hodnocenými hrami se zmenšuje.',
  'person.noRating':
    'Zatím žádné hodnocení. Počítají se hry nejméně dvou lidí, bez botů a s obvyklými pravidly a součástmi.',
  'person.results': 'Výsledky',
  'person.players': 'Hráči',
  'person.seats': '{#player:count}',
  'person.seatsWithBots': '{#player:count}, s boty',
  'person.games': 'Hry',
  'person.wins': 'Výhry',
  'person.share': 'Podíl výher',
  'person.fair': 'Spravedlivý podíl',
  'person.fairHint':
    'Spravedlivý podíl je to, co by každý vyhrál, kdyby byli všichni stejně dobří. Sdílené vítězství se počítá částečně.',
  'person.noneMine': 'Zatím jste s nikým žádnou hru nedohráli. Vaše výsledky se pak objeví zde.',
  'person.none': '{name} zatím nemá žádnou dohranou hru.',
  'person.headToHead': 'Vzájemná bilance',
  'person.name': 'Jméno',
  'person.ahead': 'Vy vpředu',
  'person.behind': 'Vy vzadu',
  'person.level': 'Nerozhodně',
  'person.recent': 'Dohrané hry',
  'person.place': '{place}. místo z {seats}',
  'person.changed': '{change} → {points} ± {uncertainty}',
  'person.yourRating': 'Vaše hodnocení: {change} → {points} ± {uncertainty}',
  'person.unrated.bots': 'Nehodnoceno: hráli i boti.',
  'person.unrated.alone': 'Nehodnoceno: jsou potřeba aspoň dva lidé.',
  'person.unrated.ownData': 'Nehodnoceno: součásti byly upravené.',
  'person.unrated.houseRules': 'Nehodnoceno: hrálo se podle domácích pravidel.',
  'person.unrated.ended': 'Nehodnoceno: všichni souhlasili s předčasným koncem.',
  'person.unrated.branch': 'Nehodnoceno: hra pokračovala z pozice jiné hry.',
  'person.unrated.brought': 'Nehodnoceno: začala jinde, kde bylo možné znát její tajemství.',
  'person.unrated.earlier': 'Nehodnoceno: tehdy ještě hodnocení nebylo.',
  'person.more': 'Zobrazit další',
  'person.pages': 'Výsledky hráčů',
};
