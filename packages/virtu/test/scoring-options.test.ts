/** V-10.2 to V-10.4: every category of the score sheet under every house rule, to the point. */
import type { Options } from '@bottega/kernel';
import { eachHouseRule } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { virtu } from '../src/index.js';
import { table } from './table.js';

const HOUSE_RULES = eachHouseRule(virtu);

/** Four dynasties in a winter; every category counts for somebody. */
const winter = (options: Options) =>
  table({
    ...{ seats: 4, options, season: 'winter', stack: [] },
    ...{ cities: ['ferrara', 'bologna', 'siena'], rank: 2, bonuses: ['columbus'], indulgences: [2] },
    cards: { L1: 'cardinal', R1: 'bishop' },
    tiles: ['duchy', 'principality'],
    allies: { ottoman: 0, france: 2 },
    others: {
      1: { cities: ['bari'], rank: 3, bonuses: ['leonardo'], cards: { L1: 'merchant' } },
      2: { trophies: [0, 1], tiles: ['republic'] },
      3: { indulgences: [1, 3] },
    },
  });

describe('V-10.2 the points of four dynasties', () => {
  // R-21, V-10.3.7: three dynasties without a cross share the second place, which is then worth the third.
  const RELIGION: Readonly<Record<string, readonly number[]>> = { 'religionNeedsCross: true': [4, 0, 0, 0] };

  test.each(HOUSE_RULES)('V-10.2.1 to V-10.2.7, V-10.3 %s', (name, options) => {
    const religion = RELIGION[name] ?? [4, 1, 1, 1];
    const sheet = {
      cities: [4, 1, 0, 0],
      patronage: [1, 3, 0, 0],
      prestige: [1 + 1 + 1 + 2, 1, 2, 0], // cardinal, duchy, principality, Columbus; Leonardo; republic
      religion,
      trophies: [0, 0, 4, 0],
      alliances: [1, 0, 1, 0],
      indulgences: [-1, 0, 0, -2],
    };
    const result = virtu.result(winter(options));
    expect(result.sheet).toEqual(Object.entries(sheet).map(([category, points]) => ({ category, points })));
    const totals = [0, 1, 2, 3].map((seat) => Object.values(sheet).reduce((sum, points) => sum + points[seat], 0));
    expect(result.points).toEqual(totals);
    expect(result.places).toEqual([1, 3, 2, 4]);
  });
});
