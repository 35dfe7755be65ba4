/** P-6: the effects of the action cards (what they cost and give is in data/cards.ts). */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, culture, FEED, place, recruit } from '../choices.js';
import { type Culture, SOLDIERS, type Soldier } from '../data/index.js';
import type { State } from '../state.js';
import { POOL_OF, type Tables, typeOf } from '../tables.js';
import { EATER, putOnSoldiers, receive, unsupplied } from './principality.js';
import { takeCubes, takeTokens } from './reserve.js';
import type { Ask, Auto, Telling } from './step-types.js';

/** What a paid alternative gives. Its face decides which side of a two-sided token is taken, for good (P-2.3). */
export const receiveGain = (tables: Tables): Auto<'receive'> => ({
  chance: false,
  run(state, { seat, slot, alternative }, emit) {
    state.open.stack.pop();
    const one = state.open.principalities[seat];
    const { gain } = typeOf(tables, one.hand[slot]).alternatives[alternative];
    switch (gain.kind) {
      case 'tokens': // P-6.1 to P-6.6; no limit but the reserve (P-2.4)
        takeTokens(state, POOL_OF[gain.token], gain.count);
        one[gain.token] += gain.count;
        emit?.({ type: 'built', seat, token: gain.token, count: gain.count });
        break;
      case 'culture': // P-6.7 to P-6.9
        askCulture(tables, state, seat, gain.culture, emit);
        break;
      case 'recruit': // P-6.12, P-6.13
        if (state.open.reserve.soldier === 1) enlist(state, seat, gain.soldier, 1, emit);
        else state.open.stack.push({ step: 'recruit', seat, soldier: gain.soldier });
        break;
      case 'produce': // P-6.10, P-6.11
        receive(tables, state, seat, gain.per === 'field' ? 'food' : 'gold', one[gain.per], emit);
        break;
      case 'cubes': // P-6.14 to P-6.16
        if (gain.gold > 0) receive(tables, state, seat, 'gold', gain.gold, emit);
        if (gain.food > 0) receive(tables, state, seat, 'food', gain.food, emit);
        break;
    }
  },
});

/** P-6.7 to P-6.9: a culture token of the player's choice, by its value; equal ones are interchangeable. */
export const chooseCulture = (tables: Tables): Ask<'culture', ChoiceOf<'culture'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, _seat, o) {
    for (const stack of tables.stacksOf[frame.culture]) {
      const { vp } = tables.stacks[stack];
      if (state.open.reserve.culture[stack] > 0) o.may(culture(vp));
      else o.bar(culture(vp), 'P-6.21');
    }
  },
  choose(state, frame, seat, { vp }, emit) {
    state.open.stack.pop();
    for (const stack of tables.stacksOf[frame.culture]) {
      if (tables.stacks[stack].vp === vp) takeCulture(tables, state, seat, stack, emit);
    }
  },
  suggest(state, frame) {
    // Stacks are sorted by value, highest first.
    const best = tables.stacksOf[frame.culture].find((stack) => state.open.reserve.culture[stack] > 0) ?? 0;
    return culture(tables.stacks[best].vp);
  },
});

/** P-6.12, P-6.13, P-6.19: as many as one likes, at least one, at most what the reserve has. */
export const chooseRecruits: Ask<'recruit', ChoiceOf<'recruit'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, _seat, o) {
    const left = state.open.reserve.soldier;
    if (o.explains) o.bar(recruit(0), 'P-6.19', { left });
    for (let soldiers = 1; soldiers <= left; soldiers++) o.may(recruit(soldiers));
    if (o.explains) o.bar(recruit(left + 1), 'P-6.19', { left });
  },
  choose(state, frame, seat, { soldiers }, emit) {
    state.open.stack.pop();
    enlist(state, seat, frame.soldier, soldiers, emit);
  },
  suggest: () => recruit(1),
};

/** P-2.15: how many of the cubes that storage cannot take go directly onto soldiers; the rest is lost (P-2.12). */
export const chooseOverflow: Ask<'overflow', ChoiceOf<'place'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(_state, frame, _seat, o) {
    for (let cubes = 0; cubes <= frame.most; cubes++) o.may(place(cubes));
    if (o.explains && frame.most < frame.lost) o.bar(place(frame.most + 1), 'P-2.15', { most: frame.most });
  },
  choose(state, { cube, lost }, seat, { cubes }, emit) {
    state.open.stack.pop();
    if (cubes > 0) {
      takeCubes(state, cube, cubes);
      putOnSoldiers(state.open.principalities[seat], EATER[cube], cube, cubes);
      emit?.({ type: 'supplied', seat, soldier: EATER[cube], cube, count: cubes });
    }
    if (lost > cubes) emit?.({ type: 'lost', seat, cube, count: lost - cubes });
  },
  suggest: (_state, frame) => place(frame.most),
};

/** P-5.32, P-2.15: with a full church, a favor cube goes onto an unsupplied soldier; which kind, if there are both. */
export const chooseFavorOverflow: Ask<'favorOverflow', ChoiceOf<'feed'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (const soldier of SOLDIERS) {
      if (unsupplied(state.open.principalities[seat], soldier) > 0) o.may(FEED[soldier]);
      else o.bar(FEED[soldier], 'P-5.32');
    }
  },
  choose(state, _frame, seat, { soldier }, emit) {
    state.open.stack.pop();
    favorOnto(state, seat, soldier, emit);
  },
  suggest: () => FEED.militia,
};

/** Puts a favor cube from the reserve onto a soldier. */
export function favorOnto(state: State, seat: Seat, soldier: Soldier, emit: Telling): void {
  takeCubes(state, 'favor', 1);
  putOnSoldiers(state.open.principalities[seat], soldier, 'favor', 1);
  emit?.({ type: 'supplied', seat, soldier, cube: 'favor', count: 1 });
}

/** Culture tokens of a kind that are left in the reserve; they are limited under every house rule (PQ-7). */
export function cultureLeft(tables: Tables, state: State, kind: Culture): number {
  let left = 0;
  for (const stack of tables.stacksOf[kind]) left += state.open.reserve.culture[stack];
  return left;
}

function askCulture(tables: Tables, state: State, seat: Seat, kind: Culture, emit: Telling): void {
  const left = tables.stacksOf[kind].filter((stack) => state.open.reserve.culture[stack] > 0);
  if (left.length === 1) takeCulture(tables, state, seat, left[0], emit);
  else state.open.stack.push({ step: 'culture', seat, culture: kind });
}

function takeCulture(tables: Tables, state: State, seat: Seat, stack: number, emit: Telling): void {
  const { tokens } = tables.stacks[stack];
  const token = tokens[tokens.length - state.open.reserve.culture[stack]];
  state.open.reserve.culture[stack]--;
  state.open.principalities[seat].culture.push(token);
  emit?.({ type: 'created', seat, token });
}

/** P-6.20: recruits arrive without a cube. */
function enlist(state: State, seat: Seat, soldier: Soldier, count: number, emit: Telling): void {
  takeTokens(state, 'soldier', count);
  state.open.principalities[seat][soldier] += count;
  emit?.({ type: 'recruited', seat, soldier, count });
}
