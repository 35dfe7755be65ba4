/** How the log tells what happened. */
import type { Message } from '@bottega/kernel/text';
import type { Event } from '../events.js';
import { BY_CANNONS, BY_FRANCE, BY_LEONARDO, TOKEN } from '../rules/combat.js';
import { actionId, bonusId, cityId, dynastyId, FIRST_TILE_ITEM, NONE, powerId, type Tables } from '../tables.js';
import { cardName, message, placeNamed, roomName, slotNamed, sourceNamed, spaceName, tileNamed } from './sentences.js';

/** The sentence of an event; null for events that others tell already. */
export function eventSentence(tables: Tables, event: Event): Message | null {
  switch (event.type) {
    case 'order':
      return message(event.chosen ? 'event.order.chosen' : 'event.order.drawn', { seat: event.seat });
    case 'dynasty':
      return message('event.dynasty', { seat: event.seat, dynasty: dynastyId(event.dynasty) });
    case 'put':
    case 'shifted': {
      const { kind, values } = slotNamed(event.type === 'put' ? event.slot : event.to);
      return message(`event.${event.type}.${kind}`, {
        ...values,
        seat: event.seat,
        card: cardName(tables, event.card),
      });
    }
    case 'placed':
    case 'lifted':
    case 'indulged':
      return message(`event.${event.type}`, { seat: event.seat, room: roomName(event.room) });
    case 'moved':
      return message('event.moved', { seat: event.seat, steps: event.steps, room: roomName(event.room) });
    case 'woken':
      return message(`event.woken.${event.side}`, { seat: event.seat, cards: event.cards });
    case 'requested':
      return message(`event.requested.${event.gain}`, { seat: event.seat });
    case 'collected': {
      const { kind, values } = sourceNamed(tables, event.source, event.card);
      if (kind === 'room' || kind === 'roomCard' || kind === 'power') return null; // florins of these are used, not collected
      return message(`event.collected.${kind}`, { ...values, seat: event.seat, florins: event.florins });
    }
    case 'used': {
      // War symbols of the room are told by the tokens they bring (`armed`), florins of the room by `roomFlorins`.
      if (event.kind === 'token' && event.symbol === 'war') return null;
      const { kind, values } = sourceNamed(tables, event.source, event.card);
      return message(`event.used.${kind}`, {
        ...values,
        seat: event.seat,
        symbol: event.symbol,
        count: event.count,
      });
    }
    case 'performed':
      return message('event.performed', {
        seat: event.seat,
        action: actionId(event.action),
        room: roomName(event.room),
      });
    case 'refreshed': {
      const { kind, values } = tileNamed(event.tile);
      return message(`event.refreshed.${kind}`, { ...values, seat: event.seat });
    }
    case 'reactivated':
      return message('event.reactivated', { seat: event.seat, power: powerId(event.power) });
    case 'bonus':
      return message('event.bonus', { seat: event.seat, bonus: bonusId(event.bonus) });
    case 'annexed':
    case 'gaveUp':
    case 'disbanded':
    case 'built':
    case 'recruited':
      return message(`event.${event.type}`, { seat: event.seat, city: cityId(event.city) });
    case 'marched':
    case 'retreated': {
      const way = event.ships > 0 ? 'sea' : event.type === 'marched' ? 'road' : 'land';
      return {
        key: `event.${event.type}.${way}`,
        values: { seat: event.seat, from: cityId(event.from), to: cityId(event.to), ships: event.ships },
      };
    }
    case 'agentPlaced':
    case 'agentRemoved': {
      const { kind, values } = placeNamed(event.place);
      const owner = event.type === 'agentRemoved' ? event.owner : event.seat;
      return message(`event.${event.type}.${kind}`, { ...values, seat: event.seat, owner });
    }
    case 'agentMoved':
      return agentMoved(event.seat, event.from, event.place);
    case 'siege': {
      const key = event.defender === NONE ? 'event.siege.neutral' : 'event.siege.owned';
      return message(key, { seat: event.seat, city: cityId(event.city), defender: event.defender });
    }
    case 'fieldBattle':
    case 'battled':
    case 'drawnBattle':
    case 'repelled':
    case 'lost': {
      const { type, city, ...values } = event;
      return message(`event.${type}`, { ...values, city: cityId(city) });
    }
    case 'declared':
      return declared(tables, event);
    case 'captured': {
      const { type, city, ...values } = event;
      const key = event.from === NONE ? 'event.captured.neutral' : 'event.captured.owned';
      return message(event.lost === 0 ? `${key}.intact` : key, { ...values, city: cityId(city) });
    }
    case 'lastYear':
      return message(`event.lastYear.${event.cause}`);
    case 'troopsPaid': {
      // The florins themselves are told by `paid`.
      return message(event.florins === 0 ? 'event.troopsPaid.none' : 'event.troopsPaid.some', { seat: event.seat });
    }
    case 'discarded':
      return message('event.discarded', { seat: event.seat, card: cardName(tables, event.card) });
    case 'installed':
      return message('event.installed', {
        seat: event.seat,
        card: cardName(tables, event.card),
        space: spaceName(event.space),
      });
    case 'bought': {
      const { id } = tables.items[event.item];
      if (event.item >= FIRST_TILE_ITEM) return message('event.bought.tile', { seat: event.seat, tile: id });
      return message('event.bought.character', { seat: event.seat, card: id });
    }
    case 'allied': {
      const key = event.former === NONE ? 'event.allied.new' : 'event.allied.takenOver';
      return message(key, { seat: event.seat, power: powerId(event.power), former: event.former });
    }
    case 'sealed':
    case 'year':
    case 'paid':
    case 'roomFlorins':
    case 'promoted':
    case 'traded':
    case 'armed':
    case 'turnEnded':
    case 'passed':
    case 'trophy':
    case 'newOrder':
    case 'earned':
    case 'wintered':
    case 'over': {
      const { type, ...values } = event;
      return message(`event.${type}`, values);
    }
  }
}

function agentMoved(seat: number, from: number, place: number): Message {
  const left = placeNamed(from);
  const reached = placeNamed(place);
  const { city, room, holder, power } = left.values;
  const before = { fromCity: city ?? '', fromRoom: room ?? '', fromHolder: holder ?? '', fromPower: power ?? '' };
  return message(`event.agentMoved.${left.kind}.${reached.kind}`, { ...before, ...reached.values, seat });
}

function declared(tables: Tables, event: Extract<Event, { readonly type: 'declared' }>): Message {
  const { seat, strength } = event;
  switch (event.bonus) {
    case TOKEN:
      return message('event.declared.token', { seat, strength });
    case BY_LEONARDO:
      return message('event.declared.leonardo', { seat, strength });
    case BY_CANNONS:
      return message('event.declared.cannons', { seat, strength });
    case BY_FRANCE:
      return message('event.declared.france', { seat, strength });
    default:
      return message('event.declared.courtier', { seat, strength, card: cardName(tables, event.card) });
  }
}
