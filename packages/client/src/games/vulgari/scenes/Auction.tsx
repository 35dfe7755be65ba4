/** Stupor Mundi: who is summoned and comes, the bids in turn, and what a bid would cost whoever looks. */
import './Auction.css';
import type { Seat } from '@bottega/kernel';
import {
  type Choice,
  type ChoiceOf,
  limitOf,
  minimalSets,
  needForBid,
  STUPOR_MUNDI,
  SUMMONER_BONUS,
  stateFromView,
  topFrame,
  virtualVotes,
  votesBehind,
} from '@bottega/vulgari/show';
import { type BoardContext, frameIn, t } from '../board-context';
import { Cost, Option } from '../parts/Option';
import { SeatLine, type SeatSaying } from '../parts/SeatLine';
import { type AuctionStory, auctionStory } from './auction-story';
import { SceneBox } from './SceneBox';

export function Auction({ shown }: { readonly shown: BoardContext }) {
  const { tables, text, view, seen } = shown;
  const { title, value } = tables.events[STUPOR_MUNDI];
  const story = auctionStory(shown);
  const { step } = topFrame(view);
  const isBidding = step === 'bid';
  const isMine = seen.seat !== null && seen.asked.includes(seen.seat);
  return (
    <SceneBox title={title} topic={isBidding ? 'auction' : 'summons'}>
      <p>{t(shown, 'table.auction.prize', { value })}</p>
      {story !== null && <SeatLine shown={shown} sayings={sayings(shown, story)} />}
      {isBidding && view.seat !== null && view.open.bidders.includes(view.seat) && (
        <Limit shown={shown} seat={view.seat} />
      )}
      {isMine && step !== 'stake' && <Answers shown={shown} label={text.names.terms.auction} />}
    </SceneBox>
  );
}

/** What each seat has said, from the summoner in turn order. */
function sayings(shown: BoardContext, story: AuctionStory): SeatSaying[] {
  const { turnOrder } = shown.view.open;
  const first = turnOrder.indexOf(story.summoner);
  return turnOrder.map((_, at) => saying(shown, story, turnOrder[(first + at) % turnOrder.length]));
}

function saying(shown: BoardContext, { summoner, came, stayed, bids, passed }: AuctionStory, seat: Seat): SeatSaying {
  const { view } = shown;
  const isAsked = shown.seen.asked.includes(seat);
  const says = (key: string, stage: SeatSaying['stage'], values = {}): SeatSaying => ({
    seat,
    says: t(shown, `table.auction.${key}`, values),
    stage: isAsked ? 'now' : stage,
  });
  if (stayed.includes(seat)) return says('stays', 'out');
  if (passed.includes(seat)) return says('passed', 'out');
  if (bids[seat] > 0) return says('bid', 'done', { votes: bids[seat] });
  const isAnswering = frameIn(shown, 'answers') !== undefined;
  if (seat === summoner) return isAnswering ? says('summons', 'done') : says('noBid', 'later');
  if (came.includes(seat)) return isAnswering ? says('comes', 'done') : says('noBid', 'later');
  return says(view.open.bidders.includes(seat) || isAsked ? 'asked' : 'later', 'later');
}

/** D-19.7: what whoever looks could pay at most, and with what. */
function Limit({ shown, seat }: { readonly shown: BoardContext; readonly seat: Seat }) {
  const { tables, view, text } = shown;
  const state = stateFromView(view);
  const { terms } = text.names;
  const isSummoner = frameIn(shown, 'auction')?.summoner === seat;
  const parts = [
    { of: terms.behindScreen, votes: votesBehind(state, seat) },
    { of: terms.virtualCube, votes: virtualVotes(tables, state, seat) },
    { of: text.messages['table.auction.bonus'], votes: isSummoner ? SUMMONER_BONUS : 0 },
  ].filter(({ votes }) => votes > 0);
  return (
    <div className="vu-limit" data-topic="votes">
      <p>{t(shown, 'table.auction.limit', { limit: limitOf(tables, state, seat) })}</p>
      <ul>
        {parts.map(({ of, votes }) => (
          <li key={of}>
            {of} <b>{t(shown, 'table.votes', { count: votes })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Higher bids are set as a number: more of them would hide the map. */
const MOST_BIDS = 8;

const isBid = (choice: Choice): choice is ChoiceOf<'bid'> => choice.type === 'bid';

/** The answers of whoever is asked; a bid with the cheapest cubes that would pay for it. */
function Answers({ shown, label }: { readonly shown: BoardContext; readonly label: string }) {
  const { seen, view } = shown;
  const { allowed } = seen;
  const [bids, others] = [allowed.filter(isBid), allowed.filter((choice) => !isBid(choice))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that repeats the question
    <div className="vu-options" role="group" aria-label={label}>
      {others.map((choice) => (
        <Option key={choice.type} shown={shown} choice={choice} topic="auction" />
      ))}
      {bids.slice(0, MOST_BIDS).map((choice) => (
        <Option key={choice.votes} shown={shown} choice={choice} topic="auction">
          {view.seat !== null && <BidCost shown={shown} seat={view.seat} votes={choice.votes} />}
        </Option>
      ))}
    </div>
  );
}

function BidCost({
  shown,
  seat,
  votes,
}: {
  readonly shown: BoardContext;
  readonly seat: Seat;
  readonly votes: number;
}) {
  const state = stateFromView(shown.view);
  const [cheapest] = minimalSets(state, seat, needForBid(shown.tables, state, seat, votes));
  return <Cost shown={shown} set={cheapest} />;
}
