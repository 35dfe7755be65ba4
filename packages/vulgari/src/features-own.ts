/** The seat's own board as features: what it is, what it has, and what that opens. */
import type { Seat } from '@bottega/kernel';
import { CUBES, DIALECTS, OFFICES, PERSONS } from './data/index.js';
import {
  cheapestCardinal,
  cubesOf,
  ducatsLead,
  facts,
  hasTribute,
  isCardinalCard,
  isFriarCard,
  leadOn,
  votesLead,
  votesOf,
} from './features-facts.js';
import { aboutFeatures, put, putFlag } from './features-writer.js';
import type { Open, State } from './state.js';
import {
  BENEDICTINE,
  CUBE_COUNT,
  DIALECTS_POINTS,
  KNOWLEDGE,
  LEVELS,
  LINGUA_LEVEL,
  LINGUA_POINTS,
  MURET,
  NONE,
  OFFICE_VOTES,
  PERSON_COUNT,
  POPE,
  PSALTER,
  ROUNDS,
  SHLASINGER,
  type Tables,
} from './tables.js';

/** What is much of each thing. */
export const MANY = { ducats: 100, votes: OFFICE_VOTES[POPE], cubes: 5, books: 5, bookPoints: 30, alms: 100 } as const;
const LEAD_IN_KNOWLEDGE = 40;

/** D-1.2, D-18: status and card, with the time in which they serve. */
export function writeStatus(tables: Tables, { open }: State, seat: Seat): void {
  aboutFeatures('status');
  const { person, hasInquired } = open.players[seat];
  const { time, turns, almsRounds } = facts;
  const isFriar = isFriarCard(person);
  const isCardinal = isCardinalCard(person);
  putFlag('merchant', person === NONE);
  putFlag('friar', isFriar);
  putFlag('cardinal', isCardinal);
  put('merchant × time', person === NONE ? time : 0);
  put('friar × time', isFriar ? time : 0);
  put('cardinal × time', isCardinal ? time : 0);
  for (let card = 0; card < PERSON_COUNT; card++) putFlag('card', card === person, PERSONS[card]);
  put('alms to come', person === NONE ? 0 : (tables.persons[person].alms * almsRounds) / MANY.alms);
  put('actions of Muret to come', person === MURET ? turns / ROUNDS : 0);
  putFlag('inquisition left', person === SHLASINGER && !hasInquired);
}

/** Sums that open something: a journey, an abbess, a politician, a cardinal, Muret. */
const PRICES: readonly number[] = [10, 15, 30, 40, 70];
const PRICE_NAMES: readonly string[] = PRICES.map(String);

export function writeMoney(tables: Tables, { open }: State, seat: Seat): void {
  aboutFeatures('ducats');
  const { ducats, person } = open.players[seat];
  const lead = ducatsLead(open, seat) / MANY.ducats;
  put('ducats', ducats / MANY.ducats);
  put('ducats × time', (ducats / MANY.ducats) * facts.time);
  for (let at = 0; at < PRICES.length; at++) putFlag('at least', ducats >= PRICES[at], PRICE_NAMES[at]);
  put('lead', lead);
  put('lead near the end', lead / (1 + facts.turns));
  put('merchant × lead near the end', person === NONE ? lead / (1 + facts.turns) : 0);
  put('merchant × ducats', person === NONE ? ducats / MANY.ducats : 0); // D-8.10: half of them go to the bank
  put('friar × ducats', isFriarCard(person) ? ducats / MANY.ducats : 0);
  putFlag('can become a cardinal', canRise(tables, open, seat));
  put('alms to give', almsToGive(tables, open, seat) / MANY.alms);
}

/** D-8.12: a friar with the ducats and the cube. */
export function canRise(tables: Tables, open: Open, seat: Seat): boolean {
  const { person, ducats } = open.players[seat];
  return isFriarCard(person) && ducats >= cheapestCardinal(tables, open) && hasTribute(open, seat);
}

/** D-4.4, D-4.5: what the richest merchant will give in the next round to those who have less. */
function almsToGive(tables: Tables, { players }: Open, seat: Seat): number {
  if (facts.almsRounds === 0 || players[seat].person !== NONE) return 0;
  const { ducats } = players[seat];
  let due = 0;
  for (const { person, ducats: others } of players) {
    if (person === NONE) {
      if (others > ducats) return 0;
    } else if (others < ducats) due += tables.persons[person].alms;
  }
  return Math.min(due, ducats);
}

/** D-1.10, D-21: cubes, votes, and what they lack for the offices. */
export function writeVotes({ open }: State, seat: Seat): void {
  aboutFeatures('votes');
  const { person, scribes } = open.players[seat];
  const votes = votesOf(seat);
  for (let colour = 0; colour < CUBE_COUNT; colour++) put('behind', cubesOf(seat, colour) / MANY.cubes, CUBES[colour]);
  put('scribes in front', scribes / MANY.cubes);
  put('scribes in front × time', (scribes / MANY.cubes) * facts.time);
  put('votes', votes / MANY.votes);
  put('votes × time', (votes / MANY.votes) * facts.time);
  for (let office = 0; office < OFFICES.length; office++) {
    putFlag('enough for', votes >= OFFICE_VOTES[office], OFFICES[office]);
  }
  const forPope = missing(votes, POPE);
  const share = facts.votesOnTable / open.players.length;
  put('friar: missing for monk', isFriarCard(person) ? missing(votes, BENEDICTINE) / MANY.votes : 0);
  put('cardinal: missing for pope', isCardinalCard(person) ? forPope / MANY.votes : 0);
  put('missing for pope against a share', forPope / (1 + forPope + share));
  put('missing for pope against turns', forPope / (1 + forPope + facts.turns));
  putFlag('cardinal with enough for pope', isCardinalCard(person) && forPope === 0);
  putFlag('tribute for a cardinal', hasTribute(open, seat));
  put('lead', votesLead(open.players.length, seat) / MANY.votes);
  put('cardinals who know more', cardinalsAhead(open, seat) / open.players.length);
}

export const missing = (votes: number, office: number): number => Math.max(0, OFFICE_VOTES[office] - votes);

/** D-21.6: they come first if they have the votes. */
function cardinalsAhead({ players, tracks }: Open, seat: Seat): number {
  let cardinals = 0;
  for (const other of tracks[KNOWLEDGE].order) {
    if (other === seat) break;
    if (isCardinalCard(players[other].person)) cardinals++;
  }
  return cardinals;
}

const LEVEL_NAMES: readonly string[] = ['1', '2', '3', '4'];

/** D-1.8: knowledge and the levels that it has reached. */
export function writeKnowledge(tables: Tables, { open }: State, seat: Seat): void {
  aboutFeatures('knowledge');
  const { levels } = tables.data;
  const { levelAt } = tables;
  const last = levelAt.length - 1;
  const track = open.tracks[KNOWLEDGE];
  const space = track.at[seat];
  const level = levelAt[space];
  const enough = levels[LEVELS - 1];
  put('spaces', space / (1 + last));
  put('spaces that open manuscripts', Math.min(space, enough) / (1 + enough));
  put('spaces × time', (space / (1 + last)) * facts.time);
  for (let at = 1; at < LEVELS; at++) putFlag('level', level > at, LEVEL_NAMES[at]);
  putFlag('level of Lingua Volgare', level >= LINGUA_LEVEL);
  put('level × time', (Math.min(level, LEVELS) / LEVELS) * facts.time);
  put(
    'to the next level',
    level < levels.length ? (levels[level] - space) / (1 + levels[level] - levels[level - 1]) : 0,
  );
  putFlag('a Psalter from a level', levelAt[Math.min(last, space + PSALTER)] > level);
  put('lead', leadOn(track, seat) / LEAD_IN_KNOWLEDGE);
  put('rank', track.order.indexOf(seat) / open.players.length);
  putFlag('last', track.order[open.players.length - 1] === seat); // D-11.1
}

/** By level from 0, and by dialect: manuscripts of the seat. */
const byLevel = new Int16Array(LEVELS);
const byDialect = new Int16Array(DIALECTS.length);

/** D-22.7, D-22.8: manuscripts and dialects. */
export function writeBooks(tables: Tables, { own }: State, seat: Seat): void {
  aboutFeatures('manuscripts');
  const { manuscripts } = own[seat];
  byLevel.fill(0);
  byDialect.fill(0);
  let points = 0;
  for (const card of manuscripts) {
    if (card === tables.lingua) {
      points += LINGUA_POINTS;
      continue;
    }
    const { level, dialects } = tables.manuscripts[card];
    points += level;
    byLevel[level - 1]++;
    for (let at = 0; at < DIALECTS.length; at++) if ((dialects & (1 << at)) !== 0) byDialect[at]++;
  }
  put('points', points / MANY.bookPoints);
  for (let at = 0; at < LEVELS; at++) put('of level', byLevel[at] / MANY.books, LEVEL_NAMES[at]);
  for (let at = 0; at < DIALECTS.length; at++) put('of', byDialect[at] / MANY.books, DIALECTS[at]);
  let lacking = 0;
  for (let rest = facts.missingDialects; rest > 0; rest &= rest - 1) lacking++;
  put('dialects missing', lacking / DIALECTS_POINTS);
  put('dialects missing against turns', lacking / (1 + lacking + facts.turns));
  putFlag('five dialects', lacking === 0);
}
