/** Properties of secrecy: what a seat sees does not depend on what it cannot see. */
import type { Choice, Game, GameEvent, Seat, State } from '../game.js';
import { equalPlain } from '../plain.js';
import { asked as askedOf, explained, legal, stepOf } from '../play.js';
import { pick } from '../random.js';
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

/** What an observer sees right after a choice, before anything goes on by itself. */
function seenAfter<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choice: C,
  observer: Seat | null,
) {
  const copy = game.clone(state);
  const told: Told<E>[] = [];
  const frame = copy.open.stack[copy.open.stack.length - 1];
  const step = stepOf(game, frame);
  if ('choose' in step) step.choose(copy, frame, seat, choice, (event, to) => told.push({ event, to: to ?? null }));
  const top = copy.open.stack[copy.open.stack.length - 1];
  const next = top === undefined ? undefined : stepOf(game, top);
  return {
    view: view(copy, observer),
    events: told.filter((one) => maySee(one, observer, isOver(copy))),
    asked: next !== undefined && 'seats' in next ? next.seats(copy, top) : [],
  };
}
