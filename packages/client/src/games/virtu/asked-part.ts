/** Which part of the table a question is about, so that it can be where it is seen. */
import { type Frame, topFrame } from '@bottega/virtu/show';
import type { BoardContext } from './board-context';

/** `stage` is the map, with the fight, the payment or the alliances that lie over it. */
export type Part = 'stage' | 'palace' | 'market';

/** Steps that are not about one's own palace. */
const PARTS: Readonly<Partial<Record<Frame['step'], Part>>> = {
  pay: 'stage',
  annex: 'stage',
  war: 'stage',
  march: 'stage',
  intrigue: 'stage',
  moveAgent: 'stage',
  nextSiege: 'stage',
  opponent: 'stage',
  press: 'stage',
  alarm: 'stage',
  declare: 'stage',
  nextRetreat: 'stage',
  retreat: 'stage',
  disband: 'stage',
  cathedral: 'stage',
  recruit: 'stage',
  bonus: 'market',
  purchase: 'market',
  ally: 'stage',
  waive: 'stage',
};

/** The part that whoever looks is asked about; null while nothing is asked, and before there are palaces to look at. */
export function askedPart({ view, seen, pick }: Pick<BoardContext, 'view' | 'seen' | 'pick'>): Part | null {
  const isAsked = seen.allowed.some((choice) => pick.status(choice) === 'may');
  if (!isAsked || seen.over) return null;
  const { step } = topFrame(view);
  return step === 'firstPlayer' || step === 'dynasty' ? null : (PARTS[step] ?? 'palace');
}
