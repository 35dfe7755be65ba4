/** A hint as lines of text: what the bot would do, what it expects of it and why, and the next best choice. */
import type { Hint } from '@bottega/bots';
import type { Choice, Seat } from '@bottega/kernel';
import { type Language, type Say, withMinus } from '@bottega/kernel/text';
import { columns, wrap } from '../terminal/layout.js';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const INDENT = '  ';

/** `sayGame` says the game's own words, `say` those of the command line. */
export function hintLines(
  { choice, later, worth, now, chances, chancesNow, reasons, next }: Hint,
  seat: Seat,
  nameOf: (choice: Choice) => string,
  sayGame: Say,
  say: Say,
  language: Language,
): string[] {
  const format = new Intl.NumberFormat(language, ONE_DIGIT);
  const formatSigned = new Intl.NumberFormat(language, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
  const plain = (points: number) => withMinus(format.format(points));
  const signed = (points: number) => withMinus(formatSigned.format(points));
  const formatShare = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const share = (chance: number) => formatShare.format(chance);
  const line = (key: string, values: Record<string, string>) => wrap(say({ key: `play.${key}`, values }));
  const table = columns(reasons.map(({ part, points }) => [INDENT + sayGame(part), signed(points)]));
  return [
    line('suggestion', { choice: nameOf(choice) }),
    ...(later.length === 0 ? [] : [line('hintLater', { choices: later.map(sayGame).join(' → ') })]),
    line('hintWorth', { worth: plain(worth), change: signed(worth - now) }),
    ...(chances === null || chancesNow === null
      ? []
      : [line('hintChance', { after: share(chances[seat]), now: share(chancesNow[seat]) })]),
    ...(reasons.length === 0 ? [] : [table]),
    ...(next === null ? [] : [line('hintNext', { choice: nameOf(next.choice), change: signed(next.worth - now) })]),
  ];
}
