/** V-8.5: beaten troops go home, or are lost. */
import { describe, expect, test } from 'vitest';
import { LOSE, PASS } from '../src/choices.js';
import {
  answers,
  besieges,
  outcomes,
  question,
  retreats,
  retreatsFrom,
  retreatsTo,
  sailsTo,
  sieges,
} from './fights.js';
import { collects, isReady, may, powerNumber, refused, type Situation, troopsAt, uses } from './table.js';

/** Florence beaten at Siena (3): two of three troops withdraw. */
const atSiena: Situation = { troops: { siena: 3 }, exhausted: ['florence', 'pisa'], treasury: 0 };
/** Naples beaten at Terracina (1), held by Venice with three troops: two of three troops withdraw. */
const atTerracina: Situation = {
  seat: 2,
  troops: { terracina: 3 },
  exhausted: ['naples', 'palermo'],
  treasury: 0,
  others: { 1: { cities: ['terracina'], exhausted: ['terracina'], troops: { terracina: 3 } } },
};

describe('V-8.5 retreats', () => {
  test('V-8.5.1: troops retreat after all sieges, in turn order', () => {
    const fight = sieges({
      turnOrder: [1, 0, 2],
      ...atSiena,
      others: { 1: { troops: { siena: 3, ferrara: 1 } }, 2: { troops: { terracina: 2 } } },
    });
    expect(question(fight)).toBe('1: nextSiege');
    answers(fight, 1, besieges('siena'));
    expect(outcomes(fight)).toEqual(['1 and 0 draw at 3', '1 fails at ferrara 1:1', '2 takes terracina 2:1, losing 0']);
    expect(retreats(fight)).toEqual(['1: 2 lost at siena']);
    expect(question(fight)).toBe('0: retreat');
  });

  test('V-8.5.2: by land, for nothing, to an adjacent city that is his now', () => {
    const fight = sieges(atSiena);
    expect(may(fight.state, 0)).toEqual([retreatsTo('florence'), retreatsTo('pisa'), LOSE]);
    expect(refused(fight.state, 0, retreatsTo('spoleto')).rule).toBe('V-8.5.2');
    answers(fight, 0, retreatsTo('florence'), retreatsTo('florence'));
    expect(retreats(fight)).toEqual(['0: siena to florence for 0', '0: siena to florence for 0']);
    expect(troopsAt(fight.state, 0, 'florence')).toBe(2);
  });

  test('V-8.5.2: a city lost in the same spring is no refuge, one taken is', () => {
    const lost = sieges({
      ...atSiena,
      others: { 1: { troops: { pisa: 3 } } },
    });
    expect(may(lost.state, 0)).toEqual([retreatsTo('florence'), LOSE]);
    const taken = sieges({ ...atSiena, troops: { siena: 3, spoleto: 3 } });
    answers(taken, 0, may(taken.state, 0)[0]);
    expect(may(taken.state, 0)).toContainEqual(retreatsTo('spoleto'));
  });

  test('V-8.5.3: from port to port for as many ships as seas, for each troop, also where a way leads by land', () => {
    const cards = { L1: 'admiral' } as const;
    const fight = sieges({ ...atTerracina, cards });
    expect(may(fight.state, 2)).toEqual([retreatsTo('naples'), sailsTo('naples'), sailsTo('palermo'), LOSE]);
    answers(fight, 2, sailsTo('palermo'));
    expect(isReady(fight.state, 2, 'L1')).toBe(false);
    answers(fight, 2, retreatsTo('naples'));
    expect(retreats(fight)).toEqual(['2: terracina to palermo for 1', '2: terracina to naples for 0']);
  });

  test('V-8.5.3: not without enough ships, to a foreign port, or from a city that is no port', () => {
    const cards = { L1: 'ambassador' } as const;
    const florence = sieges({
      troops: { terracina: 3 },
      exhausted: ['florence', 'pisa'],
      cards,
      others: { 1: { cities: ['terracina'], exhausted: ['terracina'], troops: { terracina: 3 } } },
      cities: ['rome'],
    });
    expect(refused(florence.state, 0, sailsTo('pisa'))).toMatchObject({
      rule: 'V-8.5.3',
      facts: { costs: 2, ships: 1 },
    });
    expect(refused(florence.state, 0, sailsTo('naples'))).toMatchObject({ rule: 'V-8.5.3', facts: {} });
    const siena = sieges({ ...atSiena, cards });
    expect(refused(siena.state, 0, sailsTo('pisa')).rule).toBe('V-8.5.3');
  });

  test('V-8.5.3, V-5.5.11: ships come from courtiers, tiles and the Ottoman Empire, not from the room', () => {
    const cards = { L1: 'admiral', action0: 'merchant' } as const;
    const fight = sieges({ ...atTerracina, cards, exhausted: ['palermo'], allies: { ottoman: 2 } });
    answers(fight, 2, PASS, sailsTo('palermo'));
    expect(may(fight.state, 2)).toEqual([uses('L1', 'ship'), uses('ottoman', 'ship'), uses('naples', 'ship')]);
    answers(fight, 2, uses('ottoman', 'ship'));
    expect(fight.state.open.allyReady[powerNumber('ottoman')]).toBe(false);
  });

  test('V-8.5.4: each troop may go elsewhere', () => {
    const fight = sieges(atSiena);
    answers(fight, 0, retreatsTo('florence'), retreatsTo('pisa'));
    expect([troopsAt(fight.state, 0, 'florence'), troopsAt(fight.state, 0, 'pisa')]).toEqual([1, 1]);
  });

  test('V-8.5.4: by house rule all that leave a city and are not given up go to the same city', () => {
    const options = { retreatSplit: false };
    const fight = sieges({ ...atSiena, options });
    answers(fight, 0, retreatsTo('pisa'));
    expect(refused(fight.state, 0, retreatsTo('florence')).rule).toBe('V-8.5.4');
    expect(may(fight.state, 0)).toEqual([retreatsTo('pisa'), LOSE]);
    const naples = sieges({ ...atTerracina, options, cards: { L1: 'admiral' } });
    answers(naples, 2, retreatsTo('naples'));
    expect(refused(naples.state, 2, sailsTo('palermo')).rule).toBe('V-8.5.4');
  });

  test('V-8.5.5: troops that cannot retreat are lost, and any may be given up', () => {
    expect(retreats(sieges({ seat: 1, troops: { benevento: 2 } }))).toEqual(['1: 1 lost at benevento']);
    const fight = sieges(atSiena);
    answers(fight, 0, LOSE, retreatsTo('pisa'));
    expect(retreats(fight)).toEqual(['0: 1 lost at siena', '0: siena to pisa for 0']);
    expect(fight.state.open.withdrawing).toEqual([]);
  });

  test('V-8.5.6: the troops before one city share one pool of ships, those before another do not', () => {
    const fight = sieges({
      seat: 1,
      troops: { ancona: 3, bari: 2 },
      exhausted: ['verona', 'venice'],
      treasury: 0,
      cards: { L1: 'admiral', R1: 'admiral' },
      others: { 0: { cities: ['ancona', 'bari'], exhausted: ['ancona', 'bari'], troops: { ancona: 3, bari: 3 } } },
    });
    answers(fight, 1, besieges('ancona'));
    expect(may(fight.state, 1)).toEqual([retreatsFrom('ancona'), retreatsFrom('bari')]);
    answers(fight, 1, retreatsFrom('bari'), sailsTo('venice'), uses('L1', 'ship'));
    expect(question(fight)).toBe('1: retreat');
    expect(fight.state.open.pool.every((symbols) => symbols === 0)).toBe(true);
    answers(fight, 1, sailsTo('venice'), sailsTo('venice'));
    expect(retreats(fight)).toEqual([
      '1: bari to venice for 1',
      '1: ancona to venice for 1',
      '1: ancona to venice for 1',
    ]);
    expect(isReady(fight.state, 1, 'R1')).toBe(false);
  });

  test('V-8.5.7: a troop retreats once: no way through an own city, and none by land and sea', () => {
    const { state } = sieges({
      ...atSiena,
      cards: { L1: 'admiral' },
      cities: ['bologna', 'ajaccio'],
      exhausted: ['florence', 'pisa', 'bologna'],
    });
    expect(refused(state, 0, retreatsTo('bologna')).rule).toBe('V-8.5.2');
    expect(refused(state, 0, sailsTo('ajaccio')).rule).toBe('V-8.5.3');
  });

  test('V-5.4.5: florins can be collected in a retreat, even of a tile whose ships it needed', () => {
    const fight = sieges({
      seat: 1,
      troops: { ancona: 3 },
      exhausted: ['verona'],
      others: { 0: { cities: ['ancona'], exhausted: ['ancona'], troops: { ancona: 3 } } },
    });
    answers(fight, 1, collects('venice'));
    expect(retreats(fight)).toEqual(['1: 2 lost at ancona']);
  });
});
