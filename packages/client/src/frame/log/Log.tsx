/** The log in sentences, the newest first; pointing at a line lights what it speaks of, and a bot's line can be asked about. */
import './Log.css';
import type { GameEvent } from '@bottega/kernel';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { useText } from '../../text/use-text';
import { EventSign } from './EventSign';
import { seatOf, Why, type WhyAsker } from './Why';

export interface LogProps {
  readonly events: readonly GameEvent[];
  /** How many of the last events are news: they are marked. */
  readonly fresh?: number;
  sentence(event: GameEvent): string | null;
  onPoint(event: GameEvent | null): void;
  /** Where bots can be asked why they did something. */
  readonly whyAsker?: WhyAsker | undefined;
}

/** So many events are shown at first, and so many more whenever somebody wants to read on. */
const SHOWN = 40;
const MORE = 120;

export const Log = memo(function Log({ events, fresh = 0, sentence, onPoint, whyAsker }: LogProps) {
  const { t } = useText();
  const [shown, setShown] = useState(SHOWN);
  /** The bot's line that is open: there it can be asked why. One at a time, so that the Tab key has one stop more and not forty. */
  const [open, setOpen] = useState<number | null>(null);
  const from = Math.max(0, events.length - shown);

  const walk = (event: React.KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
    const now = lines.findIndex((line) => line.parentElement?.contains(document.activeElement));
    lines[Math.min(lines.length - 1, Math.max(0, now + by))]?.focus();
  };

  const toggle = useCallback((line: number) => setOpen((now) => (now === line ? null : line)), []);

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
          .map((event, at) => {
            const line = from + at;
            const seat = seatOf(event);
            const bot = whyAsker !== undefined && seat !== null && whyAsker.isBot(seat) ? seat : null;
            return (
              <Line
                key={line}
                event={event}
                line={line}
                isFresh={line >= events.length - fresh}
                sentence={sentence}
                onPoint={onPoint}
                onToggle={bot === null ? null : toggle}
              >
                {line === open && bot !== null && whyAsker !== undefined ? (
                  <Why key={JSON.stringify(event)} line={line} seat={bot} asker={whyAsker} />
                ) : null}
              </Line>
            );
          })
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
  /** Its place in the log. */
  readonly line: number;
  readonly isFresh: boolean;
  /** Opens and closes what can be asked about it; null if nothing can. */
  readonly onToggle: ((line: number) => void) | null;
  /** What is open below it. */
  readonly children: ReactNode;
}

/** Said once: the log comes whole with every change, and most of it is what it was. */
const Line = memo(function Line({ event, line, isFresh, sentence, onPoint, onToggle, children }: LineProps) {
  const said = sentence(event);
  if (said === null) return null;
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
        aria-expanded={onToggle === null ? undefined : children !== null}
        onClick={() => {
          onPoint(event);
          onToggle?.(line);
        }}
      >
        <EventSign event={event} />
        <span>{said}</span>
      </button>
      {children}
    </li>
  );
}, isSameLine);

function isSameLine(before: LineProps, now: LineProps): boolean {
  return (
    before.sentence === now.sentence &&
    before.onPoint === now.onPoint &&
    before.isFresh === now.isFresh &&
    before.onToggle === now.onToggle &&
    before.children === null &&
    now.children === null &&
    JSON.stringify(before.event) === JSON.stringify(now.event)
  );
}
