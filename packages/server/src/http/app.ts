/** The server's answers over HTTP and WebSocket, beside the files of the page. */
import type { Server } from 'node:http';
import { InputError } from '@bottega/kernel';
import { TableError } from '@bottega/table';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { ZodError, z } from 'zod';
import { type Assets, pageServerFor } from '../page/page-server.js';
import { RequestError } from '../problem.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';

const MAX_BODY_BYTES = 400_000;
/** A message is a few choices; component data comes over HTTP. */
const MAX_MESSAGE_BYTES = 32_768;

export interface AppOptions {
  readonly settings: Settings;
  /** The files of the page. */
  readonly assets: Assets;
  /** What cookies are signed with. */
  readonly secret: string;
}

export async function createApp(
  services: Services,
  { settings, assets, secret }: AppOptions,
  addRoutes: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: (answer): Server => pageServerFor(assets, { hosts: settings.hosts, answer }),
    loggerInstance: services.logger,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: settings.isBehindProxy,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  await app.register(cookie, { secret });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    // Whether a name is reached by HTTPS only is for whoever has set that up to say.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, { max: settings.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
  app.setErrorHandler((error, request, reply) => {
    const { status, code, message } = problemOf(error);
    if (status >= 500) services.logger.error({ error, url: request.url }, 'a request failed');
    void reply.status(status).send({ error: code, message });
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply.status(404).send({ error: 'nothingHere', message: 'there is nothing here' });
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  await addRoutes(app);
  return app;
}

/** What is told of an error: what is wrong with the request in full, of what is wrong here nothing but that it is. */
export function problemOf(error: unknown): {
  readonly status: number;
  readonly code: string;
  readonly message: string;
} {
  if (error instanceof RequestError) return error;
  if (error instanceof ZodError) {
    return { status: 400, code: 'wrongInput', message: z.prettifyError(error).slice(0, 1_000) };
  }
  if (error instanceof InputError)
    return { status: 400, code: error.reason?.code ?? 'wrongInput', message: error.message };
  if (error instanceof TableError) {
    return {
      status: 503,
      code: error.code,
      message: 'the server could not keep this: try again; if it was kept all the same, it is not done twice',
    };
  }
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return {
      status: statusCode,
      code: statusCode === 429 ? 'tooMany' : (code ?? 'wrongInput'),
      message: message ?? '',
    };
  }
  return { status: 500, code: 'failed', message: 'the server made a mistake; nothing has happened' };
}
