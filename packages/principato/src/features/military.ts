/** Features of the army: what a scoring would bring now, and how much it would take to change that. */
import type { FeatureWriter } from '@bottega/kernel';
import { strength, tableFor } from '../rules/military.js';
import type { State } from '../state.js';
import type { Tables } from '../tables.js';
import type { Look } from './look.js';
import type { SeatLook } from './seat.js';

/** Typical maxima, to scale by. */
const FIRST_PLACE = 7;
const GAP = 6;
const ARMY = 5;
const SCORINGS = 5;

export class MilitaryLook {
  /** Points at a scoring if everybody supplied all they can now; if nobody supplied any more; by catapults alone. */
  inReach = 0;
  asSupplied = 0;
  byCatapults = 0;
  /** By what is in reach: points that one more strength would bring, and that one less would cost. */
  more = 0;
  less = 0;
  /** How much the strongest rival has in reach more than oneself, and the nearest below less; 0 if there is none. */
  behindBest = 0;
  aheadOfNext = 0;
  /** Rivals that decide before oneself (P-8.1, P-8.2): whoever decides later knows more. */
  decideBefore = 0;

  constructor(private readonly tables: Tables) {}

  at(state: State, seats: readonly SeatLook[]): void {
    const { open } = state;
    const table = tableFor(this.tables, seats.length, open.options);
    const [{ reach, board }] = seats;
    this.inReach = pointsFor(table, seats, reach, inReach);
    this.more = pointsFor(table, seats, reach + 1, inReach) - this.inReach;
    this.less = this.inReach - pointsFor(table, seats, reach - 1, inReach);
    this.asSupplied = pointsFor(table, seats, strength(board), asSupplied);
    this.byCatapults = pointsFor(table, seats, board.catapult, byCatapults);
    let best = Number.NEGATIVE_INFINITY;
    let next = Number.NEGATIVE_INFINITY;
    this.decideBefore = 0;
    for (let at = 1; at < seats.length; at++) {
      const rival = seats[at];
      best = Math.max(best, rival.reach);
      if (rival.reach < reach) next = Math.max(next, rival.reach);
      const more = armySize(rival) - armySize(seats[0]);
      if (more > 0 || (more === 0 && rival.afterFirst < seats[0].afterFirst)) this.decideBefore++;
    }
    this.behindBest = best - reach;
    this.aheadOfNext = next === Number.NEGATIVE_INFINITY ? 0 : reach - next;
  }
}

/** P-8.8: tied places are added, divided and rounded up. */
function pointsFor(
  table: readonly number[],
  seats: readonly SeatLook[],
  own: number,
  of: (one: SeatLook) => number,
): number {
  let ahead = 0;
  let tied = 1;
  for (let at = 1; at < seats.length; at++) {
    const other = of(seats[at]);
    if (other > own) ahead++;
    else if (other === own) tied++;
  }
  let sum = 0;
  for (let place = ahead; place < ahead + tied; place++) sum += table[place];
  return Math.ceil(sum / tied);
}

const inReach = ({ reach }: SeatLook): number => reach;
const asSupplied = ({ board }: SeatLook): number => strength(board);
const byCatapults = ({ board }: SeatLook): number => board.catapult;
const armySize = ({ board }: SeatLook): number => board.catapult + board.militia + board.condottiere;

export function writeArmy(look: Look, out: FeatureWriter): void {
  const { military, own, seats } = look;
  const { catapult, militia, condottiere } = own.board;
  const inReachPart = military.inReach / FIRST_PLACE;
  const morePart = military.more / FIRST_PLACE;
  /** Scorings to be expected before the own next turn. */
  const soon = look.extraBefore + look.yearEndBefore;
  out.about('army');
  out.put('points in reach', inReachPart);
  out.put('points as supplied', military.asSupplied / FIRST_PLACE);
  out.put('points by catapults', military.byCatapults / FIRST_PLACE);
  out.put('points by one strength more', morePart);
  out.put('points by one strength less', military.less / FIRST_PLACE);
  out.put('behind the strongest', military.behindBest / GAP);
  out.put('ahead of the next', military.aheadOfNext / GAP);
  out.put('rivals that decide before', military.decideBefore / (seats.length - 1));
  out.put('points in reach × scorings soon', soon * inReachPart);
  out.put('one strength more × scorings soon', soon * morePart);
  out.put('hungry soldiers × scorings soon', (soon * own.hungry) / ARMY);
  out.put('catapults × scorings to come', (catapult * own.clock.scorings) / (ARMY * SCORINGS));
  out.put('soldiers × scorings to come', ((militia + condottiere) * own.clock.scorings) / (ARMY * SCORINGS));
}
