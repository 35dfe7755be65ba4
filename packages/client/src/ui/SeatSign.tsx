/** The sign of a seat: a shape of its own besides its colour, and a pattern of its own if patterns are wanted. */
import './SeatSign.css';
import type { Seat } from '@bottega/kernel';
import { patternOf } from './Patterns';

/** Circle, triangle, square, diamond, star: within a box from −5.6 to 5.6. */
const SHAPES = [
  'M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z',
  'M0-5.2L5 4H-5Z',
  'M-4.2-4.2H4.2V4.2H-4.2Z',
  'M0-5.6L5 0L0 5.6L-5 0Z',
  'M0-5.6L1.5-1.9 5.4-1.7 2.4.8 3.4 4.6 0 2.4-3.4 4.6-2.4.8-5.4-1.7-1.5-1.9Z',
] as const;

/** The outline of a seat's sign around 0, 0: also for drawings that are not made of elements. */
export function seatShape(seat: Seat): string {
  return SHAPES[seat % SHAPES.length];
}

export function seatColor(seat: Seat): string {
  return `var(--seat-${seat})`;
}

interface SeatMarkProps {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** The sign at a point of a drawing. */
export function SeatMark({ seat, x, y }: SeatMarkProps) {
  const shape = seatShape(seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="seat-mark" d={shape} fill={seatColor(seat)} />
      <path className="patterned" d={shape} fill={patternOf(seat)} />
    </g>
  );
}

/** The sign beside a name. */
export function SeatSign({ seat }: { readonly seat: Seat }) {
  return (
    <svg className="seat-sign" viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
      <SeatMark seat={seat} x={0} y={0} />
    </svg>
  );
}
