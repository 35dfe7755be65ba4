import { hintFor } from '@bottega/bots';
import { Match } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { inEnglish } from './say.js';
import { principato } from './table.js';

const say = await inEnglish();

describe('a hint', () => {
  const fresh = new Match(principato.game, { seats: 2, options: {}, seed: 'hint' });
  const [seat] = fresh.asked();
  const { allowed } = fresh.offers(seat);
  const hint = hintFor(principato, fresh.view(seat), seat, allowed, null, 'hint');

  test('names the plan of the turn to its end', () => {
    expect(allowed).toContain(hint.choice);
    expect(hint.later.map(say).at(-1)).toBe('End turn');
  });

  test('gives the parts that change most, no more than four and none that shows as nothing', () => {
    expect(hint.reasons.length).toBeGreaterThan(1);
    expect(hint.reasons.length).toBeLessThanOrEqual(4);
    for (const { part, points } of hint.reasons) {
      expect(say(part)).toMatch(/^[A-Z]/);
      expect(Math.abs(points)).toBeGreaterThanOrEqual(0.05);
    }
  });

  test('gives the best of the other choices', () => {
    expect(allowed.filter((choice) => choice !== hint.choice)).toContain(hint.next?.choice);
    expect(hint.next?.worth).toBeLessThanOrEqual(hint.worth);
  });
});
