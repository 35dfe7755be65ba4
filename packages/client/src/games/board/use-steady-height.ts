/** What stands below a part of the table stays where it is while a turn is taken. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The part is as high as it was at its highest in this turn, however much is taken off it; null outside one's turn. */
export function useSteadyHeight(part: RefObject<HTMLElement | null>, turn: string | null): void {
  const highest = useRef({ turn, width: 0, height: 0 });
  // After every change: what lies on it may be more or less.
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const before = highest.current;
    const { offsetWidth: width } = element;
    const isSame = turn !== null && before.turn === turn && before.width === width;
    if (!isSame) element.style.minHeight = '';
    const height = Math.max(element.offsetHeight, isSame ? before.height : 0);
    highest.current = { turn, width, height };
    if (turn !== null) element.style.minHeight = `${height}px`;
  });
}
