/**
 * V-5.5: which sources count for which payment, and the look-ahead: what they can still give. It is asked all the time, so one
 * reader keeps its lists and uses them again; what it says is good until it looks at another payment.
 */
import { Bug } from '@bottega/kernel';
import type { Payment, PaymentKind, State } from '../state.js';
import { ARROW, CAVALRY, CROSS, CROWN, FLORIN, MASK, NONE, SHIP, SPACE_COUNT, type Tables, WAR } from '../tables.js';
import { canRequest } from './request.js';
import {
  COURTIERS,
  canUsePower,
  courtierSource,
  INDULGENCE,
  isReadyCourtier,
  isReadyTile,
  POWERS_FROM,
  powerAmount,
  powerFor,
  powerSymbol,
  roomRelief,
  tileSource,
} from './sources.js';

/** V-5.5.1 to V-5.5.14: which sources pay with their symbols. Florins of courtiers and tiles can always be collected (V-5.5.17). */
interface Payers {
  readonly room: boolean;
  readonly courtiers: boolean;
  readonly tiles: boolean;
  readonly indulgence: boolean;
}
const payers = (room: boolean, courtiers: boolean, tiles: boolean, indulgence = false): Payers => ({
  room,
  courtiers,
  tiles,
  indulgence,
});
export const PAYERS: Readonly<Record<PaymentKind, Payers>> = {
  steps: payers(false, false, true), // V-5.5.1
  lift: payers(false, true, true), // V-5.5.2, R-11
  govern: payers(true, true, true), // V-5.5.3; the crown of an indulgence is in the pool already
  patronize: payers(true, true, true), // V-5.5.4
  trade: payers(true, true, true), // V-5.5.5
  annex: payers(true, true, true), // V-5.5.6
  march: payers(true, true, true), // V-5.5.7
  token: payers(true, false, false), // V-5.5.8
  intrigue: payers(true, true, true), // V-5.5.9
  bonus: payers(false, false, false), // V-5.5.10
  retreat: payers(false, true, true), // V-5.5.11
  florins: payers(false, false, false), // V-5.5.12
  purchase: payers(false, true, true, true), // V-5.5.13
  alliance: payers(false, true, true, true), // V-5.5.14
};

/** What is missing of a cost if so much is there. */
export const short = (cost: number, has: number): number => (cost > has ? cost - has : 0);

/** How much of a symbol a cost asks for; a crown or cross of choice not counted. */
export function amountIn(cost: Payment, symbol: number): number {
  switch (symbol) {
    case FLORIN:
      return cost.florin;
    case CROWN:
      return cost.crown;
    case CROSS:
      return cost.cross;
    case CAVALRY:
      return cost.cavalry;
    case SHIP:
      return cost.ship;
    case MASK:
      return cost.mask;
    case WAR:
      return cost.war;
    default:
      return cost.arrow;
  }
}

/** The symbol of a cost that is neither florin, crown nor cross: no cost has two of these. */
function otherSymbol({ cavalry, ship, mask, war }: Payment): number {
  if (cavalry > 0) return CAVALRY;
  if (ship > 0) return SHIP;
  if (mask > 0) return MASK;
  return war > 0 ? WAR : ARROW;
}

/** V-5.4.4: florins that the room gives to a Patronize by itself: of reliefs before a source that were named for nothing. */
export function roomFlorins(tables: Tables, state: State, { kind, seat }: Payment, before: number): number {
  if (kind !== 'patronize') return 0;
  const palace = state.open.palaces[seat];
  let sum = 0;
  for (let relief = 0; relief < COURTIERS && relief < before; relief++) {
    if (state.open.named[relief] === NONE) sum += roomRelief(tables, palace, palace.marker, relief)?.[FLORIN] ?? 0;
  }
  return sum;
}

class LookAhead {
  /** The sources that count, in their order, and what each gives of two symbols and of florins. One of them, not all (V-5.2.1). */
  readonly sources: number[] = [];
  readonly firsts: number[] = [];
  readonly seconds: number[] = [];
  readonly florins: number[] = [];
  count = 0;
  firstSymbol = NONE;
  secondSymbol = NONE;
  private firstSum = 0;
  private secondSum = 0;
  private florinSum = 0;

  /**
   * Entry (index, a, b): the most florins that the sources from `index` on can give while they also give a of the first symbol
   * and b of the second; NONE if they cannot. Filled only when the sums do not answer the question.
   */
  private table = new Int32Array(1 << 12);
  private isTabulated = false;
  private mostFirst = 0;
  private mostSecond = 0;
  private width = 1;
  private size = 1;

  /** Looks at everything that can pay a cost, from its next source on. */
  survey(tables: Tables, state: State, cost: Payment): void {
    const { pool } = state.open;
    let first = NONE;
    let second = NONE;
    if (cost.crown + cost.either > 0) first = CROWN;
    if (cost.cross + cost.either > 0) {
      if (first === NONE) first = CROSS;
      else second = CROSS;
    }
    if (cost.cavalry + cost.ship + cost.mask + cost.war + cost.arrow > 0) {
      const other = otherSymbol(cost);
      if (first === NONE) first = other;
      else if (second === NONE) second = other;
      else throw new Bug('a cost of more than two symbols beside florins', { ...cost });
    }
    this.gather(tables, state, cost.seat, cost.kind, cost.from, cost.except, first, second, cost.florin > 0);
    this.mostFirst = first === NONE ? 0 : short(amountIn(cost, first) + cost.either, pool[first]);
    this.mostSecond = second === NONE ? 0 : short(amountIn(cost, second) + cost.either, pool[second]);
    this.isTabulated = false;
  }

  /** Lists the sources from a number on that have one of two symbols, or florins if they are wanted. */
  gather(
    tables: Tables,
    state: State,
    seat: number,
    kind: PaymentKind,
    from: number,
    except: number,
    first: number,
    second: number,
    wantsFlorins: boolean,
  ): void {
    const { open } = state;
    const palace = open.palaces[seat];
    const who = PAYERS[kind];
    this.count = 0;
    this.firstSymbol = first;
    this.secondSymbol = second;
    this.firstSum = 0;
    this.secondSum = 0;
    this.florinSum = 0;
    if (who.room) {
      for (let relief = from; relief < COURTIERS; relief++) {
        if (open.named[relief] !== NONE || relief === except) continue;
        const symbols = roomRelief(tables, palace, palace.marker, relief);
        if (symbols !== null) this.addRelief(relief, true, symbols, wantsFlorins);
      }
    }
    if (from < POWERS_FROM && (who.courtiers || wantsFlorins)) {
      for (let space = from > COURTIERS ? from - COURTIERS : 0; space < SPACE_COUNT; space++) {
        if (courtierSource(space) !== except && isReadyCourtier(state, palace, space))
          this.addRelief(courtierSource(space), who.courtiers, tables.cards[palace.cards[space]].relief, wantsFlorins);
      }
    }
    const power = powerFor(kind);
    if (
      power !== NONE &&
      from <= POWERS_FROM + power &&
      POWERS_FROM + power !== except &&
      canUsePower(state, seat, power)
    ) {
      const symbol = powerSymbol(power);
      const amount = powerAmount(power);
      if (symbol === first) this.add(POWERS_FROM + power, amount, 0, 0);
      else if (symbol === second) this.add(POWERS_FROM + power, 0, amount, 0);
    }
    if (who.indulgence && from <= INDULGENCE && INDULGENCE !== except && first === CROWN && canRequest(state, seat))
      this.add(INDULGENCE, 1, 0, 0);
    if (!who.tiles && !wantsFlorins) return;
    const { tiles } = palace;
    for (let place = 0; place < tiles.length; place++) {
      const source = tileSource(tiles[place]);
      if (source < from || source === except || !isReadyTile(state, palace, place)) continue;
      this.addRelief(source, who.tiles, tables.tileReliefs[tiles[place]], wantsFlorins);
    }
  }

  private addRelief(source: number, pays: boolean, symbols: readonly number[], wantsFlorins: boolean): void {
    const one = pays && this.firstSymbol !== NONE ? symbols[this.firstSymbol] : 0;
    const other = pays && this.secondSymbol !== NONE ? symbols[this.secondSymbol] : 0;
    const more = wantsFlorins ? symbols[FLORIN] : 0;
    if (one + other + more > 0) this.add(source, one, other, more);
  }

  private add(source: number, first: number, second: number, florins: number): void {
    const at = this.count++;
    this.sources[at] = source;
    this.firsts[at] = first;
    this.seconds[at] = second;
    this.florins[at] = florins;
    this.firstSum += first;
    this.secondSum += second;
    this.florinSum += florins;
  }

  /** Takes a source off the list. */
  leaveOut(source: number): void {
    const at = this.sources.indexOf(source);
    if (at < 0 || at >= this.count) return;
    this.firstSum -= this.firsts[at];
    this.secondSum -= this.seconds[at];
    this.florinSum -= this.florins[at];
    this.count--;
    for (const list of [this.sources, this.firsts, this.seconds, this.florins]) {
      list.copyWithin(at, at + 1, this.count + 1);
    }
    this.isTabulated = false;
  }

  /** How much of the first or of the second symbol all listed sources give. */
  get mostOfFirst(): number {
    return this.firstSum;
  }
  get mostOfSecond(): number {
    return this.secondSum;
  }

  /** The most florins that all listed sources can give beside so much of the two symbols, or NONE. */
  florinsBeside(first: number, second: number): number {
    if (first > this.firstSum || second > this.secondSum) return NONE;
    if (first === 0 && second === 0) return this.florinSum;
    return this.at(0, first, second);
  }

  /** Whether the listed sources from `index` on meet the cost beside florins of the room, if the pool held `more` of a symbol. */
  isPayable(state: State, cost: Payment, index: number, fromRoom: number, symbol: number, more: number): boolean {
    const { pool } = state.open;
    const atHand = pool[FLORIN] + state.open.palaces[cost.seat].treasury + fromRoom;
    const florins = atHand + (symbol === FLORIN ? more : 0);
    const missing = short(cost.florin, florins);
    if (missing > this.florinSum) return false;
    if (cost.either === 0) {
      const a = this.lack(pool, cost, this.firstSymbol, symbol, more);
      const b = this.lack(pool, cost, this.secondSymbol, symbol, more);
      return this.reaches(index, a, b, missing);
    }
    const crowns = pool[CROWN] + (symbol === CROWN ? more : 0);
    const crosses = pool[CROSS] + (symbol === CROSS ? more : 0);
    for (let extra = 0; extra <= cost.either; extra++) {
      const a = short(cost.crown + cost.either - extra, crowns);
      const b = short(cost.cross + extra, crosses);
      if (this.reaches(index, a, b, missing)) return true;
    }
    return false;
  }

  private lack(pool: readonly number[], cost: Payment, wanted: number, symbol: number, more: number): number {
    if (wanted === NONE) return 0;
    return short(amountIn(cost, wanted), pool[wanted] + (wanted === symbol ? more : 0));
  }

  private reaches(index: number, a: number, b: number, florins: number): boolean {
    if (a + b + florins === 0) return true;
    if (a > this.firstSum || b > this.secondSum) return false;
    if (index === 0 && (a === 0 ? 0 : 1) + (b === 0 ? 0 : 1) + (florins === 0 ? 0 : 1) === 1) return true; // the sums suffice
    return this.at(index, a, b) >= florins;
  }

  private at(index: number, first: number, second: number): number {
    if (!this.isTabulated) this.tabulate();
    return this.table[index * this.size + first * this.width + second];
  }

  private tabulate(): void {
    const { count, mostFirst, mostSecond, firsts, seconds, florins } = this;
    this.isTabulated = true;
    const width = mostSecond + 1;
    const size = (mostFirst + 1) * width;
    this.width = width;
    this.size = size;
    if (this.table.length < (count + 1) * size) this.table = new Int32Array((count + 1) * size * 2);
    const { table } = this;
    const last = count * size;
    for (let entry = 1; entry < size; entry++) table[last + entry] = NONE;
    table[last] = 0;
    for (let index = count - 1; index >= 0; index--) {
      const one = firsts[index];
      const other = seconds[index];
      const more = florins[index];
      const next = (index + 1) * size;
      for (let a = 0; a <= mostFirst; a++) {
        for (let b = 0; b <= mostSecond; b++) {
          let best = table[next + a * width + b];
          if (best >= 0) best += more;
          if (one > 0 && a > 0) {
            const rest = table[next + (a > one ? a - one : 0) * width + b];
            if (rest > best) best = rest;
          }
          if (other > 0 && b > 0) {
            const rest = table[next + a * width + (b > other ? b - other : 0)];
            if (rest > best) best = rest;
          }
          table[index * size + a * width + b] = best;
        }
      }
    }
  }
}

export const ahead = new LookAhead();
/** For what is asked while `ahead` is being read. */
export const aside = new LookAhead();
