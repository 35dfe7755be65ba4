/** Properties of secrecy: what a seat sees does not depend on what it cannot see. */
import { digest } from '../digest.js';
import type { Choice, Game, GameEvent, Seat, State } from '../game.js';
import { equalPlain } from '../plain.js';
import { asked as askedOf, explained, legal, play, stepOf } from '../play.js';
import { nextWord, pick, seeded } from '../random.js';
import { isOver, maySee, type Told, view } from '../view.js';
import type { Property } from './property.js';

export const nonInterference: Property = {
  name: 'what a seat cannot see changes nothing of what it sees',
  at({ game, state, random, match }) {
    if (match.over) return null;
    for (const seat of [null, ...state.own.keys()]) {
      const who = seat === null ? 'a spectator' : `seat ${seat}`;
      const world = game.imagine(view(state, seat), [...random]);
      if (!equalPlain(view(world, seat), view(state, seat))) return `${who} sees something else in an imagined world`;
      const broken = game.broken(world, null);
      if (broken.length > 0) return `the world imagined by ${who} is impossible: ${broken[0]}`;
      if (!equalPlain(askedOf(game, world), askedOf(game, state)))
        return `${who} sees others asked in an imagined world`;
      if (seat === null || !askedOf(game, state).includes(seat)) continue;
      if (!equalPlain(explained(game, world, seat), explained(game, state, seat))) {
        return `${who} is offered something else in an imagined world`;
      }
      const choice = pick(random, legal(game, state, seat));
      if (!equalPlain(seenAfter(game, state, seat, choice, seat), seenAfter(game, world, seat, choice, seat))) {
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
    const chooser = pick(random, asked);
    const choice = pick(random, legal(game, state, chooser));
    const observer = pick(random, [null, ...state.own.keys()]);
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
      const story = told.filter((one) => maySee(one, observer, false)).map((one) => one.event);
      if (!stories.has(looks)) stories.set(looks, story);
      else if (!equalPlain(stories.get(looks), story)) {
        return `after ${JSON.stringify(choice)} of seat ${chooser} ${observer ?? 'a spectator'} is told what cannot be seen: ${JSON.stringify(story)}`;
      }
    }
    return null;
  },
};

export const sealedAnswers: Property = {
  name: 'of sealed answers nobody else sees anything until all are in',
  at({ game, state, asked, random }) {
    if (asked.length < 2) return null;
    const seat = pick(random, asked);
    const choices = legal(game, state, seat);
    const one = pick(random, choices);
    const other = pick(random, choices);
    for (const observer of [null, ...state.own.keys()]) {
      if (observer === seat) continue;
      const first = seenAfter(game, state, seat, one, observer);
      const second = seenAfter(game, state, seat, other, observer);
      // "Done" differs from "not yet": that somebody has answered may be seen, what was answered may not.
      if (!equalPlain(first.asked, second.asked) || first.asked.length === 0) continue;
      if (!equalPlain(first, second)) {
        return `${observer ?? 'a spectator'} can tell ${JSON.stringify(one)} from ${JSON.stringify(other)} of seat ${seat}`;
      }
    }
    return null;
  },
};

export const eventsAreTold: Property = {
  name: 'events are plain and told to seats of this table',
  at({ match, state }) {
    const at = match.record.choices.length;
    for (const { event, to } of match.everything().filter((told) => told.at === at)) {
      if (!equalPlain(event, JSON.parse(JSON.stringify(event))))
        return `the event ${JSON.stringify(event)} is not plain`;
      if (to?.some((seat) => !(seat in state.own))) return `${JSON.stringify(event)} is told to ${to}`;
    }
    return null;
  },
};

/**
 * What an observer sees after a choice and whatever goes on by itself, up to chance, the end of the game, or a step that
 * opens somebody else's secrets: from there on worlds may differ.
 */
function seenAfter<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choice: C,
  observer: Seat | null,
) {
  let copy = game.clone(state);
  let told: Told<E>[] = [];
  const top = () => copy.open.stack[copy.open.stack.length - 1];
  const asking = stepOf(game, top());
  if ('choose' in asking) asking.choose(copy, top(), seat, choice, (event, to) => told.push({ event, to: to ?? null }));
  while (!isOver(copy)) {
    const step = stepOf(game, top());
    if (!('run' in step) || step.chance) break;
    const next = game.clone(copy);
    const news: Told<E>[] = [];
    step.run(next, next.open.stack[next.open.stack.length - 1], (event, to) => news.push({ event, to: to ?? null }));
    const before = copy;
    if (isOver(next) || next.own.some((own, other) => other !== seat && !equalPlain(own, before.own[other]))) break;
    copy = next;
    told = [...told, ...news];
  }
  const next = isOver(copy) ? undefined : stepOf(game, top());
  return {
    view: view(copy, observer),
    events: told.filter((one) => maySee(one, observer, isOver(copy))),
    asked: next !== undefined && 'seats' in next ? next.seats(copy, top()) : [],
  };
}
