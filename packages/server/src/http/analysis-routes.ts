/** A finished game is looked at again: asking for it, and what was found out. */
import { tableAnalysis } from '@bottega/protocol/answers';
import type { FastifyInstance } from 'fastify';
import type { Analyses } from '../analyses/analyses.js';
import type { People } from '../people/people.js';
import { api } from './api-docs.js';
import { personIn } from './cookie.js';
import { counted } from './request-limits.js';
import { address } from './signed-in-routes.js';

export function addAnalysisRoutes(app: FastifyInstance, people: People, analyses: Analyses): void {
  app.post(
    '/api/tables/:id/analysis',
    api({
      says: 'Asks for a game that was played to its end to be analysed; what is there or on its way already is told.',
      params: address,
      answer: tableAnalysis,
    }),
    async (request) => {
      const { id } = address.parse(request.params);
      const person = (await personIn(request, people))?.id ?? null;
      return analyses.ask(id, { person, counted: counted(request, person) });
    },
  );

  app.get(
    '/api/tables/:id/analysis',
    api({
      says: 'How far the analysis of a finished game is, and what was found out.',
      params: address,
      answer: tableAnalysis,
    }),
    async (request) => {
      const { id } = address.parse(request.params);
      return analyses.tell(id, (await personIn(request, people))?.id ?? null);
    },
  );
}
