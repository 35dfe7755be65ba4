/**
 * Everything that is said, in all languages side by side and filled with sample values: a sheet that is read once by somebody who
 * knows the languages, kept beside the tests and compared exactly. A text changes only together with its sheet.
 */
import type { BookText } from '../book.js';
import { LANGUAGES, type Language } from '../text/languages.js';
import {
  countedBy,
  createFormatter,
  type Forms,
  type GameText,
  readPlaces,
  type Sayable,
  type Value,
} from '../text/message.js';

/** A key and how each language says it: a line, or several where it depends on a number. */
export interface SheetEntry {
  readonly key: string;
  readonly said: Readonly<Record<Language, readonly string[]>>;
}

type Texts<T> = Readonly<Record<Language, T>>;
type Strings = Readonly<Record<string, string>>;

/** Between them they show every plural form of our languages: those of whole numbers up to thousands. */
const NUMBERS = [1, 2, 5];
const PLAYERS = ['Anna', 'Bruno', 'Carla'];
const WIDTH = 2;

/** Names, counted things, house rules and messages. */
export function sentenceSheet(texts: Texts<Sayable & Partial<GameText>>): string {
  const { en } = texts;
  const entries: SheetEntry[] = [];
  for (const key of ['title', 'tagline'] as const) {
    if (en[key] !== undefined) entries.push(entry(key, (language) => [texts[language][key] ?? MISSING]));
  }
  for (const table of Object.keys(en.names)) {
    entries.push(...stringEntries(`names.${table}`, (language) => texts[language].names[table]));
  }
  entries.push(...formEntries('counts', (language) => texts[language].counts));
  entries.push(...formEntries('labels', (language) => texts[language].labels ?? {}));
  for (const id of Object.keys(en.options ?? {})) {
    entries.push(entry(`options.${id}`, (language) => [texts[language].options?.[id]?.name ?? MISSING]));
    entries.push(entry(`options.${id}.says`, (language) => [texts[language].options?.[id]?.says ?? MISSING]));
    entries.push(...stringEntries(`options.${id}`, (language) => texts[language].options?.[id]?.values));
  }
  const says = new Map(LANGUAGES.map((language) => [language, sampler(texts[language], language)]));
  for (const key of Object.keys(en.messages)) {
    entries.push(entry(key, (language) => says.get(language)?.(key, samples(en, key)) ?? []));
  }
  return sheetOf(entries);
}

/** Chapters, rules and rulings. */
export function rulebookSheet(texts: Texts<GameText>): string {
  return sheetOf(
    (['chapters', 'rules', 'rulings'] as const).flatMap((part) =>
      stringEntries(part, (language) => texts[language].rulebook[part]),
    ),
  );
}

/** The words of a book: its brief, titles, examples and synonyms. */
export function bookSheet(texts: Texts<BookText>): string {
  const entries = (['brief', 'parts', 'sections'] as const).flatMap((part) =>
    stringEntries(part, (language) => texts[language][part]),
  );
  for (const id of Object.keys(texts.en.examples)) {
    entries.push(...stringEntries(`examples.${id}`, (language) => ({ ...texts[language].examples[id] })));
  }
  return sheetOf([...entries, entry('synonyms', (language) => texts[language].synonyms)]);
}

/** The entries as a page to read: a key, and below it what each language says. */
export function sheetOf(entries: readonly SheetEntry[]): string {
  const paragraphs = entries.map(({ key, said }) => {
    const lines = LANGUAGES.flatMap((language) =>
      said[language].map(
        (text, at) => `  ${at === 0 ? language : ' '.repeat(WIDTH)}  ${text.replaceAll('\n', '\\n')}\n`,
      ),
    );
    return `${key}\n${lines.join('')}`;
  });
  return paragraphs.join('\n');
}

const MISSING = '(missing)';

function entry(key: string, say: (language: Language) => readonly string[]): SheetEntry {
  return {
    key,
    said: Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as SheetEntry['said'],
  };
}

function stringEntries(path: string, of: (language: Language) => Strings | undefined): SheetEntry[] {
  return Object.keys(of('en') ?? {}).map((key) =>
    entry(`${path}.${key}`, (language) => [of(language)?.[key] ?? MISSING]),
  );
}

/** Every form of every counted thing that any language has. */
function formEntries(path: string, of: (language: Language) => Readonly<Record<string, Forms>>): SheetEntry[] {
  const things = new Set(LANGUAGES.flatMap((language) => Object.keys(of(language))));
  return [...things].map((thing) =>
    entry(`${path}.${thing}`, (language) =>
      Object.entries(of(language)[thing] ?? {}).map(([category, form]) => `${category}: ${form}`),
    ),
  );
}

interface Samples {
  readonly values: Readonly<Record<string, Value>>;
  /** The values that count something. */
  readonly counts: readonly string[];
}

/** Values for the places of a message, each place another: names of things there are, and `‹n›` for what may be anything. */
function samples(model: Sayable, key: string): Samples {
  const values: Record<string, Value> = {};
  const counts: string[] = [];
  const given = new Map<string, number>();
  /** The next of some items; from the first again when they run out. */
  const next = <T>(from: string, items: readonly T[], otherwise: T): T => {
    const at = given.get(from) ?? 0;
    given.set(from, at + 1);
    return items[at % items.length] ?? otherwise;
  };
  const thing = () => next('things', Object.keys(model.counts), 'thing');
  const places = readPlaces(model.messages[key]);
  for (const { mark, table, name } of places) {
    const noun = table === null ? null : countedBy(table);
    if (noun !== null) {
      if (!counts.includes(name)) counts.push(name);
      if (noun.startsWith('$')) values[noun.slice(1)] ??= thing();
    } else if (table !== null) values[name] ??= next(table, Object.keys(model.names[table] ?? {}), name);
    else if (mark === '@') values[name] ??= next('players', [...PLAYERS.keys()], 0);
    else if (mark !== '') {
      values[name] ??= [
        { of: thing(), count: 2 },
        { of: thing(), count: 1 },
      ];
    }
  }
  for (const { name } of places) if (!counts.includes(name)) values[name] ??= `‹${name}›`;
  return { values, counts };
}

/** Says a message as often as its plural forms differ. */
function sampler(text: Sayable, language: Language): (key: string, samples: Samples) => string[] {
  const say = createFormatter(text, language, PLAYERS);
  const plural = new Intl.PluralRules(language);
  const forms = NUMBERS.map((number) => plural.select(number));
  const numbers = NUMBERS.filter((_, at) => at === forms.indexOf(forms[at]));
  return (key, { values, counts }) => {
    if (text.messages[key] === undefined) return [MISSING];
    if (counts.length === 0) return [say({ key, values })];
    return numbers.map((number) => {
      // 2, 3 and 4 have the same form, and so have 5, 6 and 7: two counts that changed places would show.
      const counted = counts.map((name, at) => [name, number === 1 ? 1 : number + (at % 3)]);
      return say({ key, values: { ...values, ...Object.fromEntries(counted) } });
    });
  };
}
