/** Who somebody is. */
import type { Me } from '@bottega/protocol';
import { newGuest } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { People, Person } from '../people/people.js';
import { clearCookie, personIn, secretIn, setCookie, somebodyIn } from './cookie.js';

export function addPeopleRoutes(app: FastifyInstance, people: People): void {
  app.get('/api/me', async (request) => {
    const person = await personIn(request, people);
    return person === null ? null : meOf(person);
  });

  app.post('/api/people', async (request, reply) => {
    const { name } = newGuest.parse(request.body);
    const { person, secret } = await people.newGuest(name);
    setCookie(request, reply, secret);
    return meOf(person);
  });

  app.post('/api/sign-out', async (request, reply) => {
    const secret = secretIn(request);
    if (secret !== null) await people.signOut(secret);
    clearCookie(request, reply);
    return null;
  });

  app.post('/api/sign-out-everywhere', async (request, reply) => {
    await people.signOutEverywhere((await somebodyIn(request, people)).id);
    clearCookie(request, reply);
    return null;
  });
}

export const meOf = ({ id, name, isGuest }: Person): Me => ({ id, name, isGuest });
