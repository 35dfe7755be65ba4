/** Golden examples: the set-up. */
import { start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { type State, vulgari } from '../../src/index.js';
import { cubesInRow } from '../../src/rules/recycling.js';
import { KNOWLEDGE } from '../../src/tables.js';
import { eventNumber, playOn } from '../table.js';

const begin = (seats: number, number: number): State =>
  start(vulgari, { seats, options: {}, seed: `golden ${number}` });

/** The first of many games that has something. */
function gameWith(seats: number, is: (state: State) => boolean): State {
  for (let number = 0; number < 1000; number++) {
    const state = begin(seats, number);
    if (is(state)) return state;
  }
  throw new Error('no such game among a thousand');
}

describe('G Set-up', () => {
  test('G-1: with card 4 drawn for round 1 the rounds hold 4 to 9, 1 to 3, and 10; round 11 none', () => {
    const { open } = gameWith(4, ({ open: { agenda } }) => agenda[0] === eventNumber('commercium'));
    expect(open.agenda.map((event) => event + 1)).toEqual([4, 5, 6, 7, 8, 9, 1, 2, 3, 10]);
  });

  test('G-2: with four players six cubes on rows 1 to 7, none later, and three manuscripts of each level', () => {
    const { open, hidden } = begin(4, 0);
    const rounds = Array.from({ length: 16 }, (_, at) => at + 1);
    expect(rounds.map((round) => cubesInRow(open.rows, round))).toEqual([
      6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
    expect(open.shown.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(hidden.decks.map(({ length }) => length)).toEqual([12, 12, 12, 7]);
  });

  test('G-3: in turn order grey, black, yellow, red, green the pile is green at the bottom, grey on top', () => {
    const [grey, black, yellow, red, green] = [0, 1, 2, 3, 4];
    const state = gameWith(5, ({ open }) => open.turnOrder.join() === [grey, black, yellow, red, green].join());
    expect(state.open.tracks[KNOWLEDGE].order).toEqual([green, red, yellow, black, grey]);
    playOn(state, ({ open }) => open.round === 1);
    expect(state.open.turnOrder).toEqual([grey, black, yellow, red, green]);
  });
});
