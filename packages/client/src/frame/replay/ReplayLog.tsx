/** The whole log up to a moment, the newest first; pointing at a line lights what it speaks of. */
import type { GameEvent } from '@bottega/kernel';
import { memo, useEffect, useRef } from 'react';
import { useText } from '../../text/use-text';
import { EventSign } from '../log/EventSign';

export interface ReplayLogProps {
  readonly lines: readonly { readonly event: GameEvent; readonly line: string | null }[];
  /** How many of the last lines belong to the last choice. */
  readonly fresh: number;
  readonly onPoint: (event: GameEvent | null) => void;
}

export const ReplayLog = memo(function ReplayLog({ lines, fresh, onPoint }: ReplayLogProps) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.length - fresh;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight at every moment
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = 0;
  }, [lines]);

  return (
    <section className="replay-log card" aria-label={t('table.log')} data-topic="frame.past">
      <h2>{t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
      <ol ref={list} tabIndex={0} reversed onMouseLeave={() => onPoint(null)}>
        {lines
          .map(({ event, line }, index) =>
            line === null ? null : (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the log
                key={index}
                data-event={event.type}
                className={index >= newest ? 'fresh' : undefined}
                onMouseEnter={() => onPoint(event)}
              >
                <EventSign event={event} />
                <span>{line}</span>
              </li>
            ),
          )
          .reverse()}
      </ol>
    </section>
  );
});
