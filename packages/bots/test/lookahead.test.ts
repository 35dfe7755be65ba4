/** Looking beyond one's own turn: what a maestro does with imagined worlds, and that it sees no more than its seat. */
import { apply, asked, type Game, isOver, legal, seeded, start, view } from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { newTrainer } from '../src/learn/index.js';
import { maestro } from '../src/maestro.js';
import { Lookahead } from '../src/plan/lookahead.js';
import { inputsOf, LearnedValue, OUTPUTS } from '../src/value/learned-value.js';
import type { Weights } from '../src/value/weights.js';

const SEATS = 3;
const SHAPE = { inputs: inputsOf(principato as unknown as Game, SEATS), first: 8, second: 4, outputs: OUTPUTS };
/** Nothing learned yet: it says what the hand-written evaluation says. */
const numbers = newTrainer(SHAPE, seeded('lookahead')).weights;
const WEIGHTS: Weights = {
  game: 'principato',
  rules: principato.rules,
  seats: SEATS,
  shape: SHAPE,
  worlds: 2,
  chances: null,
  numbers,
};
const BUDGET = { positions: 80 };

/** A position after some choices, with the ends of a turn that are as good as each other at first sight. */
function position(choices: number) {
  const state = start(principato, { seats: SEATS, options: {}, seed: 'lookahead' });
  const chance = seeded('lookahead');
  const players = Array.from({ length: SEATS }, () => maestro.sit(principato, BUDGET, { ...WEIGHTS, worlds: 0 }));
  for (let made = 0; made < choices && !isOver(state); made++) {
    const [seat] = asked(principato, state);
    apply(principato, state, seat, players[seat].choose(view(state, seat), legal(principato, state, seat), chance));
  }
  return state;
}

describe('lookahead', () => {
  const value = new LearnedValue(principato, SHAPE, numbers);
  const lookahead = new Lookahead(principato, value, 3);
  const state = position(30);
  const [seat] = asked(principato, state);
  const end = { way: [], state, worth: 0 };

  const richer = principato.clone(state);
  richer.open.principalities[seat].gold += 3;
  /** What follows is better than after the other end. */
  const rich = { ...end, state: richer };

  test('does not look into ends that are far behind at first sight', () => {
    const ends = [
      { end, value: 10 },
      { end: rich, value: 7 },
    ];
    expect(lookahead.pick(ends, seat, seeded('any'))).toBe(end);
  });

  test.each([2, 3, 5, 8])('of %i ends that look equal what follows decides: more in store is better', (count) => {
    for (let at = 0; at < count; at++) {
      const ends = Array.from({ length: count }, (_, other) => ({ end: other === at ? rich : { ...end }, value: 5 }));
      expect(lookahead.pick(ends, seat, seeded('any'))).toBe(rich);
    }
  });

  test('an end with which the game is over is worth what it brings', () => {
    const over = { ...end, state: { ...state, open: { ...state.open, stack: [] } } };
    const pick = (value: number) =>
      lookahead.pick(
        [
          { end, value },
          { end: over, value },
        ],
        seat,
        seeded('any'),
      );
    // What follows the other end is some thirty points.
    expect(pick(100)).toBe(over);
    expect(pick(1)).toBe(end);
  });

  test('leaves the ends as they were', () => {
    const before = JSON.stringify(state);
    lookahead.pick(
      [
        { end, value: 5 },
        { end: { ...end, state: principato.clone(state) }, value: 5 },
      ],
      seat,
      seeded('any'),
    );
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('a maestro that looks ahead chooses the same in all worlds that look the same to its seat', () => {
  for (const choices of [0, 25, 60]) {
    const state = position(choices);
    const [seat] = asked(principato, state);
    const seen = view(state, seat);
    const choose = (world: typeof state) =>
      maestro
        .sit(principato, BUDGET, WEIGHTS)
        .choose(view(world, seat), legal(principato, world, seat), seeded('same'));
    expect(choose(principato.imagine(seen, seeded('one')))).toEqual(
      choose(principato.imagine(seen, seeded('another'))),
    );
  }
});
