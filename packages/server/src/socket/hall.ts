/** What every connection needs of the server. */
import type { Chat } from '../chat/chat.js';
import type { RateLimit } from '../limits.js';
import type { Looked } from '../notices/looked.js';
import type { Drain } from '../ops/drain.js';
import type { Services } from '../services.js';
import type { LiveTables } from '../tables/live-tables.js';
import type { TableService } from '../tables/table-service.js';
import type { Online } from './online.js';
import type { OpenSockets } from './open-sockets.js';

export interface Hall {
  readonly services: Services;
  readonly tables: TableService;
  readonly live: LiveTables;
  readonly chat: Chat;
  readonly drain: Drain;
  readonly looked: Looked;
  readonly online: Online;
  readonly sockets: OpenSockets;
  /** Messages of one person, over all their sockets. */
  readonly messages: RateLimit;
}
