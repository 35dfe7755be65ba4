/** The table of De Vulgari Eloquentia: the map, one's turn and screen, the round table, what can be taken, and the tracks. */
import './Board.css';
import { type Choice, type Event, type State, topFrame, type Vulgari } from '@bottega/vulgari/show';
import { memo, useRef } from 'react';
import { useBoardContext } from '../board/board-context';
import type { BoardProps } from '../board/game-ui';
import { usePartInView } from '../board/use-part-in-view';
import type { BoardContext } from './board-context';
import { DialectMap } from './map/Map';
import { Offers } from './offers/Offers';
import { useNewestPick } from './part';
import { Persons } from './persons/Persons';
import { OwnPlayer, Rivals } from './players/Players';
import { RoundTable } from './round/RoundTable';
import { Turn } from './round/Turn';
import { Scene } from './Scene';
import { Tracks } from './tracks/Tracks';

export const Board = memo(function Board(props: BoardProps<State, Choice, Event, Vulgari>) {
  const pick = useNewestPick(props.pick);
  const shown = useBoardContext({ ...props, pick });
  const table = useRef<HTMLDivElement>(null);
  usePartInView(table, askedPart(shown));
  return (
    <div className="vu" ref={table}>
      <div className="vu-table">
        <RoundTable shown={shown} />
        <div className="sheet-stage" data-part="stage" data-group="map">
          <div className="vu-scenes" data-part="scene" data-over={isWithinTurn(shown)}>
            <Scene shown={shown} />
          </div>
          <DialectMap shown={shown} />
        </div>
        <div className="vu-side">
          <Turn shown={shown} />
          <Offers shown={shown} />
          <OwnPlayer shown={shown} />
        </div>
        <Persons shown={shown} />
        <Tracks shown={shown} />
        <Rivals shown={shown} />
      </div>
    </div>
  );
});

/** Whether a scene is a short question in the middle of a turn: it lies upon the map, so that nothing has to make room for it. */
function isWithinTurn({ view }: BoardContext): boolean {
  return view.open.stack.some(({ step }) => step === 'turn');
}

/** The part of the table that whoever looks is asked about: in a turn the map with all that is around it, else the scene. */
function askedPart({ seen, pick, view }: BoardContext): 'stage' | 'scene' | null {
  if (seen.over || !seen.allowed.some((choice) => pick.status(choice) === 'may')) return null;
  const { step } = topFrame(view);
  return step === 'turn' || step === 'startCity' ? 'stage' : 'scene';
}
