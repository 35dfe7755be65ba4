/** What a server and its clients say to each other, and a client that speaks it; the schemas are in `@bottega/protocol/schemas`. */
export {
  BottegaClient,
  ClientError,
  type ClientSocket,
  type Fetch,
  type OpenedTable,
  type TableListener,
  type WireOptions,
} from './client.js';
export { type Answers, type DownMessage, PROTOCOL_VERSION, type Watched } from './messages.js';
export type { Invitation, NoticeWishes } from './notice-schemas.js';
export {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  NOTICE_PACES,
  NOTICE_TROUBLES,
  type Notice,
  type NoticeChannel,
  type NoticeKind,
  type NoticePace,
  type NoticeSettings,
  type NoticeTarget,
  type NoticeTrouble,
} from './notices.js';
export type { Clock, NewTableRequest, NightHours, UpMessage } from './schemas.js';
export {
  type ChatLine,
  CLOCK_KINDS,
  type Me,
  type Place,
  type Problem,
  SPECTATOR_RIGHTS,
  type SpectatorRights,
  TABLE_STATUSES,
  type TableState,
  type TableStatus,
  type TableSummary,
} from './table-types.js';
