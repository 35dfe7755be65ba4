/** The log in sentences, the newest first; pointing at a line lights what it speaks of. */
import './Log.css';
import type { GameEvent } from '@bottega/kernel';
import { memo, useState } from 'react';
import { useText } from '../../text/use-text';
import { EventSign } from './EventSign';

export interface LogProps {
  readonly events: readonly GameEvent[];
  /** How many of the last events are news: they are marked. */
  readonly fresh?: number;
  sentence(event: GameEvent): string | null;
  onPoint(event: GameEvent | null): void;
}

/** So many events are shown at first, and so many more whenever somebody wants to read on. */
const SHOWN = 40;
const MORE = 120;

export const Log = memo(function Log({ events, fresh = 0, sentence, onPoint }: LogProps) {
  const { t } = useText();
  const [shown, setShown] = useState(SHOWN);
  const from = Math.max(0, events.length - shown);

  const walk = (event: React.KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
    const now = lines.indexOf(document.activeElement as HTMLElement);
    lines[Math.min(lines.length - 1, Math.max(0, now + by))]?.focus();
  };

  return (
    <section className="log card" aria-label={t('table.log')} data-topic="frame.log">
      <h2>{t('table.log')}</h2>
      {/* The keyboard comes to the whole of it, and from there to its lines. */}
      <ol
        className="log-lines"
        reversed
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its lines are reached by the arrow keys
        tabIndex={0}
        aria-label={t('table.log')}
        onKeyDown={walk}
      >
        {events
          .slice(from)
          .map((event, at) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              key={from + at}
              event={event}
              isFresh={from + at >= events.length - fresh}
              sentence={sentence}
              onPoint={onPoint}
            />
          ))
          .reverse()}
      </ol>
      {from > 0 && (
        <button type="button" className="quiet log-more" onClick={() => setShown((now) => now + MORE)}>
          {t('table.earlier')}
        </button>
      )}
    </section>
  );
});

interface LineProps extends Pick<LogProps, 'sentence' | 'onPoint'> {
  readonly event: GameEvent;
  readonly isFresh: boolean;
}

/** Said once: the log comes whole with every change, and most of it is what it was. */
const Line = memo(function Line({ event, isFresh, sentence, onPoint }: LineProps) {
  const line = sentence(event);
  if (line === null) return null;
  return (
    <li data-event={event.type} className={isFresh ? 'fresh' : undefined}>
      <button
        type="button"
        className="log-line"
        tabIndex={-1}
        onMouseEnter={() => onPoint(event)}
        onMouseLeave={() => onPoint(null)}
        onFocus={() => onPoint(event)}
        onBlur={() => onPoint(null)}
        onClick={() => onPoint(event)}
      >
        <EventSign event={event} />
        <span>{line}</span>
      </button>
    </li>
  );
}, isSameLine);

function isSameLine(before: LineProps, now: LineProps): boolean {
  return (
    before.sentence === now.sentence &&
    before.onPoint === now.onPoint &&
    before.isFresh === now.isFresh &&
    JSON.stringify(before.event) === JSON.stringify(now.event)
  );
}
