/** What the choices are called, each in the step that offers it. */
import { Bug, type Seat, type View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { Choice, ChoiceOf } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import { waivesSymbol } from '../rules/alliances.js';
import { BY_CANNONS, BY_COURTIER, BY_FRANCE, BY_LEONARDO, bonusCost, bonusStrength, TOKEN } from '../rules/combat.js';
import { arrowsFor } from '../rules/marker.js';
import { hasFreeSpace } from '../rules/palace.js';
import { discardsFor, sumOf, takesSpace } from '../rules/purchase.js';
import { amountOf, COURTIERS, cardOf } from '../rules/sources.js';
import { KEPT_FOR, troopsOf } from '../rules/troop-pay.js';
import type { Palace, State } from '../state.js';
import {
  actionId,
  bonusId,
  cityId,
  dynastyId,
  FIRST_TILE_ITEM,
  FLORIN,
  FREE_STEPS,
  MACHIAVELLI,
  NONE,
  powerId,
  ROOMS,
  SPACE_COUNT,
  STEP_FLORINS,
  type Tables,
} from '../tables.js';
import { cityCost } from './city-cost.js';
import { actionIn, familyOf, frameOf, stateFromView, topFrame } from './seen.js';
import {
  cardName,
  listOf,
  message,
  placeNamed,
  roomAt,
  roomName,
  slotNamed,
  sourceNamed,
  spaceName,
  symbolsListed,
  tileNamed,
  type Values,
} from './sentences.js';

/** What a choice offered to this seat is called. */
export function choiceName(tables: Tables, view: View<State>, seat: Seat, choice: Choice): Message {
  const palace = view.open.palaces[seat];
  const card = (slot: number) => cardName(tables, palace.cards[slot]);
  switch (choice.type) {
    case 'first':
    case 'opponent':
      return message(`choice.${choice.type}`, { player: choice.seat });
    case 'dynasty':
      return message('choice.dynasty', { dynasty: dynastyId(choice.dynasty) });
    case 'put':
      return putName(tables, view, seat, choice.slot);
    case 'room':
      return message('choice.room', roomValues(tables, view, seat, choice.room));
    case 'steps':
      return stepsName(tables, view, seat, choice.steps, choice.florins);
    case 'lift':
      return message('choice.lift', {
        room: roomName(choice.room),
        cost: listOf(choice.symbol === 'cross' ? { cross: 1 } : { crown: 2 }),
      });
    case 'request':
      if (choice.gain === 'florins') return message('choice.request.florins');
      if (topFrame(view).step !== 'turn') return message('choice.request.pay');
      return message('choice.request.crown', { action: actionIn(tables, view, seat, palace.marker) });
    case 'perform':
      return message('choice.perform', { action: actionIn(tables, view, seat, palace.marker) });
    case 'collect': {
      const { kind, values } = sourceIn(tables, palace, choice.source);
      if (kind === 'room' || kind === 'roomCard' || kind === 'power') {
        throw new Bug('florins are collected from courtiers and tiles', { ...choice });
      }
      return message(`choice.collect.${kind}`, {
        ...values,
        florins: amountOf(tables, palace, choice.source, FLORIN),
      });
    }
    case 'use': {
      const { kind, values } = sourceIn(tables, palace, choice.source);
      const count = amountOf(tables, palace, choice.source, SYMBOLS.indexOf(choice.symbol));
      return message(`choice.use.${kind}`, { ...values, symbol: choice.symbol, count });
    }
    case 'refresh': {
      const { kind, values } = tileNamed(choice.tile);
      return message(`choice.refresh.${kind}`, values);
    }
    case 'reactivate':
      return message('choice.reactivate', { power: powerId(choice.power) });
    case 'bonus':
      return message(needsSpace(tables, view, seat, choice.bonus) ? 'choice.bonus.replacing' : 'choice.bonus', {
        bonus: bonusId(choice.bonus),
      });
    case 'agent':
    case 'moveAgent':
    case 'moveTo':
    case 'remove': {
      const { kind, values } = placeNamed(choice.place);
      return message(`choice.${choice.type}.${kind}`, {
        ...values,
        owner: view.open.agents[choice.place],
        action: actionAt(tables, view, choice.place),
      });
    }
    case 'declare':
      return declareName(tables, view, seat, choice.bonus);
    case 'pass':
      return message(topFrame(view).step === 'alarm' ? 'choice.pass.alarm' : 'choice.pass');
    case 'lose':
      return message('choice.lose');
    case 'payTroops': {
      const kept = Math.min(troopsOf(stateFromView(view), seat), KEPT_FOR[choice.florins]);
      const key = choice.florins === 0 ? 'choice.payTroops.none' : 'choice.payTroops.some';
      return message(key, { florins: choice.florins, kept });
    }
    case 'pick': {
      if (topFrame(view).step === 'loseSpace') return message('choice.pick.base', { card: card(choice.slot) });
      const { values } = slotNamed(choice.slot);
      const key = choice.slot < SPACE_COUNT ? 'choice.pick.space' : 'choice.pick.room';
      return message(key, { ...values, card: card(choice.slot) });
    }
    case 'discard':
      return message('choice.discard', { card: card(choice.space), space: spaceName(choice.space) });
    case 'want': {
      const { id, florin, crown, cross } = tables.items[choice.item];
      const cost = listOf({ florin, crown, cross });
      if (choice.item >= FIRST_TILE_ITEM) return message('choice.want.tile', { tile: id, cost });
      const wanted = frameOf(view, 'purchase')?.wanted ?? 0;
      const isReplacing = takesSpace(tables, stateFromView(view), seat, wanted, choice.item);
      return message(isReplacing ? 'choice.want.replacing' : 'choice.want.character', { card: id, cost });
    }
    case 'ally':
      return allyName(tables, view, seat, choice.power);
    case 'waive':
      return message('choice.waive', { symbol: choice.symbol, count: 1 });
    case 'tokens': {
      const held = cardOf(palace, choice.relief);
      const florins = tables.cards[held].warFlorins * choice.tokens;
      const key = florins === 0 ? 'choice.tokens.free' : 'choice.tokens.paid';
      return message(key, { card: cardName(tables, held), tokens: choice.tokens, florins });
    }
    case 'road':
    case 'sail':
      return wayName(tables, view, seat, choice);
    case 'annex':
    case 'troop':
    case 'besiege':
    case 'retreatFrom':
    case 'retreat':
    case 'retreatBySea':
    case 'disband':
    case 'build':
    case 'recruit':
      return message(`choice.${choice.type}`, {
        city: cityId(choice.city),
        ...cityCosts(tables, view, seat, choice.type, choice.city),
      });
    case 'press':
    case 'giveUp':
      return message(`choice.${choice.type}`, { city: cityId(frameOf(view, 'press')?.city ?? NONE) });
    case 'done':
      return doneName(tables, view, seat);
    case 'end':
      if (view.open.season === 'setup') return message('choice.end.family');
      if (view.open.season === 'winter') return message('choice.end.winter');
      return message(frameOf(view, 'turn')?.acted ? 'choice.end.turn' : 'choice.end.idle');
  }
}

const roomValues = (tables: Tables, view: View<State>, seat: Seat, room: number): Values => ({
  room: roomName(room),
  action: actionIn(tables, view, seat, room),
});

/** A source of a palace. Of two courtiers of one name each is told with its space: the marker wakes one side of them. */
function sourceIn(tables: Tables, palace: Palace, source: number) {
  const named = sourceNamed(tables, source, cardOf(palace, source));
  if (named.kind !== 'courtier') return named;
  const space = source - COURTIERS;
  const isTwin = palace.cards.some((card, at) => at < SPACE_COUNT && at !== space && card === palace.cards[space]);
  return isTwin ? { kind: 'twin' as const, values: { ...named.values, space: spaceName(space) } } : named;
}

function putName(tables: Tables, view: View<State>, seat: Seat, slot: number): Message {
  const { kind, values } = slotNamed(slot);
  if (kind === 'space') return message('choice.put.space', values);
  const action = actionIn(tables, view, seat, (slot - SPACE_COUNT) % ROOMS);
  if (kind === 'upgrade') return message('choice.put.upgrade', { ...values, action });
  const brought = cardToPut(tables, view, seat);
  if (brought === NONE || tables.cards[brought].action === NONE) return message('choice.put.action.none', values);
  const brings = actionId(tables.cards[brought].action);
  return message(brings === action ? 'choice.put.action.same' : 'choice.put.action', { ...values, action, brings });
}

/** The card that is being placed, or NONE. */
function cardToPut(tables: Tables, view: View<State>, seat: Seat): number {
  const frame = topFrame(view);
  if (frame.step === 'family') return familyOf(tables, view, seat).card ?? NONE;
  return frame.step === 'put' ? view.open.palaces[seat].cards[frame.slot] : NONE;
}

function stepsName(tables: Tables, view: View<State>, seat: Seat, steps: number, florins: boolean): Message {
  const values = {
    steps,
    ...roomValues(tables, view, seat, (view.open.palaces[seat].marker + steps) % ROOMS),
  };
  if (steps <= FREE_STEPS) return message('choice.steps.free', values);
  const cost = listOf({ florin: florins ? STEP_FLORINS : 0, arrow: arrowsFor(steps, florins) });
  return message('choice.steps.paid', { ...values, cost });
}

/** The action of a room in which an agent can be; nothing for other places. */
function actionAt(tables: Tables, view: View<State>, place: number): string {
  if (placeNamed(place).kind !== 'room') return '';
  const { seat, room } = roomAt(place);
  return actionIn(tables, view, seat, room);
}

function declareName(tables: Tables, view: View<State>, seat: Seat, bonus: number): Message {
  const state = stateFromView(view);
  const strength = bonusStrength(tables, state, seat, bonus);
  const florins = bonusCost(tables, state, seat, bonus);
  switch (bonus) {
    case TOKEN:
      return message('choice.declare.token', { strength });
    case BY_LEONARDO:
      return message('choice.declare.leonardo', { strength, florins });
    case BY_CANNONS:
      return message('choice.declare.cannons', { strength, florins });
    case BY_FRANCE:
      return message('choice.declare.france', { strength });
    default: {
      const card = cardName(tables, view.open.palaces[seat].cards[bonus - BY_COURTIER]);
      const key = florins === 0 ? 'choice.declare.courtier.free' : 'choice.declare.courtier.paid';
      return message(key, { card, strength, florins });
    }
  }
}

function allyName(tables: Tables, view: View<State>, seat: Seat, power: number): Message {
  const ally = view.open.ally[power];
  const values = { power: powerId(power), cost: symbolsListed(tables.powerCosts[power]) };
  if (ally !== NONE && ally !== seat) return message('choice.ally.takeOver', { ...values, ally });
  return message(waivesSymbol(stateFromView(view), seat, power) ? 'choice.ally.waived' : 'choice.ally', values);
}

/** A way of a troop with its price; where there is no such way, it has none. */
function wayName(tables: Tables, view: View<State>, seat: Seat, { type, city }: ChoiceOf<'road' | 'sail'>): Message {
  const board = tables.boards[view.seats];
  const from = frameOf(view, 'march')?.city ?? city;
  const isWay = (type === 'road' ? board.roads : board.ports)[from].includes(city);
  const values = { city: cityId(city), ...cityCosts(tables, view, seat, type, city) };
  return message(`choice.${type}${isWay ? '' : '.none'}`, values);
}

/** What going to, annexing or recruiting in a city costs, as far as its sentence says it. */
function cityCosts(tables: Tables, view: View<State>, seat: Seat, type: Choice['type'], city: number): Values {
  const cost = cityCost(tables, view, seat, type, city);
  const { cavalry = 0, ship = 0, florin = 0 } = cost;
  return { cost: listOf(cost), cavalry, ships: ship, florins: florin };
}

function doneName(tables: Tables, view: View<State>, seat: Seat): Message {
  const frame = topFrame(view);
  switch (frame.step) {
    case 'governCost':
    case 'govern':
    case 'trade':
    case 'war':
    case 'intrigue':
    case 'reorganize':
    case 'recruit':
    case 'ally':
    case 'pay':
      return message(`choice.done.${frame.step}`);
    case 'purchase':
      if (frame.wanted === 0) return message('choice.done.purchase.none');
      return purchaseName(tables, view, seat, frame.wanted);
    default:
      throw new Bug('nothing is done here', { step: frame.step });
  }
}

/** V-9.3.12: what is bought, and how many courtiers it takes the place of. */
function purchaseName(tables: Tables, view: View<State>, seat: Seat, wanted: number): Message {
  const sum = listOf(sumOf(tables, wanted));
  const count = discardsFor(tables, stateFromView(view), seat, wanted);
  return count === 0
    ? message('choice.done.purchase.some', { sum })
    : message('choice.done.purchase.replacing', { sum, count });
}

/** V-7.2.7: of the bonuses one is a courtier, for whom another may have to make room. */
export const needsSpace = (tables: Tables, view: View<State>, seat: Seat, bonus: number): boolean =>
  bonus === MACHIAVELLI && !hasFreeSpace(tables, stateFromView(view), seat);
