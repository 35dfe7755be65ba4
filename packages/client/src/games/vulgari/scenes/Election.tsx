/** The final election: everybody in the order of knowledge with votes and office, and the offices for whoever chooses. */
import './Election.css';
import type { Seat } from '@bottega/kernel';
import {
  type Choice,
  KNOWLEDGE,
  minimalSets,
  NONE,
  needForOffice,
  OFFICE_POINTS,
  OFFICE_VOTES,
  OFFICES,
  stateFromView,
  virtualVotes,
  votesBehind,
  votesLeftAfter,
} from '@bottega/vulgari/show';
import { Rank } from '../art/Rank';
import { type BoardContext, frameIn, since, t } from '../board-context';
import { breakable } from '../breakable';
import { Cost, Option } from '../parts/Option';
import { SeatLine, type SeatSaying } from '../parts/SeatLine';
import { SceneBox } from './SceneBox';

export function Election({ shown }: { readonly shown: BoardContext }) {
  const { text, view, seen } = shown;
  const candidate = frameIn(shown, 'candidate');
  const isMine = candidate !== undefined && view.seat === candidate.seat && seen.allowed.length > 0;
  return (
    <SceneBox title={text.names.terms.election} topic="election">
      <p>{text.messages['table.election.order']}</p>
      <SeatLine shown={shown} sayings={sayings(shown)} />
      {isMine && (
        <div className="vu-options vu-offices">
          {officesOf(shown).map((office) => (
            <Office key={OFFICES[office]} shown={shown} seat={candidate.seat} office={office} />
          ))}
          <Option shown={shown} choice={{ type: 'abstain' }} topic="election" />
        </div>
      )}
    </SceneBox>
  );
}

/** What can be taken first: on a phone the others lie below. */
function officesOf({ pick }: BoardContext): number[] {
  const rank = (office: number) => (pick.status({ type: 'elect', office }) === 'may' ? 0 : 1);
  return [...OFFICES.keys()].sort((one, other) => rank(one) - rank(other));
}

/** Where everybody stands, in the order in which they choose (D-21.2). */
function sayings(shown: BoardContext): SeatSaying[] {
  const { view, tables, text } = shown;
  const { open } = view;
  const state = stateFromView(view);
  const asked = frameIn(shown, 'candidate')?.seat ?? frameIn(shown, 'spend')?.seat ?? NONE;
  const at = frameIn(shown, 'election')?.at ?? 0;
  const abstained = since(shown, 'lifted').flatMap((event) => (event.type === 'abstained' ? [event.seat] : []));
  return open.tracks[KNOWLEDGE].order.map((seat, place): SeatSaying => {
    const { office } = open.players[seat];
    const votes = votesBehind(state, seat) + virtualVotes(tables, state, seat);
    const also = t(shown, 'table.votes', { count: votes });
    const says = (key: string, stage: SeatSaying['stage']): SeatSaying => ({
      seat,
      says: text.messages[`table.election.${key}`],
      stage,
      also,
    });
    if (office !== NONE) return { seat, says: text.names.offices[OFFICES[office]], stage: 'done', also };
    if (abstained.includes(seat)) return says('abstained', 'out');
    if (seat === asked) return says('now', 'now');
    return place < at ? says('none', 'out') : says('later', 'later');
  });
}

interface OfficeProps {
  readonly shown: BoardContext;
  readonly seat: Seat;
  readonly office: number;
}

/** D-21.3: an office with its votes and points; if it can be had, the cheapest cubes and the votes that would be left. */
function Office({ shown, seat, office }: OfficeProps) {
  const { tables, view, pick, text } = shown;
  const state = stateFromView(view);
  const choice: Choice = { type: 'elect', office };
  const canHave = pick.status(choice) === 'may';
  const [cheapest] = canHave ? minimalSets(state, seat, needForOffice(tables, state, seat, office)) : [];
  return (
    <Option shown={shown} choice={choice} topic={`office:${OFFICES[office]}`} isDrawn>
      <Rank rank={OFFICES[office]} />
      <span className="vu-office-name" aria-hidden="true">
        {breakable(text.names.offices[OFFICES[office]])}
      </span>
      <span className="vu-office-terms" aria-hidden="true">
        {t(shown, 'table.votes', { count: OFFICE_VOTES[office] })}
        <b>{t(shown, 'table.points', { count: OFFICE_POINTS[office] })}</b>
      </span>
      {cheapest !== undefined && (
        <>
          <Cost shown={shown} set={cheapest} />
          <small>{t(shown, 'table.election.left', { votes: votesLeftAfter(tables, state, seat, cheapest) })}</small>
        </>
      )}
    </Option>
  );
}
