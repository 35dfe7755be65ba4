/** Pieces on their way across the map, above everything that stands on it. What they do is also told in the log. */
import './Travellers.css';
import type { Seat } from '@bottega/kernel';
import { useLayoutEffect, useRef } from 'react';
import { SeatMark } from '../../ui/SeatSign';
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
    <div className="sheet-moves" aria-hidden="true">
      {travellers.map((traveller) => (
        <Travelling key={traveller.id} traveller={traveller} onEnd={onEnd} />
      ))}
    </div>
  );
}

interface TravellingProps {
  readonly traveller: Traveller;
  onEnd(id: number): void;
}

/**
 * A piece moves by transforms alone and on a layer of its own, so that a frame of its journey costs nothing: with a path of CSS, or
 * inside one large drawing, the browser lays out and paints the map for each of them, and the next question waits.
 */
function Travelling({ traveller: { id, seat, piece, shape, signAt, way }, onEnd }: TravellingProps) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets out once, with the way that it had then
  useLayoutEffect(() => {
    const flight = element.current?.animate(...journey(way));
    if (flight === undefined) return;
    flight.onfinish = () => onEnd(id);
    return () => flight.cancel();
  }, [id]);
  return (
    <div ref={element} className="sheet-move" data-seat={seat} data-piece={piece} data-way={way.by}>
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <path className="sheet-move-piece" d={shape} />
        <SeatMark seat={seat} x={0} y={signAt} />
      </svg>
    </div>
  );
}

/** How a piece is seen to go its way, and how long that takes. */
function journey(way: Traveller['way']): [Keyframe[], KeyframeAnimationOptions] {
  switch (way.by) {
    case 'in':
      return [
        [
          { transform: `${moveTo(way.at)} scale(3)`, opacity: 0 },
          { transform: moveTo(way.at), opacity: 1, offset: 0.6 },
          { transform: moveTo(way.at), opacity: 0 },
        ],
        { duration: 500, easing: 'ease-out' },
      ];
    case 'out':
      return [
        [
          { transform: moveTo(way.at), opacity: 1 },
          { transform: `${moveTo(way.at)} scale(1.6)`, opacity: 0 },
        ],
        { duration: 500, easing: 'ease-in' },
      ];
    default: {
      const points = pointsOn(way.line);
      const steps = points.map((point, at) => ({ transform: moveTo(point), opacity: at < points.length - 1 ? 1 : 0 }));
      return [steps, { duration: way.by === 'sea' ? 1000 : 600, easing: 'ease-in-out' }];
    }
  }
}

/** A bend of the line is never far from the straight way between two of these. */
const STEPS = 16;

function pointsOn(line: string): readonly Point[] {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', line);
  const length = path.getTotalLength();
  return Array.from({ length: STEPS + 1 }, (_, step) => path.getPointAtLength((length * step) / STEPS));
}

/** From the sheet's corner, in units of the drawing. */
const moveTo = ({ x, y }: Point) => `translate(calc(${x} * var(--unit)), calc(${y} * var(--unit)))`;
