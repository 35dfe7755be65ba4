/** What operators and their machines ask: whether the server is well, and its figures. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { api } from '../http/api-docs.js';
import { isFromHere } from '../http/from-here.js';
import { RequestError } from '../problem.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';

/** A database that takes longer does not answer. */
const PATIENCE_MS = 2_000;

export function addOperatorRoutes(app: FastifyInstance, services: Services, settings: Settings): void {
  const health = api({
    says: 'Whether the server is well: 503 if its database does not answer.',
    answer: z.object({ ok: z.literal(true) }),
  });
  app.get('/healthz', { ...health, config: { ...health.config, rateLimit: false } }, async () => {
    if (!(await answers(services))) {
      throw new RequestError(503, 'storageFailed', 'the database does not answer');
    }
    return { ok: true };
  });

  app.get(
    '/metrics',
    api({
      says: 'Figures for Prometheus; for this machine, or with the token of --metrics-token.',
      answer: z.string(),
      type: 'text/plain',
    }),
    async (request, reply) => {
      if (!mayRead(request, settings.metricsToken))
        throw new RequestError(403, 'notAllowed', 'the figures are for operators');
      void reply.type(services.metrics.contentType);
      return services.metrics.text();
    },
  );
}

async function answers({ db, logger }: Services): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database takes too long')), PATIENCE_MS);
  });
  try {
    await Promise.race([sql`select name from secrets limit 1`.execute(db), late]);
    return true;
  } catch (error) {
    logger.error({ error }, 'the database does not answer');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever has the token; without one, whoever asks from this machine and not through a proxy on it. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  return token === null ? isFromHere(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`);
}

/** Compared by hash: neither length nor time tells anything. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(first, second);
}
