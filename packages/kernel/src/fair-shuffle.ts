/**
 * A seed that nobody can choose: the server has shown the hash of its part before it hears those of the players, and every player adds
 * one that the server cannot foresee. At the end all parts are shown, and anybody can check them.
 */
import { sha256Hex } from './sha256.js';

export interface ShuffleParts {
  /** The server's part. */
  readonly secret: string;
  /** SHA-256 of the server's part, which was shown before the players gave theirs. */
  readonly secretHash: string;
  /** The players' parts in the order in which they sat down. */
  readonly parts: readonly string[];
}

export function seedFrom({ secret, parts }: Pick<ShuffleParts, 'secret' | 'parts'>): string {
  return sha256Hex(['bottega', secret, ...parts].join('\n'));
}

/** Whether a seed was made of these parts, and the server's is the one it had shown. */
export function isFairSeed(seed: string, shuffle: ShuffleParts): boolean {
  return sha256Hex(shuffle.secret) === shuffle.secretHash && seedFrom(shuffle) === seed;
}
