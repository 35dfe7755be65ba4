/** The pictures of the cards, one per card type, and the backs of the three years. */
import type { ReactNode } from 'react';
import { BACKS } from './cards/backs';
import { CULTURE_CARDS } from './cards/culture';
import { LAND_CARDS } from './cards/land';
import { TOWN_CARDS } from './cards/town';
import { WAR_CARDS } from './cards/war';
import { GOLD, LIGHT, TOWN } from './palette';
import { Scene } from './shapes';

const PICTURES: Readonly<Record<string, ReactNode>> = {
  ...LAND_CARDS,
  ...TOWN_CARDS,
  ...WAR_CARDS,
  ...CULTURE_CARDS,
  ...BACKS,
};

/** The picture of a card type, of 'military-scoring', or of a back ('back-1' to 'back-3', 'back-S1', 'back-S2'). */
export function CardArt({ type }: { type: string }) {
  return (
    <Scene width={120} height={72}>
      {Object.hasOwn(PICTURES, type) ? PICTURES[type] : UNKNOWN}
    </Scene>
  );
}

const UNKNOWN: ReactNode = (
  <>
    <path d="M-2-2h124v76H-2z" fill={TOWN} />
    <path d="M60 14l26 22-26 22-26-22z" fill={LIGHT} />
    <circle cx="60" cy="36" r="6" fill={GOLD} />
  </>
);
