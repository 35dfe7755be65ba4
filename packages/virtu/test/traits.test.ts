import { allTexts, lively } from '@bottega/kernel/conformance';
import { testTraits } from '@bottega/kernel/test-kit';
import { expect } from 'vitest';
import { ACTIONS } from '../src/data/index.js';
import type { Choice } from '../src/index.js';
import { virtu } from '../src/index.js';
import { bonusId, cityId, NONE, powerId } from '../src/tables.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';

testTraits({
  game: virtu,
  words: words(virtu.tables),
  texts: await allTexts(loadText),
  play: lively<Choice>(['end', 'done', 'pass', 'lose', 'giveUp', 'discard']),
  options: { yearLimit: 7 },
  agrees({ state: { open }, traits: { things, deeds } }, seat) {
    const { bonuses, dynasty } = open.palaces[seat];
    const had = (kind: string) => things[seat].filter((one) => one.kind === kind).map(({ thing }) => thing);
    expect(had('bonus').sort()).toEqual(bonuses.map(bonusId).sort());
    const allied = open.ally.flatMap((ally, power) => (ally === seat ? [powerId(power)] : []));
    expect(had('power')).toEqual(expect.arrayContaining(allied));
    const start = virtu.tables.palaces[dynasty].startCities.map(cityId);
    const controlled = open.owner.flatMap((owner, city) => (owner === seat && owner !== NONE ? [cityId(city)] : []));
    expect(had('startCity').sort()).toEqual(start.filter((city) => controlled.includes(city)).sort());
    // One action a year at most; each annexation that was performed takes a city.
    const performed = ACTIONS.reduce((sum, action) => sum + deeds[seat][action], 0);
    expect(performed).toBeGreaterThan(0);
    expect(performed).toBeLessThanOrEqual(open.year);
    expect(deeds[seat].annexed).toBe(deeds[seat].annex);
  },
});
