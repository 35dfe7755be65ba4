/** Golden examples: waging war. */
import { describe, expect, test } from 'vitest';
import { END, PERFORM, road, sail, tokens, troop } from '../../src/choices.js';
import type { CityId } from '../../src/data/index.js';
import { cityNumber, does, may, refused, type Situation, spent, table, treasury, troopsAt, uses } from '../table.js';

const from = (city: CityId) => troop(cityNumber(city));
const byRoad = (city: CityId) => road(cityNumber(city));
const bySea = (city: CityId) => sail(cityNumber(city));

describe('G Wage War', () => {
  test('G-S29: 1 cavalry and 2 ships take a troop to the next own port and across 2 seas', () => {
    const state = table({ marker: 4, exhausted: ['florence', 'pisa'], cards: { L1: 'admiral' } });
    const events = does(state, 0, PERFORM, from('florence'), byRoad('pisa'), from('pisa'), bySea('terracina'));
    expect(spent(events)).toEqual({ cavalry: 1, ship: 2 });
    expect([troopsAt(state, 0, 'florence'), troopsAt(state, 0, 'pisa'), troopsAt(state, 0, 'terracina')]).toEqual([
      0, 1, 1,
    ]);
  });

  test('G-D18: Palermo to Tunis costs 1 ship over the Sicilian Channel, Naples to Tunis 2', () => {
    const naples: Situation = { dynasties: ['naples', 'florence', 'venice'], marker: 1 };
    const oneShip = table({ ...naples, exhausted: ['naples'] });
    does(oneShip, 0, PERFORM, from('naples'));
    expect(refused(oneShip, 0, bySea('tunis'))).toMatchObject({ rule: 'V-7.5.5', facts: { costs: 2, ships: 1 } });
    const near = table({ ...naples, exhausted: ['naples'] });
    expect(spent(does(near, 0, PERFORM, from('palermo'), bySea('tunis')))).toEqual({ ship: 1 });
    const far = table(naples);
    expect(spent(does(far, 0, PERFORM, from('naples'), bySea('tunis')))).toEqual({ ship: 2 });
    expect(troopsAt(far, 0, 'tunis')).toBe(1);
  });

  test('G-D20: with 3 players Verona to Parma is no way: Parma is closed', () => {
    const venice: Situation = { dynasties: ['venice', 'florence', 'naples'], marker: 3 };
    const three = table(venice);
    does(three, 0, PERFORM, from('verona'));
    expect(refused(three, 0, byRoad('parma')).rule).toBe('V-3.1.2');
    const four = table({ seats: 4, ...venice, dynasties: ['venice', 'florence', 'naples', 'milan'] });
    does(four, 0, PERFORM, from('verona'), byRoad('parma'));
    expect(troopsAt(four, 0, 'parma')).toBe(1);
  });

  const milan: Situation = {
    seats: 4,
    dynasties: ['milan', 'florence', 'venice', 'naples'],
    exhausted: ['milan', 'genoa'],
    treasury: 1,
  };

  test('G-D21: Caterina named for war gives 1 token for 1 florin, and no cavalry', () => {
    const state = table({ ...milan, cards: { action0: 'caterina-sforza' } });
    does(state, 0, PERFORM, tokens(0, 1));
    expect(state.open.palaces[0].warTokens).toBe(1);
    expect(treasury(state, 0)).toBe(0);
    expect(may(state, 0)).toEqual([END]);
  });

  test('G-D22: Caterina for cavalry and the Condottiere for war: 2 moves and 1 token for 1 florin', () => {
    const state = table({ ...milan, cards: { action0: 'caterina-sforza', upgrade0: 'condottiere' } });
    does(state, 0, PERFORM, tokens(1, 1));
    does(state, 0, from('milan'), byRoad('turin'), from('genoa'), byRoad('parma'));
    expect(state.open.palaces[0].warTokens).toBe(1);
    expect(treasury(state, 0)).toBe(0);
    expect([troopsAt(state, 0, 'turin'), troopsAt(state, 0, 'parma')]).toEqual([1, 1]);
    expect(may(state, 0)).toEqual([END]);
    const other = table({ ...milan, cards: { action0: 'caterina-sforza', upgrade0: 'condottiere' } });
    does(other, 0, PERFORM, from('milan'), byRoad('turin'), uses('room', 'cavalry'));
    expect(refused(other, 0, tokens(0, 1)).rule).toBe('V-7.5.7');
    expect(may(other, 0)).toContainEqual(tokens(1, 1));
  });
});
