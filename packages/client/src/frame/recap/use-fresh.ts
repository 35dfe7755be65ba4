/** What others have changed stays marked on the table until one's own next choice. */
import type { GameEvent } from '@bottega/kernel';
import { type RefObject, useEffect } from 'react';

/** Marks the things that events speak of, wherever a board shows them as `data-thing`; whole boards of players are no news. */
export function useFresh(
  board: RefObject<HTMLElement | null>,
  events: readonly GameEvent[],
  things: (event: GameEvent) => readonly string[],
): void {
  useEffect(() => {
    const fresh = new Set(events.flatMap(things).filter((thing) => !thing.startsWith('seat-')));
    if (fresh.size === 0 || board.current === null) return;
    const marked = [...board.current.querySelectorAll('[data-thing]')].filter((element) =>
      fresh.has(element.getAttribute('data-thing') ?? ''),
    );
    for (const element of marked) element.setAttribute('data-fresh', '');
    return () => {
      for (const element of marked) element.removeAttribute('data-fresh');
    };
  }, [board, events, things]);
}
