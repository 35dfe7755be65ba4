/** V-7.4: Annex. */
import { settle } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { annex, PERFORM } from '../src/choices.js';
import type { CityId } from '../src/data/index.js';
import { type Event, virtu } from '../src/index.js';
import { crownsFor, shipsTo } from '../src/rules/annex.js';
import { beforeSieges, cityNumber, does, isReady, may, refused, type Situation, spent, table, top } from './table.js';

/** Florence in its room of Annex with 5 crowns and 4 ships. */
const rich: Situation = {
  marker: 2,
  cards: { action2: 'giuliano-de-medici', upgrade2: 'consigliere', L1: 'admiral', R1: 'admiral', R2: 'ambassador' },
};
const city = (id: CityId) => annex(cityNumber(id));

function annexing(situation: Situation = {}) {
  const state = table({ ...rich, ...situation });
  does(state, 0, PERFORM);
  return state;
}

/** Crowns and ships that seat 0 has to pay; ships are -1 where no way leads there. */
function cost(id: CityId, situation: Situation = {}): [number, number] {
  const state = table({ ...rich, ...situation });
  const board = virtu.tables.boards[state.own.length];
  const [target, { tables }] = [cityNumber(id), virtu];
  return [crownsFor(tables, state, 0, target), shipsTo(tables, board, state, 0, target)];
}

describe('V-7.4 Annex', () => {
  test('V-7.4.1: exactly one neutral city', () => {
    const state = annexing();
    expect(refused(state, 0, city('venice')).rule).toBe('V-7.4.1');
    does(state, 0, city('ravenna'));
    while (top(state).step === 'pay') does(state, 0, may(state, 0)[0]);
    expect(state.open.palaces[0].cities).toBe(3);
    expect(refused(state, 0, PERFORM).rule).toBe('V-6.5.5');
  });

  test('V-7.4.1: without a city that can be paid there is no annexation', () => {
    const poor = table({ marker: 2, exhausted: ['florence', 'pisa'] });
    expect(refused(poor, 0, PERFORM).rule).toBe('V-7.4.1');
  });

  test('V-7.4.2: an own agent lowers the value by 1, an enemy agent raises it by 1', () => {
    expect(cost('siena')).toEqual([4, 0]);
    expect(cost('siena', { agents: { siena: 0 } })).toEqual([3, 0]);
    expect(cost('siena', { agents: { siena: 2 } })).toEqual([5, 0]);
  });

  test('V-7.4.3: the crowns must exceed the value', () => {
    const state = table({ marker: 2, exhausted: ['pisa'], agents: { spoleto: 0 } });
    does(state, 0, PERFORM);
    expect(refused(state, 0, city('bologna'))).toMatchObject({ rule: 'V-7.4.3', facts: { crowns: 3, ships: 0 } });
    expect(spent(does(state, 0, city('spoleto')))).toEqual({ crown: 2 });
  });

  test('V-7.4.4: by land only next to an own city', () => {
    const state = annexing();
    expect(may(state, 0)).toContainEqual(city('bologna'));
    expect(refused(state, 0, city('benevento')).rule).toBe('V-7.4.4');
    expect(cost('bologna')).toEqual([3, 0]);
  });

  test('V-7.4.5: by sea from port to port, from the nearest own port', () => {
    expect(cost('ancona')).toEqual([2, 4]);
    expect(cost('ancona', { cities: ['bari'] })).toEqual([2, 1]);
    expect(cost('terracina')).toEqual([2, 2]);
    const inland = annexing({ without: ['pisa'], troops: { florence: 1 } });
    expect(refused(inland, 0, city('terracina'))).toMatchObject({ rule: 'V-7.4.5' });
    const state = annexing({ cards: { ...rich.cards, R1: 'banker' }, exhausted: ['pisa'] });
    expect(refused(state, 0, city('ancona'))).toMatchObject({ rule: 'V-7.4.5', facts: { crowns: 2, ships: 4 } });
  });

  test('V-7.4.6: a port next to an own city needs no ships', () => {
    expect(cost('ancona', { cities: ['ravenna'] })).toEqual([2, 0]);
  });

  test('V-7.4.6: with portAlwaysNeedsShips it does, and an own port', () => {
    const options = { annexAdjacentPort: 'portAlwaysNeedsShips' } as const;
    expect(cost('ancona', { options, cities: ['ravenna'] })).toEqual([2, 4]);
    expect(cost('ancona', { options, cities: ['ravenna', 'bari'] })).toEqual([2, 1]);
    expect(cost('bologna', { options })).toEqual([3, 0]);
    const inland: Situation = { options, cities: ['ravenna'], without: ['pisa'], troops: { florence: 1 } };
    expect(cost('ancona', inland)).toEqual([2, -1]);
    expect(refused(annexing(inland), 0, city('ancona')).rule).toBe('V-7.4.5');
  });

  test('V-7.4.7: pirate ports cannot be annexed', () => {
    const state = annexing({ seats: 4 });
    for (const port of ['ragusa', 'ajaccio', 'cagliari', 'tunis'] as const)
      expect(refused(state, 0, city(port)).rule).toBe('V-7.4.7');
  });

  test('V-7.4.8: the city, its tile available, the marker on top of its space; the agent stays', () => {
    const state = table({
      marker: 2,
      exhausted: ['pisa'],
      agents: { spoleto: 0 },
      others: { 1: { cities: ['ferrara'] }, 2: { cities: ['benevento'] } },
      standing: [1, 2, 0],
    });
    does(state, 0, PERFORM, city('spoleto'));
    expect(state.open.owner[cityNumber('spoleto')]).toBe(0);
    expect(isReady(state, 0, 'spoleto')).toBe(true);
    expect(state.open.standing).toEqual([0, 1, 2]);
    expect(state.open.agents[cityNumber('spoleto')]).toBe(0);
  });

  test('V-7.4.9: a besieged neutral city can be annexed; the siege is fought against the new owner', () => {
    const state = table({
      marker: 2,
      exhausted: ['pisa'],
      agents: { spoleto: 0 },
      others: { 1: { troops: { spoleto: 2 } } },
    });
    does(state, 0, PERFORM, city('spoleto'));
    state.open.stack = beforeSieges();
    const events: Event[] = [];
    settle(virtu, state, (event) => events.push(event));
    expect(events).toContainEqual({ type: 'siege', seat: 1, city: cityNumber('spoleto'), defender: 0 });
  });
});
