/** What went wrong, in words. */

import { InputError } from '@bottega/kernel';
import { TableError } from '@bottega/table';
import type { Fault } from './table/table';
import type { PageText } from './text';

/** What an error has to say, whatever was thrown; never pages of it. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
}

const MAX_MESSAGE = 600;

const missingParts = new WeakSet<object>();

/** Remembers that an error means that a part of the page did not come: browsers say it each in their own words. */
export function noteMissingPart(error: unknown): void {
  if (typeof error === 'object' && error !== null) missingParts.add(error);
}

/** The code by which the page knows an error; null for one that it does not know. */
export function codeOf(error: unknown): string | null {
  if (error instanceof TableError) return error.code;
  if (isFromServer(error)) return error.code.startsWith('storage') ? 'serverStorage' : error.code;
  if (typeof error === 'object' && error !== null && missingParts.has(error)) return 'missingPart';
  return error instanceof InputError ? (error.reason?.code ?? null) : null;
}

/** What a server said, or that it said nothing; known by its name, so that nobody loads the client for it. */
export function isFromServer(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && error.name === 'ClientError' && 'code' in error && typeof error.code === 'string';
}

/** The sentence that the page has for an error in its own language; null if there is only the error's message. */
export function sentenceOf(error: unknown, text: PageText): string | null {
  const code = codeOf(error);
  return code === null ? null : text.find(`error.${code}`, factsOf(error));
}

/** The sentence for an error, or one that quotes its message. */
export function explainError(error: unknown, text: PageText): string {
  return sentenceOf(error, text) ?? text.t('app.error', { message: messageOf(error) });
}

/** What is wrong with a stored game. */
export function faultSentence({ code, facts }: Fault, text: PageText): string {
  return text.find(`error.${code}`, facts) ?? text.t('error.damaged');
}

function factsOf(error: unknown): Readonly<Record<string, string | number>> {
  if (error instanceof TableError) return error.facts;
  return error instanceof InputError ? (error.reason?.facts ?? {}) : {};
}
