/** Says the sentences of a story in a language. */
import type { Seat } from '@bottega/kernel';
import { createFormatter, type Language, type Say, type Sayable, type Value } from '@bottega/kernel/text';
import type { StorySentence, StoryValue } from './sentence.js';

/** How a language quotes, and quotes within a quotation. */
const QUOTES: Readonly<Record<Language, readonly [open: string, close: string, inner: string, end: string]>> = {
  en: ['“', '”', '‘', '’'],
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  de: ['„', '“', '‚', '‘'],
  cs: ['„', '“', '‚', '‘'],
  it: ['«', '»', '“', '”'],
};

/** Nobody is told that they had no chance at all, or could not lose: nobody knows that. */
const LEAST_SHARE = 0.01;

/** What stands behind these in the name of a choice tells what it costs and does. */
const IN_PARENTHESES = /[\s\u00a0\u202f]*\(.*$/su;
const WITH_NUMBERS = /[\s\u00a0\u202f]*:.*\d.*$/su;

export interface StoryWords {
  /** The story's own texts. */
  readonly text: Sayable;
  readonly language: Language;
  readonly names: readonly string[];
  /** Says the game's messages in the same language. */
  readonly say: Say;
}

export function sayStory(story: readonly StorySentence[], words: StoryWords): string[] {
  const { text, language, names } = words;
  const own = createFormatter(text, language, names);
  return story.map(({ key, values }) => {
    const nameOf = shortNames(values, words.say);
    const said = Object.entries(values).map(([name, value]) => [name, plain(value, own, nameOf, words)]);
    return own({ key, values: Object.fromEntries(said) });
  });
}

/** What the choices of a sentence are called: by their names alone, where these tell them apart. */
function shortNames(values: StorySentence['values'], say: Say): Say {
  const all = Object.values(values).flatMap((value) =>
    typeof value === 'object' && 'choices' in value ? value.choices.map(say) : [],
  );
  const named = new Map<string, Set<string>>();
  for (const full of all) named.set(nameIn(full), (named.get(nameIn(full)) ?? new Set()).add(full));
  return (message) => {
    const full = say(message);
    return (named.get(nameIn(full))?.size ?? 0) > 1 ? full : nameIn(full);
  };
}

const nameIn = (full: string) => full.replace(IN_PARENTHESES, '').replace(WITH_NUMBERS, '');

function plain(value: StoryValue, own: Say, nameOf: Say, { text, language, names, say }: StoryWords): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value as Value;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  if ('says' in value) return value.says.key in text.messages ? own(value.says) : say(value.says);
  if ('choices' in value) return list.format(value.choices.map((choice) => quoted(nameOf(choice), language)));
  if ('seats' in value) return list.format(value.seats.map((seat: Seat) => names[seat] ?? `#${seat + 1}`));
  if (!('share' in value)) return '';
  const share = Math.max(LEAST_SHARE, Math.min(1 - LEAST_SHARE, value.share));
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

function quoted(name: string, language: Language): string {
  const [open, close, inner, end] = QUOTES[language];
  return open + name.replace(/[“«„][\s\u00a0\u202f]*([^”»“]*?)[\s\u00a0\u202f]*[”»“]/gu, `${inner}$1${end}`) + close;
}
