/** The sheet of the map: sea, coasts drawn like an old chart, and whatever is drawn on it. */
import './Sheet.css';
import './Place.css';
import './Stage.css';
import { type ReactNode, useMemo, useRef } from 'react';
import { COAST, HEIGHT, WIDTH } from './coast';
import { useDrag } from './look/use-drag';
import { useLook } from './look/use-look';
import { useMiddle } from './look/use-middle';
import { Bearings, Edge, Mountains, Rivers, Rose, Ship, Title } from './Ornaments';
import type { Point } from './project';
import { mountains } from './relief';

interface SheetProps {
  /** Drawn on the sheet: roads, names of seas. */
  readonly drawn: ReactNode;
  /** Placed upon it in percent: see `at`. */
  readonly children: ReactNode;
  readonly label: string;
  /** Places that mountains keep away from. */
  readonly clear: readonly Point[];
  /** What a sheet that is larger than the screen shows first. */
  readonly first: Point;
  /** What is important now: if it becomes so out of sight, the sheet moves there. */
  readonly important: readonly Point[];
  /** Whether it glides there. */
  readonly isSmooth: boolean;
}

/** Units from a clear place to the nearest mountain. */
const CLEARANCE = 27;
/** Lines along the coast, as engravers drew water: from the outermost. */
const SHORE_LINES = [30, 21, 13, 6.5] as const;

export function Sheet({ drawn, children, label, clear, first, important, isSmooth }: SheetProps) {
  const view = useRef<HTMLElement>(null);
  const signs = useMemo(() => mountains(clear, CLEARANCE), [clear]);
  useMiddle(view, { x: first.x / WIDTH, y: first.y / HEIGHT });
  useLook(view, important, isSmooth);
  useDrag(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling sheet must be reachable by keyboard
    <section className="sheet-view" tabIndex={0} aria-label={label} ref={view}>
      <div className="sheet" data-portrait>
        <svg className="sheet-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <rect className="sheet-sea" width={WIDTH} height={HEIGHT} />
          <Bearings />
          {SHORE_LINES.map((reach) => (
            <g key={reach}>
              <path className="sheet-shore-line" d={LAND} strokeWidth={2 * reach + 1.4} />
              <path className="sheet-shore-water" d={LAND} strokeWidth={2 * reach} />
            </g>
          ))}
          <path className="sheet-land" d={LAND} />
          <Rivers />
          <Mountains signs={signs} />
          <Rose />
          <Ship x={330} y={905} turned={false} />
          <Ship x={905} y={715} turned />
          <Title>{label}</Title>
          {drawn}
          <Edge />
        </svg>
        {children}
      </div>
    </section>
  );
}

const LAND = COAST.join('');

/** Where something on the sheet stands. */
export function at({ x, y }: Point): { readonly left: string; readonly top: string } {
  return { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` };
}
