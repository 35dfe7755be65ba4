/** The words of charts, in a language. */
import { type Language, type Say, withMinus } from '@bottega/kernel/text';
import type { ChartWords } from './labels.js';

export function chartWords(say: Say, language: Language): ChartWords {
  const label = (key: string, values: Record<string, string> = {}) => say({ key: `report.${key}`, values });
  const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    labelled: (name, value) => label('labelled', { label: name, value }),
    number: (value, digits) => withMinus(new Intl.NumberFormat(language, fixed(digits)).format(value)),
    percent: (share, digits) => new Intl.NumberFormat(language, { style: 'percent', ...fixed(digits) }).format(share),
    range: (least, most) => label('from', { least, most }),
    fairShare: (value) => label('fairShareOf', { value }),
    interval: label('interval'),
    values: label('data'),
  };
}

/** Words whose numbers are rounded before they are written: a small loss is 0.0 and not −0.0. */
export function rounding<W extends ChartWords>(words: W): W {
  return { ...words, number: (value, digits) => words.number(Number(value.toFixed(digits)) + 0, digits) };
}
