/** Signs of places and terms. */
import type { ReactNode } from 'react';
import { ACCENT, ARMY, FOOD, GOLD, INK, LAND, mix, PAPER, TOWN } from '../palette';

const LEAVES = [18, 50, 82, 114, 146]; // degrees from the foot of the wreath

export const SIGNS = {
  exchange: (
    <>
      <path d="M2 7.500h12V3.500l8 5.5-8 5.500v-3.800H2z" transform="translate(0 -1.5)" fill={GOLD} />
      <path d="M22 15h-12v-3.800l-8 5.5 8 5.500v-4H22z" transform="translate(0 .8)" fill={PAPER} />
    </>
  ),
  vp: (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(12 11.5) scale(${side} 1)`}>
          <path d="M0 8.500A8.3 8.3 0 0 0 5.3-6.5" />
          {LEAVES.map((degrees) => (
            <path
              key={degrees}
              d="M0 0C1.8-1.5 2.2-4.2 0-6.300C-2.2-4.2-1.8-1.5 0 0z"
              transform={`rotate(${-degrees}) translate(0 8.3) rotate(112) scale(.92)`}
              fill={FOOD}
              strokeWidth="1"
            />
          ))}
        </g>
      ))}
      <path d="M9.5 19l5 3.500M14.5 19l-5 3.5" stroke={ACCENT} strokeWidth="1.8" />
    </>
  ),
  strength: (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(12 12) scale(${side} 1)`}>
          <path d="M9.5-10.500l-.8 4L-3.8 6 -6 3.8 6.5-8.700z" fill={PAPER} />
          <path d="M-7.7 2.800L-2.8 7.700M-5.5 5.500L-9.3 9.3" strokeWidth="2.2" />
        </g>
      ))}
    </>
  ),
  army: (
    <>
      <path d="M5 22.500V2" strokeWidth="1.8" />
      <path d="M5 3.500h16.500l-4 4.8 4 4.800H5z" fill={ARMY} />
      <path d="M10.5 5.200v6.200M7.5 8.300h6" stroke={PAPER} strokeWidth="1.7" />
      <path d="M2.5 22.500h5" strokeWidth="1.8" />
    </>
  ),
  church: (
    <>
      <path d="M3 22v-9l4.5-2V9.500L12 5.500l4.5 4V11l4.5 2v9z" fill={mix(TOWN, PAPER, 35)} />
      <path d="M12 5.500V.800M10 2.500h4" strokeWidth="1.5" />
      <circle cx="12" cy="11.5" r="1.9" fill={INK} strokeWidth=".5" />
      <path d="M9.8 22v-4a2.2 2.2 0 0 1 4.4 0v4z" fill={INK} />
    </>
  ),
  palace: (
    <>
      <path d="M13.5 8V2.500h1.400v1.200h1.300V2.500h1.400v1.200h1.300V2.500h1.400V8z" fill={TOWN} />
      <path
        d="M2 22V7h2v1.700h2.400V7h2.200v1.700H11V7h2v1.700h2.500V7h2v1.700H20V7h2v15z"
        fill={mix(TOWN, PAPER, 60)}
      />
      <path d="M2 11.500h20" strokeWidth="1" />
      <path
        d="M4.5 16.500v-1.800a1.3 1.3 0 0 1 2.6 0v1.800zM16.9 16.500v-1.800a1.3 1.3 0 0 1 2.6 0v1.800zM9.5 22v-4.500a2.5 2.5 0 0 1 5 0V22z"
        fill={INK}
        strokeWidth=".6"
      />
    </>
  ),
  environs: (
    <>
      <path d="M1.5 21.500V15Q8 8.5 14 13.500Q18 11 22.5 13v8.500z" fill={LAND} />
      <path d="M5 21.500Q10 17 14 13.500M11.5 21.500q3-4 8.5-6.3" strokeWidth="1.1" />
      <path d="M6.5 14.500c-3.2-1-2.2-9 0-12.500c2.2 3.5 3.2 11.5 0 12.500z" fill={FOOD} />
      <circle cx="17" cy="5.5" r="2.8" fill={GOLD} />
    </>
  ),
  wall: (
    <>
      <path d="M1.5 21.500v-16h4v3.300h4.200V5.500h4.600v3.300h4.200V5.500h4v16z" fill={mix(TOWN, PAPER, 45)} />
      <path
        d="M1.5 12.500h21M6.5 8.800v3.700M17 8.800v3.700M1.5 17h7M15.5 17h7M4.5 12.500V17M19.5 12.500V17"
        strokeWidth="1"
      />
      <path d="M8.5 21.500v-3.800a3.5 3.5 0 0 1 7 0v3.800z" fill={INK} />
    </>
  ),
  city: (
    <>
      <path d="M2 22V5.500h1.300V7h1.500V5.500h1.500V7h1.200V22z" fill={TOWN} />
      <path d="M8.5 15.500c0-4.5 1.7-6.5 4-7.500V5.500h1V8c2.3 1 4 3 4 7.500z" fill={ACCENT} />
      <path d="M6.5 22v-6.500h12V22z" fill={PAPER} />
      <path d="M15.5 22v-6l3.5-3.5 3.5 3.500v6z" fill={TOWN} />
      <path d="M10.5 22v-2.700a1.5 1.5 0 0 1 3 0V22z" fill={INK} strokeWidth=".6" />
    </>
  ),
  drawPile: (
    <>
      <path d="M8.5 6.500h12v16h-12z" fill={PAPER} />
      <path d="M6 4h12v16H6z" fill={PAPER} />
      <path d="M3.5 1.500h12v16h-12z" fill={ACCENT} />
      <path d="M9.5 5l3 4.5-3 4.5-3-4.500z" fill={GOLD} strokeWidth="1" />
    </>
  ),
  display: (
    <>
      <path d="M1.2 7.500h6.200v9.500H1.200zM16.6 7.500h6.200v9.500h-6.200z" fill={PAPER} />
      <path d="M8 5.500h8v13H8z" fill={GOLD} />
      <path d="M10 8.500h4M10 11h4" strokeWidth="1.1" />
      <path d="M3 21.500h18" strokeWidth="1.5" />
    </>
  ),
  reserve: (
    <>
      <path d="M9.5 7.500Q2.5 12 3 18q.5 4 9 4t9-4q.5-6-6.5-10.500z" fill={TOWN} />
      <path d="M9.5 7.500Q8 4.5 6.8 2.200q2.8 1.2 5.2 0q2.4 1.2 5.2 0Q16 4.5 14.5 7.500z" fill={mix(TOWN, PAPER, 50)} />
      <path d="M8.8 7.600h6.4" stroke={ACCENT} strokeWidth="2.2" />
      <path d="M9 12.500h6v6H9z" fill={PAPER} strokeWidth="1.1" />
    </>
  ),
  'military-scoring': (
    <>
      <path d="M3.5 3.500q8.5-2 17 0v7.500q0 7.5-8.5 11.500Q3.5 18.5 3.5 11z" fill={ARMY} />
      <path d="M12 4.300l1.6 2.500v7.400h-3.200V6.800z" fill={PAPER} strokeWidth="1" />
      <path d="M8 14.500h8M12 14.500v4.5" stroke={PAPER} strokeWidth="2" />
    </>
  ),
  'first-player': (
    <>
      <path d="M3 18.500L1.5 7.500l5.7 4L12 3.500l4.8 8 5.7-4L21 18.500z" fill={GOLD} />
      <path d="M3 18.500h18v3H3z" fill={mix(GOLD, PAPER, 40)} />
      <path d="M12 13v2.500M7.5 14.500v1.500M16.5 14.500v1.5" strokeWidth="1.6" />
    </>
  ),
  year: (
    <>
      <path
        d={Array.from({ length: 8 }, (_, i) => i * 45)
          .map((degrees) => {
            const at = (turn: number, radius: number) => {
              const angle = ((degrees + turn) * Math.PI) / 180;
              return `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`;
            };
            return `M${at(-17, 6)}L${at(0, 11)}L${at(17, 6)}z`;
          })
          .join('')}
        fill={GOLD}
        strokeWidth="1"
      />
      <circle cx="12" cy="12" r="5.6" fill={GOLD} />
      <path d="M10 11h.100M14 11h.1" strokeWidth="1.6" />
      <path d="M9.8 13.600q2.2 1.8 4.4 0" strokeWidth="1.1" />
    </>
  ),
  action: (
    <>
      <path d="M1.5 8.500h4.500v10.500H1.500z" fill={ACCENT} />
      <path
        d="M6 9.500Q9 8.5 11 5.500q2.3-.3 1.8 3H21.500a1.6 1.6 0 0 1 0 3.300H15.500q1.7 1.3.6 2.800q1 1.4-.5 2.500q.3 1.9-1.7 1.900H9.500Q7.5 19 6 18z"
        fill={PAPER}
      />
      <path d="M12.5 11.800h3M12.5 14.600h3.300M12.5 17h2.8" strokeWidth="1" />
    </>
  ),
  goal: (
    <>
      <path d="M5.5 4.500h12v14h-12z" fill={PAPER} />
      <path
        d="M4.5 1.700h14a1.7 1.7 0 0 1 0 3.500h-14a1.7 1.7 0 0 1 0-3.500zM4.5 17h14a1.7 1.7 0 0 1 0 3.500h-14a1.7 1.7 0 0 1 0-3.500z"
        fill={TOWN}
      />
      <path d="M8.5 8h6M8.5 10.700h6M8.5 13.400h3" strokeWidth="1.2" />
      <path d="M14.5 17.500l-1.2 5.5 2.7-1.5 2.7 1.5-1.2-5.500z" fill={ACCENT} strokeWidth="1" />
      <circle cx="16" cy="15.5" r="3.3" fill={ACCENT} />
    </>
  ),
  box: (
    <>
      <path d="M3 11l9 3.5 9-3.500v8l-9 3.5-9-3.500z" fill={TOWN} />
      <path d="M12 14.500V22.5" />
      <path d="M3 11l9-3.5 9 3.5-9 3.500z" fill={mix(TOWN, INK, 55)} />
      <path d="M3 11L1.3 7 10 3.500l2 4zM21 11l1.7-4L14 3.500l-2 4z" fill={mix(TOWN, PAPER, 55)} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
