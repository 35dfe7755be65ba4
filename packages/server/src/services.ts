/** What the parts of a server share. */
import type { Logger } from 'pino';
import type { JobQueue } from './jobs/queue.js';
import type { Looked } from './notices/looked.js';
import type { NoticeBook } from './notices/notice-book.js';
import type { Metrics } from './ops/metrics.js';
import type { Neighbours } from './processes/neighbours.js';
import type { ActWriter } from './store/act-writer.js';
import type { Db, Store } from './store/store.js';
import type { GameShelf } from './tables/game-shelf.js';
import type { TableNews } from './tables/table-news.js';

export interface Services {
  readonly store: Store;
  readonly db: Db;
  readonly queue: JobQueue;
  readonly writer: ActWriter;
  /** The other processes at the same database; null if there can be none. */
  readonly neighbours: Neighbours | null;
  readonly games: GameShelf;
  readonly looked: Looked;
  readonly notices: NoticeBook;
  readonly news: TableNews;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
