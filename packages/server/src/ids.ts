/** Ids and secrets that nobody can guess. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits, but for those few that would look like an option on a command line: as it stands in addresses, logs and lists. */
export function newId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

/** 256 bits, for what lets somebody in. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Letters and digits that nobody mistakes for others when they are read out. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 79 bits in groups of four: to be read out, typed once and then changed. */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => CLEAR[randomInt(CLEAR.length)]).join('')).join('-');

/** What is kept of a secret: whoever reads the database cannot use it. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
