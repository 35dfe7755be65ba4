/** Brings what a step lights to where it can be seen: below the question, and above the lesson's box where that lies over the table. */
import { useEffect } from 'react';

/** Pixels between what is lit and what lies over the table; its outline has room there. */
const GAP = 8;
/** Frames until the board has drawn what it lights and moved its map there. */
const FRAMES = 3;

/** Scrolls when a step begins, and whenever the room changes until somebody looks elsewhere. */
export function useLitInView(step: string, lights: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (lights.length === 0) return;
    const ending = new AbortController();
    const { signal } = ending;
    const observer = new ResizeObserver(() => showFirst(lights));
    const stop = () => {
      ending.abort();
      observer.disconnect();
    };
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, stop, { signal });
    const waitThen = (frames: number) => {
      if (signal.aborted) return;
      if (frames > 0) return void requestAnimationFrame(() => waitThen(frames - 1));
      // Each of them is told of once at the beginning.
      for (const element of document.querySelectorAll('.lesson, .choices, .frame-prompt')) observer.observe(element);
    };
    waitThen(FRAMES);
    return stop;
  }, [step]);
}

/** The first of them that this screen shows: what is over may be folded away on a small one. */
function showFirst(things: readonly string[]): void {
  const found = things.flatMap((thing) => [
    ...document.querySelectorAll(`.frame-board [data-thing="${CSS.escape(thing)}"]`),
  ]);
  const lit = found.flatMap((element) => drawnIn(element) ?? [])[0];
  if (lit === undefined) return;
  // Within whatever scrolls on the board: the map, a row of cards.
  lit.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, bottom } = lit.getBoundingClientRect();
  const { from, to } = freeRoom(lit);
  const isTooHigh = bottom - top > to - from;
  const by = isTooHigh || top < from ? top - from : Math.max(0, bottom - to);
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}

/** What is seen of a thing: a place on a map is a point, and what is drawn there lies in it. */
function drawnIn(element: Element): Element | null {
  const hasSize = (one: Element) => one.getBoundingClientRect().height > 0;
  return [element, ...element.children].find(hasSize) ?? null;
}

/** What of the screen nothing lies over, above and below an element. */
function freeRoom(element: Element): { readonly from: number; readonly to: number } {
  const { left, right } = element.getBoundingClientRect();
  const question = document.querySelector('.frame-prompt')?.getBoundingClientRect().height ?? 0;
  const over = [...document.querySelectorAll('.lesson, .choices-body, .choices-foot')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left);
  return { from: question + GAP, to: Math.min(innerHeight, ...over.map((box) => box.top)) - GAP };
}
