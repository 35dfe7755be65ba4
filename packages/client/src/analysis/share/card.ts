/** The picture of the end of a game, drawn on a canvas: title, who won, the board, the score sheet, the course. */
import type { Result } from '@bottega/kernel';
import { byPlace } from '../../ui/by-place';
import type { DrawnPart } from './board-image';
import { chartPart } from './card-chart';
import { type CardPart, colorsOfCard, type Drawing, drawSign, fitted, fontOf, wrapped } from './card-drawing';
import { sheetPart } from './card-sheet';

export interface ShareCard {
  readonly title: string;
  /** Null if nobody knows when it was played. */
  readonly date: string | null;
  /** The victory, or the last sentence of the story. */
  readonly line: string;
  readonly names: readonly string[];
  readonly result: Result;
  /** A category by what it is called. */
  readonly category: (category: string) => string;
  readonly course: ShareCourse | null;
  readonly words: CardWords;
  readonly number: (value: number) => string;
  readonly percent: (value: number) => string;
}

export interface ShareCourse {
  readonly kind: 'chances' | 'points';
  /** Of every seat, in the order of time. */
  readonly rows: readonly (readonly number[])[];
}

export interface CardWords {
  readonly total: string;
  readonly place: string;
  readonly chart: string;
}

export const CARD_WIDTH = 1200;
const MARGIN = 56;
const GAP = 36;
const LEAST_HEIGHT = 1200;
/** A board that is higher than that would leave the rest no room in sight. */
const MOST_BOARD = 820;
/** A board with a smaller width for its height has room for the standings beside it. */
const HIGH = 1.15;
const STANDINGS = 400;

export function drawCard(canvas: HTMLCanvasElement, card: ShareCard, board: DrawnPart | null): void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const drawing: Drawing = { context, colors: colorsOfCard(), left: MARGIN, width: CARD_WIDTH - 2 * MARGIN };
  const parts = [
    headPart(drawing, card),
    ...(board === null ? [] : [boardPart(drawing, card, board)]),
    sheetPart(drawing, card),
    ...(card.course === null ? [] : [chartPart(drawing, card, card.course)]),
  ];
  const needed = parts.reduce((sum, { height }) => sum + height, 0) + GAP * (parts.length - 1) + 2 * MARGIN;
  canvas.width = CARD_WIDTH;
  canvas.height = Math.round(Math.max(LEAST_HEIGHT, needed));
  paintPaper(drawing, canvas.height);
  const gap = GAP + Math.max(0, canvas.height - needed) / Math.max(1, parts.length - 1);
  let top = MARGIN;
  for (const part of parts) {
    part.draw(top);
    top += part.height + gap;
  }
}

function paintPaper({ context, colors }: Drawing, height: number): void {
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, CARD_WIDTH, height);
  context.strokeStyle = colors.edge;
  context.lineWidth = 3;
  context.strokeRect(18, 18, CARD_WIDTH - 36, height - 36);
  context.lineWidth = 1;
  context.strokeRect(26, 26, CARD_WIDTH - 52, height - 52);
}

function headPart(drawing: Drawing, { title, date, line }: ShareCard): CardPart {
  const { context, colors, left, width } = drawing;
  const lineFont = fontOf('serif', 500, 38);
  const lines = wrapped(context, line, width, lineFont);
  const lineHeight = 46;
  return {
    height: 92 + lines.length * lineHeight,
    draw(top) {
      context.textBaseline = 'alphabetic';
      context.fillStyle = colors.ink;
      context.font = fontOf('serif', 600, 68);
      context.textAlign = 'left';
      context.fillText(title, left, top + 58);
      context.font = fontOf('sans', 400, 26);
      context.fillStyle = colors.faded;
      context.textAlign = 'right';
      context.fillText('Bottega', left + width, top + 26);
      if (date !== null) context.fillText(date, left + width, top + 58);
      context.textAlign = 'left';
      context.fillStyle = colors.accent;
      context.font = lineFont;
      for (const [at, text] of lines.entries()) context.fillText(text, left, top + 118 + at * lineHeight);
    },
  };
}

/** A wide board across the whole picture; a high one with the standings beside it. */
function boardPart(drawing: Drawing, card: ShareCard, { image, ...size }: DrawnPart): CardPart {
  const { context, colors, left, width } = drawing;
  const isHigh = size.width / size.height < HIGH;
  const scale = Math.min((isHigh ? width - STANDINGS : width) / size.width, MOST_BOARD / size.height);
  const shown = { width: size.width * scale, height: size.height * scale };
  return {
    height: shown.height,
    draw(top) {
      context.fillStyle = colors.paper;
      const from = isHigh ? left : left + (width - shown.width) / 2;
      context.fillRect(from, top, shown.width, shown.height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, from, top, shown.width, shown.height);
      if (isHigh) drawStandings(drawing, card, { left: left + shown.width + 44, top, height: shown.height });
    },
  };
}

function drawStandings(
  drawing: Drawing,
  { names, result: { places, points }, number }: ShareCard,
  { left, top, height }: { readonly left: number; readonly top: number; readonly height: number },
): void {
  const { context, colors } = drawing;
  const right = drawing.left + drawing.width;
  const seats = byPlace(places);
  const row = Math.min(150, height / seats.length);
  for (const [at, seat] of seats.entries()) {
    const middle = top + height / 2 + (at - (seats.length - 1) / 2) * row;
    const isFirst = places[seat] === 1;
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    context.fillStyle = colors.faded;
    context.font = fontOf('serif', 500, 40);
    context.fillText(`${number(places[seat])}.`, left, middle);
    drawSign(drawing, seat, left + 72, middle, isFirst ? 4 : 3);
    context.textAlign = 'right';
    context.fillStyle = colors.ink;
    context.font = fontOf('serif', 600, isFirst ? 60 : 46);
    const said = number(points[seat]);
    context.fillText(said, right, middle);
    const room = right - context.measureText(said).width - 16 - (left + 108);
    context.textAlign = 'left';
    context.font = fontOf('serif', isFirst ? 600 : 500, isFirst ? 46 : 38);
    context.fillText(fitted(context, names[seat] ?? '', room), left + 108, middle);
  }
}
