/** A text in a box of a fixed height gets smaller, step by step, until the box holds all of it. */
import { type RefObject, useLayoutEffect } from 'react';

/** How small it gets, as `data-small` says to the style sheet. */
const SMALLER = ['1', '2'] as const;

/** `text` is the only thing in its box. */
export function useWholeText(text: RefObject<HTMLElement | null>): void {
  // After every change: other words may take more room or less.
  useLayoutEffect(() => {
    const element = text.current;
    const box = element?.parentElement;
    if (element === null || !box) return;
    const fit = () => {
      delete element.dataset.small;
      for (const small of SMALLER) if (element.offsetHeight > box.clientHeight) element.dataset.small = small;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  });
}
