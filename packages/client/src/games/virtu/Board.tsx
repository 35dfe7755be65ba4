/** The table of Virtù: the map beside one's own palace, the prestige board and the other palaces, and the market. */
import './Board.css';
import type { Seat } from '@bottega/kernel';
import type { Choice, Event, State, Virtu } from '@bottega/virtu/show';
import { memo, useMemo, useRef } from 'react';
import { useBoardContext } from '../board/board-context';
import type { BoardProps } from '../board/game-ui';
import { usePartInView } from '../board/use-part-in-view';
import { askedPart } from './asked-part';
import type { BoardContext } from './board-context';
import { ItalyMap } from './map/Map';
import { Market } from './market/Market';
import { Prestige } from './Prestige';
import { Palace } from './palace/Palace';
import { usePaying } from './payment/use-paying';
import { Scene } from './Scene';
import { Dynasties } from './setup/Dynasties';
import { Season } from './year/Season';

export const Board = memo(function Board(props: BoardProps<State, Choice, Event, Virtu>) {
  const context = useBoardContext(props);
  const { tables, view, seen, pick } = context;
  const paying = usePaying(tables, view, seen, pick);
  const shown = useMemo<BoardContext>(() => ({ ...context, paying }), [context, paying]);
  const table = useRef<HTMLDivElement>(null);
  const part = askedPart(shown);
  usePartInView(table, part);
  const first = seen.seat ?? 0;
  const others = view.open.palaces.slice(1).map((_, at) => (first + 1 + at) % view.open.palaces.length);
  // With many players both columns are about as long if the last palace stands below the market.
  const beside = others.slice(0, Math.max(2, others.length - 1));
  const palaceOf = (seat: Seat) => <Palace key={seat} shown={shown} seat={seat} isOwn={seat === seen.seat} />;
  return (
    <div className="vi" ref={table}>
      <Dynasties shown={shown} />
      <div className="vi-table" data-asked={part}>
        <Season shown={shown} />
        <div className="sheet-stage" data-part="stage">
          <Scene shown={shown} />
          <ItalyMap shown={shown} />
        </div>
        <div className="vi-houses">
          {palaceOf(first)}
          <Prestige shown={shown} />
          {beside.map(palaceOf)}
        </div>
        {others.slice(beside.length).map(palaceOf)}
        <Market shown={shown} />
      </div>
    </div>
  );
});
