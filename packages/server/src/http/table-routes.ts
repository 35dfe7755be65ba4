/** Tables: opening one, sitting down, starting. */
import { tableSummary } from '@bottega/protocol/answers';
import { botSeat, joining, newTable } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { People } from '../people/people.js';
import type { TableService } from '../tables/table-service.js';
import { api } from './api-docs.js';
import { personIn, somebodyIn } from './cookie.js';

export const address = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

export function addTableRoutes(app: FastifyInstance, people: People, tables: TableService): void {
  app.post(
    '/api/tables',
    api({ says: 'Opens a table; you sit at its first place and are its host.', body: newTable, answer: tableSummary }),
    async (request) => {
      const host = await somebodyIn(request, people);
      return tables.create(host, newTable.parse(request.body));
    },
  );

  app.get(
    '/api/tables/:id',
    api({ says: 'A table, as you may see it.', params: address, answer: tableSummary }),
    async (request) => {
      const { id } = address.parse(request.params);
      const person = await personIn(request, people);
      return tables.summary(id, person?.id ?? null);
    },
  );

  app.post(
    '/api/tables/:id/join',
    api({ says: 'Sits down at a free place.', params: address, body: joining, answer: tableSummary }),
    async (request) => {
      const { id } = address.parse(request.params);
      const person = await somebodyIn(request, people);
      const { part, place } = joining.parse(request.body);
      return tables.join(id, person, part, place);
    },
  );

  app.post(
    '/api/tables/:id/bots',
    api({
      says: 'The host lets a bot sit at a place, or frees it again.',
      params: address,
      body: botSeat,
      answer: tableSummary,
    }),
    async (request) => {
      const { id } = address.parse(request.params);
      const host = await somebodyIn(request, people);
      const { place, bot, name } = botSeat.parse(request.body);
      return tables.sitBot(id, host, place, bot, name);
    },
  );

  app.post(
    '/api/tables/:id/start',
    api({ says: 'The host deals the game.', params: address, answer: tableSummary }),
    async (request) => {
      const { id } = address.parse(request.params);
      return tables.start(id, await somebodyIn(request, people));
    },
  );
}
