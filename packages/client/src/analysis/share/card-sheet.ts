/** The score sheet of the picture: categories, totals and places, the best place first. */
import { byPlace } from '../../ui/by-place';
import type { ShareCard } from './card';
import { type CardPart, type Drawing, drawSign, fitted, fontOf } from './card-drawing';

const ROW = 34;
const HEAD = 48;
const FOOT = 46;
const FONT = 24;

export function sheetPart(drawing: Drawing, { names, result, category, words, number }: ShareCard): CardPart {
  const { context, colors, left, width } = drawing;
  const { places, points, sheet } = result;
  const seats = byPlace(places);
  const first = Math.max(280, width - seats.length * 190);
  const column = (width - first) / seats.length;
  const right = (at: number) => left + first + (at + 1) * column - 16;
  const height = HEAD + sheet.length * ROW + 2 * FOOT;
  return {
    height,
    draw(top) {
      context.textBaseline = 'middle';
      context.fillStyle = colors.sheet;
      context.fillRect(left, top, width, height);
      // The columns of those who won; the place says it, too.
      context.fillStyle = colors.gold;
      context.globalAlpha = 0.18;
      const won = seats.filter((seat) => places[seat] === 1).length;
      context.fillRect(left + first, top, won * column, height);
      context.globalAlpha = 1;
      for (const [at, seat] of seats.entries()) {
        context.font = fontOf('sans', 600, FONT);
        context.fillStyle = colors.ink;
        context.textAlign = 'right';
        const name = fitted(context, names[seat] ?? '', column - 54);
        context.fillText(name, right(at), top + HEAD / 2);
        drawSign(drawing, seat, right(at) - context.measureText(name).width - 18, top + HEAD / 2, 1.9);
      }
      let y = top + HEAD;
      const row = (label: string, values: readonly number[], weight: number, high: number) => {
        context.strokeStyle = colors.edge;
        context.lineWidth = weight > 400 ? 2 : 1;
        context.beginPath();
        context.moveTo(left, y);
        context.lineTo(left + width, y);
        context.stroke();
        context.fillStyle = colors.ink;
        context.font = fontOf('sans', weight, weight > 400 ? FONT + 2 : FONT);
        context.textAlign = 'left';
        context.fillText(fitted(context, label, first - 24), left + 16, y + high / 2);
        context.textAlign = 'right';
        for (const [at, seat] of seats.entries()) context.fillText(number(values[seat]), right(at), y + high / 2);
        y += high;
      };
      for (const { category: id, points: values } of sheet) row(category(id), values, 400, ROW);
      row(words.total, points, 700, FOOT);
      row(words.place, places, 600, FOOT);
      context.strokeStyle = colors.edge;
      context.lineWidth = 2;
      context.strokeRect(left, top, width, height);
    },
  };
}
