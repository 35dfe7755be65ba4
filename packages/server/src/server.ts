/** A whole server: storage, tables, people, sockets and jobs put together. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pino from 'pino';
import { addAccountRoutes } from './http/account-routes.js';
import { createApp } from './http/app.js';
import { personIn, secretIn } from './http/cookie.js';
import { checkOrigin } from './http/origin.js';
import { addPeopleRoutes } from './http/people-routes.js';
import { counted, newcomerLimit } from './http/request-limits.js';
import { addTableRoutes } from './http/table-routes.js';
import { hashed, newSecret } from './ids.js';
import { LocalQueue } from './jobs/local-queue.js';
import { RateLimit } from './limits.js';
import type { Assets } from './page/page-server.js';
import { Accounts } from './people/accounts.js';
import { Attempts } from './people/attempts.js';
import { Departures } from './people/departures.js';
import { Exports } from './people/exports.js';
import { Links } from './people/links.js';
import { Passkeys } from './people/passkeys.js';
import { People } from './people/people.js';
import { RequestError } from './problem.js';
import type { Services } from './services.js';
import type { Settings } from './settings.js';
import { type Caller, Connection } from './socket/connection.js';
import { OpenSockets } from './socket/open-sockets.js';
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
  const sockets = new OpenSockets(services);
  const messages = new RateLimit(settings.messagesPerMinute, services.now);
  const hall = { services, tables, live, sockets, messages };
  const answered: Route[] = [];
  const app = await createApp(services, { settings, assets, secret, people }, async (routes) => {
    routes.addHook('onRoute', ({ method, url }) => {
      answered.push(...[method].flat().map((one) => ({ method: one, url })));
    });
    routes.addHook('onRequest', async (request) => checkOrigin(request));
    addPeopleRoutes(routes, people, sockets, newcomerLimit(settings.requestsPerMinute));
    addAccountRoutes(routes, {
      services,
      people,
      accounts: new Accounts(services),
      passkeys: new Passkeys(services),
      links: new Links(services),
      departures: new Departures(services, live),
      exports: new Exports(services, tables, live),
      attempts: new Attempts(services),
      sockets,
    });
    addTableRoutes(routes, people, tables);
    routes.get('/healthz', async () => {
      await store.db.selectFrom('secrets').select('name').limit(1).execute();
      return { ok: true };
    });
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
        if (caller !== undefined) new Connection(hall, socket, caller);
      },
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
    sockets,
    routes: answered,
    async close() {
      sockets.close();
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
