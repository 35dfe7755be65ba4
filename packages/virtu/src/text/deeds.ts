/** What a player did, in a few words for a recap, and which events nobody should miss. */
import type { Seat } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { TILES } from '../data/index.js';
import type { Event } from '../events.js';
import { bonusId, cityId, dynastyId, FIRST_TILE_ITEM, NONE, powerId, type Tables } from '../tables.js';
import { message, placeNamed, roomAt } from './sentences.js';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const CATHEDRAL_ITEM = FIRST_TILE_ITEM + TILES.indexOf('cathedral');

/** The deeds of a seat in the order in which they happened, or with null what happened by itself. */
export function deedsOf(tables: Tables, events: readonly Event[], seat: Seat | null): Message[] {
  if (seat === null) return events.flatMap((event) => byItself(event) ?? []);
  const told: Message[] = [];
  for (const [at, event] of events.entries()) {
    const deed = isFirstOfItsKind(events, at, seat)
      ? counted(tables, events, event, seat)
      : single(tables, event, seat);
    if (deed !== null) told.push(deed);
    if (event.type === 'turnEnded' && event.seat === seat && isIdle(events, at, seat)) told.push(message('deed.idle'));
  }
  return told;
}

function byItself(event: Event): Message | null {
  switch (event.type) {
    case 'year':
      return message('deed.year', { year: event.year });
    case 'newOrder':
      return message('deed.newOrder', { first: event.first });
    case 'lastYear':
      return message('deed.lastYear');
    default:
      return null;
  }
}

/** Kinds that are counted together: told where the first of them stands. */
const COUNTED: ReadonlySet<Event['type']> = new Set([
  'collected',
  'refreshed',
  'traded',
  'marched',
  'armed',
  'recruited',
  'disbanded',
  'shifted',
  'discarded',
]);

/** Whether an event begins what is counted together; troops are counted for each city that they reach. */
function isFirstOfItsKind(events: readonly Event[], at: number, seat: Seat): boolean {
  const event = events[at];
  if (!COUNTED.has(event.type)) return false;
  return alike(events, event, seat)[0] === event;
}

function alike(events: readonly Event[], event: Event, seat: Seat): Event[] {
  return events.filter(
    (one) =>
      one.type === event.type &&
      'seat' in one &&
      one.seat === seat &&
      (one.type !== 'marched' || event.type !== 'marched' || one.to === event.to),
  );
}

function counted(tables: Tables, events: readonly Event[], event: Event, seat: Seat): Message | null {
  const all = alike(events, event, seat);
  const sum = (of: (one: Event) => number) => all.reduce((total, one) => total + of(one), 0);
  switch (event.type) {
    case 'collected':
      return message('deed.collected', { florins: sum((one) => (one.type === 'collected' ? one.florins : 0)) });
    case 'refreshed':
      return message('deed.refreshed', { tiles: all.length });
    case 'traded':
      return message('deed.traded', { florins: sum((one) => (one.type === 'traded' ? one.florins : 0)) });
    case 'marched':
      return message('deed.marched', { troops: all.length, city: cityId(event.to) });
    case 'armed':
      return message('deed.armed', { tokens: sum((one) => (one.type === 'armed' ? one.tokens : 0)) });
    case 'recruited':
      return message('deed.recruited', { troops: all.length });
    case 'disbanded':
      return message('deed.disbanded', { troops: all.length });
    case 'shifted':
      return message('deed.shifted');
    case 'discarded':
      if (all.length > 1) return message('deed.discarded.several', { cards: all.length });
      return message('deed.discarded', { card: tables.cards[event.card].id });
    default:
      return null;
  }
}

function single(tables: Tables, event: Event, seat: Seat): Message | null {
  if (event.type === 'battled') return battle(event, seat);
  if (event.type === 'drawnBattle' && event.opponent === seat) {
    return message('deed.drawn', { city: cityId(event.city), opponent: event.seat });
  }
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.type) {
    case 'dynasty':
      return message('deed.dynasty', { dynasty: dynastyId(event.dynasty) });
    case 'lifted':
    case 'requested':
    case 'gaveUp':
    case 'annexed':
    case 'built':
      return message(`deed.${event.type}`, 'city' in event ? { city: cityId(event.city) } : {});
    case 'reactivated':
      return message('deed.reactivated', { power: powerId(event.power) });
    case 'promoted':
      return message('deed.promoted', { rank: event.rank });
    case 'bonus':
      return message('deed.bonus', { bonus: bonusId(event.bonus) });
    case 'agentPlaced':
    case 'agentMoved': {
      const { kind, values } = placeNamed(event.place);
      return message(`deed.agent.${kind}`, values);
    }
    case 'agentRemoved':
      return message('deed.agentRemoved', { owner: event.owner });
    case 'drawnBattle':
      return message('deed.drawn', { city: cityId(event.city), opponent: event.opponent });
    case 'captured':
      if (event.from === NONE) return message('deed.captured', { city: cityId(event.city) });
      return message('deed.captured.from', { city: cityId(event.city), from: event.from });
    case 'repelled':
      return message('deed.repelled', { city: cityId(event.city) });
    case 'trophy':
      return message('deed.trophy');
    case 'bought':
      if (event.item === CATHEDRAL_ITEM) return null; // told where it is built
      if (event.item >= FIRST_TILE_ITEM) return message('deed.bought.tile', { tile: tables.items[event.item].id });
      return message('deed.bought.character', { card: tables.items[event.item].id });
    case 'allied':
      if (event.former === NONE) return message('deed.allied', { power: powerId(event.power) });
      return message('deed.allied.from', { power: powerId(event.power), former: event.former });
    default:
      return null;
  }
}

function battle({ winner, loser, city }: EventOf<'battled'>, seat: Seat): Message | null {
  if (seat === winner) return message('deed.won', { city: cityId(city), loser });
  return seat === loser ? message('deed.beaten', { city: cityId(city), winner }) : null;
}

/** A turn that ended without an action, as far as it is in these events. */
function isIdle(events: readonly Event[], end: number, seat: Seat): boolean {
  const began = events.findLastIndex(
    (event, at) => at < end && (event.type === 'moved' || event.type === 'placed') && event.seat === seat,
  );
  if (began < 0) return false;
  return !events.slice(began, end).some((event) => event.type === 'performed' && event.seat === seat);
}

/** What an event is called that nobody should miss, or that is done to this seat; null for all others. */
export function momentOf(event: Event, seat: Seat | null): Message | null {
  switch (event.type) {
    case 'siege':
      return event.defender !== NONE && event.defender === seat
        ? message('moment.besieged', { city: cityId(event.city) })
        : null;
    case 'captured':
      if (event.from !== NONE && event.from === seat) return message('moment.fallen', { city: cityId(event.city) });
      return message('table.fight.siege', { city: cityId(event.city) });
    case 'repelled':
      return message('table.fight.siege', { city: cityId(event.city) });
    case 'battled':
    case 'drawnBattle':
      return message('table.fight.field', { city: cityId(event.city) });
    case 'agentPlaced':
    case 'agentMoved':
      return seat !== null && attackedBy(event) === seat ? message('moment.agent') : null;
    case 'allied':
      return event.former !== NONE && event.former === seat
        ? message('moment.ally', { power: powerId(event.power) })
        : null;
    default:
      return null;
  }
}

/** Whose city, palace or alliance somebody else goes for; null where it is nobody's. */
export function attackedBy(event: Event): Seat | null {
  const victim = victimOf(event);
  return victim === NONE ? null : victim;
}

function victimOf(event: Event): Seat {
  switch (event.type) {
    case 'siege':
      return event.defender;
    case 'captured':
      return event.from;
    case 'agentPlaced':
    case 'agentMoved': {
      const owner = placeNamed(event.place).kind === 'room' ? roomAt(event.place).seat : NONE;
      return owner === event.seat ? NONE : owner;
    }
    case 'allied':
      return event.former;
    default:
      return NONE;
  }
}
