/** Where a bubble goes that speaks of something on the page: below it if there is room, else above, and never off the screen. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels from the edge of the screen, and from the thing. */
const EDGE = 8;
const GAP = 6;

/** The place of `bubble` beside `at`, worked out anew for each `subject`; in the middle if there is nothing to stand beside. */
export function usePlaceBeside(
  bubble: RefObject<HTMLElement | null>,
  at: Element | null,
  subject: unknown,
): { readonly left: number; readonly top: number } {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another subject moves the bubble
  useLayoutEffect(() => {
    if (bubble.current === null) return;
    const { width, height } = bubble.current.getBoundingClientRect();
    const middle = { left: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
    const target = at?.getBoundingClientRect() ?? middle;
    const left = Math.max(EDGE, Math.min(target.left, innerWidth - width - EDGE));
    const below = target.bottom + GAP;
    const above = Math.max(EDGE, target.top - height - GAP);
    setPlace({ left, top: below + height + GAP < innerHeight ? below : above });
  }, [subject]);
  return place;
}
