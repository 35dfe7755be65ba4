/** What the page says of people, their results and their ratings, in Italian. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'person'> = {
  player: { one: '# giocatore', other: '# giocatori' },
  ratedGame: { one: '# partita valutata', other: '# partite valutate' },
};

export const messages: PartMessages<'person'> = {
  'error.noPerson': 'Questa persona non c’è, oppure non siete mai stati allo stesso tavolo.',
  'person.ratings': 'Valutazione',
  'person.rating': '{points} ± {uncertainty}',
  'person.ratedGames': '{#ratedGame:count}',
  'person.ratingHint':
    'Tutti partono da 1500 ± 250. Chi ha 200 punti in più finisce davanti circa tre volte su quattro. Il numero dopo ± dice quanto è sicura la valutazione: per due persone su tre la vera forza è entro questo margine, che si riduce con altre partite valutate.',
  'person.noRating':
    'Ancora nessuna valutazione. Contano le partite fra almeno due persone, senza bot e con le regole e i componenti consueti.',
  'person.results': 'Risultati',
  'person.players': 'Giocatori',
  'person.seats': '{#player:count}',
  'person.seatsWithBots': '{#player:count}, con bot',
  'person.games': 'Partite',
  'person.wins': 'Vittorie',
  'person.share': 'Quota di vittorie',
  'person.fair': 'Quota equa',
  'person.fairHint':
    'La quota equa è ciò che ognuno vincerebbe se tutti fossero ugualmente bravi. Una vittoria condivisa conta in parte.',
  'person.noneMine': 'Non hai ancora finito una partita con altri. Poi i tuoi risultati saranno qui.',
  'person.none': '{name} non ha ancora finito una partita.',
  'person.headToHead': 'Scontri diretti',
  'person.name': 'Nome',
  'person.ahead': 'Tu davanti',
  'person.behind': 'Tu dietro',
  'person.level': 'Pari',
  'person.recent': 'Partite finite',
  'person.place': 'posizione {place} di {seats}',
  'person.changed': '{change} → {points} ± {uncertainty}',
  'person.yourRating': 'La tua valutazione: {change} → {points} ± {uncertainty}',
  'person.unrated.bots': 'Non valutata: hanno giocato dei bot.',
  'person.unrated.alone': 'Non valutata: servono almeno due persone.',
  'person.unrated.ownData': 'Non valutata: i componenti erano modificati.',
  'person.unrated.houseRules': 'Non valutata: si è giocato con regole della casa.',
  'person.unrated.ended': 'Non valutata: tutti hanno accettato di finirla prima.',
  'person.unrated.branch': 'Non valutata: continuava da una posizione di un’altra partita.',
  'person.unrated.brought': 'Non valutata: è iniziata altrove, dove se ne potevano conoscere i segreti.',
  'person.unrated.earlier': 'Non valutata: allora non c’erano ancora valutazioni.',
  'person.more': 'Mostra altro',
  'person.pages': 'Risultati dei giocatori',
};
