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
export type { Clock, NewTableRequest, NightHours, TableSettingsRequest, UpMessage } from './schemas.js';
export {
  type ChatLine,
  CLOCK_KINDS,
  type Me,
  type Muted,
  PROPOSAL_KINDS,
  PROPOSAL_OUTCOMES,
  type Proposal,
  type ProposalKind,
  type ProposalOutcome,
  type SeatClockState,
  TABLE_LISTS,
  type TableClocks,
  type TableList,
  type TableListName,
  type Place,
  type Problem,
  SPECTATOR_RIGHTS,
  type SpectatorRights,
  TABLE_STATUSES,
  type TableState,
  type TableStatus,
  type TableSummary,
} from './table-types.js';
