/** How a combat would end: what a table tells those who decide must be what happens when everybody passes. */
import { legal, Match, pickRandom, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { PASS } from '../src/choices.js';
import { virtu } from '../src/index.js';
import { outlook } from '../src/rules/outlook.js';
import { cityParts, cityStrength } from '../src/rules/sieges.js';
import type { FrameOf, State } from '../src/state.js';
import { CITY_COUNT } from '../src/tables.js';
import { answers, type Fight, outcomes, question, sieges } from './fights.js';

const combatIn = ({ open }: State) =>
  open.stack.find((frame): frame is FrameOf<'combat'> => frame.step === 'combat') as FrameOf<'combat'>;

/** What the table tells, and what came of it when nobody declared anything. */
function toldAndDone(fight: Fight) {
  const told = outlook(virtu.tables, fight.state, combatIn(fight.state));
  while (question(fight).endsWith('declare')) answers(fight, Number(question(fight)[0]), PASS);
  return { told, done: outcomes(fight)[0] };
}

describe('V-8.3, V-8.4 the outlook of a combat', () => {
  test('V-8.3.4: taking a strong city costs a troop', () => {
    const fight = sieges({ troops: { siena: 4 }, warTokens: 1 });
    expect(toldAndDone(fight)).toEqual({
      told: { ends: 'captured', lost: 1 },
      done: '0 takes siena 4:3, losing 1',
    });
  });

  test('V-8.3.3, V-8.3.6: a tie holds the city', () => {
    const fight = sieges({ troops: { siena: 3 }, warTokens: 1 });
    expect(toldAndDone(fight)).toEqual({ told: { ends: 'repelled' }, done: '0 fails at siena 3:3' });
  });

  test('V-8.4.4: in the field the loser loses all troops, the winner as many', () => {
    const fight = sieges({ troops: { siena: 3 }, warTokens: 1, others: { 1: { troops: { siena: 1 } } } });
    expect(toldAndDone(fight)).toEqual({
      told: { ends: 'battled', winner: 0, loser: 1, winnerLost: 1, loserLost: 1 },
      done: '0 beats 1 3:1, losing 1 for 1',
    });
  });

  test('V-8.4.6: equal strengths cost each side a troop', () => {
    const fight = sieges({ troops: { siena: 2 }, warTokens: 1, others: { 1: { troops: { siena: 2 } } } });
    expect(toldAndDone(fight)).toEqual({ told: { ends: 'drawn' }, done: '0 and 1 draw at 2' });
  });

  test('V-8.3.2: the parts of a city add up to its strength in whole games', () => {
    const random = seeded('parts');
    const match = new Match(virtu, { seats: 4, options: { yearLimit: 7 }, seed: 'parts' });
    while (!match.over) {
      for (let city = 0; city < CITY_COUNT; city++) {
        const { value, agent, troops, bastions } = cityParts(virtu.tables, match.state, city, 1);
        expect(value + agent + troops + bastions).toBe(cityStrength(virtu.tables, match.state, city, 1));
      }
      const [seat] = match.asked();
      match.play(seat, pickRandom(random, legal(virtu, match.state, seat)));
    }
  });
});
