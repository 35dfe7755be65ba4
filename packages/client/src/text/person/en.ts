/** What the page says of people, their results and their ratings, in English. */
import type { Forms } from '@bottega/kernel/text';

export const counts = {
  player: { one: '# player', other: '# players' },
  ratedGame: { one: '# rated game', other: '# rated games' },
} satisfies Record<string, Forms>;

export const messages = {
  'error.noPerson': 'There is nobody at this address, or you have never sat at a table together.',
  'person.ratings': 'Rating',
  'person.rating': '{points} ± {uncertainty}',
  'person.ratedGames': '{#ratedGame:count}',
  'person.ratingHint':
    'Everyone starts at 1500 ± 250. Someone with 200 points more finishes ahead about three times out of four. The number after ± says how sure the rating is: for two people in three, their true strength lies within this margin, which gets smaller with more rated games.',
  'person.noRating':
    'No rating yet. Games of two or more people count, without bots and with the standard rules and components.',
  'person.results': 'Results',
  'person.players': 'Players',
  'person.seats': '{#player:count}',
  'person.seatsWithBots': '{#player:count}, with bots',
  'person.games': 'Games',
  'person.wins': 'Wins',
  'person.share': 'Share of wins',
  'person.fair': 'Fair share',
  'person.fairHint':
    'The fair share is what everyone would win if all were equally good. A shared victory counts in part.',
  'person.noneMine': 'You have not finished a game with others yet. Once you have, your results will be here.',
  'person.none': '{name} has not finished a game yet.',
  'person.headToHead': 'Head to head',
  'person.name': 'Name',
  'person.ahead': 'You ahead',
  'person.behind': 'You behind',
  'person.level': 'Tied',
  'person.recent': 'Finished games',
  'person.place': 'rank {place} of {seats}',
  'person.changed': '{change} → {points} ± {uncertainty}',
  'person.yourRating': 'Your rating: {change} → {points} ± {uncertainty}',
  'person.unrated.bots': 'Not rated: bots were playing.',
  'person.unrated.alone': 'Not rated: it takes at least two people.',
  'person.unrated.ownData': 'Not rated: the components were changed.',
  'person.unrated.houseRules': 'Not rated: house rules were used.',
  'person.unrated.ended': 'Not rated: everyone agreed to end it early.',
  'person.unrated.branch': 'Not rated: it continued from a position in another game.',
  'person.unrated.brought': 'Not rated: it was begun elsewhere, where its secrets could be known.',
  'person.unrated.earlier': 'Not rated: there were no ratings at that time.',
  'person.more': 'Show more',
  'person.pages': 'Players’ results',
} as const;
