/** Everything that pointing at a city can mean. */
import type { Choice } from '@bottega/virtu/show';

export function cityChoices(city: number): Choice[] {
  return [
    { type: 'annex', city },
    { type: 'troop', city },
    { type: 'road', city },
    { type: 'sail', city },
    { type: 'besiege', city },
    { type: 'retreatFrom', city },
    { type: 'retreat', city },
    { type: 'retreatBySea', city },
    { type: 'disband', city },
    { type: 'build', city },
    { type: 'recruit', city },
    { type: 'agent', place: city },
    { type: 'moveAgent', place: city },
    { type: 'moveTo', place: city },
    { type: 'remove', place: city },
  ];
}
