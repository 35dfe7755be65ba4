/** What a balance says of wins and house rules. */
import type { OptionValue } from '@bottega/kernel';
import type { FigureWords } from '../figures/words.js';
import type { Compared } from './figures.js';

/** More and less than the fair share, told apart without colour. */
export function winsText({ chart }: FigureWords, { wins, verdict }: Pick<Compared, 'wins' | 'verdict'>): string {
  const share = chart.percent(wins, 1);
  if (verdict === null) return share;
  return `${verdict === 'more' ? '▲' : '▼'} ${share}`;
}

/** A house rule and its value by name. */
export function houseRuleName({ text, chart }: FigureWords, option: string, value: OptionValue): string {
  const { name, values } = text.options[option];
  return chart.labelled(name, values[String(value)] ?? String(value));
}
