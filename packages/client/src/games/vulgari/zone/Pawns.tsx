/** The pawns in one place, in two rows if there are many. */
import './Pawns.css';
import type { Seat } from '@bottega/kernel';
import { Pawn } from '../art/Pawn';

interface PawnsProps {
  readonly seats: readonly Seat[];
  /** Those that are still on their way are there already by the rules: they are seen faintly. */
  readonly awaited: readonly Seat[];
}

export function Pawns({ seats, awaited }: PawnsProps) {
  if (seats.length === 0) return null;
  return (
    <span className="vu-pawns" data-count={seats.length}>
      {seats.map((seat) => (
        <span key={seat} data-awaited={awaited.includes(seat)}>
          <Pawn seat={seat} />
        </span>
      ))}
    </span>
  );
}
