/** The ladder for the terminal. */
import { type Language, type Say, withMinus } from '@bottega/kernel/text';
import { columns, wrap } from '../terminal/layout.js';
import type { Rung } from './standing.js';

interface LadderWords {
  readonly title: string;
  readonly seats: number;
  readonly say: Say;
  readonly language: Language;
}

export function ladderLines(rungs: readonly Rung[], { title, seats, say, language }: LadderWords): string {
  const label = (key: string, values: Record<string, string | number> = {}) => say({ key, values });
  const number = (value: number, digits: number, signDisplay: 'auto' | 'exceptZero' = 'auto') => {
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay } as const;
    return withMinus(new Intl.NumberFormat(language, format).format(value));
  };
  const percent = (share: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const between = (least: string, most: string) => label('report.from', { least, most });
  const head = [
    'ladder.hero',
    'ladder.rivals',
    'report.games',
    'report.wins',
    'report.interval',
    'ladder.elo',
    'report.interval',
    'ladder.margin',
  ];
  const rows = rungs.map(({ hero, rivals, standing: { games, share, interval, elo, eloInterval, margin } }) => [
    hero,
    label('ladder.times', { count: seats - 1, bot: rivals }),
    number(games, 0),
    percent(share),
    between(percent(interval.least), percent(interval.most)),
    number(elo, 0, 'exceptZero'),
    between(number(eloInterval.least, 0, 'exceptZero'), number(eloInterval.most, 0, 'exceptZero')),
    number(margin, 1, 'exceptZero'),
  ]);
  return [
    label('ladder.title', { title, seats }),
    columns([head.map((key) => label(key)), ...rows]),
    wrap(label('ladder.fair', { share: percent(1 / seats) })),
  ].join('\n\n');
}
