/** "Since your last turn": what each player did, in a line of the game's words, and a way to watch it again. */
import './Recap.css';
import type { GameEvent } from '@bottega/kernel';
import { memo } from 'react';
import { useText } from '../../text/use-text';
import { SeatSign } from '../../ui/SeatSign';
import { type RecapLine, seatOf } from './recap-lines';

export interface RecapProps {
  /** Since when it is. */
  readonly title: string;
  readonly lines: readonly RecapLine[];
  /** What was told since then. */
  readonly events: readonly GameEvent[];
  readonly names: readonly string[];
  onPoint(events: readonly GameEvent[] | null): void;
  readonly onWatch: (() => void) | null;
}

export const Recap = memo(function Recap({ title, lines, events, names, onPoint, onWatch }: RecapProps) {
  const { t } = useText();
  return (
    <section className="recap card" aria-label={title} data-topic="frame.recap">
      <header>
        <h2>{title}</h2>
        {onWatch !== null && (
          <button type="button" className="quiet recap-watch" onClick={onWatch}>
            {t('table.watch')}
          </button>
        )}
      </header>
      <ul>
        {lines.map((line) => (
          <li
            key={line.seat}
            data-seat={line.seat}
            onMouseEnter={() => onPoint(events.filter((event) => seatOf(event) === line.seat))}
            onMouseLeave={() => onPoint(null)}
          >
            {line.seat === null ? null : (
              <b>
                <SeatSign seat={line.seat} /> {names[line.seat]}{' '}
              </b>
            )}
            <ul>
              {line.deeds.map((deed, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: deeds stay in their order
                <li key={at}>{deed}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
});
