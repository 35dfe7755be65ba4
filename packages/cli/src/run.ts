/** Runs a command line: whatever goes wrong is one sentence and an exit code. */
import { InputError } from '@bottega/kernel';
import { CommanderError } from 'commander';
import { reasonOf } from './home.js';
import { programIn, type Surroundings } from './program.js';
import { complain, note } from './terminal/print.js';

/** The exit code of a mistake in what was asked for, and of one of our own. */
const WRONG_INPUT = 2;
const WRONG_HERE = 1;

export async function run(args: readonly string[], surroundings: Partial<Surroundings> = {}): Promise<void> {
  // Output into a pipe that is closed early (`… | head`) is no mistake.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    complain(`cannot write the output: ${reasonOf(error)}`);
    process.exit(WRONG_INPUT);
  });
  process.stderr.on('error', () => {}); // nobody is left to hear of it
  process.on('uncaughtException', (error) => process.exit(told(error)));
  try {
    await programIn({ preparePage: () => {}, ...surroundings }).parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = told(error);
  }
}

/** Says what went wrong; gives the exit code. */
function told(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_INPUT; // it has said so itself
  if (error instanceof InputError) {
    complain(error.message);
    return WRONG_INPUT;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  complain(`a mistake of our own: ${message} (BOTTEGA_DEBUG=1 shows where)`);
  if (process.env.BOTTEGA_DEBUG && stack !== undefined) note(stack);
  return WRONG_HERE;
}
