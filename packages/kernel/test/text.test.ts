import { describe, expect, test } from 'vitest';
import {
  createFormatter,
  type GameText,
  type Language,
  messageLoader,
  pluralCategories,
  textGaps,
  textLoader,
  unbroken,
  unbrokenText,
} from '../src/text/index.js';

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
    label: '{=stone:n}',
    anyLabel: '{=$what:n}',
    labels: 'Left: {=&things}',
  },
  options: { colour: { name: 'Colour', says: 'What you see.', values: { red: 'Red' } } },
  rulebook: { chapters: { 'T-1': 'Turn' }, rules: { 'T-1.1': 'Draw.' }, rulings: {} },
};
const czech: GameText = {
  ...english,
  counts: {
    stone: { one: '# kámen', few: '# kameny', other: '# kamenů' },
    leaf: { one: '# růži', few: '# růže', other: '# růží' },
  },
  labels: { leaf: { one: '# růže', few: '# růže', other: '# růží' } },
};
const all = (): Record<Language, GameText> => ({ en: english, fr: english, de: english, cs: czech, it: english });

describe('saying messages', () => {
  const say = createFormatter(english, 'en', ['Anna', 'Bruno']);
  test.each([
    ['bids', { seat: 1, n: 1 }, 'Bruno bids 1\u00a0stone.'],
    ['bids', { seat: 1, n: 2 }, 'Bruno bids 2\u00a0stones.'],
    ['bids', { seat: 7, n: 0 }, '#8\u00a0bids 0\u00a0stones.'],
    ['shows', { seat: 0, card: 'sun', points: -3 }, 'Anna shows Sun, worth −3.'],
    ['any', { what: 'leaf', n: 1 }, '1\u00a0leaf'],
    ['no such', {}, '[no such]'],
  ])('%s %o', (key, values, sentence) => {
    expect(say({ key, values })).toBe(sentence);
  });

  test('lists are lists of the language', () => {
    const things = [
      { of: 'stone', count: 1 },
      { of: 'leaf', count: 5 },
    ];
    expect(say({ key: 'takes', values: { things } })).toBe('You take 1\u00a0stone and 5\u00a0leaves.');
    expect(createFormatter(czech, 'cs', [])({ key: 'takes', values: { things } })).toBe(
      'You take 1\u00a0kámen a\u00a05\u00a0růží.',
    );
  });

  test('a label is a nominative where the language has one of its own', () => {
    const say = createFormatter(czech, 'cs', []);
    const label = (key: string, values: Record<string, string | number>) => say({ key, values }).replace('\u00a0', ' ');
    expect(label('any', { what: 'leaf', n: 1 })).toBe('1 růži');
    expect(label('anyLabel', { what: 'leaf', n: 1 })).toBe('1 růže');
    expect(label('label', { n: 1 })).toBe('1 kámen');
    expect(say({ key: 'labels', values: { things: [{ of: 'leaf', count: 1 }] } })).toBe('Left: 1\u00a0růže');
  });

  test('Czech has a form for two to four', () => {
    expect(pluralCategories('cs')).toEqual(['few', 'one', 'other']);
    const say = createFormatter(czech, 'cs', ['Anna']);
    expect([1, 3, 5].map((n) => say({ key: 'any', values: { what: 'stone', n } }))).toEqual([
      '1\u00a0kámen',
      '3\u00a0kameny',
      '5\u00a0kamenů',
    ]);
  });
});

describe('words that stay together on a line', () => {
  test.each<[Language, string, string]>([
    ['en', 'pays 2 crowns in 3 rooms', 'pays 2~crowns in 3~rooms'],
    ['en', 'I bid a stone', 'I bid a stone'],
    ['cs', 'V 2. kole s agentem a „Bank“ z Říma', 'V~2.~kole s~agentem a~„Bank“ z~Říma'],
    ['cs', 'k i o', 'k~i~o'],
    ['cs', 'má 3. Potom', 'má 3. Potom'],
  ])('%s: %s', (language, text, kept) => {
    expect(unbroken(text, language)).toBe(kept.replaceAll('~', '\u00a0'));
  });

  test('the rulebook, names and house rules of a game are kept together as well', () => {
    const rulebook = { chapters: { 'T-1': 'V tahu' }, rules: { 'T-1.1': 'Lízněte 2 karty.' }, rulings: {} };
    expect(unbrokenText({ ...czech, rulebook }, 'cs').rulebook).toEqual({
      chapters: { 'T-1': 'V\u00a0tahu' },
      rules: { 'T-1.1': 'Lízněte 2\u00a0karty.' },
      rulings: {},
    });
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
    [
      'what an option changes',
      { options: { colour: { name: 'Farbe', says: '', values: { red: 'Rot' } } } },
      'de: options.colour.says is empty',
    ],
    ['a counted thing', { counts: { stone: english.counts.stone } }, 'de: counts.leaf is missing'],
  ])('%s that is missing is found', (_what, part, gap) => {
    expect(textGaps({ ...all(), de: { ...english, ...part } })).toContain(gap);
  });

  test('labels are labels of what is counted, with every form', () => {
    const labels = { gem: { one: '# gem', other: '# gems' }, leaf: { other: '# leaves' } };
    const gaps = textGaps({ ...all(), de: { ...english, labels } });
    expect(gaps).toEqual(['de: labels.gem is nowhere counted', 'de: labels.leaf lacks the form "one" with #']);
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

test('of the texts only the wanted language is loaded', async () => {
  const loaded: Language[] = [];
  const module = (language: Language) => async () => {
    loaded.push(language);
    return { text: `in ${language}` };
  };
  const load = textLoader({
    en: module('en'),
    fr: module('fr'),
    de: module('de'),
    cs: module('cs'),
    it: module('it'),
  });
  expect([await load('cs'), loaded]).toEqual(['in cs', ['cs']]);
});

test('texts that are only messages are loaded the same way', async () => {
  const load = messageLoader({
    en: async () => ({ counts: {}, messages: { hello: 'Hello' } }),
    fr: async () => ({ counts: {}, messages: { hello: 'Bonjour' } }),
    de: async () => ({ counts: {}, messages: { hello: 'Hallo' } }),
    cs: async () => ({ counts: {}, messages: { hello: 'Ahoj' } }),
    it: async () => ({ counts: {}, messages: { hello: 'Ciao' } }),
  });
  const say = createFormatter(await load('it'), 'it', []);
  expect(say({ key: 'hello', values: {} })).toBe('Ciao');
});
