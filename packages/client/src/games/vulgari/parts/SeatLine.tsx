/** The players side by side in the order in which something goes round, each with what was said so far. */
import './SeatLine.css';
import type { Seat } from '@bottega/kernel';
import { SeatSign } from '../../../ui/SeatSign';
import { type BoardContext, playerName } from '../board-context';

export interface SeatSaying {
  readonly seat: Seat;
  readonly says: string;
  /** Whether it is about this player now, is over or is still to come. */
  readonly stage: 'done' | 'now' | 'later' | 'out';
  readonly also?: string;
}

export function SeatLine({
  shown,
  sayings,
}: {
  readonly shown: BoardContext;
  readonly sayings: readonly SeatSaying[];
}) {
  return (
    <ol className="vu-seat-line">
      {sayings.map(({ seat, says, stage, also }) => (
        <li
          key={seat}
          className="seat-band"
          data-seat={seat}
          data-stage={stage}
          aria-current={stage === 'now' ? 'step' : undefined}
        >
          <span className="vu-seat-line-name">
            <SeatSign seat={seat} /> {playerName(shown, seat)}
          </span>
          <b>{says}</b>
          {also !== undefined && <span>{also}</span>}
        </li>
      ))}
    </ol>
  );
}
