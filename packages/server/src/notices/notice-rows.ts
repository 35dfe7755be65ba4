/** Notices as they stand in the database. */
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Notice, NoticeKind } from '@bottega/protocol';
import type { NoticesRow } from '../store/notice-schema.js';

/** What there is to a notice beside whom it is for. */
export interface NoticeBody {
  readonly game: string;
  readonly seat: Seat | null;
  /** Of an attack: its events, and the place of the first in the log of the seat. */
  readonly events?: readonly GameEvent[];
  readonly places?: readonly number[];
  /** Of an invitation: by whom. */
  readonly from?: string;
}

/** A notice before it is kept. */
export interface NoticeDraft {
  readonly person: string;
  readonly table: string;
  readonly kind: NoticeKind;
  /** Of the same kind with the same key a person is told once. */
  readonly key: string;
  readonly seq: number;
  readonly body: NoticeBody;
}

export const bodyOf = ({ body }: NoticesRow): NoticeBody => JSON.parse(body) as NoticeBody;

/** A notice as its person is told it. */
export function noticeOf(row: NoticesRow): Notice {
  const { game, seat, events = [], from = null } = bodyOf(row);
  return { id: row.id, kind: row.kind, table: row.table_id, game, time: row.created, seat, events, from };
}
