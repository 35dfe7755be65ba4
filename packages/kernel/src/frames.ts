/** Help with the stack of frames. */
import type { Frame } from './game.js';

/** A copy of a stack; frames are flat, so one level is enough. */
export function cloneStack<F extends Frame>(stack: readonly F[]): F[] {
  const copy: F[] = [];
  for (const frame of stack) copy.push({ ...frame });
  return copy;
}
