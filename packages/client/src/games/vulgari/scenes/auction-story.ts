/** What was said in the summons and the auction so far. */
import type { Seat } from '@bottega/kernel';
import { type BoardContext, frameIn, since } from '../board-context';

export interface AuctionStory {
  readonly summoner: Seat;
  readonly came: readonly Seat[];
  readonly stayed: readonly Seat[];
  /** The last bid of each seat; 0 for none. */
  readonly bids: readonly number[];
  readonly passed: readonly Seat[];
}

/** Null while nobody has been summoned. */
export function auctionStory(shown: BoardContext): AuctionStory | null {
  const isUnderWay = ['auction', 'stake', 'win'].some((step) => frameIn(shown, step as 'auction') !== undefined);
  if (!isUnderWay) return null;
  const events = since(shown, 'summoned');
  const saying = (type: 'came' | 'stayed' | 'passed') =>
    events.flatMap((event) => (event.type === type ? [event.seat] : []));
  const bids = shown.view.open.players.map((_, seat) =>
    events.reduce((last, event) => (event.type === 'bid' && event.seat === seat ? event.votes : last), 0),
  );
  const [first] = events;
  const summoner = first.type === 'summoned' ? first.seat : shown.view.open.bidders[0];
  return { summoner, came: saying('came'), stayed: saying('stayed'), bids, passed: saying('passed') };
}
