/** What the seat that is asked must decide, and what everybody else reads meanwhile. */
import { Bug, type Seat, type View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { strengths } from '../rules/combat.js';
import { duesOf } from '../rules/due.js';
import { sumOf } from '../rules/purchase.js';
import { payDue, troopsOf } from '../rules/troop-pay.js';
import { type FrameOf, type Payment, type State, troopPlace } from '../state.js';
import { actionId, CROSS, CROWN, cityId, NONE, powerId, type Tables, TROOPS } from '../tables.js';
import { actionIn, familyOf, frameOf, stateFromView, topFrame } from './seen.js';
import { cardName, listOf, message, placeNamed, roomName } from './sentences.js';

export function promptOf(tables: Tables, view: View<State>, seat: Seat): Message {
  const { open } = view;
  const frame = topFrame(view);
  const palace = open.palaces[seat];
  const florins = palace.treasury;
  const troopsAt = (city: number) => open.troops[troopPlace(stateFromView(view), city, seat)];
  switch (frame.step) {
    case 'family': {
      const { card } = familyOf(tables, view, seat);
      if (card === null) return message('prompt.family.confirm');
      return message('prompt.family', { card: cardName(tables, card) });
    }
    case 'marker':
      return palace.marker === NONE ? message('prompt.marker.place') : message('prompt.marker.move', { florins });
    case 'turn': {
      if (frame.acted) return message('prompt.turn.acted');
      const action = actionIn(tables, view, seat, palace.marker);
      return message('prompt.turn', { room: roomName(palace.marker), action });
    }
    case 'governCost':
      return message('prompt.governCost', { paid: open.pool[CROWN] + open.pool[CROSS] });
    case 'govern':
      if (!frame.half) return message('prompt.govern', { symbols: frame.symbols });
      if (frame.symbols === 0) return message('prompt.govern.last');
      return message('prompt.govern.half', { symbols: frame.symbols });
    case 'bonus':
      return message('prompt.bonus', { rank: palace.rank });
    case 'trade':
      return message('prompt.trade', { ships: frame.ships });
    case 'march':
    case 'opponent':
      return message(`prompt.${frame.step}`, { city: cityId(frame.city) });
    case 'alarm':
      return message('prompt.alarm', { city: cityId(frame.city), seat: combatOf(view).attacker });
    case 'press':
    case 'retreat':
      return message(`prompt.${frame.step}`, { city: cityId(frame.city), troops: troopsAt(frame.city) });
    case 'intrigue':
      return message('prompt.intrigue', { agents: palace.agents });
    case 'moveAgent': {
      const { kind, values } = placeNamed(frame.from);
      return message(`prompt.moveAgent.${kind}`, values);
    }
    case 'declare':
      return declarePrompt(tables, view, seat);
    case 'relocate':
      return message('prompt.relocate', { card: cardName(tables, palace.cards[frame.space]) });
    case 'troopPay': {
      const state = stateFromView(view);
      return message('prompt.troopPay', { troops: troopsOf(state, seat), due: payDue(state, seat) });
    }
    case 'disband':
      return message('prompt.disband', { left: frame.left });
    case 'put':
      return message('prompt.put', { card: cardName(tables, palace.cards[frame.slot]) });
    case 'purchase':
      if (frame.wanted === 0) return message('prompt.purchase', { florins });
      return message('prompt.purchase.more', { sum: listOf(sumOf(tables, frame.wanted)) });
    case 'install':
      return message('prompt.install', { card: cardName(tables, frame.card) });
    case 'recruit':
      return message('prompt.recruit', { florins, reserve: TROOPS - troopsOf(stateFromView(view), seat) });
    case 'waive':
      return message('prompt.waive', { power: powerId(frame.power) });
    case 'pay':
      return payPrompt(view, frame);
    case 'firstPlayer':
    case 'dynasty':
    case 'annex':
    case 'war':
    case 'nextSiege':
    case 'loseSpace':
    case 'nextRetreat':
    case 'reorganize':
    case 'cathedral':
    case 'ally':
    case 'endWinter':
      return message(`prompt.${frame.step}`);
    default:
      throw new Bug('nobody is asked here', { step: frame.step });
  }
}

/** How the strengths stand, from the side of the seat that may declare. */
function declarePrompt(tables: Tables, view: View<State>, seat: Seat): Message {
  const combat = combatOf(view);
  const [attack, defence] = strengths(tables, stateFromView(view), combat);
  const city = cityId(combat.city);
  const isAttacker = seat === combat.attacker;
  const values = { city, own: isAttacker ? attack : defence, other: isAttacker ? defence : attack };
  if (!combat.field) return message(isAttacker ? 'prompt.declare.attack' : 'prompt.declare.defend', values);
  return message('prompt.declare.field', { ...values, opponent: isAttacker ? combat.defender : combat.attacker });
}

function combatOf(view: View<State>): FrameOf<'combat'> {
  const combat = frameOf(view, 'combat');
  if (combat === undefined) throw new Bug('a declaration without combat');
  return combat;
}

/** The cost, and what pool and treasury still lack of it. */
function payPrompt({ open }: View<State>, frame: Payment): Message {
  const { kind } = frame;
  if (kind === 'govern' || kind === 'trade') throw new Bug('Govern and Trade are paid in steps of their own', { kind });
  const dues = duesOf(open, frame);
  const cost = dues.map(({ symbol: of, needed: count }) => ({ of, count }));
  const lack = dues.flatMap(({ symbol: of, needed, paid }) => (paid < needed ? [{ of, count: needed - paid }] : []));
  if (lack.length === 0) return message('prompt.pay.token.met', { cost }); // florins of the room may pay as well (V-5.5.8)
  return message(`prompt.pay.${kind}`, { cost, lack });
}

export function waitingFor(view: View<State>, seat: Seat): Message {
  const { open } = view;
  const step = topFrame(view).step;
  const combat = frameOf(view, 'combat');
  if (combat !== undefined)
    return message(step === 'alarm' ? 'waiting.alarm' : 'waiting.declare', { seat, city: cityId(combat.city) });
  if (step === 'firstPlayer' || step === 'dynasty') return message('waiting.setup', { seat });
  if (step === 'family') return message('waiting.family', { seat });
  if (step === 'marker') return message('waiting.marker', { seat });
  if (frameOf(view, 'retreats') !== undefined) return message('waiting.retreat', { seat });
  if (frameOf(view, 'sieges') !== undefined) return message('waiting.siege', { seat });
  if (step === 'pay') return message('waiting.pay', { seat });
  const action = frameOf(view, 'actionDone');
  if (action !== undefined) return message('waiting.action', { seat, action: actionId(action.action) });
  return message(open.season === 'winter' ? 'waiting.winter' : 'waiting.turn', { seat });
}
