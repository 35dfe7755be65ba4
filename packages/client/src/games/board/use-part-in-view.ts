/** Brings the part of the table that a question is about into view. */
import { type RefObject, useEffect } from 'react';

/** Of the screen, for a part that is higher than it: so much is enough to see what is asked. */
const ENOUGH_SHARE = 0.75;
/** Pixels between the question and what is brought into view. */
const GAP = 4;
/** Pixels at most between two things of which one stands right above the other. */
const NEXT = 40;
/** Of the screen: what leads takes no more of it. */
const LEAD_SHARE = 0.15;

/**
 * Parts are marked with `data-part`, and with `data-lead` what is seen with the part below it where there is room for it.
 * Scrolls once when another part is asked about: whoever then scrolls away is left in peace.
 */
export function usePartInView(table: RefObject<HTMLElement | null>, part: string | null): void {
  useEffect(() => {
    if (part === null) return;
    // Not before the choices are there too: on a small screen they lie over the page.
    const frame = requestAnimationFrame(() => {
      const element = table.current?.querySelector(`[data-part="${part}"]`);
      if (element) bringIntoView(element, table.current?.querySelector('[data-lead]') ?? null);
    });
    return () => cancelAnimationFrame(frame);
  }, [table, part]);
}

/** Scrolls no farther than it must, with what leads to it where there is room for that. */
export function bringIntoView(element: Element, lead: Element | null): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const question = document.querySelector('.frame-prompt')?.getBoundingClientRect().height ?? 0;
  const from = question + GAP;
  // Above the choices, where they lie over the page.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || GAP;
  const to = innerHeight - covered;
  const seen = Math.min(bottom, to) - Math.max(top, from);
  const start = top - leadOf(element, lead, LEAD_SHARE * (to - from));
  if (bottom - start <= to - from) scrollBy(0, Math.min(0, start - from) + Math.max(0, bottom - to));
  else if (height <= to - from) scrollBy(0, Math.min(0, top - from) + Math.max(0, bottom - to));
  else if (seen < ENOUGH_SHARE * (to - from)) scrollBy(0, start - from);
}

/** Pixels from the top of what leads to the top of the element, if it stands right above it and they are not too many. */
function leadOf(element: Element, lead: Element | null, most: number): number {
  if (lead === null) return 0;
  const { top, height } = lead.getBoundingClientRect();
  const distance = element.getBoundingClientRect().top - top;
  return distance >= height && distance <= Math.min(height + NEXT, most) ? distance : 0;
}
