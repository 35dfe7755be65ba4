/** Bots at a table: whole games with every number of seats and under every house rule that changes who is asked. */
import {
  asked,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  legal,
  type Options,
  play,
  type RandomState,
  type State,
  seeded,
  start,
  view,
} from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, type Budget } from '../src/index.js';

const QUICK: Budget = { positions: 150 };
const { apprendista, random } = BOTS;

/** Plays a game to its end. Throws what to replay if a bot answers something that is not legal. */
function playOut<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  bots: readonly Bot[],
  seed: string,
  { budget = QUICK, options = {} }: { budget?: Budget; options?: Options } = {},
): { readonly state: S; readonly choices: C[] } {
  const state = start(game, { seats: bots.length, options, seed });
  const chance: RandomState = seeded(`bots ${seed}`);
  const players = bots.map((bot) => bot.sit(game, budget, null));
  const choices: C[] = [];
  while (!isOver(state)) {
    const [seat] = asked(game, state);
    const choice = players[seat].choose(view(state, seat), legal(game, state, seat), chance);
    const played = play(game, state, seat, choice);
    if (!played.ok) throw new Error(JSON.stringify({ seed, choice, at: choices.length, played }));
    choices.push(choice);
  }
  return { state, choices };
}

describe('whole games', () => {
  test.each([2, 3, 4])('apprendista plays a game of %i seats to its end with legal choices only', (seats) => {
    const { state } = playOut(principato, Array(seats).fill(apprendista), `whole ${seats}`);
    expect(isOver(state)).toBe(true);
  });

  test.each<[string, Options]>([
    ['supply decisions are sealed and simultaneous', { supplyDecisions: 'simultaneous' }],
    ['bills and the draw pile are hidden', { billsVisible: false, deckCountVisible: false }],
    ['nothing runs out', { cubeReserve: 'unlimited', tokenReserve: 'unlimited' }],
  ])('apprendista plays to the end where %s', (_name, options) => {
    const { state } = playOut(principato, [apprendista, apprendista, apprendista], 'house rules', { options });
    expect(isOver(state)).toBe(true);
  });

  test('the same seed and budget give the same game', () => {
    const bots = [apprendista, random, apprendista];
    expect(playOut(principato, bots, 'twice').choices).toEqual(playOut(principato, bots, 'twice').choices);
  });

  test('apprendista beats random', () => {
    for (let game = 0; game < 6; game++) {
      const seats = 2 + (game % 3);
      const bots = Array.from({ length: seats }, (_, seat) => (seat === game % seats ? apprendista : random));
      const { state } = playOut(principato, bots, `beats ${game}`);
      expect({ game, place: principato.result(state).places[game % seats] }).toEqual({ game, place: 1 });
    }
  });

  test('apprendista with more positions to look at scores more', () => {
    let many = 0;
    let few = 0;
    for (let game = 0; game < 8; game++) {
      const seed = `budget ${game}`;
      const sum = (points: readonly number[]) => points[0] + points[1];
      many += sum(
        principato.result(playOut(principato, [apprendista, apprendista], seed, { budget: { positions: 400 } }).state)
          .points,
      );
      few += sum(
        principato.result(playOut(principato, [apprendista, apprendista], seed, { budget: { positions: 10 } }).state)
          .points,
      );
    }
    expect(many).toBeGreaterThan(few);
  });
});
