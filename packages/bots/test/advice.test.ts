import { isOver, legal, Match, type Seat, seeded, view } from '@bottega/kernel';
import { type Choice, principato, type State } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../src/fingerprint.js';
import { Advising, advise, botOf } from '../src/index.js';

const BUDGET = { positions: 100 };
const apprendista = botOf('apprendista');
const ADVISER = { bot: apprendista, budget: BUDGET, weights: null };
const adviseIn = (state: State, seat: Seat) =>
  advise(ADVISER, principato, view(state, seat), legal(principato, state, seat), 'advice');

/** Positions spread over a game of apprendista bots. */
function positions(every: number): { readonly state: State; readonly seat: Seat }[] {
  const match = new Match(principato, { seats: 3, options: { supplyDecisions: 'simultaneous' }, seed: 'advised' });
  const random = seeded('advised');
  const players = [0, 1, 2].map(() => apprendista.sit(principato, BUDGET, null));
  const found: { state: State; seat: Seat }[] = [];
  for (let count = 0; !isOver(match.state); count++) {
    const [seat] = match.asked();
    if (count % every === 0) found.push({ state: principato.clone(match.state), seat });
    match.play(seat, players[seat].choose(match.view(seat), match.offers(seat).allowed, random));
  }
  return found;
}

const POSITIONS = positions(9);

describe('advice', () => {
  test('is up to three lines, best first, which begin with different choices and lead to different places', () => {
    const counts = new Set<number>();
    for (const { state, seat } of POSITIONS) {
      const choices = legal(principato, state, seat);
      const { lines } = adviseIn(state, seat);
      for (const { choice } of lines) expect(choices).toContain(choice);
      expect(new Set(lines.map(({ choice }) => choice)).size).toBe(lines.length);
      expect(new Set(lines.map(({ end }) => fingerprint(end.open, end.own[seat]))).size).toBe(lines.length);
      const worths = lines.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      expect(lines.length).toBeLessThanOrEqual(Math.min(3, choices.length));
      counts.add(lines.length);
    }
    expect([...counts].toSorted()).toEqual([1, 2, 3]);
  });

  test('in slices is the same, and stopped it has what was found until then', () => {
    for (const { state, seat } of POSITIONS) {
      const { lines } = adviseIn(state, seat);
      const asked = [ADVISER, principato, view(state, seat), legal(principato, state, seat), 'advice'] as const;
      const sliced = new Advising(...asked);
      let shares = [sliced.progress()];
      while (!sliced.advance(10)) shares = [...shares, sliced.progress()];
      expect(sliced.advice().lines).toEqual(lines);
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      const stopped = new Advising(...asked);
      for (let slices = 0; slices < shares.length / 2; slices++) stopped.advance(10);
      expect(stopped.advice().lines.length).toBeGreaterThan(0);
      expect(stopped.advance(10)).toBe(true);
    }
  });

  test('the changes of the parts add up to the change of the whole, the greatest first', () => {
    for (const { state, seat } of POSITIONS) {
      const { lines, now } = adviseIn(state, seat);
      const [best] = lines;
      const sizes = best.changes.map(({ points }) => Math.abs(points));
      expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
      expect(best.changes.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(best.worth - now, 9);
    }
  });

  test('a plan for a turn goes on until the turn is over', () => {
    const turns = POSITIONS.filter(({ state }) => state.open.stack.length === 1 && state.open.actionsLeft === 2);
    expect(turns.length).toBeGreaterThan(3);
    for (const { state, seat } of turns) {
      const [best] = adviseIn(state, seat).lines;
      const plan: Choice[] = [best.choice, ...best.later.map(({ choice }) => choice)];
      expect(plan.at(-1)).toEqual({ type: 'end' });
      for (const { view: seen } of best.later) expect([seen.seat, seen.all]).toEqual([seat, null]);
    }
  });

  test('what the seat cannot see does not matter, and nothing is changed', () => {
    for (const { state, seat } of POSITIONS) {
      const before = structuredClone(state);
      const imagined = principato.imagine(view(state, seat), seeded('another world'));
      expect(adviseIn(imagined, seat)).toEqual(adviseIn(state, seat));
      expect(state).toEqual(before);
    }
  });

  test('a game that tells no parts gets advice without reasons', () => {
    const { evaluateParts: _, ...silent } = principato;
    const [{ state, seat }] = POSITIONS;
    const [best] = advise(ADVISER, silent, view(state, seat), legal(principato, state, seat), 'advice').lines;
    expect(best.changes).toEqual([]);
  });

  test('a spectator is not advised', () => {
    const [{ state }] = POSITIONS;
    expect(() => advise(ADVISER, principato, view(state, null), [], 'advice')).toThrow('spectator');
  });
});
