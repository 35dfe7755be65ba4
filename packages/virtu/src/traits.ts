/** What there was to each seat of a finished game: what it kept, bought and won, and which actions it lived by. */
import { clockwiseFrom, type Seat, type Traits, TraitTally } from '@bottega/kernel';
import { ACTIONS } from './data/index.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { bonusId, cityId, powerId, type Tables } from './tables.js';

export const TRAIT_KINDS = ['startCity', 'item', 'bonus', 'power'] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

export const DEEDS = [...ACTIONS, 'annexed', 'captured', 'battles', 'recruited', 'agents', 'indulgences'] as const;
export type Deed = (typeof DEEDS)[number];

export function traits(tables: Tables, { open, own }: State, told: readonly Event[]): Traits {
  const tally = new TraitTally<Deed>(own.length, DEEDS);
  const has = (seat: Seat, kind: TraitKind, thing: string) => tally.has(seat, kind, thing);
  open.palaces.forEach(({ dynasty, bonuses }, seat) => {
    // Which ones a dynasty begins with is fixed; whether it still holds them is not.
    for (const city of tables.palaces[dynasty].startCities) {
      if (open.owner[city] === seat) has(seat, 'startCity', cityId(city));
    }
    for (const bonus of bonuses) has(seat, 'bonus', bonusId(bonus));
  });
  let first: Seat = 0;
  for (const event of told) {
    switch (event.type) {
      case 'order':
        first = event.seat; // V-3.3.1
        break;
      case 'bought':
        has(event.seat, 'item', tables.items[event.item].id);
        break;
      case 'allied':
        has(event.seat, 'power', powerId(event.power));
        break;
      case 'performed':
        tally.did(event.seat, ACTIONS[event.action]);
        break;
      case 'annexed':
      case 'captured':
      case 'recruited':
        tally.did(event.seat, event.type);
        break;
      case 'battled':
        tally.did(event.winner, 'battles');
        break;
      case 'agentPlaced':
        tally.did(event.seat, 'agents');
        break;
      case 'requested':
        tally.did(event.seat, 'indulgences');
        break;
    }
  }
  return tally.inOrder(clockwiseFrom(first, own.length)); // V-3.3.2
}
