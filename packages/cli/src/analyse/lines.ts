/** The decisions that mattered, for the terminal. */
import type { FigureWords } from '../figures/words.js';
import { columns, wrap } from '../terminal/layout.js';
import type { MomentWords } from './moments.js';

const INDENT = 3;

export function momentLines(moments: readonly MomentWords[], { label }: FigureWords): string {
  if (moments.length === 0) return wrap(label('analyse.noMoments'));
  return [label('analyse.moments'), ...moments.map((moment, at) => oneMoment(moment, at + 1, label))].join('\n\n');
}

function oneMoment(words: MomentWords, number: number, label: FigureWords['label']): string {
  const { head, lines, cost, reasons, hidden } = words;
  const margin = ' '.repeat(INDENT);
  const table = () => columns(reasons.map(([part, points]) => [`${margin}${margin}${part}`, points]));
  return [
    wrap(`${number}. ${head.join(' · ')}`),
    ...lines.map((line) => wrap(line, INDENT)),
    wrap(cost, INDENT),
    ...(hidden === null ? [] : [wrap(hidden, INDENT)]),
    ...(reasons.length === 0 ? [] : [wrap(label('analyse.reasons'), INDENT), table()]),
  ].join('\n');
}
