/** Golden examples: Event cards, cities, convents, cathedrals and abbeys. */
import { describe, expect, test } from 'vitest';
import { CLAIM, CONVERT, EVENT } from '../../src/choices.js';
import {
  becomes,
  behind,
  does,
  ducats,
  eventNumber,
  goes,
  knowledge,
  left,
  may,
  playOn,
  points,
  reads,
  refused,
  row,
  steps,
  table,
  zoneNumber,
} from '../table.js';

describe('G Zones, from the rulebook', () => {
  test('G-8: a merchant ends a journey in Venice with Mercis face up: 30 ducats, and the card is out', () => {
    const state = table({ at: 'milan', ducats: 0, firstEvent: 'mercis' });
    does(state, 0, goes('venice', 1), EVENT);
    expect([ducats(state, 0), state.open.events[eventNumber('mercis')]]).toEqual([30, 'used']);
    expect(refused(state, 0, EVENT).rule).toBe('D-8.3');
  });

  test('G-9: Filocolo is used in Naples before leaving: 4 knowledge, and the card is out', () => {
    const state = table({ at: 'naples', firstEvent: 'filocolo' });
    does(state, 0, EVENT, goes('lucania', 1));
    expect([knowledge(state, 0), state.open.events[eventNumber('filocolo')]]).toEqual([4, 'used']);
  });

  test('G-10: a merchant arrives in Rome: 8 ducats, 15 knowledge, a disc, and never again', () => {
    const state = table({ at: 'siena', ducats: 0 });
    does(state, 0, goes('rome', 1), CLAIM.both);
    expect([ducats(state, 0), knowledge(state, 0)]).toEqual([8, 15]);
    expect(state.open.players[0].claimed).toEqual([zoneNumber('rome')]);
    playOn(
      state,
      ({ open }) => open.round === 9 && open.stack.some((frame) => frame.step === 'turn' && frame.seat === 0),
    );
    expect(refused(state, 0, CLAIM.ducats).rule).toBe('D-8.6');
  });

  test('G-13: five scribes in an abbey are 15 knowledge or 5 points', () => {
    const situation = { at: 'montecassino', scribes: 5 } as const;
    const learning = table(situation);
    does(learning, 0, CONVERT.knowledge);
    expect([knowledge(learning, 0), row(learning, 3), behind(learning, 0)]).toEqual([15, { scribe: 5 }, {}]);
    const writing = table(situation);
    does(writing, 0, CONVERT.screen);
    expect([knowledge(writing, 0), row(writing, 3), behind(writing, 0)]).toEqual([0, {}, { scribe: 5 }]);
    expect(points(writing, 'scribes')).toEqual([5, 0, 0]);
  });
});

describe('G Zones', () => {
  test('G-50: a friar finds nothing to claim in Milan, 15 knowledge in Rome, 4 in Florence', () => {
    const milan = table({ at: 'milan', person: 'mario' });
    expect(may(milan, 0).some(({ type }) => type === 'claim')).toBe(false);
    expect(milan.open.players[0].claimed).toEqual([]);
    for (const [at, gain] of [
      ['rome', 15],
      ['florence', 4],
    ] as const) {
      const state = table({ at, person: 'mario', ducats: 0 });
      expect(may(state, 0).filter(({ type }) => type === 'claim')).toEqual([CLAIM.knowledge]);
      does(state, 0, CLAIM.knowledge);
      expect([ducats(state, 0), knowledge(state, 0)]).toEqual([0, gain]);
      expect(state.open.players[0].claimed).toEqual([zoneNumber(at)]);
    }
  });

  test('G-51: a merchant takes only the ducats of Rome; the 15 knowledge are lost for good', () => {
    const state = table({ at: 'rome', ducats: 0 });
    does(state, 0, CLAIM.ducats);
    expect([ducats(state, 0), knowledge(state, 0)]).toEqual([8, 0]);
    expect(refused(state, 0, CLAIM.knowledge).rule).toBe('D-8.6');
  });

  test.each([
    [25, 1, 12],
    [25, 5, 10],
    [0, 1, 0],
  ])(
    'G-52: a merchant with %i ducats, in units of %i, keeps %i and gains 12 knowledge with Mario',
    (had, unit, keeps) => {
      const state = table({ at: 'la-verna', ducats: had, options: { moneyUnit: unit } });
      does(state, 0, becomes('mario'));
      expect([ducats(state, 0), knowledge(state, 0)]).toEqual([keeps, 12]);
    },
  );

  test('G-54: Stefano with 40 ducats and no cube may become any cardinal but Muret; the virtual noble is gone', () => {
    const state = table({ at: 'brindisi', person: 'stefano', ducats: 40 });
    const cardinals = (['balestreri', 'lanzuisi', 'shlasinger', 'zazza'] as const).map(becomes);
    expect(may(state, 0).filter(({ type }) => type === 'cardinal')).toEqual(cardinals);
    expect(points(state, 'votes')).toEqual([3, 0, 0]);
    does(state, 0, becomes('lanzuisi'));
    expect([ducats(state, 0), row(state, 3), points(state, 'votes')]).toEqual([0, {}, [0, 0, 0]]);
  });

  test('G-55: Zazza gives the 40 ducats back; with 39 he is not to be had', () => {
    const state = table({ at: 'milan', person: 'mario', ducats: 40, cubes: { noble: 1 } });
    does(state, 0, becomes('zazza'));
    expect([ducats(state, 0), row(state, 3)]).toEqual([40, { noble: 1 }]);
    const poor = table({ at: 'milan', person: 'mario', ducats: 39, cubes: { noble: 1 } });
    expect(refused(poor, 0, becomes('zazza'))).toMatchObject({ rule: 'D-8.15', facts: { needs: 40, has: 39 } });
  });

  test('G-89: Genoa and Pisa claimed in one turn, a Riddle step in the first, a manuscript in the second', () => {
    const state = table({ at: 'genoa', ducats: 0, shown: ['oil 1', 'florentine 1'] });
    const [blue, violet] = [reads(state, 'oil 1'), reads(state, 'florentine 1')];
    does(state, 0, CLAIM.ducats, steps('riddle', 1), goes('pisa', 1), CLAIM.ducats);
    expect(refused(state, 0, blue).rule).toBe('D-9.3');
    expect(refused(state, 0, steps('riddle', 1)).rule).toBe('D-12.1');
    does(state, 0, violet);
    expect([ducats(state, 0), left(state)]).toEqual([35, 2]);
  });
});
