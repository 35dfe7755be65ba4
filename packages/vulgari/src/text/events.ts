/** How the log tells what happened. */
import type { Message } from '@bottega/kernel/text';
import type { Event } from '../events.js';
import { isSea, NONE, ROME, type Tables } from '../tables.js';
import { popeKey } from './pope.js';
import {
  cubeName,
  cubesListed,
  lettered,
  listOf,
  manuscriptNamed,
  message,
  officeName,
  personName,
  seaName,
  summonsNamed,
  trackName,
  zoneName,
} from './sentences.js';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The sentence of an event; null for events that others tell already. */
export function eventSentence(tables: Tables, event: Event): Message | null {
  switch (event.type) {
    case 'began':
      return message('event.began', { first: event.order[0], last: event.order[event.order.length - 1] });
    case 'placed':
      return message('event.placed', { seat: event.seat, zone: zoneName(event.zone) });
    case 'eventCame': {
      const { title, zone, gain, value } = tables.events[event.event];
      return message(`event.eventCame.${gain}`, { title, zone, value });
    }
    case 'pope':
      return message(popeKey(event.isRed, event.red));
    case 'toRome':
      return message('event.toRome', { zone: zoneName(ROME) });
    case 'recycled': {
      const { count, row } = event;
      return message(row === 0 ? 'event.recycled.out' : 'event.recycled.row', {
        cube: cubeName(event.colour),
        count,
        row,
      });
    }
    case 'available': {
      const cubes = cubesListed(event.counts);
      return cubes.length === 0 ? message('event.available.none') : message('event.available.some', { cubes });
    }
    case 'revealed': {
      const { kind, values } = manuscriptNamed(tables, event.card);
      return kind === 'lingua' ? null : message(`event.revealed.${kind}`, values); // Lingua Volgare has an event of its own
    }
    case 'lingua':
      return message('event.lingua', { title: 'linguaVolgare' });
    case 'alms': {
      const { type, ...values } = event;
      if (event.payer === NONE) return message('event.alms.bank', values);
      return message(event.bank === 0 ? 'event.alms.payer' : 'event.alms.both', values);
    }
    case 'order':
      return orderSentence(event);
    case 'moved':
      return moved(event);
    case 'used': {
      const { seat, gain, value } = event;
      return message(`event.used.${gain}`, { seat, title: tables.events[event.event].title, value });
    }
    case 'claimed': {
      const { seat, ducats, knowledge, bonus } = event;
      const gain = listOf({ ducat: ducats + bonus, knowledge });
      return message(bonus > 0 ? 'event.claimed.orient' : 'event.claimed', {
        seat,
        zone: zoneName(event.zone),
        gain,
        bonus,
      });
    }
    case 'friar': {
      const { seat, ducats, knowledge } = event;
      const values = { seat, ducats, knowledge, person: personName(event.person) };
      return message(knowledge > 0 ? 'event.friar.knowledge' : 'event.friar', values);
    }
    case 'cardinal':
      return becameCardinal(event);
    case 'converted': {
      const { seat, scribes, knowledge } = event;
      return message(`event.converted.${event.to}`, { seat, scribes, knowledge });
    }
    case 'manuscript': {
      const { kind, values } = manuscriptNamed(tables, event.card);
      return message(`event.manuscript.${kind}`, { ...values, seat: event.seat, actions: event.actions });
    }
    case 'cubes': {
      const { seat, count, actions, ducats } = event;
      return message('event.cubes', {
        seat,
        count,
        cube: cubeName(event.colour),
        cost: listOf({ action: actions, ducat: ducats }),
      });
    }
    case 'advanced': {
      const { seat, steps, space } = event;
      return message('event.advanced', { seat, steps, space, track: trackName(event.track) });
    }
    case 'sang': {
      const cubes = listOf({ virtualAbbess: Number(event.virtual), abbess: event.abbesses });
      return message('event.sang', { seat: event.seat, cubes });
    }
    case 'bologna': {
      const { seat, ducats, abbesses, knowledge } = event;
      const cost = listOf({ ducat: ducats, virtualAbbess: Number(event.virtual), abbess: abbesses });
      return message('event.bologna', { seat, cost, knowledge });
    }
    case 'looked': {
      const points = event.points.map((count) => ({ of: 'point', count }));
      return message('event.looked', { seat: event.seat, points });
    }
    case 'turnEnded': {
      const { seat, unused } = event;
      return message(unused === 0 ? 'event.turnEnded' : 'event.turnEnded.unused', { seat, unused });
    }
    case 'summoned':
    case 'came':
      return message(`event.${event.type}`, { seat: event.seat, ...summonsNamed(tables) });
    case 'discarded': {
      const { seat, politicians, nobles, abbesses } = event;
      return message('event.discarded', { seat, cubes: cubesListed([politicians, nobles, abbesses, 0]) });
    }
    case 'won': {
      const { seat, bid, knowledge } = event;
      const values = { seat, bid, knowledge, title: summonsNamed(tables).title };
      return message(bid === 0 ? 'event.won.alone' : 'event.won', values);
    }
    case 'behind': {
      const { seat, politicians, nobles, abbesses, scribes } = event;
      const cubes = cubesListed([politicians, nobles, abbesses, scribes]);
      return cubes.length === 0
        ? message('event.behind.none', { seat })
        : message('event.behind.some', { seat, cubes });
    }
    case 'elected': {
      const { seat, politicians, nobles, abbesses } = event;
      const cubes = cubesListed([politicians, nobles, abbesses, 0]);
      return message('event.elected', { seat, cubes, office: officeName(event.office) });
    }
    case 'round':
    case 'shifted':
    case 'rested':
    case 'virtualNoble':
    case 'sold':
    case 'psalter':
    case 'business':
    case 'drew':
    case 'kept':
    case 'putBack':
    case 'inquired':
    case 'declined':
    case 'stayed':
    case 'bid':
    case 'passed':
    case 'lifted':
    case 'abstained':
    case 'over': {
      const { type, ...values } = event;
      return message(`event.${type}`, values);
    }
  }
}

const ORDERS = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as const;

function orderSentence({ order }: EventOf<'order'>): Message {
  const seats = order.length as keyof typeof ORDERS; // as many as can play
  return message(`event.order.${ORDERS[seats]}`, lettered(order));
}

function moved({ seat, from, to, actions, ducats }: EventOf<'moved'>): Message {
  const cost = listOf({ action: actions, ducat: ducats });
  if (isSea(to)) return message('event.moved.sea', { seat, from: zoneName(from), sea: seaName(to), cost });
  if (isSea(from)) return message('event.moved.landed', { seat, to: zoneName(to), cost });
  return message('event.moved.zone', { seat, from: zoneName(from), to: zoneName(to), cost });
}

function becameCardinal({ seat, person, ducats, cube, refund, knowledge }: EventOf<'cardinal'>): Message {
  const given = cube === 'virtual' ? 'virtualNoble' : cube;
  const values = { seat, person: personName(person), cost: listOf({ ducat: ducats, [given]: 1 }), refund, knowledge };
  if (refund > 0) return message('event.cardinal.refund', values);
  return message(knowledge > 0 ? 'event.cardinal.knowledge' : 'event.cardinal', values);
}
