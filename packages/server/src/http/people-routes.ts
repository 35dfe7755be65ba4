/** Who somebody is. */
import type { Me } from '@bottega/protocol';
import { me } from '@bottega/protocol/answers';
import { newGuest } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { People, Person } from '../people/people.js';
import { api } from './api-docs.js';
import { clearCookie, personIn, secretIn, setCookie, somebodyIn } from './cookie.js';

export function addPeopleRoutes(app: FastifyInstance, people: People): void {
  const who = api({ says: 'Who you are; null for nobody.', answer: me.nullable() });
  app.get('/api/me', who, async (request) => {
    const person = await personIn(request, people);
    return person === null ? null : meOf(person);
  });

  const guest = api({ says: 'A name is enough: somebody new, with a cookie.', body: newGuest, answer: me });
  app.post('/api/people', guest, async (request, reply) => {
    const { name } = newGuest.parse(request.body);
    const { person, secret } = await people.newGuest(name);
    setCookie(request, reply, secret);
    return meOf(person);
  });

  app.post('/api/sign-out', api({ says: 'Forgets this browser.', answer: z.null() }), async (request, reply) => {
    const secret = secretIn(request);
    if (secret !== null) await people.signOut(secret);
    clearCookie(request, reply);
    return null;
  });

  const everywhere = api({ says: 'Forgets all your browsers.', answer: z.null() });
  app.post('/api/sign-out-everywhere', everywhere, async (request, reply) => {
    await people.signOutEverywhere((await somebodyIn(request, people)).id);
    clearCookie(request, reply);
    return null;
  });
}

export const meOf = ({ id, name, isGuest }: Person): Me => ({ id, name, isGuest });
