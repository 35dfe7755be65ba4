/** Who somebody is: guests, and how they come and go. */
import type { Me } from '@bottega/protocol';
import { me } from '@bottega/protocol/answers';
import { newGuest, newName } from '@bottega/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashed } from '../ids.js';
import type { People, Person } from '../people/people.js';
import { conflict } from '../problem.js';
import type { OpenSockets } from '../socket/open-sockets.js';
import { api } from './api-docs.js';
import { clearCookies, guestSecretIn, personIn, secretIn, setCookie, somebodyIn } from './cookie.js';

export function addPeopleRoutes(
  app: FastifyInstance,
  people: People,
  sockets: OpenSockets,
  admitNew: (request: FastifyRequest) => void,
): void {
  const who = api({ says: 'Who you are; null for nobody.', answer: me.nullable() });
  app.get('/api/me', who, async (request) => {
    const person = await personIn(request, people);
    return person === null ? null : meOf(person);
  });

  const guest = api({ says: 'A name is enough: somebody new, with a cookie.', body: newGuest, answer: me });
  app.post('/api/people', guest, async (request, reply) => {
    const { name } = newGuest.parse(request.body);
    // A new cookie would lose the seats of whoever is here.
    if ((await personIn(request, people)) !== null)
      throw conflict('signedIn', 'you are somebody already: sign out first');
    admitNew(request);
    const { person, secret } = await people.newGuest(name);
    setCookie(request, reply, secret);
    return meOf(person);
  });

  const rename = api({ says: 'Calls you by another name, also at tables that wait.', body: newName, answer: me });
  app.post('/api/me/name', rename, async (request) => {
    const person = await somebodyIn(request, people);
    const renamed = await people.rename(person, newName.parse(request.body).name);
    sockets.renamed(person.id, renamed.name);
    return meOf(renamed);
  });

  app.post('/api/sign-out', api({ says: 'Forgets this browser.', answer: z.null() }), async (request, reply) => {
    for (const secret of [secretIn(request), guestSecretIn(request)]) {
      if (secret === null) continue;
      await people.signOut(secret);
      sockets.endSession(hashed(secret));
    }
    clearCookies(request, reply);
    return null;
  });

  const everywhere = api({ says: 'Forgets all your browsers.', answer: z.null() });
  app.post('/api/sign-out-everywhere', everywhere, async (request, reply) => {
    const { id } = await somebodyIn(request, people);
    await people.signOutEverywhere(id);
    sockets.endPerson(id);
    clearCookies(request, reply);
    return null;
  });
}

export const meOf = ({ id, name, isGuest }: Person): Me => ({ id, name, isGuest });
