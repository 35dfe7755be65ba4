/** Discs on a space: the lowest is ahead (D-1.5) and lies at the bottom. */
import './Pile.css';
import type { Seat } from '@bottega/kernel';
import { SeatSign } from '../../../ui/SeatSign';

interface PileProps {
  readonly track: number;
  /** From the lowest disc. */
  readonly seats: readonly Seat[];
}

export function Pile({ track, seats }: PileProps) {
  return (
    <span className="vu-pile" aria-hidden="true">
      {seats.map((seat) => (
        <span key={seat} className="vu-disc" data-seat={seat} data-flip={`disc-${track}-${seat}`}>
          <SeatSign seat={seat} />
        </span>
      ))}
    </span>
  );
}
