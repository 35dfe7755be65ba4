/** Culture as a seat looks at it: what it can pay, what is left of each kind, and what its own goals ask for. */
import { CULTURES, type Culture, GOALS, type GoalRule } from '../data/index.js';
import { countCulture, goalPoints } from '../rules/goals.js';
import { canPay } from '../rules/payment.js';
import type { State } from '../state.js';
import type { GoalCard, Tables } from '../tables.js';
import type { CardIndex } from './card-index.js';
import type { SeatLook } from './seat.js';

/** Lists by kind are in the order of CULTURES. */
export class CultureLook {
  /** One's own tokens. */
  readonly owned: number[] = CULTURES.map(() => 0);
  /** Cubes that the next purchase of a kind lacks, and how many purchases (up to 2) the stored cubes can pay. */
  readonly lacks: number[] = CULTURES.map(() => 0);
  readonly purchases: number[] = CULTURES.map(() => 0);
  /** The best value of a kind that is left, how many tokens of it there are, and how many of any value. */
  readonly bestValue: number[] = CULTURES.map(() => 0);
  readonly bestLeft: number[] = CULTURES.map(() => 0);
  readonly left: number[] = CULTURES.map(() => 0);
  /** The rules of one's own goals, in the order of GOALS; null for the goals one does not have. */
  readonly goals: (GoalRule | null)[] = GOALS.map(() => null);
  goalPoints = 0;
  /** 1 for a kind of which the next set of a goal lacks a token, and what that set would bring. */
  readonly wanted: number[] = CULTURES.map(() => 0);
  nextSet = 0;

  constructor(
    private readonly tables: Tables,
    private readonly cards: CardIndex,
  ) {}

  at(state: State, own: SeatLook, goals: readonly GoalCard[]): void {
    for (let kind = 0; kind < CULTURES.length; kind++) {
      this.countPurchases(own, kind);
      this.countTokens(state, kind);
      this.owned[kind] = countCulture(this.tables, own.board, CULTURES[kind]);
    }
    this.goals.fill(null);
    this.wanted.fill(0);
    this.goalPoints = 0;
    this.nextSet = 0;
    for (const card of goals) {
      const { goal, rule } = this.tables.goals[card];
      this.goals[GOALS.indexOf(goal)] = rule;
      this.goalPoints += goalPoints(this.tables, own.board, own.bills, rule);
      if (rule.kind === 'sets') this.lookAtSets(rule);
    }
  }

  /** Whether full stores could pay for a token of this kind with the favor there is. */
  hasRoomFor({ board }: SeatLook, kind: number): boolean {
    const { capacity } = this.tables.data;
    for (const { cost } of this.cards.buying[kind]) {
      const food = capacity.farm * board.farm;
      const gold = capacity.bank * board.bank;
      if (lackingFor(food, gold, board.favor, cost.food, cost.gold) === 0) return true;
    }
    return false;
  }

  private countPurchases({ board }: SeatLook, kind: number): void {
    const alternatives = this.cards.buying[kind];
    let lacks = UNPAYABLE;
    let purchases = 0;
    for (let at = 0; at < alternatives.length; at++) {
      const { food, gold } = alternatives[at].cost;
      lacks = Math.min(lacks, lackingFor(board.food, board.gold, board.favor, food, gold));
      if (lacks === 0) purchases = Math.max(purchases, 1);
      for (let second = at; second < alternatives.length; second++) {
        const { cost } = alternatives[second];
        if (canPay(board, food + cost.food, gold + cost.gold)) purchases = 2;
      }
    }
    this.lacks[kind] = lacks;
    this.purchases[kind] = purchases;
  }

  private countTokens({ open }: State, kind: number): void {
    this.bestValue[kind] = 0;
    this.bestLeft[kind] = 0;
    this.left[kind] = 0;
    for (const stack of this.tables.stacksOf[CULTURES[kind]]) {
      const left = open.reserve.culture[stack];
      // Stacks are sorted by value, highest first.
      if (left > 0 && this.left[kind] === 0) {
        this.bestValue[kind] = this.tables.stacks[stack].vp;
        this.bestLeft[kind] = left;
      }
      this.left[kind] += left;
    }
  }

  private lookAtSets({ of, vp }: Extract<GoalRule, { kind: 'sets' }>): void {
    const sets = completeSets(this.owned, of);
    if (sets >= vp.length - 1) return;
    this.nextSet += vp[sets + 1] - vp[sets];
    for (const kind of of) {
      const at = CULTURES.indexOf(kind);
      if (this.owned[at] === sets) this.wanted[at] = 1;
    }
  }
}

/** Sets of these kinds (P-10.9), more than a goal counts included. */
export function completeSets(owned: readonly number[], of: readonly Culture[]): number {
  let sets = Number.POSITIVE_INFINITY;
  for (const kind of of) sets = Math.min(sets, owned[CULTURES.indexOf(kind)]);
  return sets;
}

/** More cubes than any culture card of ours costs: what a kind lacks that no card gives. */
const UNPAYABLE = 6;

/** Cubes missing from a cost, with favor standing in (P-5.4). */
function lackingFor(hasFood: number, hasGold: number, favor: number, food: number, gold: number): number {
  return Math.max(0, Math.max(0, food - hasFood) + Math.max(0, gold - hasGold) - favor);
}
