/** V-5.3, V-5.5: payments in random situations, compared with a second reading of the rules that tries everything. */
import {
  apply,
  explained,
  legal,
  pickRandom,
  play,
  type RandomState,
  randomBelow,
  sameChoice,
  seeded,
  shuffle,
  suggest,
} from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { collect, DONE, REQUEST_CROWN } from '../src/choices.js';
import { CHARACTERS, type CityId, FAMILY, POWERS, SYMBOLS } from '../src/data/index.js';
import { type Choice, type Event, type State, virtu } from '../src/index.js';
import { type Cost, canPay, NO_COST, pay, payment } from '../src/rules/payment.js';
import { planPayment } from '../src/rules/payment-plan.js';
import { sourceOf, type Use, type Wishes } from '../src/rules/waste.js';
import type { Payment, PaymentKind } from '../src/state.js';
import { CROWN, NONE, RANK_COSTS, WAR } from '../src/tables.js';
import { type Named, paymentsOf, wasteOf } from './reference-payments.js';
import { type CardName, movingMarker, type Slot, type Space, type TileName, table, top } from './table.js';

const SITUATIONS = 200;

describe('V-5.3.5, R-32: each payment exists once for search, and every way that is offered leads to one', () => {
  const kinds: readonly PaymentKind[] = [
    'steps',
    'lift',
    'patronize',
    'annex',
    'march',
    'token',
    'intrigue',
    'bonus',
    'retreat',
    'florins',
    'purchase',
    'alliance',
  ];
  test.each(kinds)('%s', (kind) => {
    let paid = 0;
    for (let number = 0; number < SITUATIONS; number++) {
      const random = seeded(`${kind} ${number}`);
      const state = anywhere(random, kind);
      const cost = anyCost(random, state, kind);
      const where = `${kind} ${number}: ${JSON.stringify(cost)}`;
      const expected = paymentsOf(state, cost);
      expect(canPay(virtu.tables, state, cost), where).toBe(expected.length > 0);
      if (expected.length === 0) continue;
      const found = everyPayment(state, cost, where);
      expect(found.sort(), where).toEqual(expected.map(nameOf).sort());
      paid++;
    }
    expect(paid).toBeGreaterThan(SITUATIONS / 4);
  });

  test.each(kinds)('R-32: people use the sources of a payment in any order: %s', (kind) => {
    let shuffled = 0;
    for (let number = 0; number < SITUATIONS; number++) {
      const random = seeded(`any order ${kind} ${number}`);
      const state = anywhere(random, kind);
      const cost = anyCost(random, state, kind);
      const minimal = paymentsOf(state, cost).filter((used, _at, all) => isMinimal(used, all));
      for (const used of shuffle(random, minimal).slice(0, 3)) {
        const where = `${kind} ${number}: ${nameOf(used)} of ${JSON.stringify(cost)}`;
        expect(sorted(paidInOrder(state, cost, shuffle(random, used), where)), where).toEqual(sorted(nameOf(used)));
        if (used.length > 1) shuffled++;
      }
    }
    if (SEVERAL.has(kind)) expect(shuffled).toBeGreaterThan(5);
  });

  test.each(kinds)('R-32: whatever is chosen out of order, the payment is completed: %s', (kind) => {
    for (let number = 0; number < SITUATIONS / 4; number++) {
      const random = seeded(`out of order ${kind} ${number}`);
      const state = anywhere(random, kind);
      const cost = anyCost(random, state, kind);
      if (paymentsOf(state, cost).length === 0) continue;
      pay(virtu.tables, state, { ...cost }, null);
      while (top(state).step === 'pay') {
        const { allowed } = explained(virtu, state, cost.seat);
        expect(allowed.length, `${kind} ${number}`).toBeGreaterThan(0);
        expect(legal(virtu, state, cost.seat).length, `${kind} ${number}`).toBeGreaterThan(0);
        expect(play(virtu, state, cost.seat, pickRandom(random, allowed)), `${kind} ${number}`).toEqual({ ok: true });
      }
      expect(state.open.palaces[cost.seat].treasury).toBeGreaterThanOrEqual(0);
    }
  });

  test.each(kinds)('the suggested payment wastes least: %s', (kind) => {
    let withChoice = 0;
    for (let number = 0; number < SITUATIONS; number++) {
      const random = seeded(`suggested ${kind} ${number}`);
      const state = anywhere(random, kind);
      const cost = anyCost(random, state, kind);
      const payments = paymentsOf(state, cost);
      if (payments.length < 2) continue;
      const suggested = nameOfEvents(suggestedPayment(state, cost));
      const least = Math.min(...payments.map((used) => wasteOf(state, used)));
      const wastes = payments.filter((used) => nameOf(used) === suggested).map((used) => wasteOf(state, used));
      expect(wastes, `${kind} ${number}: ${suggested}`).toEqual([least]);
      withChoice++;
    }
    expect(withChoice).toBeGreaterThan(5);
  });

  test.each(kinds)('a payment as wished is the one that wastes least of those that are: %s', (kind) => {
    const outcomes = { planned: 0, impossible: 0 };
    for (let number = 0; number < SITUATIONS; number++) {
      const random = seeded(`wished ${kind} ${number}`);
      const state = anywhere(random, kind);
      const cost = anyCost(random, state, kind);
      const payments = paymentsOf(state, cost);
      const begun = virtu.clone(state);
      if (payments.length < 2) continue;
      const told: Event[] = [];
      pay(virtu.tables, begun, { ...cost }, (event) => told.push(event));
      const isUsed = new Set(nameOfEvents(told).split(', '));
      const choosable = payments.flat().filter((one) => !isUsed.has(nameOf([one])));
      for (const wishes of anyWishes(random, choosable)) {
        const asWished = payments.filter((used) => isAsWished(used, wishes));
        const where = `${kind} ${number}: ${JSON.stringify(wishes)}`;
        const before = JSON.stringify(begun);
        const plan = planPayment(virtu.tables, begun, wishes);
        expect(JSON.stringify(begun), where).toBe(before);
        if (plan === null) {
          expect(asWished.map(nameOf), where).toEqual([]);
          outcomes.impossible++;
          continue;
        }
        if (asWished.length === 0) {
          // More than is needed, since it is wanted: what was spared is spared all the same.
          const used = plan.uses.filter(({ isGiven }) => !isGiven);
          expect(
            used.map(({ source }) => source).filter((source) => wishes.spared.includes(source)),
            where,
          ).toEqual([]);
          const lacking = wishes.wanted.filter((one) => !used.some(({ choice }) => sameChoice(choice, one)));
          expect(lacking, where).toEqual([]);
          playedOut(begun, plan.choices);
          continue;
        }
        const least = Math.min(...asWished.map((used) => wasteOf(state, used)));
        const planned = nameOfEvents([...told, ...playedOut(begun, plan.choices)]);
        const wastes = asWished.filter((used) => nameOf(used) === planned).map((used) => wasteOf(state, used));
        expect(wastes, `${where}: ${planned}`).toEqual([least]);
        outcomes.planned++;
      }
    }
    expect(outcomes.planned).toBeGreaterThan(5);
    expect(outcomes.impossible).toBeGreaterThan(0);
  });
});

/** Wishes to spare or to use some of what pays in one payment or another. */
function anyWishes(random: RandomState, choosable: readonly Named[]): Wishes[] {
  if (choosable.length === 0) return [];
  const any = () => pickRandom(random, choosable);
  const source = () => any().source.number;
  return [
    { spared: [source()], wanted: [] },
    { spared: [source(), source()], wanted: [] },
    { spared: [], wanted: [useOf(any())] },
    { spared: [source()], wanted: [useOf(any())] },
  ].filter(({ spared, wanted }) => wanted.every((choice) => !spared.includes(sourceOf(choice)))); // nobody wants both
}

function useOf({ source: { number, kind }, symbol }: Named): Use {
  if (kind === 'indulgence') return REQUEST_CROWN;
  return symbol === 'florin' && kind !== 'room' ? collect(number) : { type: 'use', source: number, symbol };
}

const isAsWished = (used: readonly Named[], { spared, wanted }: Wishes): boolean =>
  used.every(({ source }) => !spared.includes(source.number)) &&
  wanted.every((choice) => used.some((one) => sameChoice(useOf(one), choice)));

/** What is told while the answers of a plan are given; the last of them ends the payment. */
function playedOut(state: State, choices: readonly Choice[]): Event[] {
  const now = virtu.clone(state);
  const events: Event[] = [];
  for (const choice of choices) {
    expect(top(now).step).toBe('pay');
    expect(play(virtu, now, 0, choice, (event) => events.push(event))).toEqual({ ok: true });
  }
  expect(top(now).step).not.toBe('pay');
  return events;
}

/** Follows every sequence of answers to the end of the payment. */
function everyPayment(state: State, cost: Payment, where: string): string[] {
  const found: string[] = [];
  const follow = (now: State, told: readonly Event[]): void => {
    if (top(now).step !== 'pay') {
      expect(now.open.palaces[cost.seat].treasury, where).toBeGreaterThanOrEqual(0);
      found.push(nameOfEvents(told));
      return;
    }
    const choices = legal(virtu, now, cost.seat);
    // What has one answer is not asked, but an indulgence is never requested without a word.
    const { allowed } = explained(virtu, now, cost.seat);
    if (choices[0]?.type !== 'request') expect(allowed.length, where).toBeGreaterThan(1);
    expect(choices.length, where).toBeGreaterThan(0);
    for (const choice of choices) {
      const next = virtu.clone(now);
      const events = [...told];
      apply(virtu, next, cost.seat, choice, (event) => events.push(event));
      follow(next, events);
    }
  };
  const begun = virtu.clone(state);
  const events: Event[] = [];
  pay(virtu.tables, begun, { ...cost }, (event) => events.push(event));
  follow(begun, events);
  return found;
}

/** Kinds of payment that take several sources now and then. */
const SEVERAL: ReadonlySet<PaymentKind> = new Set<PaymentKind>(['patronize', 'annex', 'purchase', 'alliance', 'lift']);

/** Whether no part of a payment would do. */
const isMinimal = (used: readonly Named[], payments: readonly (readonly Named[])[]): boolean =>
  !payments.some((other) => other.length < used.length && other.every((one) => isIn(one, used)));
const isIn = (one: Named, used: readonly Named[]) => used.some((other) => nameOf([other]) === nameOf([one]));

/** Names the uses of a payment in this order, but for those that are made without a question; what was paid with. */
function paidInOrder(state: State, cost: Payment, used: readonly Named[], where: string): string {
  const now = virtu.clone(state);
  const events: Event[] = [];
  pay(virtu.tables, now, { ...cost }, (event) => events.push(event));
  for (const one of used) {
    if (
      nameOfEvents(events)
        .split(', ')
        .includes(nameOf([one]))
    )
      continue;
    expect(top(now).step, where).toBe('pay');
    expect(
      play(virtu, now, cost.seat, useOf(one), (event) => events.push(event)),
      where,
    ).toEqual({ ok: true });
  }
  // Florins of the room may be named for tokens although the treasury can pay (V-5.5.8).
  if (top(now).step === 'pay') expect(play(virtu, now, cost.seat, DONE), where).toEqual({ ok: true });
  return nameOfEvents(events);
}

const sorted = (names: string): string[] => names.split(', ').sort();

function suggestedPayment(state: State, cost: Payment): Event[] {
  const now = virtu.clone(state);
  const events: Event[] = [];
  pay(virtu.tables, now, { ...cost }, (event) => events.push(event));
  while (top(now).step === 'pay')
    apply(virtu, now, cost.seat, suggest(virtu, now, cost.seat), (event) => events.push(event));
  return events;
}

const nameOf = (used: readonly Named[]): string =>
  used.map(({ source, symbol }) => `${source.number} ${symbol}`).join(', ');

/** The same from what was told; florins that a room gives by itself are no choice (V-5.4.4). */
function nameOfEvents(events: readonly Event[]): string {
  return events
    .flatMap((event) => {
      if (event.type === 'used' && event.kind !== 'florins') return [`${event.source} ${event.symbol}`];
      if (event.type === 'collected') return [`${event.source} florin`];
      return event.type === 'requested' ? ['11 crown'] : [];
    })
    .join(', ');
}

/** A palace with anything in it; the payment is of seat 0, which has Florence. */
function anywhere(random: RandomState, kind: PaymentKind): State {
  const chance = (percent: number) => randomBelow(random, 100) < percent;
  const marker = randomBelow(random, 5);
  const hand: CardName[] = shuffle(random, [...CHARACTERS, ...FAMILY.slice(0, 3)]);
  const withAction = (name: CardName) => virtu.tables.cards.some((card) => card.id === name && card.action !== NONE);
  const cards: Partial<Record<Slot, CardName>> = {};
  if (chance(70)) {
    const at = hand.findIndex(withAction);
    [cards[`action${marker}` as Slot]] = hand.splice(at, 1);
    if (chance(70)) cards[`upgrade${marker}` as Slot] = hand.pop() as CardName;
  }
  for (const space of ['L1', 'R1', 'R2'] as const) if (chance(70)) cards[space] = hand.pop() as CardName;
  const neutral: CityId[] = ['siena', 'ravenna', 'spoleto', 'bologna', 'ancona', 'bari', 'ferrara', 'ajaccio'];
  const cities = shuffle(random, neutral).slice(0, randomBelow(random, 4));
  const tiles = (['duchy', 'principality', 'kingdom', 'guild', 'cathedral:florence'] as const).filter(() => chance(35));
  const all: (Space | TileName)[] = ['florence', 'pisa', ...cities, ...tiles];
  for (const space of ['L1', 'R1', 'R2'] as const) if (cards[space] !== undefined) all.push(space);
  const state = table({
    marker,
    cards,
    cities,
    tiles,
    exhausted: all.filter(() => chance(30)),
    treasury: randomBelow(random, 4),
    indulgences: chance(20) ? [marker] : [],
    season: kind === 'purchase' || kind === 'alliance' || kind === 'florins' ? 'winter' : 'spring',
    allies: Object.fromEntries(POWERS.filter(() => chance(60)).map((power) => [power, 0])),
    usedPowers: POWERS.filter(() => chance(25)),
    agents: chance(20) ? { 'power:ottoman': 1, 'power:empire': 0 } : {},
    stack: movingMarker(0),
  });
  if (chance(20)) state.open.palaces[0].requestedInSpring = state.open.year;
  return state;
}

/** A cost as the rules know it for such a payment; now and then something is in the pool already. */
function anyCost(random: RandomState, state: State, kind: PaymentKind): Payment {
  const upTo = (most: number) => randomBelow(random, most + 1);
  const { pool, named } = state.open;
  let cost: Partial<Cost>;
  let except = NONE;
  switch (kind) {
    case 'steps':
      cost = { florin: pickRandom(random, [0, 2]), arrow: 1 + upTo(1) };
      break;
    case 'lift':
      cost = pickRandom(random, [{ cross: 1 }, { crown: 2 }]);
      break;
    case 'patronize':
      cost = RANK_COSTS[1 + upTo(4)];
      pool[CROWN] = upTo(1);
      break;
    case 'annex':
      cost = { crown: 1 + upTo(4), ship: upTo(2) };
      pool[CROWN] = upTo(1);
      break;
    case 'march':
      cost = pickRandom(random, [{ cavalry: 1 }, { cavalry: 1 }, { ship: 1 }, { ship: 2 }]);
      break;
    case 'token':
      except = upTo(1);
      named[except] = WAR;
      cost = { florin: 1 + upTo(1) };
      break;
    case 'intrigue':
      cost = { mask: 1 + upTo(1) };
      break;
    case 'bonus':
      except = 2 + pickRandom(random, [0, 3, 4]);
      cost = { florin: 1 + upTo(2) };
      break;
    case 'retreat':
      cost = { ship: 1 + upTo(1) };
      break;
    case 'purchase':
      cost = { florin: 2 + upTo(7), crown: upTo(3), cross: upTo(1) };
      break;
    case 'alliance': {
      const relief = pickRandom(random, virtu.tables.powerCosts);
      cost = Object.fromEntries(SYMBOLS.map((symbol, at) => [symbol, Math.max(0, relief[at] - upTo(1))]));
      break;
    }
    default:
      cost = { florin: 1 + upTo(5) };
  }
  return payment(0, kind, { ...NO_COST, ...cost }, except);
}
