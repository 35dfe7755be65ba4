/** Golden examples: sieges, field battles and captures. */
import { describe, expect, test } from 'vitest';
import { discard, GIVE_UP, PASS, PRESS, pick } from '../../src/choices.js';
import { virtu } from '../../src/index.js';
import { prestigeOf } from '../../src/rules/end.js';
import { NONE } from '../../src/tables.js';
import { answers, besieges, declares, outcomes, ownerOf, question, retreatsTo, sieges } from '../fights.js';
import {
  cardNumber,
  collects,
  isReady,
  may,
  refused,
  type Situation,
  slotNumber,
  tileNumber,
  treasury,
  troopsAt,
} from '../table.js';
import { ofType } from '../winter.js';

describe('G-S the rulebook’s own sieges', () => {
  test('G-S14: two troops, a bonus and the own agent take Siena without loss, 3 against 2', () => {
    const fight = sieges({ troops: { siena: 2 }, warTokens: 1, agents: { siena: 0 } });
    answers(fight, 0, declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes siena 3:2, losing 0']);
    expect(troopsAt(fight.state, 0, 'siena')).toBe(2);
  });

  test('G-S15: Benevento with an enemy agent holds against two troops, 2 against 3', () => {
    const fight = sieges({ seat: 2, troops: { benevento: 2 }, agents: { benevento: 1 } });
    expect(outcomes(fight)).toEqual(['2 fails at benevento 2:3']);
    expect(ownerOf(fight.state, 'benevento')).toBe(NONE);
  });

  test('G-S16: three troops and a bonus take Parma from one troop, 4 against 2, and lose one', () => {
    const fight = sieges({
      seats: 4,
      seat: 3,
      troops: { parma: 3 },
      warTokens: 1,
      others: { 0: { cities: ['parma'], troops: { parma: 1 }, exhausted: ['parma'] } },
    });
    answers(fight, 3, declares('token'));
    expect(outcomes(fight)).toEqual(['3 takes parma 4:2, losing 1']);
    expect([troopsAt(fight.state, 3, 'parma'), troopsAt(fight.state, 0, 'parma')]).toEqual([2, 0]);
  });

  test('G-S17: Ravenna falls 4 against 3 although its owner adds a bonus; one of three troops remains', () => {
    const green = { cities: ['ravenna'], troops: { ravenna: 1 }, exhausted: ['ravenna'], warTokens: 1 } as const;
    const fight = sieges({ troops: { ravenna: 3 }, warTokens: 1, agents: { ravenna: 0 }, others: { 1: green } });
    answers(fight, 0, declares('token'));
    answers(fight, 1, declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes ravenna 4:3, losing 2']);
    expect([troopsAt(fight.state, 0, 'ravenna'), troopsAt(fight.state, 1, 'ravenna')]).toEqual([1, 0]);
  });
});

describe('G-D sieges', () => {
  test('G-D23: two troops and a token take Bologna without loss; its tile comes exhausted', () => {
    const fight = sieges({ troops: { bologna: 2 }, warTokens: 1 });
    answers(fight, 0, declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes bologna 3:2, losing 0']);
    expect(isReady(fight.state, 0, 'bologna')).toBe(false);
  });

  test('G-D25: a besieger who passes at 3 against 3 is defeated when the defender passes too, token or not', () => {
    const venice = { cities: ['ferrara'], troops: { ferrara: 2 }, exhausted: ['ferrara'], warTokens: 1 } as const;
    const fight = sieges({ troops: { ferrara: 3 }, warTokens: 1, others: { 1: venice } });
    answers(fight, 0, PASS);
    answers(fight, 1, PASS);
    expect(outcomes(fight)).toEqual(['0 fails at ferrara 3:3']);
    expect(fight.state.open.warTokens).toBe(11);
  });

  const besiegerPassed = (siegePass: 'consecutive' | 'final') => {
    const fight = sieges({
      options: { siegePass },
      troops: { ferrara: 4 },
      warTokens: 1,
      others: { 1: { cities: ['ferrara'], troops: { ferrara: 2 }, exhausted: ['ferrara'], warTokens: 1 } },
    });
    answers(fight, 0, PASS);
    answers(fight, 1, declares('token'));
    return fight;
  };

  test('G-D26: after the defender’s answer a besieger who had passed may declare again', () => {
    const fight = besiegerPassed('consecutive');
    expect(question(fight)).toBe('0: declare');
    answers(fight, 0, declares('token'));
    expect(outcomes(fight)).toEqual(['0 takes ferrara 5:4, losing 3']);
  });

  test('G-D26: he may not if passing is final', () => {
    expect(outcomes(besiegerPassed('final'))).toEqual(['0 fails at ferrara 4:4']);
  });

  test('G-D27: a second city of the same opponent brings no second trophy', () => {
    const fight = sieges({
      troops: { ferrara: 2 },
      trophies: [1],
      others: { 1: { cities: ['ferrara'], exhausted: ['ferrara'] } },
    });
    expect(outcomes(fight)).toEqual(['0 takes ferrara 2:1, losing 0']);
    expect(fight.state.open.palaces[0].trophies).toEqual([1]);
    expect(fight.told.some(({ type }) => type === 'trophy')).toBe(false);
  });

  test('G-D48: a cathedral goes with its city, both tiles exhausted, and scores for the conqueror', () => {
    const fight = sieges({
      troops: { siena: 4 },
      others: { 1: { cities: ['siena'], tiles: ['cathedral:siena'], exhausted: ['siena'] } },
    });
    expect(outcomes(fight)).toEqual(['0 takes siena 4:3, losing 1']);
    const [conqueror, loser] = fight.state.open.palaces;
    const [city, cathedral] = [tileNumber('siena'), tileNumber('cathedral:siena')];
    expect(loser.tiles).not.toContain(city);
    expect(loser.tiles).not.toContain(cathedral);
    expect(conqueror.tiles).toEqual(expect.arrayContaining([city, cathedral]));
    expect([isReady(fight.state, 0, 'siena'), isReady(fight.state, 0, 'cathedral:siena')]).toEqual([false, false]);
    expect([0, 1].map((seat) => prestigeOf(virtu.tables, fight.state, seat))).toEqual([1, 0]);
  });

  test('G-D51: florins collected before the city is lost are kept; the tile goes to the conqueror exhausted', () => {
    const fight = sieges({ troops: { ravenna: 3 }, others: { 1: { cities: ['ravenna'], treasury: 0 } } });
    answers(fight, 1, collects('ravenna'));
    expect(outcomes(fight)).toEqual(['0 takes ravenna 3:2, losing 0']);
    expect(treasury(fight.state, 1)).toBe(2);
    expect(isReady(fight.state, 0, 'ravenna')).toBe(false);
  });

  test('G-D58, V-5.4.7: an owner without any bonus is asked whether he collects once a token has decided the siege', () => {
    const owner = { cities: ['ravenna'], treasury: 0 } as const;
    const besieged = { troops: { ravenna: 2 }, warTokens: 1, others: { 1: owner } };
    const fight = sieges(besieged);
    expect(question(fight)).toBe('0: declare');
    answers(fight, 0, declares('token'));
    expect([question(fight), outcomes(fight)]).toEqual(['1: alarm', []]);
    expect(may(fight.state, 1)).toContainEqual(PASS);
    answers(fight, 1, collects('ravenna'));
    expect(outcomes(fight)).toEqual(['0 takes ravenna 3:2, losing 0']);
    expect([treasury(fight.state, 1), isReady(fight.state, 0, 'ravenna')]).toEqual([2, false]);
    const held = sieges(besieged);
    answers(held, 0, PASS);
    expect(outcomes(held)).toEqual(['0 fails at ravenna 2:2']);
    expect(isReady(held.state, 1, 'ravenna')).toBe(true);
  });
});

describe('G-D lost spaces', () => {
  const green = {
    seat: 1,
    cities: ['ferrara', 'ravenna', 'ancona'],
    exhausted: ['venice', 'verona', 'ferrara', 'ravenna', 'ancona', 'duchy'],
    tiles: ['duchy'],
    treasury: 0,
    others: { 0: { troops: { ferrara: 2 } } },
  } as const satisfies Situation;
  const courtiers = { L1: 'admiral', R1: 'assassin', L2: 'consigliere', L3: 'ambassador' } as const;
  const full = { ...green, cards: { ...courtiers, R2: 'condottiere' } } as const satisfies Situation;

  const extraOnly = { lostSpaceChoice: 'extraOnly' } as const;

  test('G-D28: by house rule who falls below five cities discards a card of an extra space if no base space is free', () => {
    const { state } = sieges({ ...full, options: extraOnly });
    expect(may(state, 1)).toEqual([discard(slotNumber('L2')), discard(slotNumber('L3'))]);
    for (const choice of [pick(slotNumber('L2')), discard(slotNumber('R1'))])
      expect(refused(state, 1, choice).rule).toBe('V-9.2.12');
  });

  test('G-D28: with a free base space a card of L2 or L3 may move there', () => {
    const fight = sieges({ ...green, cards: courtiers, options: extraOnly });
    expect(may(fight.state, 1)).toHaveLength(4);
    answers(fight, 1, pick(slotNumber('L3')));
    expect(fight.state.open.palaces[1].cards[slotNumber('R2')]).toBe(cardNumber('ambassador'));
    expect(fight.state.open.palaces[1].cards[slotNumber('L3')]).toBe(NONE);
  });

  test('G-D61, E-20: the card on R1 may be discarded and the card of L2 moved there', () => {
    const fight = sieges(full);
    expect(ofType(may(fight.state, 1), 'discard')).toEqual(
      (['L1', 'L2', 'L3', 'R1', 'R2'] as const).map((space) => discard(slotNumber(space))),
    );
    answers(fight, 1, discard(slotNumber('R1')));
    expect(may(fight.state, 1)).toEqual([pick(slotNumber('L2')), pick(slotNumber('L3'))]);
    answers(fight, 1, pick(slotNumber('L2')));
    const { cards } = fight.state.open.palaces[1];
    expect(cards[slotNumber('R1')]).toBe(cardNumber('consigliere'));
    expect(cards[slotNumber('L2')]).toBe(NONE);
  });
});

describe('G-D field battles', () => {
  const beforeSiena = (...troops: readonly number[]): Situation => ({
    troops: { siena: troops[0] },
    others: { 1: { troops: { siena: troops[1] } }, 2: {} },
  });

  test('G-D31: 3 beat 2 and lose 2; the one left fails against Siena', () => {
    const fight = sieges(beforeSiena(3, 2));
    expect(question(fight)).toBe('0: press');
    answers(fight, 0, PRESS);
    expect(outcomes(fight)).toEqual(['0 beats 1 3:2, losing 2 for 2', '0 fails at siena 1:3']);
    expect(troopsAt(fight.state, 0, 'siena')).toBe(0);
  });

  test('G-D31: or gives up and retreats without loss', () => {
    const fight = sieges(beforeSiena(3, 2));
    answers(fight, 0, GIVE_UP);
    expect(outcomes(fight)).toEqual(['0 beats 1 3:2, losing 2 for 2', '0 gives up siena']);
    answers(fight, 0, retreatsTo('florence'));
    expect(troopsAt(fight.state, 0, 'florence')).toBe(1);
  });

  test('G-D32: 2 against 2: each loses one, both withdraw, there is no siege', () => {
    const fight = sieges(beforeSiena(2, 2));
    expect(outcomes(fight)).toEqual(['0 and 1 draw at 2']);
    expect(fight.told.some(({ type }) => type === 'siege')).toBe(false);
    expect(question(fight)).toBe('0: retreat');
    expect([0, 1].map((seat) => troopsAt(fight.state, seat, 'siena'))).toEqual([1, 1]);
  });

  const threeBeforeFerrara = (warTokens: number): Situation => ({
    troops: { ferrara: 3 },
    warTokens,
    others: { 1: { troops: { ferrara: 1 } }, 2: { troops: { ferrara: 1 } } },
  });

  test('G-D34: a champion beats one rival after the other and fails at a city of value 1 with the last troop', () => {
    const fight = sieges(threeBeforeFerrara(0));
    answers(fight, 0, PRESS);
    expect(outcomes(fight)).toEqual([
      '0 beats 1 3:1, losing 1 for 1',
      '0 beats 2 2:1, losing 1 for 1',
      '0 fails at ferrara 1:1',
    ]);
  });

  test('G-D34: unless he adds a bonus', () => {
    const fight = sieges(threeBeforeFerrara(1));
    answers(fight, 0, PASS, PASS, PRESS, declares('token'));
    expect(outcomes(fight).at(-1)).toBe('0 takes ferrara 2:1, losing 0');
  });

  test('G-D59: Leonardo, used in the field, cannot help in the siege that follows, but in another one for 1 florin', () => {
    const fight = sieges({
      rank: 2,
      bonuses: ['leonardo'],
      treasury: 3,
      exhausted: ['florence', 'pisa'],
      troops: { siena: 3, ravenna: 2 },
      warTokens: 1,
      others: { 1: { troops: { siena: 1 } } },
    });
    answers(fight, 0, besieges('siena'), declares('leonardo'), PASS, PRESS);
    expect(refused(fight.state, 0, declares('leonardo')).rule).toBe('V-8.4.7');
    answers(fight, 0, PASS);
    answers(fight, 0, declares('leonardo'), PASS);
    expect(treasury(fight.state, 0)).toBe(1);
    expect(outcomes(fight)).toEqual([
      '0 beats 1 4:1, losing 1 for 1',
      '0 fails at siena 2:3',
      '0 takes ravenna 3:2, losing 0',
    ]);
  });
});
