import { allTexts, lively } from '@bottega/kernel/conformance';
import { testTraits } from '@bottega/kernel/test-kit';
import { expect } from 'vitest';
import type { Choice } from '../src/index.js';
import { principato } from '../src/index.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';

testTraits({
  game: principato,
  words: words(principato.tables),
  texts: await allTexts(loadText),
  play: lively<Choice>(['end', 'done']),
  agrees({ state: { open, own }, traits: { order, things, deeds } }, seat) {
    expect(order[0]).toBe(open.firstPlayer);
    const { field, farm, palazzo, bank, catapult, culture } = open.principalities[seat];
    const { tables } = principato;
    // P-3.9: one of each building is there from the beginning; nothing of all this is ever given back.
    const works = (kind: string) => culture.filter((token) => tables.culture[token].culture === kind).length;
    expect(deeds[seat]).toMatchObject({
      ...{ field: field - 1, farm: farm - 1, palazzo: palazzo - 1, bank: bank - 1, catapult },
      ...{ monument: works('monument'), book: works('book'), painting: works('painting') },
    });
    const goals = own[seat].goals.map((card) => tables.goals[card].goal);
    const had = (kinds: readonly string[]) => things[seat].filter(({ kind }) => kinds.includes(kind));
    expect(had(['generalGoal', 'artGoal']).map(({ thing }) => thing)).toEqual(goals);
    const cards = had(['card']);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThanOrEqual(deeds[seat].activated);
  },
});
