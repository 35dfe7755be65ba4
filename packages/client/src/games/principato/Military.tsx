/** The military table, and a scoring while it goes on: who decides in which order, and how strong everybody stands. */
import { strength, tableFor } from '@bottega/principato';
import { SeatSign } from '../../frame/SeatSign';
import { Icon } from './art/icons';
import type { Shown } from './shown';

export function Military({ shown }: { readonly shown: Shown }) {
  const { view, tables, info, seen, text, say } = shown;
  const { open } = view;
  const table = tableFor(tables, view.seats, open.options);
  const isScoring = open.order.length > 0;
  return (
    <section
      className="pr-military"
      data-scoring={isScoring}
      data-topic="scoring"
      aria-label={text.names.terms.militaryScoring}
    >
      <span
        className="pr-places"
        data-topic="places"
        role="img"
        aria-label={say({ key: 'table.places', values: { points: table.join(' / ') } })}
      >
        <Icon name="vp" topic="places" />
        {table.map((points, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are their own names
          <span key={place}>
            <small>{place + 1}.</small> <b>{points}</b>
          </span>
        ))}
      </span>
      {isScoring && (
        <ol className="pr-order" data-topic="order">
          {open.order.map((seat) => (
            <li key={seat} data-seat={seat} data-asked={seen.asked.includes(seat)}>
              <SeatSign seat={seat} /> {info.players[seat].name}
              <Icon name="strength" title={text.names.terms.militaryStrength} />
              <b>{strength(open.principalities[seat])}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
