/** A whole server: storage, tables, people, sockets and jobs put together. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Chat } from './chat/chat.js';
import { createApp } from './http/app.js';
import { addAroundRoutes } from './http/around-routes.js';
import { personIn } from './http/cookie.js';
import { checkOrigin } from './http/origin.js';
import { addPeopleRoutes } from './http/people-routes.js';
import { addPlayRoutes } from './http/play-routes.js';
import { addTableRoutes } from './http/table-routes.js';
import { newSecret } from './ids.js';
import { LocalQueue } from './jobs/local-queue.js';
import { Drain } from './ops/drain.js';
import { createLogger, type LogTarget } from './ops/logger.js';
import { Metrics } from './ops/metrics.js';
import { addOperatorRoutes } from './ops/operator-routes.js';
import type { Assets } from './page/page-server.js';
import { People, type Person } from './people/people.js';
import { RequestError } from './problem.js';
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

/** What a test has otherwise than a server in the world. */
export interface Surroundings {
  readonly logTarget?: LogTarget;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export async function createBottegaServer(
  settings: Settings,
  assets: Assets,
  { logTarget, now = Date.now }: Surroundings = {},
): Promise<BottegaServer> {
  const logger = createLogger(settings.logLevel, logTarget);
  const metrics = new Metrics();
  const drain = new Drain();
  const store = await openStore(settings.database);
  const queue = new LocalQueue(store.db, logger, now);
  const writer = new ActWriter(store, queue);
  writer.onCommit = (acts) => metrics.commit(acts);
  const services: Services = {
    store,
    db: store.db,
    queue,
    writer,
    games: new GameShelf(),
    news: new TableNews(),
    logger,
    metrics,
    now,
  };
  const people = new People(services);
  const tables = new TableService(services);
  const live = new LiveTables(services);
  const secret = await keptSecret(store.db, 'cookies');
  const chat = new Chat(services);
  const hall = { services, tables, live, chat, drain, messagesPerMinute: settings.messagesPerMinute };
  const app = await createApp(services, { settings, assets, secret, drain }, async (routes) => {
    drain.guard(routes);
    routes.addHook('onRequest', async (request) => checkOrigin(request));
    addPeopleRoutes(routes, people);
    addTableRoutes(routes, people, tables);
    addAroundRoutes(routes, { services, people, tables, live });
    addPlayRoutes(routes, { people, tables, live, drain });
    addOperatorRoutes(routes, services, settings);
    /** Known before the socket opens: nothing that is said over it must be missed. */
    const callers = new WeakMap<FastifyRequest, Person | null>();
    const identify = async (request: FastifyRequest) => {
      callers.set(request, await personIn(request, people));
    };
    routes.get('/api/socket', { websocket: true, preValidation: identify }, (socket, request) => {
      new Connection(hall, socket, callers.get(request) ?? null);
    });
  });
  metrics.watch({ liveTables: () => live.size, connections: () => app.websocketServer.clients.size });
  await queue.start(
    metrics.timed({
      bots: (id) => unlessGone(live.with(id, (table) => table.playBots())),
      clock: (id) => unlessGone(live.with(id, (table) => table.runOut())),
      expire: (id) => tables.expire(id),
    }),
  );
  return {
    app,
    services,
    live,
    async close() {
      await drain.drain();
      await app.close();
      const isStopped = queue.stop(); // before the tables are closed: bots that stop are not done
      await live.close();
      await isStopped;
      await store.close();
    },
  };
}

/** A table that an operator has deleted needs no bots any more. */
async function unlessGone(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof RequestError && error.status === 404)) throw error;
  });
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
