/** The part of a finished game that can be looked at again. */
import type { PlayedGame } from '@bottega/bots';
import {
  type Choice,
  firstOf,
  type Game,
  type GameEvent,
  type GameRecord,
  InputError,
  isOver,
  replay,
  type State,
  start,
} from '@bottega/kernel';

/** Refuses a game that is not over: what is secret in it stays so. */
export function playedGame(game: Game, record: GameRecord): PlayedGame<State, Choice> {
  if (!isOver(replay<State, Choice, GameEvent>(game, record)))
    throw new InputError('this game is not over: it can be analysed when it is', { code: 'analysisNotOver' });
  const first = firstOf<State, Choice, GameEvent>(game, record)?.state ?? start<State, Choice, GameEvent>(game, record);
  return { first, from: record.continued?.at ?? 0, choices: record.choices };
}
