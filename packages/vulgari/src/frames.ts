/**
 * Copies of the frames on the stack. Key by key rather than `{ ...frame }`: with as many kinds of frames as there are here, a spread
 * takes several times as long and gives its copies another hidden class than that of the frames which the rules push.
 */
import type { Frame } from './state.js';

export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (const frame of stack) copy.push(cloneFrame(frame));
  return copy;
}

/** The most frequent first. A missing key does not compile; the order of keys is that of the rules. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'turn':
      return {
        step: frame.step,
        seat: frame.seat,
        actions: frame.actions,
        moved: frame.moved,
        manuscript: frame.manuscript,
        psalter: frame.psalter,
        business: frame.business,
        politician: frame.politician,
        noble: frame.noble,
        abbess: frame.abbess,
        scribe: frame.scribe,
        virtualUsed: frame.virtualUsed,
        virtualSold: frame.virtualSold,
      };
    case 'turns':
    case 'startCity':
    case 'alms':
    case 'election':
      return { step: frame.step, at: frame.at };
    case 'setup':
    case 'events':
    case 'order':
    case 'lift':
      return { step: frame.step };
    case 'almsPayer':
    case 'stefano':
    case 'draw':
    case 'return':
    case 'summon':
    case 'answer':
    case 'bid':
    case 'candidate':
      return { step: frame.step, seat: frame.seat };
    case 'sell':
      return { step: frame.step, seat: frame.seat, nobles: frame.nobles };
    case 'tribute':
      return { step: frame.step, seat: frame.seat, person: frame.person };
    case 'keep':
      return { step: frame.step, seat: frame.seat, drawn: frame.drawn, keeps: frame.keeps, left: frame.left };
    case 'putBack':
      return { step: frame.step, seat: frame.seat, cards: frame.cards, left: frame.left };
    case 'answers':
      return { step: frame.step, summoner: frame.summoner, at: frame.at };
    case 'auction':
      return { step: frame.step, summoner: frame.summoner, bid: frame.bid, bidder: frame.bidder, next: frame.next };
    case 'stake':
      return { step: frame.step, seat: frame.seat, need: frame.need };
    case 'win':
      return { step: frame.step, seat: frame.seat, bid: frame.bid };
    case 'spend':
      return { step: frame.step, seat: frame.seat, office: frame.office, need: frame.need };
  }
}
