/** A browser is somebody else from now on; a guest who played in it before is not forgotten. */
import type { LeftGuest, SignedIn } from '@bottega/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashed } from '../ids.js';
import type { People, Person } from '../people/people.js';
import type { Services } from '../services.js';
import type { OpenSockets } from '../socket/open-sockets.js';
import { guestSecretIn, secretIn, setCookie, setGuestCookie } from './cookie.js';
import { meOf } from './people-routes.js';

export interface ArrivalParts {
  readonly services: Services;
  readonly people: People;
  readonly sockets: OpenSockets;
}

/** Signs a browser in. A guest who played here before is remembered: their seats can be taken over. */
export async function arrive(
  parts: ArrivalParts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<SignedIn> {
  const { people, sockets } = parts;
  const before = secretIn(request);
  const person = await people.byId(id);
  const guest = before === null ? null : await guestBehind(parts, before);
  setCookie(request, reply, await people.signIn(id));
  if (before === null) return { me: meOf(person), guest: null };
  // The browser is somebody else now, and so are its sockets.
  sockets.endSession(hashed(before));
  if (guest === null || guest.person.id === id) {
    await people.signOut(before);
    return { me: meOf(person), guest: null };
  }
  setGuestCookie(request, reply, before);
  return { me: meOf(person), guest: guest.told };
}

export interface Left {
  readonly person: Person;
  readonly told: LeftGuest;
}

export async function leftGuest(parts: ArrivalParts, request: FastifyRequest): Promise<Left | null> {
  const secret = guestSecretIn(request);
  return secret === null ? null : guestBehind(parts, secret);
}

/** The guest whose cookie this is, if they sit anywhere. */
async function guestBehind({ services, people }: ArrivalParts, secret: string): Promise<Left | null> {
  const person = await people.bySecret(secret);
  if (person === null || !person.isGuest) return null;
  const { tables } = await services.db
    .selectFrom('places')
    .select(({ fn }) => fn.countAll<number>().as('tables'))
    .where('person', '=', person.id)
    .executeTakeFirstOrThrow();
  return Number(tables) === 0 ? null : { person, told: { name: person.name, tables: Number(tables) } };
}
