/** Ways to tell somebody something who has no page open. */
import type { NoticeTrouble } from '@bottega/protocol';
import type { NoticeTargetsRow } from '../../store/notice-schema.js';
import type { News } from '../compose.js';

/** What came of sending something. */
export type Outcome =
  | { readonly type: 'sent' }
  /** Never again to this target; one that is gone for good is taken away. */
  | { readonly type: 'hopeless'; readonly trouble: NoticeTrouble; readonly isGone?: true }
  /** Perhaps later. Not everything that fails is the target's fault. */
  | { readonly type: 'failed'; readonly why: string; readonly isTargets: boolean; readonly waitMs?: number };

export interface Delivery {
  readonly id: string;
  readonly target: NoticeTargetsRow;
  readonly news: News;
}

export interface Channel {
  send(delivery: Delivery): Promise<Outcome>;
}

/** What a receiver's answer means. */
export function outcomeOf(status: number, retryAfter: string | string[] | undefined): Outcome {
  if (status >= 200 && status < 300) return { type: 'sent' };
  const seconds = Number(retryAfter);
  const isBusy = status === 429 || status === 503;
  const wait = isBusy && Number.isFinite(seconds) && seconds > 0 ? { waitMs: Math.ceil(seconds * 1000) } : {};
  return { type: 'failed', why: `the receiver answered ${status}`, isTargets: true, ...wait };
}
