/** Watching again what others did: the table as it was after each of their choices that told something. */
import './Watch.css';
import type { GameEvent } from '@bottega/kernel';
import { useEffect, useRef, useState } from 'react';
import { bringIntoView } from '../../games/board/use-part-in-view';
import type { TableClient, TableSnapshot } from '../../table/table';
import { useText } from '../../text/use-text';
import { useBottomBar } from '../../ui/use-bottom-bar';
import { useKeys } from '../../ui/use-keys';
import { useUntil } from '../use-until';

export interface WatchedMoment {
  readonly seen: TableSnapshot;
  /** What was told last. */
  readonly news: readonly GameEvent[];
}

export interface Watching {
  readonly moment: WatchedMoment | null;
  readonly at: number;
  readonly length: number;
  go(at: number): void;
  leave(): void;
}

/** The moments since the last turn, or since a place in the log, one after the other; null while nobody watches. */
export function useWatching(
  table: TableClient,
  { seat, version }: Pick<TableSnapshot, 'seat' | 'version'>,
  since: number | null,
  onError: (error: unknown) => void,
) {
  // Whoever goes on playing, or for whom the game goes on, has seen enough.
  const [moments, setMoments] = useUntil<readonly number[]>(version);
  const [at, setAt] = useState(0);
  const [moment, setMoment] = useState<WatchedMoment | null>(null);

  useEffect(() => {
    if (moments === null) return;
    let isGone = false;
    const load = async () => {
      const [before, now] = await Promise.all([table.moment(moments[at] - 1, seat), table.moment(moments[at], seat)]);
      if (!isGone) setMoment({ seen: now.seen, news: now.seen.log.slice(before.seen.log.length) });
    };
    load().catch((error: unknown) => !isGone && onError(error));
    return () => {
      isGone = true;
    };
  }, [table, seat, moments, at, onError]);

  const begin = async () => {
    const found = await table.recap(since ?? undefined);
    if (found.length === 0) return;
    setAt(0);
    setMoment(null);
    setMoments(found);
  };
  const watching: Watching | null =
    moments === null
      ? null
      : {
          moment,
          at,
          length: moments.length,
          go: (next) => setAt(Math.min(moments.length - 1, Math.max(0, next))),
          leave: () => setMoments(null),
        };
  return { watching, begin };
}

interface WatchBarProps {
  readonly watching: Watching;
  sentence(event: GameEvent): string | null;
}

/**
 * In the place of the choices while the board shows what was: what happened, and the way on and back. What can be chosen now does not
 * belong to what is shown.
 */
export function WatchBar({ watching: { moment, at, length, go, leave }, sentence }: WatchBarProps) {
  const { t } = useText();
  const bar = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useBottomBar(bar, body, edge, at);
  useKeys({ arrowleft: () => go(at - 1), arrowright: () => go(at + 1), escape: leave });
  // What was pressed to come here is gone.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  useEffect(() => showNews(moment), [moment]);
  const told = (moment?.news ?? []).flatMap((event) => sentence(event) ?? []);
  return (
    <section className="choices" ref={bar} aria-label={t('table.watch')}>
      <div className="choices-body watch card" ref={body}>
        <p className="watch-told" role="status">
          {told.join(' ')}
        </p>
        <div className="watch-tools">
          <button type="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
            ← {t('replay.back')}
          </button>
          <span className="tabular">{t('table.watchAt', { at: at + 1, length })}</span>
          <button ref={next} type="button" aria-disabled={at === length - 1} onClick={() => go(at + 1)}>
            {t('replay.next')} →
          </button>
          <button type="button" className="primary" onClick={leave}>
            {t('help.leave')}
          </button>
        </div>
      </div>
      <div className="choices-over" ref={edge} />
    </section>
  );
}

/** What happened is brought into view, or the board if nothing on it is lit: on a phone one comes from far below it. */
function showNews(moment: WatchedMoment | null): void {
  if (moment === null) return;
  const lit = [...document.querySelectorAll('.frame-board .lit')].find((one) => one.getClientRects().length > 0);
  const shown = lit ?? document.querySelector('.frame-board');
  if (shown !== null) bringIntoView(shown, null);
}
