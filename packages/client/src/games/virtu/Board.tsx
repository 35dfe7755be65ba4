/** The table of Virtù: the map and the prestige board, the palaces with one's own first, and the market. */
import './Board.css';
import type { Choice as AnyChoice } from '@bottega/kernel';
import type { Choice, Virtu } from '@bottega/virtu';
import { useMemo } from 'react';
import type { BoardProps } from '..';
import { ItalyMap } from './Map';
import { Market } from './Market';
import { Palace } from './Palace';
import { Prestige } from './Prestige';
import { Scene } from './Scene';
import { Season } from './Season';
import type { Shown } from './shown';

export function Board({ seen, info, game, text, say, pick, lit, name }: BoardProps) {
  const { tables } = game as unknown as Virtu; // this board is only ever given its own game
  const view = seen.view as unknown as Shown['view'];
  const shown = useMemo<Shown>(
    () => ({ tables, view, seen, info, text, say, pick, lit, name: (choice: Choice) => name(choice as AnyChoice) }),
    [tables, view, seen, info, text, say, pick, lit, name],
  );
  const seats = view.open.palaces.map((_, seat) => seat);
  const first = seen.seat ?? 0;
  const order = seats.map((at) => (first + at) % seats.length);
  return (
    <div className="vi">
      <Season shown={shown} />
      <Scene shown={shown} />
      <div className="vi-top">
        <ItalyMap shown={shown} />
        <Prestige shown={shown} />
      </div>
      <div className="vi-palaces">
        {order.map((seat) => (
          <Palace key={seat} shown={shown} seat={seat} isOwn={seat === seen.seat} />
        ))}
      </div>
      <Market shown={shown} />
    </div>
  );
}
