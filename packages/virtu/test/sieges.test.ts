/** V-8.1 to V-8.3: whose sieges, war bonuses, and how a siege ends. */
import { play, settle, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { PASS, PRESS } from '../src/choices.js';
import type { CityId } from '../src/data/index.js';
import { createVirtu, DATA, virtu } from '../src/index.js';
import { NONE } from '../src/tables.js';
import { answers, besieges, declares, type Fight, outcomes, ownerOf, question, sieges } from './fights.js';
import {
  beforeSieges,
  collects,
  isReady,
  may,
  playOn,
  powerNumber,
  refused,
  type Situation,
  table,
  top,
  treasury,
  troopsAt,
} from './table.js';

describe('V-8.1 the order of sieges', () => {
  test('V-8.1.1: a siege is wherever a player has troops before a city that is not his', () => {
    const { state } = sieges({
      troops: { florence: 1, siena: 1, verona: 2 },
      others: { 1: { exhausted: ['verona'] } },
    });
    expect(may(state, 0)).toEqual([besieges('verona'), besieges('siena')]);
  });

  test('V-8.1.1: troops that withdraw besiege no more', () => {
    const fight = sieges({ troops: { siena: 2 }, others: { 1: { troops: { siena: 2 } } } });
    expect(outcomes(fight)).toEqual(['0 and 1 draw at 2']);
    expect(question(fight)).toBe('0: retreat');
  });

  test('V-8.1.2: in turn order each resolves all his sieges, as he likes, and none can be skipped', () => {
    const fight = sieges({
      turnOrder: [2, 0, 1],
      troops: { siena: 1, bologna: 3 },
      others: { 1: { troops: { ferrara: 2 } }, 2: { troops: { benevento: 1 } } },
    });
    expect(outcomes(fight)).toEqual(['2 fails at benevento 1:2']);
    expect(question(fight)).toBe('0: nextSiege');
    expect(may(fight.state, 0)).toEqual([besieges('bologna'), besieges('siena')]);
    expect(refused(fight.state, 0, PASS).reason).toBe('unknown');
    answers(fight, 0, besieges('siena'));
    expect(outcomes(fight).slice(1)).toEqual([
      '0 fails at siena 1:3',
      '0 takes bologna 3:2, losing 0',
      '1 takes ferrara 2:1, losing 0',
    ]);
  });
});

/** A siege of Ferrara (1), held by seat 1 without troops; its tile is exhausted, so nobody is warned. */
function siegeOfFerrara(besieger: Situation, owner: NonNullable<Situation['others']>[number] = {}): Fight {
  return sieges({
    troops: { ferrara: 2 },
    exhausted: ['florence', 'pisa'],
    ...besieger,
    others: { 1: { cities: ['ferrara'], exhausted: ['venice', 'verona', 'ferrara'], ...owner } },
  });
}

describe('V-8.2 war bonuses', () => {
  test('V-8.2.1: bonuses are declared singly and paid at once', () => {
    const cards = { L1: 'condottiere', R1: 'assassin' } as const;
    const fight = siegeOfFerrara({ cards, treasury: 2 });
    answers(fight, 0, declares('L1'));
    expect(treasury(fight.state, 0)).toBe(1);
    expect(isReady(fight.state, 0, 'L1')).toBe(false);
    expect(question(fight)).toBe('0: declare');
    answers(fight, 0, declares('R1'));
    expect(treasury(fight.state, 0)).toBe(0);
    expect(outcomes(fight)).toEqual(['0 takes ferrara 4:1, losing 0']);
  });

  const bonuses = [
    ['token', { warTokens: 1 }, 1, 0, ({ state }: Fight) => state.open.warTokens === 11],
    ['L1', { cards: { L1: 'admiral' } }, 1, 1, ({ state }: Fight) => !isReady(state, 0, 'L1')],
    ['leonardo', { rank: 2, bonuses: ['leonardo'] }, 1, 1, () => true],
    [
      'cannons',
      { rank: 2, bonuses: ['cannons'], tiles: ['cannons'] },
      2,
      1,
      ({ state }: Fight) => !isReady(state, 0, 'cannons'),
    ],
    ['france', { allies: { france: 0 } }, 2, 0, ({ state }: Fight) => !state.open.allyReady[powerNumber('france')]],
  ] as const;
  test.each(bonuses)('V-8.2.2, V-8.2.3: %s', (bonus, with_, strength, costs, isSpent) => {
    const fight = siegeOfFerrara({ ...(with_ as Situation), treasury: 1 });
    answers(fight, 0, declares(bonus));
    expect(outcomes(fight)).toEqual([`0 takes ferrara ${2 + strength}:1, losing 0`]);
    expect(treasury(fight.state, 0)).toBe(1 - costs);
    expect(isSpent(fight)).toBe(true);
  });

  test('V-8.2.4: the owner of a city uses bonuses without troops there, war tokens too', () => {
    const fight = siegeOfFerrara({ troops: { ferrara: 3 } }, { cards: { L1: 'admiral' }, treasury: 1, warTokens: 1 });
    expect(may(fight.state, 1)).toEqual([declares('token'), declares('L1'), PASS]);
    answers(fight, 1, declares('token'), declares('L1'));
    expect(outcomes(fight)).toEqual(['0 fails at ferrara 3:3']);
  });

  test('V-8.2.4: by house rule war tokens do not help the owner of a besieged city', () => {
    const options = { defenderWarTokens: false };
    const { state } = siegeOfFerrara({ options }, { cards: { L1: 'admiral' }, treasury: 1, warTokens: 1 });
    expect(refused(state, 1, declares('token')).rule).toBe('V-8.2.4');
    expect(may(state, 1)).toEqual([declares('L1'), PASS]);
    const besieger = siegeOfFerrara({ options, warTokens: 1 });
    expect(may(besieger.state, 0)).toContainEqual(declares('token'));
  });

  test('V-8.2.4: by house rule war tokens still help in the field', () => {
    const { state } = sieges({
      options: { defenderWarTokens: false },
      troops: { siena: 2 },
      others: { 1: { troops: { siena: 1 }, warTokens: 1 } },
    });
    expect(may(state, 1)).toContainEqual(declares('token'));
  });

  test('V-8.2.5: no bonus counts twice in one combat, although it could be paid twice', () => {
    const fight = siegeOfFerrara({
      rank: 4,
      bonuses: ['leonardo', 'cannons'],
      tiles: ['cannons'],
      cards: { L1: 'admiral', R1: 'assassin' },
      treasury: 9,
    });
    answers(fight, 0, declares('leonardo'), declares('L1'), declares('cannons'));
    const rules = (['leonardo', 'L1', 'cannons'] as const).map(
      (bonus) => refused(fight.state, 0, declares(bonus)).rule,
    );
    expect(rules).toEqual(['V-8.2.5', 'V-5.1.2', 'V-5.1.2']);
    expect(may(fight.state, 0)).toEqual([declares('R1'), PASS]);
  });

  test('V-8.2.5: Leonardo helps again in the next siege, for another florin', () => {
    const fight = sieges({
      rank: 2,
      bonuses: ['leonardo'],
      treasury: 2,
      exhausted: ['florence', 'pisa'],
      troops: { bologna: 2, ravenna: 2 },
    });
    answers(fight, 0, besieges('bologna'), declares('leonardo'), declares('leonardo'));
    expect(outcomes(fight)).toEqual(['0 takes bologna 3:2, losing 0', '0 takes ravenna 3:2, losing 0']);
    expect(treasury(fight.state, 0)).toBe(0);
  });

  const armed = { warTokens: 2 } as const;
  test('V-8.2.6: the besieger begins, then both by turns, until both pass one after the other', () => {
    const fight = siegeOfFerrara(armed, armed);
    const asked = [question(fight)];
    const choices = [declares('token'), declares('token'), PASS, declares('token'), PASS];
    for (const [at, choice] of choices.entries()) {
      answers(fight, at % 2, choice);
      asked.push(question(fight));
    }
    expect(asked.slice(0, 5)).toEqual(['0: declare', '1: declare', '0: declare', '1: declare', '0: declare']);
    expect(outcomes(fight)).toEqual(['0 fails at ferrara 3:3']);
  });

  test('V-8.2.6: by house rule who has passed may not declare again, but his opponent may go on', () => {
    const fight = siegeOfFerrara({ ...armed, troops: { ferrara: 4 }, options: { siegePass: 'final' } }, armed);
    answers(fight, 0, PASS);
    answers(fight, 1, declares('token'));
    expect(question(fight)).toBe('1: declare');
    answers(fight, 1, declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes ferrara 4:3, losing 1']);
  });

  test('V-8.2.7: who has no bonus passes without being asked', () => {
    const fight = siegeOfFerrara({}, { warTokens: 1 });
    expect(question(fight)).toBe('1: declare');
    expect(outcomes(siegeOfFerrara({}))).toEqual(['0 takes ferrara 2:1, losing 0']);
  });

  test('V-8.2.7: against a neutral city, which has no bonuses (V-8.2.4), the besieger declares what he wants', () => {
    const fight = sieges({ troops: { siena: 1 }, warTokens: 3 });
    answers(fight, 0, declares('token'), declares('token'), PASS);
    expect(outcomes(fight)).toEqual(['0 fails at siena 3:3']);
  });

  test('V-8.2.8: florins that can be collected make a bonus usable; collecting is a part of paying then', () => {
    const fight = siegeOfFerrara({ cards: { L1: 'admiral' }, treasury: 0, exhausted: ['florence'] });
    answers(fight, 0, declares('L1'));
    expect(isReady(fight.state, 0, 'pisa')).toBe(false);
    expect(treasury(fight.state, 0)).toBe(1);
    expect(outcomes(fight)).toEqual(['0 takes ferrara 3:1, losing 0']);
  });

  test('V-8.2.8: without florins a bonus is not usable, nor is France while an enemy agent is there', () => {
    const { state } = siegeOfFerrara({
      cards: { L1: 'admiral' },
      treasury: 0,
      warTokens: 1,
      allies: { france: 0 },
      agents: { 'power:france': 2 },
    });
    expect(refused(state, 0, declares('L1'))).toMatchObject({ rule: 'V-8.2.8', facts: { costs: 1, florins: 0 } });
    expect(refused(state, 0, declares('france')).rule).toBe('V-5.5.18');
    expect(may(state, 0)).toEqual([declares('token'), PASS]);
  });

  test('V-8.2.8: a used alliance helps no more', () => {
    const { state } = siegeOfFerrara({ warTokens: 1, allies: { france: 0 }, usedPowers: ['france'] });
    expect(refused(state, 0, declares('france')).rule).toBe('V-5.5.18');
  });

  test('V-5.4.5: florins can be collected between declarations', () => {
    const fight = siegeOfFerrara({ warTokens: 1, exhausted: ['florence'], treasury: 0 });
    answers(fight, 0, collects('pisa'));
    expect([treasury(fight.state, 0), question(fight)]).toEqual([2, '0: declare']);
  });

  test('V-5.4.7: the owner is asked while the tile of the city shows florins, whatever else he collects', () => {
    const fight = siegeOfFerrara({}, { exhausted: ['venice'] });
    answers(fight, 1, collects('verona'));
    expect(question(fight)).toBe('1: alarm');
    answers(fight, 1, collects('ferrara'));
    expect(outcomes(fight)).toEqual(['0 takes ferrara 2:1, losing 0']);
  });

  test('V-5.4.7: who is asked after a field battle and a siege, and is not there, collects', () => {
    const fight = sieges({
      troops: { ferrara: 4 },
      others: { 1: { cities: ['ferrara'], treasury: 0 }, 2: { troops: { ferrara: 1 } } },
    });
    answers(fight, 0, PRESS);
    expect([question(fight), suggest(virtu, fight.state, 1)]).toEqual(['1: alarm', collects('ferrara')]);
    answers(fight, 1, collects('ferrara'));
    expect([treasury(fight.state, 1), ownerOf(fight.state, 'ferrara')]).toEqual([1, 0]);
  });

  test('V-5.4.7: nobody is asked whose city holds, and after the question the siege is over whatever was said', () => {
    const held = siegeOfFerrara({}, { troops: { ferrara: 2 }, exhausted: [] });
    expect(outcomes(held)).toEqual(['0 fails at ferrara 2:3']);
    expect(held.told.some(({ type }) => type === 'collected')).toBe(false);
    const lost = siegeOfFerrara({}, { exhausted: [] });
    answers(lost, 1, PASS);
    expect(outcomes(lost)).toEqual(['0 takes ferrara 2:1, losing 0']);
  });

  test('V-5.4.7: a cathedral that shows florins is collected from before it goes (with component data of one’s own)', () => {
    const tiles = DATA.tiles.map((one) => (one.tile === 'cathedral' ? { ...one, relief: { florin: 2 } } : one));
    const game = createVirtu(JSON.parse(JSON.stringify({ ...DATA, tiles })));
    const state = table({
      game,
      troops: { siena: 4 },
      others: { 1: { cities: ['siena'], tiles: ['cathedral:siena'], exhausted: ['siena'], treasury: 0 } },
      stack: beforeSieges(),
    });
    settle(game, state, null);
    expect(play(game, state, 1, suggest(game, state, 1))).toEqual({ ok: true });
    expect([treasury(state, 1), ownerOf(state, 'siena')]).toEqual([2, 0]);
  });
});

describe('V-8.3 the siege', () => {
  test('V-8.3.1: the strength of the besieger is his troops there and his bonuses', () => {
    const fight = sieges({ troops: { siena: 2, florence: 3 }, warTokens: 2 });
    answers(fight, 0, declares('token'), declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes siena 4:3, losing 1']);
  });

  const neutral = (agent: number | null): Situation => ({
    troops: { siena: 6 },
    agents: agent === null ? {} : { siena: agent },
  });
  const held = (agent: number | null, it: object = {}): Situation => ({
    ...neutral(agent),
    others: { 1: { cities: ['siena'], exhausted: ['siena'], ...it } },
  });
  const bastions = { rank: 2, bonuses: ['bastions'] } as const;
  test.each([
    ['a neutral city of value 3', neutral(null), 3],
    ['with the besieger’s agent', neutral(0), 2],
    ['with another player’s agent', neutral(2), 4],
    ['a city of an opponent', held(null), 3],
    ['with the besieger’s agent', held(0), 2],
    ['with its owner’s agent', held(1), 3],
    ['with a third player’s agent', held(2), 3],
    ['with two troops of its owner', held(null, { troops: { siena: 2 } }), 5],
    ['with the Italian Bastions', held(null, bastions), 5],
    ['with all of it', held(0, { ...bastions, troops: { siena: 1 } }), 5],
  ])('V-8.3.2, V-7.2.11, V-7.6.9: %s', (_what, situation, strength) => {
    const [outcome] = outcomes(sieges(situation));
    expect(outcome).toMatch(new RegExp(`^0 takes siena 6:${strength}, `));
  });

  test('V-7.2.11: the Italian Bastions do not help the besieger, nor other players’ cities', () => {
    const fight = sieges({
      ...bastions,
      troops: { siena: 4 },
      others: { 1: { cities: ['siena'], exhausted: ['siena'] } },
    });
    expect(outcomes(fight)).toEqual(['0 takes siena 4:3, losing 1']);
  });

  test.each([
    [2, '0 fails at siena 2:3'],
    [3, '0 fails at siena 3:3'],
    [4, '0 takes siena 4:3, losing 1'],
  ])('V-8.3.3: %i troops against a city of strength 3', (troops, outcome) => {
    expect(outcomes(sieges({ troops: { siena: troops } }))).toEqual([outcome]);
  });

  test.each([
    ['strength 2, no defender', 'bologna', 3, 0, '0 takes bologna 3:2, losing 0'],
    ['strength 3, no defender', 'siena', 4, 0, '0 takes siena 4:3, losing 1'],
    ['strength 2 with a defender', 'ferrara', 3, 1, '0 takes ferrara 3:2, losing 1'],
    ['strength 3 with two defenders', 'ferrara', 4, 2, '0 takes ferrara 4:3, losing 3'],
  ] as const)('V-8.3.4: losses of a victor: %s', (_what, city, troops, defenders, outcome) => {
    const fight = sieges({
      troops: { [city]: troops } as Partial<Record<CityId, number>>,
      others: { 1: { cities: [city], exhausted: [city], troops: { [city]: defenders } } },
    });
    expect(outcomes(fight)).toEqual([outcome]);
    expect(troopsAt(fight.state, 1, city)).toBe(0);
  });

  test('V-8.3.4: the city is taken even if no besieger survives, and none loses more than he has', () => {
    const fight = siegeOfFerrara({ troops: { ferrara: 1 }, warTokens: 3 }, { troops: { ferrara: 2 } });
    answers(fight, 0, declares('token'), declares('token'), declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes ferrara 4:3, losing 1']);
    expect([ownerOf(fight.state, 'ferrara'), troopsAt(fight.state, 0, 'ferrara')]).toEqual([0, 0]);
  });

  test('V-8.3.4: bonuses of the owner count for the strength that costs a troop', () => {
    const fight = siegeOfFerrara({ troops: { ferrara: 4 } }, { warTokens: 2 });
    answers(fight, 1, declares('token'), declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes ferrara 4:3, losing 1']);
  });

  test('V-8.3.5: the besieger takes the city, and his surviving troops stay there', () => {
    const fight = sieges({ troops: { siena: 4 } });
    expect([ownerOf(fight.state, 'siena'), troopsAt(fight.state, 0, 'siena')]).toEqual([0, 3]);
  });

  test('V-8.3.6: a defeated besieger loses one troop, the others withdraw; the defender loses nothing', () => {
    const fight = siegeOfFerrara({ troops: { ferrara: 3 } }, { troops: { ferrara: 3 } });
    expect(outcomes(fight)).toEqual(['0 fails at ferrara 3:4']);
    expect([0, 1].map((seat) => troopsAt(fight.state, seat, 'ferrara'))).toEqual([0, 3]);
    expect(ownerOf(fight.state, 'ferrara')).toBe(1);
    expect(fight.told).toContainEqual({ type: 'lost', seat: 0, city: expect.any(Number), troops: 2 });
  });

  test('V-8.3.6: a defeated troop that was alone leaves nobody to withdraw', () => {
    const fight = sieges({ troops: { siena: 1 } });
    expect(fight.state.open.withdrawing).toEqual([]);
    expect(ownerOf(fight.state, 'siena')).toBe(NONE);
  });

  test('V-8.3.7: lost troops can be recruited in the coming winter', () => {
    const fight = sieges({ troops: { siena: 1, florence: 5 }, treasury: 9 });
    playOn(fight.state, (state) => top(state).step === 'recruit');
    expect(may(fight.state, 0)).toContainEqual({ type: 'recruit', city: expect.any(Number) });
  });
});
