/** What there was to each seat of a finished game: where it began, whom it became, what it used, claimed and took. */
import { type Seat, type Traits, TraitTally } from '@bottega/kernel';
import { CUBES, EVENTS, PERSONS, ZONES } from './data/index.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { STUPOR_MUNDI, type Tables } from './tables.js';

export const TRAIT_KINDS = ['start', 'person', 'event', 'city', 'dialect'] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

export const DEEDS = ['manuscripts', 'cities', ...CUBES, 'psalter', 'business', 'library', 'inquisitions'] as const;
export type Deed = (typeof DEEDS)[number];

export function traits(tables: Tables, { own }: State, told: readonly Event[]): Traits {
  const tally = new TraitTally<Deed>(own.length, DEEDS);
  const has = (seat: Seat, kind: TraitKind, thing: string) => tally.has(seat, kind, thing);
  let order: readonly Seat[] = [];
  for (const event of told) {
    switch (event.type) {
      case 'began':
        order = event.order; // D-2.1
        break;
      case 'placed':
        has(event.seat, 'start', ZONES[event.zone]);
        break;
      case 'friar':
      case 'cardinal':
        has(event.seat, 'person', PERSONS[event.person]);
        break;
      case 'used':
        has(event.seat, 'event', EVENTS[event.event]);
        break;
      case 'won':
        has(event.seat, 'event', EVENTS[STUPOR_MUNDI]); // D-19
        break;
      case 'claimed':
        has(event.seat, 'city', ZONES[event.zone]);
        tally.did(event.seat, 'cities');
        break;
      case 'cubes':
        tally.did(event.seat, CUBES[event.colour], event.count);
        break;
      case 'psalter':
      case 'business':
        tally.did(event.seat, event.type);
        break;
      case 'inquired':
        tally.did(event.seat, 'inquisitions');
        break;
    }
  }
  own.forEach(({ manuscripts, library }, seat) => {
    tally.did(seat, 'manuscripts', manuscripts.length);
    tally.did(seat, 'library', library.length);
    for (const card of manuscripts) {
      if (card === tables.lingua) continue; // D-9.8: it is in none of their dialects
      for (const dialect of tables.data.manuscripts[card].dialects) has(seat, 'dialect', dialect);
    }
  });
  return tally.inOrder(order);
}
