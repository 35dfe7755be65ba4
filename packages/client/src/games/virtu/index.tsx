/** The Virtù table. */
import type { GameEvent } from '@bottega/kernel';
import type { GameUi } from '../board/game-ui';
import { Board } from './Board';

const NAMED = {
  city: 'city',
  from: 'city',
  to: 'city',
  power: 'power',
  item: 'item',
  bonus: 'bonus',
} as const;

export const ui: GameUi = {
  Board,
  things(event: GameEvent) {
    const named = event as unknown as Readonly<Record<string, unknown>>;
    return [
      ...Object.entries(NAMED).flatMap(([key, of]) => (typeof named[key] === 'number' ? [`${of}-${named[key]}`] : [])),
      ...(typeof named.seat === 'number' ? [`seat-${named.seat}`] : []),
    ];
  },
};
