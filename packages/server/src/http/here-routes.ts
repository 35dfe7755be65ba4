/** Where others find this server: a page that was opened as "localhost" cannot know it, and a link with that name leads nobody here. */
import { whereabouts } from '@bottega/protocol/answers';
import type { FastifyInstance } from 'fastify';
import { addressesOf } from '../page/addresses.js';
import { api } from './api-docs.js';
import { isFromHere } from './from-here.js';

/** Told to this machine only: the addresses of a network at home are nobody else's business. */
export function addHereRoutes(app: FastifyInstance): void {
  const here = api({
    says: 'Addresses at which others in the same network find this server, for whoever asks on its own machine; none for everybody else.',
    answer: whereabouts,
  });
  app.get('/api/here', here, async (request) => {
    const place = request.server.server.address();
    if (!isFromHere(request) || place === null || typeof place === 'string') return { addresses: [] };
    return { addresses: addressesOf(place.address, place.port).network ?? [] };
  });
}
