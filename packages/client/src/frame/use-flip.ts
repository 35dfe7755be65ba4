/** Pieces move visibly: from where they were to where they are (first, last, invert, play). Short, and never in the way. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const DURATION = 320;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Moves everything inside that carries `data-flip` (an id that stays with the piece) when `version` changes. */
export function useFlip(area: RefObject<HTMLElement | null>, version: number, isOn: boolean): void {
  const places = useRef(new Map<string, Place>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useLayoutEffect(() => {
    const board = area.current?.getBoundingClientRect();
    const pieces = area.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [];
    if (board === undefined) return;
    // All positions are read before anything moves: reading between writes would make the browser lay out again and again.
    // Relative to the board: scrolling moves no piece.
    const now = new Map<string, Place>();
    for (const piece of pieces) {
      const { left, top } = piece.getBoundingClientRect();
      now.set(piece.dataset.flip ?? '', { left: left - board.left, top: top - board.top });
    }
    if (isOn) {
      for (const piece of pieces) {
        const key = piece.dataset.flip ?? '';
        const from = places.current.get(key);
        const to = now.get(key);
        if (from === undefined || to === undefined) continue;
        const x = from.left - to.left;
        const y = from.top - to.top;
        if (Math.abs(x) + Math.abs(y) < 2) continue;
        piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
          duration: DURATION,
          easing: 'cubic-bezier(.2, .7, .2, 1)',
        });
      }
    }
    places.current = now;
  }, [version, isOn]);
}
