/** A rival's board as features, from what everybody can see. */
import type { Seat } from '@bottega/kernel';
import { cubesOf, facts, isCardinalCard, isFriarCard, placeInNextRound, votesOf } from './features-facts.js';
import { type Distances, TO_CATHEDRAL, TO_CONVENT } from './features-map.js';
import { canRise, MANY, missing } from './features-own.js';
import { LONG_WAY } from './features-places.js';
import { put, putFlag } from './features-writer.js';
import type { State } from './state.js';
import { ABBESS, BANKER, BENEDICTINE, CANTICLE, KNOWLEDGE, NONE, POPE, REST, RIDDLE, type Tables } from './tables.js';

const CITIES = 10;

export function writeRival(tables: Tables, { open }: State, seat: Seat, rival: Seat, map: Distances): void {
  const { person, ducats, scribes, claimed, libraryCards, position } = open.players[rival];
  const isFriar = isFriarCard(person);
  const isCardinal = isCardinalCard(person);
  const card = person === NONE ? null : tables.persons[person];
  putFlag('friar', isFriar);
  putFlag('cardinal', isCardinal);
  put('friar × time', isFriar ? facts.time : 0);
  put('cardinal × time', isCardinal ? facts.time : 0);
  put('alms to come', card === null ? 0 : (card.alms * facts.almsRounds) / MANY.alms);
  put('ducats', ducats / MANY.ducats);
  put('votes', votesOf(rival) / MANY.votes);
  const goal = isCardinal ? POPE : isFriar ? BENEDICTINE : BANKER;
  put('missing for the office', missing(votesOf(rival), goal) / MANY.votes);
  put('abbesses', cubesOf(rival, ABBESS) / MANY.cubes);
  put('scribes in front', scribes / MANY.cubes);
  put('cities claimed', claimed.length / CITIES);
  put('Library cards', libraryCards);
  put('knowledge', open.tracks[KNOWLEDGE].at[rival] / (1 + tables.lengths[KNOWLEDGE]));
  put('on riddle', open.tracks[RIDDLE].at[rival] / tables.lengths[RIDDLE]);
  put('on canticle', open.tracks[CANTICLE].at[rival] / tables.lengths[CANTICLE]);
  put('on rest', open.tracks[REST].at[rival] / tables.lengths[REST]);
  putFlag('plays before in the next round', placeInNextRound(rival) < placeInNextRound(seat));
  const rise = person === NONE ? map.toGoal(position, TO_CONVENT) : isFriar ? map.toGoal(position, TO_CATHEDRAL) : 0;
  put('way to the next status', rise / LONG_WAY);
  putFlag('can become a cardinal', canRise(tables, open, rival));
}
