/** Cards of culture: sculptor, scholar and painter. */
import type { ReactNode } from 'react';
import {
  ACCENT,
  CULTURE,
  FAVOR,
  FOOD,
  GOLD,
  LAND,
  LIGHT,
  LINE,
  mix,
  SHADE,
  SKIN,
  SKY,
  STONE,
  TOWN,
  WOOD,
} from '../palette';
import { Cypress, Hatch, Limb } from '../shapes';

export const CULTURE_CARDS: Readonly<Record<string, ReactNode>> = {
  sculptor: (
    <>
      <path d="M-2-2h124v76H-2z" fill={mix(TOWN, LIGHT, 65)} />
      <path d="M36 62V30a24 24 0 0 1 48 0v32z" fill={mix(CULTURE, LINE, 75)} />
      <path d="M30 62V30a30 30 0 0 1 60 0v32" strokeWidth=".9" />
      <path d="M-2 62h124v12H-2z" fill={mix(TOWN, LINE, 75)} />
      <path d="M42 73V65.5h36V73z" fill={STONE} />
      <Limb d="M57.5 43L56.5 55L57 63.5L54.5 64M64.5 43L66.5 53L64.5 63.5L67 64" width={6} fill={LIGHT} />
      <Limb d="M53 25L49.5 33L52.5 42" width={5.6} fill={LIGHT} />
      <path d="M51 23Q61 18.5 71 23L67.5 34Q68 39 69 43H53Q54 38 54.5 34z" fill={LIGHT} />
      <Limb d="M70 25.5L75 34L68.5 28" width={5.2} fill={LIGHT} />
      <path d="M58.5 17h5v5q-2.5 2-5 0z" fill={LIGHT} />
      <path d="M56.5 13q0-6 4.5-6t4.5 6q0 6.5-4.5 7t-4.5-7z" fill={LIGHT} />
      <path d="M56 13q-1-8 5-8t5 8q-1.5-3-3-3.5q-4 1-7 3.5z" fill={STONE} />
      <path d="M53 39Q61 43 69 39L69.5 46Q61 50 52.5 45z" fill={STONE} />
      <path d="M57 28q4 3 8 0M61 29v9M56 43q5 3 9 1" strokeWidth=".8" />
      <Hatch d="M66 27l-1 11M68 26l-1 9M66 55v6" />
      <path d="M4 68V44l10-4 14 3v25z" fill={LIGHT} />
      <path d="M14 40l2 28" strokeWidth=".7" />
      <Hatch d="M20 50l5 1M20 55l5 1M20 60l5 1M20 65l5 1" />
      <Limb d="M93 66L108 42" width={4} fill={WOOD} />
      <path d="M99 39l6-9 15 9-6 9z" fill={mix(TOWN, LINE, 70)} />
      <path d="M86 42l-8-5 2-3 9 4z" fill={LIGHT} />
      <Limb d="M87 41L98 47" width={4.2} fill={ACCENT} />
      <path d="M84 66l4-3 4 3zM32 68l3-4 5 2 1 3zM79 69l3-2 3 2z" fill={LIGHT} />
    </>
  ),
  scholar: (
    <>
      <path d="M-2-2h124v76H-2z" fill={mix(TOWN, LINE, 72)} />
      <path d="M74 46V20a19 19 0 0 1 38 0v26z" fill={SKY} />
      <path d="M93 2v44M74 22h38" strokeWidth="1.5" />
      <path d="M75 46V40Q86 32 93 37T111 36V46z" fill={mix(LAND, SKY, 65)} />
      <path d="M70 46h46v4H70z" fill={STONE} />
      <path d="M4 4h38v26H4z" fill={SHADE} />
      <path d="M4 29h38v3H4z" fill={WOOD} />
      <path d="M7 29V10h5v19zM26 29V10h4v19z" fill={ACCENT} />
      <path d="M12 29V13h6v16zM30 29V12h6v17z" fill={CULTURE} />
      <path d="M18 29V9h5v20z" fill={FOOD} />
      <path d="M52 74l3-26h10l3 26z" fill={WOOD} />
      <path d="M26 47l68 0-8 9H34z" fill={WOOD} />
      <path d="M60 28Q44 18 22 24L28 48Q48 42 60 51Q72 42 92 48L98 24Q76 18 60 28z" fill={LIGHT} strokeWidth="1.5" />
      <path d="M60 28V51" />
      <path d="M22 24l-2 3 6 24 2-3M98 24l2 3-6 24-2-3" fill={ACCENT} />
      <path
        d="M38 29q9-1 17 3M39 34q9-1 16 3M41 39q8-1 14 3M66 32q8-4 17-3M66 37q8-4 16-3M66 42q7-4 14-3"
        strokeWidth="1.1"
      />
      <path d="M28 28h6v7h-4.5z" fill={ACCENT} strokeWidth=".7" />
      <path d="M104 66V48h7v18z" fill={LIGHT} />
      <path d="M98 66h19l-3 5h-13z" fill={GOLD} />
      <path d="M107.5 47q-5-5 0-12q5 7 0 12z" fill={GOLD} />
      <path d="M17 56Q6 50 4 38Q16 42 19 54L23 66" fill={LIGHT} />
      <path d="M6 40Q14 46 18 56" strokeWidth=".8" />
      <path d="M16 60h14l2 11H14z" fill={FAVOR} />
    </>
  ),
  painter: (
    <>
      <path d="M-2-2h124v76H-2z" fill={mix(TOWN, LIGHT, 50)} />
      <path d="M-2 60h124v14H-2z" fill={WOOD} />
      <path d="M4 44V18a13 13 0 0 1 26 0v26z" fill={SKY} />
      <path d="M17 5v39M4 24h26M1 44h32" />
      <Limb d="M60 4L40 72M60 4L82 72M60 6V64" width={4} fill={mix(WOOD, LIGHT, 70)} />
      <path d="M38 8h46v46H38z" fill={GOLD} strokeWidth="1.4" />
      <path d="M42 12h38v38H42z" fill={SKY} />
      <path d="M42 34Q50 26 58 32T80 28V50H42z" fill={mix(LAND, SKY, 75)} />
      <Cypress x={47} y={36} h={13} />
      <Cypress x={76} y={34} h={11} />
      <path d="M48 50Q48 36 58 34h6Q74 36 74 50z" fill={CULTURE} />
      <path d="M52 30Q51 15 61 15t10 15l1 6H50z" fill={SHADE} />
      <path d="M55 24q0-6 6-6t6 6q0 8-4 10v3h-4v-3q-4-2-4-10z" fill={SKIN} />
      <path d="M58.5 25h.1M63.5 25h.1" strokeWidth="1.4" />
      <path d="M59.5 30q1.5 1 3 0" strokeWidth=".9" />
      <path d="M33 54h56v4.5H33z" fill={WOOD} />
      <path d="M90 50q2-14 16-15q14 2 12 14q-2 10-12 9q-5-1-5 4q-1 5-6 3q-6-5-5-15z" fill={TOWN} />
      <circle cx="98" cy="45" r="3" fill={ACCENT} />
      <circle cx="106" cy="41" r="3" fill={CULTURE} />
      <circle cx="112" cy="47" r="3" fill={FOOD} />
      <circle cx="96" cy="54" r="3" fill={GOLD} />
      <Limb d="M84 38L112 70" width={3.2} fill={LIGHT} />
      <path d="M84.5 39.5l1.5-1.5-5-5q-3 0-3-3q-1 6 2 8z" fill={ACCENT} strokeWidth=".9" />
      <path d="M8 66V54h12v12zM10 54L6 40M14 54V37M18 54l4-13" fill={mix(ACCENT, LIGHT, 60)} strokeWidth="1.6" />
      <Hatch d="M36 62h8M88 66h10M-2 68h8" />
    </>
  ),
};
