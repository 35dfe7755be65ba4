/** A property of imagined worlds: nothing is made up about what a seat cannot see. */

import type { Seat, State } from '../game.js';
import { equalPlain } from '../plain.js';
import { nextWord, pickRandom, seeded } from '../random.js';
import { view } from '../view.js';
import { named } from './after.js';
import type { Property } from './property.js';

/** Something that is the same in so many imagined worlds is taken to be claimed. Two or three are usually enough to see that it is not. */
const WORLDS = 200;

export const imaginedIsTrue: Property = {
  name: 'imagined worlds look like the real one, and what is the same in all of them is true',
  at({ game, state, asked, random, match }) {
    if (match.over) return null;
    const observer = pickRandom(random, [null, ...state.own.keys()]);
    const seen = view(state, observer);
    const who = named(observer);
    const truth = secretsOf(state, observer, asked);
    const first = new Map<string, string>();
    // What was imagined otherwise than it is, as long as it was never imagined in another way.
    const claimed = new Set<string>(truth.keys());
    for (let world = 0; world < WORLDS && claimed.size > 0; world++) {
      const imagined = game.imagine(seen, seeded(String(nextWord(random))));
      if (!equalPlain(view(imagined, observer), seen)) return `${who} sees something else in an imagined world`;
      const broken = game.violations(imagined, null);
      if (broken.length > 0) return `the world imagined by ${who} is impossible: ${broken[0]}`;
      const secrets = secretsOf(imagined, observer, asked);
      for (const path of claimed) {
        const value = secrets.get(path) ?? NOTHING;
        if (world === 0) first.set(path, value);
        if (value === truth.get(path) || value !== first.get(path)) claimed.delete(path);
      }
    }
    const [path] = claimed;
    if (path === undefined) return null;
    return `${who} always imagines ${path} to be ${first.get(path)}, and it is ${truth.get(path)}`;
  },
};

const NOTHING = 'nothing';

/**
 * What an observer cannot see, by path. Decks are in an order, hands are not. The compartments of seats that are being asked are
 * left out: how far an answer has got is not known, and that it has not begun is a fair thing to imagine.
 */
function secretsOf(state: State, observer: Seat | null, asked: readonly Seat[]): Map<string, string> {
  const found = new Map<string, string>();
  const { random: _generator, ...hidden } = state.hidden;
  leavesOf(hidden, 'hidden', found);
  state.own.forEach((own, seat) => {
    if (seat === observer || asked.includes(seat)) return;
    for (const [field, value] of Object.entries(own)) found.set(`own.${seat}.${field}`, asHand(value));
  });
  return found;
}

function leavesOf(value: unknown, path: string, found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) found.set(path, String(value));
  else for (const [key, item] of Object.entries(value)) leavesOf(item, `${path}.${key}`, found);
}

function asHand(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value);
}
