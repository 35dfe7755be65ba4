/** A rival's board as features, from what everybody can see. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import type { State } from '../state.js';
import { ABBESS, BANKER, BENEDICTINE, CANTICLE, KNOWLEDGE, NONE, POPE, REST, RIDDLE, type Tables } from '../tables.js';
import { cubesOf, facts, isCardinalCard, isFriarCard, placeInNextRound, votesOf } from './facts.js';
import { type Distances, TO_CATHEDRAL, TO_CONVENT } from './map.js';
import { canRise, MANY, missing } from './own.js';
import { LONG_WAY } from './places.js';

const CITIES = 10;

export function writeRival(
  out: FeatureWriter,
  tables: Tables,
  { open }: State,
  seat: Seat,
  rival: Seat,
  map: Distances,
): void {
  const { person, ducats, scribes, claimed, libraryCards, position } = open.players[rival];
  const isFriar = isFriarCard(person);
  const isCardinal = isCardinalCard(person);
  const card = person === NONE ? null : tables.persons[person];
  out.flag('friar', isFriar);
  out.flag('cardinal', isCardinal);
  out.put('friar × time', isFriar ? facts.time : 0);
  out.put('cardinal × time', isCardinal ? facts.time : 0);
  out.put('alms to come', card === null ? 0 : (card.alms * facts.almsRounds) / MANY.alms);
  out.put('ducats', ducats / MANY.ducats);
  out.put('votes', votesOf(rival) / MANY.votes);
  const goal = isCardinal ? POPE : isFriar ? BENEDICTINE : BANKER;
  out.put('missing for the office', missing(votesOf(rival), goal) / MANY.votes);
  out.put('abbesses', cubesOf(rival, ABBESS) / MANY.cubes);
  out.put('scribes in front', scribes / MANY.cubes);
  out.put('cities claimed', claimed.length / CITIES);
  out.put('Library cards', libraryCards);
  out.put('knowledge', open.tracks[KNOWLEDGE].at[rival] / (1 + tables.lengths[KNOWLEDGE]));
  out.put('on riddle', open.tracks[RIDDLE].at[rival] / tables.lengths[RIDDLE]);
  out.put('on canticle', open.tracks[CANTICLE].at[rival] / tables.lengths[CANTICLE]);
  out.put('on rest', open.tracks[REST].at[rival] / tables.lengths[REST]);
  out.flag('plays before in the next round', placeInNextRound(rival) < placeInNextRound(seat));
  const rise = person === NONE ? map.toGoal(position, TO_CONVENT) : isFriar ? map.toGoal(position, TO_CATHEDRAL) : 0;
  out.put('way to the next status', rise / LONG_WAY);
  out.flag('can become a cardinal', canRise(tables, open, rival));
}
