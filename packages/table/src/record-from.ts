/** A record that begins in the middle of a game: in a position that was imagined. */
import {
  type Choice,
  type Game,
  type GameEvent,
  type GameRecord,
  type Logged,
  type Options,
  RECORD_FORMAT,
  type State,
} from '@bottega/kernel';

interface Around {
  readonly options?: Options;
  /** What chance, and bots, follow from. */
  readonly seed?: string;
  /** What was told before. */
  readonly log?: readonly Logged<GameEvent>[];
}

export function recordFrom(
  game: Game,
  state: State,
  { options = {}, seed = '', log = [] }: Around = {},
): GameRecord<Choice> {
  return {
    bottega: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    seats: state.own.length,
    options,
    seed,
    seedHash: '',
    ...(game.customData === null ? {} : { data: game.customData }),
    continued: { at: 0, rules: game.rules, state, log },
    choices: [],
    digests: [''],
  };
}
