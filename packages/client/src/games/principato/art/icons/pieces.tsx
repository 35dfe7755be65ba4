/** Signs of the pieces, inside alike in both themes: cubes; hexagons for land, squares for town, discs for the army, rectangles for culture. */
import type { ReactNode } from 'react';
import { patternOf } from '../../../../ui/Patterns';
import { ARMY, CULTURE, FAVOR, FOOD, GOLD, LAND, LIGHT, LINE, mix, TOWN } from '../palette';

export const PIECES = {
  food: (
    <Cube fill={FOOD} pattern={1}>
      <path d="M9.5 20.5V10M9.5 13L6 10.2M9.5 13L13 10.2M9.5 16.3L6 13.5M9.5 16.3L13 13.5M9.5 19.3L6 16.7M9.5 19.3L13 16.7" />
    </Cube>
  ),
  gold: (
    <Cube fill={GOLD} pattern={0}>
      <circle cx="9.5" cy="14.5" r="4.8" fill={mix(GOLD, LIGHT, 45)} stroke={LINE} strokeWidth="1.3" />
      <path d="M9.5 12.2v4.6" stroke={LINE} strokeWidth="1.5" />
    </Cube>
  ),
  favor: (
    <Cube fill={FAVOR} pattern={4}>
      <path d="M9.5 9.8v9.6M6 13h7" strokeWidth="2.3" strokeLinecap="butt" />
    </Cube>
  ),
  field: (
    <Hexagon>
      <path d="M4 8.3L7 2.5h10l3 5.8z" fill={mix(LAND, LIGHT, 40)} strokeWidth="1" />
      <path d="M12 8.5v12.5M10.3 8.5L6.3 20.5M13.7 8.5l4 12M8.6 8.5L3.6 15M15.4 8.5l5 6.5" strokeWidth="1.2" />
    </Hexagon>
  ),
  farm: (
    <Hexagon>
      <path d="M6.5 18v-7h11v7z" fill={LIGHT} />
      <path d="M4.8 11.3L12 5l7.2 6.3z" fill={ARMY} />
      <path d="M10.3 18v-4.2h3.4V18z" fill={LINE} />
    </Hexagon>
  ),
  palazzo: (
    <Square>
      <path d="M5.5 20V7h13v13z" fill={LIGHT} />
      <path d="M4.3 4.8h15.4V7H4.3z" fill={LIGHT} />
      <path
        d="M7.5 12V10.4a1.2 1.2 0 0 1 2.4 0V12zM14.1 12v-1.6a1.2 1.2 0 0 1 2.4 0V12zM10 20v-3.5a2 2 0 0 1 4 0V20z"
        fill={LINE}
        strokeWidth=".6"
      />
      <path d="M5.5 13.8h13" strokeWidth="1" />
    </Square>
  ),
  bank: (
    <Square>
      <path d="M12 4.5v14M8.5 19h7M5.5 7.5L12 6l6.5 1.5" strokeWidth="1.5" />
      <path d="M5.5 7.5l-2.3 6h4.6zM18.5 7.5l-2.3 6h4.6z" strokeWidth=".9" fill={mix(TOWN, LIGHT, 40)} />
      <path d="M2.9 13.3h5.2a2.6 2.6 0 0 1-5.2 0zM15.9 13.3h5.2a2.6 2.6 0 0 1-5.2 0z" fill={LIGHT} strokeWidth="1.1" />
    </Square>
  ),
  catapult: (
    <Disc>
      <path d="M6.3 16.5L11.8 9l5.5 7.5M4 6.8L16.6 11.3M5 16.5h14" stroke={LIGHT} strokeWidth="1.7" />
      <circle cx="4.8" cy="7" r="2" fill={LIGHT} strokeWidth=".9" />
      <path d="M14.6 10.5h4v3.6h-4z" fill={LIGHT} strokeWidth=".9" />
      <path
        d="M6.3 17.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M14.3 17.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0"
        fill={LIGHT}
        strokeWidth=".9"
      />
    </Disc>
  ),
  militia: (
    <Disc>
      <path d="M17 20V6" stroke={LIGHT} strokeWidth="1.7" />
      <path d="M17 2.5l1.9 4.3h-3.8z" fill={LIGHT} strokeWidth=".8" />
      <path d="M5 8.2q4.6-.2 9 0v4.6q0 4-4.5 6.2Q5 16.8 5 12.8z" fill={LIGHT} />
      <path d="M9.5 8.2V19M5 12.2h9" strokeWidth="1.1" />
    </Disc>
  ),
  condottiere: (
    <Disc>
      <path
        d="M7.5 19.3c-.3-4 2.8-5.2 2.6-8.3l-3 2.3-2-1.9c1.3-2.6 2.7-5 5.4-6.3l.7-2.1 1.8 1.9c4 1.3 5.6 6 4.9 14.4z"
        fill={LIGHT}
      />
      <path d="M9.7 8.6h.1" strokeWidth="1.7" />
      <path d="M14 6.5c2 3 2.2 7 1.7 12.5" strokeWidth=".9" />
    </Disc>
  ),
  monument: (
    <Plaque>
      <path d="M6.5 20.5v-2.8h11v2.8zM7.5 6.8V4.3h9v2.5z" fill={LIGHT} strokeWidth="1.1" />
      <path d="M8.7 17.7V6.8h6.6v10.9z" fill={LIGHT} strokeWidth="1.1" />
      <path d="M10.9 8.5v7.5M13.1 8.5v7.5" strokeWidth="1" />
    </Plaque>
  ),
  book: (
    <Plaque>
      <path d="M12 8.3Q9 5.8 5 7v10q4-1 7 1.3Q15 16 19 17V7q-4-1.2-7 1.3z" fill={LIGHT} strokeWidth="1.1" />
      <path d="M12 8.3v10M7 9.8l3 .5M7 12.3l3 .6M17 9.8l-3 .5M17 12.3l-3 .6" strokeWidth=".9" />
    </Plaque>
  ),
  painting: (
    <Plaque>
      <path d="M6.5 4h11v16h-11z" fill={GOLD} strokeWidth="1.1" />
      <path d="M8.3 5.8h7.4v12.4H8.3z" fill={LIGHT} strokeWidth=".8" />
      <path d="M8.3 18.2c0-3.6 1.4-5 3.7-5s3.7 1.4 3.7 5z" fill={LINE} strokeWidth=".6" />
      <circle cx="12" cy="9.9" r="2.2" fill={LIGHT} strokeWidth="1.1" />
    </Plaque>
  ),
} as const satisfies Record<string, ReactNode>;

function Cube({ fill, pattern, children }: { fill: string; pattern: number; children: ReactNode }) {
  return (
    <>
      <path d="M2.5 7.5l4.5-5h14.5l-5 5z" fill={mix(fill, LIGHT, 60)} />
      <path d="M16.5 7.5l5-5v14l-5 5z" fill={mix(fill, LINE, 72)} />
      <path d="M2.5 7.5h14v14h-14z" fill={fill} />
      <path className="patterned" d="M2.5 7.5h14v14h-14z" fill={patternOf(pattern)} />
      {/* On so small a face a sign and a pattern spoil each other; the plain one keeps its sign. */}
      <g stroke={LIGHT} strokeWidth="1.6" className={pattern === 0 ? undefined : 'unpatterned'}>
        {children}
      </g>
    </>
  );
}

const HEXAGON = 'M6.7 2.5h10.6l5.2 9.5-5.2 9.5H6.7L1.5 12z';

function Hexagon({ children }: { children: ReactNode }) {
  return (
    <>
      <path d={HEXAGON} fill={LAND} stroke="none" />
      <g stroke={LINE}>{children}</g>
      <path d={HEXAGON} />
    </>
  );
}

function Square({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M2 2h20v20H2z" fill={TOWN} />
      <g stroke={LINE}>{children}</g>
    </>
  );
}

function Disc({ children }: { children: ReactNode }) {
  return (
    <>
      <circle cx="12" cy="12" r="10.5" fill={ARMY} />
      <g stroke={LINE}>{children}</g>
    </>
  );
}

function Plaque({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M3.5 1.5h17v21h-17z" fill={CULTURE} />
      <g stroke={LINE}>{children}</g>
    </>
  );
}
