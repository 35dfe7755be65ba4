/** What is wrong with the book of a game: rules that stand nowhere or twice, and examples that are not true. */
import { type Book, type BookExample, type BookText, type ExampleFact, readingOrder } from '../book.js';
import type { Choice, Game, GameEvent, State } from '../game.js';
import { fitsPattern } from '../lesson.js';
import { Match } from '../match.js';
import { explained } from '../play.js';
import type { RulebookText } from '../text/message.js';

interface Ids {
  readonly chapterIds: readonly string[];
  readonly ruleIds: readonly string[];
  readonly rulingIds: readonly string[];
  readonly optionIds: readonly string[];
}

/** Every fault of the order and of what stands beside the rules, one line each. */
export function bookFaults(book: Book, { chapterIds, ruleIds, rulingIds, optionIds }: Ids): string[] {
  const faults: string[] = [];
  const places = new Map<string, number>();
  const sections = readingOrder(book.parts, ruleIds).flatMap((part) => part.sections);
  for (const { id, rules } of sections) {
    if (rules.length === 0) faults.push(`section ${id} is empty`);
    for (const rule of rules) places.set(rule, (places.get(rule) ?? 0) + 1);
  }
  const known = [...ruleIds, ...rulingIds];
  for (const id of known) if (!places.has(id)) faults.push(`${id} stands nowhere in the book`);
  for (const [id, count] of places) {
    if (!known.includes(id)) faults.push(`${id} stands in the book and is no rule`);
    if (count > 1) faults.push(`${id} stands in the book ${count} times`);
  }
  for (const id of chapterIds) {
    if (sections.every((section) => section.id !== id)) faults.push(`chapter ${id} is no section of the book`);
  }
  const cite = (what: string, rules: readonly string[] | undefined) => {
    if (rules === undefined || rules.length === 0) faults.push(`${what} names no rule`);
    for (const rule of rules ?? []) if (!ruleIds.includes(rule)) faults.push(`${what} names ${rule}, which is no rule`);
  };
  for (const [part, rules] of Object.entries(book.brief)) cite(`the brief on ${part}`, rules);
  for (const id of optionIds) cite(`house rule ${id}`, book.options[id]);
  for (const id of rulingIds) cite(`ruling ${id}`, book.rulings[id]);
  for (const { id, rules } of book.examples) cite(`example ${id}`, rules);
  return faults;
}

/** What is missing in the words of a book, one line each. */
export function bookTextFaults(book: Book, text: BookText, rulebook: RulebookText): string[] {
  const faults: string[] = [];
  const sections = book.parts.flatMap((part) => part.sections.map(({ id }) => id));
  const expect = (what: string, wanted: readonly string[], given: Readonly<Record<string, unknown>>) => {
    for (const id of wanted) if (!(id in given)) faults.push(`${what}.${id} is missing`);
    for (const id of Object.keys(given)) if (!wanted.includes(id)) faults.push(`${what}.${id} is not wanted`);
  };
  expect('parts', ['brief', ...book.parts.map(({ id }) => id)], text.parts);
  expect(
    'sections',
    sections.filter((id) => !(id in rulebook.chapters)),
    text.sections,
  );
  expect(
    'examples',
    book.examples.map(({ id }) => id),
    text.examples,
  );
  for (const example of book.examples) {
    const said = text.examples[example.id]?.text ?? '';
    const claimed = numbersOf(example);
    for (const [number] of said.replace(/\b[A-Z]+-\d+(?:\.\d+)*/g, '').matchAll(/\d+/g)) {
      if (!claimed.has(Number(number)))
        faults.push(`examples.${example.id} says ${number}, which no fact of it claims`);
    }
  }
  return faults;
}

/** What an example claims and is not so, one line each. */
export function exampleFaults<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  example: BookExample<C>,
): string[] {
  const { id, setup, seat, before, choices, facts } = example;
  const match = new Match<S, C, E>(game, setup);
  for (const made of [...before.entries()]) {
    const [at, [who, choice]] = made;
    if (!match.play(who, choice).ok)
      return [`${id}: choice ${at} before it, ${JSON.stringify(choice)}, is not allowed`];
  }
  const faults: string[] = [];
  if (!match.asked().includes(seat)) faults.push(`${id}: seat ${seat} has nothing to decide in the position`);
  const looks = (when: 'before' | 'after') => {
    for (const fact of facts)
      if ('when' in fact && fact.when === when) faults.push(...faultOf(game, match, example, fact));
  };
  looks('before');
  const told = match.everything().length;
  for (const [at, [who, choice]] of choices.entries()) {
    const played = match.play(who, choice);
    if (!played.ok) return [...faults, `${id}: choice ${at}, ${JSON.stringify(choice)}, is not allowed`];
  }
  looks('after');
  const news = match.everything().slice(told);
  for (const fact of facts) {
    if ('told' in fact && !news.some(({ event }) => fits(event, fact.told)))
      faults.push(
        `${id}: ${JSON.stringify(fact.told)} is not told; told is ${JSON.stringify(news.map(({ event }) => event))}`,
      );
    if ('sum' in fact && fact.sum.reduce((sum, one) => sum + one, 0) !== fact.is)
      faults.push(`${id}: ${fact.sum.join(' + ')} is not ${fact.is}`);
  }
  return faults;
}

function faultOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  match: Match<S, C, E>,
  { id, seat }: BookExample<C>,
  fact: Extract<ExampleFact<C>, { readonly when: string }>,
): string[] {
  if ('path' in fact) {
    const found = valueAt(match.state, fact.path);
    return found === fact.is ? [] : [`${id}: ${fact.when} it ${fact.path} is ${JSON.stringify(found)}, not ${fact.is}`];
  }
  if ('refused' in fact) {
    const bars = explained(game, match.state, seat).barred.filter(({ choice }) => fitsPattern(choice, fact.refused));
    const isBarred = bars.some(({ rule }) => rule === fact.rule);
    return isBarred
      ? []
      : [`${id}: ${JSON.stringify(fact.refused)} is barred by ${bars.map(({ rule }) => rule)}, not ${fact.rule}`];
  }
  const points = game.result(match.state).sheet.find(({ category }) => category === fact.category)?.points[fact.seat];
  return points === fact.points
    ? []
    : [`${id}: ${fact.when} it seat ${fact.seat} has ${points} for ${fact.category}, not ${fact.points}`];
}

/** What stands at a path; of a list or record how many things it holds. */
function valueAt(state: unknown, path: string): unknown {
  let at: unknown = state;
  for (const key of path.split('.')) at = (at as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return typeof at === 'object' && at !== null ? Object.keys(at).length : at;
}

function fits(event: GameEvent, part: Readonly<Record<string, unknown>>): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return Object.entries(part).every(([key, value]) => fields[key] === value);
}

/** The numbers that the facts of an example claim. */
function numbersOf({ facts }: BookExample): ReadonlySet<number> {
  const numbers = new Set<number>();
  const add = (value: unknown) => {
    if (typeof value === 'number') numbers.add(Math.abs(value));
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) add(part);
  };
  for (const fact of facts) add({ ...fact, seat: null });
  return numbers;
}
