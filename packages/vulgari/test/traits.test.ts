import { allTexts, lively } from '@bottega/kernel/conformance';
import { testTraits } from '@bottega/kernel/test-kit';
import { expect } from 'vitest';
import { PERSONS, ZONES } from '../src/data/index.js';
import type { Choice } from '../src/index.js';
import { vulgari } from '../src/index.js';
import { NONE } from '../src/tables.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';

testTraits({
  game: vulgari,
  words: words(vulgari.tables),
  texts: await allTexts(loadText),
  play: lively<Choice>(['end', 'decline', 'stay', 'pass', 'abstain']),
  agrees({ state: { open, own }, traits: { things, deeds } }, seat) {
    const { claimed, seenCubes, person, libraryCards } = open.players[seat];
    const had = (kind: string) => things[seat].filter((one) => one.kind === kind).map(({ thing }) => thing);
    expect(had('city').sort()).toEqual(claimed.map((zone) => ZONES[zone]).sort());
    expect(deeds[seat]).toMatchObject({
      cities: claimed.length,
      manuscripts: own[seat].manuscripts.length,
      library: libraryCards,
    });
    const { tables } = vulgari;
    const [start, ...more] = had('start').map((id) => (ZONES as readonly string[]).indexOf(id));
    expect([tables.startCities.includes(start), more]).toEqual([true, []]);
    if (person !== NONE) expect(had('person')).toContain(PERSONS[person]);
    // Scribes lie in front of the screen at first, and nobles may be sold when they are taken (D-10.7).
    const [politician, nobles, abbess] = seenCubes;
    expect(deeds[seat]).toMatchObject({ politician, abbess });
    expect(deeds[seat].noble).toBeGreaterThanOrEqual(nobles);
  },
});
