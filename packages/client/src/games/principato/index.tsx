/** The Principato table. */
import type { GameEvent } from '@bottega/kernel';
import type { GameUi } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import { Board } from './Board';

export const ui: GameUi = {
  Board: ownBoard('principato', Board),
  amounts: { pay: 'favor', recruit: 'soldiers', place: 'cubes', move: 'cubes', dismiss: 'soldiers' },
  things(event: GameEvent) {
    const named: Readonly<Record<string, unknown>> = { ...event };
    return [
      ...['card', 'gave', 'took'].flatMap((key) => (typeof named[key] === 'number' ? [`card-${named[key]}`] : [])),
      ...(typeof named.seat === 'number' ? [`seat-${named.seat}`] : []),
    ];
  },
};
