import { legal, Match, pick, seeded } from '@bottega/kernel';
import { type GameText, LANGUAGES, type Language, sayer, textGaps } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { principato } from '../src/index.js';
import { RULE_IDS, RULING_IDS } from '../src/rule-ids.js';
import { draw, loadText, words } from '../src/text/index.js';

const texts = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, GameText]> => [language, await loadText(language)]),
  ),
) as Record<Language, GameText>;
const { prompt, waiting, choice, event, refusal, topics, category, tip, detail } = words(principato.tables);

describe('texts', () => {
  test('all five languages say everything, with every plural form', () => {
    expect(textGaps(texts)).toEqual([]);
  });

  test('every rule and ruling has a text, and every house rule has a name for each value', () => {
    for (const language of LANGUAGES) {
      const { rulebook, options } = texts[language];
      expect(Object.keys(rulebook.rules)).toEqual([...RULE_IDS]);
      expect(Object.keys(rulebook.rulings)).toEqual([...RULING_IDS]);
      for (const { id, values } of principato.options) {
        expect(Object.keys(options[id].values).sort()).toEqual(values.map(String).sort());
      }
    }
  });

  test('the rulings call every house rule by its name', () => {
    for (const language of LANGUAGES) {
      const { rulebook, options } = texts[language];
      const rulings = Object.values(rulebook.rulings).join(' ').toLowerCase();
      for (const { id } of principato.options) {
        expect(rulings, `${language}: ${id}`).toContain(options[id].name.toLowerCase());
      }
    }
  });

  test('rules cited in a text exist', () => {
    const known = new Set<string>([...RULE_IDS, ...RULING_IDS]);
    for (const language of LANGUAGES) {
      const { rules, rulings } = texts[language].rulebook;
      for (const text of [...Object.values(rules), ...Object.values(rulings)]) {
        for (const [id] of text.matchAll(/\bP(?:-\d+\.\d+|Q-\d+)/g)) expect(known).toContain(id);
      }
    }
  });

  test('the score sheet names the goals once they are open, and counts works of culture', () => {
    const match = new Match(principato, { seats: 2, options: {}, seed: 'works' });
    const before = match.view(0);
    expect(['military', 'monument', 'artGoal'].map((row) => detail?.(before, 0, row))).toEqual([null, null, null]);

    const random = seeded('works');
    while (!match.over) {
      const [seat] = match.asked();
      match.play(seat, pick(random, legal(principato, match.state, seat)));
    }
    const { open, own } = match.state;
    const goals = own[1].goals.map((card) => principato.tables.goals[card].goal);
    const view = match.view(null);
    expect(['generalGoal', 'artGoal'].map((row) => detail?.(view, 1, row)?.values.goal)).toEqual(goals);
    const count = (kind: string) => detail?.(view, 1, kind)?.values.count ?? 0;
    const counted = ['monument', 'book', 'painting'].reduce((sum, kind) => sum + Number(count(kind)), 0);
    expect(counted).toBe(open.principalities[1].culture.length);
    expect(counted).toBeGreaterThan(0);
  });

  test('every topic has an id of its own', () => {
    const ids = topics().map(({ id }) => id);
    expect([...new Set(ids)]).toEqual(ids);
  });

  test('the works of art have a name for every token of the data', () => {
    for (const kind of ['monument', 'book', 'painting'] as const) {
      const named = Object.keys(texts.en.names.works).filter((id) => id.startsWith(kind));
      expect(named).toHaveLength(principato.tables.data.culture[kind].length);
    }
  });
});

describe.each(LANGUAGES)('a game told in %s', (language) => {
  const text = texts[language];
  const say = sayer(text, language, ['Anna', 'Bruno', 'Carla', 'Dario']);
  const said = (message: Parameters<typeof say>[0]) => {
    const sentence = say(message);
    // A key without a text shows as [key], a place without a value as {place}, a thing without forms as "thing × 2".
    expect(sentence).not.toMatch(/[{}]|^\[|\b(?:undefined|null|NaN)\b| × \d/);
    expect(sentence.trim()).not.toBe('');
    return sentence;
  };

  test('every prompt, choice, refusal and event of whole games is a sentence', () => {
    for (const [seats, supplyDecisions] of [
      [2, 'sequential'],
      [3, 'simultaneous'],
      [4, 'sequential'],
    ] as const) {
      const random = seeded(`told ${seats}`);
      const match = new Match(principato, { seats, options: { supplyDecisions }, seed: `told ${seats}` });
      while (!match.over) {
        const seat = pick(random, match.asked());
        const view = match.view(seat);
        said(prompt(view, seat));
        said(waiting(match.view(null), seat));
        const hint = tip?.(view, seat) ?? null;
        if (hint !== null) said(hint);
        const { allowed, barred } = match.offers(seat);
        for (const one of allowed) said(choice(view, seat, one));
        for (const bar of barred) {
          said(choice(view, seat, bar.choice));
          said(refusal(bar.rule, bar.facts));
        }
        match.play(seat, pick(random, legal(principato, match.state, seat)));
      }
      for (const one of match.log(null)) {
        const message = event(one);
        if (message !== null) said(message);
      }
      for (const row of principato.result(match.state).sheet) {
        const why = detail?.(match.view(null), 0, row.category) ?? null;
        if (why !== null) said(why);
      }
    }
  });

  test('help, categories and the drawing speak it too', () => {
    for (const topic of topics()) {
      said(topic.name);
      for (const message of topic.says) said(message);
      for (const rule of topic.rules) expect(text.rulebook.rules[rule]).toBeTruthy();
    }
    const match = new Match(principato, { seats: 4, options: {}, seed: 'drawn' });
    for (const row of principato.result(match.state).sheet) said(category(row.category));
    said(category('total'));
    const lines = draw(principato.tables)(match.view(0), text, say).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});
