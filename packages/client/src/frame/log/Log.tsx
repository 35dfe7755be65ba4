/** The log in sentences, the newest last; pointing at a line lights what it speaks of. */
import './Log.css';
import type { GameEvent } from '@bottega/kernel';
import { memo, useRef } from 'react';
import { useText } from '../../text/use-text';
import { EventSign } from './EventSign';
import { useFollow } from './use-follow';

interface LogProps {
  readonly events: readonly GameEvent[];
  sentence(event: GameEvent): string | null;
  onPoint(event: GameEvent | null): void;
}

/** Older lines are in the replay. */
const SHOWN = 120;

export const Log = memo(function Log({ events, sentence, onPoint }: LogProps) {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  const from = Math.max(0, events.length - SHOWN);

  useFollow(list, events.length);

  const walk = (event: React.KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const lines = [...event.currentTarget.querySelectorAll('button')];
    const now = lines.indexOf(document.activeElement as HTMLButtonElement);
    const from = now < 0 ? lines.length : now;
    lines[Math.min(lines.length - 1, Math.max(0, from + (event.key === 'ArrowUp' ? -1 : 1)))]?.focus();
  };

  return (
    <section className="log card" aria-label={t('table.log')} data-topic="frame.log" data-group="log">
      <h2>{t('table.log')}</h2>
      <div
        className="log-lines"
        ref={list}
        role="log"
        aria-live="off" // turns are told as a whole by the announcer
        aria-label={t('table.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        onKeyDown={walk}
      >
        <ol>
          {events.slice(from).map((event, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <Line key={from + at} event={event} sentence={sentence} onPoint={onPoint} />
          ))}
        </ol>
      </div>
    </section>
  );
});

interface LineProps extends Pick<LogProps, 'sentence' | 'onPoint'> {
  readonly event: GameEvent;
}

/** Said once: the log comes whole with every change, and most of it is what it was. */
const Line = memo(function Line({ event, sentence, onPoint }: LineProps) {
  const line = sentence(event);
  if (line === null) return null;
  return (
    <li data-event={event.type}>
      <button
        type="button"
        className="log-line"
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
    JSON.stringify(before.event) === JSON.stringify(now.event)
  );
}
