/** The table of De Vulgari Eloquentia: the map, one's turn and screen, the round table, what can be taken, and the tracks. */
import './Board.css';
import type { Choice as AnyChoice } from '@bottega/kernel';
import type { Choice, Vulgari } from '@bottega/vulgari';
import { useMemo } from 'react';
import type { BoardProps } from '..';
import { DialectMap } from './Map';
import { Offers } from './Offers';
import { Players } from './Players';
import { RoundTable } from './RoundTable';
import { Scene } from './Scene';
import type { Shown } from './shown';
import { Tracks } from './Tracks';
import { Turn } from './Turn';

export function Board({ seen, info, game, text, say, pick, lit, name }: BoardProps) {
  const { tables } = game as unknown as Vulgari; // this board is only ever given its own game
  const view = seen.view as unknown as Shown['view'];
  const shown = useMemo<Shown>(() => {
    const nameOf = (choice: Choice) => name(choice as AnyChoice);
    return { tables, view, seen, info, text, say, pick, lit, name: nameOf };
  }, [tables, view, seen, info, text, say, pick, lit, name]);
  return (
    <div className="vu">
      <div className="vu-table">
        <RoundTable shown={shown} />
        <div className="vu-stage" data-part="stage">
          <Scene shown={shown} />
          <DialectMap shown={shown} />
        </div>
        <div className="vu-side">
          <Turn shown={shown} />
          <Offers shown={shown} />
          <Tracks shown={shown} />
          <Players shown={shown} />
        </div>
      </div>
    </div>
  );
}
