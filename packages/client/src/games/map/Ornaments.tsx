/** What makes the sheet a chart: lines of bearing, a compass rose, mountains, rivers, a ship, and the frame with its degrees. */
import './Ornaments.css';
import { HEIGHT, WIDTH } from './coast';
import type { Point } from './project';
import { type Mountain, RIVER_PATHS } from './relief';

/** Where the lines of bearing meet: in open sea. */
const ROSE: Point = { x: 905, y: 1062 };
const SECOND: Point = { x: 352, y: 690 };
/** Longer than the sheet: the frame cuts them off. */
const FAR = 1600;

/** Lines of bearing, as sailors drew them: thirty-two from the rose, sixteen from where they meet again. */
export function Bearings() {
  return (
    <g className="sheet-bearings">
      <path d={bearings(ROSE, 32)} />
      <path d={bearings(SECOND, 16)} />
    </g>
  );
}

function bearings({ x, y }: Point, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return `M${x} ${y}L${Math.round(x + FAR * Math.cos(angle))} ${Math.round(y + FAR * Math.sin(angle))}`;
  }).join('');
}

export function Rose() {
  return (
    <g className="sheet-rose" transform={`translate(${ROSE.x} ${ROSE.y})`}>
      <circle className="sheet-rose-face" r="52" />
      <circle r="47" />
      <circle r="30" />
      {[22.5, 45, 0].flatMap((turn, rank) =>
        (turn === 22.5 ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 2, 3]).map((quarter) => {
          const angle = turn + quarter * (turn === 22.5 ? 45 : 90);
          const [length, half] = RAYS[rank];
          return (
            <g key={angle} transform={`rotate(${angle})`}>
              <path className="sheet-rose-dark" d={`M0 0L${half} ${-half}L0 ${-length}Z`} />
              <path className="sheet-rose-pale" d={`M0 0L${-half} ${-half}L0 ${-length}Z`} />
            </g>
          );
        }),
      )}
      {/* The lily that stands for north. */}
      <path
        className="sheet-rose-lily"
        d="M0-76q7 8 0 17q-7-9 0-17zM0-59q3-9 9-8q5 2 1 8M0-59q-3-9-9-8q-5 2-1 8M-5-58h10M0-58v4"
      />
    </g>
  );
}

/** Length and half width of the rays: sixteenths, eighths, quarters of the horizon. */
const RAYS = [
  [31, 4],
  [40, 6],
  [56, 8],
] as const;

export function Mountains({ signs }: { readonly signs: readonly Mountain[] }) {
  return (
    <g className="sheet-mountains">
      {signs.map(({ x, y, height }) => {
        const half = height * 0.72;
        const shaded = `M0 ${-height}C${half * 0.3} ${-height} ${half * 0.5} ${-height * 0.3} ${half} 0`;
        return (
          <g key={`${x} ${y}`} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
            <path
              className="sheet-mountain"
              d={`M${-half} 0C${-half * 0.55} ${-height * 0.15} ${-half * 0.4} ${-height} 0 ${-height}${shaded.slice(shaded.indexOf('C'))}`}
            />
            <path
              className="sheet-mountain-shade"
              d={`${shaded}H${half * 0.25}Q${half * 0.35} ${-height * 0.5} 0 ${-height}Z`}
            />
            <path
              className="sheet-mountain-hatch"
              d={`M${half * 0.18} ${-height * 0.78}l${half * 0.12} ${height * 0.66}M${half * 0.4} ${-height * 0.55}l${half * 0.1} ${height * 0.44}M${half * 0.62} ${-height * 0.3}l${half * 0.06} ${height * 0.22}`}
            />
          </g>
        );
      })}
    </g>
  );
}

export function Rivers() {
  return (
    <g className="sheet-rivers">
      {RIVER_PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

/** A round ship under sail, and the waves it leaves. */
export function Ship({ x, y, turned }: Point & { readonly turned: boolean }) {
  return (
    <g className="sheet-ship" transform={`translate(${x} ${y}) scale(${turned ? -1 : 1} 1)`}>
      <path className="sheet-ship-sail" d="M-3-27q13 3 12 17q-7-4-13-2q3-8 1-15zM-15-22q8 2 8 12q-5-2-9-1q3-6 1-11z" />
      <path className="sheet-ship-hull" d="M-22-8q2 12 8 14h22q8-3 11-13q-5 4-10 4h-22q-5 0-9-5z" />
      <path d="M-2 0V-31M-14-3V-25M14-3l9-9M-2-31l7 2-7 2M-24 9q4-4 8 0t8 0t8 0t8 0t8 0" />
    </g>
  );
}

/** The title on a scroll, in the corner that no story reaches. */
export function Title({ children }: { readonly children: string }) {
  return (
    <g className="sheet-title" transform="translate(838 74)">
      <path
        className="sheet-title-end"
        d="M-112-14q-24-4-30 12q8 6 8 14q-2 12 6 16q8 2 16-6zM112-14q24-4 30 12q-8 6-8 14q2 12-6 16q-8 2-16-6z"
      />
      <path className="sheet-title-scroll" d="M-118-26q118-16 236 0v46q-118-16-236 0z" />
      <path d="M-110-19q110-14 220 0M-110 13q110-14 220 0" />
      <text y="2" fontSize={Math.min(TITLE_SIZE, TITLE_ROOM / children.length)}>
        {children}
      </text>
    </g>
  );
}

/** The size of the title's letters; what a long title leaves of it, so that it stays on the scroll. */
const TITLE_SIZE = 27;
const TITLE_ROOM = 440;

/** The edge of the sheet: degrees in black and white between two lines. */
export function Edge() {
  const inside = EDGE_WIDTH;
  return (
    <g className="sheet-edge">
      <path
        className="sheet-edge-paper"
        d={`M0 0H${WIDTH}V${HEIGHT}H0ZM${inside} ${inside}V${HEIGHT - inside}H${WIDTH - inside}V${inside}Z`}
      />
      <rect
        className="sheet-edge-degrees"
        x={inside / 2}
        y={inside / 2}
        width={WIDTH - inside}
        height={HEIGHT - inside}
      />
      <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} />
      <rect x={inside} y={inside} width={WIDTH - 2 * inside} height={HEIGHT - 2 * inside} />
    </g>
  );
}

const EDGE_WIDTH = 11;
