/** Plans that are kept in this browser: what is stored there may be anybody's. */
import { describe, expect, test } from 'vitest';
import { forgetPlan, keepPlan, parsePlans, planFor, subscribePlans } from '../src/table/plans';

const PLAN = { table: 'one', seat: 1, step: 'turn', choices: [{ type: 'take', place: 3 }] };

describe('plans', () => {
  test('are kept by table and seat, the newest in the place of an older one, and told to whoever listens', () => {
    let heard = 0;
    const stop = subscribePlans(() => heard++);
    keepPlan(PLAN);
    keepPlan({ ...PLAN, seat: 2 });
    keepPlan({ ...PLAN, choices: [{ type: 'end' }] });
    expect(planFor('one', 1)?.choices).toEqual([{ type: 'end' }]);
    expect([planFor('one', 0), planFor('two', 1), planFor('one', null)]).toEqual([null, null, null]);
    forgetPlan('one', 1);
    expect([planFor('one', 1), planFor('one', 2)?.seat]).toEqual([null, 2]);
    stop();
    forgetPlan('one', 2);
    expect(heard).toBe(4);
  });

  test('are read from what was stored, and nothing else is', () => {
    expect(parsePlans(JSON.stringify([PLAN]))).toEqual([PLAN]);
    const wrong = [
      null,
      'plan',
      [],
      { ...PLAN, table: 3 },
      { ...PLAN, seat: 'first' },
      { ...PLAN, step: null },
      { ...PLAN, choices: [] },
      { ...PLAN, choices: [null] },
      { ...PLAN, choices: [{ place: 3 }] },
      { ...PLAN, choices: [{ type: 'take', place: { of: 3 } }] },
      { ...PLAN, choices: Array(1000).fill({ type: 'end' }) },
    ];
    expect(parsePlans(JSON.stringify(wrong))).toEqual([]);
    expect([parsePlans(null), parsePlans('{'), parsePlans('{}')]).toEqual([[], [], []]);
    expect(parsePlans(JSON.stringify(Array(100).fill(PLAN)))).toHaveLength(30);
  });
});
