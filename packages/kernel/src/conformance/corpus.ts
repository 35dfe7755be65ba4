/** Recorded games as files: how they are written, and what must be true of one that was played under older rules. */
import { type Choice, type Game, type GameEvent, InputError, type OptionValue, type State } from '../game.js';
import { type GameRecord, readRecord, recordHead } from '../record.js';

/** A record with a line for each choice and each digest, so that a difference shows where games part. */
export function recordText({ choices, digests, ...head }: GameRecord): string {
  const lines = (values: readonly unknown[]) => values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${fields.join('')}  "choices": [\n${lines(choices)}\n  ],\n  "digests": [\n${lines(digests)}\n  ]\n}\n`;
}

/** Reads a game that was recorded under older rules, by what its file says of itself: its house rules may be gone by now. */
export function parseOlderRecord<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  json: unknown,
): GameRecord<C> {
  const { rules, options } = recordHead(json).fields;
  if (typeof rules !== 'number') throw new InputError('"rules" must be a number');
  if (rules >= game.rules) throw new InputError(`rules version ${rules} is not older than ${game.rules}`);
  // Whether these are values that a house rule can have is for readRecord to say.
  const known = Object.entries(options ?? {}).map(([id, value]: [string, OptionValue]) => ({ id, values: [value] }));
  return readRecord({ ...game, rules, options: known }, json);
}
