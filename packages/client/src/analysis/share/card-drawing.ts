/** What the parts of the picture share: its colours, fonts, and lines that break. */
import type { Seat } from '@bottega/kernel';
import { seatShape } from '../../ui/SeatSign';

const COLORS = ['paper', 'sheet', 'edge', 'ink', 'faded', 'accent', 'gold'] as const;
type Color = (typeof COLORS)[number];
const MOST_SEATS = 5;

export type CardColors = Readonly<Record<Color, string>> & { readonly seats: readonly string[] };

export interface Drawing {
  readonly context: CanvasRenderingContext2D;
  readonly colors: CardColors;
  readonly left: number;
  readonly width: number;
}

export interface CardPart {
  readonly height: number;
  draw(top: number): void;
}

/**
 * The page's colours in the light theme, whatever its theme is: the picture has a look of its own. They are set for the whole page, which
 * therefore takes the light theme while they are read; nothing is painted meanwhile.
 */
export function colorsOfCard(): CardColors {
  const { documentElement: page, body } = document;
  const { theme = '' } = page.dataset;
  const probe = document.createElement('span');
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  body.append(probe);
  page.dataset.theme = 'light';
  try {
    const colors = Object.fromEntries(COLORS.map((name) => [name, read(name)])) as Record<Color, string>;
    return { ...colors, seats: Array.from({ length: MOST_SEATS }, (_, seat) => read(`seat-${seat}`)) };
  } finally {
    page.dataset.theme = theme;
    probe.remove();
  }
}

export function fontOf(family: 'serif' | 'sans', weight: number, pixels: number): string {
  const families = getComputedStyle(document.documentElement).getPropertyValue(`--${family}`);
  return `${weight} ${pixels}px ${families}`;
}

/** A text in lines no wider than that; a word that is wider stands on its own, cut. */
export function wrapped(context: CanvasRenderingContext2D, text: string, width: number, font: string): string[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(fitted(context, word, width));
  }
  return lines;
}

/** As much of a text as fits, in the font that is set. */
export function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width)
    letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

/** The sign of a seat, around a point. */
export function drawSign({ context, colors }: Drawing, seat: Seat, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillStyle = colors.seats[seat % colors.seats.length];
  context.fill(new Path2D(seatShape(seat)));
  context.restore();
}
