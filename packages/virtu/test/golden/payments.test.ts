/** Golden examples: reliefs, pools and florins. */
import { describe, expect, test } from 'vitest';
import { END, PERFORM, refresh, room } from '../../src/choices.js';
import { NONE } from '../../src/tables.js';
import {
  collects,
  does,
  isReady,
  may,
  movingMarker,
  refused,
  sourceOf,
  table,
  tileNumber,
  top,
  treasury,
  uses,
} from '../table.js';

const OWN = ['florence', 'pisa', 'siena', 'ravenna', 'spoleto', 'bologna'] as const;

describe('reliefs and pools', () => {
  test('G-S01: a Govern paid by Cardinal, upgrade and Ambassador has a pool of 2 crowns and 1 cross for up to 6 tiles', () => {
    const state = table({
      marker: 1,
      cards: { action1: 'cardinal', upgrade1: 'bishop', L1: 'ambassador' },
      cities: ['siena', 'ravenna', 'spoleto', 'bologna'],
      tiles: ['duchy'],
      exhausted: [...OWN, 'duchy'],
    });
    const { cards } = state.open.palaces[0];
    const before = [...cards];
    does(state, 0, PERFORM, uses('room', 'crown'), uses('upgrade', 'cross'));
    expect(state.open.pool.slice(0, 3)).toEqual([0, 1, 1]);
    does(state, 0, uses('L1', 'crown'));
    expect(top(state)).toMatchObject({ step: 'govern', symbols: 3 });
    does(state, 0, ...OWN.map((city) => refresh(tileNumber(city))).sort((one, other) => one.tile - other.tile));
    expect(top(state).step).toBe('turn');
    expect(OWN.map((city) => isReady(state, 0, city))).toEqual(OWN.map(() => true));
    expect(isReady(state, 0, 'duchy')).toBe(false);
    expect(isReady(state, 0, 'L1')).toBe(false);
    expect(cards).toEqual(before);
  });

  test('G-D01: Bologna used for its crown is exhausted and gives neither florins nor arrow', () => {
    const state = table({ marker: 1, cities: ['bologna'], exhausted: ['florence'], treasury: 0 });
    does(state, 0, PERFORM, uses('bologna', 'crown'));
    expect(isReady(state, 0, 'bologna')).toBe(false);
    expect(isReady(state, 0, 'florence')).toBe(true);
    expect(treasury(state, 0)).toBe(0);
    expect(state.open.pool).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(refused(state, 0, collects('bologna')).rule).toBe('V-5.1.2');
  });

  const lorenzoAndGiovanni = {
    marker: 0,
    treasury: 0,
    exhausted: [],
    cards: { action0: 'lorenzo-de-medici', upgrade0: 'giovanni-de-medici' },
  } as const;

  test('G-D02: Lorenzo’s florins and Giovanni’s cross pay for rank 1 and exhaust nothing', () => {
    const state = table(lorenzoAndGiovanni);
    const told = does(state, 0, PERFORM, uses('upgrade', 'cross'));
    expect(told).toContainEqual(expect.objectContaining({ type: 'used', source: 0, symbol: 'florin', count: 2 }));
    expect(state.open.palaces[0]).toMatchObject({ rank: 1, treasury: 0, tileReady: [true, true] });
  });

  test('G-D03: Lorenzo’s crowns and Giovanni’s florins do so too, and one crown is lost', () => {
    const state = table(lorenzoAndGiovanni);
    const told = does(state, 0, PERFORM, uses('room', 'crown'));
    expect(told).toContainEqual(expect.objectContaining({ type: 'used', source: 0, symbol: 'crown', count: 2 }));
    expect(told).toContainEqual(expect.objectContaining({ type: 'used', source: 1, symbol: 'florin', count: 2 }));
    expect(state.open.palaces[0]).toMatchObject({ rank: 1, treasury: 0, tileReady: [true, true] });
    expect(state.open.pool).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  const podestaAndBanker = {
    marker: 1,
    treasury: 0,
    cards: { action1: 'podesta', upgrade1: 'banker' },
    cities: ['siena', 'ravenna', 'spoleto'],
  } as const;

  test.each([
    ['treasury', 3],
    ['lost', 0],
  ])('G-D04: governing with the Podestà, the Banker below him gives 3 florins (surplus %s: %i)', (surplus, florins) => {
    const state = table({
      ...podestaAndBanker,
      exhausted: ['florence', 'pisa', 'siena', 'ravenna', 'spoleto'],
      options: { roomFlorinSurplus: surplus },
    });
    does(state, 0, PERFORM); // only the Podestà's crowns can pay
    expect(top(state)).toMatchObject({ step: 'govern', symbols: 2 });
    for (const city of ['ravenna', 'florence', 'pisa', 'siena'] as const) does(state, 0, refresh(tileNumber(city)));
    expect(top(state).step).toBe('turn');
    expect(isReady(state, 0, 'spoleto')).toBe(false);
    expect(treasury(state, 0)).toBe(florins);
  });

  test('G-D05: with nothing to refresh there is no Govern, and the Banker gives nothing', () => {
    const state = table(podestaAndBanker);
    expect(refused(state, 0, PERFORM)).toMatchObject({ reason: 'barred', rule: 'V-6.5.4' });
    does(state, 0, END);
    expect(treasury(state, 0)).toBe(0);
  });

  test('G-D52: in the first spring Rome collects 3 florins and governs with the crown of Alexander VI', () => {
    const state = table({
      seats: 5,
      seat: 4,
      year: 1,
      marker: NONE,
      cards: { action3: 'alexander-vi' },
      stack: movingMarker(4, 5),
      turnOrder: [0, 1, 2, 3, 4],
    });
    does(state, 4, collects('rome'), collects('civitavecchia'), room(3), PERFORM, uses('room', 'crown'));
    expect(treasury(state, 4)).toBe(1 + 3);
    expect([isReady(state, 4, 'rome'), isReady(state, 4, 'civitavecchia')]).toEqual([true, true]);
  });

  test('G-D53: Verona, refreshed by Barbarigo’s crowns, cannot pay for this Govern; its florins may be collected', () => {
    const tiles = ['verona', 'venice', 'ferrara', 'bologna', 'ravenna', 'ancona'] as const;
    const state = table({
      seat: 1,
      marker: 2,
      treasury: 0,
      cards: { action2: 'agostino-barbarigo' },
      cities: ['ferrara', 'bologna', 'ravenna', 'ancona'],
      exhausted: tiles,
    });
    does(state, 1, PERFORM); // only Barbarigo's crowns can pay
    does(state, 1, refresh(tileNumber('verona')));
    expect(may(state, 1)).not.toContainEqual(uses('verona', 'crown'));
    expect(refused(state, 1, uses('verona', 'crown')).reason).toBe('unknown');
    expect(may(state, 1)).toContainEqual(collects('verona'));
    does(state, 1, ...(['venice', 'ferrara', 'bologna'] as const).map((city) => refresh(tileNumber(city))));
    expect(tiles.map((tile) => isReady(state, 1, tile))).toEqual([true, true, true, true, false, false]);
    expect(refused(state, 1, PERFORM).rule).toBe('V-6.5.5');
    const told = does(state, 1, collects('verona'));
    expect(told).toEqual([{ type: 'collected', seat: 1, source: sourceOf('verona'), card: NONE, florins: 2 }]);
    expect(treasury(state, 1)).toBe(2);
  });
});
