import { describe, expect, test } from 'vitest';
import { allTexts, lively, Messages, messagesOfGame, messagesOfHelp, unsaid } from '../src/conformance/index.js';
import { seeded } from '../src/index.js';
import type { GameText, Message, Words } from '../src/text/index.js';
import { makeToy, PASS, type ToyChoice, type ToyEvent, type ToyState } from './toy.js';

const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });

const words: Words<ToyState, ToyChoice, ToyEvent> = {
  prompt: ({ open }) => message(`prompt.${open.stack.at(-1)?.step}`),
  waiting: (_view, seat) => message('waiting', { seat }),
  choice: (_view, _seat, { type }) => message(`choice.${type}`),
  event: ({ type }) => (type === 'bids' ? message('event.bids') : null),
  refusal: (rule) => message(`refusal.${rule}`),
  topics: () => [{ id: 'stones', name: message('topic.stones'), says: [message('about.stones')], rules: [] }],
  category: (category) => message(`category.${category}`),
  detail: (_view, seat) => message('detail', { seat }),
  part: (part) => message(`part.${part}`),
};

test('of a whole game every kind of message is collected, each once', () => {
  const messages = messagesOfGame(makeToy(), words, { seats: 2, options: {}, seed: 'told' });
  const keys = messages.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['prompt.turn', 'prompt.bid', 'choice.pass', 'choice.bid', 'event.bids']),
  );
  expect(keys.filter((key) => key.startsWith('refusal.'))).not.toEqual([]);
  expect(messages.filter(({ key }) => key === 'detail').map(({ values }) => values.seat)).toEqual([0, 1]);
  expect(new Set(messages.map((one) => JSON.stringify(one))).size).toBe(messages.length);
});

test('help, the total and parts are collected too', () => {
  expect(messagesOfHelp(words, ['shown'], ['hand']).map(({ key }) => key)).toEqual([
    'topic.stones',
    'about.stones',
    'category.shown',
    'category.total',
    'part.hand',
  ]);
});

test('what is not said is not collected', () => {
  const messages = new Messages();
  messages.add(message('said'), null, undefined, message('said'));
  expect(messages.all()).toEqual([message('said')]);
});

describe('a message is no sentence', () => {
  const text: GameText = {
    title: 'Toy',
    tagline: '',
    names: {},
    counts: { stone: { one: '# stone', other: '# stones' } },
    messages: { has: '{@seat} has {#stone:n}.', lists: 'Pay {&things}', empty: ' ', pair: 'Nothing ()' },
    options: {},
    rulebook: { chapters: {}, rules: {}, rulings: {} },
  };
  const things = (of: string) => ({ things: [{ of, count: 2 }] });

  test('and one that can be said is', () => {
    expect(unsaid([message('has', { seat: 0, n: 2 }), message('lists', things('stone'))], text, 'en')).toEqual([]);
  });

  test.each<[how: string, message: Message]>([
    ['without a text', message('nowhere')],
    ['without a value', message('has', { n: 1 })],
    ['without forms', message('lists', things('leaf'))],
    ['if it is empty', message('empty')],
    ['if its parentheses are', message('pair')],
  ])('%s', (_how, wrong) => {
    expect(unsaid([wrong], text, 'en')).toHaveLength(1);
  });
});

test('lively play ends a question now and then', () => {
  const choose = lively<ToyChoice>(['pass']);
  const random = seeded('lively');
  const chosen = Array.from({ length: 200 }, () => choose(random, [PASS, { type: 'show', card: 0 }]).type);
  const passes = chosen.filter((type) => type === 'pass').length;
  expect([passes > 5, passes < 50]).toEqual([true, true]);
  expect(choose(random, [PASS])).toBe(PASS);
});

test('texts are loaded in all languages', async () => {
  const texts = await allTexts(async (language) => `in ${language}`);
  expect(texts).toEqual({ en: 'in en', fr: 'in fr', de: 'in de', cs: 'in cs', it: 'in it' });
});
