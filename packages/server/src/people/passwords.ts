/** Passwords: only what scrypt makes of them is kept, each with salt and cost of its own. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 32 MB and about a fifth of a second: a Raspberry Pi can bear it, and somebody who guesses cannot hurry. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Node needs to be told that so much may be used. */
const MAX_MEMORY = 256 * 2 ** 20;
/** At most so many are worked out at once: Node has four threads, for other things too. */
const MAX_AT_ONCE = 2;

/** What is kept of a password: `scrypt:N:r:p:salt:key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Whether a password is the one that was kept. Where none was, it takes as long to say no. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [kind, N, r, p, salt, key] = (kept ?? NOBODYS).split(':');
  if (kind !== 'scrypt') throw new Error(`passwords of the kind ${kind} are not known`);
  const wanted = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await keyOf(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(found, wanted) && kept !== null;
}

/** As long as a real one. */
const NOBODYS = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join(':');

let running = 0;
const waiting: (() => void)[] = [];

async function keyOf(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await new Promise((resolve, reject) => {
      // The same letters may be typed in two ways on two keyboards.
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}
