/** What was done since somebody's last turn, in a few words each; and the moments that nobody should miss. */
import type { Seat } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { Event } from '../events.js';
import { CUBE_COUNT, isSea, NONE, RED_CARDS, type Tables } from '../tables.js';
import { popeCase } from './pope.js';
import {
  cubesListed,
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

/** What a seat did, the same kind together; with null what happened by itself. */
export function deedsOf(tables: Tables, events: readonly Event[], seat: Seat | null): Message[] {
  if (seat === null) return events.flatMap((event) => happened(tables, event) ?? []);
  const told = new Set<string>();
  const deeds = events.flatMap((event) => {
    const kind = kindOf(event, seat);
    if (kind === null || told.has(kind)) return [];
    told.add(kind);
    return counted(events, event, seat) ?? single(tables, event) ?? [];
  });
  if (deeds.length > 0) return deeds;
  const ended = events.findLast((event) => event.type === 'turnEnded' && event.seat === seat);
  return ended?.type === 'turnEnded' && ended.unused > 0 ? [message('deed.nothing', { unused: ended.unused })] : [];
}

/** What is told once for all events of the kind; null for what is not this seat's doing. */
function kindOf(event: Event, seat: Seat): string | null {
  if (event.type === 'alms' && event.payer === seat && event.paid > 0) return 'paid';
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.type) {
    case 'cubes':
    case 'alms':
    case 'bid':
      return event.type;
    case 'advanced':
      return `advanced ${event.track}`;
    default:
      return JSON.stringify(event);
  }
}

/** What is added up over all events of the kind. */
function counted(events: readonly Event[], first: Event, seat: Seat): Message | null {
  switch (first.type) {
    case 'cubes': {
      const cubes = Array.from({ length: CUBE_COUNT }, () => 0);
      for (const one of events) if (one.type === 'cubes' && one.seat === seat) cubes[one.colour] += one.count;
      return message('deed.cubes', { cubes: cubesListed(cubes) });
    }
    case 'advanced': {
      let steps = 0;
      for (const one of events) {
        if (one.type === 'advanced' && one.seat === seat && one.track === first.track) steps += one.steps;
      }
      return message('deed.advanced', { track: trackName(first.track), steps });
    }
    case 'alms': {
      const isPayer = first.payer === seat;
      let ducats = 0;
      for (const one of events) {
        if (one.type !== 'alms') continue;
        if (isPayer && one.payer === seat) ducats += one.paid;
        if (!isPayer && one.seat === seat) ducats += one.paid + one.bank;
      }
      return message(isPayer ? 'deed.paid' : 'deed.alms', { ducats });
    }
    case 'bid': {
      let votes = 0;
      for (const one of events) if (one.type === 'bid' && one.seat === seat) votes = Math.max(votes, one.votes);
      return message('deed.bid', { votes });
    }
    default:
      return null;
  }
}

/** One event in a few words; null for what does not matter afterwards. */
function single(tables: Tables, event: Event): Message | null {
  switch (event.type) {
    case 'placed':
      return message('deed.placed', { zone: zoneName(event.zone) });
    case 'moved':
      return isSea(event.to)
        ? message('deed.sailed', { sea: seaName(event.to) })
        : message('deed.moved', { zone: zoneName(event.to) });
    case 'used': {
      const { gain, value } = event;
      const given = listOf(gain === 'ducats' ? { ducat: value } : { knowledge: value });
      return message('deed.used', { title: tables.events[event.event].title, gain: given });
    }
    case 'claimed': {
      const { ducats, bonus, knowledge } = event;
      return message('deed.claimed', {
        zone: zoneName(event.zone),
        gain: listOf({ ducat: ducats + bonus, knowledge }),
      });
    }
    case 'friar':
    case 'cardinal':
      return message('deed.person', { person: personName(event.person) });
    case 'converted': {
      const { to, scribes, knowledge } = event;
      return message(to === 'screen' ? 'deed.screen' : 'deed.converted', { scribes, knowledge });
    }
    case 'manuscript': {
      const { kind, values } = manuscriptNamed(tables, event.card);
      return message(kind === 'lingua' ? 'deed.lingua' : 'deed.manuscript', values);
    }
    case 'bologna':
      return message('deed.bologna', { knowledge: event.knowledge });
    case 'elected':
      return message('deed.elected', { office: officeName(event.office) });
    case 'summoned':
    case 'came':
      return message(`deed.${event.type}`, { zone: summonsNamed(tables).zone });
    case 'won':
      return message('deed.won', { title: summonsNamed(tables).title, knowledge: event.knowledge });
    case 'sold':
    case 'virtualNoble':
    case 'psalter':
    case 'business':
    case 'drew':
    case 'inquired':
    case 'stayed':
    case 'abstained': {
      const { type, ...values } = event;
      return message(`deed.${type}`, values);
    }
    default:
      return null;
  }
}

/** What happened by itself. */
function happened(tables: Tables, event: Event): Message | null {
  switch (event.type) {
    case 'round':
      return message('deed.round', { round: event.round });
    case 'eventCame': {
      const { title, zone } = tables.events[event.event];
      return message('deed.eventCame', { title, zone });
    }
    case 'pope':
      return message(`deed.pope.${popeCase(event.isRed, event.red)}`);
    case 'shifted':
    case 'lifted':
      return message(`deed.${event.type}`);
    case 'lingua':
      return message('deed.linguaCame', { title: 'linguaVolgare' });
    case 'order':
      return message('deed.first', { first: event.order[0] });
    default:
      return null;
  }
}

/** What an event is called if everybody, or this seat, should not miss it: nobody misses what they do themselves. */
export function momentOf(tables: Tables, event: Event, seat: Seat | null): Message | null {
  switch (event.type) {
    case 'pope':
      // The last round is announced by itself.
      return event.red === RED_CARDS ? null : message('moment.pope', { term: 'popeCard' });
    case 'summoned':
      return event.seat === seat ? null : message('moment.summons', { title: summonsNamed(tables).title });
    case 'won':
      return message('moment.auction', { title: summonsNamed(tables).title });
    case 'alms':
      return seat !== null && event.payer !== NONE && event.payer === seat ? message('moment.alms') : null;
    case 'inquired':
      return event.other === seat ? message('moment.inquisition') : null;
    case 'elected':
      return event.seat === seat ? null : message('moment.election');
    case 'lifted':
      return message('moment.election');
    case 'over':
      return message('moment.over');
    default:
      return null;
  }
}
