/** The server's answers over HTTP and WebSocket, beside the files of the page. */
import type { Server } from 'node:http';
import { InputError } from '@bottega/kernel';
import { TableError, type TableErrorCode } from '@bottega/table';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { ZodError, z } from 'zod';
import type { Drain } from '../ops/drain.js';
import { type Assets, pageServerFor } from '../page/page-server.js';
import type { People } from '../people/people.js';
import { RequestError } from '../problem.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';
import { isStoreError, storeError } from '../store/store.js';
import { noteRoutes } from './api-docs.js';
import { addDocRoutes } from './doc-routes.js';
import { addRequestLimits } from './request-limits.js';

const MAX_BODY_BYTES = 400_000;
/** A message is a few choices; component data comes over HTTP. */
const MAX_MESSAGE_BYTES = 32_768;

export interface AppOptions {
  readonly settings: Settings;
  /** The files of the page. */
  readonly assets: Assets;
  /** What cookies are signed with. */
  readonly secret: string;
  readonly drain: Drain;
  readonly people: People;
}

export async function createApp(
  services: Services,
  { settings, assets, secret, drain, people }: AppOptions,
  addRoutes: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: (answer): Server => pageServerFor(assets, { hosts: settings.hosts, answer }),
    loggerInstance: services.logger,
    bodyLimit: MAX_BODY_BYTES,
    // One proxy: whatever else somebody says about where they come from may be made up.
    trustProxy: settings.isBehindProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
    // Ours is in `noteRequests`: addresses let people in, so they are not logged.
    logController: new fastify.LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  drain.count(app);
  const routes = noteRoutes(app);
  noteRequests(app, services);
  await app.register(cookie, { secret });
  await app.register(helmet, {
    // A page that came by plain HTTP posts its forms the same way.
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], upgradeInsecureRequests: null },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Whether a name is reached by HTTPS only is for whoever has set that up to say.
    strictTransportSecurity: false,
  });
  await addRequestLimits(app, people, settings.requestsPerMinute);
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
  app.setErrorHandler((error, request, reply) => {
    const { status, code, message } = problemOf(error);
    if (status >= 500) services.logger.error({ error, route: request.routeOptions.url }, 'a request failed');
    void reply.status(status).send({ error: code, message });
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply.status(404).send({ error: 'nothingHere', message: 'there is nothing here' });
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  await addRoutes(app);
  addDocRoutes(app, routes);
  return app;
}

/** Counts and logs requests, by their routes. */
function noteRequests(app: FastifyInstance, { logger, metrics }: Services): void {
  app.addHook('onResponse', async ({ method, routeOptions, ip }, { statusCode: status, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    metrics.request(method, route, status, elapsedTime);
    logger.info({ method, route, status, ip, ms: Math.round(elapsedTime) }, 'answered');
  });
}

const TROUBLE: Partial<Record<TableErrorCode, string>> = {
  storageFull: 'the server has no room left to keep this',
  storageFailed: 'the server cannot reach what it keeps games in',
};

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
  if (error instanceof TableError || isStoreError(error)) {
    const { code } = storeError(error);
    return {
      status: 503,
      code,
      message: `${TROUBLE[code] ?? 'the server cannot do this now'}: nothing has happened; try again later`,
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
