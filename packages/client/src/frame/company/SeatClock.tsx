/** How much time a seat has left; it runs on by itself between two messages of the server. */
import type { Seat } from '@bottega/kernel';
import type { TableClocks } from '@bottega/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text';
import { durationOf } from './duration';

const SECOND = 1000;

export function SeatClock({ clocks, seat }: { readonly clocks: TableClocks; readonly seat: Seat }) {
  const { t, language } = useText();
  const { left, deadline } = clocks.seats[seat];
  /** When these clocks were told, by the clock of this browser: the server's may be another. */
  const [told, setTold] = useState({ clocks, at: Date.now() });
  const [now, setNow] = useState(() => Date.now());
  if (told.clocks !== clocks) setTold({ clocks, at: Date.now() });
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [deadline]);
  const gone = deadline === null ? 0 : Math.max(0, now - told.at);
  const shown = durationOf(Math.max(0, left - gone), language);
  return (
    <span className="seats-clock tabular" data-running={deadline !== null}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t('company.timeLeft', { time: shown })}</span>
    </span>
  );
}
