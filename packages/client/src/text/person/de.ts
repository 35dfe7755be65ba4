/** What the page says of people, their results and their ratings, in German. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'person'> = {
  player: { one: '# Spieler', other: '# Spieler' },
  ratedGame: { one: '# gewertete Partie', other: '# gewertete Partien' },
};

export const messages: PartMessages<'person'> = {
  'error.noPerson': 'Diese Person gibt es nicht, oder ihr habt noch nie an einem Tisch gesessen.',
  'person.ratings': 'Wertungszahl',
  'person.rating': '{points} ± {uncertainty}',
  'person.ratedGames': '{#ratedGame:count}',
  'person.ratingHint':
    'Alle beginnen bei 1500 ± 250. Wer 200 Punkte mehr hat, landet in etwa drei von vier Partien vor dem anderen. Die Zahl hinter ± sagt, wie sicher die Wertungszahl ist: Bei zwei von drei Leuten liegt die wahre Stärke innerhalb dieser Spanne. Mit mehr gewerteten Partien wird sie kleiner.',
  'person.noRating':
    'Noch keine Wertungszahl. Gewertet werden Partien von mindestens zwei Menschen, ohne Bots und mit den üblichen Regeln und Bestandteilen.',
  'person.results': 'Ergebnisse',
  'person.players': 'Spieler',
  'person.seats': '{#player:count}',
  'person.seatsWithBots': '{#player:count}, mit Bots',
  'person.games': 'Partien',
  'person.wins': 'Siege',
  'person.share': 'Anteil der Siege',
  'person.fair': 'Fairer Anteil',
  'person.fairHint':
    'Der faire Anteil ist das, was jeder gewinnen würde, wenn alle gleich gut wären. Ein geteilter Sieg zählt anteilig.',
  'person.noneMine': 'Du hast noch keine Partie mit anderen beendet. Danach stehen deine Ergebnisse hier.',
  'person.none': '{name} hat noch keine Partie beendet.',
  'person.headToHead': 'Direkter Vergleich',
  'person.name': 'Name',
  'person.ahead': 'Du davor',
  'person.behind': 'Du dahinter',
  'person.level': 'Gleichauf',
  'person.recent': 'Beendete Partien',
  'person.place': 'Rang {place} von {seats}',
  'person.changed': '{change} → {points} ± {uncertainty}',
  'person.yourRating': 'Deine Wertungszahl: {change} → {points} ± {uncertainty}',
  'person.unrated.bots': 'Nicht gewertet: Es haben Bots mitgespielt.',
  'person.unrated.alone': 'Nicht gewertet: Dazu braucht es mindestens zwei Menschen.',
  'person.unrated.ownData': 'Nicht gewertet: Die Bestandteile waren verändert.',
  'person.unrated.houseRules': 'Nicht gewertet: Es wurde mit Hausregeln gespielt.',
  'person.unrated.ended': 'Nicht gewertet: Alle waren einverstanden, vorzeitig aufzuhören.',
  'person.unrated.branch': 'Nicht gewertet: Sie ging von einer Stellung einer anderen Partie aus.',
  'person.unrated.brought': 'Nicht gewertet: Sie wurde anderswo begonnen, wo man ihre Geheimnisse kennen konnte.',
  'person.unrated.earlier': 'Nicht gewertet: Damals gab es noch keine Wertungszahlen.',
  'person.more': 'Mehr anzeigen',
  'person.pages': 'Ergebnisse der Spieler',
};
