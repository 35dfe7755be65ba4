/** Each route says what it takes and gives where it is registered; OpenAPI is made from that. */

import { problem } from '@bottega/protocol/answers';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';

export interface ApiDoc {
  /** What it does, in a sentence or two. */
  readonly says: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** The type of the answer, if it is not JSON. */
  readonly type?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    documentedRoutes: readonly DocumentedRoute[];
  }
  interface FastifyContextConfig {
    api?: ApiDoc;
  }
}

/** Says what a route is for: `app.get(path, api({ … }), handler)`. */
export const api = (doc: ApiDoc) => ({ config: { api: doc } });

export interface DocumentedRoute {
  readonly method: string;
  readonly url: string;
  readonly doc: ApiDoc | undefined;
}

/** Sockets are no requests: their messages have schemas of their own. HEAD goes with every GET. */
const isDescribed = ({ method, websocket, wsHandler }: RouteOptions) =>
  method !== 'HEAD' && !websocket && wsHandler === undefined;

/** Notes every route that is added from now on. */
export function noteRoutes(app: FastifyInstance): DocumentedRoute[] {
  const routes: DocumentedRoute[] = [];
  app.decorate('documentedRoutes', routes);
  app.addHook('onRoute', (route) => {
    if (!isDescribed(route)) return;
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, doc: route.config?.api });
  });
  return routes;
}

/** Routes that say nothing of themselves; there should be none. */
export const undocumented = (routes: readonly DocumentedRoute[]) =>
  routes.filter(({ doc }) => doc === undefined).map(({ method, url }) => `${method} ${url}`);

/** The whole of it as OpenAPI 3.1. */
export function openApi(routes: readonly DocumentedRoute[], version: number) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, url, doc } of routes) {
    if (doc === undefined) continue;
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(doc) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bottega',
      version: String(version),
      description: 'Tables for people who sit elsewhere. The socket at /api/socket is described by /api/messages.json.',
    },
    components: { schemas: { Problem: jsonSchema(problem, 'output') } },
    paths,
  };
}

function operationOf({ says, params, query, body, answer, type = 'application/json' }: ApiDoc) {
  return {
    summary: says,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      200: { description: 'done', content: { [type]: { schema: jsonSchema(answer, 'output') } } },
      default: {
        description: 'not done, and why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function parametersOf(fields: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }));
}

/** A schema as others can use it. What JSON Schema has no word for stays open. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
