/**
 * The Event cards by number. Stated by the rulebook: Mercis and Filocolo but for their numbers, the title and the number of
 * Commercium, the title, the number and the zone of Artus Dictant, and all of Stupor Mundi. The rest is reconstructed; public
 * knowledge is only that no card of this edition goes to Cagliari.
 */
import type { EventCard } from './types.js';

export const EVENT_CARDS: readonly EventCard[] = [
  { event: 'vita-nova', title: 'Vita Nova', zone: 'florence', gain: 'knowledge', value: 5 },
  { event: 'mercis', title: 'Mercis', zone: 'venice', gain: 'ducats', value: 30 },
  { event: 'contrasto', title: 'Contrasto', zone: 'palermo', gain: 'knowledge', value: 4 },
  { event: 'commercium', title: 'Commercium', zone: 'genoa', gain: 'ducats', value: 20 },
  { event: 'ecerinis', title: 'Ecerinis', zone: 'padua', gain: 'knowledge', value: 3 },
  { event: 'cambium', title: 'Cambium', zone: 'siena', gain: 'ducats', value: 25 },
  { event: 'filocolo', title: 'Filocolo', zone: 'naples', gain: 'knowledge', value: 4 },
  { event: 'artus-dictant', title: 'Artus Dictant', zone: 'rome', gain: 'knowledge', value: 5 },
  { event: 'pannus', title: 'Pannus', zone: 'pisa', gain: 'ducats', value: 20 },
  { event: 'stupor-mundi', title: 'Stupor Mundi', zone: 'brindisi', gain: 'auction', value: 10 },
];
