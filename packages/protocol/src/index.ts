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
  type Place,
  PROPOSAL_KINDS,
  PROPOSAL_OUTCOMES,
  type Problem,
  type Proposal,
  type ProposalKind,
  type ProposalOutcome,
  type SeatClockState,
  SPECTATOR_RIGHTS,
  type SpectatorRights,
  TABLE_LISTS,
  TABLE_STATUSES,
  type TableClocks,
  type TableList,
  type TableListName,
  type TableState,
  type TableStatus,
  type TableSummary,
} from './table-types.js';
