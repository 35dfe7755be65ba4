/** The component data laid out for the rules: cards, tokens and goals as numbers that index these tables. */
import type { HouseRulesOf, Option } from '@bottega/kernel';
import {
  BACKS,
  type Back,
  type CardType,
  CULTURES,
  type Culture,
  type Data,
  type Goal,
  MARKS,
  type Mark,
  type Pool,
  type Token,
} from './data/index.js';

/** An action card or a military scoring card; indexes `Tables.cards`. */
export type CardId = number & { readonly card: true };
/** A culture token; indexes `Tables.culture`. */
export type CultureId = number & { readonly culture: true };
/** A goal card; indexes `Tables.goals`. */
export type GoalCard = number & { readonly goal: true };

export interface Card {
  /** Null for a military scoring card. */
  readonly type: CardType | null;
  readonly back: Back;
  readonly mark: Mark;
}

/** The culture tokens of one kind and value: interchangeable in play. */
export interface CultureStack {
  readonly culture: Culture;
  readonly vp: number;
  readonly tokens: readonly CultureId[];
}

export interface Tables {
  readonly data: Data;
  readonly cards: readonly Card[];
  readonly culture: readonly { readonly culture: Culture; readonly number: number; readonly vp: number }[];
  readonly stacks: readonly CultureStack[];
  readonly stacksOf: Readonly<Record<Culture, readonly number[]>>;
  readonly goals: readonly Goal[];
  /** The two piles of goal cards. */
  readonly goalPiles: readonly [readonly GoalCard[], readonly GoalCard[]];
  /** The action and military cards sorted for each number of seats. */
  readonly sorted: Readonly<Record<number, SortedCards>>;
}

/** P-3.2, P-3.3: which cards are in play with so many seats, by back, and which go to the box. */
export interface SortedCards {
  readonly piles: Readonly<Record<Back, readonly CardId[]>>;
  readonly box: readonly CardId[];
}

/** Which stock a token comes from (two faces of one token share a stock). */
export const POOL_OF: Readonly<Record<Token, Pool>> = {
  field: 'land',
  farm: 'land',
  palazzo: 'town',
  bank: 'town',
  catapult: 'catapult',
  militia: 'soldier',
  condottiere: 'soldier',
};

/** P-1.1: how many can play. */
export const SEATS = [2, 3, 4] as const;

/** P-4.2: two actions a turn. P-4.6: two cards each. P-3.6: a display of three cards more than players. P-1.2: three years. */
export const ACTIONS = 2;
export const HAND = 2;
export const LAST_YEAR = 3;
export const displaySize = (seats: number): number => seats + 3;

/** The type of an action card. */
export function typeOf(tables: Tables, card: CardId): CardType {
  return tables.cards[card].type as CardType; // only military scoring cards have none, and they are never in a hand (PI-16)
}

/** The house rules, each with its default first. */
export const OPTIONS = [
  { id: 'militaryTable2p', values: ['2-0', '3-0', '4-0', '5-2'] }, // PQ-1
  { id: 'cubeReserve', values: ['limited', 'unlimited'] }, // PQ-6
  { id: 'tokenReserve', values: ['limited', 'unlimited'] }, // PQ-7
  { id: 'supplyDecisions', values: ['sequential', 'simultaneous'] }, // PQ-11
  { id: 'billsVisible', values: [true, false] }, // PQ-16
  { id: 'finalTie', values: ['shared', 'laterSeatWins'] }, // PQ-15
  { id: 'deckCountVisible', values: [true, false] }, // PQ-17
  { id: 'cultureExchange', values: [false, true] }, // PQ-3
] as const satisfies readonly Option[];

/** A value for each house rule. */
export type HouseRules = HouseRulesOf<typeof OPTIONS>;

/** PQ-1: the printed row for two players is unclear; the first value is the text as it stands. */
export const MILITARY_TABLE_2P: Readonly<Record<HouseRules['militaryTable2p'], readonly [number, number]>> = {
  '2-0': [2, 0],
  '3-0': [3, 0],
  '4-0': [4, 0],
  '5-2': [5, 2],
};

/** Lays the data out. */
export function layOut(data: Data): Tables {
  const cards: Card[] = [];
  for (const back of BACKS) {
    for (const type of data.cards) {
      type.copies[back]?.forEach((copies, at) => {
        for (let copy = 0; copy < copies; copy++) cards.push({ type, back, mark: MARKS[at] });
      });
    }
  }
  // P-3.3: one military scoring card belongs to deck 2, the other to deck 3.
  cards.push({ type: null, back: '2', mark: 0 }, { type: null, back: '3', mark: 0 });

  const culture = CULTURES.flatMap((kind) => data.culture[kind].map((vp, number) => ({ culture: kind, number, vp })));
  const stacks: CultureStack[] = [];
  for (const kind of CULTURES) {
    const values = [...new Set(data.culture[kind])].sort((one, other) => other - one);
    for (const vp of values) {
      const tokens = culture.flatMap((token, id) => (token.culture === kind && token.vp === vp ? [id] : []));
      stacks.push({ culture: kind, vp, tokens: tokens as CultureId[] });
    }
  }
  const stacksOf = (kind: Culture) => stacks.flatMap((stack, at) => (stack.culture === kind ? [at] : []));
  return {
    data,
    cards,
    culture,
    stacks,
    stacksOf: { monument: stacksOf('monument'), book: stacksOf('book'), painting: stacksOf('painting') },
    goals: data.goals,
    goalPiles: [goalPile(data, 1), goalPile(data, 2)],
    sorted: Object.fromEntries(SEATS.map((seats) => [seats, sortCards(cards, seats)])),
  };
}

function sortCards(cards: readonly Card[], seats: number): SortedCards {
  const ids = cards.map((_, id) => id as CardId);
  const pile = (back: Back) => ids.filter((id) => cards[id].back === back && cards[id].mark <= seats);
  return {
    piles: { S1: pile('S1'), S2: pile('S2'), '1': pile('1'), '2': pile('2'), '3': pile('3') },
    box: ids.filter((id) => cards[id].mark > seats),
  };
}

function goalPile(data: Data, pile: 1 | 2): GoalCard[] {
  return data.goals.flatMap((goal, id) => (goal.pile === pile ? [id as GoalCard] : []));
}
