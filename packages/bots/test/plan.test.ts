/** A plan for a turn: the ends that are found, and how long it is kept. */
import {
  apply,
  applyToChance,
  asked,
  awaitsChance,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  legal,
  type State,
  seeded,
  start,
  view,
} from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { virtu } from '@bottega/virtu';
import { vulgari } from '@bottega/vulgari';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../src/fingerprint.js';
import { BOTS, type Budget } from '../src/index.js';
import { endsOfTurn } from '../src/plan/ends-of-turn.js';

const BUDGET: Budget = { positions: 150 };
const { apprendista, random } = BOTS;

/** Plays a game; counts questions with a choice, and how often the rest of a turn was thought through for them. */
function countPlans<S extends State, C extends Choice, E extends GameEvent>(game: Game<S, C, E>, seats: number) {
  const state = start(game, { seats, options: {}, seed: 'plans' });
  let questions = 0;
  let plans = 0;
  const counting: typeof game = {
    ...game,
    imagine: (seen, chance) => {
      plans++;
      return game.imagine(seen, chance);
    },
  };
  const players = Array.from({ length: seats }, () => apprendista.sit(counting, BUDGET, null));
  const chance = seeded('plans');
  while (!isOver(state)) {
    const [seat] = asked(game, state);
    const choices = legal(game, state, seat);
    if (choices.length > 1) questions++;
    apply(game, state, seat, players[seat].choose(view(state, seat), choices, chance));
  }
  return { questions, plans };
}

describe('a plan is kept', () => {
  test.each([
    ['Principato', () => countPlans(principato, 3), 2.5],
    ['Virtù', () => countPlans(virtu, 3), 2.5],
    ['De Vulgari Eloquentia', () => countPlans(vulgari, 3), 2.5],
  ])('through a turn of %s', (_, count, least) => {
    const { questions, plans } = count();
    expect(questions / plans).toBeGreaterThan(least);
  });

  test('only for the position that was foreseen', () => {
    const state = start(principato, { seats: 2, options: {}, seed: 'unforeseen' });
    const player = apprendista.sit(principato, BUDGET, null);
    const chance = seeded('unforeseen');
    let isOther = 0;
    for (let count = 0; count < 200 && !isOver(state); count++) {
      const [seat] = asked(principato, state);
      const choices = legal(principato, state, seat);
      const chosen = player.choose(view(state, seat), choices, chance);
      expect(choices).toContain(chosen);
      // Now and then something else happens than was planned: what is chosen next must be possible all the same.
      const isDisturbed = count % 3 === 0;
      const played = isDisturbed
        ? random.sit(principato, BUDGET, null).choose(view(state, seat), choices, chance)
        : chosen;
      if (played !== chosen) isOther++;
      apply(principato, state, seat, played);
    }
    expect(isOther).toBeGreaterThan(20);
  });
});

describe('ends of turn', () => {
  test.each([
    ['Principato', principato as unknown as Game],
    ['Virtù', virtu as unknown as Game],
    ['De Vulgari Eloquentia', vulgari as unknown as Game],
  ])('of %s are different, best first, within the margin, and reached by their ways', (_, game) => {
    const state = start(game, { seats: 3, options: {}, seed: 'ends' });
    const chance = seeded('ends');
    const wanderer = random.sit(game, BUDGET, null);
    let compared = 0;
    for (let count = 0; count < 120 && !isOver(state); count++) {
      const [seat] = asked(game, state);
      const choices = legal(game, state, seat);
      if (count % 10 === 0) {
        const ends = endsOfTurn(game, state, seat, choices, 200, 3);
        const marks = ends.map((end) => fingerprint(end.state.open, end.state.own[seat]));
        expect(new Set(marks).size).toBe(ends.length);
        for (const [at, { way, worth }] of ends.entries()) {
          const world = game.clone(state);
          for (const choice of way) {
            expect(legal(game, world, seat)).toContainEqual(choice);
            applyToChance(game, world, seat, choice);
          }
          expect(awaitsChance(game, world) || !asked(game, world).includes(seat)).toBe(true);
          expect(fingerprint(world.open, world.own[seat])).toBe(marks[at]);
          expect(game.evaluate(world, seat)).toBe(worth);
          expect(worth).toBeLessThanOrEqual(ends[Math.max(0, at - 1)].worth);
          expect(worth).toBeGreaterThanOrEqual(ends[0].worth - 3);
          compared++;
        }
      }
      apply(game, state, seat, wanderer.choose(view(state, seat), choices, chance));
    }
    expect(compared).toBeGreaterThan(20);
  });
});
