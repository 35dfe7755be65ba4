/** A hint as lines of text: the few best lines of choices, what the bot expects of each and why. */
import type { Hint, HintLine } from '@bottega/bots';
import type { Choice } from '@bottega/kernel';
import { type Language, type Say, withMinus } from '@bottega/kernel/text';
import { columns, wrap } from '../terminal/layout.js';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const INDENT = '  ';

/** `sayGame` says the game's own words, `say` those of the command line. */
export function hintLines(
  { lines, now }: Hint,
  nameOf: (choice: Choice) => string,
  sayGame: Say,
  say: Say,
  language: Language,
  names: readonly string[],
): string[] {
  const format = new Intl.NumberFormat(language, ONE_DIGIT);
  const formatSigned = new Intl.NumberFormat(language, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
  const plain = (points: number) => withMinus(format.format(points));
  const signed = (points: number) => withMinus(formatSigned.format(points));
  const sentence = (key: string, values: Record<string, string>) => wrap(say({ key: `play.${key}`, values }));
  const laterOf = ({ later }: HintLine) =>
    later.length === 0 ? [] : [sentence('hintLater', { choices: later.map(sayGame).join(' → ') })];
  const reasonsOf = ({ reasons }: HintLine) =>
    reasons.length === 0 ? [] : [columns(reasons.map(({ part, points }) => [INDENT + sayGame(part), signed(points)]))];
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const chancesOf = ({ chances }: HintLine) => {
    if (chances === null) return [];
    const each = chances.map((chance, seat) =>
      say({ key: 'play.hintChance', values: { name: names[seat], chance: percent.format(chance) } }),
    );
    return [sentence('hintChances', { chances: list.format(each) })];
  };
  const first = (line: HintLine) => [
    sentence('suggestion', { choice: nameOf(line.choice) }),
    ...laterOf(line),
    line.lead === null
      ? sentence('hintWorth', { worth: plain(line.worth), change: signed(line.worth - now) })
      : sentence('hintLead', { lead: signed(line.lead) }),
    ...chancesOf(line),
    ...reasonsOf(line),
  ];
  const next = (line: HintLine) => [
    line.lead === null
      ? sentence('hintNext', { choice: nameOf(line.choice), change: signed(line.worth - now) })
      : sentence('hintNextLead', { choice: nameOf(line.choice), lead: signed(line.lead) }),
    ...laterOf(line),
    ...chancesOf(line),
    ...reasonsOf(line),
  ];
  return lines.flatMap((line, at) => (at === 0 ? first(line) : next(line)));
}
