/** The score sheet: every category, every seat, the best place first. */
import './ScoreSheet.css';
import type { Result, Seat } from '@bottega/kernel';
import { withMinus } from '@bottega/kernel/text';
import { useText } from '../../text/use-text';
import { byPlace } from '../../ui/by-place';
import { PersonLink } from '../../ui/PersonLink';
import { SeatSign } from '../../ui/SeatSign';

export interface ScoreSheetProps {
  readonly result: Result;
  readonly names: readonly string[];
  /** The person of each seat whose page may be seen; at a table with others. */
  readonly people?: readonly (string | null)[];
  /** What a category is called. */
  readonly category: (category: string) => string;
  /** What a seat's points in a category were given for; null where the points say enough. */
  readonly detail: (category: string, seat: Seat) => string | null;
}

export function ScoreSheet({
  result: { places, points, sheet },
  names,
  people = [],
  category,
  detail,
}: ScoreSheetProps) {
  const { t, language } = useText();
  const format = new Intl.NumberFormat(language);
  const number = (points: number) => withMinus(format.format(points));
  const seats = byPlace(places);
  const won = (seat: Seat) => (places[seat] === 1 ? 'won' : undefined);
  const isTied = (seat: Seat) => points.indexOf(points[seat]) !== points.lastIndexOf(points[seat]);
  // Where points do not decide, what does has a row of its own.
  const tieBreaks = seats.map((seat) => (isTied(seat) ? detail('total', seat) : null));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
    <section className="score-scroll" tabIndex={0} aria-label={t('end.sheet')}>
      <table className="score-sheet tabular">
        <caption>{t('end.sheet')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('end.category')}</th>
            {seats.map((seat) => (
              <th scope="col" key={seat} className={won(seat)}>
                {places[seat] === 1 && <Won />}
                <span className="score-name">
                  <SeatSign seat={seat} /> <PersonLink name={names[seat]} person={people[seat] ?? null} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.map((row) => (
            <tr key={row.category}>
              <th scope="row">{category(row.category)}</th>
              {seats.map((seat) => (
                <td key={seat} className={won(seat)}>
                  {number(row.points[seat])}
                  <Detail text={detail(row.category, seat)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="score-total">
            <th scope="row">{t('end.total')}</th>
            {seats.map((seat) => (
              <td key={seat} className={won(seat)}>
                {number(points[seat])}
              </td>
            ))}
          </tr>
          {tieBreaks.some((text) => text !== null) && (
            <tr>
              <th scope="row">{t('end.tieBreak')}</th>
              {seats.map((seat, column) => (
                <td key={seat} className={won(seat)}>
                  {tieBreaks[column]}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">{t('end.place')}</th>
            {seats.map((seat) => (
              <td key={seat} className={won(seat)}>
                {number(places[seat])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Detail({ text }: { readonly text: string | null }) {
  return text === null ? null : <small className="score-detail">{text}</small>;
}

function Won() {
  const { t } = useText();
  return (
    <span className="score-won">
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="currentColor">
        <path d="M12 1.5l3.2 7 7.600.8-5.700 5.100 1.600 7.500L12 18l-6.700 3.900 1.600-7.500L1.200 9.300l7.600-.8Z" />
      </svg>
      {t('end.won')}
    </span>
  );
}
