/** A whole server: storage, tables, people, sockets and jobs put together. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pino from 'pino';
import { createApp } from './http/app.js';
import { personIn } from './http/cookie.js';
import { checkOrigin } from './http/origin.js';
import { addPeopleRoutes } from './http/people-routes.js';
import { addTableRoutes } from './http/table-routes.js';
import { newSecret } from './ids.js';
import { LocalQueue } from './jobs/local-queue.js';
import type { Assets } from './page/page-server.js';
import { People, type Person } from './people/people.js';
import type { Services } from './services.js';
import type { Settings } from './settings.js';
import { Connection } from './socket/connection.js';
import { ActWriter } from './store/act-writer.js';
import { type Db, openStore } from './store/store.js';
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
  const queue = new LocalQueue(store.db, logger);
  const writer = new ActWriter(store, queue);
  const services: Services = {
    store,
    db: store.db,
    queue,
    writer,
    games: new GameShelf(),
    news: new TableNews(),
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
      new Connection(hall, socket, callers.get(request) ?? null, request.raw.socket);
    });
  });
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
      await queue.stop();
      await live.close();
      await store.close();
    },
  };
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
