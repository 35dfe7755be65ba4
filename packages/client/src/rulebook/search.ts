/** What of a rulebook fits a query: rules and rulings with what stands beside them, and house rules. */
import type { BookText } from '@bottega/kernel';
import { type GameText, readSynonyms, type SearchTerm, searchTerms } from '@bottega/kernel/text';
import type { ReadBook } from './read-book';
import { isMatch } from './rulebook-search';

export interface SearchResult {
  readonly terms: readonly SearchTerm[];
  readonly rules: ReadonlySet<string>;
  readonly options: readonly (readonly [id: string, option: GameText['options'][string]])[];
  /** The other names under which something was found. */
  readonly also: readonly string[];
}

interface Searched {
  readonly read: ReadBook;
  readonly words: BookText;
  readonly text: GameText;
}

/** Everything, for a query without words. */
export function search(query: string, { read, words, text }: Searched): SearchResult {
  const terms = searchTerms(query, readSynonyms(words.synonyms));
  const also = new Set<string>();
  const said = (id: string) => {
    const examples = read.beside(id).examples.map((example) => words.examples[example.id]);
    const beside = examples.flatMap((example) => [example.title, example.text]);
    return [text.rulebook.rules[id] ?? text.rulebook.rulings[id], ...beside].join(' ');
  };
  const all = read.parts.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
  const rules = new Set(all.filter((id) => isMatch(id, said(id), terms, also)));
  const options = Object.entries(text.options).filter(([, { name, says, values }]) =>
    isMatch(name, [says, ...Object.values(values)].join(' '), terms, also),
  );
  return { terms, rules, options, also: [...also] };
}
