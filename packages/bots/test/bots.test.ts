/** What every bot promises, one choice at a time. */
import {
  apply,
  applyToChance,
  asked,
  awaitsChance,
  type Game,
  isOver,
  legal,
  type RandomState,
  seeded,
  start,
  view,
} from '@bottega/kernel';
import { type Choice, principato, type State } from '@bottega/principato';
import { LEARNED, loadWeights } from '@bottega/principato/weights';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../src/fingerprint.js';
import { BOTS, type Budget, botOf, inputsOf, LEVELS, OUTPUTS, readWeights, type Weights } from '../src/index.js';
import { newTrainer } from '../src/learn/index.js';
import type { Shape } from '../src/value/network.js';

const BUDGET: Budget = { positions: 200 };
const learned = new Map<number, Weights>();
for (const { seats } of LEARNED) {
  const stored = await loadWeights(seats);
  if (stored !== null) learned.set(seats, readWeights(stored));
}
const copy = (random: RandomState): RandomState => [...random];

/** Positions spread over a game of random choices. */
function positions(seats: number, seed: string, every: number) {
  const state = start(principato, { seats, options: { supplyDecisions: 'simultaneous', billsVisible: false }, seed });
  const chance = seeded(seed);
  const found: { state: typeof state; seat: number }[] = [];
  for (let count = 0; !isOver(state); count++) {
    const [seat] = asked(principato, state);
    if (count % every === 0) found.push({ state: principato.clone(state), seat });
    const choices = legal(principato, state, seat);
    apply(
      principato,
      state,
      seat,
      BOTS.random.sit(principato, BUDGET, null).choose(view(state, seat), choices, chance),
    );
  }
  return found;
}

test('something was learned for every number of players of Principato', () => {
  expect([...learned.keys()]).toEqual([...principato.seats]);
});

describe.each(Object.values(BOTS))('$id', (bot) => {
  test('what the seat cannot see does not matter', () => {
    for (const { state, seat } of positions(3, 'worlds', 7)) {
      const seen = view(state, seat);
      const choices = legal(principato, state, seat);
      const chance = seeded('think');
      const choice = bot.sit(principato, BUDGET, learned.get(seen.seats) ?? null).choose(seen, choices, copy(chance));
      for (const world of ['one', 'another']) {
        const imagined = principato.imagine(seen, seeded(world));
        const again = bot
          .sit(principato, BUDGET, learned.get(seen.seats) ?? null)
          .choose(view(imagined, seat), legal(principato, imagined, seat), copy(chance));
        expect(again).toEqual(choice);
      }
    }
  });

  test('the view and what lies behind it stay as they were', () => {
    for (const { state, seat } of positions(2, 'untouched', 11)) {
      const before = structuredClone(state);
      bot
        .sit(principato, BUDGET, learned.get(2) ?? null)
        .choose(view(state, seat), legal(principato, state, seat), seeded('think'));
      expect(state).toEqual(before);
    }
  });

  test('the only option is taken', () => {
    const [{ state, seat }] = positions(2, 'single', 1);
    const [only] = legal(principato, state, seat);
    expect(bot.sit(principato, BUDGET, learned.get(2) ?? null).choose(view(state, seat), [only], seeded('think'))).toBe(
      only,
    );
  });
});

describe('random', () => {
  test('takes every legal choice sooner or later', () => {
    const [{ state, seat }] = positions(4, 'uniform', 1);
    const choices = legal(principato, state, seat);
    const chance = seeded('draws');
    const taken = new Set<unknown>();
    for (let draw = 0; draw < 200; draw++) {
      taken.add(BOTS.random.sit(principato, BUDGET, null).choose(view(state, seat), choices, chance));
    }
    expect(taken.size).toBe(choices.length);
  });
});

describe('apprendista', () => {
  test('looks at no more positions than it may, but for one line to the end of the turn', () => {
    for (const positionsAllowed of [1, 50, 400]) {
      for (const { state, seat } of positions(4, 'counted', 13)) {
        let looked = 0;
        const counting = {
          ...principato,
          evaluate: (...position: Parameters<typeof principato.evaluate>) => {
            looked++;
            return principato.evaluate(...position);
          },
        };
        const choices = legal(principato, state, seat);
        BOTS.apprendista
          .sit(counting, { positions: positionsAllowed }, null)
          .choose(view(state, seat), choices, seeded('think'));
        expect(looked).toBeLessThanOrEqual(positionsAllowed + LINE);
      }
    }
  });
});

/** Positions are worth whatever their fingerprint says, between 0 and so much. */
const scattered = (most: number): typeof principato => ({
  ...principato,
  evaluate: (state, seat) => ((fingerprint(state.open, state.own[seat]) % 997) / 997) * most,
});

describe('apprendista with few positions to look at', () => {
  test('follows the choice that is worth most as it stands, and no other', () => {
    const game = scattered(1000);
    let compared = 0;
    for (const { state, seat } of positions(3, 'followed', 5)) {
      // What ends the turn need not be followed.
      const goesOn = legal(principato, state, seat)
        .map((choice) => ({ choice, world: after(state, seat, choice) }))
        .filter(({ world }) => !awaitsChance(principato, world) && asked(principato, world).includes(seat));
      if (goesOn.length < 2) continue;
      compared++;
      const best = goesOn.reduce((one, other) =>
        game.evaluate(other.world, seat) > game.evaluate(one.world, seat) ? other : one,
      );
      const choices = goesOn.map(({ choice }) => choice);
      expect(BOTS.apprendista.sit(game, { positions: 1 }, null).choose(view(state, seat), choices, seeded('few'))).toBe(
        best.choice,
      );
    }
    expect(compared).toBeGreaterThan(10);
  });

  function after(state: State, seat: number, choice: Choice): State {
    const world = principato.clone(state);
    applyToChance(principato, world, seat, choice);
    return world;
  }
});

/** Nothing learned yet: it says what the hand-written evaluation says. */
const SHAPE: Shape = { inputs: inputsOf(principato as unknown as Game, 3), first: 8, second: 4, outputs: OUTPUTS };
const UNTRAINED: Weights = {
  game: 'principato',
  rules: principato.rules,
  seats: 3,
  shape: SHAPE,
  worlds: 0,
  chances: null,
  numbers: newTrainer(SHAPE, seeded('untrained')).weights,
};

describe.each([
  { bot: BOTS.apprendista, weights: null },
  { bot: BOTS.maestro, weights: UNTRAINED },
])('$bot.id among choices that are as good as each other', ({ bot, weights }) => {
  /** What is chosen at the beginning of a game by bots that draw differently. */
  function chosen(game: typeof principato): Set<unknown> {
    const [{ state, seat }] = positions(3, 'as good', 1);
    const choices = legal(principato, state, seat);
    const draws = Array.from({ length: 30 }, (_, draw) => seeded(`draw ${draw}`));
    return new Set(draws.map((draw) => bot.sit(game, BUDGET, weights).choose(view(state, seat), choices, draw)));
  }

  test('draws one', () => {
    expect(chosen(scattered(0.02)).size).toBeGreaterThan(1);
  });

  test('draws nothing where one is clearly the best', () => {
    expect(chosen(scattered(20)).size).toBe(1);
  });
});

describe('apprendista among ends that are as good as each other', () => {
  test('takes the shortest way to the same', () => {
    const turns = positions(2, 'short', 9)
      .map(({ state, seat }) => ({ seen: view(state, seat), choices: legal(principato, state, seat) }))
      .filter(({ choices }) => choices.length > 1 && choices.some(({ type }) => type === 'end'));
    expect(turns.length).toBeGreaterThan(0);
    for (const { seen, choices } of turns) {
      expect(BOTS.apprendista.sit(scattered(0), BUDGET, null).choose(seen, choices, seeded('think')).type).toBe('end');
    }
  });
});

/** More than the choices offered along any one line of a turn. */
const LINE = 150;

describe('names', () => {
  test('a bot is found by its id', () => {
    for (const [id, bot] of Object.entries(BOTS)) expect([botOf(id), bot.id]).toEqual([bot, id]);
  });

  test('a bot of an older game is found by the name that it had', () => {
    expect(botOf('greedy')).toBe(BOTS.apprendista);
  });

  test('every level that people are offered is a bot', () => {
    expect(LEVELS.map((id) => botOf(id).id)).toEqual([...LEVELS]);
  });

  test('an unknown name is refused with the known ones', () => {
    expect(() => botOf('maestr')).toThrow(
      'There is no bot called "maestr". Known bots: random, garzone, apprendista, maestro.',
    );
    expect(() => botOf('toString')).toThrow('Known bots');
  });
});
