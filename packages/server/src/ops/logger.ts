/** Logs as lines of JSON on standard error. Nothing that lets anybody in stands in them: neither cookies and passwords nor the ids that links are made of. */
import pino, { type Logger } from 'pino';
import type { Settings } from '../settings.js';

/** Where lines of the log go. */
export interface LogTarget {
  write(line: string): void;
}

const SECRET_FIELDS = ['password', 'token', 'secret', 'cookie', 'authorization', 'link', 'part', 'key', 'email'];
const MASK = '…';
/** So much of an id is left: enough to find it in the list of an operator, far too little to guess the rest. */
const SHOWN = 6;
/** Ids have 22 letters and secrets 43; parts of shuffles are 32 hexadecimal digits. */
const ID_LIKE = /(?<![\w-])[\w-]{22,}(?![\w-])/g;

export function createLogger(level: Settings['logLevel'], target: LogTarget = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]), censor: MASK },
      serializers: { error: plainError, err: plainError },
    },
    // Whatever a line is made of, it passes here: an id in the message of an error, too.
    { write: (line: string) => target.write(masked(line)) },
  );
}

/** A text with everything shortened that looks like an id or a secret. */
export function masked(text: string): string {
  return text.replace(ID_LIKE, (word) => (isIdLike(word) ? `${word.slice(0, SHOWN)}${MASK}` : word));
}

/** Random letters are both large and small, or hexadecimal; names of errors and of our functions are not. */
function isIdLike(word: string): boolean {
  if (/^[0-9a-f]{32,}$/.test(word)) return true;
  return /[a-z]/.test(word) && /[A-Z]/.test(word) && !/^[a-z]+([A-Z][a-z]+)+$/.test(word);
}

/** Of an error, what an engineer needs; drivers hang whole queries with their values on theirs. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code } = error as { readonly code?: unknown };
  return { name, message, ...(code === undefined ? {} : { code }), stack };
}
