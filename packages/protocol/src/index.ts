/** What a server and its clients say to each other, and a client that speaks it; the schemas are in `@bottega/protocol/schemas`. */
export { AccountClient } from './account-client.js';
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
export type { Clock, NewTableRequest, NightHours, UpMessage } from './schemas.js';
export {
  type Account,
  type ChatLine,
  CLOCK_KINDS,
  type DeviceLink,
  type LeftGuest,
  type Me,
  type Passkey,
  type Place,
  type Problem,
  type SignedIn,
  SPECTATOR_RIGHTS,
  type SpectatorRights,
  TABLE_STATUSES,
  type TableState,
  type TableStatus,
  type TableSummary,
} from './table-types.js';
