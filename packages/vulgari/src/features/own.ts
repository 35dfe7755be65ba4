/** The seat's own board as features: what it is, what it has, and what that opens. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { CUBES, DIALECTS, OFFICES, PERSONS } from '../data/index.js';
import type { Open, State } from '../state.js';
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
} from '../tables.js';
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
} from './facts.js';

/** What is much of each thing. */
export const MANY = { ducats: 100, votes: OFFICE_VOTES[POPE], cubes: 5, books: 5, bookPoints: 30, alms: 100 } as const;
const LEAD_IN_KNOWLEDGE = 40;

/** D-1.2, D-18: status and card, with the time in which they serve. */
export function writeStatus(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat): void {
  out.about('status');
  const { person, hasInquired } = open.players[seat];
  const { time, turns, almsRounds } = facts;
  const isFriar = isFriarCard(person);
  const isCardinal = isCardinalCard(person);
  out.flag('merchant', person === NONE);
  out.flag('friar', isFriar);
  out.flag('cardinal', isCardinal);
  out.put('merchant × time', person === NONE ? time : 0);
  out.put('friar × time', isFriar ? time : 0);
  out.put('cardinal × time', isCardinal ? time : 0);
  for (let card = 0; card < PERSON_COUNT; card++) out.flag('card', card === person, PERSONS[card]);
  out.put('alms to come', person === NONE ? 0 : (tables.persons[person].alms * almsRounds) / MANY.alms);
  out.put('actions of Muret to come', person === MURET ? turns / ROUNDS : 0);
  out.flag('inquisition left', person === SHLASINGER && !hasInquired);
}

/** Sums that open something: a journey, an abbess, a politician, a cardinal, Muret. */
const PRICES: readonly number[] = [10, 15, 30, 40, 70];
const PRICE_NAMES: readonly string[] = PRICES.map(String);

export function writeMoney(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat): void {
  out.about('ducats');
  const { ducats, person } = open.players[seat];
  const lead = ducatsLead(open, seat) / MANY.ducats;
  out.put('ducats', ducats / MANY.ducats);
  out.put('ducats × time', (ducats / MANY.ducats) * facts.time);
  for (let at = 0; at < PRICES.length; at++) out.flag('at least', ducats >= PRICES[at], PRICE_NAMES[at]);
  out.put('lead', lead);
  out.put('lead near the end', lead / (1 + facts.turns));
  out.put('merchant × lead near the end', person === NONE ? lead / (1 + facts.turns) : 0);
  out.put('merchant × ducats', person === NONE ? ducats / MANY.ducats : 0); // D-8.10: half of them go to the bank
  out.put('friar × ducats', isFriarCard(person) ? ducats / MANY.ducats : 0);
  out.flag('can become a cardinal', canRise(tables, open, seat));
  out.put('alms to give', almsToGive(tables, open, seat) / MANY.alms);
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
export function writeVotes(out: FeatureWriter, { open }: State, seat: Seat): void {
  out.about('votes');
  const { person, scribes } = open.players[seat];
  const votes = votesOf(seat);
  for (let colour = 0; colour < CUBE_COUNT; colour++)
    out.put('behind', cubesOf(seat, colour) / MANY.cubes, CUBES[colour]);
  out.put('scribes in front', scribes / MANY.cubes);
  out.put('scribes in front × time', (scribes / MANY.cubes) * facts.time);
  out.put('votes', votes / MANY.votes);
  out.put('votes × time', (votes / MANY.votes) * facts.time);
  for (let office = 0; office < OFFICES.length; office++) {
    out.flag('enough for', votes >= OFFICE_VOTES[office], OFFICES[office]);
  }
  const forPope = missing(votes, POPE);
  const share = facts.votesOnTable / open.players.length;
  out.put('friar: missing for monk', isFriarCard(person) ? missing(votes, BENEDICTINE) / MANY.votes : 0);
  out.put('cardinal: missing for pope', isCardinalCard(person) ? forPope / MANY.votes : 0);
  out.put('missing for pope against a share', forPope / (1 + forPope + share));
  out.put('missing for pope against turns', forPope / (1 + forPope + facts.turns));
  out.flag('cardinal with enough for pope', isCardinalCard(person) && forPope === 0);
  out.flag('tribute for a cardinal', hasTribute(open, seat));
  out.put('lead', votesLead(open.players.length, seat) / MANY.votes);
  out.put('cardinals who know more', cardinalsAhead(open, seat) / open.players.length);
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
export function writeKnowledge(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat): void {
  out.about('knowledge');
  const { levels } = tables.data;
  const { levelAt } = tables;
  const last = levelAt.length - 1;
  const track = open.tracks[KNOWLEDGE];
  const space = track.at[seat];
  const level = levelAt[space];
  const enough = levels[LEVELS - 1];
  out.put('spaces', space / (1 + last));
  out.put('spaces that open manuscripts', Math.min(space, enough) / (1 + enough));
  out.put('spaces × time', (space / (1 + last)) * facts.time);
  for (let at = 1; at < LEVELS; at++) out.flag('level', level > at, LEVEL_NAMES[at]);
  out.flag('level of Lingua Volgare', level >= LINGUA_LEVEL);
  out.put('level × time', (Math.min(level, LEVELS) / LEVELS) * facts.time);
  out.put(
    'to the next level',
    level < levels.length ? (levels[level] - space) / (1 + levels[level] - levels[level - 1]) : 0,
  );
  out.flag('a Psalter from a level', levelAt[Math.min(last, space + PSALTER)] > level);
  out.put('lead', leadOn(track, seat) / LEAD_IN_KNOWLEDGE);
  out.put('rank', track.order.indexOf(seat) / open.players.length);
  out.flag('last', track.order[open.players.length - 1] === seat); // D-11.1
}

/** By level from 0, and by dialect: manuscripts of the seat. */
const byLevel = new Int16Array(LEVELS);
const byDialect = new Int16Array(DIALECTS.length);

/** D-22.7, D-22.8: manuscripts and dialects. */
export function writeBooks(out: FeatureWriter, tables: Tables, { own }: State, seat: Seat): void {
  out.about('manuscripts');
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
  out.put('points', points / MANY.bookPoints);
  for (let at = 0; at < LEVELS; at++) out.put('of level', byLevel[at] / MANY.books, LEVEL_NAMES[at]);
  for (let at = 0; at < DIALECTS.length; at++) out.put('of', byDialect[at] / MANY.books, DIALECTS[at]);
  let lacking = 0;
  for (let rest = facts.missingDialects; rest > 0; rest &= rest - 1) lacking++;
  out.put('dialects missing', lacking / DIALECTS_POINTS);
  out.put('dialects missing against turns', lacking / (1 + lacking + facts.turns));
  out.flag('five dialects', lacking === 0);
}
