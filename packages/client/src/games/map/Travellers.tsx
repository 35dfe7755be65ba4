/** Pieces on their way across the map, above everything that stands on it. What they do is also told in the log. */
import './Travellers.css';
import type { Seat } from '@bottega/kernel';
import type { CSSProperties } from 'react';
import { SeatMark } from '../../ui/SeatSign';
import { HEIGHT, WIDTH } from './coast';
import type { Point } from './project';

export interface Traveller {
  readonly id: number;
  readonly seat: Seat;
  readonly piece: string;
  /** Its outline around the middle, as path data; how far below the middle the seat's sign is drawn upon it. */
  readonly shape: string;
  readonly signAt: number;
  /** The line that it follows, as path data, and how; or the place where it appears or from where it is taken. */
  readonly way:
    | { readonly by: 'road' | 'sea' | 'hand'; readonly line: string }
    | { readonly by: 'in' | 'out'; readonly at: Point };
}

interface TravellersProps {
  readonly travellers: readonly Traveller[];
  onEnd(id: number): void;
}

export function Travellers({ travellers, onEnd }: TravellersProps) {
  return (
    <svg className="sheet-moves" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {travellers.map(({ id, seat, piece, shape, signAt, way }) => {
        const path = 'line' in way ? way.line : `M${way.at.x} ${way.at.y}`;
        return (
          <g
            key={id}
            className="sheet-move"
            data-seat={seat}
            data-piece={piece}
            data-way={way.by}
            style={{ offsetPath: `path("${path}")` } as CSSProperties}
            onAnimationEnd={() => onEnd(id)}
          >
            <g transform="scale(1.5)">
              <path className="sheet-move-piece" d={shape} />
              <SeatMark seat={seat} x={0} y={signAt} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
