/** A hint as lines of text: what the bot would do, what it expects of it and why, and the next best choice. */
import type { Hint } from '@bottega/bots';
import type { Choice } from '@bottega/kernel';
import { type Language, type Say, withMinus } from '@bottega/kernel/text';
import { columns, wrap } from '../terminal/layout.js';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const INDENT = '  ';

/** `sayGame` says the game's own words, `say` those of the command line. */
export function hintLines(
  { choice, later, worth, now, lead, reasons, next }: Hint,
  nameOf: (choice: Choice) => string,
  sayGame: Say,
  say: Say,
  language: Language,
): string[] {
  const format = new Intl.NumberFormat(language, ONE_DIGIT);
  const formatSigned = new Intl.NumberFormat(language, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
  const plain = (points: number) => withMinus(format.format(points));
  const signed = (points: number) => withMinus(formatSigned.format(points));
  const line = (key: string, values: Record<string, string>) => wrap(say({ key: `play.${key}`, values }));
  const table = columns(reasons.map(({ part, points }) => [INDENT + sayGame(part), signed(points)]));
  return [
    line('suggestion', { choice: nameOf(choice) }),
    ...(later.length === 0 ? [] : [line('hintLater', { choices: later.map(sayGame).join(' → ') })]),
    lead === null
      ? line('hintWorth', { worth: plain(worth), change: signed(worth - now) })
      : line('hintLead', { lead: signed(lead) }),
    ...(reasons.length === 0 ? [] : [table]),
    ...(next === null
      ? []
      : [
          next.lead === null
            ? line('hintNext', { choice: nameOf(next.choice), change: signed(next.worth - now) })
            : line('hintNextLead', { choice: nameOf(next.choice), lead: signed(next.lead) }),
        ]),
  ];
}
