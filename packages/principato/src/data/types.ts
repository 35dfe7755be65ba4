/** The shape of Principato's component data: what is printed on cards and tokens, and how many there are. */

export const CUBES = ['food', 'gold', 'favor'] as const;
export type Cube = (typeof CUBES)[number];

export const BUILDINGS = ['field', 'farm', 'palazzo', 'bank'] as const;
export const SOLDIERS = ['militia', 'condottiere'] as const;
export type Soldier = (typeof SOLDIERS)[number];
export const TOKENS = [...BUILDINGS, 'catapult', ...SOLDIERS] as const;
export type Token = (typeof TOKENS)[number];
/** Tokens that a card gives at a price. */
export const PRICED_TOKENS = [...BUILDINGS, 'catapult'] as const;
export type PricedToken = (typeof PRICED_TOKENS)[number];

/** Stocks of tokens: two faces of the same token come from one stock. */
export const POOLS = ['land', 'town', 'catapult', 'soldier'] as const;
export type Pool = (typeof POOLS)[number];

export const CULTURES = ['monument', 'book', 'painting'] as const;
export type Culture = (typeof CULTURES)[number];

export const CARD_TYPES = [
  'tax-collector',
  'field-works',
  'farm-works',
  'palazzo-works',
  'bank-works',
  'harvest',
  'rents',
  'granary',
  'treasury',
  'raise-militia',
  'hire-condottieri',
  'siege-works-early',
  'siege-works-late',
  'sculptor',
  'scholar',
  'painter',
] as const;
export type CardTypeId = (typeof CARD_TYPES)[number];

/** Backs of action cards: two kinds of starting card and the three years. */
export const BACKS = ['S1', 'S2', '1', '2', '3'] as const;
export type Back = (typeof BACKS)[number];

/** Marks in the corners: cards marked 3 or 4 are for that many players or more; 0 stands for no mark. */
export const MARKS = [0, 3, 4] as const;
export type Mark = (typeof MARKS)[number];

export const GOALS = [
  'armoury',
  'fertile-soil',
  'town-charter',
  'fortress',
  'chapel',
  'town-hall',
  'palace-goal',
  'villa',
] as const;
export type GoalId = (typeof GOALS)[number];

/** What an alternative of a card gives. */
export type Gain =
  | { readonly kind: 'tokens'; readonly token: PricedToken; readonly count: number }
  | { readonly kind: 'culture'; readonly culture: Culture }
  | { readonly kind: 'cubes'; readonly food: number; readonly gold: number }
  | { readonly kind: 'produce'; readonly per: 'field' | 'palazzo' }
  | { readonly kind: 'recruit'; readonly soldier: Soldier };

export interface Alternative {
  readonly id: string;
  readonly cost: { readonly food: number; readonly gold: number };
  readonly gain: Gain;
}

export interface CardType {
  readonly type: CardTypeId;
  /** Whether the card must be exchanged after it was activated. */
  readonly exchange: boolean;
  readonly alternatives: readonly Alternative[];
  /** Copies by back: how many without a mark, with mark 3, with mark 4. */
  readonly copies: Readonly<Partial<Record<Back, readonly [number, number, number]>>>;
}

export type GoalRule =
  | { readonly kind: 'perToken'; readonly token: Token; readonly vp: number }
  | {
      readonly kind: 'above';
      readonly tokens: readonly [Token, Token];
      readonly threshold: number;
      readonly vp: number;
    }
  | { readonly kind: 'perMilitary'; readonly step: number; readonly vp: number }
  | { readonly kind: 'sets'; readonly of: readonly Culture[]; readonly vp: readonly number[] };

export interface Goal {
  readonly goal: GoalId;
  readonly pile: 1 | 2;
  readonly rule: GoalRule;
}

/** All component data of a game. It can be replaced as a whole by a file (see data/parse.ts). */
export interface Data {
  readonly cubes: Readonly<Record<Cube, number>>;
  readonly pools: Readonly<Record<Pool, number>>;
  readonly capacity: { readonly farm: number; readonly bank: number; readonly church: number };
  readonly cards: readonly CardType[];
  /** The victory points printed on the tokens of each kind, in the order of their names. */
  readonly culture: Readonly<Record<Culture, readonly number[]>>;
  readonly goals: readonly Goal[];
  /** Victory points by place in a military scoring. For two players see the house rule `militaryTable2p`. */
  readonly military: Readonly<Record<'3' | '4', readonly number[]>>;
}
