/** A person's page: results, ratings, head to head. */
import { metPeople, personGames, personPage, tableRating as ratingOfTable } from '@bottega/protocol/answers';
import { furtherPage } from '@bottega/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { People } from '../people/people.js';
import type { PersonPages } from '../ratings/person-pages.js';
import { tableRating } from '../ratings/table-rating.js';
import type { Db } from '../store/store.js';
import type { TableService } from '../tables/table-service.js';
import { api } from './api-docs.js';
import { somebodyIn } from './cookie.js';
import { address, signedInRoutes } from './signed-in-routes.js';

interface Shown {
  readonly db: Db;
  readonly people: People;
  readonly tables: TableService;
  readonly pages: PersonPages;
}

export function addPersonRoutes(app: FastifyInstance, { db, people, tables, pages }: Shown): void {
  const add = signedInRoutes(app, people);

  add(
    'GET',
    '/api/people/:id',
    {
      says: 'Results and ratings of somebody with whom you sit or sat at a table, or your own.',
      params: address,
      answer: personPage,
    },
    ({ params, person }) => pages.page(params.id, person),
  );

  const games = api({
    says: 'Their finished games, a page at a time; of somebody else those that you may see.',
    params: address,
    query: furtherPage,
    answer: personGames,
  });
  app.get('/api/people/:id/games', games, async (request) => {
    const { id } = address.parse(request.params);
    return pages.games(id, await somebodyIn(request, people), fromIn(request));
  });

  const met = api({
    says: 'With whom you have finished games and who was ahead, a page at a time.',
    query: furtherPage,
    answer: metPeople,
  });
  app.get('/api/me/met', met, async (request) => {
    const { id } = await somebodyIn(request, people);
    return pages.met(id, fromIn(request));
  });

  add(
    'GET',
    '/api/tables/:id/rating',
    {
      says: 'After the game: how it changed the ratings of those who sat there, or why it changed none.',
      params: address,
      answer: ratingOfTable,
    },
    ({ params, person }) => tableRating(db, tables, params.id, person.id),
  );
}

/** Where a page of a list is to begin. */
const fromIn = ({ query }: FastifyRequest): string | null => furtherPage.parse(query).from ?? null;
