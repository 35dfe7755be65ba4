/** Setups given from outside: seats and house rules, checked against what the game knows. */
import type { Choice, Game, GameEvent, Option, Options, OptionValue, State } from './game.js';
import { InputError } from './game.js';

/** The house rules of a game by their ids, each with one of the values that its list names. */
export type HouseRulesOf<List extends readonly Option[]> = {
  readonly [Each in List[number] as Each['id']]: Each['values'][number];
};

/** The number of seats, if this game can be played by so many. */
export function seatsOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
): number {
  if (game.seats.includes(seats)) return seats;
  throw new InputError(`${game.id} is for ${game.seats.join(', ')} players, not ${seats}`);
}

/** Every house rule of the game with a value: the given one, or the default. */
export function completeOptions<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  given: Options,
): Options {
  for (const id of Object.keys(given)) {
    if (game.options.every((option) => option.id !== id)) {
      throw new InputError(
        `${game.id} has no house rule "${id}"; it has ${game.options.map((option) => option.id).join(', ')}`,
      );
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const { id, values } of game.options) {
    const value = given[id] ?? values[0];
    if (!values.includes(value)) {
      throw new InputError(`house rule "${id}" can be ${values.join(', ')}, not ${String(value)}`);
    }
    options[id] = value;
  }
  return Object.freeze(options);
}
