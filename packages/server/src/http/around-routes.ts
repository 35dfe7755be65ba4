/** Around the game: lists, settings, leaving, playing again, going on from a moment, and finished games as files. */
import { gameFile, tableList as listedTables, tableSummary } from '@bottega/protocol/answers';
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
import { api } from './api-docs.js';
import { personIn, somebodyIn } from './cookie.js';
import { address } from './table-routes.js';

interface Around {
  readonly services: Services;
  readonly people: People;
  readonly tables: TableService;
  readonly live: LiveTables;
}

export function addAroundRoutes(app: FastifyInstance, { services, people, tables, live }: Around): void {
  const lists = api({
    says: 'Tables, a page at a time: your own (`mine`), those that wait for anybody (`open`), or your own that are over (`finished`).',
    query: tableList,
    answer: listedTables,
  });
  app.get('/api/tables', lists, async (request) => {
    const { list, from } = tableList.parse(request.query);
    const person = list === 'open' ? await personIn(request, people) : await somebodyIn(request, people);
    return tables.lists.list(list, person?.id ?? null, from ?? null);
  });

  const settings = api({
    says: 'The host changes the settings while the table waits; what is left out stays.',
    params: address,
    body: tableSettings,
    answer: tableSummary,
  });
  app.post('/api/tables/:id/settings', settings, async (request) => {
    const { id } = address.parse(request.params);
    const host = await somebodyIn(request, people);
    return changeSettings(services, tables, { id, host, wanted: tableSettings.parse(request.body) });
  });

  const leaving = api({
    says: 'Before the game you stand up; in the game a bot plays for you until you return.',
    params: address,
    answer: tableSummary,
  });
  app.post('/api/tables/:id/leave', leaving, async (request) => {
    const { id } = address.parse(request.params);
    const person = await somebodyIn(request, people);
    const { status } = await tables.summary(id, person.id);
    if (status !== 'playing') return tables.leave(id, person);
    const seat = await tables.seatOf(id, person.id);
    if (seat !== null) await live.with(id, (table) => table.away(seat));
    return tables.summary(id, person.id);
  });

  const again = api({
    says: 'After the game: a table at which the same people play again, or the one that somebody has opened already.',
    params: address,
    body: rematch,
    answer: tableSummary,
  });
  app.post('/api/tables/:id/rematch', again, async (request) => {
    const { id } = address.parse(request.params);
    const person = await somebodyIn(request, people);
    return playAgain(services, tables, { id, person, ...rematch.parse(request.body) });
  });

  const goingOn = api({
    says: 'Goes on from a moment of a finished game, in a seat of your choice against bots.',
    params: address,
    body: branching,
    answer: tableSummary,
  });
  app.post('/api/tables/:id/branch', goingOn, async (request) => {
    const { id } = address.parse(request.params);
    const person = await somebodyIn(request, people);
    return branch(services, tables, { id, person, ...branching.parse(request.body) });
  });

  const file = api({
    says: 'A finished game as a file, which the page and `bottega verify` take.',
    params: address,
    answer: gameFile,
  });
  app.get('/api/tables/:id/export', file, async (request) => {
    const { id } = address.parse(request.params);
    const person = await personIn(request, people);
    return exportGame(services, tables, id, person?.id ?? null);
  });
}
