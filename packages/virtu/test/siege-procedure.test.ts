/** V-8.1 to V-8.4 in random positions, against a second implementation of the rulebook's procedure. */
import { asked, pickRandom, type RandomState, randomBelow, seeded, shuffle } from '@bottega/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../src/choices.js';
import { CITIES, type CityId } from '../src/data/index.js';
import { type State, virtu } from '../src/index.js';
import { BY_LEONARDO } from '../src/rules/combat.js';
import { troopPlace } from '../src/state.js';
import { BASTIONS, LEONARDO } from '../src/tables.js';
import { answers, outcomes, sieges } from './fights.js';
import { resolveSieges, type War } from './reference-sieges.js';
import { type Belongings, beforeSieges, may, type Situation, table, top } from './table.js';

/** A spring full of sieges: few cities and many troops before them, so that besiegers meet. */
function randomWar(random: RandomState): Situation {
  const seats = pickRandom(random, [3, 4, 5] as const);
  const battlefield = shuffle(random, ['siena', 'bologna', 'ferrara', 'spoleto', 'ravenna', 'ancona'] as CityId[]);
  const contested = battlefield.slice(0, 3);
  const order = shuffle(
    random,
    Array.from({ length: seats }, (_, seat) => seat),
  );
  const [engineer, painter] = shuffle(random, [...order]);
  const belongings = order.map((_, seat): Belongings => {
    const cities = contested.filter((_city, at) => randomBelow(random, 2) === 0 && at === seat);
    const troops = new Map<CityId, number>();
    for (let troop = 0; troop < 6; troop++) {
      const city = pickRandom(random, contested);
      troops.set(city, (troops.get(city) ?? 0) + 1);
    }
    const bonuses = [
      ...(seat === painter ? (['leonardo'] as const) : []),
      ...(seat === engineer ? (['bastions'] as const) : []),
    ];
    return {
      cities,
      exhausted: [...virtu.tables.palaces[seat].startCities.map((city) => CITIES[city]), ...cities],
      troops: Object.fromEntries(troops),
      warTokens: randomBelow(random, 3),
      treasury: randomBelow(random, 3),
      earnedAgents: 3,
      rank: bonuses.length * 2,
      bonuses,
    };
  });
  return {
    ...belongings[0],
    seats,
    others: { ...belongings },
    turnOrder: order,
    agents: Object.fromEntries(
      contested.slice(randomBelow(random, 3)).map((city) => [city, pickRandom(random, order)]),
    ),
    options: {
      siegePass: pickRandom(random, ['consecutive', 'final']),
      defenderWarTokens: pickRandom(random, [true, false]),
      leonardoInFieldBattle: pickRandom(random, [true, false]),
      fieldBattleOpponentOrder: pickRandom(random, ['turnOrder', 'activeChooses']),
    },
  };
}

function asWar(state: State): War {
  const { open } = state;
  const seats = open.palaces.map((_, seat) => seat);
  return {
    order: [...open.turnOrder],
    values: virtu.tables.values,
    owner: [...open.owner],
    troops: open.owner.map((_, city) => seats.map((seat) => open.troops[troopPlace(state, city, seat)])),
    agents: open.agents.slice(0, open.owner.length),
    tokens: open.palaces.map(({ warTokens }) => warTokens),
    florins: open.palaces.map(({ treasury }) => treasury),
    bastions: open.bonuses[BASTIONS],
    leonardo: open.bonuses[LEONARDO],
    isPassFinal: open.options.siegePass === 'final',
    tokensDefend: open.options.defenderWarTokens,
    leonardoInField: open.options.leonardoInFieldBattle,
    championChooses: open.options.fieldBattleOpponentOrder === 'activeChooses',
  };
}

/** A choice as the reference calls it. */
function called(choice: Choice): string {
  switch (choice.type) {
    case 'besiege':
      return String(choice.city);
    case 'opponent':
      return String(choice.seat);
    case 'declare':
      return choice.bonus === BY_LEONARDO ? 'leonardo' : 'token';
    default:
      return choice.type;
  }
}

const SIEGE_STEPS = ['nextSiege', 'opponent', 'press', 'declare'];

test('V-8.1.1 to V-8.1.2, V-8.3.1 to V-8.3.6, V-8.4.1 to V-8.4.8: random springs end as the procedure says', () => {
  for (let number = 0; number < 150; number++) {
    const random = seeded(`procedure ${number}`);
    const situation = randomWar(random);
    const war = asWar(table({ ...situation, stack: beforeSieges() }));
    const fight = sieges(situation);
    const answered: { seat: number; options: string[]; answer: string }[] = [];
    while (SIEGE_STEPS.includes(top(fight.state).step)) {
      const [seat] = asked(virtu, fight.state);
      const options = may(fight.state, seat);
      const choice = pickRandom(random, options);
      answered.push({ seat, options: options.map(called), answer: called(choice) });
      answers(fight, seat, choice);
    }
    let decisions = 0;
    const told = resolveSieges(war, (seat, options) => {
      const { answer, ...question } = answered[decisions++];
      expect({ seat, options }, `procedure ${number}`).toEqual(question);
      return answer;
    });
    expect(decisions, `procedure ${number}`).toBe(answered.length);
    expect(told, `procedure ${number}`).toEqual(outcomes(fight));
    expect(war.owner, `procedure ${number}`).toEqual(fight.state.open.owner);
  }
});
