/** Signs of the pieces: cubes; hexagons for land, squares for town, discs for the army, rectangles for culture. */
import type { ReactNode } from 'react';
import { ARMY, CULTURE, FAVOR, FOOD, GOLD, INK, LAND, mix, PAPER, TOWN } from '../palette';

export const PIECES = {
  food: (
    <Cube fill={FOOD}>
      <path d="M9.5 20.500V10M9.5 13L6 10.200M9.5 13L13 10.200M9.5 16.300L6 13.500M9.5 16.300L13 13.500M9.5 19.300L6 16.700M9.5 19.300L13 16.7" />
    </Cube>
  ),
  gold: (
    <Cube fill={GOLD}>
      <circle cx="9.5" cy="14.5" r="4.8" fill={mix(GOLD, PAPER, 45)} stroke={INK} strokeWidth="1.3" />
      <path d="M9.5 12.200v4.6" stroke={INK} strokeWidth="1.5" />
    </Cube>
  ),
  favor: (
    <Cube fill={FAVOR}>
      <path d="M9.5 9.800v9.600M6 13h7" strokeWidth="2.3" strokeLinecap="butt" />
    </Cube>
  ),
  field: (
    <Hexagon>
      <path d="M4 8.300L7 2.500h10l3 5.800z" fill={mix(LAND, PAPER, 40)} strokeWidth="1" />
      <path
        d="M12 8.500v12.500M10.3 8.500L6.3 20.500M13.7 8.500l4 12M8.6 8.500L3.6 15M15.4 8.500l5 6.5"
        strokeWidth="1.2"
      />
    </Hexagon>
  ),
  farm: (
    <Hexagon>
      <path d="M6.5 18v-7h11v7z" fill={PAPER} />
      <path d="M4.8 11.300L12 5l7.2 6.300z" fill={ARMY} />
      <path d="M10.3 18v-4.200h3.400V18z" fill={INK} />
    </Hexagon>
  ),
  palazzo: (
    <Square>
      <path d="M5.5 20V7h13v13z" fill={PAPER} />
      <path d="M4.3 4.800h15.400V7H4.300z" fill={PAPER} />
      <path
        d="M7.5 12V10.400a1.2 1.2 0 0 1 2.4 0V12zM14.1 12v-1.600a1.2 1.2 0 0 1 2.4 0V12zM10 20v-3.500a2 2 0 0 1 4 0V20z"
        fill={INK}
        strokeWidth=".6"
      />
      <path d="M5.5 13.800h13" strokeWidth="1" />
    </Square>
  ),
  bank: (
    <Square>
      <path d="M12 4.500v14M8.5 19h7M5.5 7.500L12 6l6.5 1.5" strokeWidth="1.5" />
      <path d="M5.5 7.500l-2.3 6h4.600zM18.5 7.500l-2.3 6h4.600z" strokeWidth=".9" fill={mix(TOWN, PAPER, 40)} />
      <path
        d="M2.9 13.300h5.200a2.6 2.6 0 0 1-5.2 0zM15.9 13.300h5.200a2.6 2.6 0 0 1-5.2 0z"
        fill={PAPER}
        strokeWidth="1.1"
      />
    </Square>
  ),
  catapult: (
    <Disc>
      <path d="M6.3 16.500L11.8 9l5.5 7.500M4 6.800L16.6 11.300M5 16.500h14" stroke={PAPER} strokeWidth="1.7" />
      <circle cx="4.8" cy="7" r="2" fill={PAPER} strokeWidth=".9" />
      <path d="M14.6 10.500h4v3.600h-4z" fill={PAPER} strokeWidth=".9" />
      <path
        d="M6.3 17.600a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M14.3 17.600a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0"
        fill={PAPER}
        strokeWidth=".9"
      />
    </Disc>
  ),
  militia: (
    <Disc>
      <path d="M17 20V6" stroke={PAPER} strokeWidth="1.7" />
      <path d="M17 2.500l1.9 4.300h-3.800z" fill={PAPER} strokeWidth=".8" />
      <path d="M5 8.200q4.6-.2 9 0v4.600q0 4-4.5 6.200Q5 16.8 5 12.800z" fill={PAPER} />
      <path d="M9.5 8.200V19M5 12.200h9" strokeWidth="1.1" />
    </Disc>
  ),
  condottiere: (
    <Disc>
      <path
        d="M7.5 19.300c-.3-4 2.8-5.2 2.6-8.300l-3 2.3-2-1.900c1.3-2.6 2.7-5 5.4-6.300l.7-2.1 1.8 1.900c4 1.3 5.6 6 4.9 14.400z"
        fill={PAPER}
      />
      <path d="M9.7 8.600h.1" strokeWidth="1.7" />
      <path d="M14 6.500c2 3 2.2 7 1.7 12.5" strokeWidth=".9" />
    </Disc>
  ),
  monument: (
    <Plaque>
      <path d="M6.5 20.500v-2.800h11v2.800zM7.5 6.800V4.300h9v2.500z" fill={PAPER} strokeWidth="1.1" />
      <path d="M8.7 17.700V6.800h6.600v10.900z" fill={PAPER} strokeWidth="1.1" />
      <path d="M10.9 8.500v7.500M13.1 8.500v7.5" strokeWidth="1" />
    </Plaque>
  ),
  book: (
    <Plaque>
      <path d="M12 8.300Q9 5.8 5 7v10q4-1 7 1.300Q15 16 19 17V7q-4-1.2-7 1.300z" fill={PAPER} strokeWidth="1.1" />
      <path d="M12 8.300v10M7 9.800l3 .500M7 12.300l3 .600M17 9.800l-3 .500M17 12.300l-3 .6" strokeWidth=".9" />
    </Plaque>
  ),
  painting: (
    <Plaque>
      <path d="M6.5 4h11v16h-11z" fill={GOLD} strokeWidth="1.1" />
      <path d="M8.3 5.800h7.400v12.400H8.300z" fill={PAPER} strokeWidth=".8" />
      <path d="M8.3 18.200c0-3.6 1.4-5 3.7-5s3.7 1.4 3.7 5z" fill={INK} strokeWidth=".6" />
      <circle cx="12" cy="9.9" r="2.2" fill={PAPER} strokeWidth="1.1" />
    </Plaque>
  ),
} as const satisfies Record<string, ReactNode>;

function Cube({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <>
      <path d="M2.5 7.500l4.5-5h14.500l-5 5z" fill={mix(fill, PAPER, 55)} />
      <path d="M16.5 7.500l5-5v14l-5 5z" fill={mix(fill, INK, 72)} />
      <path d="M2.5 7.500h14v14h-14z" fill={fill} />
      <g stroke={PAPER} strokeWidth="1.6">
        {children}
      </g>
    </>
  );
}

function Hexagon({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M6.7 2.500h10.600l5.2 9.5-5.2 9.500H6.700L1.5 12z" fill={LAND} />
      {children}
    </>
  );
}

function Square({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M2 2h20v20H2z" fill={TOWN} />
      {children}
    </>
  );
}

function Disc({ children }: { children: ReactNode }) {
  return (
    <>
      <circle cx="12" cy="12" r="10.5" fill={ARMY} />
      {children}
    </>
  );
}

function Plaque({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M3.5 1.500h17v21h-17z" fill={CULTURE} />
      {children}
    </>
  );
}
