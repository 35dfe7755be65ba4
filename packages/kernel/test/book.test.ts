import { describe, expect, test } from 'vitest';
import type { Book, BookExample } from '../src/book.js';
import { readingOrder } from '../src/book.js';
import { bookFaults, bookTextFaults, exampleFaults } from '../src/conformance/index.js';
import { findTerm, fold, readSynonyms, searchTerms } from '../src/text/index.js';
import { makeToy } from './toy.js';

const IDS = { chapterIds: ['T-1'], ruleIds: ['T-1.1', 'T-1.2', 'T-10.1'], rulingIds: ['TQ-1'], optionIds: ['o'] };
const WHOLE: Book = {
  brief: { aim: ['T-1.1'], course: ['T-1.1'], end: ['T-1.1'] },
  parts: [
    { id: 'turn', sections: [{ id: 'T-1' }] },
    { id: 'rare', sections: [{ id: 'rest', rules: ['T-1.2', 'T-10.1', 'TQ-1'] }] },
  ],
  options: { o: ['T-1.1'] },
  standards: { o: true },
  rulings: { 'TQ-1': ['T-1.1'] },
  editions: [],
  examples: [],
};

describe('the order of a book', () => {
  test('a chapter holds what no other section names, and nothing of a chapter with a longer number', () => {
    expect(readingOrder(WHOLE.parts, IDS.ruleIds)[0].sections).toEqual([{ id: 'T-1', rules: ['T-1.1'] }]);
    expect(bookFaults(WHOLE, IDS)).toEqual([]);
  });

  test.each<[string, Partial<Book>, string]>([
    ['a rule is missing', { parts: [WHOLE.parts[0]] }, 'T-10.1 stands nowhere'],
    [
      'a rule stands twice',
      { parts: [...WHOLE.parts, { id: 'more', sections: [{ id: 'twice', rules: ['T-1.2'] }] }] },
      'T-1.2 stands in the book 2 times',
    ],
    ['a house rule names no rule', { options: {} }, 'house rule o names no rule'],
    ['a house rule names what is none', { options: { o: ['T-9.9'] } }, 'house rule o names T-9.9, which is no rule'],
    ['a ruling names no rule', { rulings: {} }, 'ruling TQ-1 names no rule'],
  ])('%s', (_what, change, fault) => {
    const faults = bookFaults({ ...WHOLE, ...change }, IDS);
    expect(faults.some((one) => one.startsWith(fault))).toBe(true);
  });
});

describe('an example', () => {
  const toy = makeToy({});
  const example: BookExample = {
    id: 'toy',
    setup: { seats: 2, options: {}, seed: 'book' },
    seat: 0,
    before: [],
    choices: [],
    rules: ['T-1.1'],
    pictured: 'before',
    frame: ['seat-0'],
    facts: [],
  };
  const faults = (change: Partial<BookExample>) => exampleFaults(toy, { ...example, ...change } as never);

  test('that claims what is not so is told with its name and the truth', () => {
    expect(faults({ facts: [{ when: 'before', path: 'open.nothing', is: 3 }] })).toEqual([
      'toy: before it open.nothing is undefined, not 3',
    ]);
    expect(faults({ facts: [{ sum: [2, 2], is: 5 }] })).toEqual(['toy: 2 + 2 is not 5']);
    expect(faults({ facts: [{ told: { type: 'nothing' } }] })[0]).toContain('is not told');
    expect(faults({ choices: [[0, { type: 'no such choice' }]] })[0]).toContain('is not allowed');
  });

  test('says no number that none of its facts claims, in no language', () => {
    const book: Book = { ...WHOLE, examples: [{ ...example, facts: [{ sum: [1, 2], is: 3 }] }] };
    const said = (text: string) =>
      bookTextFaults(
        book,
        {
          brief: { aim: '', course: '', end: '' },
          parts: { brief: '', turn: '', rare: '' },
          sections: { rest: '' },
          examples: { toy: { title: '', text, picture: '' } },
          synonyms: [],
        },
        { chapters: { 'T-1': '' }, rules: {}, rulings: {} },
      );
    expect(said('1 and 2 make 3 (see T-1.1).')).toEqual([]);
    expect(said('They make 4.')).toEqual(['examples.toy says 4, which no fact of it claims']);
  });
});

describe('synonyms', () => {
  const groups = readSynonyms(['voják|/vojác|i, jednotk|a > domobran|a, kondotiér|', 'VP, victory point|s']);
  const found = (query: string, text: string) =>
    searchTerms(query, groups).every((term) => findTerm(fold(text), term).length > 0);

  test('a word finds what it is also called and its kinds, in any of their forms', () => {
    expect(found('vojáci', 'Domobranu smíte zásobovat.')).toBe(true);
    expect(found('Vojáků', 'na kondotiéra')).toBe(true);
    expect(found('jednotek', 'voják')).toBe(false); // no form of it: the stem is another
    expect(found('jednotky', 'nezásobený voják')).toBe(true);
  });

  test('a kind finds what it is a kind of, but no other kind', () => {
    expect(found('domobrana', 'každý voják')).toBe(true);
    expect(found('domobrana', 'každý kondotiér')).toBe(false);
  });

  test('several words can be one, and short ones are only themselves', () => {
    expect(found('victory points', 'worth 2 VP')).toBe(true);
    expect(found('vp', 'victory point')).toBe(true);
    expect(found('vp', 'nothing of it')).toBe(false);
    expect(found('victory points', 'a VPN')).toBe(false);
  });

  test('the longest stem decides what a word means', () => {
    const german = readSynonyms(['Soldat|en, Truppe|n', 'Sold, Unterhalt']);
    const [term] = searchTerms('Soldaten', german);
    expect(findTerm(fold('Truppen, Unterhalt'), term).map(({ also }) => also)).toEqual(['Truppen']);
  });

  test('it is told what something is called where it was found', () => {
    const [term] = searchTerms('vojáci', groups);
    expect(findTerm(fold('voják a domobrana'), term).map(({ also }) => also)).toEqual([null, 'domobrana']);
  });
});
