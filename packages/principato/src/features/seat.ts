/** One seat within a look at a position: its board, its time and what the evaluation says of it, from what everybody can see. */
import type { Seat } from '@bottega/kernel';
import { cubeWorth, cultureWorth, handWorth, productionWorth, scoringsWorth } from '../evaluate.js';
import { type Clock, reachableOf, readClock } from '../evaluate-military.js';
import { tableFor } from '../rules/military.js';
import { EATER, freeStorage, militaryPoints, unsupplied } from '../rules/principality.js';
import { available } from '../rules/reserve.js';
import type { Principality, State } from '../state.js';
import type { Tables } from '../tables.js';
import { type CardIndex, countCards, GROUPS } from './card-index.js';

export class SeatLook {
  board: Principality;
  clock: Clock;
  /** How many places clockwise from the first player it sits. */
  afterFirst = 0;
  /** Military points; of rivals whose bills are hidden (PQ-16), what a place brings on average at each scoring so far. */
  bills = 0;
  cultureVp = 0;
  /** The two cards in hand, by group. */
  readonly hand: number[] = GROUPS.map(() => 0);
  hungry = 0;
  /** The strength it can have at the next scoring with what it has now. */
  reach = 0;
  /** Cubes that a harvest and rents would bring and that find a place (P-2.12, P-2.15). */
  harvest = 0;
  rents = 0;
  /** Parts of the evaluation. */
  scorings = 0;
  cubes = 0;
  production = 0;
  promise = 0;

  constructor(
    private readonly tables: Tables,
    private readonly cards: CardIndex,
    state: State,
  ) {
    this.board = state.open.principalities[0];
    this.clock = readClock(tables, state, 0);
  }

  at(state: State, seat: Seat, isOwn: boolean, isSealed: boolean): void {
    const { tables } = this;
    const board = state.open.principalities[seat];
    const clock = readClock(tables, state, seat);
    this.board = board;
    this.clock = clock;
    this.afterFirst = (seat - state.open.firstPlayer + state.own.length) % state.own.length;
    this.bills = isOwn || board.military !== null ? militaryPoints(state, seat) : usualBills(tables, state);
    this.cultureVp = cultureWorth(tables, board);
    countCards(this.hand, this.cards.groupOf, board.hand, 0, board.hand.length);
    this.hungry = unsupplied(board, 'militia') + unsupplied(board, 'condottiere');
    this.reach = reachableOf(state, seat);
    this.harvest = this.placed(state, 'food', board.field);
    this.rents = this.placed(state, 'gold', board.palazzo);
    // The evaluation of a scoring reads what has been sealed.
    this.scorings = isSealed ? 0 : scoringsWorth(tables, state, seat, clock);
    this.cubes = cubeWorth(board, clock.actions);
    this.production = productionWorth(tables, board, clock);
    this.promise = handWorth(tables, state, seat, clock);
  }

  private placed(state: State, cube: 'food' | 'gold', count: number): number {
    const places = freeStorage(this.tables, this.board, cube) + unsupplied(this.board, EATER[cube]);
    return Math.min(available(state, cube, count), places);
  }
}

function usualBills(tables: Tables, { open }: State): number {
  const table = tableFor(tables, open.turns.length, open.options);
  let sum = 0;
  for (const points of table) sum += points;
  return (open.scorings * sum) / table.length;
}
