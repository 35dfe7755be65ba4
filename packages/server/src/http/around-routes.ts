/** Around the game: lists, settings, leaving, playing again, going on from a moment, and finished games as files. */
import { branching, rematch, tableList, tableSettings } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/people.js';
import type { Services } from '../services.js';
import { branch } from '../tables/branch.js';
import { exportGame } from '../tables/export.js';
import type { LiveTables } from '../tables/live-tables.js';
import { playAgain } from '../tables/rematch.js';
import type { TableService } from '../tables/table-service.js';
import { changeSettings } from '../tables/table-settings.js';
import { personIn, somebodyIn } from './cookie.js';
import { address } from './table-routes.js';

interface Around {
  readonly services: Services;
  readonly people: People;
  readonly tables: TableService;
  readonly live: LiveTables;
}

export function addAroundRoutes(app: FastifyInstance, { services, people, tables, live }: Around): void {
  app.get('/api/tables', async (request) => {
    const { list, from } = tableList.parse(request.query);
    const person = list === 'open' ? await personIn(request, people) : await somebodyIn(request, people);
    return tables.lists.list(list, person?.id ?? null, from ?? null);
  });

  app.post('/api/tables/:id/settings', async (request) => {
    const { id } = address.parse(request.params);
    const host = await somebodyIn(request, people);
    return changeSettings(services, tables, { id, host, wanted: tableSettings.parse(request.body) });
  });

  /** Before the game somebody stands up; in the game a bot plays for them until they return. */
  app.post('/api/tables/:id/leave', async (request) => {
    const { id } = address.parse(request.params);
    const person = await somebodyIn(request, people);
    const { status } = await tables.summary(id, person.id);
    if (status !== 'playing') return tables.leave(id, person);
    const seat = await tables.seatOf(id, person.id);
    if (seat !== null) await live.with(id, (table) => table.away(seat));
    return tables.summary(id, person.id);
  });

  app.post('/api/tables/:id/rematch', async (request) => {
    const { id } = address.parse(request.params);
    const person = await somebodyIn(request, people);
    return playAgain(services, tables, { id, person, ...rematch.parse(request.body) });
  });

  app.post('/api/tables/:id/branch', async (request) => {
    const { id } = address.parse(request.params);
    const person = await somebodyIn(request, people);
    return branch(services, tables, { id, person, ...branching.parse(request.body) });
  });

  app.get('/api/tables/:id/export', async (request) => {
    const { id } = address.parse(request.params);
    const person = await personIn(request, people);
    return exportGame(services, tables, id, person?.id ?? null);
  });
}
