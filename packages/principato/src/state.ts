/** A game of Principato in progress: what is on the table, who can see it, and where we are in the rules. */
import type { RandomState, Seat } from '@bottega/kernel';
import { cloneStack } from '@bottega/kernel';
import type { Cube, Culture, Pool, Soldier, Token } from './data/index.js';
import type { CardId, CultureId, GoalCard, HouseRules } from './tables.js';

export interface State {
  open: Open;
  own: Own[];
  hidden: Hidden;
}

/** What lies openly on the table (P-4.6: action cards lie face up; boards are open). */
export interface Open {
  stack: Frame[];
  readonly options: HouseRules;
  year: number;
  /** Has the first player card, which never moves (P-1.6). */
  firstPlayer: Seat;
  actionsLeft: number;
  /** Turns taken by each seat. */
  turns: number[];
  /** From left (leaves next) to right. */
  display: CardId[];
  /** Cards left in the draw pile; null if the house rule `deckCountVisible` is off. */
  drawPile: number | null;
  /** Out of the game (P-1.5); everything in it was seen. Left-over goal cards are not: they are hidden. */
  box: CardId[];
  reserve: Reserve;
  principalities: Principality[];
  /** Military scorings completed. */
  scorings: number;
  /** Decision order of the scoring that is going on (P-8.3); empty outside. */
  order: Seat[];
  /** Seats that still owe an answer when all are asked at once. */
  waiting: Seat[];
}

export interface Reserve extends Record<Cube, number>, Record<Pool, number> {
  /** Culture tokens left, by stack. */
  culture: number[];
}

/** P-2.1, P-2.2: environs (fields, farms), city (palazzi, banks), wall (army), palace (culture) and church (favor), as numbers. */
export interface Principality extends Record<Cube, number>, Record<Token, number> {
  /** Cubes on soldiers; they cannot be taken back (P-2.14). */
  foodOnMilitia: number;
  favorOnMilitia: number;
  goldOnCondottieri: number;
  favorOnCondottieri: number;
  culture: CultureId[];
  hand: CardId[];
  /** Military victory points; null if the house rule `billsVisible` is off (then in `own`). */
  military: number | null;
}

/** What only the owner knows. */
export interface Own {
  /** P-3.7: one goal of each pile. */
  goals: GoalCard[];
  /** Military victory points, if bills are kept secret. */
  military: number | null;
  /** The sealed supply decision, as far as it has been made (house rule `supplyDecisions: simultaneous`). */
  supply: number[] | null;
}

/** What nobody knows. */
export interface Hidden {
  random: RandomState;
  /** The decks of the three years, top card last. The deck of the current year is the draw pile. */
  decks: CardId[][];
  /** Goal cards left over, put into the box unseen (P-3.7). */
  goals: GoalCard[];
}

/** Where we are in the rules; each frame's step is in the file of its chapter. */
export type Frame =
  | { readonly step: 'setup' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'alternative'; readonly seat: Seat; readonly slot: number }
  | {
      readonly step: 'pay';
      readonly seat: Seat;
      readonly cube: 'food' | 'gold';
      readonly food: number;
      readonly gold: number;
      /** Cubes that were paid before this question; the payment is told as one when it is complete. */
      readonly paidFood: number;
      readonly paidFavor: number;
    }
  | { readonly step: 'receive'; readonly seat: Seat; readonly slot: number; readonly alternative: number }
  | { readonly step: 'culture'; readonly seat: Seat; readonly culture: Culture }
  | { readonly step: 'recruit'; readonly seat: Seat; readonly soldier: Soldier }
  | {
      readonly step: 'overflow';
      readonly seat: Seat;
      readonly cube: 'food' | 'gold';
      readonly most: number;
      readonly lost: number;
    }
  | { readonly step: 'favorOverflow'; readonly seat: Seat }
  | { readonly step: 'exchange'; readonly seat: Seat; readonly slot: number; readonly action: 'activate' | 'change' }
  | { readonly step: 'supply'; readonly seat: Seat; kind: number; moved: number; readonly scoring: boolean }
  | { readonly step: 'refill'; readonly next: Seat }
  | { readonly step: 'newYear'; readonly next: Seat }
  | { readonly step: 'scoring'; readonly last: boolean }
  | { readonly step: 'supplies'; at: number }
  | { readonly step: 'sealedSupply' }
  | { readonly step: 'openSupply' }
  | { readonly step: 'award'; readonly last: boolean }
  | { readonly step: 'dismissals'; at: number }
  | { readonly step: 'dismiss'; readonly seat: Seat; kind: number };

export type FrameOf<Step extends Frame['step']> = Extract<Frame, { readonly step: Step }>;

/** A copy that shares nothing with the original (the house rules never change and are shared). */
export function clone({ open, own, hidden }: State): State {
  const owns: Own[] = [];
  for (const one of own) owns.push(cloneOwn(one));
  return {
    open: cloneOpen(open),
    own: owns,
    hidden: {
      random: hidden.random.slice() as RandomState,
      decks: [hidden.decks[0].slice(), hidden.decks[1].slice(), hidden.decks[2].slice()],
      goals: hidden.goals.slice(),
    },
  };
}

export function cloneOpen(open: Open): Open {
  const principalities: Principality[] = [];
  for (const one of open.principalities) principalities.push(clonePrincipality(one));
  const { reserve } = open;
  return {
    stack: cloneStack(open.stack),
    options: open.options,
    year: open.year,
    firstPlayer: open.firstPlayer,
    actionsLeft: open.actionsLeft,
    turns: open.turns.slice(),
    display: open.display.slice(),
    drawPile: open.drawPile,
    box: open.box.slice(),
    reserve: {
      food: reserve.food,
      gold: reserve.gold,
      favor: reserve.favor,
      land: reserve.land,
      town: reserve.town,
      catapult: reserve.catapult,
      soldier: reserve.soldier,
      culture: reserve.culture.slice(),
    },
    principalities,
    scorings: open.scorings,
    order: open.order.slice(),
    waiting: open.waiting.slice(),
  };
}

export function cloneOwn({ goals, military, supply }: Own): Own {
  return { goals: goals.slice(), military, supply: supply === null ? null : supply.slice() };
}

function clonePrincipality(one: Principality): Principality {
  return {
    food: one.food,
    gold: one.gold,
    favor: one.favor,
    field: one.field,
    farm: one.farm,
    palazzo: one.palazzo,
    bank: one.bank,
    catapult: one.catapult,
    militia: one.militia,
    condottiere: one.condottiere,
    foodOnMilitia: one.foodOnMilitia,
    favorOnMilitia: one.favorOnMilitia,
    goldOnCondottieri: one.goldOnCondottieri,
    favorOnCondottieri: one.favorOnCondottieri,
    culture: one.culture.slice(),
    hand: one.hand.slice(),
    military: one.military,
  };
}
