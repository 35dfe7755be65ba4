import { describe, expect, test } from 'vitest';
import { rulebookSheet, sentenceSheet } from '../src/conformance/index.js';
import { type GameText, LANGUAGES, type Language } from '../src/text/index.js';

describe('the sheet of sentences', () => {
  const text = (one: string, few: string, takes: string): GameText => ({
    title: 'Toy',
    tagline: 'Small.',
    names: { cards: { ace: 'the ace', king: 'the king' } },
    counts: { stone: { one, few, other: few }, coin: { one: '# coin', few: '# coins', other: '# coins' } },
    messages: {
      'event.took': `{@seat} ${takes} {#stone:n} and {cards:card} from {@from} ({points}).`,
      'event.moved': 'From {cards:from} to {cards:to}: {#stone:lost} of {#stone:all}',
      'choice.pay': 'Pay {&price}',
      'label.left': '{=stone:n}',
    },
    options: { open: { name: 'Open hands', says: 'Everyone sees all hands.', values: { true: 'yes', false: 'no' } } },
    rulebook: { chapters: { 'T-1': 'Turns' }, rules: { 'T-1.1': 'You may draw.' }, rulings: { 'TQ-1': 'No.' } },
  });
  const texts = (changed: Partial<Record<Language, GameText>> = {}) => ({
    ...(Object.fromEntries(LANGUAGES.map((language) => [language, text('# stone', '# stones', 'takes')])) as Record<
      Language,
      GameText
    >),
    ...changed,
  });

  test('fills each message with names, lists and a number of each plural form', () => {
    const lines = sentenceSheet(texts())
      .split('\n')
      .map((line) => line.replaceAll('\u00a0', ' '));
    expect(lines.slice(lines.indexOf('event.took'))).toEqual([
      'event.took',
      ...['en', 'fr', 'de'].flatMap((language) => [
        `  ${language}  Anna takes 1 stone and the ace from Bruno (‹points›).`,
        '      Anna takes 2 stones and the ace from Bruno (‹points›).',
      ]),
      '  cs  Anna takes 1 stone and the ace from Bruno (‹points›).',
      '      Anna takes 2 stones and the ace from Bruno (‹points›).',
      '      Anna takes 5 stones and the ace from Bruno (‹points›).',
      '  it  Anna takes 1 stone and the ace from Bruno (‹points›).',
      '      Anna takes 2 stones and the ace from Bruno (‹points›).',
      '',
      'event.moved',
      ...LANGUAGES.flatMap((language) => [
        `  ${language}  From the ace to the king: 1 stone of 1 stone`,
        '      From the ace to the king: 2 stones of 3 stones',
        ...(language === 'cs' ? ['      From the ace to the king: 5 stones of 6 stones'] : []),
      ]),
      '',
      'choice.pay',
      '  en  Pay 2 stones and 1 coin',
      '  fr  Pay 2 stones et 1 coin',
      '  de  Pay 2 stones und 1 coin',
      '  cs  Pay 2 stones a 1 coin',
      '  it  Pay 2 stones e 1 coin',
      '',
      'label.left',
      ...['en', 'fr', 'de'].flatMap((language) => [`  ${language}  1 stone`, '      2 stones']),
      '  cs  1 stone',
      '      2 stones',
      '      5 stones',
      '  it  1 stone',
      '      2 stones',
      '',
    ]);
    expect(lines.slice(0, 8)).toEqual(['title', ...LANGUAGES.map((language) => `  ${language}  Toy`), '', 'tagline']);
  });

  test.each([
    ['a plural and its singular are swapped', { fr: text('# stones', '# stone', 'takes') }],
    ['a verb means the opposite', { de: text('# stone', '# stones', 'gives') }],
  ])('is another one when %s', (_how, changed) => {
    expect(sentenceSheet(texts(changed))).not.toBe(sentenceSheet(texts()));
  });

  test('of the rulebook holds every word of it', () => {
    const changed = text('', '', '');
    const rules = { 'T-1.1': 'You may not draw.' };
    expect(rulebookSheet(texts())).toContain('rules.T-1.1\n  en  You may draw.\n');
    expect(rulebookSheet(texts({ it: { ...changed, rulebook: { ...changed.rulebook, rules } } }))).toContain(
      '  it  You may not draw.\n',
    );
  });
});
