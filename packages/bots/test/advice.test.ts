import { isOver, legal, Match, type Seat, seeded, view } from '@bottega/kernel';
import { type Choice, principato, type State } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { advise, botOf } from '../src/index.js';

const BUDGET = { positions: 100 };
const apprendista = botOf('apprendista');
const adviseIn = (state: State, seat: Seat) =>
  advise(apprendista, principato, view(state, seat), legal(principato, state, seat), BUDGET, null, 'advice');

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
  test('is a legal choice and, if there is another, the best of the others', () => {
    for (const { state, seat } of POSITIONS) {
      const choices = legal(principato, state, seat);
      const { best, next } = adviseIn(state, seat);
      expect(choices).toContain(best.choice);
      if (choices.length === 1) expect(next).toBe(null);
      else {
        expect(choices.filter((choice) => choice !== best.choice)).toContain(next?.choice);
        expect(best.worth).toBeGreaterThanOrEqual(next?.worth ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  test('the changes of the parts add up to the change of the whole, the greatest first', () => {
    for (const { state, seat } of POSITIONS) {
      const { best, now } = adviseIn(state, seat);
      const sizes = best.changes.map(({ points }) => Math.abs(points));
      expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
      expect(best.changes.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(best.worth - now, 9);
    }
  });

  test('a plan for a turn goes on until the turn is over', () => {
    const turns = POSITIONS.filter(({ state }) => state.open.stack.length === 1 && state.open.actionsLeft === 2);
    expect(turns.length).toBeGreaterThan(3);
    for (const { state, seat } of turns) {
      const { best } = adviseIn(state, seat);
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
    const { best } = advise(
      apprendista,
      silent,
      view(state, seat),
      legal(principato, state, seat),
      BUDGET,
      null,
      'advice',
    );
    expect(best.changes).toEqual([]);
  });

  test('a spectator is not advised', () => {
    const [{ state }] = POSITIONS;
    expect(() => advise(apprendista, principato, view(state, null), [], BUDGET, null, 'advice')).toThrow('spectator');
  });
});
