/**
 * V-5.3, V-5.5: paying. Sources are used in any order, and only what leaves the rest payable is offered. Search is offered them
 * in the order of their numbers: so each way to pay exists once for it. A payment asks as long as there is something to
 * choose. V-5.3.4: the room's reliefs come first in that order, but may be left out.
 */
import { Bug, type Offer, only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, collect, DONE, REQUEST_CROWN, use } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import type { Payment, PaymentKind, State } from '../state.js';
import { ARROW, CAVALRY, CROSS, CROWN, FLORIN, MASK, NONE, SHIP, type Tables, WAR } from '../tables.js';
import { ahead, aside, PAYERS, roomFlorins, short } from './look-ahead.js';
import { request } from './request.js';
import { COURTIERS, collectFrom, INDULGENCE, roomRelief, useSource } from './sources.js';
import type { Ask, Telling } from './step-types.js';
import { leastWasteful, NO_WISHES, sourceOf, symbolOf, type Use, type Wishes } from './waste.js';

/** What a payment asks for. */
export type Cost = Pick<
  Payment,
  'florin' | 'crown' | 'cross' | 'either' | 'cavalry' | 'ship' | 'mask' | 'war' | 'arrow'
>;

/** To be spread into every cost: all costs are then objects of one shape, which makes reading them an order of magnitude faster. */
export const NO_COST: Cost = {
  florin: 0,
  crown: 0,
  cross: 0,
  either: 0,
  cavalry: 0,
  ship: 0,
  mask: 0,
  war: 0,
  arrow: 0,
};

export function payment(seat: Seat, kind: PaymentKind, cost: Cost, except: number = NONE): Payment {
  return {
    step: 'pay',
    seat,
    kind,
    from: 0,
    except,
    florin: cost.florin,
    crown: cost.crown,
    cross: cost.cross,
    either: cost.either,
    cavalry: cost.cavalry,
    ship: cost.ship,
    mask: cost.mask,
    war: cost.war,
    arrow: cost.arrow,
  };
}

/** Whether the cost can be paid completely, by what is in the pool and all sources that count for it. */
export function canPay(tables: Tables, state: State, cost: Payment): boolean {
  if (lacking(state.open.pool, cost, NONE, 0) === 0 && state.open.palaces[cost.seat].treasury >= cost.florin)
    return true;
  ahead.survey(tables, state, cost);
  return ahead.isPayable(state, cost, 0, 0, NONE, 0);
}

/** Pays, asking only where there is something to choose. */
export function pay(tables: Tables, state: State, cost: Payment, emit: Telling): void {
  state.open.stack.push(cost);
  proceed(tables, state, cost, emit);
}

/**
 * Looks once at everything a seat can pay with, for many costs up to the given one: `florinsBeside` then answers for each of them,
 * until the next look at a payment.
 */
export function openPurse(tables: Tables, state: State, most: Payment): void {
  ahead.survey(tables, state, most);
}

/** How many florins can be had beside so many of the first and the second symbol of the cost looked at; NONE if these cannot. */
export function florinsBeside({ open }: State, seat: Seat, first: number, second: number): number {
  const { pool } = open;
  const { firstSymbol, secondSymbol } = ahead;
  const a = firstSymbol === NONE ? first : short(first, pool[firstSymbol]);
  const b = secondSymbol === NONE ? second : short(second, pool[secondSymbol]);
  const more = ahead.florinsBeside(a, b);
  return more < 0 ? NONE : pool[FLORIN] + open.palaces[seat].treasury + more;
}

/** How much of one symbol the pool and all sources together can give to a payment. */
export function mostOf(tables: Tables, state: State, seat: Seat, kind: PaymentKind, symbol: number): number {
  ahead.gather(tables, state, seat, kind, 0, NONE, symbol, NONE, false);
  return state.open.pool[symbol] + ahead.mostOfFirst;
}

/** Where search goes on after a source or tile: behind it, or from the beginning if it was chosen out of order. */
export const nextSource = (from: number, chosen: number): number => (chosen < from ? 0 : chosen + 1);

/** Offers each source that has a symbol for a step with no fixed cost (Govern, Trade), in search from a number on. */
export function offerSources(
  tables: Tables,
  state: State,
  seat: Seat,
  kind: PaymentKind,
  symbols: readonly number[],
  from: number,
  o: Offer<ChoiceOf<'use'>>,
): void {
  ahead.gather(tables, state, seat, kind, from, NONE, symbols[0], symbols[1] ?? NONE, false);
  const { sources, firsts, seconds, count } = ahead;
  for (let index = 0; index < count; index++) {
    if (firsts[index] > 0) o.may(use(sources[index], symbols[0]));
    if (seconds[index] > 0) o.may(use(sources[index], symbols[1]));
  }
  if (!o.explains || from === 0) return;
  ahead.gather(tables, state, seat, kind, 0, NONE, symbols[0], symbols[1] ?? NONE, false);
  for (let index = 0; index < ahead.count && sources[index] < from; index++) {
    if (firsts[index] > 0) o.also(use(sources[index], symbols[0]));
    if (seconds[index] > 0) o.also(use(sources[index], symbols[1]));
  }
}

export type PayChoice = Use | ChoiceOf<'done'>;

/** VD-08: which source is used next, and for which of its symbols. */
export const choosePayment = (tables: Tables): Ask<'pay', PayChoice> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, _seat, o) {
    offerPayment(tables, state, frame, o);
  },
  choose(state, frame, seat, choice, emit) {
    useFor(tables, state, frame, seat, choice, emit);
    proceed(tables, state, frame, emit);
  },
  suggest(state, frame) {
    const choice = suggestedPayment(tables, state, { ...frame, from: 0 }, NO_WISHES);
    if (choice === null) throw new Bug('a payment that cannot be made', { ...frame });
    return choice;
  },
});

/** The answer with which the least wasteful payment begins that is as wished; null if none is. */
export function suggestedPayment(tables: Tables, state: State, frame: Payment, wishes: Wishes): PayChoice | null {
  const offered = new Answers();
  offerPayment(tables, state, frame, offered);
  if (!offered.isMet) return leastWasteful(tables, state, frame, offered.uses, wishes);
  return offered.uses.find((choice) => wishes.wanted.some((one) => isSameUse(one, choice))) ?? DONE;
}

export const isSameUse = (one: Use, other: Use): boolean =>
  sourceOf(one) === sourceOf(other) && symbolOf(one) === symbolOf(other);

function useFor(tables: Tables, state: State, frame: Payment, seat: Seat, choice: PayChoice, emit: Telling): void {
  switch (choice.type) {
    case 'use':
      useSource(tables, state, seat, choice.source, SYMBOLS.indexOf(choice.symbol), frame.kind, emit);
      frame.from = nextSource(frame.from, choice.source);
      break;
    case 'collect':
      collectFrom(tables, state, seat, choice.source, emit);
      frame.from = nextSource(frame.from, choice.source);
      break;
    case 'request':
      request(state, seat, 'crown', emit);
      state.open.pool[CROWN]++;
      frame.from = nextSource(frame.from, INDULGENCE);
      break;
    case 'done':
      frame.from = Number.MAX_SAFE_INTEGER;
      break;
  }
}

/** Goes on with a payment: completes it, uses the only source that can be used, or leaves the question on the stack. */
function proceed(tables: Tables, state: State, frame: Payment, emit: Telling): void {
  for (;;) {
    if (isMet(tables, state, frame) && !mayNameFlorins(tables, state, frame)) {
      if (frame.kind === 'patronize') nameFlorins(tables, state, frame.seat, emit);
      spend(state, frame, emit);
      return;
    }
    const listener = new Single();
    offerPayment(tables, state, frame, listener);
    if (listener.count === 0) {
      if (frame.from === 0) throw new Bug('a payment that cannot be made', { ...frame });
      frame.from = 0; // chosen out of order: something before it has to pay as well
      continue;
    }
    // An indulgence costs a point at the end: nobody takes one without having said so.
    if (listener.count !== 1 || listener.choice === null || listener.choice.type === 'request') return;
    if (frame.from > 0 && mayUseEarlier(tables, state, frame)) return;
    useFor(tables, state, frame, frame.seat, listener.choice, emit);
  }
}

/** Listens for a single answer. */
class Single implements Offer<PayChoice> {
  readonly explains = false;
  count = 0;
  choice: PayChoice | null = null;
  may(choice: PayChoice): void {
    this.count++;
    this.choice = choice;
  }
  also(): void {}
  bar(): void {}
}

/** Listens for the sources that can be used, and whether the payment can be left at what it has. */
class Answers implements Offer<PayChoice> {
  readonly explains = false;
  readonly uses: Use[] = [];
  isMet = false;
  may(choice: PayChoice): void {
    if (choice.type === 'done') this.isMet = true;
    else this.uses.push(choice);
  }
  also(): void {}
  bar(): void {}
}

/**
 * Takes the cost out of pool and treasury. What is left of the pool is lost (V-5.2.5) and passes to no other payment (V-5.3.3),
 * unless the action goes on (V-5.3.1).
 */
function spend(state: State, frame: Payment, emit: Telling): void {
  const { open } = state;
  const { pool } = open;
  open.stack.pop();
  const fromPool = Math.min(pool[FLORIN], frame.florin);
  pool[FLORIN] -= fromPool;
  const florins = frame.florin - fromPool;
  open.palaces[frame.seat].treasury -= florins;
  if (florins > 0) emit?.({ type: 'paid', seat: frame.seat, florins });
  pool[CAVALRY] -= frame.cavalry;
  pool[SHIP] -= frame.ship;
  pool[MASK] -= frame.mask;
  pool[WAR] -= frame.war;
  if (GOES_ON[frame.kind]) return;
  const kept = pool[FLORIN];
  pool.fill(0);
  pool[FLORIN] = kept; // florins of the room are settled at the end of the action (V-5.4.4)
  if (!PAYERS[frame.kind].room) open.used.length = 0;
}

/** Payments whose pool serves the next step of the same action or retreat. */
const GOES_ON: Readonly<Partial<Record<PaymentKind, true>>> = {
  march: true,
  token: true,
  intrigue: true,
  retreat: true,
};

/**
 * V-5.4.3, V-5.4.4: reliefs of the room that were named for nothing else give their florins. Patronizing is one payment, so
 * they pay before the treasury does; after other actions they go to the treasury (rules/actions.ts).
 */
export function nameFlorins(tables: Tables, state: State, seat: Seat, emit: Telling): void {
  const palace = state.open.palaces[seat];
  for (let relief = 0; relief < COURTIERS; relief++) {
    if (state.open.named[relief] !== NONE) continue;
    if ((roomRelief(tables, palace, palace.marker, relief)?.[FLORIN] ?? 0) === 0) continue;
    useSource(tables, state, seat, relief, FLORIN, 'florins', emit);
  }
}

/** V-5.5.8: florins of the room may pay for war tokens although the treasury could. */
function mayNameFlorins(tables: Tables, state: State, frame: Payment): boolean {
  if (frame.kind !== 'token' || frame.from > 1 || state.open.pool[FLORIN] >= frame.florin) return false;
  const palace = state.open.palaces[frame.seat];
  for (let relief = frame.from; relief < COURTIERS; relief++) {
    if (state.open.named[relief] !== NONE) continue;
    if ((roomRelief(tables, palace, palace.marker, relief)?.[FLORIN] ?? 0) > 0) return true;
  }
  return false;
}

function isMet(tables: Tables, state: State, frame: Payment): boolean {
  return lacking(state.open.pool, frame, NONE, 0) === 0 && !lacksFlorins(tables, state, frame);
}

function lacksFlorins(tables: Tables, state: State, frame: Payment): boolean {
  const { pool, palaces } = state.open;
  return pool[FLORIN] + palaces[frame.seat].treasury + roomFlorins(tables, state, frame, COURTIERS) < frame.florin;
}

/** Whether only the florins that the room gives by itself cover a Patronize (V-5.4.4). */
const mayRunShort = ({ open }: State, { kind, seat, florin }: Payment): boolean =>
  kind === 'patronize' && open.pool[FLORIN] + open.palaces[seat].treasury < florin;

/** How many symbols (florins apart) the pool lacks for a cost, if it held `more` of one symbol. */
function lacking(pool: readonly number[], cost: Payment, symbol: number, more: number): number {
  const crowns = pool[CROWN] + (symbol === CROWN ? more : 0) - cost.crown;
  const crosses = pool[CROSS] + (symbol === CROSS ? more : 0) - cost.cross;
  let lack = 0;
  let spare = 0;
  if (crowns < 0) lack -= crowns;
  else spare += crowns;
  if (crosses < 0) lack -= crosses;
  else spare += crosses;
  if (cost.either > spare) lack += cost.either - spare;
  lack += short(cost.cavalry, pool[CAVALRY] + (symbol === CAVALRY ? more : 0));
  lack += short(cost.ship, pool[SHIP] + (symbol === SHIP ? more : 0));
  lack += short(cost.mask, pool[MASK] + (symbol === MASK ? more : 0));
  lack += short(cost.war, pool[WAR] + (symbol === WAR ? more : 0));
  lack += short(cost.arrow, pool[ARROW] + (symbol === ARROW ? more : 0));
  return lack;
}

function offerPayment(tables: Tables, state: State, frame: Payment, o: Offer<PayChoice>): void {
  ahead.survey(tables, state, frame);
  const lack = lacking(state.open.pool, frame, NONE, 0);
  const wantsFlorins = lacksFlorins(tables, state, frame);
  const namesFlorins = frame.kind === 'token' && (wantsFlorins || mayNameFlorins(tables, state, frame));
  const { sources, firsts, seconds, florins, count, firstSymbol, secondSymbol } = ahead;
  for (let index = 0; index < count; index++) {
    const source = sources[index];
    const fromRoom = roomFlorins(tables, state, frame, source);
    offerSource(tables, state, frame, index, source, firstSymbol, firsts[index], fromRoom, lack, o);
    offerSource(tables, state, frame, index, source, secondSymbol, seconds[index], fromRoom, lack, o);
    const more = florins[index];
    if (more === 0) continue;
    if (!(source < COURTIERS ? namesFlorins : wantsFlorins)) {
      // Florins that will be short once the room is named for something else may be collected before.
      if (o.explains && source >= COURTIERS && mayRunShort(state, frame))
        if (leavesPayable(tables, state, frame, source, FLORIN, more)) o.also(choiceFor(source, FLORIN));
      continue;
    }
    if (ahead.isPayable(state, frame, index + 1, fromRoom, FLORIN, more)) o.may(choiceFor(source, FLORIN));
    else if (o.explains) offerOutOfOrder(tables, state, frame, source, FLORIN, more, o);
  }
  if (isMet(tables, state, frame)) o.may(DONE);
  if (o.explains && frame.from > 0) offerEarlier(tables, state, frame, o);
}

/** One symbol of a source: usable while the pool lacks it (V-5.3.5), if the rest can still be paid afterwards. */
function offerSource(
  tables: Tables,
  state: State,
  frame: Payment,
  index: number,
  source: number,
  symbol: number,
  amount: number,
  fromRoom: number,
  lack: number,
  o: Offer<PayChoice>,
): void {
  if (amount === 0) return;
  const choice = choiceFor(source, symbol);
  if (lacking(state.open.pool, frame, symbol, amount) === lack) {
    if (o.explains) o.bar(choice, 'V-5.3.5');
  } else if (ahead.isPayable(state, frame, index + 1, fromRoom, symbol, amount)) o.may(choice);
  else if (o.explains) offerOutOfOrder(tables, state, frame, source, symbol, amount, o);
}

/** a use that search does not need, because it comes before another one in some other order; or out of reach with it. */
function offerOutOfOrder(
  tables: Tables,
  state: State,
  frame: Payment,
  source: number,
  symbol: number,
  amount: number,
  o: Offer<PayChoice>,
): void {
  const choice = choiceFor(source, symbol);
  if (leavesPayable(tables, state, frame, source, symbol, amount)) o.also(choice);
  else o.bar(choice, 'V-5.2.1', factsOf(frame));
}

/** Whether the rest can be paid by all other sources, whatever their order. */
function leavesPayable(
  tables: Tables,
  state: State,
  frame: Payment,
  source: number,
  symbol: number,
  amount: number,
): boolean {
  aside.survey(tables, state, { ...frame, from: 0 });
  aside.leaveOut(source);
  return aside.isPayable(state, frame, 0, 0, symbol, amount);
}

/** sources that search has passed by. */
function offerEarlier(tables: Tables, state: State, frame: Payment, o: Offer<PayChoice>): void {
  offerPayment(
    tables,
    state,
    { ...frame, from: 0 },
    {
      explains: true,
      may: (choice) => {
        if (isEarlier(choice, frame)) o.also(choice);
      },
      also: (choice) => {
        if (isEarlier(choice, frame)) o.also(choice);
      },
      bar: (choice, rule, facts) => {
        if (isEarlier(choice, frame)) o.bar(choice, rule, facts);
      },
    },
  );
}

const isEarlier = (choice: PayChoice, { from }: Payment): boolean => choice.type !== 'done' && sourceOf(choice) < from;

/** Whether somebody who does not search may still want a source that search has passed by. */
function mayUseEarlier(tables: Tables, state: State, frame: Payment): boolean {
  const offered = new Answers();
  offerPayment(tables, state, { ...frame, from: 0 }, offered);
  return offered.uses.some((choice) => sourceOf(choice) < frame.from);
}

function choiceFor(source: number, symbol: number): PayChoice {
  if (source === INDULGENCE) return REQUEST_CROWN;
  return symbol === FLORIN && source >= COURTIERS ? collect(source) : use(source, symbol);
}

/** A cost as the facts of a reason. */
export const factsOf = ({ florin, crown, cross, either, cavalry, ship, mask, arrow }: Payment) => ({
  florin,
  crown,
  cross,
  either,
  cavalry,
  ship,
  mask,
  arrow,
});
