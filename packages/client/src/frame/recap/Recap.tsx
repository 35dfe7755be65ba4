/** "Since your last turn": what each of the others did, in a line of the game's words, and a way to watch it again. */
import './Recap.css';
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Say, Words } from '@bottega/kernel/text';
import { memo, useMemo } from 'react';
import { useText } from '../../text/use-text';
import { SeatSign } from '../../ui/SeatSign';
import { recapLines, seatOf } from './recap-lines';

export interface RecapProps {
  /** What was told since, by others' choices. */
  readonly events: readonly GameEvent[];
  readonly names: readonly string[];
  /** Whose last turn it is. */
  readonly seat: Seat | null;
  readonly words: Words;
  readonly say: Say;
  onPoint(events: readonly GameEvent[] | null): void;
  readonly onWatch: (() => void) | null;
}

/** Whether somebody else did it. */
export function isOthers(event: GameEvent, me: Seat | null): boolean {
  const seat = seatOf(event);
  return seat !== null && seat !== me;
}

/** The others, in the order of their first deed. */
function othersIn(events: readonly GameEvent[], me: Seat | null): Seat[] {
  const seats = events.filter((event) => isOthers(event, me)).map(seatOf);
  return [...new Set(seats)].filter((seat) => seat !== null);
}

export const Recap = memo(function Recap({ events, names, seat, words, say, onPoint, onWatch }: RecapProps) {
  const { t } = useText();
  const lines = useMemo(() => recapLines(events, othersIn(events, seat), words, say), [events, seat, words, say]);
  if (lines.length === 0) return null;
  return (
    <section className="recap card" aria-label={t('table.recap')} data-topic="frame.recap">
      <header>
        <h2>{t('table.recap')}</h2>
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
