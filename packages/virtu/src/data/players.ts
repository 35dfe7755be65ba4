/** What depends on the number of players: the side of the map, the dynasties, the cities in play. */
import { type City, DYNASTIES, type DynastyId, type Side } from './types.js';

/** V-3.1.1 */
export function sideFor(players: number): Side {
  return players === 5 ? '2-5' : '3-4';
}

/** V-3.2.1: the first three dynasties always play, Milan from four players on, Rome with five. */
export function dynastiesFor(players: number): readonly DynastyId[] {
  return DYNASTIES.slice(0, players);
}

/** V-3.1.2, V-3.1.3: closed cities and those of the other side are not there at all. */
export function isInPlay(city: City, players: number): boolean {
  return city.sides.includes(sideFor(players)) && !(city.closedAt3 && players === 3);
}
