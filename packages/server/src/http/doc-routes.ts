/** The protocol, told by the server itself: OpenAPI for requests, JSON Schema for what goes over the socket. */
import { PROTOCOL_VERSION } from '@bottega/protocol';
import { ANSWERS, downMessage } from '@bottega/protocol/answers';
import { upMessage } from '@bottega/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { api, type DocumentedRoute, jsonSchema, openApi } from './api-docs.js';

export function addDocRoutes(app: FastifyInstance, routes: readonly DocumentedRoute[]): void {
  const requests = api({ says: 'What can be asked for over HTTP, as OpenAPI 3.1.', answer: z.looseObject({}) });
  app.get('/api/openapi.json', requests, async () => openApi(routes, PROTOCOL_VERSION));

  const messages = api({ says: 'What goes over the socket, as JSON Schema.', answer: z.looseObject({}) });
  app.get('/api/messages.json', messages, async () => messageSchemas());
}

/** What is sent up, what comes down, and the values of answers by what was asked for. */
export function messageSchemas() {
  const answers = Object.entries(ANSWERS).map(([type, schema]) => [type, jsonSchema(schema, 'output')]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    protocol: PROTOCOL_VERSION,
    up: jsonSchema(upMessage, 'input'),
    down: jsonSchema(downMessage, 'output'),
    answers: Object.fromEntries(answers),
  };
}
