/** Properties of states: plain, cloned, compared, saved, taken back, replayed. */
import { isSameOwn } from '../barrier.js';
import { digest } from '../digest.js';
import { clonePlain, equalPlain, whereNotPlain } from '../plain.js';
import { apply, legal, settle, stepOf } from '../play.js';
import { pickRandom } from '../random.js';
import { replay } from '../record.js';
import { verify } from '../verify.js';
import type { Property } from './property.js';

export const plain: Property = {
  name: 'the state is plain data and its frames are flat',
  at({ state }) {
    const deep = state.open.stack.find((frame) => Object.values(frame).some((value) => typeof value === 'object'));
    return deep === undefined ? whereNotPlain(state) : `the frame ${JSON.stringify(deep)} is not flat`;
  },
};

export const cloned: Property = {
  name: 'clone is equal and independent',
  at({ game, state }) {
    const copy = game.clone(state);
    if (!equalPlain(copy, clonePlain(state))) return 'the clone is not equal';
    const shared = firstShared(state, copy, 'state');
    return shared === null ? null : `the clone shares ${shared}`;
  },
};

export const compared: Property = {
  name: 'a compartment is the same as its copy, and as no other',
  at({ game, state }) {
    for (const own of state.own) {
      if (!isSameOwn(game, clonePlain(own), own)) return 'its own copy is another one';
      const overlooked = changedOnce(own).find((other) => isSameOwn(game, own, other) || isSameOwn(game, other, own));
      if (overlooked !== undefined) return `${JSON.stringify(own)} is not told from ${JSON.stringify(overlooked)}`;
    }
    return null;
  },
};

export const saved: Property = {
  name: 'a state that went through JSON plays on identically',
  at({ game, state, asked, random }) {
    if (asked.length === 0) return null;
    const choice = pickRandom(random, legal(game, state, asked[0]));
    const live = game.clone(state);
    const read = JSON.parse(JSON.stringify(state)) as typeof state;
    apply(game, live, asked[0], choice);
    apply(game, read, asked[0], JSON.parse(JSON.stringify(choice)) as typeof choice);
    return digest(live) === digest(read) ? null : `after ${JSON.stringify(choice)} the saved game is another one`;
  },
};

export const takenBack: Property = {
  name: 'undo restores the exact state, and the same choice leads on as before',
  at({ match, before }) {
    const last = match.record.choices.at(-1);
    if (before === null || last === undefined || !match.canUndo(last[0])) return null;
    const after = digest(match.state);
    match.undo(last[0]);
    const isRestored = equalPlain(match.state, before);
    match.play(last[0], last[1]);
    if (!isRestored) return 'the state after undo is not the one before the choice';
    return digest(match.state) === after ? null : 'the same choice after undo leads elsewhere';
  },
};

export const chanceIsTold: Property = {
  name: 'only chance steps touch what is hidden',
  at({ game, state, asked, random }) {
    if (asked.length === 0) return null;
    const copy = game.clone(state);
    const frame = copy.open.stack[copy.open.stack.length - 1];
    const step = stepOf(game, frame);
    if ('run' in step) return null;
    const choice = pickRandom(random, legal(game, copy, asked[0]));
    let hidden = digest(copy.hidden);
    step.choose(copy, frame, asked[0], choice, null);
    if (digest(copy.hidden) !== hidden) return `${JSON.stringify(choice)} itself touches what is hidden`;
    // Every automatic step on the way is watched by itself.
    const watched = new Map(
      [...game.steps].map(([name, one]): [string, typeof one] => {
        if (!('run' in one)) return [name, one];
        const run: typeof one.run = (running, top, emit) => {
          hidden = digest(running.hidden);
          one.run(running, top, emit);
          if (!one.chance && digest(running.hidden) !== hidden) culprit ??= name;
        };
        return [name, { ...one, run }];
      }),
    );
    let culprit: string | null = null;
    settle({ ...game, steps: watched }, copy, null);
    return culprit === null ? null : `the step "${culprit}" touches what is hidden and is not a chance step`;
  },
};

export const replayed: Property = {
  name: 'replaying the record gives the same game',
  end({ game, match, state }) {
    if (digest(replay(game, match.record)) !== digest(state)) return 'the replayed state is another one';
    const verdict = verify(game, JSON.parse(JSON.stringify(match.record)) as typeof match.record);
    return verdict.ok ? null : `the record does not verify: choice ${verdict.at}, ${verdict.detail}`;
  },
};

/** Copies of a value, each with one change anywhere in it. */
function changedOnce<T>(value: T): T[] {
  if (Array.isArray(value)) {
    const inside = value.flatMap((item, at) => changedOnce(item).map((other) => value.with(at, other)));
    return [...inside, [...value, 0], ...(value.length > 0 ? [value.slice(0, -1)] : [])] as T[];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      changedOnce(item as unknown).map((other) => ({ ...clonePlain(value), [key]: other })),
    );
  }
  if (typeof value === 'number') return [value + 1] as T[];
  return [typeof value === 'boolean' ? !value : value === null ? 0 : `${value}.`] as T[];
}

/** The first object that two values both refer to; frozen ones may be shared. */
function firstShared(one: unknown, other: unknown, path: string): string | null {
  if (typeof one !== 'object' || one === null || Object.isFrozen(one)) return null;
  if (one === other) return path;
  if (typeof other !== 'object' || other === null) return null;
  const copy = other as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(one)) {
    const found = firstShared(value, copy[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
