/** What a player is: merchant, friar or cardinal, with what that does, and the office at the end. */
import './StatusCard.css';
import type { Seat } from '@bottega/kernel';
import { NONE, OFFICE_POINTS, OFFICES, PERSONS, stateFromView, statusOf } from '@bottega/vulgari/show';
import { Rank } from '../art/Rank';
import { type BoardContext, t } from '../board-context';

export function StatusCard({ shown, seat }: { readonly shown: BoardContext; readonly seat: Seat }) {
  const { view, text } = shown;
  const { person, office, hasInquired } = view.open.players[seat];
  const { names } = text;
  const status = statusOf(stateFromView(view), seat);
  const topic = person === NONE ? `status:${status}` : `person:${PERSONS[person]}`;
  return (
    <>
      <div
        className={`vu-status ${shown.lit.has(`person-${person}`) ? 'lit' : ''}`}
        data-topic={topic}
        data-thing={`person-${person}`}
        data-status={status}
      >
        <Rank rank={status} />
        <div>
          <h4>{statusName(shown, person)}</h4>
          <ul>
            {effects(shown, person).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
            {hasInquired && <li>{text.messages['table.player.inquired']}</li>}
          </ul>
        </div>
      </div>
      {office !== NONE && (
        <div className="vu-status" data-topic={`office:${OFFICES[office]}`} data-status="office">
          <Rank rank={OFFICES[office]} />
          <div>
            <h4>{names.offices[OFFICES[office]]}</h4>
            <p>{t(shown, 'table.points', { count: OFFICE_POINTS[office] })}</p>
          </div>
        </div>
      )}
    </>
  );
}

/** What whoever holds the person's card is called; without one a player is a merchant. */
export function statusName({ text: { names } }: BoardContext, person: number): string {
  return person === NONE ? names.statuses.merchant : names.persons[PERSONS[person]];
}

/** What the card does as long as it is held. */
function effects(shown: BoardContext, person: number): string[] {
  if (person === NONE) return [t(shown, 'about.merchant')];
  const { alms, points } = shown.tables.persons[person];
  return [
    t(shown, `about.${PERSONS[person]}`),
    t(shown, 'about.person.alms', { alms }),
    ...(points === 0 ? [] : [t(shown, 'about.person.points', { points })]),
  ];
}
