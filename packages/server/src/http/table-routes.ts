/** Tables: opening one, sitting down, starting. */
import { botSeat, joining, newTable } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { People } from '../people/people.js';
import type { TableService } from '../tables/table-service.js';
import { personIn, somebodyIn } from './cookie.js';

export const address = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

export function addTableRoutes(app: FastifyInstance, people: People, tables: TableService): void {
  app.post('/api/tables', async (request) => {
    const host = await somebodyIn(request, people);
    return tables.create(host, newTable.parse(request.body));
  });

  app.get('/api/tables/:id', async (request) => {
    const { id } = address.parse(request.params);
    const person = await personIn(request, people);
    return tables.summary(id, person?.id ?? null);
  });

  app.post('/api/tables/:id/join', async (request) => {
    const { id } = address.parse(request.params);
    const person = await somebodyIn(request, people);
    const { part, place } = joining.parse(request.body);
    return tables.join(id, person, part, place);
  });

  app.post('/api/tables/:id/bots', async (request) => {
    const { id } = address.parse(request.params);
    const host = await somebodyIn(request, people);
    const { place, bot, name } = botSeat.parse(request.body);
    return tables.sitBot(id, host, place, bot, name);
  });

  app.post('/api/tables/:id/start', async (request) => {
    const { id } = address.parse(request.params);
    return tables.start(id, await somebodyIn(request, people));
  });
}
