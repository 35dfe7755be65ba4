/** What a line of the log or the recap is about lights up on the board while it is pointed at. */
import type { GameEvent } from '@bottega/kernel';
import { useCallback } from 'react';
import type { GameUi } from '../games/board/game-ui';
import { useUntil } from './use-until';

export function useLit(version: number, ui: GameUi) {
  // A line that goes away tells nobody that it is no longer pointed at.
  const [lit, setLit] = useUntil<ReadonlySet<string>>(version);
  const lightAll = useCallback(
    (events: readonly GameEvent[] | null) => setLit(new Set((events ?? []).flatMap((event) => ui.things(event)))),
    [ui, setLit],
  );
  const light = useCallback((event: GameEvent | null) => lightAll(event === null ? null : [event]), [lightAll]);
  return { lit, lightAll, light };
}
