/** The Principato table. */
import type { GameEvent } from '@bottega/kernel';
import type { GameUi } from '../board/game-ui';
import { Board } from './Board';

export const ui: GameUi = {
  Board,
  amounts: { pay: 'favor', recruit: 'soldiers', place: 'cubes', move: 'cubes', dismiss: 'soldiers' },
  things(event: GameEvent) {
    const named = event as unknown as Readonly<Record<string, unknown>>;
    return [
      ...['card', 'gave', 'took'].flatMap((key) => (typeof named[key] === 'number' ? [`card-${named[key]}`] : [])),
      ...(typeof named.seat === 'number' ? [`seat-${named.seat}`] : []),
    ];
  },
};
