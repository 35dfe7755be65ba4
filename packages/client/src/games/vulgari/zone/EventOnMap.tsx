/** An Event card in its zone: what it gives; Stupor Mundi bears the emperor's crown. */
import './EventOnMap.css';
import { EVENTS } from '@bottega/vulgari/show';
import type { BoardContext } from '../board-context';
import { Ducats } from '../parts/Ducats';
import { Knowing } from '../parts/Knowing';

export function EventOnMap({ shown, event }: { readonly shown: BoardContext; readonly event: number }) {
  const { gain, value } = shown.tables.events[event];
  return (
    <span
      className={`vu-event-card ${shown.lit.has(`event-${event}`) ? 'lit' : ''}`}
      data-gain={gain}
      data-topic={`event:${EVENTS[event]}`}
      data-thing={`event-${event}`}
    >
      {gain === 'ducats' && <Ducats shown={shown} count={value} />}
      {gain === 'knowledge' && <Knowing shown={shown} count={value} />}
      {gain === 'auction' && (
        <span className="vu-event-crown">
          <svg viewBox="0 0 20 12" aria-hidden="true">
            <path d="M2 11L1 3l4.5 3L10 1l4.5 5L19 3l-1 8Z" />
          </svg>
          <b>{value}</b>
        </span>
      )}
    </span>
  );
}
