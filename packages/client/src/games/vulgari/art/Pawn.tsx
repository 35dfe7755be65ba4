/** A player's pawn: a wooden figure in the seat's colour, with the seat's sign on it. */
import './Pawn.css';
import type { Seat } from '@bottega/kernel';
import { SeatMark } from '../../../ui/SeatSign';

/** Around its middle; 16 wide and 24 high. */
export const PAWN = 'M0-12A4.6 4.6 0 0 1 3.2-4.1Q5.5-1 6 5.5L8 8.5V12H-8V8.5L-6 5.5Q-5.5-1-3.2-4.1A4.6 4.6 0 0 1 0-12Z';

/** How far below the middle the sign is. */
export const PAWN_SIGN = 3.5;

export function Pawn({ seat }: { readonly seat: Seat }) {
  return (
    <svg className="vu-pawn" viewBox="-9 -13 18 26" data-seat={seat} aria-hidden="true">
      <path className="vu-pawn-wood" d={PAWN} />
      <g transform={`translate(0 ${PAWN_SIGN}) scale(.8)`}>
        <SeatMark seat={seat} x={0} y={0} />
      </g>
    </svg>
  );
}
