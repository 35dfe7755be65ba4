/** V-7.5: Wage War. */
import { explained, settle, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DONE, END, PERFORM, road, sail, tokens, troop } from '../src/choices.js';
import type { CityId } from '../src/data/index.js';
import { type Event, type State, virtu } from '../src/index.js';
import { BY_COURTIER } from '../src/rules/combat.js';
import { marchesOf, marchesTo } from '../src/rules/marches.js';
import { troopPlace } from '../src/state.js';
import {
  beforeSieges,
  cityNumber,
  collects,
  does,
  may,
  refused,
  type Situation,
  spent,
  table,
  top,
  treasury,
  troopsAt,
  uses,
} from './table.js';

const from = (city: CityId) => troop(cityNumber(city));
const byRoad = (city: CityId) => road(cityNumber(city));
const bySea = (city: CityId) => sail(cityNumber(city));

/** Florence in its printed room of War (1 cavalry), its tiles exhausted. */
const florence: Situation = { marker: 4, exhausted: ['florence', 'pisa'] };
/** With three cavalry instead. */
const riding: Situation = { ...florence, cards: { action4: 'condottiere' } };

const troopAt = (state: State, city: number) => state.open.troops[troopPlace(state, city, 0)];

function atWar(situation: Situation = florence): State {
  const state = table(situation);
  does(state, 0, PERFORM);
  return state;
}

describe('V-7.5 Wage War', () => {
  test('V-7.5.1: a cavalry takes a troop along a road', () => {
    const state = atWar();
    does(state, 0, from('florence'));
    expect(refused(state, 0, byRoad('rome')).rule).toBe('V-7.5.1');
    expect(spent(does(state, 0, byRoad('siena')))).toEqual({ cavalry: 1 });
    expect([troopsAt(state, 0, 'florence'), troopsAt(state, 0, 'siena')]).toEqual([0, 1]);
    expect(top(state).step).toBe('turn');
    const withShips = atWar({ ...florence, cards: { L1: 'admiral' } });
    does(withShips, 0, from('florence'), byRoad('siena'));
    expect(refused(withShips, 0, from('siena')).rule).toBe('V-7.5.4');
    does(withShips, 0, from('pisa'));
    expect(refused(withShips, 0, byRoad('siena')).rule).toBe('V-7.5.1');
  });

  test('V-7.5.2: a ship takes a troop across a sea, from port to port', () => {
    const state = atWar({ marker: 4, seats: 4, exhausted: ['florence'] });
    does(state, 0, from('pisa'));
    expect(refused(state, 0, bySea('rome')).rule).toBe('V-7.5.2');
    expect(spent(does(state, 0, bySea('nice')))).toEqual({ ship: 1 });
    expect(troopsAt(state, 0, 'nice')).toBe(1);
    const inland = atWar({ marker: 4, exhausted: ['florence'] });
    does(inland, 0, from('florence'));
    expect(refused(inland, 0, bySea('pisa')).rule).toBe('V-7.5.2');
  });

  test('V-3.1.3: in no question is there a choice of a city that is not on the map, offered or barred', () => {
    const missing = ['perugia', 'civitavecchia'].map((city) => cityNumber(city as CityId));
    for (const seats of [3, 4] as const) {
      const state = atWar({ marker: 4, seats });
      does(state, 0, from('pisa'));
      const { allowed, barred } = explained(virtu, state, 0);
      const named = [...allowed, ...barred.map(({ choice }) => choice)] as { readonly city: number }[];
      expect(named.filter(({ city }) => missing.includes(city))).toEqual([]);
    }
  });

  test('V-7.5.2: cities that are not in play are not reached by sea either', () => {
    const state = atWar({ marker: 4, exhausted: ['florence'] });
    does(state, 0, from('pisa'));
    expect(refused(state, 0, bySea('genoa')).rule).toBe('V-3.1.2');
    expect(refused(state, 0, bySea('civitavecchia'))).toMatchObject({ reason: 'unknown', rule: null });
  });

  test('V-7.5.3: several moves of a troop and several troops, each paid', () => {
    const state = atWar({ ...riding, cards: { action4: 'condottiere', L1: 'admiral' } });
    const moves = [from('florence'), byRoad('pisa'), from('pisa'), byRoad('florence'), from('pisa'), bySea('ajaccio')];
    const events = does(state, 0, ...moves, from('florence'), byRoad('bologna'));
    expect(spent(events)).toEqual({ cavalry: 3, ship: 2 });
    expect(events.filter(({ type }) => type === 'used')).toHaveLength(2);
    expect([troopsAt(state, 0, 'ajaccio'), troopsAt(state, 0, 'bologna')]).toEqual([1, 1]);
  });

  test('V-7.5.3: a move is the troop, its way and the suggested payment at once, for each way that there is', () => {
    const state = atWar({ ...riding, cards: { action4: 'condottiere', L1: 'gonfalonier' } });
    const before = structuredClone(state);
    const marches = marchesOf(virtu.tables, state, 0);
    expect(state).toEqual(before);
    for (const { from: start, way, choices, isPaid } of marches) {
      const moved = virtu.clone(state);
      does(moved, 0, ...choices);
      expect([troopAt(moved, way.city) - troopAt(state, way.city), choices.length > 2]).toEqual([1, isPaid]);
      expect(['war', 'turn']).toContain(top(moved).step);
      expect([choices[0], choices[1]]).toEqual([troop(start), way]);
    }
    expect(marches.some(({ isPaid }) => isPaid)).toBe(true);
    does(state, 0, from('florence'));
    const ways = may(state, 0).filter(({ type }) => type === 'road' || type === 'sail');
    expect(marchesOf(virtu.tables, state, 0).map(({ way }) => way)).toEqual(ways);
  });

  test('V-7.5.3: pointing at a city means the troops that can come, or the one that stands there', () => {
    const state = atWar(riding);
    const coming = (city: CityId) =>
      marchesTo(marchesOf(virtu.tables, state, 0), cityNumber(city)).map(({ from: start }) => start);
    expect(coming('siena')).toEqual([cityNumber('florence')]); // Pisa has as many troops
    expect(coming('florence')).toEqual([]); // the troop there could move
    expect(coming('rome')).toEqual([]);
    does(state, 0, from('florence'));
    expect([coming('siena'), coming('pisa')]).toEqual([[cityNumber('florence')], [cityNumber('florence')]]);
  });

  test('V-7.5.3: of several troops the one for the fewest symbols comes, by road rather than by sea, from where most stand', () => {
    const to = (situation: Situation, city: CityId) =>
      marchesTo(marchesOf(virtu.tables, atWar(situation), 0), cityNumber(city)).map(({ from: start, way }) => [
        start,
        way.type,
      ]);
    expect(to({ ...riding, troops: { florence: 1, pisa: 2 } }, 'siena')).toEqual([[cityNumber('pisa'), 'road']]);
    expect(to({ ...riding, troops: { florence: 2, pisa: 1 } }, 'siena')).toEqual([[cityNumber('florence'), 'road']]);
    const marches = marchesOf(virtu.tables, atWar(riding), 0);
    const ridden = marches.filter(({ way }) => way.city === cityNumber('siena'));
    const sailed = { ...ridden[0], way: bySea('siena'), troops: 9 };
    const [wanted] = marchesTo([sailed, ...ridden], cityNumber('siena'));
    expect(wanted).toBe(ridden[0]);
    const dear = ridden.map((march) => ({ ...march, symbols: 2 }));
    expect(marchesTo([...dear, sailed], cityNumber('siena'))).toEqual([sailed]);
  });

  test('V-7.5.4: a troop stops before a city that is not its owner’s, and passes through own ones', () => {
    const state = atWar({ ...riding, troops: { pisa: 1, florence: 1 }, cities: ['siena'] });
    does(state, 0, from('pisa'), byRoad('siena'), from('siena'), byRoad('rome'));
    expect(refused(state, 0, from('rome')).rule).toBe('V-7.5.4');
    const foreign = atWar({ ...riding, troops: { florence: 2 }, others: { 1: { cities: ['bologna'] } } });
    does(foreign, 0, from('florence'), byRoad('bologna'));
    expect(refused(foreign, 0, from('bologna')).rule).toBe('V-7.5.4');
  });

  test.each([
    ['pisa', 'terracina', 2],
    ['pisa', 'venice', 4],
    ['venice', 'ancona', 1],
    ['venice', 'syracuse', 2],
    ['palermo', 'tunis', 1],
    ['naples', 'tunis', 2],
    ['naples', 'palermo', 1],
    ['reggio', 'naples', 1],
    ['reggio', 'syracuse', 1],
    ['ajaccio', 'pisa', 1],
    ['ajaccio', 'naples', 1],
    ['nice', 'ragusa', 4],
  ] as const)('V-7.5.5: from %s to %s %i seas are crossed', (one, other, seas) => {
    for (const [start, end] of [
      [one, other],
      [other, one],
    ] as const)
      expect(virtu.tables.boards[4].seaWays[cityNumber(start)][cityNumber(end)]).toBe(seas);
  });

  test('V-7.5.5: cities without port have no way by sea', () => {
    const { seaWays, ports } = virtu.tables.boards[5];
    expect(seaWays[cityNumber('florence')].every((ships) => ships === 0)).toBe(true);
    expect(ports[cityNumber('pisa')]).not.toContain(cityNumber('rome'));
  });

  const armed: Situation = { ...florence, treasury: 1, cards: { action4: 'condottiere', upgrade4: 'assassin' } };

  test('V-7.5.6: a token for each war symbol of the room, paid at once and taken once', () => {
    const state = atWar(armed);
    expect(may(state, 0)).toContainEqual(tokens(0, 1));
    does(state, 0, tokens(1, 1));
    expect(state.open.palaces[0].warTokens).toBe(1);
    expect(state.open.warTokens).toBe(10);
    expect(treasury(state, 0)).toBe(0);
    expect(refused(state, 0, tokens(1, 1)).rule).toBe('V-7.5.6');
    expect(refused(state, 0, tokens(0, 1)).rule).toBe('V-7.5.6');
  });

  test('V-7.5.6: florins of the room pay for tokens too', () => {
    const state = atWar({ ...florence, treasury: 0, cards: { action4: 'condottiere', upgrade4: 'banker' } });
    does(state, 0, tokens(0, 1));
    while (top(state).step === 'pay') does(state, 0, suggest(virtu, state, 0));
    expect(state.open.palaces[0].warTokens).toBe(1);
    expect(top(state).step).toBe('turn');
    expect(treasury(state, 0)).toBe(2);
  });

  test('V-7.5.6: no token without one in the supply', () => {
    const state = atWar({ ...armed, others: { 1: { warTokens: 11 } } });
    expect(refused(state, 0, tokens(0, 1)).rule).toBe('V-2.4');
  });

  test('V-7.5.7: a relief is for war or for movement', () => {
    const token = atWar(armed);
    does(token, 0, tokens(0, 1));
    expect(top(token).step).toBe('turn');
    const rich = atWar({ ...armed, treasury: 2 });
    does(rich, 0, tokens(0, 1));
    expect(refused(rich, 0, from('florence'))).toMatchObject({ rule: 'V-5.5.7', facts: { cavalry: 0, ships: 0 } });
    const move = atWar(armed);
    does(move, 0, from('florence'), byRoad('siena'));
    expect(refused(move, 0, tokens(0, 1)).rule).toBe('V-7.5.7');
    expect(may(move, 0)).toContainEqual(tokens(1, 1));
  });

  test('V-7.5.8: war symbols of courtiers give no tokens; they count in combat', () => {
    const state = atWar({ ...florence, cards: { L1: 'assassin' }, treasury: 1 });
    expect(may(state, 0).filter(({ type }) => type === 'tokens')).toEqual([]);
    const siege = table({ ...florence, cards: { L1: 'assassin' }, troops: { siena: 3 }, stack: beforeSieges() });
    settle(virtu, siege, null);
    expect(may(siege, 0)).toContainEqual({ type: 'declare', bonus: BY_COURTIER });
  });

  test('V-7.5.9: tokens only, or moves between own cities only', () => {
    const token = atWar(armed);
    expect(refused(token, 0, DONE).rule).toBe('V-6.5.4');
    does(token, 0, tokens(0, 1));
    expect(top(token).step).toBe('turn');
    const moved = atWar();
    does(moved, 0, from('florence'), byRoad('pisa'));
    expect(troopsAt(moved, 0, 'pisa')).toBe(2);
    const still = table({ ...florence, troops: {} });
    expect(refused(still, 0, PERFORM).rule).toBe('V-5.5.7');
    expect(may(table({ ...armed, troops: {} }), 0)).toContainEqual(PERFORM);
  });

  test('V-7.5.9: the war ends by itself when no troop can move and no token be taken, and not before', () => {
    const state = atWar({ ...riding, cards: { action4: 'condottiere', R1: 'banker' }, troops: { florence: 2 } });
    does(state, 0, from('florence'), byRoad('siena'));
    expect(may(state, 0)).toEqual([from('florence'), DONE, collects('R1')]);
    does(state, 0, from('florence'), byRoad('siena'));
    expect(may(state, 0)).toEqual([END, collects('R1')]);
    // A courtier whose ships were the last way gives florins instead: the war is over with it.
    const sailing = atWar({ ...florence, cards: { L1: 'merchant' } });
    does(sailing, 0, from('florence'), byRoad('siena'), collects('L1'));
    expect(may(sailing, 0)).toEqual([END]);
  });

  test('V-7.5.10: several sieges are opened in one action', () => {
    const state = atWar({ ...riding, troops: { florence: 2 } });
    does(state, 0, from('florence'), byRoad('siena'), from('florence'), byRoad('bologna'));
    state.open.stack = beforeSieges();
    settle(virtu, state, null);
    expect(may(state, 0).filter(({ type }) => type === 'besiege')).toHaveLength(2);
  });

  test('V-7.5.11: troops move out of and into an own city before which enemies stand', () => {
    const besieged: Situation = {
      ...riding,
      troops: { florence: 1, pisa: 1 },
      others: { 1: { troops: { florence: 2 } } },
    };
    const state = atWar(besieged);
    does(state, 0, from('florence'), byRoad('pisa'), from('pisa'), byRoad('florence'));
    expect([troopsAt(state, 0, 'florence'), troopsAt(state, 1, 'florence')]).toEqual([1, 2]);
  });

  test('V-7.5.12: any number of troops stand in or before a city', () => {
    const state = atWar({ ...riding, troops: { florence: 3, siena: 3 } });
    for (let troops = 0; troops < 3; troops++) does(state, 0, from('florence'), byRoad('siena'));
    expect(troopsAt(state, 0, 'siena')).toBe(6);
  });

  test('V-7.5.13: over several seas a troop goes from port to port and enters none on the way', () => {
    const naples: Situation = {
      dynasties: ['naples', 'florence', 'venice'],
      marker: 1,
      cards: { L1: 'admiral' },
      exhausted: ['naples', 'palermo'],
    };
    const events: Event[] = does(atWar(naples), 0, from('naples'), bySea('tunis'));
    expect(spent(events)).toEqual({ ship: 2 });
    expect(events.filter(({ type }) => type === 'marched')).toEqual([
      { type: 'marched', seat: 0, from: cityNumber('naples'), to: cityNumber('tunis'), ships: 2 },
    ]);
    const short = atWar({ ...naples, exhausted: ['naples', 'L1'] });
    does(short, 0, from('naples'));
    expect(refused(short, 0, bySea('tunis'))).toMatchObject({ rule: 'V-7.5.5', facts: { costs: 2, ships: 1 } });
  });

  test('V-7.5: the reliefs that pay are asked for when there is a choice', () => {
    const state = atWar({ ...florence, cards: { action4: 'condottiere', upgrade4: 'gonfalonier' } });
    does(state, 0, from('florence'), byRoad('siena'));
    expect(may(state, 0)).toEqual([uses('room', 'cavalry'), uses('upgrade', 'cavalry')]);
  });
});
