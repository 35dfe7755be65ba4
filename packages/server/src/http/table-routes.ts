/** Tables: opening one, sitting down, starting. */
import { tableSummary } from '@bottega/protocol/answers';
import { botSeat, broughtGame, joining, newTable, takenSeat } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Attempts } from '../people/attempts.js';
import type { People } from '../people/people.js';
import type { Services } from '../services.js';
import { bringGame } from '../tables/bring.js';
import { removePerson } from '../tables/remove-person.js';
import type { TableService } from '../tables/table-service.js';
import { api } from './api-docs.js';
import { personIn } from './cookie.js';
import { address, signedInRoutes } from './signed-in-routes.js';

/** A record of the longest games takes a tenth of a megabyte, with history and newest position ten times as much. */
const MAX_RECORD_BYTES = 2_000_000;
/** To play a game again takes the server a moment: so many in a quarter of an hour are enough for anybody. */
const MAX_RECORDS = 20;

interface TableRoutes {
  readonly services: Services;
  readonly people: People;
  readonly tables: TableService;
  readonly attempts: Attempts;
}

export function addTableRoutes(app: FastifyInstance, { services, people, tables, attempts }: TableRoutes): void {
  const add = signedInRoutes(app, people);

  add(
    'POST',
    '/api/tables',
    { says: 'Opens a table; you sit at its first place and are its host.', body: newTable, answer: tableSummary },
    ({ person, body }) => tables.create(person, body),
  );

  add(
    'POST',
    '/api/tables/from-record',
    {
      says: 'Opens a table at which a game goes on that was begun elsewhere; you have one of its seats and are the host.',
      body: broughtGame,
      bodyLimit: MAX_RECORD_BYTES,
      answer: tableSummary,
    },
    async ({ person, body }) => {
      await attempts.count([{ key: `record ${person.id}`, most: MAX_RECORDS }]);
      return bringGame(services, tables, person, body);
    },
  );

  const seen = api({ says: 'A table, as you may see it.', params: address, answer: tableSummary });
  app.get('/api/tables/:id', seen, async (request) => {
    const { id } = address.parse(request.params);
    const person = await personIn(request, people);
    return tables.summary(id, person?.id ?? null);
  });

  add(
    'POST',
    '/api/tables/:id/join',
    { says: 'Sits down at a free place.', params: address, body: joining, answer: tableSummary },
    ({ params, person, body: { part, place } }) => tables.join(params.id, person, part, place),
  );

  add(
    'POST',
    '/api/tables/:id/bots',
    {
      says: 'The host lets a bot sit at a place, or frees it again.',
      params: address,
      body: botSeat,
      answer: tableSummary,
    },
    ({ params, person, body: { place, bot, name } }) => tables.sitBot(params.id, person, place, bot, name),
  );

  add(
    'POST',
    '/api/tables/:id/remove',
    { says: 'The host frees a place at which somebody sits.', params: address, body: takenSeat, answer: tableSummary },
    ({ params, person, body: { place } }) => removePerson(services, tables, { id: params.id, host: person, place }),
  );

  add(
    'POST',
    '/api/tables/:id/start',
    { says: 'The host deals the game.', params: address, answer: tableSummary },
    ({ params, person }) => tables.start(params.id, person),
  );
}
