/** Golden examples: retreats and the city track. */
import { describe, expect, test } from 'vitest';
import { LOSE, PASS } from '../../src/choices.js';
import { answers, outcomes, retreats, retreatsTo, sailsTo, sieges } from '../fights.js';
import { collects, isReady, may, refused, type Situation, top, troopsAt, uses } from '../table.js';

describe('G-S retreats', () => {
  test('G-S18: beaten 2 against 2 at Spoleto, the other troop goes home to Florence for nothing', () => {
    const fight = sieges({ troops: { spoleto: 2 } });
    expect(outcomes(fight)).toEqual(['0 fails at spoleto 2:2']);
    answers(fight, 0, retreatsTo('florence'));
    expect(retreats(fight)).toEqual(['0: spoleto to florence for 0']);
  });

  test('G-S18: with five players it goes to Perugia, for no road leads to Florence', () => {
    const fight = sieges({ seats: 5, cities: ['perugia'], troops: { spoleto: 2 } });
    expect(refused(fight.state, 0, retreatsTo('florence')).rule).toBe('V-8.5.2');
    answers(fight, 0, retreatsTo('perugia'));
    expect(retreats(fight)).toEqual(['0: spoleto to perugia for 0']);
  });

  /** Venice beaten at Ancona, two troops left. */
  const atAncona = (it: Partial<Situation>): Situation => ({
    seat: 1,
    troops: { ancona: 3 },
    others: { 0: { cities: ['ancona'], troops: { ancona: 2 }, exhausted: ['ancona'] } },
    ...it,
  });

  test('G-S19: from Ancona every troop costs a ship to Venice, or is lost', () => {
    const cards = { L1: 'ambassador', R1: 'leonardo-loredan' } as const;
    const fight = sieges(atAncona({ cards, exhausted: ['venice', 'R1'] }));
    answers(fight, 1, sailsTo('venice'));
    expect(isReady(fight.state, 1, 'L1')).toBe(false);
    expect(retreats(fight)).toEqual(['1: ancona to venice for 1', '1: 1 lost at ancona']);
    expect(troopsAt(fight.state, 1, 'venice')).toBe(1);
  });

  test('G-S19: losing both is a choice too', () => {
    const fight = sieges(atAncona({}));
    expect(may(fight.state, 1)).toEqual([sailsTo('venice'), LOSE, collects('verona'), collects('venice')]);
    answers(fight, 1, LOSE, LOSE);
    expect(retreats(fight)).toEqual(['1: 1 lost at ancona', '1: 1 lost at ancona']);
    expect(isReady(fight.state, 1, 'venice')).toBe(true);
  });

  test('G-D54: an Admiral alone pays for both troops', () => {
    const fight = sieges(atAncona({ cards: { L1: 'admiral' } }));
    answers(fight, 1, PASS, sailsTo('venice'), uses('L1', 'ship'), sailsTo('venice'));
    expect(retreats(fight)).toEqual(['1: ancona to venice for 1', '1: ancona to venice for 1']);
    expect([isReady(fight.state, 1, 'L1'), isReady(fight.state, 1, 'venice')]).toEqual([false, true]);
  });

  test('G-D49: a troop beaten at Ravenna, which is no port, with no own city beside it is lost', () => {
    const fight = sieges({ seat: 2, troops: { ravenna: 2 } });
    expect(outcomes(fight)).toEqual(['2 fails at ravenna 2:2']);
    expect(retreats(fight)).toEqual(['2: 1 lost at ravenna']);
    expect(top(fight.state).step).not.toBe('retreat');
  });
});

describe('G-D the city track', () => {
  test('G-D30: who arrives on a space goes on top of those who are there', () => {
    const { state } = sieges({
      cities: ['siena', 'bologna'],
      others: {
        1: { cities: ['ferrara', 'ravenna'] },
        2: { cities: ['benevento'], troops: { terracina: 2 } },
      },
      standing: [1, 0, 2],
    });
    expect(state.open.standing).toEqual([2, 1, 0]);
    expect(state.open.turnOrder).toEqual([2, 1, 0]);
  });
});
