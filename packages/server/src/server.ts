/** A whole server: storage, tables, people, sockets and jobs put together. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pino from 'pino';
import { createApp } from './http/app.js';
import { personIn } from './http/cookie.js';
import { checkOrigin } from './http/origin.js';
import { addPeopleRoutes } from './http/people-routes.js';
import { addTableRoutes } from './http/table-routes.js';
import { newSecret } from './ids.js';
import { GraphileQueue, prepareJobs } from './jobs/graphile-queue.js';
import { LocalQueue } from './jobs/local-queue.js';
import type { JobQueue } from './jobs/queue.js';
import type { Assets } from './page/page-server.js';
import { People, type Person } from './people/people.js';
import { Neighbours } from './processes/neighbours.js';
import type { Services } from './services.js';
import type { Settings } from './settings.js';
import { Connection } from './socket/connection.js';
import { ActWriter } from './store/act-writer.js';
import { type Db, openStore, type Store } from './store/store.js';
import { GameShelf } from './tables/game-shelf.js';
import { LiveTables } from './tables/live-tables.js';
import { TableNews } from './tables/table-news.js';
import { TableService } from './tables/table-service.js';

export interface BottegaServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly live: LiveTables;
  /** Lets what was begun come to its end, then closes everything. */
  close(): Promise<void>;
}

export async function createBottegaServer(settings: Settings, assets: Assets): Promise<BottegaServer> {
  const logger = pino({ level: settings.logLevel });
  const store = await openStore(settings.database);
  const { neighbours, queue } = await jobsFor(store, settings, logger);
  const writer = new ActWriter(store, queue, async (transaction, ids) => neighbours?.announceActs(transaction, ids));
  const services: Services = {
    store,
    db: store.db,
    queue,
    writer,
    neighbours,
    games: new GameShelf(),
    news: new TableNews((id) => neighbours?.announcePlaces(id)),
    logger,
    now: Date.now,
  };
  const people = new People(services);
  const tables = new TableService(services);
  const live = new LiveTables(services);
  const secret = await keptSecret(store.db, 'cookies');
  const hall = { services, tables, live, messagesPerMinute: settings.messagesPerMinute };
  const app = await createApp(services, { settings, assets, secret }, async (routes) => {
    routes.addHook('onRequest', async (request) => checkOrigin(request));
    addPeopleRoutes(routes, people);
    addTableRoutes(routes, people, tables);
    routes.get('/healthz', async () => {
      await store.db.selectFrom('secrets').select('name').limit(1).execute();
      return { ok: true };
    });
    /** Known before the socket opens: nothing that is said over it must be missed. */
    const callers = new WeakMap<FastifyRequest, Person | null>();
    const identify = async (request: FastifyRequest) => {
      callers.set(request, await personIn(request, people));
    };
    routes.get('/api/socket', { websocket: true, preValidation: identify }, (socket, request) => {
      new Connection(hall, socket, callers.get(request) ?? null);
    });
  });
  await neighbours?.start(live, services.news);
  await queue.start({
    bots: (id) => live.with(id, (table) => table.playBots()),
    clock: async () => {},
    expire: (id) => tables.expire(id),
  });
  return {
    app,
    services,
    live,
    async close() {
      await app.close();
      // Jobs that are being done end with the tables; others, or the next start, go on with them.
      const stopped = queue.stop();
      await live.close();
      await stopped;
      await neighbours?.stop();
      await store.close();
    },
  };
}

/** Jobs as the database has them, and the other processes, if it can be shared. */
async function jobsFor(
  store: Store,
  { database, beatMs }: Settings,
  logger: pino.Logger,
): Promise<{ readonly neighbours: Neighbours | null; readonly queue: JobQueue }> {
  const { db, pool } = store;
  if (pool === null) return { neighbours: null, queue: new LocalQueue(db, logger) };
  await prepareJobs(pool, logger);
  const neighbours = new Neighbours({ store, url: database, beatMs, logger });
  return { neighbours, queue: new GraphileQueue({ pool, db, neighbours, logger, now: Date.now }) };
}

/** A secret that is made once and then stays. */
async function keptSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
