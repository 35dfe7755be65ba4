/** The chart of the picture: a line for each seat, with its sign and its name where it ends. */
import { DASHES, labelRows, ticks } from '../../ui/chart-scale';
import type { ShareCard, ShareCourse } from './card';
import { type CardPart, type Drawing, drawSign, fitted, fontOf } from './card-drawing';

const HEIGHT = 340;
const HEAD = 44;
const AXIS = 76;
const NAMES = 210;
const APART = 34;
export function chartPart(drawing: Drawing, card: ShareCard, { kind, rows }: ShareCourse): CardPart {
  const { context, colors, left, width } = drawing;
  const values = rows.flat();
  const ups = kind === 'chances' ? [0, 0.25, 0.5, 0.75, 1] : ticks(Math.min(0, ...values), Math.max(1, ...values), 5);
  const [low, high] = [ups[0], ups[ups.length - 1]];
  const say = (value: number) => (kind === 'chances' ? card.percent(value) : card.number(value));
  return {
    height: HEIGHT,
    draw(top) {
      const plot = { left: left + AXIS, right: left + width - NAMES, top: top + HEAD + 12, bottom: top + HEIGHT - 12 };
      const x = (at: number) => plot.left + (at / Math.max(1, rows.length - 1)) * (plot.right - plot.left);
      const y = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);
      context.textBaseline = 'middle';
      context.textAlign = 'left';
      context.fillStyle = colors.ink;
      context.font = fontOf('serif', 600, 30);
      context.fillText(card.words.chart, left, top + HEAD / 2 - 4);
      context.font = fontOf('sans', 400, 20);
      for (const value of ups) {
        context.strokeStyle = colors.edge;
        context.lineWidth = value === low ? 2 : 1;
        context.setLineDash([]);
        context.beginPath();
        context.moveTo(plot.left, y(value));
        context.lineTo(plot.right, y(value));
        context.stroke();
        context.fillStyle = colors.faded;
        context.textAlign = 'right';
        context.fillText(say(value), plot.left - 12, y(value));
      }
      const final = rows[rows.length - 1] ?? [];
      const places = labelRows(final.map(y), APART, plot.top, plot.bottom);
      for (const seat of card.names.keys()) {
        context.strokeStyle = colors.seats[seat % colors.seats.length];
        context.lineWidth = 4;
        context.lineJoin = 'round';
        context.setLineDash(dashOf(seat));
        context.beginPath();
        for (const [at, row] of rows.entries()) context.lineTo(x(at), y(row[seat]));
        context.stroke();
        context.setLineDash([]);
        context.lineWidth = 1.5;
        context.beginPath();
        context.moveTo(plot.right, y(final[seat]));
        context.lineTo(plot.right + 20, places[seat]);
        context.stroke();
        drawSign(drawing, seat, plot.right + 32, places[seat], 1.7);
        context.fillStyle = colors.ink;
        context.font = fontOf('sans', 600, 22);
        context.textAlign = 'left';
        context.fillText(fitted(context, card.names[seat], NAMES - 54), plot.right + 48, places[seat]);
      }
    },
  };
}

/** As in the page's charts, for a line that is twice as thick. */
function dashOf(seat: number): number[] {
  return (DASHES[seat % DASHES.length] ?? '')
    .split(' ')
    .flatMap((length) => (length === '' ? [] : [2 * Number(length)]));
}
