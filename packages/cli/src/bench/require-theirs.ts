/** Loads parts of boardgame.io. Its packages are directories without `exports`, which only `require` can resolve. */
import { createRequire } from 'node:module';
import { InputError } from '@bottega/kernel';

/** A part of it with these functions; an InputError says that it is not there, or not as it was. */
export function requireTheirs<M>(part: string, functions: readonly (keyof M & string)[]): M {
  const module: unknown = required(part);
  if (offers<M>(module, functions)) return module;
  throw new InputError('the boardgame.io that is installed is not the one the bench was written for (0.50.2)');
}

export function theirVersion(): string {
  return (required('boardgame.io/package.json') as { readonly version: string }).version;
}

function required(part: string): unknown {
  try {
    return createRequire(import.meta.url)(part);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'MODULE_NOT_FOUND') throw error;
    throw new InputError(
      'this compares with boardgame.io, which is not installed: run "npm install" in the repository, with development dependencies',
    );
  }
}

function offers<M>(module: unknown, functions: readonly (keyof M & string)[]): module is M {
  if (typeof module !== 'object' || module === null) return false;
  const fields = module as Readonly<Record<string, unknown>>;
  return functions.every((name) => typeof fields[name] === 'function');
}
