/** What the figures are said with: the words of the command line and those of the game. */
import type { OptionValue } from '@bottega/kernel';
import {
  createFormatter,
  type GameText,
  type Language,
  type Message,
  type Say,
  type Words,
} from '@bottega/kernel/text';
import type { ChartWords } from '../report/labels.js';
import { chartWords, rounding } from '../report/words.js';
import type { Compared } from './figures.js';

export interface BalanceWords {
  readonly language: Language;
  readonly chart: ChartWords;
  /** A number or a share with its sign, as differences are written. */
  readonly signed: (value: number, digits: number) => string;
  readonly signedPercent: (share: number) => string;
  /** A message of the command line, and one of the game. */
  readonly label: (key: string, values?: Message['values']) => string;
  readonly sayGame: Say;
  readonly game: Words;
  readonly text: GameText;
}

export function balanceWords(game: Words, text: GameText, say: Say, language: Language): BalanceWords {
  const chart = rounding(chartWords(say, language));
  const withSign = (written: string, value: number) => (value > 0 ? `+${written}` : written);
  return {
    language,
    chart,
    signed: (value, digits) => withSign(chart.number(value, digits), Number(value.toFixed(digits))),
    signedPercent: (share) => {
      const rounded = Number(share.toFixed(3)) + 0; // + 0: a small loss is 0.0 and not −0.0
      return withSign(chart.percent(rounded, 1).replace('-', '−'), rounded);
    },
    label: (key, values = {}) => say({ key, values }),
    sayGame: createFormatter(text, language, []),
    game,
    text,
  };
}

/** More and less than the fair share, told apart without colour. */
export function winsText({ chart }: BalanceWords, { wins, verdict }: Pick<Compared, 'wins' | 'verdict'>): string {
  const share = chart.percent(wins, 1);
  if (verdict === null) return share;
  return `${verdict === 'more' ? '▲' : '▼'} ${share}`;
}

/** A house rule and its value by name. */
export function houseRuleName({ text, chart }: BalanceWords, option: string, value: OptionValue): string {
  const { name, values } = text.options[option];
  return chart.labelled(name, values[String(value)] ?? String(value));
}
