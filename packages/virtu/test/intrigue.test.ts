/** V-7.6: Intrigue and agents. */
import { settle, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { agent, ally, annex, DONE, END, moveAgent, moveTo, PERFORM, pick, put, remove, steps } from '../src/choices.js';
import { type Event, type State, virtu } from '../src/index.js';
import { crownsFor } from '../src/rules/annex.js';
import { NONE } from '../src/tables.js';
import {
  beforeSieges,
  cityNumber,
  collects,
  does,
  may,
  type PlaceName,
  placeOf,
  powerNumber,
  refused,
  type Situation,
  slotNumber,
  spent,
  table,
  top,
  uses,
  winterOf,
} from './table.js';

const places = (name: PlaceName) => agent(placeOf(name));
const moves = (name: PlaceName) => moveAgent(placeOf(name));
const to = (name: PlaceName) => moveTo(placeOf(name));
const removes = (name: PlaceName) => remove(placeOf(name));
const agentAt = (state: State, name: PlaceName) => state.open.agents[placeOf(name)];

/** Florence in its room of Intrigue: one printed mask, or two of an Assassin. */
function plotting(situation: Situation = {}): State {
  const state = table({ marker: 3, ...situation });
  does(state, 0, PERFORM);
  return state;
}
/** The owner of Siena, its tile exhausted so that he has nothing to answer. */
const SIENESE = { cities: ['siena'], exhausted: ['siena'] } as const;
const assassin: Situation = { cards: { action3: 'assassin' } };

describe('V-7.6 Intrigue', () => {
  test('V-7.6.1: a mask places, moves or removes an agent', () => {
    const agents = { rome: 0, siena: 1 } as const;
    const placed = plotting({ agents });
    expect(refused(placed, 0, DONE).rule).toBe('V-6.5.4');
    expect(spent(does(placed, 0, places('bologna')))).toEqual({ mask: 1 });
    expect([agentAt(placed, 'bologna'), placed.open.palaces[0].agents]).toEqual([0, 0]);
    const moved = plotting({ agents });
    does(moved, 0, moves('rome'));
    expect(refused(moved, 0, to('siena')).rule).toBe('V-7.6.2');
    expect(spent(does(moved, 0, to('power:france')))).toEqual({ mask: 1 });
    expect([agentAt(moved, 'rome'), agentAt(moved, 'power:france')]).toEqual([NONE, 0]);
    const removed = plotting({ agents });
    expect(spent(does(removed, 0, removes('siena')))).toEqual({ mask: 1 });
    expect(agentAt(removed, 'siena')).toBe(NONE);
    for (const state of [placed, moved, removed]) expect(top(state).step).toBe('turn'); // no mask, no question
  });

  test('V-7.6.1: as many effects as masks, from any sources', () => {
    const state = plotting({ ...assassin, cards: { action3: 'assassin', R1: 'consigliere' }, agents: { rome: 1 } });
    does(state, 0, removes('rome'), uses('room', 'mask'), places('rome'), places('siena'));
    expect(top(state).step).toBe('turn');
  });

  test('V-7.6.1: the intrigue ends by itself when no mask or nothing to do is left, and not before', () => {
    const banker = { action3: 'assassin', R1: 'banker' } as const;
    const state = plotting({ cards: banker, exhausted: ['florence', 'pisa'] });
    does(state, 0, places('rome'));
    expect(may(state, 0)).toContainEqual(DONE);
    does(state, 0, places('siena'));
    expect(may(state, 0)).toEqual([END, collects('R1')]);
    const alone = plotting({ cards: banker, earnedAgents: 0, agents: { rome: 1 } });
    does(alone, 0, removes('rome')); // a mask is left, but no agent anywhere
    expect(top(alone).step).toBe('turn');
    // A tile whose masks were the last ones gives florins instead: the intrigue is over with it.
    const tiles = plotting({ cities: ['ferrara'], exhausted: ['florence', 'pisa'] });
    does(tiles, 0, places('rome'), uses('room', 'mask'), collects('ferrara'));
    expect(may(tiles, 0)).toEqual([END]);
  });

  test('V-7.6.1: without an agent to place, move or remove there is no intrigue', () => {
    expect(refused(table({ marker: 3, earnedAgents: 0 }), 0, PERFORM).rule).toBe('V-6.5.4');
    expect(refused(plotting({ earnedAgents: 0, agents: { rome: 1 } }), 0, places('siena')).rule).toBe('V-2.3');
  });

  test('V-7.6.2: on each city in play, each room of each palace, each alliance, one agent', () => {
    const state = plotting({ agents: { siena: 1, 'room:0:3': 0 } });
    const offered = may(state, 0).filter(({ type }) => type === 'agent');
    expect(offered).toHaveLength(20 + 3 * 5 + 3 - 2);
    for (const place of ['tunis', 'venice', 'florence', 'room:0:0', 'room:2:4', 'power:empire'] as const)
      expect(offered).toContainEqual(places(place));
    expect(refused(state, 0, places('room:0:3')).rule).toBe('V-7.6.2');
    for (const place of ['milan', 'perugia', 'room:3:0'] as const)
      expect(refused(state, 0, places(place)).reason).toBe('unknown');
  });

  test('V-7.6.3: an enemy agent is removed before another is placed', () => {
    const state = plotting({ ...assassin, agents: { rome: 1 } });
    expect(refused(state, 0, places('rome')).rule).toBe('V-7.6.3');
    does(state, 0, removes('rome'), places('rome'));
    expect(agentAt(state, 'rome')).toBe(0);
    expect(top(state).step).toBe('turn');
  });

  test('V-7.6.4: a removed agent returns to the hand of its owner', () => {
    const state = plotting({ agents: { rome: 1 } });
    expect(state.open.palaces[1].agents).toBe(1);
    does(state, 0, removes('rome'));
    expect(state.open.palaces[1].agents).toBe(2);
  });

  test('V-7.6.5: an agent stays when a city is annexed or captured, or an alliance taken over', () => {
    const annexed = table({ marker: 2, exhausted: ['pisa'], agents: { spoleto: 0 } });
    does(annexed, 0, PERFORM, annex(cityNumber('spoleto')));
    expect([annexed.open.owner[cityNumber('spoleto')], agentAt(annexed, 'spoleto')]).toEqual([0, 0]);
    const captured = table({ troops: { siena: 5 }, agents: { siena: 2 }, stack: beforeSieges() });
    settle(virtu, captured, null);
    expect([captured.open.owner[cityNumber('siena')], agentAt(captured, 'siena')]).toEqual([0, 2]);
    const taken = table({
      season: 'winter',
      cards: { L1: 'condottiere' },
      allies: { france: 1 },
      agents: { 'power:france': 0 },
      stack: winterOf(0, 4),
    });
    settle(virtu, taken, null);
    does(taken, 0, ally(powerNumber('france')));
    while (top(taken).step === 'pay') does(taken, 0, suggest(virtu, taken, 0));
    expect([taken.open.ally[powerNumber('france')], agentAt(taken, 'power:france')]).toEqual([0, 0]);
  });

  test('V-7.6.6: no agent is placed or moved onto what belongs to another player with The Prince', () => {
    const prince: Situation = {
      ...assassin,
      agents: { rome: 0 },
      allies: { france: 1, ottoman: 2 },
      others: { 1: { rank: 2, bonuses: ['prince'] } },
    };
    const state = plotting(prince);
    for (const place of ['venice', 'room:1:4', 'power:france'] as const)
      expect(refused(state, 0, places(place)).rule).toBe('V-7.6.6');
    expect(may(state, 0)).toEqual(
      expect.arrayContaining([places('naples'), places('room:2:4'), places('power:ottoman')]),
    );
    does(state, 0, moves('rome'));
    for (const place of ['verona', 'room:1:0', 'power:france'] as const)
      expect(refused(state, 0, to(place)).rule).toBe('V-7.6.6');
    const owner = plotting({ ...assassin, rank: 2, bonuses: ['prince'] });
    expect(may(owner, 0)).toEqual(expect.arrayContaining([places('florence'), places('room:0:0')]));
  });

  test('V-7.6.7: an enemy agent in a room prevents its action, and cards entering or leaving it in winter', () => {
    const blocked: Situation = { marker: 1, exhausted: ['florence'], agents: { 'room:0:1': 2 } };
    expect(refused(table(blocked), 0, PERFORM).rule).toBe('V-6.5.3');
    expect(may(table({ ...blocked, agents: { 'room:0:1': 0 } }), 0)).toContainEqual(PERFORM);
    const winter = (agents: NonNullable<Situation['agents']>) => {
      const state = table({
        season: 'winter',
        cards: { action1: 'podesta', L1: 'banker' },
        agents,
        stack: winterOf(0, 1),
      });
      settle(virtu, state, null);
      return state;
    };
    const closed = winter({ 'room:0:1': 2 });
    expect(refused(closed, 0, pick(slotNumber('action1'))).rule).toBe('V-9.2.2');
    does(closed, 0, pick(slotNumber('L1')));
    expect(refused(closed, 0, put(slotNumber('upgrade1'))).rule).toBe('V-9.2.2');
    const own = winter({ 'room:0:1': 0 });
    expect(may(own, 0)).toContainEqual(pick(slotNumber('action1')));
  });

  test('V-7.6.8: a room of Intrigue is used in spite of an enemy agent, if the first mask removes it', () => {
    const agents = { 'room:0:3': 1, rome: 1 } as const;
    const state = plotting({ ...assassin, agents });
    expect(may(state, 0)).toEqual([removes('room:0:3')]);
    for (const choice of [removes('rome'), places('siena')]) expect(refused(state, 0, choice).rule).toBe('V-7.6.8');
    expect(refused(state, 0, DONE).rule).toBe('V-6.5.4');
    does(state, 0, removes('room:0:3'), removes('rome'));
    expect(state.open.palaces[1].agents).toBe(2);
    const printed = plotting({ agents: { 'room:0:3': 1 } });
    expect(spent(does(printed, 0, removes('room:0:3')))).toEqual({ mask: 1 });
  });

  test('V-7.6.8: with twoMasks the removal costs the first two', () => {
    const options = { ownIntrigueRoomUnblock: 'twoMasks' } as const;
    const agents = { 'room:0:3': 1, rome: 1 } as const;
    expect(refused(table({ marker: 3, options, agents }), 0, PERFORM).rule).toBe('V-7.6.8');
    const state = plotting({ options, agents, cards: { action3: 'assassin', R1: 'consigliere' } });
    expect(spent(does(state, 0, removes('room:0:3')))).toEqual({ mask: 2 });
    expect(spent(does(state, 0, removes('rome')))).toEqual({ mask: 1 });
  });

  test.each([
    ['nobody’s agent on neutral Siena', {}, 3],
    ['the besieger’s agent on neutral Siena', { agents: { siena: 0 } }, 2],
    ['another’s agent on neutral Siena', { agents: { siena: 2 } }, 4],
    ['the besieger’s agent on Siena of another', { agents: { siena: 0 }, others: { 1: SIENESE } }, 2],
    ['a third player’s agent on Siena of another', { agents: { siena: 2 }, others: { 1: SIENESE } }, 3],
    ['the owner’s agent on his own Siena', { agents: { siena: 1 }, others: { 1: SIENESE } }, 3],
  ] as const)('V-7.6.9: %s', (_whose, situation, strength) => {
    const state = table({ troops: { siena: 1 }, ...situation, stack: beforeSieges() });
    const events: Event[] = [];
    settle(virtu, state, (event) => events.push(event));
    expect(events).toContainEqual(expect.objectContaining({ type: 'repelled', cityStrength: strength }));
  });

  test('V-7.6.9: an agent on a neutral city changes the crowns of an annexation too', () => {
    const prices = [{}, { siena: 0 }, { siena: 2 }].map((agents) =>
      crownsFor(virtu.tables, table({ agents }), 0, cityNumber('siena')),
    );
    expect(prices).toEqual([4, 3, 5]);
  });

  test('V-7.6.10: no limit of agents in a palace, unless it was agreed', () => {
    const agents = { 'room:1:0': 2 } as const;
    const free = plotting({ ...assassin, agents });
    does(free, 0, places('room:1:1'), places('room:1:2'));
    const one = plotting({ ...assassin, agents, options: { agentLimitPerPalace: 'oneEnemyAgent' } });
    expect(refused(one, 0, places('room:1:1')).rule).toBe('V-7.6.10');
    does(one, 0, removes('room:1:0'), places('room:1:1'));
  });

  test('V-7.6.10: oneEnemyAgent lets own agents in, oneAgent counts them', () => {
    const agents = { 'room:0:0': 1, 'room:1:2': 1 } as const;
    const enemies = plotting({ ...assassin, agents, options: { agentLimitPerPalace: 'oneEnemyAgent' } });
    does(enemies, 0, places('room:0:1'), places('room:1:1'));
    const all = plotting({ ...assassin, agents, options: { agentLimitPerPalace: 'oneAgent' } });
    for (const place of ['room:0:1', 'room:1:1'] as const) expect(refused(all, 0, places(place)).rule).toBe('V-7.6.10');
    expect(may(all, 0)).toContainEqual(places('room:2:0'));
  });

  test('V-7.6.10: an agent moves within a palace and not into a full one', () => {
    for (const agentLimitPerPalace of ['oneEnemyAgent', 'oneAgent'] as const) {
      const state = plotting({ agents: { 'room:1:0': 0, 'room:2:0': 1 }, options: { agentLimitPerPalace } });
      does(state, 0, moves('room:1:0'));
      expect(may(state, 0)).toContainEqual(to('room:1:3'));
      expect(refused(state, 0, to('room:2:1')).rule).toBe('V-7.6.10');
    }
  });

  test('V-7.6.11: an enemy agent on an alliance blocks its bonus', () => {
    const trading: Situation = { marker: 2, cards: { action2: 'merchant' }, allies: { ottoman: 0 } };
    const free = table(trading);
    does(free, 0, PERFORM);
    expect(may(free, 0)).toContainEqual(uses('ottoman', 'ship'));
    const blocked = table({ ...trading, agents: { 'power:ottoman': 1 } });
    does(blocked, 0, PERFORM);
    expect(may(blocked, 0)).not.toContainEqual(uses('ottoman', 'ship'));
  });

  test('V-7.6.12: nobody removes his own agent', () => {
    const state = plotting({ agents: { rome: 0 } });
    expect(refused(state, 0, removes('rome')).rule).toBe('V-7.6.12');
  });

  test('V-7.6.13: an agent works at once, also on those who have yet to take their turn', () => {
    const state = plotting({ others: { 1: { marker: 0, exhausted: ['venice'] } } });
    does(state, 0, places('room:1:2'), END);
    does(state, 1, steps(2, false));
    expect(refused(state, 1, PERFORM).rule).toBe('V-6.5.3');
    const spared = plotting({ others: { 1: { marker: 0, exhausted: ['venice'] } } });
    does(spared, 0, places('room:1:3'), END);
    does(spared, 1, steps(2, false));
    expect(may(spared, 1)).toContainEqual(PERFORM);
  });
});
