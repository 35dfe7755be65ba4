/** The six tracks beside knowledge as features: how far the seat is, who is ahead, and what is still to be had. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { TRACKS } from '../data/index.js';
import { goalIn } from '../rules/messenger.js';
import { canticlePoints } from '../rules/scoring.js';
import type { State, Track } from '../state.js';
import {
  ABBESS,
  BOLOGNA_EARLY,
  CANTICLE,
  CANTICLE_POINTS,
  LIBRARY,
  MESSENGER,
  MICHEL,
  NONE,
  ORIENT,
  POPE_FROM,
  REST,
  RIDDLE,
  type Tables,
} from '../tables.js';
import { cubesOf, facts, journeyActions, leadOn } from './facts.js';

const RIDDLE_POINTS = 6;
const LIBRARY_NUMBERS = 4;
const LIBRARY_POINTS = 4;

/** Where the seat's disc lies on each track, and its lead. */
export function writeTracks(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat): void {
  out.about('tracks');
  for (let track = RIDDLE; track <= REST; track++) {
    out.put('space on', open.tracks[track].at[seat] / tables.lengths[track], TRACKS[track]);
    out.put('lead on', leadOn(open.tracks[track], seat) / tables.lengths[track], TRACKS[track]);
  }
}

/** D-12: what the leader of the Riddle has, and what it takes to be the leader. `way`: actions to a blue zone. */
export function writeRiddle(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat, way: number): void {
  out.about('riddle');
  const { riddleAt } = tables;
  const { at, order } = open.tracks[RIDDLE];
  const last = tables.lengths[RIDDLE];
  const isLeader = order[0] === seat && at[seat] > 0;
  const goal = Math.max(firstMark(riddleAt), isLeader ? at[seat] : at[order[0]] + 1);
  const steps = goal - at[seat];
  const points = goal > last ? 0 : riddleAt[goal] / RIDDLE_POINTS;
  out.put('points now', isLeader ? riddleAt[at[seat]] / RIDDLE_POINTS : 0);
  out.put('points to be had', points);
  out.put('steps to them', steps / last);
  out.put(
    'points to be had in the next turn',
    journeyActions(way) + steps <= facts.actions ? points * Math.min(1, facts.turns) : 0,
  );
  out.put('points to be had, a turn', points / (1 + facts.turns));
}

function firstMark(numbers: readonly number[]): number {
  let space = 0;
  while (space < numbers.length && numbers[space] === 0) space++;
  return space;
}

/** D-15: nine and four points, for abbesses in cities that are active. `way`: actions to one that is active in the next round. */
export function writeCanticle(out: FeatureWriter, tables: Tables, state: State, seat: Seat, way: number): void {
  out.about('canticle');
  const { open } = state;
  const track = open.tracks[CANTICLE];
  const abbesses = cubesOf(seat, ABBESS) + (open.players[seat].person === MICHEL ? 1 : 0);
  const toFirst = spaceOfRival(track, seat, 0) + 1 - track.at[seat];
  const toSecond = spaceOfRival(track, seat, 1) + 1 - track.at[seat];
  const hope = Math.min(1, facts.turns) * (1 - facts.toRome);
  out.put('points now', canticlePoints(state, seat) / CANTICLE_POINTS[0]);
  out.put('steps to be first', toFirst / tables.lengths[CANTICLE]);
  out.put('steps to be second', toSecond / tables.lengths[CANTICLE]);
  out.flag('abbesses to be first', abbesses >= toFirst);
  out.flag('abbesses to be second', abbesses >= toSecond);
  const steps = Math.min(abbesses, facts.actions - journeyActions(way));
  out.put('first in the next turn', steps >= toFirst ? hope : 0);
  out.put('second in the next turn', steps >= toSecond ? hope : 0);
}

/** The space of the rival in front, or of the one after that. */
function spaceOfRival({ at, order }: Track, seat: Seat, rank: number): number {
  let left = rank;
  for (const other of order) if (other !== seat && left-- === 0) return at[other];
  return 0;
}

/** D-13: the way to Bologna, and whether the price can be paid in the next round. */
export function writeMessenger(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat): void {
  out.about('messenger');
  const { ducats, person } = open.players[seat];
  const left = tables.lengths[MESSENGER] - open.tracks[MESSENGER].at[seat];
  const goal = goalIn(open.round + 1);
  const abbesses = cubesOf(seat, ABBESS) + (person === MICHEL ? 1 : 0);
  const canPay = left > 0 && ducats >= goal.ducats && abbesses >= goal.abbesses;
  out.flag('in Bologna', left === 0);
  out.put('knowledge to be had', left === 0 ? 0 : goal.knowledge / BOLOGNA_EARLY.knowledge);
  out.flag('can pay', canPay);
  out.flag('in the next turn', canPay && left <= facts.actions);
}

/** D-14: the port is for merchants who have cities before them. `cities`: those with ducats that are not claimed. */
export function writeOrient(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat, cities: number): void {
  out.about('orient');
  const way = open.tracks[ORIENT].at[seat] / tables.lengths[ORIENT];
  const isMerchant = open.players[seat].person === NONE;
  const visits = Math.min(cities, facts.turns) / CITIES;
  out.put('merchant × way × cities', isMerchant ? way * visits : 0);
  out.put('merchant in the port × cities', isMerchant && way === 1 ? visits : 0);
}
const CITIES = 10;

/** D-16: cards that can be drawn, and the one that was kept. */
export function writeLibrary(out: FeatureWriter, tables: Tables, { open, own }: State, seat: Seat): void {
  out.about('library');
  const { libraryAt } = tables;
  const space = open.tracks[LIBRARY].at[seat];
  const { libraryCards } = open.players[seat];
  let next = space;
  while (next < libraryAt.length && libraryAt[next] === libraryAt[space]) next++;
  let points = 0;
  for (const card of own[seat].library) points += card;
  const turns = Math.max(0, Math.min(facts.turns, facts.turns - (POPE_FROM - 1 - open.round)));
  out.put('cards kept', libraryCards);
  out.put('points of cards', points / LIBRARY_POINTS);
  out.put('number reached', libraryCards > 0 ? 0 : libraryAt[space] / LIBRARY_NUMBERS);
  out.put('steps to the next number', (next - space) / (1 + tables.lengths[LIBRARY]));
  out.put('no card × turns', libraryCards > 0 ? 0 : Math.min(turns, LIBRARY_TURNS) / LIBRARY_TURNS);
}
/** With more turns in which it is open there is no hurry. */
const LIBRARY_TURNS = 3;
