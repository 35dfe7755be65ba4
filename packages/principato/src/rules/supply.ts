/**
 * P-2.13: putting stored cubes onto soldiers, in the turn and in military scorings. Asked kind by kind in one order, so
 * that each way to supply exists once: food to militia, gold to condottieri, favor to militia, favor to condottieri.
 */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DONE, move } from '../choices.js';
import type { Cube, Soldier } from '../data/index.js';
import type { FrameOf, Principality, State } from '../state.js';
import { putOnSoldiers, unsupplied } from './principality.js';
import type { Ask, Auto, Telling } from './step-types.js';

/** The four kinds of supply (P-2.8, P-2.9), in the order in which they are asked. */
export const SUPPLIES: readonly { readonly cube: Cube; readonly soldier: Soldier }[] = [
  { cube: 'food', soldier: 'militia' },
  { cube: 'gold', soldier: 'condottiere' },
  { cube: 'favor', soldier: 'militia' },
  { cube: 'favor', soldier: 'condottiere' },
];
const CONFIRM = SUPPLIES.length;
const NOTHING: readonly number[] = [];

/** Whether there is an unsupplied soldier and a stored cube for it. */
export function canSupply(one: Principality): boolean {
  if (one.militia + one.condottiere === 0) return false; // most of the time: worth asking first
  return nextKind(one, NOTHING, 0) < CONFIRM;
}

/** P-2.16: supplying within the turn; at least one cube, and no action is used. */
export function beginSupplyNow(state: State, seat: Seat): void {
  pushSupply(state, seat, false);
}

/** P-8.4: supplying in a scoring, any number or none, and confirmed at the end. */
export function askSupply(state: State, seat: Seat): void {
  pushSupply(state, seat, true);
}

/** How many cubes of one kind go onto soldiers. */
export const chooseSupply: Ask<'supply', ChoiceOf<'move' | 'done'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const one = state.open.principalities[seat];
    if (frame.kind === CONFIRM) {
      o.may(DONE);
      return;
    }
    const { cube, soldier } = SUPPLIES[frame.kind];
    const least = leastNow(one, frame);
    const most = mostOf(one, NOTHING, frame.kind);
    if (least > 0 && o.explains) o.bar(move(0), 'P-2.13', { why: 'none' });
    for (let cubes = least; cubes <= most; cubes++) o.may(move(cubes));
    if (o.explains)
      barMore(one[cube], unsupplied(one, soldier), most, (cubes, facts) => o.bar(move(cubes), 'P-2.13', facts));
  },
  choose(state, frame, seat, choice, emit) {
    const one = state.open.principalities[seat];
    if (choice.type === 'move') {
      supply(state, seat, frame.kind, choice.cubes, emit);
      frame.moved += choice.cubes;
      frame.kind = nextKind(one, NOTHING, frame.kind + 1);
      if (frame.kind < CONFIRM || frame.scoring) return;
    }
    state.open.stack.pop();
  },
  // Proper cubes come before favor in the order of the kinds, so the most of each is what an absent player is taken to say.
  suggest(state, frame, seat) {
    if (frame.kind === CONFIRM) return DONE;
    return move(mostOf(state.open.principalities[seat], NOTHING, frame.kind));
  },
};

/** PQ-11, house rule `supplyDecisions: simultaneous`: everybody decides at once, in secret. */
export const chooseSealedSupply: Ask<'sealedSupply', ChoiceOf<'move' | 'done'>> = {
  seats: (state) => state.open.waiting,
  offer(state, _frame, seat, o) {
    const one = state.open.principalities[seat];
    const decided = state.own[seat].supply ?? NOTHING;
    const kind = decided.length;
    if (kind === CONFIRM) {
      o.may(DONE);
      return;
    }
    const most = mostOf(one, decided, kind);
    for (let cubes = 0; cubes <= most; cubes++) o.may(move(cubes));
    if (o.explains) {
      const { cube, soldier } = SUPPLIES[kind];
      const stored = one[cube] - used(decided, 'cube', cube);
      const hungry = unsupplied(one, soldier) - used(decided, 'soldier', soldier);
      barMore(stored, hungry, most, (cubes, facts) => o.bar(move(cubes), 'P-2.13', facts));
    }
  },
  choose(state, _frame, seat, choice, emit) {
    const decided = state.own[seat].supply ?? [];
    if (choice.type === 'move') {
      decided.push(choice.cubes);
      state.own[seat].supply = skipEmpty(state.open.principalities[seat], decided);
      return;
    }
    const { waiting, stack } = state.open;
    waiting.splice(waiting.indexOf(seat), 1);
    emit?.({ type: 'sealed', seat });
    if (waiting.length === 0) {
      stack.pop();
      stack.push({ step: 'openSupply' });
    }
  },
  suggest(state, _frame, seat) {
    const decided = state.own[seat].supply ?? NOTHING;
    if (decided.length === CONFIRM) return DONE;
    return move(mostOf(state.open.principalities[seat], decided, decided.length));
  },
};

/** Asks all seats that can supply, at once. */
export function askSealedSupply(state: State): void {
  const { principalities, order, stack } = state.open;
  const asked = order.filter((seat) => canSupply(principalities[seat]));
  if (asked.length === 0) return;
  for (const seat of asked) state.own[seat].supply = skipEmpty(principalities[seat], []);
  state.open.waiting = asked.sort((one, other) => one - other);
  stack.push({ step: 'sealedSupply' });
}

/** All sealed decisions are opened together and carried out. */
export const openSupply: Auto<'openSupply'> = {
  chance: false,
  run(state, _frame, emit) {
    state.open.stack.pop();
    for (const seat of state.open.order) {
      const decided = state.own[seat].supply;
      if (decided === null) continue;
      state.own[seat].supply = null;
      decided.forEach((cubes, kind) => {
        supply(state, seat, kind, cubes, emit);
      });
    }
  },
};

/** A random sealed decision that could have been made: for imagining what others have written. */
export function imagineSupply(one: Principality, length: number, upTo: (most: number) => number): number[] {
  const decided: number[] = [];
  while (decided.length < length) decided.push(upTo(mostOf(one, decided, decided.length)));
  return skipEmpty(one, decided);
}

function pushSupply(state: State, seat: Seat, scoring: boolean): void {
  const kind = nextKind(state.open.principalities[seat], NOTHING, 0);
  state.open.stack.push({ step: 'supply', seat, kind, moved: 0, scoring });
}

function supply(state: State, seat: Seat, kind: number, cubes: number, emit: Telling): void {
  if (cubes === 0) return;
  const { cube, soldier } = SUPPLIES[kind];
  const one = state.open.principalities[seat];
  one[cube] -= cubes;
  putOnSoldiers(one, soldier, cube, cubes);
  emit?.({ type: 'supplied', seat, soldier, cube, count: cubes });
}

/** The most cubes of a kind that can be moved after the moves already decided but not carried out. */
function mostOf(one: Principality, decided: readonly number[], kind: number): number {
  const { cube, soldier } = SUPPLIES[kind];
  if (decided.length === 0) return Math.min(one[cube], unsupplied(one, soldier));
  const stored = one[cube] - used(decided, 'cube', cube);
  return Math.min(stored, unsupplied(one, soldier) - used(decided, 'soldier', soldier));
}

function used(decided: readonly number[], side: 'cube' | 'soldier', of: Cube | Soldier): number {
  let sum = 0;
  for (let kind = 0; kind < decided.length; kind++) if (SUPPLIES[kind][side] === of) sum += decided[kind];
  return sum;
}

/** The next kind from `from` on in which anything can be moved; CONFIRM if there is none. */
function nextKind(one: Principality, decided: readonly number[], from: number): number {
  let kind = from;
  while (kind < CONFIRM && mostOf(one, decided, kind) === 0) kind++;
  return kind;
}

function skipEmpty(one: Principality, decided: number[]): number[] {
  while (decided.length < CONFIRM && mostOf(one, decided, decided.length) === 0) decided.push(0);
  return decided;
}

/** In the turn at least one cube is moved in all, so the last kind that is left cannot be answered with none. */
function leastNow(one: Principality, frame: FrameOf<'supply'>): number {
  const isLastChance = !frame.scoring && frame.moved === 0 && nextKind(one, NOTHING, frame.kind + 1) === CONFIRM;
  return isLastChance ? 1 : 0;
}

/** What one more than the most is barred by: too few cubes, or too few hungry soldiers. */
function barMore(
  stored: number,
  hungry: number,
  most: number,
  bar: (cubes: number, facts: { why: string; has: number }) => void,
): void {
  if (stored <= hungry) bar(most + 1, { why: 'cubes', has: stored });
  else bar(most + 1, { why: 'soldiers', has: hungry });
}
