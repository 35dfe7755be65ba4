/** The cookie that tells who somebody is: signed, out of reach for scripts and for other sites. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People, Person } from '../people/people.js';
import { notSignedIn } from '../problem.js';

const COOKIE = 'bottega';
/** The guest who played here before an account signed in: kept until their seats are taken over, or not. */
const GUEST_COOKIE = 'bottega-guest';
const YEAR_SECONDS = 365 * 86_400;

/** The secret in a request's cookie; null if there is none that we have signed. */
export const secretIn = (request: FastifyRequest): string | null => signedIn(request, COOKIE);
export const guestSecretIn = (request: FastifyRequest): string | null => signedIn(request, GUEST_COOKIE);

function signedIn(request: FastifyRequest, name: string): string | null {
  const raw = request.cookies[name];
  if (raw === undefined) return null;
  const { valid, value } = request.unsignCookie(raw);
  return valid ? value : null;
}

/** Looked up once for a request: limits ask, too. */
const known = new WeakMap<FastifyRequest, Promise<Person | null>>();

export function personIn(request: FastifyRequest, people: People): Promise<Person | null> {
  const asked = known.get(request);
  if (asked !== undefined) return asked;
  const secret = secretIn(request);
  const person = secret === null ? Promise.resolve(null) : people.bySecret(secret);
  known.set(request, person);
  return person;
}

export async function somebodyIn(request: FastifyRequest, people: People): Promise<Person> {
  const person = await personIn(request, people);
  if (person === null) throw notSignedIn();
  return person;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(COOKIE, secret, { ...attributes(request), maxAge: YEAR_SECONDS, signed: true });
}

export function setGuestCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(GUEST_COOKIE, secret, { ...attributes(request), maxAge: YEAR_SECONDS, signed: true });
}

export function clearGuestCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[GUEST_COOKIE] !== undefined) void reply.clearCookie(GUEST_COOKIE, attributes(request));
}

/** Nobody is signed in here any more. */
export function clearCookies(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, attributes(request));
  clearGuestCookie(request, reply);
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
