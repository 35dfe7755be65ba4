/** What Bottega is measured at, for any game of the kernel. */
import {
  apply,
  asked,
  Bug,
  type Choice,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  Legal,
  Match,
  newRecord,
  offer,
  type Played,
  play,
  type RandomState,
  randomBelow,
  replay,
  type Setup,
  type State,
  seeded,
  start,
} from '@bottega/kernel';
import type { Workload } from './measure.js';
import { countNumbers, type Size } from './size.js';

/** Every workload deals other cards in each game, from the same seeds in each run. */
const SAMPLE_GAMES = 32;
/** Positions that are cloned, spread over a game: an early state is smaller than a late one. */
const SAMPLE_POSITIONS = 64;

/** The workloads of a game with this many seats. */
export function workloads<S extends State, C extends Choice, E extends GameEvent>(game: Game<S, C, E>, seats: number) {
  return {
    search: searchPath(game, seats),
    checked: checkedPlay(game, seats),
    ...recorded(game, seats),
    replay: replaying(game, seats),
    clone: cloning(game, seats),
    playout: playouts(game, seats),
  } satisfies Record<string, Workload>;
}

/** Random self-play as search does it: hear what may be chosen, take one, apply it unchecked. A step is a game. */
export function searchPath<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
): Workload {
  const random = seeded('search');
  const listener = new Legal<C>();
  let played = 0;
  return {
    step() {
      const state = start(game, setup(seats, played++));
      return { decisions: playOut(game, state, listener, random), wholes: 1 };
    },
  };
}

/** The size of the game as random self-play meets it. */
export function sizeOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
): Size {
  const random = seeded('size');
  const listener = new Legal<C>();
  let decisions = 0;
  let legal = 0;
  let numbers = 0;
  for (let played = 0; played < SAMPLE_GAMES; played++) {
    const state = start(game, setup(seats, played));
    while (!isOver(state)) {
      const seat = ask(game, state, listener);
      decisions++;
      legal += listener.count;
      numbers += countNumbers(state);
      apply(game, state, seat, pickOne(listener, random));
    }
  }
  return { decisions: decisions / SAMPLE_GAMES, legal: legal / decisions, numbers: numbers / decisions };
}

/** The same as a server does it: what was picked is checked against the offer once more. */
function checkedPlay<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
): Workload {
  const random = seeded('checked');
  const listener = new Legal<C>();
  let played = 0;
  return {
    step() {
      const state = start(game, setup(seats, played++));
      let decisions = 0;
      while (!isOver(state)) {
        const seat = ask(game, state, listener);
        const choice = pickOne(listener, random);
        if (!play(game, state, seat, choice).ok) throw new Bug('an offered choice is refused', { choice });
        decisions++;
      }
      return { decisions, wholes: 1 };
    },
  };
}

/**
 * The choices of records, by the rules alone (`rules`: each is looked for among what is offered, and played) and in a match (`match`:
 * with events, log, record, turns, and what can be taken back). The deal is part of both.
 */
function recorded<S extends State, C extends Choice, E extends GameEvent>(game: Game<S, C, E>, seats: number) {
  const records = Array.from({ length: SAMPLE_GAMES }, (_, number) => recordOf(game, setup(seats, number)));
  const workload = (begin: (record: GameRecord<C>) => (seat: number, choice: C) => Played): Workload => {
    let next = 0;
    return {
      step() {
        const record = records[next++ % SAMPLE_GAMES];
        const choose = begin(record);
        for (const [seat, choice] of record.choices) {
          if (!choose(seat, choice).ok) throw new Bug('a recorded choice is refused', { choice });
        }
        return { decisions: record.choices.length, wholes: 1 };
      },
    };
  };
  return {
    rules: workload((record) => {
      const state = start(game, record);
      return (seat, choice) => play(game, state, seat, choice);
    }),
    match: workload((record) => {
      const match = new Match(game, record);
      return (seat, choice) => match.play(seat, choice);
    }),
  };
}

/** Replaying records as they come from a file: no question is asked. The deal is part of it. */
function replaying<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
): Workload {
  const records = Array.from({ length: SAMPLE_GAMES }, (_, number) => recordOf(game, setup(seats, number)));
  let next = 0;
  return {
    step() {
      const record = records[next++ % SAMPLE_GAMES];
      if (!isOver(replay(game, record))) throw new Bug('a replayed game is not over', { seed: record.seed });
      return { decisions: record.choices.length, wholes: 1 };
    },
  };
}

function cloning<S extends State, C extends Choice, E extends GameEvent>(game: Game<S, C, E>, seats: number): Workload {
  const random = seeded('clone');
  const listener = new Legal<C>();
  const states: S[] = [];
  const state = start(game, setup(seats, 0));
  while (!isOver(state)) {
    states.push(game.clone(state));
    const seat = ask(game, state, listener);
    apply(game, state, seat, pickOne(listener, random));
  }
  const every = Math.ceil(states.length / SAMPLE_POSITIONS);
  const positions = states.filter((_, at) => at % every === 0);
  return {
    step() {
      let frames = 0;
      for (const position of positions) frames += game.clone(position).open.stack.length;
      // Using what was copied keeps the compiler from leaving the copying out.
      if (frames === 0) throw new Bug('a cloned position of a running game is over');
      return { decisions: 0, wholes: positions.length };
    },
  };
}

/** What one iteration of a tree search costs without its tree: a copy of the root, random play to the end, the result. */
function playouts<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
): Workload {
  const random = seeded('playout');
  const listener = new Legal<C>();
  const roots = Array.from({ length: SAMPLE_GAMES }, (_, number) => start(game, setup(seats, number)));
  let next = 0;
  return {
    step() {
      const state = game.clone(roots[next++ % SAMPLE_GAMES]);
      const decisions = playOut(game, state, listener, random);
      if (game.result(state).points.length !== seats) throw new Bug('a result that leaves somebody out');
      return { decisions, wholes: 1 };
    },
  };
}

/** Plays at random to the end and says in how many decisions. */
function playOut<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  listener: Legal<C>,
  random: RandomState,
): number {
  let decisions = 0;
  while (!isOver(state)) {
    const seat = ask(game, state, listener);
    apply(game, state, seat, pickOne(listener, random));
    decisions++;
  }
  return decisions;
}

function recordOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  setup: Setup,
): GameRecord<C> {
  const random = seeded('record');
  const listener = new Legal<C>();
  const state = start(game, setup);
  const record = newRecord(game, setup, state);
  while (!isOver(state)) {
    const seat = ask(game, state, listener);
    const choice = pickOne(listener, random);
    record.choices.push([seat, choice]);
    apply(game, state, seat, choice);
  }
  // Through JSON, as it would be read: choices that the rules made themselves are shared objects and could be faster.
  return JSON.parse(JSON.stringify(record)) as GameRecord<C>;
}

/** Fills the listener with what the first seat that is asked may choose, and returns the seat. */
function ask<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  listener: Legal<C>,
): number {
  const seat = asked(game, state)[0];
  listener.clear();
  offer(game, state, seat, listener);
  return seat;
}

function pickOne<C extends Choice>({ choices, count }: Legal<C>, random: RandomState): C {
  return choices[randomBelow(random, count)];
}

function setup(seats: number, number: number): Setup {
  return { seats, options: {}, seed: `bench ${number}` };
}
