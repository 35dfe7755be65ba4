/** V-8.4: field battles between besiegers of the same city. */
import { describe, expect, test } from 'vitest';
import { GIVE_UP, opponent, PASS, PRESS } from '../src/choices.js';
import { answers, declares, outcomes, ownerOf, question, sieges } from './fights.js';
import { collects, isReady, may, powerNumber, refused, type Situation, treasury, troopsAt } from './table.js';

/** Troops of the seats 0, 1, 2 (3, 4) before neutral Spoleto, of value 2. */
function before(...troops: readonly number[]): Situation & { readonly others: NonNullable<Situation['others']> } {
  return {
    seats: Math.max(3, troops.length) as 3 | 4 | 5,
    exhausted: ['florence', 'pisa'],
    troops: { spoleto: troops[0] },
    others: Object.fromEntries(troops.map((count, seat) => [seat, { troops: { spoleto: count } }])),
  };
}

describe('V-8.4 field battles', () => {
  test('V-8.4.1: two besiegers of a city must fight in the field before the siege', () => {
    const fight = sieges(before(5, 1));
    expect(outcomes(fight)).toEqual(['0 beats 1 5:1, losing 1 for 1']);
    answers(fight, 0, PRESS);
    expect(outcomes(fight).slice(1)).toEqual(['0 takes spoleto 4:2, losing 0']);
  });

  test('V-8.4.1: troops of the city’s owner defend it; troops that withdraw fight no more', () => {
    const fight = sieges({
      ...before(2, 2, 3),
      others: {
        1: { troops: { spoleto: 2 } },
        2: { troops: { spoleto: 3 } },
      },
    });
    expect(outcomes(fight)).toEqual(['0 and 1 draw at 2', '2 takes spoleto 3:2, losing 0']);
    const held = sieges({
      ...before(2),
      others: { 1: { cities: ['spoleto'], exhausted: ['spoleto'], troops: { spoleto: 1 } } },
    });
    expect(outcomes(held)).toEqual(['0 fails at spoleto 2:3']);
  });

  test('V-8.4.2: only troops and bonuses count, not the city or agents', () => {
    const fight = sieges({ ...before(1, 2), agents: { spoleto: 0 } });
    expect(outcomes(fight)).toEqual(['1 beats 0 2:1, losing 1 for 1']);
  });

  const armed = {
    rank: 4,
    treasury: 5,
    bonuses: ['leonardo', 'cannons'],
    tiles: ['cannons'],
    cards: { L1: 'admiral' },
    warTokens: 1,
    allies: { france: 0 },
  } as const satisfies Situation;

  test('V-8.4.3: tokens, Leonardo, Cannons, France and courtiers help in the field; the champion begins', () => {
    const fight = sieges({ ...before(1, 5), ...armed });
    const all = ['token', 'leonardo', 'cannons', 'france', 'L1'] as const;
    expect(may(fight.state, 0).slice(0, 5)).toEqual(all.map(declares));
    answers(fight, 0, ...all.map(declares));
    expect(outcomes(fight)).toEqual(['0 beats 1 8:5, losing 1 for 5']);
    expect(treasury(fight.state, 0)).toBe(2);
    expect([isReady(fight.state, 0, 'cannons'), fight.state.open.allyReady[powerNumber('france')]]).toEqual([
      false,
      false,
    ]);
  });

  test('V-8.4.3: by house rule Leonardo helps in sieges only', () => {
    const options = { leonardoInFieldBattle: false };
    const fight = sieges({ ...before(3, 1), ...armed, options });
    expect(refused(fight.state, 0, declares('leonardo')).rule).toBe('V-8.4.3');
    answers(fight, 0, PASS, PRESS);
    expect(may(fight.state, 0)).toContainEqual(declares('leonardo'));
  });

  test('V-8.4.3: the Italian Bastions do not help in the field; bonuses are declared by turns', () => {
    const fight = sieges({
      ...before(2, 2),
      rank: 2,
      bonuses: ['bastions'],
      others: { 1: { troops: { spoleto: 2 }, warTokens: 1 } },
    });
    expect(question(fight)).toBe('1: declare');
    answers(fight, 1, PASS);
    expect(outcomes(fight)).toEqual(['0 and 1 draw at 2']);
  });

  test.each([
    [3, 1, '0 beats 1 3:1, losing 1 for 1', [2, 0]],
    [4, 3, '0 beats 1 4:3, losing 3 for 3', [1, 0]],
    [1, 2, '1 beats 0 2:1, losing 1 for 1', [0, 1]],
  ])('V-8.4.4: %i troops against %i', (one, other, outcome, left) => {
    const fight = sieges(before(one, other));
    expect(outcomes(fight)).toEqual([outcome]);
    expect([0, 1].map((seat) => troopsAt(fight.state, seat, 'spoleto'))).toEqual(left);
  });

  test('V-8.4.4: a winner by bonuses loses at most all he has; then there is no siege', () => {
    const fight = sieges({ ...before(1, 2), warTokens: 2 });
    answers(fight, 0, declares('token'), declares('token'));
    expect(outcomes(fight)).toEqual(['0 beats 1 3:2, losing 1 for 2']);
    expect([0, 1].map((seat) => troopsAt(fight.state, seat, 'spoleto'))).toEqual([0, 0]);
    expect(fight.told.some(({ type }) => type === 'siege')).toBe(false);
  });

  test('V-8.4.5: the winner decides at once, also if it was not his siege, and may collect before', () => {
    const fight = sieges({ ...before(1, 5), others: { 1: { troops: { spoleto: 5 } } } });
    expect(question(fight)).toBe('1: press');
    expect(may(fight.state, 1)).toEqual([PRESS, GIVE_UP, collects('verona'), collects('venice')]);
    answers(fight, 1, collects('venice'), PRESS);
    expect(outcomes(fight)).toEqual(['1 beats 0 5:1, losing 1 for 1', '1 takes spoleto 4:2, losing 0']);
    expect(ownerOf(fight.state, 'spoleto')).toBe(1);
  });

  test('V-8.4.5: who gives up withdraws without loss', () => {
    const fight = sieges(before(4, 1));
    answers(fight, 0, GIVE_UP);
    expect(troopsAt(fight.state, 0, 'spoleto')).toBe(3);
    expect(question(fight)).toBe('0: retreat');
  });

  test('V-8.4.6: a draw costs each a troop, and the rest of both withdraw', () => {
    const fight = sieges(before(3, 3));
    expect(outcomes(fight)).toEqual(['0 and 1 draw at 3']);
    expect([0, 1].map((seat) => troopsAt(fight.state, seat, 'spoleto'))).toEqual([2, 2]);
    expect(fight.state.open.withdrawing).toHaveLength(2);
  });

  test('V-8.4.7: bonuses of the field do not count in the siege, and no trophy is won', () => {
    const fight = sieges({ ...before(2, 1), warTokens: 2 });
    answers(fight, 0, declares('token'), declares('token'), PRESS);
    expect(outcomes(fight)).toEqual(['0 beats 1 4:1, losing 1 for 1', '0 fails at spoleto 1:2']);
    expect(fight.state.open.palaces[0].trophies).toEqual([]);
  });

  const leonardo = { rank: 2, bonuses: ['leonardo'], treasury: 5 } as const satisfies Situation;

  test('V-8.4.7: Leonardo helps against one rival after the other, but not in the siege after any of them', () => {
    const fight = sieges({ ...before(4, 1, 1), ...leonardo, warTokens: 1 });
    answers(fight, 0, declares('leonardo'), PASS, PASS, PRESS);
    expect(refused(fight.state, 0, declares('leonardo')).rule).toBe('V-8.4.7');
    const again = sieges({ ...before(4, 1, 1), ...leonardo, warTokens: 1 });
    answers(again, 0, declares('leonardo'), PASS, declares('leonardo'), PASS, PRESS);
    expect(refused(again.state, 0, declares('leonardo')).rule).toBe('V-8.4.7');
  });

  test('V-8.4.7: Leonardo of the beaten champion does not bind the next one', () => {
    const fight = sieges({
      ...before(1, 3),
      warTokens: 1,
      others: { 1: { ...leonardo, exhausted: ['venice', 'verona'], troops: { spoleto: 3 } } },
    });
    answers(fight, 0, PASS);
    answers(fight, 1, PASS);
    answers(fight, 1, PRESS);
    expect(may(fight.state, 1)).toEqual([declares('leonardo'), PASS]);
  });

  test('V-8.4.7: a rival who won with Leonardo cannot use him in the siege', () => {
    const fight = sieges({
      ...before(1, 3),
      others: { 1: { ...leonardo, exhausted: ['venice', 'verona'], troops: { spoleto: 3 }, warTokens: 1 } },
    });
    answers(fight, 1, declares('leonardo'), PASS, PRESS);
    expect(refused(fight.state, 1, declares('leonardo')).rule).toBe('V-8.4.7');
  });
});

describe('V-8.4.8 three or more besiegers', () => {
  const opponents = (fight: ReturnType<typeof sieges>) =>
    fight.told.flatMap((event) => (event.type === 'fieldBattle' ? [[event.seat, event.opponent]] : []));

  test('V-8.4.8: the active player fights the others in turn order after him', () => {
    const fight = sieges({ ...before(5, 1, 1, 1), turnOrder: [0, 3, 1, 2] });
    expect(opponents(fight)).toEqual([
      [0, 3],
      [0, 1],
      [0, 2],
    ]);
    expect(question(fight)).toBe('0: press');
  });

  test('V-8.4.8: the winner is champion against the next, and decides in the end', () => {
    const fight = sieges(before(1, 4, 1));
    expect(opponents(fight)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(question(fight)).toBe('1: press');
  });

  test('V-8.4.8: after a draw the others wait until the next of them resolves his sieges', () => {
    const fight = sieges(before(2, 2, 3, 1));
    expect(opponents(fight)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(question(fight)).toBe('2: press');
  });

  test('V-8.4.8: likewise if the winner has no troops left', () => {
    const fight = sieges({ ...before(1, 2, 3), warTokens: 2 });
    answers(fight, 0, declares('token'), declares('token'));
    expect(outcomes(fight)).toEqual(['0 beats 1 3:2, losing 1 for 2', '2 takes spoleto 3:2, losing 0']);
  });

  test('V-8.4.8: by house rule the champion of the moment chooses the next opponent', () => {
    const fight = sieges({ ...before(1, 2, 4, 1), options: { fieldBattleOpponentOrder: 'activeChooses' } });
    expect(may(fight.state, 0)).toEqual([opponent(1), opponent(2), opponent(3)]);
    answers(fight, 0, opponent(2));
    expect(question(fight)).toBe('2: opponent');
    expect(may(fight.state, 2)).toEqual([opponent(1), opponent(3)]);
    answers(fight, 2, opponent(3));
    expect(opponents(fight)).toEqual([
      [0, 2],
      [2, 3],
      [2, 1],
    ]);
    expect(outcomes(fight).at(-1)).toBe('2 and 1 draw at 2');
  });
});
