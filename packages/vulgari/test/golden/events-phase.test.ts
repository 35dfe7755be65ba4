/** Golden examples: the Events phase, the round table and the death of the Pope. */
import { isOver } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { END, sell } from '../../src/choices.js';
import { vulgari } from '../../src/index.js';
import { does, ducats, eventNumber, eventsPhase, playOn, positionOf, row, table, takes } from '../table.js';

describe('G Events, from the rulebook', () => {
  test('G-5: Artus Dictant goes to Rome, two abbesses to row 8, the scribe to row 9, a manuscript is replaced', () => {
    const { state, told } = eventsPhase(3, {
      seats: 4,
      firstEvent: 'cambium',
      available: { abbess: 2, scribe: 1 },
      rows: {
        3: { politician: 6 },
        4: { noble: 6 },
        5: { abbess: 6 },
        6: { scribe: 6 },
        7: { abbess: 5, scribe: 1 },
        8: { abbess: 3, noble: 1 },
      },
      shown: [
        ...(['oil 1', 'oil 1', 'latin 1'] as const),
        ...(['oil 2', 'latin 2'] as const), // one of this level was taken
        ...(['oil 3', 'oil 3', 'latin 3'] as const),
        ...(['oil/latin 4', 'oil/oc 4', 'latin/oc 4'] as const),
      ],
    });
    expect(told).toContainEqual({ type: 'eventCame', event: eventNumber('artus-dictant') });
    expect(vulgari.tables.data.events[eventNumber('artus-dictant')].zone).toBe('rome');
    expect([row(state, 8), row(state, 9)]).toEqual([{ noble: 1, abbess: 5 }, { scribe: 1 }]);
    expect(told.filter(({ type }) => type === 'revealed')).toHaveLength(1);
    expect(state.open.shown.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  });

  test('G-20: white, red, white, red: the game ends after round 15, which everybody begins in Rome', () => {
    const { state } = eventsPhase(12, { popes: [false, true, false, true, false] });
    playOn(state, ({ open }) => open.round === 15);
    expect(state.open.players.map(({ position }) => position)).toEqual([0, 1, 2].map(() => positionOf('rome')));
    const told = playOn(state);
    expect(isOver(state)).toBe(true);
    expect(told.filter(({ type }) => type === 'turnEnded')).toHaveLength(3);
    expect(told).toContainEqual({ type: 'over', round: 15 });
  });
});

describe('G Events', () => {
  test('G-30: what is left of round 4 fills row 8 with politician and noble; the others go to row 9', () => {
    const { state } = eventsPhase(5, {
      seats: 4,
      available: { politician: 1, noble: 1, abbess: 2, scribe: 1 },
      rows: { 5: { abbess: 6 }, 6: { abbess: 6 }, 7: { scribe: 6 }, 8: { scribe: 3, abbess: 1 } },
    });
    expect(row(state, 8)).toEqual({ politician: 1, noble: 1, abbess: 1, scribe: 3 });
    expect(row(state, 9)).toEqual({ abbess: 2, scribe: 1 });
  });

  test('G-32: in the Actions phase of round 9 a sold noble goes to row 10', () => {
    const state = table({ round: 9, available: { noble: 1 } });
    does(state, 0, takes('noble'), sell(1));
    expect([row(state, 9), row(state, 10)]).toEqual([{}, { noble: 1 }]);
  });

  test('G-33: in round 16 a sold noble leaves the game; the seller gets his 20 ducats', () => {
    const state = table({ round: 16, popes: [false, false, false, true, true], ducats: 0, available: { noble: 1 } });
    const gone = state.open.gone[1];
    does(state, 0, takes('noble'), sell(1));
    expect([state.open.gone[1], ducats(state, 0)]).toEqual([gone + 1, 20]);
  });

  test('G-83: with the second red card a pawn at sea is in Rome and need not land', () => {
    const { state } = eventsPhase(13, { popes: [true, true, false, false, false], at: 'tyrrhenian' });
    expect(state.open.players[0].position).toBe(positionOf('rome'));
    playOn(state, ({ open }) => open.stack.some((frame) => frame.step === 'turn' && frame.seat === 0));
    does(state, 0, END);
  });

  test('G-91: a bid of 6 is paid with three cubes: the politician fills row 11, noble and abbess go to row 12', () => {
    const state = table({
      round: 10,
      at: 'brindisi',
      rows: { 11: { abbess: 4 }, 12: { scribe: 3 } },
      others: { 1: { cubes: { politician: 1, noble: 1, abbess: 1 } } },
    });
    does(state, 0, END, { type: 'summon' });
    does(state, 1, { type: 'come' });
    does(state, 2, { type: 'stay' });
    does(state, 0, { type: 'bid', votes: 2 });
    does(state, 1, { type: 'bid', votes: 6 });
    does(state, 0, { type: 'pass' });
    does(state, 1, { type: 'discard', politicians: 1, nobles: 1, abbesses: 1 });
    expect([row(state, 11), row(state, 12)]).toEqual([
      { politician: 1, abbess: 4 },
      { noble: 1, abbess: 1, scribe: 3 },
    ]);
  });
});
