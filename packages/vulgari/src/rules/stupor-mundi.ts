/** D-19: Stupor Mundi: summons and auction. Everything in it is public (D-19.12), but for what lies behind the screens. */
import { only, type Seat } from '@bottega/kernel';
import { bid as bidOf, type ChoiceOf, COME, DECLINE, discard, PASS, STAY, SUMMON } from '../choices.js';
import type { FrameOf, State } from '../state.js';
import { LEAST_BID, STUPOR_MUNDI, SUMMONER_BONUS, type Tables } from '../tables.js';
import { giveAway, minimalSets, virtualVotes, votesBehind } from './holding.js';
import { discardToTable } from './recycling.js';
import type { Ask, Auto } from './step-types.js';
import { gainKnowledge } from './tracks.js';

/** D-19.2: whoever ends the turn there may summon the others. D-19.10: else the card stays. */
export const chooseSummons: Ask<'summon', ChoiceOf<'summon' | 'decline'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(_state, _frame, _seat, o) {
    o.may(SUMMON);
    o.may(DECLINE);
  },
  choose({ open }, _frame, seat, choice, emit) {
    open.stack.pop();
    emit?.({ type: choice.type === 'summon' ? 'summoned' : 'declined', seat });
    if (choice.type === 'decline') return;
    open.bidders = [seat];
    open.stack.push({ step: 'auction', summoner: seat, bid: 0, bidder: seat, next: 0 });
    open.stack.push({ step: 'answers', summoner: seat, at: 1 });
  },
  suggest: () => DECLINE,
};

/** D-19.3, Q-19: in turn order from the player after the summoner, once round. */
export const answers: Auto<'answers'> = {
  chance: false,
  run({ open }, frame) {
    const { turnOrder, stack } = open;
    if (frame.at === turnOrder.length) {
      stack.pop();
      return;
    }
    const seat = turnOrder[(turnOrder.indexOf(frame.summoner) + frame.at) % turnOrder.length];
    frame.at++;
    stack.push({ step: 'answer', seat });
  },
};

/** D-19.4: who comes is there at once, for nothing, also from the sea. */
export const chooseAnswer = (tables: Tables): Ask<'answer', ChoiceOf<'come' | 'stay'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(_state, _frame, _seat, o) {
    o.may(COME);
    o.may(STAY);
  },
  choose({ open }, _frame, seat, choice, emit) {
    open.stack.pop();
    emit?.({ type: choice.type === 'come' ? 'came' : 'stayed', seat });
    if (choice.type === 'stay') return;
    open.players[seat].position = tables.events[STUPOR_MUNDI].place;
    open.bidders.push(seat);
  },
  suggest: () => STAY,
});

/** D-19.5: alone the summoner wins for nothing. D-19.6: else the summoner opens, and it goes round until one is left. */
export const auction = (tables: Tables): Auto<'auction'> => ({
  chance: false,
  run(state, frame) {
    const { stack, bidders } = state.open;
    if (bidders.length > 1) {
      stack.push({ step: 'bid', seat: bidders[frame.next] });
      return;
    }
    const seat = bidders[0];
    const need = needForBid(tables, state, seat, frame.bid);
    stack.pop();
    stack.push({ step: 'win', seat, bid: frame.bid });
    // Which sets there are is secret: the winner is asked even if there is only one.
    if (need > 0) stack.push({ step: 'stake', seat, need });
  },
});

function bonusOf({ summoner }: FrameOf<'auction'>, seat: Seat): number {
  return seat === summoner ? SUMMONER_BONUS : 0;
}

/** D-19.7: nobody bids more than he can pay. */
export function limitOf(tables: Tables, state: State, seat: Seat): number {
  return votesBehind(state, seat) + virtualVotes(tables, state, seat) + bonusOf(auctionOf(state), seat);
}

/** D-19.8: the votes that real cubes must have to pay a bid. */
export function needForBid(tables: Tables, state: State, seat: Seat, bid: number): number {
  return bid - bonusOf(auctionOf(state), seat) - virtualVotes(tables, state, seat);
}

export function auctionOf({ open }: State): FrameOf<'auction'> {
  return open.stack.find((frame) => frame.step === 'auction') as FrameOf<'auction'>; // under every bid
}

/** D-19.6: higher by at least one, or out for good. The opening bid is two or more and cannot be left out. */
export const chooseBid = (tables: Tables): Ask<'bid', ChoiceOf<'bid' | 'pass'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const { bid } = auctionOf(state);
    const limit = limitOf(tables, state, seat);
    if (bid === 0) o.bar(PASS, 'Q-19');
    else o.may(PASS);
    const least = leastBid(bid);
    if (o.explains) for (let votes = 1; votes < least; votes++) o.bar(bidOf(votes), 'D-19.6', { least });
    for (let votes = least; votes <= limit; votes++) o.may(bidOf(votes));
    if (o.explains) o.bar(bidOf(Math.max(limit + 1, least)), 'D-19.7', { limit });
  },
  choose(state, _frame, seat, choice, emit) {
    const { open } = state;
    const frame = auctionOf(state);
    open.stack.pop();
    if (choice.type === 'pass') {
      open.bidders.splice(frame.next, 1);
      emit?.({ type: 'passed', seat });
    } else {
      frame.bid = choice.votes;
      frame.bidder = seat;
      frame.next++;
      emit?.({ type: 'bid', seat, votes: choice.votes });
    }
    frame.next %= open.bidders.length;
  },
  suggest: (state) => (auctionOf(state).bid === 0 ? bidOf(LEAST_BID) : PASS),
});

export function leastBid(bid: number): number {
  return Math.max(LEAST_BID, bid + 1);
}

/** D-19.8: the winner's cubes; none that is not needed. */
export const chooseStake: Ask<'stake', ChoiceOf<'discard'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    for (const set of minimalSets(state, seat, frame.need)) o.may(discard(set));
  },
  choose(state, _frame, seat, { politicians, nobles, abbesses }, emit) {
    state.open.stack.pop();
    const set = { politicians, nobles, abbesses };
    giveAway(state, seat, set);
    emit?.({ type: 'discarded', seat, ...set });
    discardToTable(state, [politicians, nobles, abbesses, 0], emit); // D-19.11: cubes first, then knowledge and card
  },
  suggest: (state, frame, seat) => discard(minimalSets(state, seat, frame.need)[0]),
};

/** D-19.9, D-19.11: knowledge for the winner; the card is out and losers lose nothing. */
export const win = (tables: Tables): Auto<'win'> => ({
  chance: false,
  run({ open }, { seat, bid }, emit) {
    const { value } = tables.events[STUPOR_MUNDI];
    open.stack.pop();
    open.bidders = [];
    gainKnowledge(tables, open, seat, value);
    open.events[STUPOR_MUNDI] = 'used';
    emit?.({ type: 'won', seat, bid, knowledge: value });
  },
});
