/** Boards know the types of their own game; the page knows no game's. */
import { Bug, type Choice, type Game, type GameEvent, type State } from '@bottega/kernel';
import type { ComponentType } from 'react';
import type { BoardProps } from './game-ui';

/** The board of the game with this id, for a page that gives it only that game. */
export function ownBoard<S extends State, C extends Choice, E extends GameEvent, G extends Game<S, C, E>>(
  id: string,
  Board: ComponentType<BoardProps<S, C, E, G>>,
): ComponentType<BoardProps> {
  const isOwn = (given: BoardProps): given is BoardProps<S, C, E, G> => given.game.id === id;
  return function OwnBoard(given: BoardProps) {
    if (!isOwn(given)) throw new Bug('a board was given another game', { board: id, game: given.game.id });
    return <Board {...given} />;
  };
}
