/** A list that keeps its height, whatever comes to lie on it or is taken off: so nothing below it moves. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How small things get, as `data-tight` says to the style sheet. */
const TIGHT = ['1', '2'] as const;

/** Pixels by which a thing may be higher than another without getting smaller: less than anybody sees as a jump. */
const TOLERANCE = 4;

/**
 * The list is as high as it was when `span` began (null: as high as it likes). If more lies on it than has room there, everything
 * on it gets smaller, step by step.
 */
export function useRoom(list: RefObject<HTMLElement | null>, span: string | null): void {
  const kept = useRef({ since: '', height: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const fit = () => {
      const since = `${span} ${element.offsetWidth}`;
      element.style.minHeight = '';
      delete element.dataset.tight;
      if (span === null) return;
      if (kept.current.since !== since) kept.current = { since, height: element.offsetHeight };
      const { height } = kept.current;
      for (const tight of TIGHT) if (element.offsetHeight > height + TOLERANCE) element.dataset.tight = tight;
      element.style.minHeight = `${height}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  });
}
