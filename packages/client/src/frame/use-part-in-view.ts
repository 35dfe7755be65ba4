/** Brings the part of the table that a question is about into view. */
import { type RefObject, useEffect } from 'react';

/** Of the screen, for a part that is higher than it: so much is enough to see what is asked. */
const ENOUGH = 0.6;
/** Pixels between the question and what is brought into view. */
const GAP = 4;

/** Parts are marked with `data-part`. Scrolls once when another one is asked about: whoever then scrolls away is left in peace. */
export function usePartInView(table: RefObject<HTMLElement | null>, part: string | null): void {
  useEffect(() => {
    if (part === null) return;
    // Not before the choices are there too: on a small screen they lie over the page.
    const frame = requestAnimationFrame(() => {
      const element = table.current?.querySelector(`[data-part="${part}"]`);
      if (element) bringIntoView(element);
    });
    return () => cancelAnimationFrame(frame);
  }, [table, part]);
}

function bringIntoView(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const question = document.querySelector('.frame-prompt')?.getBoundingClientRect().height ?? 0;
  const from = question + GAP;
  const to = innerHeight - Number.parseFloat(getComputedStyle(element).scrollMarginBottom); // above the choices
  const seen = Math.min(bottom, to) - Math.max(top, from);
  if (height <= to - from) scrollBy(0, Math.min(0, top - from) + Math.max(0, bottom - to));
  else if (seen < ENOUGH * (to - from)) scrollBy(0, top - from);
}
