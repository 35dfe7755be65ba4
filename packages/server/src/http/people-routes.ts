/** Who somebody is: guests, and how they come and go. */
import type { Me } from '@bottega/protocol';
import { newGuest, newName } from '@bottega/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashed } from '../ids.js';
import type { People, Person } from '../people/people.js';
import { conflict } from '../problem.js';
import type { OpenSockets } from '../socket/open-sockets.js';
import { clearCookies, guestSecretIn, personIn, secretIn, setCookie, somebodyIn } from './cookie.js';

export function addPeopleRoutes(
  app: FastifyInstance,
  people: People,
  sockets: OpenSockets,
  admitNew: (request: FastifyRequest) => void,
): void {
  app.get('/api/me', async (request) => {
    const person = await personIn(request, people);
    return person === null ? null : meOf(person);
  });

  app.post('/api/people', async (request, reply) => {
    const { name } = newGuest.parse(request.body);
    // A new cookie would lose the seats of whoever is here.
    if ((await personIn(request, people)) !== null)
      throw conflict('signedIn', 'you are somebody already: sign out first');
    admitNew(request);
    const { person, secret } = await people.newGuest(name);
    setCookie(request, reply, secret);
    return meOf(person);
  });

  app.post('/api/me/name', async (request) => {
    const person = await somebodyIn(request, people);
    const renamed = await people.rename(person, newName.parse(request.body).name);
    sockets.renamed(person.id, renamed.name);
    return meOf(renamed);
  });

  app.post('/api/sign-out', async (request, reply) => {
    for (const secret of [secretIn(request), guestSecretIn(request)]) {
      if (secret === null) continue;
      await people.signOut(secret);
      sockets.endSession(hashed(secret));
    }
    clearCookies(request, reply);
    return null;
  });

  app.post('/api/sign-out-everywhere', async (request, reply) => {
    const { id } = await somebodyIn(request, people);
    await people.signOutEverywhere(id);
    sockets.endPerson(id);
    clearCookies(request, reply);
    return null;
  });
}

export const meOf = ({ id, name, isGuest }: Person): Me => ({ id, name, isGuest });
