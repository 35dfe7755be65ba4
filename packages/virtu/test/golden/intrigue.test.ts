/** Golden examples: what agents do. */
import { settle } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { agent, annex, moveAgent, moveTo, PERFORM, pick, remove } from '../../src/choices.js';
import type { CityId } from '../../src/data/index.js';
import { type Event, type State, virtu } from '../../src/index.js';
import { NONE } from '../../src/tables.js';
import {
  type Belongings,
  beforeSieges,
  cityNumber,
  does,
  may,
  placeOf,
  refused,
  type Situation,
  slotNumber,
  spent,
  table,
  top,
  winterOf,
} from '../table.js';

/** How strong a city was in the one siege that is fought now. */
function cityStrength(situation: Situation): number {
  const state = table({ ...situation, stack: beforeSieges() });
  const events: Event[] = [];
  settle(virtu, state, (event) => events.push(event));
  for (const event of events) if (event.type === 'captured' || event.type === 'repelled') return event.cityStrength;
  throw new Error('no siege was fought');
}

/** What a seat must pay for a city, as its refusal tells a seat that cannot. */
function price(state: State, seat: number, city: CityId): number {
  state.open.stack.push({ step: 'actionDone', seat, action: 3 }, { step: 'annex', seat });
  return Number(refused(state, seat, annex(cityNumber(city))).facts.crowns);
}

describe('G Intrigue', () => {
  test('G-S07: a red agent on neutral Ancona: 1 less for Red and 1 more for all others, annexing and besieging', () => {
    const agents = { ancona: 0 } as const;
    const poor = { exhausted: ['venice', 'verona'], marker: 0 } as const;
    const red = table({ agents, cities: ['ravenna'], exhausted: ['florence', 'pisa', 'ravenna'], marker: 0 });
    expect(price(red, 0, 'ancona')).toBe(1);
    expect(price(table({ agents, seat: 1, ...poor }), 1, 'ancona')).toBe(3);
    expect(price(table({ seat: 1, ...poor }), 1, 'ancona')).toBe(2);
    expect(cityStrength({ agents, troops: { ancona: 2 } })).toBe(0);
    expect(cityStrength({ agents, others: { 1: { troops: { ancona: 2 } } } })).toBe(2);
    expect(cityStrength({ troops: { ancona: 2 } })).toBe(1);
  });

  test('G-S08: a green agent on red Siena: 2 for Green, 3 for Blue', () => {
    const siena: Situation = { cities: ['siena'], exhausted: ['siena'], agents: { siena: 1 } };
    expect(cityStrength({ ...siena, others: { 1: { troops: { siena: 2 } } } })).toBe(2);
    expect(cityStrength({ ...siena, others: { 2: { troops: { siena: 2 } } } })).toBe(3);
  });

  test('G-S09: a blue agent on blue Spoleto changes nothing, and no other agent can be placed there', () => {
    const blue: Situation = { cities: ['spoleto'], exhausted: ['spoleto'] };
    const others = { 1: { troops: { spoleto: 1 } } } as const;
    expect(cityStrength({ ...blue, others })).toBe(2);
    expect(cityStrength({ ...blue, others, agents: { spoleto: 0 } })).toBe(2);
    const state = table({ seat: 1, marker: 1, others: { 0: blue }, agents: { spoleto: 0 } });
    does(state, 1, PERFORM);
    expect(refused(state, 1, agent(placeOf('spoleto'))).rule).toBe('V-7.6.3');
  });

  test('G-S10: a red agent in a room of Green: no action there, and no change of its cards in winter', () => {
    const green: Situation = {
      seat: 1,
      marker: 2,
      cards: { action2: 'agostino-barbarigo' },
      exhausted: ['venice'],
      agents: { 'room:1:2': 0 },
    };
    expect(refused(table(green), 1, PERFORM).rule).toBe('V-6.5.3');
    const pickUp = pick(slotNumber('action2'));
    const winter: Situation = { ...green, marker: 0, season: 'winter', stack: winterOf(1, 1) };
    const blocked = table({ ...winter, cards: { ...green.cards, L1: 'banker' } });
    settle(virtu, blocked, null);
    expect(refused(blocked, 1, pickUp).rule).toBe('V-9.2.2');
    const free = table({ ...winter, cards: { ...green.cards, L1: 'banker' }, agents: {} });
    settle(virtu, free, null);
    expect(may(free, 1)).toContainEqual(pickUp);
  });

  /** Red in its room of Intrigue, with 1 mask or (an Assassin) 2. */
  const plotting = (masks: 1 | 2, situation: Situation) => {
    const state = table({ marker: 3, cards: masks === 2 ? { action3: 'assassin' } : {}, ...situation });
    does(state, 0, PERFORM);
    return state;
  };

  test('G-S11: Green’s own agent in his War room: Red needs 2 masks, to remove it and to place his own', () => {
    const room = placeOf('room:1:3');
    const agents = { 'room:1:3': 1 } as const;
    const state = plotting(2, { agents });
    expect(refused(state, 0, agent(room)).rule).toBe('V-7.6.3');
    expect(spent(does(state, 0, remove(room), agent(room)))).toEqual({ mask: 2 });
    expect(state.open.agents[room]).toBe(0);
    const one = plotting(1, { agents });
    does(one, 0, remove(room));
    expect(top(one).step).toBe('turn');
  });

  test('G-S30: with 2 masks an enemy agent is removed and the own one placed in the same action', () => {
    const state = plotting(2, { agents: { rome: 2 } });
    does(state, 0, remove(placeOf('rome')), agent(placeOf('rome')));
    expect(state.open.agents[placeOf('rome')]).toBe(0);
    expect(state.open.palaces[2].agents).toBe(3);
  });

  test('G-D46: The Prince keeps new agents away; a green one in a room of its owner blocks until it is removed', () => {
    const owner: Belongings = { rank: 2, bonuses: ['prince'], marker: 1, exhausted: ['florence'] };
    const room = placeOf('room:0:1');
    const agents = { 'room:0:1': 1 } as const;
    expect(refused(table({ ...owner, agents }), 0, PERFORM).rule).toBe('V-6.5.3');
    const green = table({
      seat: 1,
      marker: 1,
      earnedAgents: 3,
      others: { 0: owner },
      agents: { ...agents, bologna: 1 },
    });
    does(green, 1, PERFORM);
    expect(refused(green, 1, agent(placeOf('room:0:2'))).rule).toBe('V-7.6.6');
    does(green, 1, moveAgent(placeOf('bologna')));
    expect(refused(green, 1, moveTo(placeOf('room:0:2'))).rule).toBe('V-7.6.6');
    const red = table({ ...owner, marker: 3, agents });
    does(red, 0, PERFORM, remove(room));
    expect(red.open.agents[room]).toBe(NONE);
  });
});
