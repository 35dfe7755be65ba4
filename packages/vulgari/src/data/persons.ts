/** Friars and cardinals; all values are stated by the rulebook. */
import type { Person } from './types.js';

export const PERSON_CARDS: readonly Person[] = [
  { person: 'mario', ducats: 0, knowledge: 12, virtual: null, alms: 5, points: 0 },
  { person: 'michel', ducats: 0, knowledge: 7, virtual: 'abbess', alms: 5, points: 0 },
  { person: 'stefano', ducats: 0, knowledge: 7, virtual: 'noble', alms: 5, points: 0 },
  { person: 'gigi', ducats: 0, knowledge: 0, virtual: null, alms: 10, points: -4 },
  { person: 'ralph', ducats: 0, knowledge: 7, virtual: null, alms: 5, points: 4 },
  { person: 'balestreri', ducats: 40, knowledge: 4, virtual: 'politician', alms: 10, points: 0 },
  { person: 'lanzuisi', ducats: 40, knowledge: 0, virtual: null, alms: 10, points: 6 },
  { person: 'muret', ducats: 70, knowledge: 0, virtual: null, alms: 10, points: 0 },
  { person: 'shlasinger', ducats: 40, knowledge: 0, virtual: null, alms: 10, points: 4 },
  { person: 'zazza', ducats: 40, knowledge: 0, virtual: null, alms: 10, points: 0 },
];
