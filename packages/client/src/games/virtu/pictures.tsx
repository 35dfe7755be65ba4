/** What Virtù in three minutes shows: the map, both tracks, a palace, and the year. */
import './Board.css';
import type { Choice, Event, State, Virtu } from '@bottega/virtu/show';
import { type ComponentType, useMemo } from 'react';
import { useBoardContext } from '../board/board-context';
import type { BoardProps, PrimerPictures } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import type { BoardContext } from './board-context';
import { ItalyMap } from './map/Map';
import { Prestige } from './Prestige';
import { Palace } from './palace/Palace';
import { Season } from './year/Season';

function picture(draw: (shown: BoardContext) => React.ReactNode): ComponentType<BoardProps> {
  return ownBoard('virtu', (props: BoardProps<State, Choice, Event, Virtu>) => {
    const context = useBoardContext(props);
    const shown = useMemo<BoardContext>(() => ({ ...context, paying: null }), [context]);
    return <div className="vi">{draw(shown)}</div>;
  });
}

export const PICTURES: PrimerPictures = {
  about: picture((shown) => <ItalyMap shown={shown} />),
  points: picture((shown) => <Prestige shown={shown} />),
  turn: picture((shown) => <Palace shown={shown} seat={shown.seen.seat ?? 0} isOwn />),
  end: picture((shown) => <Season shown={shown} />),
};
