/** What the seat that is asked must decide, and what everybody else reads meanwhile. */
import { Bug, type Seat, type View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { virtualVotes, votesBehind } from '../rules/holding.js';
import { auctionOf, leastBid, limitOf } from '../rules/stupor-mundi.js';
import { mustLand } from '../rules/turn.js';
import type { State } from '../state.js';
import { NOBLE_SALE, type Tables } from '../tables.js';
import { frameOf, stateFromView, topFrame } from './seen.js';
import { message, officeName, personName, summonsNamed } from './sentences.js';

export function promptOf(tables: Tables, view: View<State>, seat: Seat): Message {
  const frame = topFrame(view);
  const state = stateFromView(view);
  switch (frame.step) {
    case 'startCity':
      return message('prompt.startCity');
    case 'almsPayer':
      return message('prompt.almsPayer', { ducats: tables.persons[view.open.players[seat].person].alms });
    case 'turn': {
      const { actions } = frame;
      if (mustLand(state, frame)) return message('prompt.turn.land', { actions });
      return actions === 0 ? message('prompt.turn.none') : message('prompt.turn', { actions });
    }
    case 'sell':
      return message(frame.nobles === 1 ? 'prompt.sell.one' : 'prompt.sell', {
        nobles: frame.nobles,
        ducats: NOBLE_SALE,
      });
    case 'stefano':
      return message('prompt.stefano', { ducats: NOBLE_SALE });
    case 'tribute':
      return message('prompt.tribute', { person: personName(frame.person) });
    case 'keep':
      return message(frame.left === frame.keeps ? 'prompt.keep' : 'prompt.keep.more', { drawn: frame.drawn });
    case 'putBack':
      return message('prompt.putBack');
    case 'summon':
      return message('prompt.summon', summonsNamed(tables));
    case 'answer':
      return message('prompt.answer', { ...summonsNamed(tables), summoner: frameOf(view, 'answers').summoner });
    case 'bid': {
      const { bid, bidder } = auctionOf(state);
      const limit = limitOf(tables, state, seat);
      if (bid === 0) return message('prompt.bid.open', { least: leastBid(bid), limit });
      return message('prompt.bid.raise', { bidder, bid, limit });
    }
    case 'stake':
      return message('prompt.stake', { bid: frameOf(view, 'win').bid, need: frame.need });
    case 'candidate':
      return message('prompt.candidate', { votes: votesBehind(state, seat) + virtualVotes(tables, state, seat) });
    case 'spend':
      return message('prompt.spend', { office: officeName(frame.office), need: frame.need });
    default:
      throw new Bug('nobody is asked here', { step: frame.step });
  }
}

export function waitingFor(tables: Tables, view: View<State>, seat: Seat): Message {
  const frame = topFrame(view);
  switch (frame.step) {
    case 'startCity':
    case 'almsPayer':
    case 'sell':
    case 'stefano':
    case 'bid':
    case 'stake':
      return message(`waiting.${frame.step}`, { seat });
    case 'turn':
      return message('waiting.turn', { seat, actions: frame.actions });
    case 'tribute':
      return message('waiting.tribute', { seat, person: personName(frame.person) });
    case 'keep':
    case 'putBack':
      return message('waiting.library', { seat });
    case 'summon':
    case 'answer':
      return message(`waiting.${frame.step}`, { seat, zone: summonsNamed(tables).zone });
    case 'candidate':
    case 'spend':
      return message('waiting.election', { seat });
    default:
      throw new Bug('nobody is asked here', { step: frame.step });
  }
}
