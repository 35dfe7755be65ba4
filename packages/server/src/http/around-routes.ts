/** Around the game: lists, settings, leaving, playing again, going on from a moment, and finished games as files. */
import { gameFile, tableList as listedTables, tableSummary, tableTalk } from '@bottega/protocol/answers';
import { branching, rematch, tableList, tableSettings } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Chat } from '../chat/chat.js';
import type { People } from '../people/people.js';
import { notAllowed } from '../problem.js';
import type { Services } from '../services.js';
import { branch } from '../tables/branch.js';
import { exportGame } from '../tables/export.js';
import type { LiveTables } from '../tables/live-tables.js';
import { playAgain } from '../tables/rematch.js';
import type { TableService } from '../tables/table-service.js';
import { changeSettings } from '../tables/table-settings.js';
import { api } from './api-docs.js';
import { personIn, somebodyIn } from './cookie.js';
import { address, signedInRoutes } from './signed-in-routes.js';

interface Around {
  readonly services: Services;
  readonly people: People;
  readonly tables: TableService;
  readonly live: LiveTables;
  readonly chat: Chat;
}

export function addAroundRoutes(app: FastifyInstance, { services, people, tables, live, chat }: Around): void {
  const add = signedInRoutes(app, people);

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

  add(
    'POST',
    '/api/tables/:id/settings',
    {
      says: 'The host changes the settings while the table waits; what is left out stays.',
      params: address,
      body: tableSettings,
      answer: tableSummary,
    },
    ({ params, person, body }) => changeSettings(services, tables, { id: params.id, host: person, wanted: body }),
  );

  add(
    'POST',
    '/api/tables/:id/leave',
    {
      says: 'Before the game you stand up; in the game a bot plays for you until you return.',
      params: address,
      answer: tableSummary,
    },
    async ({ params: { id }, person }) => {
      const { status } = await tables.summary(id, person.id);
      if (status !== 'playing') return tables.leave(id, person);
      const seat = await tables.seatOf(id, person.id);
      if (seat !== null) await live.with(id, (table) => table.away(seat));
      return tables.summary(id, person.id);
    },
  );

  add(
    'GET',
    '/api/tables/:id/chat',
    {
      says: 'What was said at a table at which you sit, before the game too: the last 200 lines.',
      params: address,
      answer: tableTalk,
    },
    async ({ params: { id }, person }) => {
      const { places } = await tables.summary(id, person.id);
      if (places.every(({ isMe }) => !isMe)) throw notAllowed('you do not sit at this table');
      const { last: _, ...talk } = await chat.soFar(person.id, id);
      return talk;
    },
  );

  add(
    'POST',
    '/api/tables/:id/rematch',
    {
      says: 'After the game: a table at which the same people play again, or the one that somebody has opened already.',
      params: address,
      body: rematch,
      answer: tableSummary,
    },
    ({ params, person, body }) => playAgain(services, tables, { id: params.id, person, ...body }),
  );

  add(
    'POST',
    '/api/tables/:id/branch',
    {
      says: 'Goes on from a moment of a finished game, in a seat of your choice against bots.',
      params: address,
      body: branching,
      answer: tableSummary,
    },
    ({ params, person, body }) => branch(services, tables, { id: params.id, person, ...body }),
  );

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
