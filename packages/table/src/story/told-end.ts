/** How a game ended: by how much, or by what decided between equals; and where the winner's points came from. */
import type { Result } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import { ranked } from './course-facts.js';
import type { Tell } from './moments-told.js';
import type { StorySentence } from './sentence.js';

const NARROW_POINTS = 1;
/** Of the winner's points: whoever is ahead by more has won by far. */
const FAR = 0.2;
/** What sets a winner apart by less is not told. */
const LEAST_DIFFERENCE = 3;

export function tellEnd({ places, points }: Result, tell: Tell): StorySentence {
  const order = places.map((_, seat) => seat).sort((one, other) => places[one] - places[other] || one - other);
  const winners = order.filter((seat) => places[seat] === 1);
  const [seat] = winners;
  if (winners.length > 1) return tell('endShared', seat, { names: { seats: winners }, points: points[seat] });
  const other = order[1];
  if (other === undefined) return tell('endAlone', seat, { seat, points: points[seat] });
  const level = order.filter((one) => points[one] === points[seat]);
  if (level.length > 1) return tell('endTie', seat, { names: { seats: level }, points: points[seat], seat });
  const margin = points[seat] - points[other];
  const kind = margin <= NARROW_POINTS ? 'endNarrow' : margin > FAR * points[seat] ? 'endFar' : 'endClear';
  return tell(kind, seat, { seat, points: points[seat], margin, other, less: points[other] });
}

/** The category in which the winner was furthest ahead of everybody else. */
export function tellSheet({ places, sheet }: Result, words: Pick<Words, 'category'>, tell: Tell): StorySentence[] {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [seat] = winners;
  if (winners.length > 1) return [];
  const rows = sheet.map(({ category, points }) => {
    const less = Math.max(0, ...points.filter((_, other) => other !== seat));
    return { category, points: points[seat], less };
  });
  const [best] = ranked(rows.map(({ points, less }) => points - less));
  const row = rows[best];
  if (row === undefined || row.points - row.less < LEAST_DIFFERENCE) return [];
  const { category, points, less } = row;
  return [tell('sheet', seat, { seat, category: { says: words.category(category) }, points, less })];
}
