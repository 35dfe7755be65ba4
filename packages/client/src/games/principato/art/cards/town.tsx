/** Cards of the town: taxes, palazzi, banks, rents and the treasury. */
import type { ReactNode } from 'react';
import { ACCENT, CULTURE, FAVOR, FOOD, GOLD, LIGHT, LINE, mix, SHADE, SKIN, SKY, STONE, TOWN, WOOD } from '../palette';
import { Coin, Coins, Hatch, House, Limb } from '../shapes';

const ROOM = mix(TOWN, LIGHT, 55);

/** Scales on a post; (x, y) is the middle of the foot. */
function Scales({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-6 0h12l-3-3h-6z" fill={GOLD} />
      <path d="M0-3V-27" strokeWidth="2" />
      <path d="M-13-22L13-27" strokeWidth="1.7" />
      <circle cy="-25" r="2" fill={GOLD} />
      <path d="M-13-22l-5 11h10zM13-27l-5 11h10z" strokeWidth=".8" />
      <path d="M-19-11h12a6 5 0 0 1-12 0zM7-16h12a6 5 0 0 1-12 0z" fill={GOLD} />
    </g>
  );
}

export const TOWN_CARDS: Readonly<Record<string, ReactNode>> = {
  'tax-collector': (
    <>
      <path d="M-2-2h124v76H-2z" fill={ROOM} />
      <path d="M86 32V14a10 10 0 0 1 20 0v18z" fill={SKY} />
      <path d="M96 4v28M86 18h20M83 32h26" />
      <Hatch d="M4 8h14M8 12h14M4 16h10M6 40h12M70 6h8M68 10h8" />
      <path d="M38 52Q38 33 52 30h14Q80 33 80 52z" fill={FAVOR} />
      <path d="M54 30l5 9 6-9z" fill={LIGHT} />
      <path d="M50 20q0 13 9 14q9-1 9-14z" fill={SKIN} />
      <path d="M52 25q1 11 7 12q6-1 7-12q-3 3-7 3t-7-3z" fill={SHADE} />
      <path d="M55.5 22h.1M62.5 22h.1" strokeWidth="1.8" />
      <path d="M47 20q-3-13 12-14q15 1 12 14q-12-4-24 0z" fill={ACCENT} />
      <path d="M47 20q12-5 24 0v-3.5q-12-5-24 0z" fill={mix(ACCENT, LINE, 70)} />
      <Limb d="M44 42Q46 51 58 51" width={8} fill={FAVOR} />
      <path d="M-2 52h124v22H-2z" fill={FOOD} />
      <path d="M-2 52h124v4H-2z" fill={mix(FOOD, LINE, 72)} />
      <Hatch d="M10 60v14M24 60v14M40 60v14M58 60v14M76 60v14M94 60v14M110 60v14" />
      <path d="M58 47.5q5-2 8 1q1 4-3 4.5h-6z" fill={SKIN} />
      <Scales x={24} y={54} />
      <Coins x={78} y={53} n={3} r={6} />
      <Coins x={92} y={54} n={5} r={6} />
      <Coins x={106} y={53} n={2} r={6} />
      <Coin x={68} y={51} r={3.5} />
    </>
  ),
  'palazzo-works': (
    <>
      <path d="M-2 62h124v12H-2z" fill={mix(TOWN, LINE, 75)} />
      <path d="M20 64V16h68v48z" fill={STONE} />
      <path d="M15 12h78v5H15z" fill={TOWN} />
      <path d="M18 38h72v3.5H18z" fill={TOWN} />
      {[26, 48, 70].map((x) => (
        <g key={x}>
          <path d={`M${x - 3} 64V52a8.5 8.5 0 0 1 17 0v12z`} fill={SHADE} />
          <path d={`M${x - 4.5} 64V53h3v11zM${x + 12.5} 64V53h3v11z`} fill={LIGHT} />
          <path d={`M${x} 35V26.5a5.5 5.5 0 0 1 11 0V35z`} fill={LIGHT} />
          <path
            d={`M${x + 1.5} 35v-6.5a1.9 1.9 0 0 1 3.8 0V35zM${x + 5.9} 35v-6.5a1.9 1.9 0 0 1 3.8 0V35z`}
            fill={SHADE}
            strokeWidth=".7"
          />
        </g>
      ))}
      <path d="M94 66V2M110 66V8M88 52h28M88 34h28M88 18h28M94 52l16-18M110 34L94 18" strokeWidth="1.9" />
      <path d="M110 9L84 2" strokeWidth="2.2" />
      <path d="M84 2v6" />
      <path d="M79.5 8h9v5h-9z" fill={LIGHT} />
      <path d="M5 68v-7h12v7zM2 68" fill={LIGHT} />
      <path d="M1 70h9v-6H1z" fill={STONE} />
    </>
  ),
  'bank-works': (
    <>
      <path d="M-2-2h124v76H-2z" fill={STONE} />
      <path d="M8 74V32A52 34 0 0 1 112 32V74z" fill={mix(CULTURE, LINE, 62)} />
      <path d="M3 74V32A57 40 0 0 1 117 32V74" strokeWidth="1" />
      <Hatch d="M6 24l7 3M17 9l5 6M39-1l2 6M81-1l-2 6M103 9l-5 6M114 24l-7 3" width={1} />
      <path d="M56-8h8l-1.5 9h-5z" fill={TOWN} />
      <path d="M80 24h26v3H80z" fill={WOOD} />
      <path d="M83 24V11h5v13zM93 24V12h5v12z" fill={ACCENT} />
      <path d="M88 24V9h5v15zM98 24V14h5v10z" fill={GOLD} />
      <path d="M4 46h112v28H4z" fill={FOOD} />
      <path d="M0 44h120v6H0z" fill={WOOD} />
      <path d="M10 50v18q4 4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0V50" fill={FOOD} strokeWidth="1.2" />
      <path d="M60 54l7 6-7 6-7-6z" fill={GOLD} />
      <g transform="translate(60 44) scale(1.15)">
        <Scales x={-2} y={0} />
      </g>
      <path d="M14 44q-4-11 4-15h8q8 4 4 15z" fill={TOWN} />
      <path d="M18 29l-2-4q6 2 12 0l-2 4z" fill={TOWN} />
      <path d="M17.5 29h9" stroke={ACCENT} strokeWidth="2" />
      <Coin x={22} y={37} r={3.5} />
      <Coins x={90} y={45} n={4} r={6} />
      <Coins x={103} y={45} n={2} r={6} />
    </>
  ),
  rents: (
    <>
      <path d="M-2 54h124v20H-2z" fill={mix(TOWN, LINE, 78)} />
      <House x={4} y={56} w={28} h={32} fill={mix(TOWN, LIGHT, 70)} />
      <House x={62} y={56} w={30} h={30} fill={LIGHT} side />
      <House x={34} y={56} w={26} h={40} fill={mix(ACCENT, LIGHT, 35)} side />
      <House x={94} y={56} w={28} h={36} fill={mix(TOWN, LIGHT, 50)} />
      <path
        d="M13 56V44a4.5 4.5 0 0 1 9 0v12zM42 56V42a5 5 0 0 1 10 0v14zM74 56V44a4.5 4.5 0 0 1 9 0v12zM103 56V44a4.5 4.5 0 0 1 9 0v12z"
        fill={SHADE}
      />
      <path d="M50 44Q31 54 36 67q3 6 24 6t24-6q5-13-14-23z" fill={ACCENT} />
      <path
        d="M50 44q-4-5-7-7q5 1 8.5-1.5q4 2 8.5 0q4.5 2 8.5 0q3.5 2.5 8.5 1.5q-3 2-7 7z"
        fill={mix(ACCENT, LIGHT, 65)}
      />
      <path d="M49 44.5q11 3 22 0" stroke={GOLD} strokeWidth="2.6" />
      <Hatch d="M76 54q5 6 3 14M71 52q4 8 3 17M42 60q0 5 2 9" width={0.8} />
      <Coin x={60} y={60} r={7} />
      <Coin x={24} y={66} r={5} />
      <Coin x={94} y={67} r={5} />
      <Coin x={102} y={64} r={5} />
    </>
  ),
  treasury: (
    <>
      <path d="M-2-2h124v76H-2z" fill={mix(TOWN, LINE, 58)} />
      <path d="M6 62V34A54 36 0 0 1 114 34V62z" fill={mix(TOWN, LINE, 42)} />
      <Hatch d="M60-2V14M30 4l6 10M90 4l-6 10M-2 30h9M122 30h-9M-2 46h8M122 46h-8" width={1} />
      <path d="M-2 60h124v14H-2z" fill={mix(TOWN, LIGHT, 75)} />
      <path d="M32 34L36 16Q38 10 46 10h32q8 0 10 6l4 18z" fill={WOOD} />
      <path d="M37 33l3-14q1-4 6-4h32q5 0 6 4l3 14z" fill={SHADE} />
      <path d="M34 40Q40 27 50 30Q58 22 68 28Q82 25 90 40z" fill={GOLD} />
      <Coin x={50} y={32} r={4.5} />
      <Coin x={66} y={30} r={4.5} />
      <Coin x={78} y={34} r={4.5} />
      <Coin x={59} y={35} r={4.5} />
      <path d="M60 23l5 4-5 6-5-6z" fill={FAVOR} />
      <path d="M30 39h64v27H30z" fill={mix(ACCENT, LINE, 70)} />
      <path d="M28 37h68v7H28z" fill={WOOD} />
      <path d="M38 37h6v29h-6zM80 37h6v29h-6z" fill={GOLD} />
      <path d="M54 41h16v14l-8 4-8-4z" fill={GOLD} />
      <path d="M62 47v5" strokeWidth="2.6" />
      <Coins x={18} y={66} n={4} r={6} />
      <Coins x={105} y={67} n={2} r={6} />
      <Coin x={24} y={68} r={3.5} />
    </>
  ),
};
