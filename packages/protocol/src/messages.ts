/** What travels over the socket. What comes up is described by schemas; what goes down is made by ourselves. */
import type { RulesChange } from '@bottega/kernel';
import type { Answer, Course, FullUpdate, Moment, TableInfo, Update } from '@bottega/table';
import type { Notice } from './notices.js';
import type { ChatLine, Muted, Problem, Proposal, SeatOffers, TableState, TableSummary } from './table-types.js';

/** Raised when messages change so that older pages cannot go on; they are asked to load the page anew. */
export const PROTOCOL_VERSION = 1;

/** What a viewer gets when it begins to watch a table, or comes back to it. */
export interface Watched {
  readonly info: TableInfo;
  readonly state: TableState;
  /** Everything that the viewer may see; of the log only what it does not have (see `keep`). */
  readonly update: FullUpdate;
  /** How many events of the log that it knew still stand. */
  readonly keep: number;
  /** If the game goes on under newer rules from here, and nobody has chosen under them yet. */
  readonly rulesChange: RulesChange | null;
  /** The last lines; none for a spectator. */
  readonly chat: readonly ChatLine[];
  /** How many lines were not read yet. */
  readonly unread: number;
  readonly muted: Muted;
  /** Where in the viewer's own log begins what its owner has not seen; null for a spectator. */
  readonly since: number | null;
}

/** Answers by what was asked for. */
export interface Answers {
  readonly watch: Watched;
  readonly unwatch: null;
  readonly follow: TableSummary;
  readonly unfollow: null;
  readonly visible: null;
  readonly ping: null;
  readonly choose: Answer;
  readonly undo: Answer;
  readonly concede: null;
  readonly away: null;
  readonly return: null;
  readonly chat: null;
  readonly read: null;
  readonly mute: Muted;
  readonly propose: Proposal;
  readonly vote: null;
  readonly withdraw: null;
  readonly moment: Moment;
  readonly recap: readonly number[];
  readonly course: Course;
  readonly offers: SeatOffers;
}

export type DownMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  | { readonly type: 'answer'; readonly ref: number; readonly value: Answers[keyof Answers] }
  | ({ readonly type: 'problem'; readonly ref: number | null } & Problem)
  | { readonly type: 'update'; readonly table: string; readonly update: Update }
  | { readonly type: 'state'; readonly table: string; readonly state: TableState }
  | { readonly type: 'summary'; readonly table: string; readonly summary: TableSummary }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  /** Something happened at a table that this person does not look at. */
  | { readonly type: 'notice'; readonly notice: Notice };
