/** What charts with a line for each seat share, on the page and in pictures: strokes, scales, and where names stand. */

/** Strokes of the lines, by seat. */
export const DASHES: readonly (string | undefined)[] = [undefined, '8 4', '2 4', '10 3 2 3', '6 3 2 3 2 3'];

/** Round values from at most `low` to at least `high`, at most about `count` of them. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The heights of labels, each as near to its wish as the others allow; within `top` and `bottom` if there is room. */
export function labelRows(wishes: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wishes.map((_, index) => index).sort((one, other) => wishes[one] - wishes[other] || one - other);
  const rows = [...wishes];
  let free = top;
  for (const index of order) {
    rows[index] = Math.max(rows[index], free);
    free = rows[index] + apart;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    rows[index] = Math.min(rows[index], limit);
    limit = rows[index] - apart;
  }
  return rows;
}

/** Those that stand at least so far apart, from the last one back: turns and rounds are not all of one length. */
export function apart<One extends { readonly place: number }>(all: readonly One[], least: number): One[] {
  let next = Number.POSITIVE_INFINITY;
  const kept = all.toReversed().filter(({ place }) => {
    if (next - place < least) return false;
    next = place;
    return true;
  });
  return kept.reverse();
}
