/** What must be true of the book of every game. */
import type { Book, BookText, Choice, Game, GameEvent, State } from '@bottega/kernel';
import { bookFaults, bookSheet, bookTextFaults, exampleFaults } from '@bottega/kernel/conformance';
import {
  findTerm,
  fold,
  type GameText,
  LANGUAGES,
  type Language,
  readSynonyms,
  searchTerms,
} from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';

interface Bound<C extends Choice> {
  readonly book: Book<C>;
  readonly words: Readonly<Record<Language, BookText>>;
  readonly texts: Readonly<Record<Language, GameText>>;
  /** By language: what somebody may search for, and rules that must be among what is found under another name. */
  readonly searches: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Whether the book holds everything once, its examples are true, and it is found by what players call things. */
export function testBook<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  { book, words, texts, searches }: Bound<C>,
): void {
  describe('the book', () => {
    test('every rule and ruling stands in it once; house rules, rulings and examples name rules', () => {
      const { chapters, rules, rulings } = texts.en.rulebook;
      const ids = { chapterIds: Object.keys(chapters), ruleIds: Object.keys(rules), rulingIds: Object.keys(rulings) };
      expect(bookFaults(book as Book, { ...ids, optionIds: game.options.map(({ id }) => id) })).toEqual([]);
    });

    test('it has three to five examples, and every part but the brief an address of its own', () => {
      expect(book.examples.length).toBeGreaterThanOrEqual(3);
      expect(book.examples.length).toBeLessThanOrEqual(5);
      const addresses = book.parts.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
      expect([...new Set(addresses)]).toEqual(addresses);
    });

    test.each(book.examples.map((example) => [example.id, example] as const))('example %s is true', (_id, example) => {
      expect(exampleFaults(game, example)).toEqual([]);
    });

    test('every word of it is said as on the sheet', async () => {
      await expect(bookSheet(words)).toMatchFileSnapshot('sheets/book.txt');
    });
  });

  describe.each(LANGUAGES)('the book in %s', (language) => {
    const text = words[language];
    const { rulebook } = texts[language];

    test('it names every part and example, and every number of an example is one of its facts', () => {
      expect(bookTextFaults(book as Book, text, rulebook)).toEqual([]);
    });

    test.each(Object.entries(searches[language]))('“%s” also finds %s', (query, rule) => {
      const said = fold(rulebook.rules[rule]);
      const terms = searchTerms(query, readSynonyms(text.synonyms));
      expect(terms.every((term) => findTerm(said, term).length > 0)).toBe(true);
      // Without synonyms it is not found: the search is one that needs them.
      expect(searchTerms(query, []).every((term) => findTerm(said, term).length > 0)).toBe(false);
    });

    test('synonyms are words of the rulebook, or lead to one', () => {
      const { chapters, rules, rulings } = rulebook;
      const names = Object.values(texts[language].options).map(({ name }) => name);
      const all = [chapters, rules, rulings].flatMap((part) => Object.values(part));
      const written = fold([...all, ...names].join(' '));
      const useless = text.synonyms.filter((group) => {
        const [first] = readSynonyms([group]);
        const terms = [...first.names, ...first.kinds].flatMap(({ shown }) =>
          searchTerms(shown, readSynonyms([group])),
        );
        return !terms.some((term) => findTerm(written, term).length > 0);
      });
      expect(useless).toEqual([]);
    });
  });
}
