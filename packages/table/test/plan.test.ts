import { Match, pickRandom, seeded } from '@bottega/kernel';
import { type Choice, type Event, type State, virtu } from '@bottega/virtu';
import { describe, expect, test } from 'vitest';
import { planOf } from '../src/index.js';

const topOf = (state: State) => state.open.stack.at(-1);

/** Payments that random games come to. */
function payments(count: number) {
  const found: { readonly match: Match<State, Choice, Event>; readonly seat: number }[] = [];
  for (let number = 0; found.length < count; number++) {
    const random = seeded(`choices ${number}`);
    const match = new Match(virtu, { seats: 3, options: {}, seed: `plan ${number}` });
    for (let choices = 0; choices < 300 && !match.over && found.length < count; choices++) {
      const [seat] = match.asked();
      if (topOf(match.state)?.step === 'pay') found.push({ match: Match.resume(virtu, match.record), seat });
      match.play(seat, pickRandom(random, match.offers(seat).allowed));
    }
  }
  return found;
}

describe('the suggested answers to a question', () => {
  test('pay a price to its end and no further, and change nothing', () => {
    const lengths = new Set<number>();
    for (const { match, seat } of payments(60)) {
      const before = JSON.stringify(match.state);
      const plan = planOf(virtu, match.state, seat);
      expect(JSON.stringify(match.state)).toBe(before);
      expect(plan[0]).toEqual(match.suggest(seat));
      const depth = match.state.open.stack.length;
      for (const choice of plan) {
        expect(topOf(match.state)?.step).toBe('pay');
        expect(match.play(seat, choice)).toEqual({ ok: true });
      }
      const { stack } = match.state.open;
      expect(stack.length === depth && topOf(match.state)?.step === 'pay').toBe(false);
      lengths.add(plan.length);
    }
    expect(Math.max(...lengths)).toBeGreaterThan(1);
  });
});
