/** Moments that nobody should miss, even if they decided nothing in them: each stays as long as the bots' pace says. */
import './Moments.css';
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Say, Words } from '@bottega/kernel/text';
import { useEffect, useRef, useState } from 'react';
import type { Pace } from '../../settings';
import { useText } from '../../text/use-text';
import { EventSign } from '../log/EventSign';
import { type ToldMoment, together } from './together';

/** Milliseconds; at the calm pace a moment stays until one chooses. */
const STAYS: Readonly<Record<Pace, number>> = { calm: Number.POSITIVE_INFINITY, quick: 8000, instant: 4000 };
/** More of them would cover the table: the others come when the first of these are gone. */
const SHOWN = 3;

export interface MomentsProps {
  /** What was told since this viewer last chose. */
  readonly events: readonly GameEvent[];
  /** The place of the first of them in the log: what was closed stays closed. */
  readonly from: number;
  readonly seat: Seat | null;
  readonly words: Words;
  readonly say: Say;
  readonly pace: Pace;
  sentence(event: GameEvent): string | null;
}

export function Moments({ events, from, seat, words, say, pace, sentence }: MomentsProps) {
  const { t } = useText();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const close = (ats: readonly number[]) => setClosed((now) => new Set([...now, ...ats]));
  const found = events.flatMap((event, index) => {
    const title = words.moment?.(event, seat) ?? null;
    return title === null || closed.has(from + index)
      ? []
      : [{ at: from + index, event, title: say(title), says: sentence(event) }];
  });
  if (found.length === 0) return null;
  return (
    <ol className="moments" aria-label={t('table.moments')}>
      {together(found)
        .slice(0, SHOWN)
        .map(({ ats, event, title, says }) => (
          <MomentCard key={ats[0]} event={event} title={title} staysMs={STAYS[pace]} onClose={() => close(ats)}>
            {says}
          </MomentCard>
        ))}
    </ol>
  );
}

interface MomentCardProps {
  readonly event: GameEvent;
  readonly title: string;
  readonly staysMs: number;
  onClose(): void;
  /** What happened, a sentence each. */
  readonly children: ToldMoment['says'];
}

function MomentCard({ event, title, staysMs, onClose, children }: MomentCardProps) {
  const { t } = useText();
  const card = useRef<HTMLLIElement>(null);
  // Where there is no room for it yet it waits, and stays as long as the others once it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is the same whichever render made it
  useEffect(() => {
    if (!Number.isFinite(staysMs) || card.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(onClose, staysMs);
    });
    observer.observe(card.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [staysMs]);
  return (
    <li className="moment card" data-event={event.type} ref={card}>
      <div className="moment-told">
        <b>
          <EventSign event={event} /> {title}
        </b>
        {/* What happened is not said twice. */}
        {children.map(
          ({ at, says }) =>
            bare(says) !== bare(title) && (
              <span key={at} className="moment-says">
                {says}
              </span>
            ),
        )}
      </div>
      <button type="button" className="quiet moment-close" aria-label={t('settings.close')} onClick={onClose}>
        ×
      </button>
    </li>
  );
}

/** A sentence without its full stop, as a title is written. */
const bare = (sentence: string) => sentence.replace(/[.!]$/u, '');
