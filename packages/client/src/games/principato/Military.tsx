/** The military table, and a scoring while it goes on: who decides in which order, how strong everybody is, what it brought. */
import type { Seat } from '@bottega/kernel';
import { withMinus } from '@bottega/kernel/text';
import { type Event, strength, tableFor } from '@bottega/principato/show';
import { SeatSign } from '../../ui/SeatSign';
import { Icon } from './art/icons';
import type { BoardContext } from './board-context';

/** What each place in a scoring earns. */
export function Places({ shown }: { readonly shown: BoardContext }) {
  const { view, tables, say } = shown;
  const table = tableFor(tables, view.seats, view.open.options);
  return (
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
  );
}

/** A scoring that goes on; it stands where the reserve does otherwise, so that nothing moves. */
export function Scoring({ shown }: { readonly shown: BoardContext }) {
  const { view, info, seen, text } = shown;
  const { open } = view;
  const awards = awardsOf(seen.log);
  return (
    <section className="pr-military" data-topic="scoring" aria-label={text.names.terms.militaryScoring}>
      <strong>{text.names.terms.militaryScoring}</strong>
      <ol className="pr-order" data-topic="order">
        {open.order.map((seat) => {
          const award = awards.get(seat);
          return (
            <li key={seat} data-seat={seat} data-asked={seen.asked.includes(seat)}>
              <SeatSign seat={seat} /> <span className="pr-order-name">{info.players[seat].name}</span>{' '}
              <Icon name="strength" title={text.names.terms.militaryStrength} />{' '}
              <b>{withMinus(String(award?.strength ?? strength(open.principalities[seat])))}</b>
              {award !== undefined && (
                <>
                  {' '}
                  <Icon name="vp" title={text.names.terms.victoryPoint} /> <b>+{award.vp}</b>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Award = Extract<Event, { type: 'strength' }>;

/** What the latest scoring gave to each seat: nothing until everybody has supplied. The cubes on soldiers are gone by then. */
function awardsOf(log: readonly Event[]): ReadonlyMap<Seat, Award> {
  const began = log.findLastIndex(({ type }) => type === 'scoringBegan');
  const given = log.slice(began).filter((event) => event.type === 'strength');
  return new Map(given.map((award) => [award.seat, award]));
}
