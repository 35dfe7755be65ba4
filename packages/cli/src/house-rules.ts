/** House rules, for whoever is told about them. */
import type { Game, Options } from '@bottega/kernel';

/** Those that are not as usual. */
export function unusualHouseRules(game: Game, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ id, values }) => (options[id] === values[0] ? [] : [[id, options[id]]])),
  );
}
