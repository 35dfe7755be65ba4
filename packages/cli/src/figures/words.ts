/** What the figures are said with: the words of the command line and those of the game. */
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

export interface FigureWords {
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

/** `names` are those of the players, where there are any. */
export function figureWords(
  game: Words,
  text: GameText,
  say: Say,
  language: Language,
  names: readonly string[] = [],
): FigureWords {
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
    sayGame: createFormatter(text, language, names),
    game,
    text,
  };
}
