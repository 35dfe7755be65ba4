/** What De Vulgari Eloquentia in three minutes shows: the map, the manuscripts, a turn with its cubes, and the rounds. */
import './Board.css';
import type { Choice, Event, State, Vulgari } from '@bottega/vulgari/show';
import type { ComponentType } from 'react';
import { useBoardContext } from '../board/board-context';
import type { BoardProps, PrimerPictures } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import type { BoardContext } from './board-context';
import { DialectMap } from './map/Map';
import { CubeOffers } from './offers/CubeOffers';
import { Manuscripts } from './offers/Manuscripts';
import { RoundTable } from './round/RoundTable';
import { Turn } from './round/Turn';

function picture(draw: (shown: BoardContext) => React.ReactNode): ComponentType<BoardProps> {
  return ownBoard('vulgari', (props: BoardProps<State, Choice, Event, Vulgari>) => {
    const shown = useBoardContext(props);
    return <div className="vu">{draw(shown)}</div>;
  });
}

export const PICTURES: PrimerPictures = {
  about: picture((shown) => <DialectMap shown={shown} />),
  points: picture((shown) => <Manuscripts shown={shown} />),
  turn: picture((shown) => (
    <div className="vu-side">
      <Turn shown={shown} />
      <CubeOffers shown={shown} />
    </div>
  )),
  end: picture((shown) => <RoundTable shown={shown} />),
};
