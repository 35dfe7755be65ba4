/** Worked examples of Virtù: real positions, what is chosen there, and what comes of it. */
import type { BookExample } from '@bottega/kernel';
import {
  annex,
  type Choice,
  collect,
  DONE,
  declare,
  END,
  PERFORM,
  put,
  road,
  room,
  steps,
  troop,
  use,
  want,
} from '../choices.js';
import {
  AS_FLORENCE,
  AS_VENICE,
  by,
  FLORENCE_PATRONIZES,
  NAPLES_SPRING_1,
  NAPLES_SPRING_2,
  NAPLES_WINTER_1,
  quietWinter,
  quietWinterUnallied,
  SETUP,
} from '../lessons/rivals.js';
import { TO_THIRD_SPRING, TO_THIRD_WINTER } from '../lessons/towards-war.js';
import type { RuleId } from '../rule-ids.js';
import { CROWN, SHIP } from '../tables.js';

type Example = BookExample<Choice, RuleId>;

/** One kind from each relief: a rank of patronage paid by a room, a courtier and the treasury. */
const PAYING = {
  id: 'paying',
  setup: SETUP,
  seat: 0,
  before: [...AS_FLORENCE, ...by(0, put(6), put(8), put(3), END, room(0))],
  choices: by(0, PERFORM, use(0, CROWN), collect(5)),
  rules: ['V-5.2.1', 'V-5.4.2', 'V-7.2.2'],
  pictured: 'before',
  frame: ['palace'],
  lights: ['slot-0-6', 'slot-0-3'],
  facts: [
    { when: 'before', path: 'open.palaces.0.treasury', is: 1 },
    { told: { type: 'used', seat: 0, source: 0, symbol: 'crown', count: 2 } },
    { told: { type: 'collected', seat: 0, source: 5, florins: 2 } },
    { told: { type: 'paid', seat: 0, florins: 2 } },
    { told: { type: 'promoted', seat: 0, rank: 1 } },
    { when: 'after', path: 'open.palaces.0.treasury', is: 1 },
  ],
} as const satisfies Example;

/** A port across the sea. */
const ANNEX = {
  id: 'annex',
  setup: SETUP,
  seat: 0,
  before: [...AS_VENICE, ...by(0, put(6), put(8), put(11), END, room(0))],
  choices: by(0, PERFORM, annex(15), use(0, CROWN), use(1, SHIP)),
  rules: ['V-7.4.5', 'V-7.4.3', 'V-5.2.4'],
  pictured: 'before',
  frame: ['city-5', 'city-6', 'city-15'],
  around: 70,
  lights: ['city-6', 'city-15'],
  facts: [
    { sum: [1, 1], is: 2 }, // the value of Ancona, and one crown more
    { told: { type: 'used', seat: 0, source: 0, symbol: 'crown', count: 2 } },
    { told: { type: 'used', seat: 0, source: 1, symbol: 'ship', count: 2 } },
    { told: { type: 'annexed', seat: 0, city: 15 } },
    { when: 'after', path: 'open.palaces.0.cities', is: 3 },
  ],
} as const satisfies Example;

/** Florins first, then Govern: the same tiles serve twice. */
const GOVERN = {
  id: 'govern',
  setup: SETUP,
  seat: 0,
  before: [
    ...AS_VENICE,
    ...by(0, put(6), put(8), put(11), END, room(0), PERFORM, annex(15), use(0, CROWN), use(1, SHIP), END),
    ...FLORENCE_PATRONIZES,
    ...NAPLES_SPRING_1,
    ...NAPLES_WINTER_1,
    ...quietWinterUnallied(0),
    ...quietWinter(1),
    ...NAPLES_SPRING_2,
    ...by(0, steps(2, false)),
  ],
  choices: by(0, collect(18), collect(17), collect(27), PERFORM),
  rules: ['V-7.1.4', 'V-7.1.1', 'V-5.4.2'],
  pictured: 'before',
  frame: ['palace'],
  lights: ['tile-0-6', 'tile-0-5', 'tile-0-15'],
  facts: [
    { when: 'before', path: 'open.palaces.0.treasury', is: 1 },
    { when: 'after', path: 'open.palaces.0.treasury', is: 7 },
    { told: { type: 'collected', seat: 0, source: 18, florins: 3 } },
    { told: { type: 'collected', seat: 0, source: 17, florins: 2 } },
    { told: { type: 'collected', seat: 0, source: 27, florins: 1 } },
    { sum: [3, 2, 1], is: 6 },
    { told: { type: 'used', seat: 0, source: 0, symbol: 'crown', count: 2, kind: 'govern' } },
    { told: { type: 'refreshed', seat: 0, tile: 5 } },
    { told: { type: 'refreshed', seat: 0, tile: 6 } },
    { told: { type: 'refreshed', seat: 0, tile: 15 } },
  ],
} as const satisfies Example;

/** A siege that only a war bonus wins. */
const SIEGE = {
  id: 'siege',
  setup: SETUP,
  seat: 0,
  before: [
    ...TO_THIRD_SPRING,
    ...by(0, steps(1, false), PERFORM, troop(6), road(9), troop(6), road(9), troop(5), road(6), DONE, END),
  ],
  choices: [...by(0, declare(4)), ...by(1, collect(21))],
  rules: ['V-8.3.3', 'V-8.2.2', 'V-8.3.4', 'V-8.6.2'],
  pictured: 'before',
  frame: ['scene'],
  around: 0,
  lights: ['city-9'],
  facts: [
    { when: 'before', path: 'open.palaces.0.treasury', is: 1 },
    { told: { type: 'paid', seat: 0, florins: 1 } },
    { told: { type: 'declared', seat: 0, bonus: 4, strength: 1 } },
    { told: { type: 'captured', seat: 0, city: 9, from: 1, strength: 3, cityStrength: 2, lost: 0 } },
    { sum: [2, 1], is: 3 }, // two troops and the bonus
    { told: { type: 'trophy', seat: 0, from: 1 } },
    { when: 'after', category: 'trophies', seat: 0, points: 2 },
  ],
} as const satisfies Example;

/** One more cross, and everybody’s points change. */
const CROSSES = {
  id: 'crosses',
  setup: SETUP,
  seat: 0,
  before: TO_THIRD_WINTER,
  choices: by(0, collect(18), want(9), DONE, put(3)),
  rules: ['V-10.3.3', 'V-10.3.1', 'V-10.3.2'],
  pictured: 'before',
  frame: ['crosses', 'track-cities', 'track-patronage'],
  lights: ['crosses'],
  facts: [
    { when: 'before', category: 'religion', seat: 0, points: 2 },
    { when: 'before', category: 'religion', seat: 1, points: 2 },
    { when: 'before', category: 'religion', seat: 2, points: 2 },
    { told: { type: 'paid', seat: 0, florins: 3 } },
    { sum: [1, 1], is: 2 }, // crosses, with that of the Bishop
    { when: 'after', category: 'religion', seat: 0, points: 4 },
    { when: 'after', category: 'religion', seat: 1, points: 0 },
    { when: 'after', category: 'religion', seat: 2, points: 0 },
  ],
} as const satisfies Example;

export const EXAMPLES = [PAYING, ANNEX, GOVERN, SIEGE, CROSSES] as const;
