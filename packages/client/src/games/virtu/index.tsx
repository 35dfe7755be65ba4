/** The Virtù table. */
import type { GameEvent } from '@bottega/kernel';
import type { GameUi } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
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
  Board: ownBoard('virtu', Board),
  things(event: GameEvent) {
    const named: Readonly<Record<string, unknown>> = { ...event };
    return [
      ...Object.entries(NAMED).flatMap(([key, of]) => (typeof named[key] === 'number' ? [`${of}-${named[key]}`] : [])),
      ...(typeof named.seat === 'number' ? [`seat-${named.seat}`] : []),
    ];
  },
};
