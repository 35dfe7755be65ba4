/** Component data from a file: its shape, its bounds, and everything the rules rely on. */
import {
  also,
  catalogue,
  differ,
  each,
  falling,
  list,
  name,
  object,
  oneOf,
  readWhole,
  rising,
  someOf,
  tuple,
  variant,
  whole,
  yesNo,
} from '@bottega/kernel/data';
import { displaySize, POOL_OF } from '../tables.js';
import {
  type Alternative,
  BACKS,
  type Back,
  CARD_TYPES,
  type CardType,
  CUBES,
  CULTURES,
  type Data,
  type Gain,
  GOALS,
  type Goal,
  type GoalRule,
  MARKS,
  POOLS,
  type Pool,
  PRICED_TOKENS,
  SOLDIERS,
  TOKENS,
  type Token,
} from './types.js';

/** Reads the JSON form of `Data`, whole; otherwise an InputError names everything that is wrong, a line each. */
export function parseData(json: unknown): Data {
  return readWhole(dataFile, json);
}

/** P-1.1 */
const PLAYERS = [2, 3, 4] as const;
const MOST_PLAYERS = 4;
/** P-3.9: what players begin with: a field and a farm, a palazzo and a bank. */
const POOL_AT_START: Readonly<Record<Pool, number>> = { land: 2, town: 2, catapult: 0, soldier: 0 };
/** There are names for so many tokens of each kind. */
const CULTURE_TOKENS = 15;
/** One for each player (P-3.7), so that the eight cards make two piles. */
const GOALS_PER_PILE = 4;
const MOST_ALTERNATIVES = 9;
/** Three boxes of cards: a game with more would go on for days. */
const MOST_CARDS = 300;
/** Larger numbers are slips of the pen, and choices for each number up to them would be endless. */
const MAX_COUNT = 99;

const few = whole(0, MAX_COUNT);
const atLeastOne = whole(1, MAX_COUNT);

const gain = also(
  variant<Gain>({
    tokens: { token: oneOf(PRICED_TOKENS), count: atLeastOne },
    culture: { culture: oneOf(CULTURES) },
    cubes: { food: few, gold: few },
    produce: { per: oneOf(['field', 'palazzo']) },
    recruit: { soldier: oneOf(SOLDIERS) },
  }),
  (one, path, problem) => {
    if (one.kind === 'cubes' && one.food + one.gold === 0) problem(`${path} must give at least one cube`);
  },
);

const alternative = object<Alternative>({ id: name, cost: object({ food: few, gold: few }), gain });

const card = object<CardType>({
  type: oneOf(CARD_TYPES),
  exchange: yesNo,
  alternatives: also(list(alternative, 1, MOST_ALTERNATIVES), (all, path, problem) => {
    const ids = all.map(({ id }) => id);
    differ(ids, `the ids of ${path}`, problem);
  }),
  copies: someOf(each(BACKS, tuple<readonly [number, number, number]>(few, few, few))), // in the order of MARKS
});

const cards = also(catalogue('type', CARD_TYPES, card), (all, path, problem) => {
  const total = BACKS.reduce((sum, back) => sum + cardsInPlay(all, back, MOST_PLAYERS), 0);
  if (total > MOST_CARDS) problem(`${path}: there must be at most ${MOST_CARDS} action cards in all, not ${total}`);
  // P-3.4: the S1 cards are identical, so they are dealt without a draw.
  const starting = all.filter((one) => cardsInPlay([one], 'S1', MOST_PLAYERS) > 0).map(({ type }) => `"${type}"`);
  if (starting.length > 1) problem(`${path}: all S1 cards must be of one type, not of ${starting.join(' and ')}`);
  for (const players of PLAYERS) {
    for (const back of BACKS) {
      const least = LEAST_CARDS[back](players);
      const has = cardsInPlay(all, back, players);
      if (has >= least) continue;
      problem(`${path}: of back ${back} at least ${least} must be in play with ${players} players, not ${has}`);
    }
  }
});

/** What setup deals (P-3.4, P-3.6), and at least one turn in every year. */
const LEAST_CARDS: Readonly<Record<Back, (players: number) => number>> = {
  S1: (players) => players,
  S2: (players) => players,
  '1': (players) => displaySize(players) + 1,
  '2': () => 1,
  '3': () => 1,
};

const goalRule = variant<GoalRule>({
  perToken: { token: oneOf(TOKENS), vp: few },
  above: {
    tokens: also(tuple<readonly [Token, Token]>(oneOf(TOKENS), oneOf(TOKENS)), differ),
    threshold: few,
    vp: few,
  },
  perMilitary: { step: atLeastOne, vp: few },
  sets: {
    of: also(list(oneOf(CULTURES), 1, CULTURES.length), differ),
    // P-10.9: points for no set, one set, two sets and so on; there are tokens for fifteen.
    vp: also(list(few, 2, CULTURE_TOKENS + 1), (values, path, problem) => {
      if (values[0] !== 0) problem(`${path}[0] must be 0 (no set, no points), not ${values[0]}`);
      rising(values, path, problem);
    }),
  },
});

const goals = also(
  catalogue('goal', GOALS, object<Goal>({ goal: oneOf(GOALS), pile: oneOf([1, 2]), rule: goalRule })),
  (all, path, problem) => {
    for (const pile of [1, 2]) {
      const has = all.filter((one) => one.pile === pile).length;
      if (has !== GOALS_PER_PILE) problem(`${path}: pile ${pile} must have ${GOALS_PER_PILE} cards, has ${has}`);
    }
  },
);

/** P-8.7: points by place; a better place is not worth less. */
const places = (players: number) => also(list(few, players, players), falling);

const dataFile = also(
  object<Data>({
    cubes: object(each(CUBES, whole(MOST_PLAYERS, MAX_COUNT))), // P-3.9: one of each kind for every player
    pools: object(each(POOLS, few)),
    capacity: object({ farm: atLeastOne, bank: atLeastOne, church: atLeastOne }), // the cubes of P-3.9 have a place
    cards,
    culture: object(each(CULTURES, list(few, CULTURE_TOKENS, CULTURE_TOKENS))),
    goals,
    military: object({ '3': places(3), '4': places(4) }),
  }),
  (data, _path, problem) => {
    for (const pool of POOLS) {
      const start = MOST_PLAYERS * POOL_AT_START[pool];
      const gains = data.cards.flatMap(({ alternatives }) => alternatives.map((one) => takenFrom(pool, one.gain)));
      const least = start + Math.max(0, ...gains);
      const why = `${start} for the setup of four players, ${least - start} for one card`;
      if (data.pools[pool] < least)
        problem(`pools.${pool} must be at least ${least} (${why}), not ${data.pools[pool]}`);
    }
  },
);

/** How many cards with a back are for so many players (P-3.2). */
function cardsInPlay(all: readonly CardType[], back: Back, players: number): number {
  let count = 0;
  for (const { copies } of all) {
    copies[back]?.forEach((number, at) => {
      if (MARKS[at] <= players) count += number;
    });
  }
  return count;
}

/** The least that must be left in a pool for this gain to be possible (P-5.6, P-6.19). */
function takenFrom(pool: Pool, gain: Gain): number {
  if (gain.kind === 'tokens') return POOL_OF[gain.token] === pool ? gain.count : 0;
  return gain.kind === 'recruit' && pool === 'soldier' ? 1 : 0;
}
