/** What there was to each seat of a finished game: its goals, the cards it used, what it built and took. */
import { clockwiseFrom, type Traits, TraitTally } from '@bottega/kernel';
import { CULTURES, PRICED_TOKENS, SOLDIERS } from './data/index.js';
import type { Event } from './events.js';
import type { State } from './state.js';
import { type Tables, typeOf } from './tables.js';

export const TRAIT_KINDS = ['generalGoal', 'artGoal', 'card'] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];

export const DEEDS = ['activated', 'changed', 'favor', ...PRICED_TOKENS, ...SOLDIERS, ...CULTURES] as const;
export type Deed = (typeof DEEDS)[number];

export function traits(tables: Tables, { open, own }: State, told: readonly Event[]): Traits {
  const tally = new TraitTally<Deed>(own.length, DEEDS);
  own.forEach(({ goals: [general, art] }, seat) => {
    tally.has(seat, 'generalGoal' satisfies TraitKind, tables.goals[general].goal);
    tally.has(seat, 'artGoal' satisfies TraitKind, tables.goals[art].goal);
  });
  for (const event of told) {
    switch (event.type) {
      case 'activated':
        tally.has(event.seat, 'card' satisfies TraitKind, typeOf(tables, event.card).type);
        tally.did(event.seat, 'activated');
        break;
      case 'changed':
        tally.did(event.seat, 'changed');
        break;
      case 'received':
        if (event.cube === 'favor') tally.did(event.seat, 'favor', event.count);
        break;
      case 'built':
        tally.did(event.seat, event.token, event.count);
        break;
      case 'recruited':
        tally.did(event.seat, event.soldier, event.count);
        break;
      case 'created':
        tally.did(event.seat, tables.culture[event.token].culture);
        break;
    }
  }
  return tally.inOrder(clockwiseFrom(open.firstPlayer, own.length)); // P-1.6
}
