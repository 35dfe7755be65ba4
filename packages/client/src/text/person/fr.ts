/** What the page says of people, their results and their ratings, in French. */
import type { PartCounts, PartMessages } from '../parts';

export const counts: PartCounts<'person'> = {
  player: { one: '# joueur', other: '# joueurs' },
  ratedGame: { one: '# partie classée', other: '# parties classées' },
};

export const messages: PartMessages<'person'> = {
  'error.noPerson': 'Cette personne n’existe pas, ou vous n’avez jamais été à la même table.',
  'person.ratings': 'Classement',
  'person.rating': '{points} ± {uncertainty}',
  'person.ratedGames': '{#ratedGame:count}',
  'person.ratingHint':
    'Chacun commence à 1500 ± 250. Avec 200 points de plus, on finit devant environ trois fois sur quatre. Le nombre après ± dit à quel point le classement est sûr : pour deux personnes sur trois, le vrai niveau se trouve dans cette marge, qui se réduit au fil des parties classées.',
  'person.noRating':
    'Pas encore de classement. Comptent les parties d’au moins deux personnes, sans bots, avec les règles et le matériel habituels.',
  'person.results': 'Résultats',
  'person.players': 'Joueurs',
  'person.seats': '{#player:count}',
  'person.seatsWithBots': '{#player:count}, avec des bots',
  'person.games': 'Parties',
  'person.wins': 'Victoires',
  'person.share': 'Part des victoires',
  'person.fair': 'Part équitable',
  'person.fairHint':
    'La part équitable est celle que chacun gagnerait si tous étaient de même force. Une victoire partagée compte en partie.',
  'person.noneMine': 'Vous n’avez pas encore terminé de partie avec d’autres. Vos résultats apparaîtront ensuite ici.',
  'person.none': '{name} n’a pas encore terminé de partie.',
  'person.headToHead': 'Face-à-face',
  'person.name': 'Nom',
  'person.ahead': 'Vous devant',
  'person.behind': 'Vous derrière',
  'person.level': 'À égalité',
  'person.recent': 'Parties terminées',
  'person.place': 'rang {place} sur {seats}',
  'person.changed': '{change} → {points} ± {uncertainty}',
  'person.yourRating': 'Votre classement : {change} → {points} ± {uncertainty}',
  'person.unrated.bots': 'Non classée : des bots ont joué.',
  'person.unrated.alone': 'Non classée : il faut au moins deux personnes.',
  'person.unrated.ownData': 'Non classée : le matériel était modifié.',
  'person.unrated.houseRules': 'Non classée : elle s’est jouée avec des règles maison.',
  'person.unrated.ended': 'Non classée : tous ont accepté de l’arrêter avant la fin.',
  'person.unrated.branch': 'Non classée : elle reprenait une position d’une autre partie.',
  'person.unrated.brought': 'Non classée : elle a été commencée ailleurs, où l’on pouvait en connaître les secrets.',
  'person.unrated.earlier': 'Non classée : il n’y avait pas encore de classement.',
  'person.more': 'Afficher la suite',
  'person.pages': 'Résultats des joueurs',
};
