/** Whether what is to be read on a map meets, or sticks out of the sheet. */
import type { Page } from 'playwright-core';

/** Where something lies, in units of the drawing. */
export interface Box {
  /** The place, and what of it. */
  readonly of: string;
  readonly part: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Things of one kind on a map, with how far round corners and air within their boxes reach. */
export interface Kind {
  readonly selector: string;
  /** What in it says its name; else they are numbered. */
  readonly name?: string;
  /** Of the thing as a whole. */
  readonly inset?: number;
  /** Of its parts, by their selectors. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** The drawing of both maps. */
const [WIDTH, HEIGHT] = [1000, 1145];

export async function boxesOf(page: Page, kinds: readonly Kind[]): Promise<Box[]> {
  return page.evaluate(
    ([wanted, units]) => {
      const origin = (document.querySelector('.sheet') ?? document.body).getBoundingClientRect();
      const unit = origin.width / units;
      const found: Box[] = [];
      const add = (of: string, part: string, inset: number, element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        found.push({
          of,
          part,
          left: (left - origin.left) / unit + inset,
          right: (right - origin.left) / unit - inset,
          top: (top - origin.top) / unit + inset,
          bottom: (bottom - origin.top) / unit - inset,
        });
      };
      for (const { selector, name, inset, parts = {} } of wanted) {
        for (const [at, thing] of document.querySelectorAll(selector).entries()) {
          const of = name === undefined ? `${selector} ${at}` : (thing.querySelector(name)?.textContent ?? '');
          if (inset !== undefined) add(of, selector, inset, thing);
          for (const [part, air] of Object.entries(parts)) {
            for (const one of thing.querySelectorAll(part)) add(of, part, air, one);
          }
        }
      }
      return found;
    },
    [kinds, WIDTH] as const,
  );
}

/** What meets though it may not, and what is off the sheet, in words. */
export function overlaps(found: readonly Box[], mayTouch: (one: Box, other: Box) => boolean): string[] {
  const wrong = found
    .filter(({ left, right, top, bottom }) => left < 0 || right > WIDTH || top < 0 || bottom > HEIGHT)
    .map(({ of, part }) => `${of}: ${part} off the sheet`);
  for (const [index, one] of found.entries()) {
    for (const other of found.slice(0, index)) {
      if (mayTouch(one, other)) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width > 0 && height > 0) wrong.push(`${one.of} ${one.part} × ${other.of} ${other.part}`);
    }
  }
  return wrong;
}
