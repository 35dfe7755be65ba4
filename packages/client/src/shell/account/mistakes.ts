/** What can be seen to be wrong before the server is asked. */
import { cleanName } from '@bottega/kernel';
import type { PlainKey } from '../../text/keys';

const MIN_PASSWORD_LENGTH = 8;

export function nameMistake(name: string): PlainKey | null {
  return cleanName(name) === '' ? 'friends.needName' : null;
}

/** A password that somebody makes up. */
export function newPasswordMistake(password: string, name: string): PlainKey | null {
  if (password.length < MIN_PASSWORD_LENGTH) return 'account.shortPassword';
  return isSameName(password, name) ? 'account.passwordIsName' : null;
}

/** A password that is asked for. */
export function passwordMistake(password: string): PlainKey | null {
  return password === '' ? 'account.needPassword' : null;
}

/** As the server compares names. */
export function isSameName(one: string, other: string): boolean {
  return handleOf(one) === handleOf(other);
}

const handleOf = (name: string): string => cleanName(name).normalize('NFKC').toLowerCase();
