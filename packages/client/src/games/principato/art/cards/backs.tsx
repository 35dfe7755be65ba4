/** The backs of the cards: a medallion with as many strokes as years, or with rhombi for the starting cards. */
import type { ReactNode } from 'react';
import { ACCENT, ARMY, CULTURE, FAVOR, FOOD, GOLD, LIGHT, LINE, mix } from '../palette';

/** A back of the given colour, with the numeral I to III or with rhombi. */
function Back({ fill, count, start = false }: { fill: string; count: number; start?: boolean }) {
  const middle = 60 - (count - 1) * 5;
  const places = Array.from({ length: count }, (_, i) => middle + i * 10);
  return (
    <>
      <path d="M-2-2h124v76H-2z" fill={fill} stroke="none" />
      <path d={LATTICE} stroke={mix(fill, LINE, 70)} strokeWidth="1" />
      <path d="M4 4h112v64H4z" stroke={LIGHT} strokeWidth="1.5" />
      <path
        d="M60 6Q68 14 82 13Q82 26 94 36Q82 46 82 59Q68 58 60 66Q52 58 38 59Q38 46 26 36Q38 26 38 13Q52 14 60 6z"
        fill={GOLD}
      />
      <circle cx="60" cy="36" r="22" fill={LIGHT} strokeWidth="1.5" />
      <circle cx="60" cy="36" r="19" strokeWidth=".7" />
      {places.map((x) =>
        start ? (
          <path key={x} d={`M${x} 26l5 10-5 10-5-10z`} fill={fill} />
        ) : (
          <path key={x} d={`M${x - 4} 25h8v2.5h-2v17h2V47h-8v-2.5h2v-17h-2z`} fill={fill} />
        ),
      )}
    </>
  );
}

const LATTICE = Array.from({ length: 14 }, (_, i) => i * 16 - 48)
  .map((x) => `M${x} -2l76 76M${x + 28} -2l-76 76`)
  .join('');

export const BACKS: Readonly<Record<string, ReactNode>> = {
  'back-1': <Back fill={FOOD} count={1} />,
  'back-2': <Back fill={CULTURE} count={2} />,
  'back-3': <Back fill={ARMY} count={3} />,
  'back-S1': <Back fill={FAVOR} count={1} start />,
  'back-S2': <Back fill={ACCENT} count={2} start />,
};
