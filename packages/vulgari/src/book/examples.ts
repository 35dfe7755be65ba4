/** Worked examples of De Vulgari Eloquentia: real positions, what is chosen there, and what comes of it. */
import type { BookExample } from '@bottega/kernel';
import {
  advance,
  BUSINESS,
  bid,
  type Choice,
  CLAIM,
  COME,
  CONVERT,
  cubes,
  discard,
  END,
  elect,
  friar,
  manuscript,
  move,
  PASS,
  PSALTER,
  SELL_VIRTUAL,
  SUMMON,
  spend,
  startIn,
} from '../choices.js';
import { BEFORE_ELECTION } from '../lessons/before-election.js';
import { BEFORE_SUMMONS } from '../lessons/before-summons.js';
import { turnOf } from '../lessons/turn.js';
import type { RuleId } from '../rule-ids.js';

type Example = BookExample<Choice, RuleId>;

/** Across the sea, and both ends of a journey used. */
const JOURNEY = {
  id: 'journey',
  setup: { seats: 2, options: {}, seed: 'learn 12' },
  seat: 0,
  before: [
    [1, startIn(28)],
    [0, startIn(5)],
    ...turnOf(0, move(6, 1), CLAIM.ducats, BUSINESS, PSALTER, advance(1, 2), END),
    ...turnOf(
      1,
      move(29, 1),
      CLAIM.both,
      BUSINESS,
      PSALTER,
      cubes(1, 1),
      { type: 'sell', nobles: 0 },
      cubes(3, 1),
      END,
    ),
  ],
  choices: turnOf(0, advance(1, 1), move(24, 3), CLAIM.ducats),
  rules: ['D-7.5', 'D-8.1', 'D-8.5'],
  pictured: 'before',
  frame: ['stage'],
  lights: ['zone-6', 'zone-24'],
  facts: [
    { when: 'before', path: 'open.players.0.ducats', is: 40 },
    { told: { type: 'advanced', seat: 0, track: 1, steps: 1, space: 3 } },
    { told: { type: 'moved', seat: 0, from: 6, to: 24, actions: 3, ducats: 10 } },
    { told: { type: 'claimed', seat: 0, zone: 24, ducats: 15 } },
    { when: 'after', path: 'open.players.0.ducats', is: 45 },
    { sum: [1, 3, 1], is: 5 }, // one action for the Riddle, three for the crossing, one left
  ],
} as const satisfies Example;

/** Half of one’s ducats, and what comes back. */
const FRIAR = {
  id: 'friar',
  setup: { seats: 2, options: {}, seed: 'learn 40' },
  seat: 0,
  before: [
    [1, startIn(5)],
    [0, startIn(25)],
    ...turnOf(0, move(24, 1), CLAIM.ducats, BUSINESS, cubes(1, 1), { type: 'sell', nobles: 1 }, cubes(3, 1), END),
    ...turnOf(1, move(6, 1), CLAIM.ducats, BUSINESS, PSALTER, advance(1, 2), END),
    ...turnOf(0, cubes(1, 1), { type: 'sell', nobles: 0 }, PSALTER, advance(6, 1), move(22, 1)),
  ],
  choices: turnOf(0, friar(2), SELL_VIRTUAL),
  rules: ['D-8.10', 'D-18.1', 'D-18.6'],
  pictured: 'before',
  frame: ['seat-0'],
  facts: [
    { when: 'before', path: 'open.players.0.ducats', is: 55 },
    { told: { type: 'friar', seat: 0, person: 2, ducats: 28, knowledge: 7 } },
    { told: { type: 'virtualNoble', seat: 0, ducats: 20 } },
    { sum: [28, 27], is: 55 },
    { when: 'after', path: 'open.players.0.ducats', is: 47 },
  ],
} as const satisfies Example;

/** What an abbey is good for. */
const ABBEY = {
  id: 'abbey',
  setup: { seats: 2, options: {}, seed: 'learn 290' },
  seat: 0,
  before: [
    [1, startIn(28)],
    [0, startIn(0)],
    ...turnOf(0, move(3, 1), CLAIM.ducats, BUSINESS, advance(1, 3), END),
    ...turnOf(
      1,
      move(29, 1),
      CLAIM.both,
      PSALTER,
      BUSINESS,
      cubes(1, 1),
      { type: 'sell', nobles: 0 },
      advance(3, 1),
      END,
    ),
    ...turnOf(0, cubes(1, 1), { type: 'sell', nobles: 0 }, cubes(0, 1), cubes(3, 1), move(4, 1)),
  ],
  choices: turnOf(0, cubes(2, 1), CONVERT.knowledge),
  rules: ['D-8.18', 'D-8.17', 'D-10.5'],
  pictured: 'before',
  frame: ['cube-0', 'cube-1', 'cube-2', 'cube-3'],
  lights: ['cube-2'],
  facts: [
    { when: 'before', path: 'open.players.0.ducats', is: 10 },
    { when: 'before', path: 'open.players.0.scribes', is: 1 },
    { told: { type: 'cubes', seat: 0, colour: 2, count: 1, actions: 1, ducats: 0 } },
    { sum: [10, 5], is: 15 }, // what an abbess costs elsewhere, and what is missing for it
    { told: { type: 'converted', seat: 0, scribes: 1, knowledge: 3 } },
    { when: 'after', path: 'open.players.0.ducats', is: 10 },
  ],
} as const satisfies Example;

/** A bid that the summoner’s bonus helps to pay. */
const AUCTION = {
  id: 'auction',
  setup: { seats: 2, options: {}, seed: 'learn 8' },
  seat: 0,
  before: [
    ...BEFORE_SUMMONS,
    ...turnOf(0, move(21, 2), { type: 'event' }, CLAIM.knowledge, END),
    ...turnOf(1, move(17, 1), BUSINESS, PSALTER, advance(3, 2), END),
    ...turnOf(0, move(24, 2), manuscript(39), END, SUMMON),
    [1, COME],
  ],
  choices: [
    [0, bid(4)],
    [1, PASS],
    [0, discard({ politicians: 0, nobles: 1, abbesses: 0 })],
  ],
  rules: ['D-19.8', 'D-19.6', 'D-19.7', 'D-19.9'],
  pictured: 'before',
  frame: ['scene'],
  around: 0,
  facts: [
    { told: { type: 'bid', seat: 0, votes: 4 } },
    { sum: [2, 2], is: 4 }, // the summoner’s bonus and a noble
    { told: { type: 'discarded', seat: 0, politicians: 0, nobles: 1, abbesses: 0 } },
    { told: { type: 'won', seat: 0, bid: 4, knowledge: 10 } },
  ],
} as const satisfies Example;

/** Pope or camerlengo: the higher office is not always worth more. */
const ELECTION = {
  id: 'election',
  setup: { seats: 2, options: {}, seed: 'learn 5' },
  seat: 0,
  before: [
    ...BEFORE_ELECTION,
    ...turnOf(0, cubes(2, 1), advance(5, 2), { type: 'draw' }, manuscript(3), CLAIM.knowledge, { type: 'event' }, END),
    ...turnOf(1, advance(5, 3), { type: 'draw' }, { type: 'keep', points: 4 }, cubes(2, 1), BUSINESS, END),
  ],
  choices: [
    [0, elect(2)],
    [0, spend({ politicians: 1, nobles: 4, abbesses: 0 })],
    [1, elect(1)],
  ],
  rules: ['D-21.3', 'D-21.5', 'D-22.1', 'D-22.9'],
  pictured: 'before',
  frame: ['scene'],
  around: 0,
  facts: [
    { when: 'before', path: 'own.0.taken.0', is: 1 },
    { when: 'before', path: 'own.0.taken.1', is: 4 },
    { when: 'before', path: 'own.0.taken.2', is: 6 },
    { sum: [3, 8, 6], is: 17 }, // the votes of a politician, four nobles and six abbesses
    { sum: [3, 8], is: 11 },
    { sum: [22, 0], is: 22 }, // the pope gets nothing for his card and has no vote left
    { told: { type: 'elected', seat: 0, office: 2, politicians: 1, nobles: 4, abbesses: 0 } },
    { when: 'after', category: 'election', seat: 0, points: 14 },
    { when: 'after', category: 'cards', seat: 0, points: 6 },
    { when: 'after', category: 'votes', seat: 0, points: 3 },
    { sum: [14, 6, 3], is: 23 },
  ],
} as const satisfies Example;

export const EXAMPLES = [JOURNEY, FRIAR, ABBEY, AUCTION, ELECTION] as const;
