/** Random play from a position, for tests that look at many positions or need one far into a game. */
import type { Choice, Game, GameEvent, Options, State } from '../game.js';
import { apply, asked, legal, start } from '../play.js';
import { pickRandom, type RandomState, seeded } from '../random.js';
import { isOver } from '../view.js';

/** Plays random choices to the end or so many of them, and looks at every position, the first and the last too. */
export function wander<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  random: RandomState,
  look: (state: S) => void = () => {},
  choices = Number.POSITIVE_INFINITY,
): void {
  look(state);
  for (let made = 0; made < choices && !isOver(state); made++) {
    const [seat] = asked(game, state);
    apply(game, state, seat, pickRandom(random, legal(game, state, seat)));
    look(state);
  }
}

/** A position reached by so many random choices, always the same ones. */
export function positionAfter<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
  choices: number,
): S {
  const state = start(game, { seats, options: {}, seed: 'perft' });
  wander(game, state, seeded('perft choices'), undefined, choices);
  return state;
}

/** Every value of every house rule, alone, with a name for tests. */
export function eachHouseRule<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
): (readonly [name: string, options: Options])[] {
  return game.options.flatMap(({ id, values }) => values.map((value) => [`${id}: ${value}`, { [id]: value }] as const));
}
