/** Cards of the land: fields, farms, harvest and granary. */
import type { ReactNode } from 'react';
import { ACCENT, FOOD, GOLD, LAND, LIGHT, LINE, mix, SHADE, SKIN, SKY, STONE, TOWN, WOOD } from '../palette';
import { Cypress, Hatch, Limb, Sheaf, Tree } from '../shapes';

const HILLS = (
  <>
    <path d="M-2 34Q18 20 42 29Q66 16 92 27Q108 21 122 27V74H-2z" fill={mix(LAND, SKY, 55)} />
    <Hatch d="M70 24q8 3 14 9M78 23q8 3 12 8M20 27q8 3 12 7M28 26q7 3 10 6" />
  </>
);

function Sun({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="6.5" fill={GOLD} />
      <path
        d={`M${x} ${y - 9.5}v-4M${x} ${y + 9.5}v4M${x - 9.5} ${y}h-4M${x + 9.5} ${y}h4M${x - 6.7} ${y - 6.7}l-3-3M${x + 6.7} ${y - 6.7}l3-3M${x - 6.7} ${y + 6.7}l-3 3M${x + 6.7} ${y + 6.7}l3 3`}
        stroke={mix(GOLD, LINE, 75)}
      />
    </>
  );
}

export const LAND_CARDS: Readonly<Record<string, ReactNode>> = {
  'field-works': (
    <>
      {HILLS}
      <path d="M-2 46Q40 34 122 42V74H-2z" fill={LAND} />
      <Hatch d="M-2 58Q10 52 18 42M8 74Q24 56 30 41M96 74Q94 56 88 41M116 74Q108 54 100 42" width={0.8} />
      <path d="M24 62l14-19h34l14 19-6 12H30z" fill={mix(LAND, LINE, 60)} stroke="none" opacity=".6" />
      <path d="M22 53l13-19h36l13 19-13 15H35z" fill={FOOD} strokeWidth="1.5" />
      <path d="M22 53l13 15h36l13-15v4L71 72H35L22 57z" fill={WOOD} strokeWidth="1.2" />
      <path d="M47 34.5L38 67M53 34.5V68M59 34.5L68 67M41.5 34.5L29 60M64.5 34.5L77 60" strokeWidth="1.3" />
      <path d="M90-2L84 15l18 14 20-12V-2z" fill={ACCENT} />
      <Hatch d="M97 0l-4 14M104 0l-4 20M112 0l-6 22" />
      <path d="M81 16l19 15 4-5-20-15z" fill={LIGHT} />
      <Limb d="M80 31L71 46M84 35L77 50M87 36L83 51" width={6.5} fill={SKIN} />
      <path d="M82 17.5Q74 20 73 30Q80 41 91 38Q97 34 98 30z" fill={SKIN} />
      <Limb d="M75 27Q66 28 62 38" width={6.5} fill={SKIN} />
      <path d="M76 24Q78 25 79 29" stroke={SKIN} strokeWidth="3.5" />
    </>
  ),
  'farm-works': (
    <>
      {HILLS}
      <path d="M-2 52Q50 42 122 50V74H-2z" fill={LAND} />
      <Cypress x={14} y={54} h={36} />
      <Cypress x={23} y={56} h={28} />
      <path d="M36 60V37h38v23z" fill={STONE} />
      <path d="M74 60V37L85 25 96 37v23z" fill={mix(TOWN, LIGHT, 60)} />
      <path d="M31 38L42 22h43L74 38z" fill={ACCENT} />
      <path d="M58 38l11-16h16L74 38z" fill={LIGHT} stroke="none" />
      <path d="M58 38l11-16M64 38l11-16M70 38l11-16M60.5 34.5h16M64 29h17" stroke={WOOD} strokeWidth="1.6" />
      <path d="M31 38L42 22h43L74 38z" />
      <Hatch d="M36 36l9-13M41 36l9-13M46 36l9-13M51 36l9-13" />
      <path d="M72 39L85 23.5 99 39" strokeWidth="2.2" />
      <path d="M80 60V47h10v13z" fill={SHADE} />
      <path d="M42 44h6v7h-6zM57 44h6v7h-6z" fill={SHADE} />
      <path d="M49 64L57 26M55 65L63 27M50.5 58h6M51.7 52h6M53 46h6M54.2 40h6" stroke={LINE} strokeWidth="1.5" />
      <Tree x={109} y={60} r={8} />
      <path d="M2 70V61M12 71V62M22 72V63M-2 65l30 2M100 70v-9M110 71v-9M96 65l26 1" strokeWidth="1.6" />
    </>
  ),
  harvest: (
    <>
      {HILLS}
      <Sun x={98} y={16} />
      <Cypress x={16} y={38} h={24} />
      <path d="M-2 40Q50 30 122 38V74H-2z" fill={mix(GOLD, LIGHT, 55)} />
      <Hatch
        d="M4 48l2-5M14 46l2-5M44 43l2-5M72 42l2-5M82 46l2-5M106 48l2-5M112 44l2-5M54 48l2-5M64 70l2-5M88 70l2-5M10 70l2-5"
        width={0.9}
      />
      <Sheaf x={94} y={58} h={26} />
      <Sheaf x={62} y={56} h={22} />
      <Sheaf x={32} y={67} h={38} />
      <path d="M64 70Q92 50 108 38" strokeWidth="3.6" />
      <path d="M64 70Q92 50 108 38" stroke={WOOD} strokeWidth="1.8" />
      <path d="M109 37Q96 26 76 31Q95 31 105 41z" fill={LIGHT} />
    </>
  ),
  granary: (
    <>
      <path d="M-2-2h124v76H-2z" fill={mix(SKY, LIGHT, 70)} stroke="none" />
      <path d="M-2 58h124v16H-2z" fill={mix(TOWN, LINE, 72)} />
      <path d="M14 60V22h72v38z" fill={STONE} />
      <path d="M8 24L22 6h56l14 18z" fill={ACCENT} />
      <Hatch d="M16 22L27 7M26 22l8-15M36 22l5-15M46 22l2-15M56 22l-2-15M66 22l-7-15M76 22L65 7M85 22L72 7" />
      <path d="M27 60V42a15 15 0 0 1 46 0v18z" fill={SHADE} />
      <path d="M27.5 60Q38 41 50 38Q62 41 72.5 60z" fill={GOLD} />
      <Hatch d="M38 54h3M46 50h3M54 54h3M50 44h3M60 56h3M43 57h3M57 48h3" width={1} />
      <path d="M44 62Q50 40 57 24" strokeWidth="1.5" />
      <path d="M41 60l6 2-2 8q-5 1-7-2z" fill={WOOD} />
      <Sack x={92} y={66} />
      <Sack x={109} y={69} />
      <Sack x={101} y={52} />
      <Sack x={14} y={69} />
    </>
  ),
};

/** A tied sack; (x, y) is the middle of its foot. */
function Sack({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-3-16Q-11-11-9-2Q0 2 9-2Q11-11 3-16z" fill={mix(TOWN, LIGHT, 65)} />
      <path d="M-3-16l-3-5q3 1 6-1q3 2 6 1l-3 5z" fill={mix(TOWN, LIGHT, 45)} />
      <path d="M-3.5-16h7" stroke={ACCENT} strokeWidth="2" />
      <Hatch d="M5-10q2 4 1 8M2-9q2 4 1 8" />
    </g>
  );
}
