import { legal, Match, pickRandom, seeded } from '@bottega/kernel';
import { allTexts, messagesOfGame, messagesOfHelp } from '@bottega/kernel/conformance';
import { testDrawing, testSaid, testTexts } from '@bottega/kernel/test-kit';
import { describe, expect, test } from 'vitest';
import { PARTS } from '../src/evaluate.js';
import { principato } from '../src/index.js';
import { RULE_IDS, RULING_IDS } from '../src/rule-ids.js';
import { draw } from '../src/text/draw.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';

const texts = await allTexts(loadText);
const said = words(principato.tables);
const { detail } = said;

testTexts(principato, texts, said, {
  ruleIds: RULE_IDS,
  rulingIds: RULING_IDS,
  cited: /\bP(?:-\d+\.\d+|Q-\d+)/g,
  optionsNamedIn: ['rulings'],
});

describe('words', () => {
  test('P-9.3 the score sheet names the goals once they are open, counts works of culture, and the cubes that decide a tie', () => {
    const match = new Match(principato, { seats: 2, options: {}, seed: 'works' });
    const before = match.view(0);
    expect(['military', 'monument', 'artGoal'].map((row) => detail?.(before, 0, row))).toEqual([null, null, null]);

    const random = seeded('works');
    while (!match.over) {
      const [seat] = match.asked();
      match.play(seat, pickRandom(random, legal(principato, match.state, seat)));
    }
    const { open, own } = match.state;
    const goals = own[1].goals.map((card) => principato.tables.goals[card].goal);
    const view = match.view(null);
    expect(['generalGoal', 'artGoal'].map((row) => detail?.(view, 1, row)?.values.goal)).toEqual(goals);
    const count = (kind: string) => detail?.(view, 1, kind)?.values.count ?? 0;
    const counted = ['monument', 'book', 'painting'].reduce((sum, kind) => sum + Number(count(kind)), 0);
    expect(counted).toBe(open.principalities[1].culture.length);
    expect(counted).toBeGreaterThan(0);
    const { food, gold, favor } = open.principalities[1]; // P-9.3
    expect(detail?.(view, 1, 'total')?.values.count).toBe(food + gold + favor);
  });

  test('the works of art have a name for every token of the data', () => {
    for (const kind of ['monument', 'book', 'painting'] as const) {
      const named = Object.keys(texts.en.names.works).filter((id) => id.startsWith(kind));
      expect(named).toHaveLength(principato.tables.data.culture[kind].length);
    }
  });
});

const dealt = new Match(principato, { seats: 4, options: {}, seed: 'drawn' });
const TOLD = [
  [2, 'sequential'],
  [3, 'simultaneous'],
  [4, 'sequential'],
] as const;

testSaid(texts, [
  ...TOLD.flatMap(([seats, supplyDecisions]) =>
    messagesOfGame(principato, said, { seats, options: { supplyDecisions }, seed: `told ${seats}` }),
  ),
  ...messagesOfHelp(
    said,
    principato.result(dealt.state).sheet.map(({ category }) => category),
    PARTS,
  ),
]);
testDrawing(texts, draw(principato.tables), [dealt.view(0)]);
