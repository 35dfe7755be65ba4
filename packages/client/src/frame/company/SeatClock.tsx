/** How much time a seat has left; it runs on by itself between two messages of the server. */
import type { Seat } from '@bottega/kernel';
import type { TableClocks } from '@bottega/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text';

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

/** Days and hours of a long game, minutes and seconds of a quick one. */
export function durationOf(milliseconds: number, language: string): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const unit = (value: number, name: 'day' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
