/** What stands below a part of the table stays where it is while a turn is taken. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The part is as high as it was at its highest in this turn, however much is taken off it; null outside one's turn. With
 * `spareEm` it is higher by so much from the beginning, for what may come to lie on it.
 */
export function useSteadyHeight(part: RefObject<HTMLElement | null>, turn: string | null, spareEm = 0): void {
  const highest = useRef({ turn, width: 0, height: 0 });
  // After every change: what lies on it may be more or less.
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const before = highest.current;
    const { offsetWidth: width } = element;
    const isSame = turn !== null && before.turn === turn && before.width === width;
    if (!isSame) element.style.minHeight = '';
    const height = isSame
      ? Math.max(element.offsetHeight, before.height)
      : ownHeight(element) + pixels(element, spareEm);
    highest.current = { turn, width, height };
    if (turn !== null) element.style.minHeight = `${height}px`;
  });
}

/** How high it is by what lies on it: room that it fills beside something higher is spare already. */
function ownHeight(element: HTMLElement): number {
  element.style.alignSelf = 'start';
  const height = element.offsetHeight;
  element.style.alignSelf = '';
  return height;
}

function pixels(element: HTMLElement, ems: number): number {
  return ems === 0 ? 0 : ems * Number.parseFloat(getComputedStyle(element).fontSize);
}
