/** What is said once to somebody who meets a kind of decision for the first time, and what points were given for. */
import type { Seat, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { isActive } from '../rules/canticle.js';
import { isFriar, isMerchant } from '../rules/holding.js';
import { votesLeft } from '../rules/scoring.js';
import { mustLand } from '../rules/turn.js';
import { placeOf } from '../rules/zones.js';
import type { State, TurnFrame } from '../state.js';
import { CANTICLE, KNOWLEDGE, NONE, POPE_FROM, RIDDLE, type Tables } from '../tables.js';
import { isSeen, stateFromView, topFrame } from './seen.js';
import { message, officeName, personName } from './sentences.js';

/** A tip for the question before a seat; null where the question says enough by itself. */
export function tipFor(tables: Tables, view: View<State>, seat: Seat): Message | null {
  const frame = topFrame(view);
  switch (frame.step) {
    case 'turn':
      return turnTip(tables, view, seat, frame);
    case 'startCity':
    case 'almsPayer':
    case 'sell':
    case 'stefano':
    case 'tribute':
    case 'keep':
    case 'putBack':
    case 'summon':
    case 'answer':
    case 'bid':
    case 'stake':
    case 'candidate':
    case 'spend':
      return message(`tip.${frame.step}`);
    default:
      return null;
  }
}

/** What is special about this turn or about the place where the pawn stands. */
function turnTip(tables: Tables, view: View<State>, seat: Seat, frame: TurnFrame): Message {
  const { open } = view;
  const state = stateFromView(view);
  const place = placeOf(tables, open.players[seat]);
  if (open.isLastRound) return message('tip.turn.last');
  if (mustLand(state, frame)) return message('tip.turn.sea');
  if (place?.isConvent === true && isMerchant(state, seat)) return message('tip.turn.merchant');
  if (place?.isCathedral === true && isFriar(state, seat)) return message('tip.turn.friar');
  if (place?.isAbbey === true) return message('tip.turn.abbey');
  const franciscan = place?.franciscan ?? NONE;
  if (franciscan !== NONE && isActive(state, franciscan)) return message('tip.turn.franciscan');
  return message(open.round >= POPE_FROM ? 'tip.turn.library' : 'tip.turn');
}

/** What a seat's points in a category were given for, where they are not counted one by one; null where it is not seen. */
export function detailOf(tables: Tables, view: View<State>, seat: Seat, category: string): Message | null {
  const { players, tracks } = view.open;
  const { office, ducats, person } = players[seat];
  const state = stateFromView(view);
  switch (category) {
    case 'election':
      return office === NONE ? null : message('detail.election', { office: officeName(office) });
    case 'votes':
      return isSeen(view, seat) ? message('detail.votes', { count: votesLeft(tables, state, seat) }) : null;
    case 'riches':
      return message('detail.riches', { count: ducats });
    case 'riddle':
      return message('detail.track', { count: tracks[RIDDLE].at[seat] });
    case 'canticle':
      return message('detail.track', { count: tracks[CANTICLE].at[seat] });
    case 'manuscripts':
      return isSeen(view, seat) ? message('detail.manuscripts', { count: state.own[seat].manuscripts.length }) : null;
    case 'cards':
      return person === NONE ? null : message('detail.cards', { person: personName(person) });
    case 'total': // D-23.1
      return message('amount.knowledge', { count: tracks[KNOWLEDGE].at[seat] });
    default:
      return null;
  }
}
