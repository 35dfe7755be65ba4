/** The military table, and a scoring while it goes on: who decides in which order, how strong everybody is, what it brought. */
import type { Seat } from '@bottega/kernel';
import { withMinus } from '@bottega/kernel/text';
import { type Event, strength, tableFor } from '@bottega/principato/show';
import { SeatSign } from '../../ui/SeatSign';
import { Icon } from './art/icons';
import type { BoardContext } from './board-context';

export function Military({ shown }: { readonly shown: BoardContext }) {
  const { view, tables, info, seen, text, say } = shown;
  const { open } = view;
  const table = tableFor(tables, view.seats, open.options);
  const isScoring = open.order.length > 0;
  const awards = isScoring ? awardsOf(seen.log) : NO_AWARDS;
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
      )}
    </section>
  );
}

type Award = Extract<Event, { type: 'strength' }>;

const NO_AWARDS: ReadonlyMap<Seat, Award> = new Map();

/** What the latest scoring gave to each seat: nothing until everybody has supplied. The cubes on soldiers are gone by then. */
function awardsOf(log: readonly Event[]): ReadonlyMap<Seat, Award> {
  const began = log.findLastIndex(({ type }) => type === 'scoringBegan');
  const given = log.slice(began).filter((event) => event.type === 'strength');
  return new Map(given.map((award) => [award.seat, award]));
}
