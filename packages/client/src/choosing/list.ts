/** The list of a question: what belongs together under a heading, what ends it apart, and finding by letters. */
import type { Barred, Choice } from '@bottega/kernel';
import type { Say, Together, Words } from '@bottega/kernel/text';

/** A line of the list: one choice, or several that are made as one. */
export interface ListLine {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The same with the end of the turn, where nothing else is left to do. */
  readonly ending: readonly Choice[] | null;
}

export interface ListGroup<Line> {
  /** Its heading, if there is more than one group. */
  readonly heading: string | null;
  readonly lines: readonly Line[];
}

export interface BarredLine {
  readonly id: string;
  readonly label: string;
  readonly choice: Choice;
}

export interface ChoiceList {
  readonly together: readonly ListLine[];
  readonly groups: readonly ListGroup<ListLine>[];
  /** What ends a turn, or an answer in several parts. */
  readonly closing: readonly ListLine[];
  readonly barred: readonly ListGroup<BarredLine>[];
}

interface Listed {
  readonly allowed: readonly Choice[];
  readonly barred: readonly Barred<Choice>[];
  readonly together: readonly Together[];
  /** What ends the turn after these choices; null if something else is left to do. */
  endAfter(choices: readonly Choice[]): Choice | null;
}

/** What the line is called that begins with these choices: whoever speaks of them speaks of what is in the list. */
export function nameInList(
  choices: readonly Choice[],
  together: readonly Together[],
  say: Say,
  label: (choice: Choice) => string,
): string {
  const [first] = choices;
  const lines = together.filter((line) => idOf(line.choices[0]) === idOf(first));
  const isHidden = withoutTold([first], together).length === 0;
  const begins = (line: Together) =>
    line.choices.every((one, at) => at < choices.length && idOf(one) === idOf(choices[at]));
  // A line of several choices that says more than its first stands beside that, and is another way to begin.
  const meant = lines.find((line) => (line.isAll === true || line.alone !== undefined) && begins(line));
  if (meant !== undefined) return say(meant.says);
  if (isHidden) return say(lines[0].says);
  const alone = lines[0]?.alone;
  return alone === undefined ? label(first) : say(alone);
}

/** Puts choices in order: groups come as their first choice does, which is the order of the rulebook. */
export function listOf(
  { allowed, barred, together, endAfter }: Listed,
  words: Words,
  say: Say,
  label: (choice: Choice) => string,
): ChoiceList {
  const closes = (choice: Choice) => words.closes?.(choice) ?? false;
  const endings = together.filter(({ isEnd }) => isEnd);
  const endingOf = (choices: readonly Choice[]): readonly Choice[] | null => {
    const end = endAfter(choices);
    if (end === null || choices.some(closes)) return null;
    const ending = [...choices, end];
    return endings.some((one) => idOfAll(one.choices) === idOfAll(ending)) ? null : ending; // it is a line of its own
  };
  const line = (choice: Choice): ListLine => {
    const alone = together.find(({ choices }) => idOf(choices[0]) === idOf(choice))?.alone;
    const choices = [choice];
    return {
      id: idOf(choice),
      label: alone === undefined ? label(choice) : say(alone),
      choices,
      ending: endingOf(choices),
    };
  };
  const headingOf = (choice: Choice) => {
    const heading = words.heading?.(choice) ?? null;
    return heading === null ? '' : say(heading);
  };
  const lineOf = ({ says, choices }: Together): ListLine => ({
    id: idOfAll(choices),
    label: say(says),
    choices,
    ending: endingOf(choices),
  });
  return {
    together: together.filter(({ isEnd }) => !isEnd).map(lineOf),
    groups: grouped(
      withoutTold(allowed, together).filter((choice) => !closes(choice)),
      headingOf,
      line,
    ),
    closing: [...endings.map(lineOf), ...allowed.filter(closes).map(line)],
    barred: grouped(
      barred.map(({ choice }) => choice),
      headingOf,
      (choice) => ({ id: idOf(choice), label: label(choice), choice }),
    ),
  };
}

/** What is left besides the lines that say all that can come of it. */
function withoutTold(allowed: readonly Choice[], together: readonly Together[]): readonly Choice[] {
  return allowed.filter((choice) => {
    const lines = together.filter(({ choices }) => idOf(choices[0]) === idOf(choice));
    return lines.length === 0 || lines.some(({ isAll }) => !isAll);
  });
}

function grouped<Line>(
  choices: readonly Choice[],
  headingOf: (choice: Choice) => string,
  line: (choice: Choice) => Line,
): ListGroup<Line>[] {
  const groups = new Map<string, Line[]>();
  for (const choice of choices) {
    const heading = headingOf(choice);
    groups.set(heading, [...(groups.get(heading) ?? []), line(choice)]);
  }
  const isOne = groups.size === 1;
  return [...groups].map(([heading, lines]) => ({ heading: isOne || heading === '' ? null : heading, lines }));
}

const idOf = (choice: Choice): string => JSON.stringify(choice);
const idOfAll = (choices: readonly Choice[]): string => choices.map(idOf).join(' ');

/** Whether a word of the label begins with what was typed; accents need not be typed. */
export function isFound(label: string, query: string): boolean {
  const wanted = plain(query).trim();
  return wanted === '' || ` ${plain(label)}`.includes(` ${wanted}`);
}

/** Without accents, capitals and signs: what stands between words is a space. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** A list with more lines folds its long groups, so that all headings are in sight. */
const LONG_LIST = 18;
const LONG_GROUP = 4;

/** Whether the lines of a group are seen only after its heading was pressed. */
export function isFoldedIn(groups: readonly ListGroup<unknown>[], { heading, lines }: ListGroup<unknown>): boolean {
  const number = groups.reduce((sum, group) => sum + group.lines.length, 0);
  return number > LONG_LIST && lines.length > LONG_GROUP && heading !== null;
}

/** The lines that are found; groups without any are left out. */
export function foundIn<Line extends { readonly label: string }>(
  groups: readonly ListGroup<Line>[],
  query: string,
): ListGroup<Line>[] {
  return groups
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ label }) => isFound(label, query)) }))
    .filter(({ lines }) => lines.length > 0);
}
