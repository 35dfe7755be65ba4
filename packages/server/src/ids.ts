/** Ids and secrets that nobody can guess. */
import { createHash, randomBytes } from 'node:crypto';

/** 128 bits, as it stands in addresses. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** 256 bits, for what lets somebody in. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: whoever reads the database cannot use it. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
