/** V-7.1: Govern. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DONE, lift, PERFORM, reactivate, refresh } from '../src/choices.js';
import { virtu } from '../src/index.js';
import { canUsePower } from '../src/rules/sources.js';
import {
  type Belongings,
  collects,
  does,
  isReady,
  may,
  mayAlso,
  powerNumber,
  refused,
  spent,
  springTurn,
  type TileName,
  table,
  tileNumber,
  top,
  treasury,
  uses,
} from './table.js';

/** Florence in its printed room of Govern (1 crown), with four cities whose tiles are exhausted. */
const four: Belongings = {
  marker: 1,
  cities: ['siena', 'bologna'],
  exhausted: ['florence', 'pisa', 'siena', 'bologna'],
};
const fresh = (name: TileName) => refresh(tileNumber(name));
const again = (power: 'france' | 'ottoman' | 'empire') => reactivate(powerNumber(power));

describe('V-7.1 Govern', () => {
  test('V-7.1.1: a crown refreshes up to two tiles', () => {
    const state = table(four);
    does(state, 0, PERFORM);
    expect(may(state, 0)).toEqual([fresh('bologna'), fresh('florence'), fresh('pisa'), fresh('siena')]);
    expect(refused(state, 0, DONE).rule).toBe('V-6.5.4');
    does(state, 0, fresh('florence'), fresh('siena'));
    expect(top(state).step).toBe('turn');
    expect((['florence', 'pisa', 'siena', 'bologna'] as const).map((tile) => isReady(state, 0, tile))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const one = table(four);
    does(one, 0, PERFORM, fresh('pisa'), DONE);
    expect(isReady(one, 0, 'pisa')).toBe(true);
  });

  test('R-32: symbols are paid and tiles refreshed in any order; search has one', () => {
    const cities = ['siena', 'bologna', 'spoleto', 'ravenna', 'ferrara'] as const;
    const governing = () =>
      table({
        ...four,
        cities,
        exhausted: ['florence', 'pisa', ...cities],
        cards: { L1: 'bishop', R1: 'consigliere' },
      });
    const state = governing();
    does(state, 0, PERFORM, uses('L1', 'cross'));
    expect(may(state, 0)).toEqual([uses('R1', 'crown'), DONE]);
    expect(mayAlso(state, 0)).toEqual([uses('room', 'crown')]);
    does(state, 0, uses('room', 'crown'));
    expect(may(state, 0)).toEqual([uses('R1', 'crown'), DONE]);
    does(state, 0, DONE, fresh('siena'), fresh('pisa'), fresh('florence'), fresh('bologna'));
    const inOrder = governing();
    does(inOrder, 0, PERFORM, uses('room', 'crown'), uses('L1', 'cross'), DONE);
    does(inOrder, 0, fresh('bologna'), fresh('florence'), fresh('pisa'), fresh('siena'));
    expect(top(inOrder).step).toBe('turn');
    expect(state.open).toEqual(inOrder.open);
  });

  test('V-7.1.1: or a crown reactivates one alliance, and no tile with it', () => {
    const state = table({ ...four, allies: { france: 0, ottoman: 1 }, usedPowers: ['france', 'ottoman'] });
    does(state, 0, PERFORM);
    expect(refused(state, 0, again('ottoman')).rule).toBe('V-7.1.1');
    does(state, 0, again('france'));
    expect(state.open.allyReady[powerNumber('france')]).toBe(true);
    expect(top(state).step).toBe('turn');
    expect(isReady(state, 0, 'florence')).toBe(false);
    const begun = table({ ...four, allies: { france: 0 }, usedPowers: ['france'] });
    does(begun, 0, PERFORM, fresh('florence'));
    expect(refused(begun, 0, again('france')).rule).toBe('V-7.1.1');
  });

  test('V-7.1.2: crowns and crosses of different reliefs are paid together', () => {
    const state = table({ ...four, cards: { action1: 'cardinal', upgrade1: 'bishop' } });
    const events = does(state, 0, PERFORM, uses('room', 'crown'), uses('upgrade', 'cross'));
    expect(spent(events)).toEqual({ crown: 1, cross: 1 });
    expect(events.filter(({ type }) => type === 'refreshed')).toHaveLength(4);
  });

  test('V-7.1.3: a tile that pays is not refreshed, and one that was refreshed does not pay', () => {
    const state = table({ ...four, exhausted: ['pisa', 'siena', 'bologna'], cities: ['siena', 'bologna', 'ferrara'] });
    does(state, 0, PERFORM, uses('room', 'crown'), uses('florence', 'crown'));
    expect(isReady(state, 0, 'florence')).toBe(false);
    expect(isReady(state, 0, 'siena')).toBe(true);
    // The rest of the crowns could still refresh Ferrara, if its florin were collected now.
    expect(refused(state, 0, fresh('florence')).rule).toBe('V-7.1.3');
    does(state, 0, collects('siena'));
    expect(refused(state, 0, fresh('siena')).rule).toBe('V-7.1.3');
    expect(refused(state, 0, uses('bologna', 'crown')).reason).toBe('unknown');
  });

  test('V-7.1.3: a tile that paid for something else is refreshed', () => {
    const state = table({ marker: 1, exhausted: ['pisa'], indulgences: [1] });
    state.open.stack = springTurn(state, 0, [0, 1]);
    does(state, 0, lift(1, 'crown'));
    expect(isReady(state, 0, 'florence')).toBe(false);
    does(state, 0, PERFORM);
    expect([isReady(state, 0, 'florence'), isReady(state, 0, 'pisa')]).toEqual([true, true]);
  });

  test('V-7.1.4: florins collected just before governing, and the tiles refreshed', () => {
    const state = table({ marker: 1, treasury: 0 });
    expect(refused(state, 0, PERFORM).rule).toBe('V-6.5.4');
    does(state, 0, collects('florence'), collects('pisa'), PERFORM);
    expect(treasury(state, 0)).toBe(6);
    expect([isReady(state, 0, 'florence'), isReady(state, 0, 'pisa')]).toEqual([true, true]);
  });

  test('V-7.1.4: or while governing, but no tile is refreshed twice', () => {
    const state = table({ marker: 1, treasury: 0, exhausted: ['pisa'] });
    does(state, 0, PERFORM, uses('room', 'crown'));
    expect(isReady(state, 0, 'pisa')).toBe(true);
    does(state, 0, collects('florence')); // half a crown is left, and nothing else to refresh
    expect(isReady(state, 0, 'florence')).toBe(true);
    expect(treasury(state, 0)).toBe(4);
    expect(top(state).step).toBe('turn');
    const twice = table({ marker: 1, treasury: 0, exhausted: ['pisa'] });
    does(twice, 0, PERFORM, uses('room', 'crown'), collects('pisa'));
    expect(refused(twice, 0, fresh('pisa')).rule).toBe('V-7.1.3');
  });

  test('V-7.1.5: cities, titles, guild, cathedrals and Cannons are refreshed; courtiers are not', () => {
    const tiles = ['florence', 'duchy', 'kingdom', 'guild', 'cannons', 'cathedral:florence'] as const;
    const state = table({
      marker: 1,
      rank: 2,
      bonuses: ['cannons'],
      tiles: tiles.slice(1),
      cards: { action1: 'podesta', upgrade1: 'consigliere', L1: 'banker' },
      exhausted: [...tiles, 'L1'],
    });
    does(state, 0, PERFORM, uses('room', 'crown'), uses('upgrade', 'crown'));
    expect(tiles.map((tile) => isReady(state, 0, tile))).toEqual(tiles.map(() => true));
    expect(isReady(state, 0, 'L1')).toBe(false);
  });

  test('V-7.1.6: a blocked bonus is reactivated and stays unusable', () => {
    const state = table({ marker: 1, allies: { france: 0 }, usedPowers: ['france'], agents: { 'power:france': 1 } });
    does(state, 0, PERFORM, uses('room', 'crown'));
    expect(state.open.allyReady[powerNumber('france')]).toBe(true);
    expect(canUsePower(state, 0, powerNumber('france'))).toBe(false);
  });

  test('V-7.1.7: the Holy Roman bonus that pays is not reactivated; one used for lifting is', () => {
    const state = table({ ...four, allies: { empire: 0 } });
    does(state, 0, PERFORM, uses('empire', 'cross'), DONE);
    expect(refused(state, 0, again('empire')).rule).toBe('V-7.1.7');
    const lifted = table({ marker: 1, exhausted: ['florence', 'pisa'], allies: { empire: 0 }, indulgences: [1] });
    lifted.open.stack = springTurn(lifted, 0, [1]);
    does(lifted, 0, lift(1, 'cross'), PERFORM, again('empire'));
    expect(lifted.open.allyReady[powerNumber('empire')]).toBe(true);
  });

  test('V-7.1.8: no symbol is paid that would do nothing, except as surplus of its relief', () => {
    const state = table({ marker: 1, exhausted: ['florence', 'pisa'], cards: { L1: 'consigliere' } });
    does(state, 0, PERFORM, uses('room', 'crown'));
    expect(top(state).step).toBe('turn');
    expect(isReady(state, 0, 'L1')).toBe(true);
    const surplus = table({ marker: 1, exhausted: ['florence', 'pisa'], cards: { action1: 'podesta' } });
    expect(spent(does(surplus, 0, PERFORM))).toEqual({ crown: 2 });
  });

  test('R-32: as long as an earlier source could pay too, the cost is not closed by itself', () => {
    const state = table({ ...four, allies: { empire: 0 } });
    does(state, 0, PERFORM, uses('empire', 'cross'));
    expect(top(state).step).toBe('governCost');
    expect(may(state, 0)).toEqual([DONE]);
    expect(suggest(virtu, state, 0)).toEqual(uses('room', 'crown')); // costs nothing
    does(state, 0, uses('room', 'crown'));
    expect(top(state).step).toBe('turn');
  });

  test('V-7.1: what is suggested uses the reliefs of the room and exhausts nothing', () => {
    const cities = ['ferrara', 'bologna', 'ravenna', 'siena', 'spoleto'] as const;
    const state = table({
      marker: 1,
      cities,
      exhausted: ['florence', 'pisa', ...cities],
      cards: { action1: 'pope', upgrade1: 'bishop', L1: 'consigliere' },
    });
    does(state, 0, PERFORM);
    const suggested = [0, 1, 2].map(() => {
      const choice = suggest(virtu, state, 0);
      does(state, 0, choice);
      return choice;
    });
    expect(suggested).toEqual([uses('room', 'crown'), uses('upgrade', 'cross'), DONE]);
    expect(isReady(state, 0, 'L1')).toBe(true);
  });
});
