/** A whole server: storage, tables, people, sockets and jobs put together. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Analyses } from './analyses/analyses.js';
import { Chat } from './chat/chat.js';
import { addAccountRoutes } from './http/account-routes.js';
import { addAnalysisRoutes } from './http/analysis-routes.js';
import { createApp } from './http/app.js';
import { addAroundRoutes } from './http/around-routes.js';
import { personIn, secretIn } from './http/cookie.js';
import { addHereRoutes } from './http/here-routes.js';
import { addMailLinkRoutes } from './http/mail-link-routes.js';
import { addNoticeRoutes } from './http/notice-routes.js';
import { checkOrigin } from './http/origin.js';
import { addPasskeyRoutes } from './http/passkey-routes.js';
import { addPeopleRoutes } from './http/people-routes.js';
import { addPersonRoutes } from './http/person-routes.js';
import { addPlayRoutes } from './http/play-routes.js';
import { counted, newcomerLimit } from './http/request-limits.js';
import { addTableRoutes } from './http/table-routes.js';
import { hashed, newSecret } from './ids.js';
import { GraphileQueue, prepareJobs } from './jobs/graphile-queue.js';
import { LocalQueue } from './jobs/local-queue.js';
import type { JobQueue } from './jobs/queue.js';
import { RateLimit } from './limits.js';
import { FarNotices } from './notices/far-notices.js';
import { Looked } from './notices/looked.js';
import { NoticeBook } from './notices/notice-book.js';
import { createNotices } from './notices/notices.js';
import { Drain } from './ops/drain.js';
import { createLogger, type LogTarget } from './ops/logger.js';
import { Metrics } from './ops/metrics.js';
import { addOperatorRoutes } from './ops/operator-routes.js';
import type { Reach } from './outgoing/post.js';
import type { Assets } from './page/page-server.js';
import { Accounts } from './people/accounts.js';
import { Attempts } from './people/attempts.js';
import { Departures } from './people/departures.js';
import { Exports } from './people/exports.js';
import { Links } from './people/links.js';
import { Passkeys } from './people/passkeys.js';
import { People } from './people/people.js';
import { RequestError } from './problem.js';
import { Neighbours } from './processes/neighbours.js';
import { PersonPages } from './ratings/person-pages.js';
import type { Services } from './services.js';
import type { Settings } from './settings.js';
import { type Caller, Connection } from './socket/connection.js';
import { Online } from './socket/online.js';
import { OpenSockets } from './socket/open-sockets.js';
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
  readonly sockets: OpenSockets;
  /** Every address that is answered, with its method. */
  readonly routes: readonly Route[];
  /** Lets what was begun come to its end, then closes everything. */
  close(): Promise<void>;
}

export interface Route {
  readonly method: string;
  readonly url: string;
}

/** What a server has of the world around it; tests have other clocks, and receivers on their own machine. */
export interface Surroundings {
  readonly logTarget?: LogTarget;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly reach?: Reach;
}

export async function createBottegaServer(
  settings: Settings,
  assets: Assets,
  { logTarget, now = Date.now, reach }: Surroundings = {},
): Promise<BottegaServer> {
  const logger = createLogger(settings.logLevel, logTarget);
  const metrics = new Metrics();
  const drain = new Drain();
  const store = await openStore(settings.database);
  const { db } = store;
  const { neighbours, queue } = await jobsFor(store, settings, logger, now);
  const writer = new ActWriter(store, queue, neighbours && ((ids) => neighbours.actsAt(ids)));
  writer.onCommit = (acts) => metrics.commit(acts);
  const { noticeDelayMs } = settings;
  const online = new Online();
  const looked = new Looked(db, noticeDelayMs / 4, (error) => logger.error({ error }, 'who looked was not kept'));
  const services: Services = {
    store,
    db,
    queue,
    writer,
    neighbours,
    games: new GameShelf(),
    looked,
    notices: new NoticeBook(queue, online, now, noticeDelayMs),
    news: new TableNews((id) => neighbours?.announcePlaces(id)),
    logger,
    metrics,
    now,
  };
  const people = new People(services);
  const tables = new TableService(services);
  const live = new LiveTables(services);
  const secret = await keptSecret(store.db, 'cookies');
  const notices = await createNotices(services, { tables, live }, settings, secret, reach);
  const far = new FarNotices(db, online, now, (error) => logger.error({ error }, 'notices cannot be read'));
  const chat = new Chat(services);
  const sockets = new OpenSockets(services);
  const messages = new RateLimit(settings.messagesPerMinute, services.now);
  const hall = { services, tables, live, chat, drain, looked, online, sockets, messages };
  const attempts = new Attempts(services);
  const analyses = new Analyses(services, tables, attempts, settings);
  const answered: Route[] = [];
  const app = await createApp(services, { settings, assets, secret, drain, people }, async (routes) => {
    drain.guard(routes);
    routes.addHook('onRoute', ({ method, url }) => {
      answered.push(...[method].flat().map((one) => ({ method: one, url })));
    });
    routes.addHook('onRequest', async (request) => checkOrigin(request));
    addPeopleRoutes(routes, people, sockets, newcomerLimit(settings.requestsPerMinute));
    const passkeys = new Passkeys(services);
    addPasskeyRoutes(routes, { services, people, passkeys, sockets });
    addAccountRoutes(routes, {
      services,
      people,
      accounts: new Accounts(services),
      passkeys,
      links: new Links(services),
      departures: new Departures(services, live),
      exports: new Exports(services, tables, live),
      attempts,
      sockets,
    });
    addTableRoutes(routes, { services, people, tables, attempts });
    addPersonRoutes(routes, { db, people, tables, pages: new PersonPages(db, tables) });
    addAroundRoutes(routes, { services, people, tables, live, chat });
    addAnalysisRoutes(routes, people, analyses);
    addHereRoutes(routes);
    addPlayRoutes(routes, { people, tables, live, drain });
    addOperatorRoutes(routes, services, settings);
    addNoticeRoutes(routes, people, services, notices);
    await addMailLinkRoutes(routes, services, notices);
    /** Known before the socket opens: nothing that is said over it must be missed. */
    const callers = new WeakMap<FastifyRequest, Caller>();
    const identify = async (request: FastifyRequest) => {
      const person = await personIn(request, people);
      const session = person === null ? null : secretIn(request);
      const caller = { person, session: session === null ? null : hashed(session) };
      callers.set(request, { ...caller, counted: counted(request, person?.id ?? null) });
    };
    routes.route({
      method: 'GET',
      url: '/api/socket',
      preValidation: identify,
      handler: async () => {
        throw new RequestError(426, 'socketOnly', 'this address is for sockets');
      },
      wsHandler: (socket, request) => {
        const caller = callers.get(request);
        if (caller !== undefined) new Connection(hall, socket, caller, request.raw.socket);
      },
    });
  });
  metrics.watch({
    liveTables: () => live.size,
    connections: () => app.websocketServer.clients.size,
    analyses: () => analyses.running,
  });
  await neighbours?.start(live, services.news);
  await queue.start(
    metrics.timed({
      bots: (id) => unlessGone(live.with(id, (table) => table.playBots())),
      clock: (id) => unlessGone(live.with(id, (table) => table.runOut())),
      vote: (id) => unlessGone(live.with(id, (table) => table.votes.runOut())),
      expire: (id) => tables.expire(id),
      notice: (id) => notices.outbox.release(id),
      send: (id) => notices.outbox.send(id),
      analysis: (id) => analyses.work(id),
    }),
  );
  if (store.pool !== null) far.start();
  return {
    app,
    services,
    live,
    sockets,
    routes: answered,
    async close() {
      await drain.drain();
      sockets.close();
      await app.close();
      // Jobs that are being done end with the tables; others, or the next start, go on with them.
      const isStopped = queue.stop();
      analyses.stop();
      await live.close();
      await isStopped;
      far.stop();
      notices.close();
      await looked.flush();
      await neighbours?.stop();
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

/** Jobs as the database has them, and the other processes, if it can be shared. */
async function jobsFor(
  store: Store,
  { database, beatMs }: Settings,
  logger: Logger,
  now: () => number,
): Promise<{ readonly neighbours: Neighbours | null; readonly queue: JobQueue }> {
  const { db, pool } = store;
  if (pool === null) return { neighbours: null, queue: new LocalQueue(db, logger, now) };
  await prepareJobs(pool, logger);
  const neighbours = new Neighbours({ store, url: database, beatMs, logger });
  return { neighbours, queue: new GraphileQueue({ pool, db, neighbours, logger, now }) };
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
