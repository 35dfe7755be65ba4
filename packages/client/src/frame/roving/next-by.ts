/** Where an arrow key leads among things that lie on a table. */

/**
 * Left and right go through them in the order in which they are read, so that each can be reached; up and down go to the nearest
 * above or below, or on in that order if there is none.
 */
export function nextBy(key: string, from: HTMLElement, things: readonly HTMLElement[]): HTMLElement | null {
  const at = things.indexOf(from);
  const step = (by: number) => (at < 0 ? things[0] : things[at + by]) ?? null;
  switch (key) {
    case 'ArrowLeft':
      return step(-1);
    case 'ArrowRight':
      return step(1);
    case 'ArrowUp':
      return nearest(from, things, -1) ?? step(-1);
    case 'ArrowDown':
      return nearest(from, things, 1) ?? step(1);
    case 'Home':
      return things[0] ?? null;
    case 'End':
      return things.at(-1) ?? null;
    default:
      return null;
  }
}

/** How much more a pixel aside counts than one straight ahead. */
const ASIDE = 2;
/** Of what lies straight ahead, what is in the middle comes first. */
const OFF_MIDDLE = 0.01;

/** The nearest thing below (1) or above (-1). */
function nearest(from: HTMLElement, things: readonly HTMLElement[], way: 1 | -1): HTMLElement | null {
  const here = placeOf(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const there = placeOf(thing);
    const ahead = (there.y - here.y) * way;
    // What lies beside it is neither above nor below, even if it is a little higher.
    if (thing === from || ahead < Math.max(here.half, there.half)) continue;
    // A narrow line is as straight ahead as a wide one behind it: only what it leaves free counts as aside.
    const aside = Math.max(0, there.left - here.x, here.x - there.right);
    const distance = ahead + ASIDE * aside + OFF_MIDDLE * Math.abs(there.x - here.x);
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}

function placeOf(thing: HTMLElement) {
  const { left, right, top, width, height } = thing.getBoundingClientRect();
  return { left, right, x: left + width / 2, y: top + height / 2, half: height / 2 };
}
