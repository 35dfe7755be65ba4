/** The table: display and reserve in the middle, the principalities around it, one's own first. */
import './Board.css';
import type { Choice, Event, Principato, State } from '@bottega/principato/show';
import { memo, useRef } from 'react';
import type { ChoiceController } from '../../choosing/choice-controller';
import { useBoardContext } from '../board/board-context';
import type { BoardProps } from '../board/game-ui';
import { usePartInView } from '../board/use-part-in-view';
import { Centre } from './Centre';
import { Principality } from './Principality';
import { useChangeCarry } from './use-change-carry';

export const Board = memo(function Board(props: BoardProps<State, Choice, Event, Principato>) {
  const shown = useBoardContext(props);
  const { seen, view, pick } = shown;
  const carry = useChangeCarry(shown);
  const table = useRef<HTMLDivElement>(null);
  usePartInView(table, askedPart(pick));
  const seats = view.open.principalities.map((_, seat) => seat);
  // One's own board first, then clockwise: who plays next stands below.
  const first = seen.seat ?? 0;
  const order = seats.map((at) => (first + at) % seats.length);
  return (
    <div className="pr" ref={table}>
      <div className="pr-table" data-seats={seats.length}>
        <Centre shown={shown} carry={carry} />
        <div className="pr-boards">
          {order.map((seat) => (
            <Principality key={seat} shown={shown} seat={seat} carry={seat === seen.seat ? carry : null} />
          ))}
        </div>
      </div>
    </div>
  );
});

const TAKE: Choice = { type: 'take', place: 0 };
const CHANGE: Choice = { type: 'change', slot: 0 };

/** On a small screen the display lies below one's own cards: whichever the question is about. */
function askedPart({ status }: ChoiceController): 'display' | 'hand' | null {
  if (status(TAKE) !== 'none') return 'display';
  return status(CHANGE) === 'none' ? null : 'hand';
}
