/** What is said where a game is set up, alone or with friends, in English. */
import type { Forms } from '@bottega/kernel/text';

export const counts = {
  mistake: {
    one: 'One thing needs to be fixed before the game can start.',
    other: '# things need to be fixed before the game can start.',
  },
  wonGame: { one: '# game', other: '# games' },
  mediumBot: { one: '# medium bot', other: '# medium bots' },
} satisfies Record<string, Forms>;

export const messages = {
  'setup.title': 'New game: {game}',
  'setup.seat': 'Seat {number}',
  'setup.name': 'Name',
  'setup.person': 'Human',
  'setup.kind': 'Played by',
  'setup.seats': 'Players',
  'setup.houseRules': 'House rules',
  'setup.seed': 'Seed (optional)',
  'setup.seedHint': 'The same seed deals the same cards.',
  'setup.begin': 'Start game',
  'bots.random.says': 'Plays any legal move at random. Found only in older games.',
  'bots.garzone.says':
    'Overlooks things, prefers what lies near, and has different ideas each time. Good for learning the game.',
  'bots.apprendista.says':
    'Plans its own turn to the end and takes what is worth most to it, but does not foresee your reply.',
  'bots.maestro.says': 'Weighs every way its turn could end by what it learned from playing against itself.',
  'setup.strength.garzone':
    'Wins {#wonGame:wins} out of 100 against {#easyBot:rivals}; among equals it would be {fair}.',
  'setup.strength.apprendista':
    'Wins {#wonGame:wins} out of 100 against {#mediumBot:rivals}; among equals it would be {fair}.',
  'setup.player': 'Player {number}',
  'setup.who': 'At the table',
  'setup.seating': 'Seating order',
  'setup.seatings.asSat': 'As listed',
  'setup.seatings.drawn': 'Random',
  'setup.drawnHint': 'The seed decides who sits where when the game starts.',
  'setup.needName': 'Please enter a name for this player.',
  'setup.sameName': 'Another player already has this name.',
  'setup.needPerson': 'At least one player must be human.',
  'setup.mistakes': '{#mistake:count}',
} as const;
