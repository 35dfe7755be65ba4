/** The parts of a server for an operator's command: they work on the database, but nobody listens and no job is done here. */
import { LocalQueue } from '../jobs/local-queue.js';
import { Looked } from '../notices/looked.js';
import { NoticeBook } from '../notices/notice-book.js';
import type { Services } from '../services.js';
import { USUAL_SETTINGS } from '../settings.js';
import { Online } from '../socket/online.js';
import { ActWriter } from '../store/act-writer.js';
import { openStore } from '../store/store.js';
import { GameShelf } from '../tables/game-shelf.js';
import { LiveTables } from '../tables/live-tables.js';
import { TableNews } from '../tables/table-news.js';
import { createLogger } from './logger.js';
import { Metrics } from './metrics.js';

export interface Offline {
  readonly services: Services;
  readonly live: LiveTables;
}

/** Does something with a database, and leaves it in order. */
export async function offline<T>(database: string, work: (parts: Offline) => Promise<T>): Promise<T> {
  const store = await openStore(database);
  const { db } = store;
  const logger = createLogger('error');
  const queue = new LocalQueue(db, logger); // never started: jobs are for the server
  const services: Services = {
    store,
    db,
    queue,
    writer: new ActWriter(store, queue),
    games: new GameShelf(),
    neighbours: null,
    looked: new Looked(db, USUAL_SETTINGS.noticeDelayMs, (error) => logger.error({ error }, 'who looked was not kept')),
    notices: new NoticeBook(queue, new Online(), Date.now, USUAL_SETTINGS.noticeDelayMs),
    news: new TableNews(),
    logger,
    metrics: new Metrics(),
    now: Date.now,
  };
  const live = new LiveTables(services);
  try {
    return await work({ services, live });
  } finally {
    await live.close();
    await store.close();
  }
}
