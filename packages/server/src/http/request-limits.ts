/**
 * How many requests are answered. Whoever is signed in has a count of their own, so that several people behind one address do not
 * take each other's; an address has a larger one for all of them, and a small one for people who are new.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey, RateLimit } from '../limits.js';
import type { People } from '../people/people.js';
import { tooMany } from '../problem.js';
import { personIn } from './cookie.js';

/** So many people may sit behind one address, each with all that one may ask for. */
const PEOPLE_PER_ADDRESS = 20;
/** Of what one may ask for in a minute, the share that may be new people. */
const NEW_PEOPLE_SHARE = 0.1;

export async function addRequestLimits(app: FastifyInstance, people: People, perMinute: number): Promise<void> {
  const perAddress = new RateLimit(PEOPLE_PER_ADDRESS * perMinute, Date.now);
  app.addHook('onRequest', async (request) => {
    if (!perAddress.take(addressKey(request.ip))) throw tooMany('too many requests from this address: wait a minute');
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: async (request) => counted(request, (await personIn(request, people))?.id ?? null),
  });
}

/** New people from one address; gives a check to be called for each. */
export function newcomerLimit(perMinute: number): (request: FastifyRequest) => void {
  const newcomers = new RateLimit(Math.ceil(perMinute * NEW_PEOPLE_SHARE), Date.now);
  return (request) => {
    if (!newcomers.take(addressKey(request.ip))) throw tooMany('too many new people from this address: wait a minute');
  };
}

/** What a request is counted by: the person, or the address of somebody who is not signed in. */
export const counted = (request: FastifyRequest, person: string | null): string =>
  person === null ? `address ${addressKey(request.ip)}` : `person ${person}`;
