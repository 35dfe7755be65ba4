/** Cards of war: militia, condottieri, siege works and the military scoring. */
import type { ReactNode } from 'react';
import {
  ACCENT,
  ARMY,
  CULTURE,
  GOLD,
  LAND,
  LIGHT,
  LINE,
  mix,
  SHADE,
  SKIN,
  SKY,
  STEEL,
  STONE,
  TOWN,
  WOOD,
} from '../palette';
import { Hatch, Limb, merlons, Sword, Tower, Trebuchet } from '../shapes';

const PIKEMEN = [
  { x: 22, y: 70, coat: ARMY },
  { x: 46, y: 70, coat: CULTURE },
  { x: 70, y: 70, coat: ARMY },
  { x: 94, y: 70, coat: CULTURE },
];

export const WAR_CARDS: Readonly<Record<string, ReactNode>> = {
  'raise-militia': (
    <>
      <path d="M-2 46Q30 36 60 43T122 40V74H-2z" fill={mix(LAND, SKY, 55)} />
      <path d="M-2 60Q60 52 122 60V74H-2z" fill={LAND} />
      <path d="M8 64V4M34 62V8M58 64V3M83 62V7M111 64V2" strokeWidth="1.6" opacity=".65" />
      {PIKEMEN.map(({ x, y, coat }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-5-18L-7 0h5l2-15 2 15h5L5-18z" fill={mix(TOWN, LIGHT, 70)} />
          <path d="M-7-36h14l2 20H-9z" fill={coat} />
          <path d="M0-36v20" strokeWidth=".8" />
          <path d="M-9-19h18v3.5H-9z" fill={WOOD} />
          <circle cy="-42" r="5.5" fill={SKIN} />
          <path d="M-9-43h18l-3-1.5Q6-51 0-51T-6-44.5z" fill={STEEL} />
          <path d="M-2-41h.1M2.5-41h.1" strokeWidth="1.3" />
          <path d="M11-2V-62" strokeWidth="2.6" />
          <path d="M11-2V-62" stroke={WOOD} strokeWidth="1" />
          <path d="M11-70l2.6 7-2.6 3-2.6-3z" fill={LIGHT} />
          <Limb d="M6-33Q13-30 11-25" width={4.6} fill={coat} />
          <circle cx="11" cy="-25" r="2.2" fill={SKIN} />
        </g>
      ))}
    </>
  ),
  'hire-condottieri': (
    <>
      <path d="M-2 44Q20 30 46 38Q80 26 122 40V74H-2z" fill={mix(LAND, SKY, 55)} />
      <Tower x={7} y={42} w={9} h={22} />
      <Tower x={16} y={42} w={8} h={14} roof />
      <path d="M-2 62Q60 54 122 62V74H-2z" fill={LAND} />
      <path d="M64 34L76-2" strokeWidth="2.2" />
      <path d="M75 1Q88-3 96 4Q104 9 113 5Q108 12 112 17Q100 20 92 14Q82 10 71 13z" fill={ARMY} />
      <path d="M84 3.5q2 4 0 7M95 6q1 5-1 7" stroke={GOLD} strokeWidth="1.5" />
      <path d="M35 36C25 36 23 48 27 58C31 52 33 46 37 44z" fill={SHADE} />
      <path
        d="M35 36Q48 32 64 34C72 33 76 26 80 18L82 13l3 4C90 19 94 24 97 30q1 4-4 4q-4-3-9-2.5Q84 40 80 45Q86 48 92 47l3 9-4 1-3-6Q80 54 74 50l1 15h-6l-3-14Q56 54 49 51l6 14h-6l-7-13Q40 56 39 57v9h-6l-1-12Q31 43 35 36z"
        fill={LIGHT}
      />
      <path d="M80 18Q76 30 68 35L64 34C72 33 76 24 78 16L82 13z" fill={SHADE} />
      <path d="M88 23h.1" strokeWidth="2" />
      <path d="M92 34L91 26 84 31M91 28Q78 36 68 33" stroke={ACCENT} strokeWidth="1.3" />
      <path
        d="M34 40Q36 34 44 34.5H66Q76 35 80 44Q76 51 72 53L68 50 64 54 60 50 56 54 52 50 48 54 44 50 40 54Q34 48 34 40z"
        fill={CULTURE}
      />
      <path d="M36 47Q56 51 77 48" stroke={GOLD} strokeWidth="1.8" />
      <path d="M48 35l4-5h14l4 5z" fill={WOOD} />
      <Limb d="M60 33Q66 39 63 49L68 50" width={5.5} fill={STEEL} />
      <path d="M52 32Q50 20 54 17h9Q68 21 66 32z" fill={STEEL} />
      <Hatch d="M63 20q2 5 1 11M60 20q2 5 1 11" />
      <path d="M54 13Q54 5 61 5t7 8l-2 4H56z" fill={STEEL} />
      <path d="M60 11.5h8.5" strokeWidth="2" />
      <path d="M61 5Q54-4 45 2Q51 3 52 9Q56 4 61 5z" fill={ARMY} />
      <Limb d="M56 20Q58 29 68 25" width={5} fill={STEEL} />
    </>
  ),
  'siege-works-early': (
    <>
      <path d="M-2 50Q20 34 60 42T122 36V74H-2z" fill={mix(LAND, SKY, 55)} />
      <path d={`M86 48V30${merlons(40, 6, 4)}v18z`} fill={STONE} />
      <Tower x={94} y={48} w={12} h={28} />
      <path d="M-2 62Q60 54 122 60V74H-2z" fill={LAND} />
      <Hatch d="M6 70q6-2 12 0M90 68q6-2 12 0M104 71q6-2 12 0M80 72q4-2 8 0" width={0.8} />
      <Trebuchet x={52} y={68} scale={1.02} />
      <circle cx="94" cy="66" r="4" fill={STONE} />
      <circle cx="101" cy="67" r="4" fill={STONE} />
      <circle cx="97.5" cy="61" r="4" fill={STONE} />
    </>
  ),
  'siege-works-late': (
    <>
      <path d="M-2-2h124v76H-2z" fill={mix(GOLD, SKY, 45)} stroke="none" />
      <path d="M-2 50Q30 42 60 46T122 40V74H-2z" fill={mix(LAND, SKY, 40)} />
      <path d={`M66 62V36${merlons(34, 5, 4)}l6 8-4 6 5 6v14z`} fill={STONE} />
      <Tower x={74} y={62} w={15} h={44} />
      <path d="M108 62l-3-15 4-5-2-9 5-6 3 5 5-6h4v36z" fill={STONE} />
      <Hatch d="M68 44h4M92 44h6M94 50h6M92 56h4M112 44h6M114 50h6M68 54h4" width={0.8} />
      <path d="M100 48Q94 38 101 30Q100 37 105 38Q106 30 103 24Q114 31 112 42Q110 49 106 50z" fill={ACCENT} />
      <path d="M103 48Q100 43 104 39Q105 43 108 44Q109 47 106 50z" fill={GOLD} stroke="none" />
      <Hatch d="M102 20q-4-5 1-9t0-10M110 20q4-6 0-10t2-9" width={1.2} />
      <path d="M-2 64Q60 56 122 62V74H-2z" fill={mix(LAND, LINE, 80)} />
      <g transform="translate(33 70) scale(.92)">
        <path d="M-22-8L0-38L22-8" strokeWidth="5" />
        <path d="M-22-8L0-38L22-8" stroke={WOOD} strokeWidth="3" />
        <path d="M-13-20H13" strokeWidth="1.6" />
        <Limb d="M20-70L-14-24" width={4.5} fill={mix(WOOD, LIGHT, 75)} line={1.9} />
        <path d="M-22-26h16l-2 13h-12z" fill={WOOD} />
        <path d="M20-70q10-2 16 4" />
        <circle cy="-44" cx="0" r="3" fill={GOLD} />
        <path d="M-31-10h62v5h-62z" fill={mix(WOOD, LIGHT, 75)} />
        <path d="M-29-5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M17-5a6 6 0 1 0 12 0a6 6 0 1 0-12 0" fill={WOOD} />
      </g>
      <path d="M67 13q-5-1-8-3M66 17q-5 0-9-1" strokeWidth=".9" />
      <circle cx="73" cy="15" r="4.2" fill={SHADE} />
    </>
  ),
  'military-scoring': (
    <>
      <path d="M-2-2h124v76H-2z" fill={mix(ARMY, LIGHT, 32)} stroke="none" />
      <Hatch
        d="M60 36L-4 6M60 36L-4 36M60 36L-4 66M60 36L124 6M60 36H124M60 36L124 66M60 36V-4M60 36L20-4M60 36L100-4M60 36L30 76M60 36L90 76"
        width={1}
      />
      <path d="M14 4l14 60M106 4L92 64" strokeWidth="2.6" />
      <path d="M15 8q-8 1-14 8l6 1-3 6 6-1 1 7q4-8 10-10zM105 8q8 1 14 8l-6 1 3 6-6-1-1 7q-4-8-10-10z" fill={CULTURE} />
      <Sword transform="translate(22 70) rotate(45) scale(1.75)" />
      <Sword transform="translate(98 70) rotate(-45) scale(1.75)" />
      <path d="M43 24Q60 18 77 24V40Q77 58 60 67Q43 58 43 40z" fill={ARMY} />
      <path d="M60 21V67Q77 58 77 40V24Q68.5 21 60 21z" fill={LIGHT} />
      <path d="M43 24Q60 18 77 24V40Q77 58 60 67Q43 58 43 40z" strokeWidth="1.6" />
      <path d="M51.5 33l2 4.5 5 .5-3.7 3.3 1 5-4.3-2.6-4.3 2.6 1-5L44.5 38l5-.5z" fill={GOLD} />
      <path d="M65 31h7M65 38h8M65 45h7M65 52h5" stroke={ARMY} strokeWidth="2.4" />
    </>
  ),
};
