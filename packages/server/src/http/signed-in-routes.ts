/** Routes for people who are signed in: what they send is read by the same schemas that describe it. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { People, Person } from '../people/people.js';
import { type ApiDoc, api } from './api-docs.js';
import { somebodyIn } from './cookie.js';

/** The address of a table, or of something else with an id of ours. */
export const address = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

interface Described<Params extends z.ZodObject, Body extends z.ZodType> extends ApiDoc {
  readonly params?: Params;
  readonly body?: Body;
  /** How many bytes it may have, if more than usual. */
  readonly bodyLimit?: number;
}

/** Who asks, and what for. */
interface Asked<Params extends z.ZodObject, Body extends z.ZodType> {
  readonly person: Person;
  readonly params: z.output<Params>;
  readonly body: z.output<Body>;
}

export type AddRoute = <Params extends z.ZodObject, Body extends z.ZodType>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  doc: Described<Params, Body>,
  answer: (asked: Asked<Params, Body>) => Promise<unknown>,
) => void;

/** Adds a route that says what it takes and gives. Whoever is not signed in is turned away before what they send is read. */
export function signedInRoutes(app: FastifyInstance, people: People): AddRoute {
  return (method, url, doc, answer) => {
    app.route({
      method,
      url,
      ...api(doc),
      ...(doc.bodyLimit === undefined ? {} : { bodyLimit: doc.bodyLimit }),
      handler: async (request) => {
        const params = read(doc.params, request.params);
        const person = await somebodyIn(request, people);
        return answer({ person, params, body: read(doc.body, request.body) });
      },
    });
  };
}

/** What no schema describes is not read at all. */
const read = <Schema extends z.ZodType>(schema: Schema | undefined, given: unknown) =>
  schema?.parse(given) as z.output<Schema>;
