/** The sheet of the map: sea, coasts drawn like an old chart, and whatever is drawn on it. */
import './Sheet.css';
import type { ReactNode } from 'react';
import { COAST, HEIGHT, WIDTH } from './coast';

interface SheetProps {
  /** Drawn on the sheet: roads, names of seas. */
  readonly drawn: ReactNode;
  /** Placed upon it in percent: see `at`. */
  readonly children: ReactNode;
  readonly label: string;
}

export function Sheet({ drawn, children, label }: SheetProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling sheet must be reachable by keyboard
    <section className="sheet-view" tabIndex={0} aria-label={label}>
      <div className="sheet">
        <svg className="sheet-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <defs>
            <filter id="sheet-shore" x="-5%" y="-5%" width="110%" height="110%">
              <feMorphology in="SourceAlpha" operator="dilate" radius="5" result="wide" />
              <feGaussianBlur in="wide" stdDeviation="5" />
            </filter>
          </defs>
          <rect className="sheet-sea" width={WIDTH} height={HEIGHT} />
          <g className="sheet-shore" filter="url(#sheet-shore)">
            {COAST.map((path) => (
              <path key={path.slice(0, 24)} d={path} />
            ))}
          </g>
          <g className="sheet-land">
            {COAST.map((path) => (
              <path key={path.slice(0, 24)} d={path} />
            ))}
          </g>
          {drawn}
        </svg>
        {children}
      </div>
    </section>
  );
}

/** Where something on the sheet stands. */
export function at({ x, y }: { readonly x: number; readonly y: number }): {
  readonly left: string;
  readonly top: string;
} {
  return { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` };
}
