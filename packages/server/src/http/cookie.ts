/** The cookie that tells who somebody is: signed, out of reach for scripts and for other sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People, Person } from '../people/people.js';
import { notSignedIn } from '../problem.js';

const COOKIE = 'bottega';
const YEAR_SECONDS = 365 * 86_400;

/** The secret in a request's cookie; null if there is none that we have signed. */
export function secretIn(request: FastifyRequest): string | null {
  const raw = request.cookies[COOKIE];
  if (raw === undefined) return null;
  const { valid, value } = request.unsignCookie(raw);
  return valid ? value : null;
}

export async function personIn(request: FastifyRequest, people: People): Promise<Person | null> {
  const secret = secretIn(request);
  return secret === null ? null : people.bySecret(secret);
}

export async function somebodyIn(request: FastifyRequest, people: People): Promise<Person> {
  const person = await personIn(request, people);
  if (person === null) throw notSignedIn();
  return person;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(COOKIE, secret, { ...attributes(request), maxAge: YEAR_SECONDS, signed: true });
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, attributes(request));
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
