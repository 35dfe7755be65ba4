/** Properties of secrecy: what a seat sees does not depend on what it cannot see. */
import { digest } from '../digest.js';
import { equalPlain } from '../plain.js';
import { asked as askedOf, explained, legal, play } from '../play.js';
import { nextWord, pickRandom, seeded } from '../random.js';
import { isOver, type Told, view } from '../view.js';
import { after, heard, named, seenOf } from './after.js';
import type { Property } from './property.js';

export const nonInterference: Property = {
  name: 'what a seat cannot see changes nothing of what it sees',
  at({ game, state, random, match }) {
    if (match.over) return null;
    for (const seat of [null, ...state.own.keys()]) {
      const who = named(seat);
      const world = game.imagine(view(state, seat), [...random]);
      if (!equalPlain(view(world, seat), view(state, seat))) return `${who} sees something else in an imagined world`;
      const broken = game.violations(world, null);
      if (broken.length > 0) return `the world imagined by ${who} is impossible: ${broken[0]}`;
      if (!equalPlain(askedOf(game, world), askedOf(game, state)))
        return `${who} sees others asked in an imagined world`;
      if (seat === null || !askedOf(game, state).includes(seat)) continue;
      if (!equalPlain(explained(game, world, seat), explained(game, state, seat))) {
        return `${who} is offered something else in an imagined world`;
      }
      const choice = pickRandom(random, legal(game, state, seat));
      const [real, imagined] = [state, world].map((one) => seenOf(after(game, one, seat, choice), seat));
      if (!equalPlain(real, imagined)) {
        return `${who} sees something else after ${JSON.stringify(choice)} in an imagined world`;
      }
    }
    return null;
  },
};

/** How many imagined worlds are compared at once. */
const WORLDS = 6;

export const toldIsSeen: Property = {
  name: 'what a seat is told follows from what it sees',
  at({ game, state, asked, random, match }) {
    if (match.over) return null;
    const chooser = pickRandom(random, asked);
    const choice = pickRandom(random, legal(game, state, chooser));
    const observer = pickRandom(random, [null, ...state.own.keys()]);
    // Worlds that look the same before and after the choice, chance and all, must tell the same story.
    const stories = new Map<string, unknown>();
    const worlds = Array.from({ length: WORLDS }, () =>
      game.imagine(view(state, observer), seeded(String(nextWord(random)))),
    );
    for (const world of [game.clone(state), ...worlds]) {
      const told: Told[] = [];
      const played = play(game, world, chooser, choice, (event, to) => told.push({ event, to: to ?? null }));
      if (!played.ok || isOver(world)) continue;
      const looks = digest(view(world, observer));
      const story = heard(told, observer);
      if (!stories.has(looks)) stories.set(looks, story);
      else if (!equalPlain(stories.get(looks), story)) {
        return `after ${JSON.stringify(choice)} of seat ${chooser} ${named(observer)} is told what cannot be seen: ${JSON.stringify(story)}`;
      }
    }
    return null;
  },
};

export const eventsAreTold: Property = {
  name: 'events are plain, told to seats of this table, and in private only to whom they speak of',
  at({ match, state }) {
    const at = match.record.choices.length;
    for (const { event, to } of match.everything().filter((told) => told.at === at)) {
      if (!equalPlain(event, JSON.parse(JSON.stringify(event))))
        return `the event ${JSON.stringify(event)} is not plain`;
      if (to === null) continue;
      if (to.length === 0 || to.some((seat) => !(seat in state.own)))
        return `${JSON.stringify(event)} is told to [${to}]`;
      const { seat } = event as { readonly seat?: unknown };
      if (typeof seat === 'number' && !to.includes(seat)) return `${JSON.stringify(event)} is told to [${to}] alone`;
    }
    return null;
  },
};
