/** Signs of places and terms. */
import type { ReactNode } from 'react';
import { ACCENT, ARMY, FOOD, GOLD, INK, LAND, LINE, mix, PAPER, TOWN } from '../palette';

const LEAVES = [18, 50, 82, 114, 146]; // degrees from the foot of the wreath

export const SIGNS = {
  exchange: (
    <>
      <path d="M2 7.5h12V3.5l8 5.5-8 5.5v-3.8H2z" transform="translate(0 -1.5)" fill={GOLD} />
      <path d="M22 15h-12v-3.8l-8 5.5 8 5.5v-4H22z" transform="translate(0 .8)" fill={PAPER} />
    </>
  ),
  vp: (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(12 12) scale(${side * 0.93} .93)`}>
          <path d="M0 8.5A8.3 8.3 0 0 0 5.3-6.5" />
          {LEAVES.map((degrees) => (
            <path
              key={degrees}
              d="M0 0C1.8-1.5 2.2-4.2 0-6.3C-2.2-4.2-1.8-1.5 0 0z"
              transform={`rotate(${-degrees}) translate(0 8.3) rotate(112) scale(.92)`}
              fill={FOOD}
              strokeWidth="1"
            />
          ))}
        </g>
      ))}
      <path d="M9.5 19l5 3.5M14.5 19l-5 3.5" stroke={ACCENT} strokeWidth="1.8" />
    </>
  ),
  strength: (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(12 12) scale(${side} 1)`}>
          <path d="M9.5-10.5l-.8 4L-3.8 6 -6 3.8 6.5-8.7z" fill={PAPER} />
          <path d="M-7.7 2.8L-2.8 7.7M-5.5 5.5L-9.3 9.3" strokeWidth="2.2" />
        </g>
      ))}
    </>
  ),
  army: (
    <>
      <path d="M5 22.5V2" strokeWidth="1.8" />
      <path d="M5 3.5h16.5l-4 4.8 4 4.8H5z" fill={ARMY} />
      <path d="M10.5 5.2v6.2M7.5 8.3h6" stroke={PAPER} strokeWidth="1.7" />
      <path d="M2.5 22.5h5" strokeWidth="1.8" />
    </>
  ),
  church: (
    <>
      <path d="M3 22v-9l4.5-2V9.5L12 5.5l4.5 4V11l4.5 2v9z" fill={mix(TOWN, PAPER, 35)} />
      <path d="M12 5.5V.8M10 2.5h4" strokeWidth="1.5" />
      <circle cx="12" cy="11.5" r="1.9" fill={INK} strokeWidth=".5" />
      <path d="M9.8 22v-4a2.2 2.2 0 0 1 4.4 0v4z" fill={INK} />
    </>
  ),
  palace: (
    <>
      <path d="M13.5 8V2.5h1.4v1.2h1.3V2.5h1.4v1.2h1.3V2.5h1.4V8z" fill={TOWN} />
      <path d="M2 22V7h2v1.7h2.4V7h2.2v1.7H11V7h2v1.7h2.5V7h2v1.7H20V7h2v15z" fill={mix(TOWN, PAPER, 60)} />
      <path d="M2 11.5h20" strokeWidth="1" />
      <path
        d="M4.5 16.5v-1.8a1.3 1.3 0 0 1 2.6 0v1.8zM16.9 16.5v-1.8a1.3 1.3 0 0 1 2.6 0v1.8zM9.5 22v-4.5a2.5 2.5 0 0 1 5 0V22z"
        fill={INK}
        strokeWidth=".6"
      />
    </>
  ),
  environs: (
    <>
      <path d="M1.5 21.5V15Q8 8.5 14 13.5Q18 11 22.5 13v8.5z" fill={LAND} />
      <path d="M5 21.5Q10 17 14 13.5M11.5 21.5q3-4 8.5-6.3" strokeWidth="1.1" />
      <path d="M6.5 14.5c-3.2-1-2.2-9 0-12.5c2.2 3.5 3.2 11.5 0 12.5z" fill={FOOD} />
      <circle cx="17" cy="5.5" r="2.8" fill={GOLD} />
    </>
  ),
  wall: (
    <>
      <path d="M1.5 21.5v-16h4v3.3h4.2V5.5h4.6v3.3h4.2V5.5h4v16z" fill={mix(TOWN, PAPER, 45)} />
      <path d="M1.5 12.5h21M6.5 8.8v3.7M17 8.8v3.7M1.5 17h7M15.5 17h7M4.5 12.5V17M19.5 12.5V17" strokeWidth="1" />
      <path d="M8.5 21.5v-3.8a3.5 3.5 0 0 1 7 0v3.8z" fill={INK} />
    </>
  ),
  city: (
    <>
      <path d="M2 22V5.5h1.3V7h1.5V5.5h1.5V7h1.2V22z" fill={TOWN} />
      <path d="M8.5 15.5c0-4.5 1.7-6.5 4-7.5V5.5h1V8c2.3 1 4 3 4 7.5z" fill={ACCENT} />
      <path d="M6.5 22v-6.5h12V22z" fill={PAPER} />
      <path d="M15.5 22v-6l3.5-3.5 3.5 3.5v6z" fill={TOWN} />
      <path d="M10.5 22v-2.7a1.5 1.5 0 0 1 3 0V22z" fill={INK} strokeWidth=".6" />
    </>
  ),
  drawPile: (
    <>
      <path d="M8.5 6.5h12v16h-12z" fill={PAPER} />
      <path d="M6 4h12v16H6z" fill={PAPER} />
      <path d="M3.5 1.5h12v16h-12z" fill={ACCENT} />
      <path d="M9.5 5l3 4.5-3 4.5-3-4.5z" fill={GOLD} strokeWidth="1" />
    </>
  ),
  display: (
    <>
      <path d="M1.2 7.5h6.2v9.5H1.2zM16.6 7.5h6.2v9.5h-6.2z" fill={PAPER} />
      <path d="M8 5.5h8v13H8z" fill={GOLD} />
      <path d="M10 8.5h4M10 11h4" strokeWidth="1.1" />
      <path d="M3 21.5h18" strokeWidth="1.5" />
    </>
  ),
  reserve: (
    <>
      <path d="M9.5 7.5Q2.5 12 3 18q.5 4 9 4t9-4q.5-6-6.5-10.5z" fill={TOWN} />
      <path d="M9.5 7.5Q8 4.5 6.8 2.2q2.8 1.2 5.2 0q2.4 1.2 5.2 0Q16 4.5 14.5 7.5z" fill={mix(TOWN, PAPER, 50)} />
      <path d="M8.8 7.6h6.4" stroke={ACCENT} strokeWidth="2.2" />
      <path d="M9 12.5h6v6H9z" fill={PAPER} strokeWidth="1.1" />
    </>
  ),
  'military-scoring': (
    <>
      <path d="M3.5 3.5q8.5-2 17 0v7.5q0 7.5-8.5 11.5Q3.5 18.5 3.5 11z" fill={ARMY} />
      <path d="M12 4.3l1.6 2.5v7.4h-3.2V6.8z" fill={PAPER} strokeWidth="1" />
      <path d="M8 14.5h8M12 14.5v4.5" stroke={PAPER} strokeWidth="2" />
    </>
  ),
  'first-player': (
    <>
      <path d="M3 18.5L1.5 7.5l5.7 4L12 3.5l4.8 8 5.7-4L21 18.5z" fill={GOLD} />
      <path d="M3 18.5h18v3H3z" fill={mix(GOLD, PAPER, 40)} />
      <path d="M12 13v2.5M7.5 14.5v1.5M16.5 14.5v1.5" strokeWidth="1.6" />
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
      <circle cx="12" cy="12" r="2.8" strokeWidth="1" />
    </>
  ),
  action: (
    <>
      <path d="M1.5 8.5h4.5v10.5H1.5z" fill={ACCENT} />
      <path
        d="M6 9.5Q9 8.5 11 5.5q2.3-.3 1.8 3H21.5a1.6 1.6 0 0 1 0 3.3H15.5q1.7 1.3.6 2.8q1 1.4-.5 2.5q.3 1.9-1.7 1.9H9.5Q7.5 19 6 18z"
        fill={PAPER}
      />
      <path d="M12.5 11.8h3M12.5 14.6h3.3M12.5 17h2.8" strokeWidth="1" />
    </>
  ),
  goal: (
    <>
      <path d="M5.5 4.5h12v14h-12z" fill={PAPER} />
      <path
        d="M4.5 1.7h14a1.7 1.7 0 0 1 0 3.5h-14a1.7 1.7 0 0 1 0-3.5zM4.5 17h14a1.7 1.7 0 0 1 0 3.5h-14a1.7 1.7 0 0 1 0-3.5z"
        fill={TOWN}
      />
      <path d="M8.5 8h6M8.5 10.7h6M8.5 13.4h3" strokeWidth="1.2" />
      <path d="M14.5 17.5l-1.2 5.5 2.7-1.5 2.7 1.5-1.2-5.5z" fill={ACCENT} strokeWidth="1" />
      <circle cx="16" cy="15.5" r="3.3" fill={ACCENT} />
    </>
  ),
  box: (
    <>
      <path d="M3 11l9 3.5 9-3.5v8l-9 3.5-9-3.5z" fill={TOWN} />
      <path d="M12 14.5V22.5" />
      <path d="M3 11l9-3.5 9 3.5-9 3.5z" fill={mix(TOWN, LINE, 55)} />
      <path d="M3 11L1.3 7 10 3.5l2 4zM21 11l1.7-4L14 3.5l-2 4z" fill={mix(TOWN, PAPER, 55)} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
