/** The sign of whoever an event is about, before its line in a log; lines about nobody keep its room. */
import './EventSign.css';
import type { GameEvent } from '@bottega/kernel';
import { SeatSign } from '../../ui/SeatSign';

export function EventSign({ event }: { readonly event: GameEvent }) {
  return (
    <span className="event-sign">
      {'seat' in event && typeof event.seat === 'number' && <SeatSign seat={event.seat} />}
    </span>
  );
}
