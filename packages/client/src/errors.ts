/** What went wrong, in words. */
import { InputError } from '@bottega/kernel';
import type { i18n } from 'i18next';

/** What an error has to say, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The sentence that the page has for an error in its own language; null if there is only the error's message. */
export function sentenceOf(error: unknown, texts: i18n): string | null {
  if (!(error instanceof InputError) || error.reason === null) return null;
  const { code, facts = {} } = error.reason;
  const key = `error.${code}`;
  return texts.exists(key) ? texts.t(key, facts) : null;
}
