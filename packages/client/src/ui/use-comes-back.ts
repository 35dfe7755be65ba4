/** A page in whose place something else is shown for a while stands where it stood when it comes back. */
import { useCallback, useLayoutEffect, useRef } from 'react';

interface Left {
  readonly id: string;
  /** How far below the top of the window it stood. */
  readonly top: number;
}

/**
 * Gives what is to be called with the id of the element from which one leaves. What takes the page's place begins at the top; whoever
 * comes back finds that element where it stood, even if what lies above it has yet to be loaded again, and goes on from there by keys.
 */
export function useComesBack(isAway: boolean): (id: string) => void {
  const left = useRef<Left | null>(null);
  useLayoutEffect(() => {
    if (isAway) {
      scrollTo(0, 0);
      return;
    }
    const element = left.current === null ? null : document.getElementById(left.current.id);
    if (left.current === null || element === null) return;
    scrollBy(0, element.getBoundingClientRect().top - left.current.top);
    element.focus({ preventScroll: true });
    left.current = null;
  }, [isAway]);
  return useCallback((id) => {
    left.current = { id, top: document.getElementById(id)?.getBoundingClientRect().top ?? 0 };
  }, []);
}
