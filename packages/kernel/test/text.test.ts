import { describe, expect, test } from 'vitest';
import { type GameText, type Language, pluralCategories, sayer, textGaps } from '../src/text/index.js';

const english: GameText = {
  title: 'Toy',
  tagline: 'A toy',
  names: { cards: { sun: 'Sun' } },
  counts: { stone: { one: '# stone', other: '# stones' }, leaf: { one: '# leaf', other: '# leaves' } },
  messages: {
    bids: '{@seat} bids {#stone:n}.',
    shows: '{@seat} shows {cards:card}, worth {points}.',
    takes: 'You take {&things}.',
    any: '{#$what:n}',
  },
  options: { colour: { name: 'Colour', values: { red: 'Red' } } },
  rulebook: { chapters: { 'T-1': 'Turn' }, rules: { 'T-1.1': 'Draw.' }, rulings: {} },
};
const czech: GameText = {
  ...english,
  counts: {
    stone: { one: '# kámen', few: '# kameny', other: '# kamenů' },
    leaf: { one: '# list', few: '# listy', other: '# listů' },
  },
};
const all = (): Record<Language, GameText> => ({ en: english, fr: english, de: english, cs: czech, it: english });

describe('saying messages', () => {
  const say = sayer(english, 'en', ['Anna', 'Bruno']);
  test.each([
    ['bids', { seat: 1, n: 1 }, 'Bruno bids 1 stone.'],
    ['bids', { seat: 1, n: 2 }, 'Bruno bids 2 stones.'],
    ['bids', { seat: 7, n: 0 }, '#8 bids 0 stones.'],
    ['shows', { seat: 0, card: 'sun', points: -3 }, 'Anna shows Sun, worth −3.'],
    ['any', { what: 'leaf', n: 1 }, '1 leaf'],
    ['no such', {}, '[no such]'],
  ])('%s %o', (key, values, sentence) => {
    expect(say({ key, values })).toBe(sentence);
  });

  test('lists are lists of the language', () => {
    const things = [
      { of: 'stone', count: 1 },
      { of: 'leaf', count: 5 },
    ];
    expect(say({ key: 'takes', values: { things } })).toBe('You take 1 stone and 5 leaves.');
    expect(sayer(czech, 'cs', [])({ key: 'takes', values: { things } })).toBe('You take 1 kámen a\u00a05 listů.');
  });

  test('Czech has a form for two to four', () => {
    expect(pluralCategories('cs')).toEqual(['few', 'one', 'other']);
    const say = sayer(czech, 'cs', ['Anna']);
    expect([1, 3, 5].map((n) => say({ key: 'any', values: { what: 'stone', n } }))).toEqual([
      '1 kámen',
      '3 kameny',
      '5 kamenů',
    ]);
  });
});

describe('gaps between languages', () => {
  test('there are none if all say everything', () => {
    expect(textGaps(all())).toEqual([]);
  });

  test.each<[string, Partial<GameText>, string]>([
    ['a message', { messages: { ...english.messages, extra: '' } }, 'de: messages.extra is in no other text'],
    ['a message', { messages: omit(english.messages, 'any') }, 'de: messages.any is missing'],
    [
      'a place',
      { messages: { ...english.messages, any: '#' } },
      'de: messages.any has the places "", not "{#$what:n}"',
    ],
    ['a name', { names: { cards: {} } }, 'de: names.cards.sun is missing'],
    ['an empty name', { names: { cards: { sun: ' ' } } }, 'de: names.cards.sun is empty'],
    [
      'a plural form',
      { counts: { ...english.counts, leaf: { other: '# Blätter' } } },
      'de: counts.leaf lacks the form "one" with #',
    ],
    ['a rule', { rulebook: { ...english.rulebook, rules: {} } }, 'de: rules.T-1.1 is missing'],
    ['an option', { options: {} }, 'de: options.colour is missing'],
    ['a counted thing', { counts: { stone: english.counts.stone } }, 'de: counts.leaf is missing'],
  ])('%s that is missing is found', (_what, part, gap) => {
    expect(textGaps({ ...all(), de: { ...english, ...part } })).toContain(gap);
  });

  test('the Czech form is asked for in Czech', () => {
    expect(textGaps({ ...all(), cs: english })).toContain('cs: counts.stone lacks the form "few" with #');
  });

  test('a plain space at a French mark is found', () => {
    const french = { ...english, names: { cards: { sun: 'Soleil !' } } };
    expect(textGaps({ ...all(), fr: french })).toContain('fr: names.cards.sun has a plain space at its punctuation');
    expect(textGaps({ ...all(), fr: { ...english, names: { cards: { sun: 'Soleil\u00a0!' } } } })).toEqual([]);
  });

  test('a place that nothing can fill is found', () => {
    const wrong = { ...english, messages: { ...english.messages, any: '{#$what:n}{gems:n}' } };
    expect(textGaps({ ...all(), en: wrong })).toContain('en: messages.any cannot fill {gems:n}');
  });
});

function omit(table: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(table).filter(([one]) => one !== key));
}
