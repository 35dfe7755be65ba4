/** Golden examples: annexations. */
import { settle } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { annex, PERFORM } from '../../src/choices.js';
import type { CityId } from '../../src/data/index.js';
import { type Event, virtu } from '../../src/index.js';
import {
  type Belongings,
  beforeSieges,
  cityNumber,
  does,
  may,
  refused,
  type Situation,
  spent,
  table,
} from '../table.js';

/** Red is Florence, its marker in the room of Annex; its tiles are exhausted, so that only the cards named pay. */
const red: Belongings = { marker: 2, exhausted: ['florence', 'pisa'] };
/** Cards for exactly so many crowns. */
const CROWNS: Readonly<Record<number, Belongings['cards']>> = {
  1: { R1: 'ambassador' },
  2: { R1: 'ambassador', R2: 'cardinal' },
  3: { R1: 'ambassador', action2: 'giuliano-de-medici' },
  4: { R1: 'ambassador', R2: 'cardinal', action2: 'giuliano-de-medici' },
  5: { action2: 'giuliano-de-medici', upgrade2: 'consigliere', R1: 'ambassador' },
};
const city = (id: CityId) => annex(cityNumber(id));

/** Annexes with exactly so many crowns (and the cards of the situation) and gives what was spent. */
function annexes(id: CityId, crowns: number, situation: Situation = {}): ReturnType<typeof spent> {
  const state = table({ ...red, ...situation, cards: { ...CROWNS[crowns], ...situation.cards } });
  const events = does(state, 0, PERFORM, city(id));
  expect(state.open.owner[cityNumber(id)]).toBe(0);
  return spent(events);
}

/** The refusal of an annexation that so many crowns do not pay; the action is begun by hand, since nothing may be payable. */
function short(id: CityId, crowns: number, situation: Situation = {}) {
  const cards = { ...CROWNS[crowns], ...situation.cards };
  const state = table({ ...red, ...situation, cards });
  state.open.stack.push({ step: 'actionDone', seat: 0, action: 3 }, { step: 'annex', seat: 0 });
  const { rule, facts } = refused(state, 0, city(id));
  return { rule, ...facts };
}

describe('G Annex', () => {
  test('G-S04: annexing neutral Ravenna (2) by land from Florence costs 3 crowns and no ship', () => {
    expect(annexes('ravenna', 3)).toEqual({ crown: 3 });
    expect(short('ravenna', 2)).toEqual({ rule: 'V-7.4.3', crowns: 3, ships: 0 });
  });

  test('G-S05: Terracina (1) with a green agent costs Red 3 crowns and 2 ships from Pisa', () => {
    const agents = { terracina: 1 } as const;
    expect(annexes('terracina', 3, { agents, cards: { L1: 'admiral' } })).toEqual({ crown: 3, ship: 2 });
    expect(short('terracina', 2, { agents, cards: { L1: 'admiral' } })).toEqual({
      rule: 'V-7.4.5',
      crowns: 3,
      ships: 2,
    });
    expect(short('terracina', 3, { agents, exhausted: ['florence'] })).toEqual({
      rule: 'V-7.4.5',
      crowns: 3,
      ships: 2,
    });
  });

  test('G-S06: Tunis cannot be annexed; it can be besieged', () => {
    const naples: Situation = { dynasties: ['naples', 'florence', 'venice'], marker: 2 };
    const annexing = table({ ...naples, cards: { action2: 'alfonso-of-calabria', upgrade2: 'consigliere' } });
    does(annexing, 0, PERFORM);
    expect(refused(annexing, 0, city('tunis')).rule).toBe('V-7.4.7');
    const besieging = table({ ...naples, troops: { tunis: 3 }, stack: beforeSieges() });
    const events: Event[] = [];
    settle(virtu, besieging, (event) => events.push(event));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'captured', seat: 0, city: cityNumber('tunis'), strength: 3, cityStrength: 2 }),
    );
  });

  test('G-D15: Terracina (1) with an own agent costs 1 crown by land', () => {
    const naples: Situation = {
      dynasties: ['naples', 'florence', 'venice'],
      exhausted: ['naples', 'palermo'],
      agents: { terracina: 0 },
    };
    expect(annexes('terracina', 1, naples)).toEqual({ crown: 1 });
  });

  test('G-D16: neutral Rome (4) costs 5 crowns', () => {
    const nearRome: Situation = { cities: ['siena'], exhausted: ['florence', 'pisa', 'siena'] };
    expect(annexes('rome', 5, nearRome)).toEqual({ crown: 5 });
    expect(short('rome', 4, nearRome)).toEqual({ rule: 'V-7.4.3', crowns: 5, ships: 0 });
  });

  test('G-D17: Venice annexes Syracuse (1) over the Adriatic and the Ionian Sea for 2 crowns and 2 ships', () => {
    const venice: Situation = {
      dynasties: ['venice', 'florence', 'naples'],
      marker: 0,
      exhausted: ['venice', 'verona'],
      cards: { L1: 'admiral' },
    };
    expect(annexes('syracuse', 2, venice)).toEqual({ crown: 2, ship: 2 });
    const state = table({ ...venice, cards: { ...CROWNS[2] } });
    state.open.stack.push({ step: 'actionDone', seat: 0, action: 3 }, { step: 'annex', seat: 0 });
    expect(may(state, 0)).not.toContainEqual(city('syracuse'));
    expect(refused(state, 0, city('syracuse'))).toMatchObject({ rule: 'V-7.4.5', facts: { crowns: 2, ships: 2 } });
  });
});
