/** The areas of the zones with the pattern of their dialect, their borders, passes and straits, and the ways from ports to seas. */
import './Areas.css';
import './dialects.css';
import { DIALECTS } from '@bottega/vulgari/show';
import { useMemo } from 'react';
import { COAST } from '../../map/coast';
import { ITALY, isLand } from '../../map/land';
import { Mountains } from '../../map/Ornaments';
import type { Point } from '../../map/project';
import { type Mountain, ridgeAlong } from '../../map/relief';
import type { BoardContext } from '../board-context';
import { partOf } from '../part';
import { type Border, type Cells, linesOf } from './cells';

/** The same as in dialects.css, in the size of the map: stripes, dots, bars, grid and teeth. */
const PATTERNS = [
  { size: 9, drawn: 'M-1 10L10-1M-1 1L1-1M8 10L10 8' },
  { size: 10, drawn: 'M5 3.4a1.6 1.6 0 1 0 .1 0Z' },
  { size: 7, drawn: 'M0 3.5H7' },
  { size: 10, drawn: 'M0 5H10M5 0V10' },
  { size: 12, drawn: 'M0 9L6 3L12 9' },
] as const;

interface AreasProps {
  readonly shown: BoardContext;
  readonly cells: Cells;
  /** Where something can be chosen, and what is pointed at. */
  readonly offered: ReadonlySet<number>;
  readonly pointed: number | null;
  /** From the anchors of ports to the middle of their seas. */
  readonly routes: readonly { readonly zone: number; readonly from: Point; readonly to: Point }[];
}

function DrawnAreas({ shown, cells, offered, pointed, routes }: AreasProps) {
  const { tables } = shown;
  const ridges = useMemo(() => ridgesOf(cells), [cells]);
  return (
    <>
      <defs>
        <clipPath id="vu-land">
          <path d={COAST.join('')} />
        </clipPath>
        <clipPath id="vu-italy" clipPath="url(#vu-land)">
          <path d={ITALY} />
        </clipPath>
        {PATTERNS.map(({ size, drawn }, at) => (
          <pattern
            key={DIALECTS[at]}
            id={`vu-pattern-${DIALECTS[at]}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <path className="vu-pattern" data-dialect={DIALECTS[at]} d={drawn} />
          </pattern>
        ))}
      </defs>
      <g clipPath="url(#vu-italy)">
        {cells.areas.map((area, zone) => {
          const { zone: id, dialect } = tables.data.zones[zone];
          return (
            <g key={id} data-area={zone} data-dialect={dialect ?? undefined}>
              <path className="vu-area" d={area} />
              {dialect !== null && <path d={area} fill={`url(#vu-pattern-${dialect})`} />}
              {offered.has(zone) && <path className="vu-area-lit" data-followed={zone === pointed} d={area} />}
            </g>
          );
        })}
        <path className="vu-border" d={linesOf(cells.open)} />
        <path className="vu-border-lit" d={linesOf(bordersOf(cells, offered))} />
      </g>
      <Mountains signs={ridges} />
      <path className="vu-edge" clipPath="url(#vu-land)" d={ITALY} />
      <path className="vu-coast" d={COAST.join('')} />
      <path className="vu-way-edge" d={linesOf(cells.ways)} />
      <path className="vu-way" d={linesOf(cells.ways)} />
      {routes.map(({ zone, from, to }) => (
        <path key={zone} className="vu-route" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
    </>
  );
}

export const Areas = partOf(DrawnAreas, ({ cells, offered, pointed, routes }) => [
  cells,
  [...offered].join(),
  pointed,
  routes,
]);

/** All borders of some zones, without the seams within a zone. */
function bordersOf({ open, closed }: Cells, zones: ReadonlySet<number>): readonly Border[] {
  return [...open, ...closed].filter((border) => border.zones.some((zone) => zones.has(zone)));
}

/** The height of the mountains along a border that nobody crosses, in units. */
const RIDGE = 14;

/** D-7.2: where the land of two zones touches that are no neighbours, mountains stand between them. */
function ridgesOf({ closed }: Cells): Mountain[] {
  return closed.flatMap(({ edges }) => edges.flatMap((edge) => ridgeAlong(edge, RIDGE))).filter(isLand);
}
