/** What Principato in three minutes shows: a principality, goal cards, the display, and how far the game is. */
import './Board.css';
import './Centre.css';
import './Principality.css';
import type { Choice, Event, Principato, State } from '@bottega/principato/show';
import type { ComponentType } from 'react';
import { useBoardContext } from '../board/board-context';
import type { BoardProps, PrimerPictures } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import type { BoardContext } from './board-context';
import { Display, Status } from './Centre';
import { Goals } from './Goals';
import { Principality } from './Principality';

const seatOf = ({ seen }: BoardContext) => seen.seat ?? 0;

function picture(draw: (shown: BoardContext) => React.ReactNode): ComponentType<BoardProps> {
  return ownBoard('principato', (props: BoardProps<State, Choice, Event, Principato>) => {
    const shown = useBoardContext(props);
    return <div className="pr">{draw(shown)}</div>;
  });
}

export const PICTURES: PrimerPictures = {
  about: picture((shown) => <Principality shown={shown} seat={seatOf(shown)} carry={null} />),
  points: picture((shown) => <Goals shown={shown} seat={seatOf(shown)} />),
  turn: picture((shown) => <Display shown={shown} carry={null} />),
  end: picture((shown) => <Status shown={shown} />),
};
