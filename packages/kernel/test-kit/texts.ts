/** What must be true of the texts of every game. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Choice, Game, GameEvent, State } from '@bottega/kernel';
import { unsaid } from '@bottega/kernel/conformance';
import {
  COLUMNS,
  createFormatter,
  type Draw,
  type GameText,
  LANGUAGES,
  type Language,
  type Message,
  type RulebookText,
  textGaps,
  type Words,
} from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';

type Texts = Readonly<Record<Language, GameText>>;

interface Rulebook {
  readonly ruleIds: readonly string[];
  readonly rulingIds: readonly string[];
  /** Rules and rulings as texts cite them. */
  readonly cited: RegExp;
  /** Whether an id that is no rule is cited rightly: a chapter as a whole. */
  isChapter?(id: string, rulebook: RulebookText): boolean;
  /** Where house rules are called by their names. */
  readonly optionsNamedIn: readonly ('rules' | 'rulings')[];
}

/** Whether all languages say everything, and rulebook, house rules and help fit together. */
export function testTexts<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  texts: Texts,
  { topics }: Words<S, C, E>,
  { ruleIds, rulingIds, cited, isChapter = () => false, optionsNamedIn }: Rulebook,
): void {
  describe('texts', () => {
    test('all five languages say everything, with every plural form', () => {
      expect(textGaps(texts)).toEqual([]);
    });

    test('every topic has an id of its own', () => {
      const ids = topics().map(({ id }) => id);
      expect([...new Set(ids)]).toEqual(ids);
    });
  });

  describe.each(LANGUAGES)('texts in %s', (language) => {
    const { rulebook, options } = texts[language];

    test('every rule and ruling has a text, and every house rule has a name for each value', () => {
      expect(Object.keys(rulebook.rules)).toEqual(ruleIds);
      expect(Object.keys(rulebook.rulings)).toEqual(rulingIds);
      for (const { id, values } of game.options) {
        expect(Object.keys(options[id].values).sort()).toEqual(values.map(String).sort());
      }
    });

    test('house rules are called what the rulebook calls them', () => {
      const written = optionsNamedIn.flatMap((part) => Object.values(rulebook[part]));
      const names = Object.values(options).map(({ name }) => name);
      const called = written.join('\n').toLowerCase();
      expect(names.filter((name) => !called.includes(name.toLowerCase()))).toEqual([]);
    });

    test('rules cited in a text exist', () => {
      const known = new Set([...ruleIds, ...rulingIds]);
      const written = [...Object.values(rulebook.rules), ...Object.values(rulebook.rulings)];
      const ids = written.flatMap((one) => [...one.matchAll(cited)].map(([id]) => id));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !known.has(id) && !isChapter(id, rulebook))).toEqual([]);
    });

    test('help leads to rules that are there', () => {
      expect(topics().flatMap(({ rules }) => rules.filter((rule) => !rulebook.rules[rule]))).toEqual([]);
    });
  });
}

/** Whether every rule that a bar cites, as it stands in the code of the rules, has a sentence; there are more than so many. */
export function testRefusals<S extends State, C extends Choice, E extends GameEvent>(
  { refusal }: Words<S, C, E>,
  { messages }: GameText,
  code: { readonly folder: URL; readonly cited: RegExp; readonly moreThan: number },
): void {
  test('every rule that a bar cites has a sentence', () => {
    const files = readdirSync(code.folder).map((file) => readFileSync(new URL(file, code.folder), 'utf8'));
    const cited = new Set(files.join('\n').match(code.cited));
    expect(cited.size).toBeGreaterThan(code.moreThan);
    expect([...cited].filter((rule) => !(refusal(rule, {}).key in messages))).toEqual([]);
  });
}

/** Whether everything that was collected from games, rare events and help is a sentence in every language. */
export function testSaid(texts: Texts, messages: readonly Message[]): void {
  test.each(LANGUAGES)('what is said is a sentence in %s', (language) => {
    expect(unsaid(messages, texts[language], language)).toEqual([]);
  });
}

/** Whether the drawing of a table that has just been dealt fits a terminal in every language. */
export function testDrawing<S extends State>(
  texts: Texts,
  draw: Draw<S>,
  views: readonly Parameters<Draw<S>>[0][],
): void {
  test.each(LANGUAGES)('the drawing fits a terminal in %s', (language) => {
    const text = texts[language];
    const say = createFormatter(text, language, ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena']);
    const lines = views.flatMap((view) => draw(view, text, say).split('\n'));
    expect(lines.filter((line) => line.length > COLUMNS)).toEqual([]);
  });
}
