/** Games that are played alike under different house rules: some rules hide things and change nothing else. */
import type { Choice, Game, GameEvent, Options, State } from '../game.js';
import { equalPlain } from '../plain.js';
import { asked, legal, play, start } from '../play.js';
import { pickRandom, seeded } from '../random.js';
import { isOver } from '../view.js';

/**
 * Plays one random game at two tables with different house rules, the same choices at both, and compares questions, offers and
 * the score after every choice. The answer is the first difference, or null.
 */
export function firstDifference<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
  seed: string,
  one: Options,
  other: Options,
): string | null {
  const random = seeded(`twins ${seed}`);
  const tables = [one, other].map((options) => start(game, { seats, options, seed }));
  for (let choices = 0; ; choices++) {
    const [here, there] = tables.map((state) => ({ asked: asked(game, state), result: game.result(state) }));
    if (!equalPlain(here, there))
      return `after ${choices} choices: ${JSON.stringify(here)} and ${JSON.stringify(there)}`;
    if (isOver(tables[0])) return null;
    const seat = pickRandom(random, here.asked);
    const [mine, theirs] = tables.map((state) => legal(game, state, seat));
    if (!equalPlain(mine, theirs)) return `after ${choices} choices seat ${seat} is offered something else`;
    const choice = pickRandom(random, mine);
    for (const state of tables) play(game, state, seat, choice);
  }
}
