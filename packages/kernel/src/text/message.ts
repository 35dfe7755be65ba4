/** Messages: what is to be said, as a key and values, and how a language says it. */
import type { Language } from './languages.js';
import { unbroken } from './unbroken.js';

/** So many of a thing, said with the thing's plural forms. */
export interface Counted {
  readonly of: string;
  readonly count: number;
}

export type Value = string | number | readonly Counted[];

/** Something to be said: a key of the message table and the values for its places. */
export interface Message {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A counted thing by plural category; `#` stands for the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The rulebook by id: what is read beside the game. */
export interface RulebookText<
  Chapter extends string = string,
  Rule extends string = string,
  Ruling extends string = string,
> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Rule, string>>;
  readonly rulings: Readonly<Record<Ruling, string>>;
}

/** Everything that a game says in one language. */
export interface GameText {
  readonly title: string;
  readonly tagline: string;
  /** Names of things, by table and id: cards, goals, zones … */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Things that are counted, as the object of a sentence: "takes 1 crown". */
  readonly counts: Readonly<Record<string, Forms>>;
  /** Their nominative, as a label or a subject, where it is another form: Czech "1 koruna" beside "bere 1 korunu". */
  readonly labels?: Readonly<Record<string, Forms>>;
  /** Sentences with places for values; see `createFormatter` for the places. */
  readonly messages: Readonly<Record<string, string>>;
  /** House rules: a sentence on what each changes, and what its values mean. */
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly says: string; readonly values: Readonly<Record<string, string>> }>
  >;
  readonly rulebook: RulebookText;
}

/** The tables that sentences are made from. */
export type Sayable = Pick<GameText, 'names' | 'counts' | 'labels' | 'messages'>;

/** Says messages in one language. */
export type Say = (message: Message) => string;

/** A place in a sentence: `{kind?name}`; see `createFormatter`. */
const PLACE = /\{(@|=?&)?(?:([a-zA-Z#=$]+):)?([a-zA-Z]+)\}/g;

/**
 * Says messages in a language. The places of a sentence:
 * `{n}` the value; `{@seat}` the name of the player in that seat; `{cards:card}` the name of an id in a table of names;
 * `{#cube:n}` so many of a counted thing; `{#$of:n}` the same, with the thing named by the value `of`;
 * `{&list}` a list of counted things ("2 food, 1 gold and 1 favour"). With `=` instead of `#`, and in `{=&list}`, counted things
 * stand in the nominative, as labels and subjects do.
 */
export function createFormatter(text: Sayable, language: Language, players: readonly string[]): Say {
  const plural = new Intl.PluralRules(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const format = new Intl.NumberFormat(language, { signDisplay: 'negative' });
  const number = (value: number) => withMinus(format.format(value));
  const counted = (of: string, count: number, isLabel: boolean): string => {
    const forms = (isLabel ? text.labels?.[of] : undefined) ?? text.counts[of];
    // Millions have a form of their own in French and Italian; the general one is good enough for them.
    const form = forms?.[plural.select(Math.abs(count))] ?? forms?.other;
    return form === undefined ? `${of} × ${count}` : form.replace('#', number(count));
  };
  const plain = (value: Value, isLabel: boolean): string => {
    if (typeof value === 'number') return number(value);
    return typeof value === 'string' ? value : list.format(value.map(({ of, count }) => counted(of, count, isLabel)));
  };
  return ({ key, values }) => {
    const sentence = text.messages[key];
    if (sentence === undefined) return `[${key}]`;
    const filled = sentence.replace(
      PLACE,
      (place, mark: string | undefined, table: string | undefined, name: string) => {
        const value = values[name];
        if (value === undefined) return place;
        if (mark === '@') return players[Number(value)] ?? `#${Number(value) + 1}`;
        if (table === undefined) return plain(value, mark === '=&');
        const noun = countedBy(table);
        if (noun === null) return text.names[table]?.[String(value)] ?? String(value);
        return counted(
          noun.startsWith('$') ? String(values[noun.slice(1)]) : noun,
          Number(value),
          table.startsWith('='),
        );
      },
    );
    return unbroken(filled, language);
  };
}

/** A written number with a minus sign: `Intl` writes a hyphen in all of our languages. */
export function withMinus(written: string): string {
  return written.replace('-', '−');
}

/** The counted thing of a place, `$` and a value's name where a value says it; null if the place names a table of names. */
export function countedBy(table: string): string | null {
  return table.startsWith('#') || table.startsWith('=') ? table.slice(1) : null;
}

/** A place of a sentence, taken apart: `{=cube:n}` has the table "=cube" and the name "n". */
export interface Place {
  readonly written: string;
  /** What stands before the name: `@` a seat, `&` or `=&` a list; empty otherwise. */
  readonly mark: string;
  readonly table: string | null;
  readonly name: string;
}

/** The places of a sentence in the order in which they come. */
export function readPlaces(sentence: string): Place[] {
  return [...sentence.matchAll(PLACE)].map(([written, mark, table, name]) => ({
    written,
    mark: mark ?? '',
    table: table ?? null,
    name,
  }));
}

/** The places of a sentence, sorted: the same in every language. */
export function placesOf(sentence: string): string[] {
  return readPlaces(sentence)
    .map(({ written }) => written)
    .sort();
}
