/** What a server and its clients say to each other, and a client that speaks it; the schemas are in `@bottega/protocol/schemas`. */
export { AccountClient } from './account-client.js';
export { ANALYSIS_STATES, type AnalysisState, type TableAnalysis } from './analysis-types.js';
export { BottegaClient, type OpenedTable, type TableListener } from './client.js';
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
export {
  type GameRating,
  type GameResults,
  type HeadToHead,
  type MetPeople,
  type MetPerson,
  type PersonGame,
  type PersonGames,
  type PersonPage,
  type RatingChange,
  type SeatRating,
  type ShownRating,
  type TableRating,
  UNRATED_REASONS,
  type UnratedReason,
} from './person-types.js';
export type {
  BroughtGameRequest,
  Clock,
  NewTableRequest,
  NightHours,
  TableSettingsRequest,
  UpMessage,
} from './schemas.js';
export {
  type Account,
  type ChatLine,
  CLOCK_KINDS,
  type DeviceLink,
  type LeftGuest,
  type Me,
  type Muted,
  type Passkey,
  type Place,
  PROPOSAL_KINDS,
  PROPOSAL_OUTCOMES,
  type Problem,
  type Proposal,
  type ProposalKind,
  type ProposalOutcome,
  type SeatClockState,
  type SeatOffers,
  type SeatTurn,
  type SignedIn,
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
  type TableTalk,
  type Whereabouts,
} from './table-types.js';
export { ClientError, type ClientSocket, type Fetch, type WireOptions } from './wire.js';
