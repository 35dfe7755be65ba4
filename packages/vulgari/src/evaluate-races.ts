/** What only the first can have, or the first two: the Riddle, the Canticle, riches, the most votes. */
import type { Seat } from '@bottega/kernel';
import { lasts, seen } from './evaluate-look.js';
import { ACTION } from './evaluate-worth.js';
import { isMerchant, virtualVotes, votesBehind } from './rules/holding.js';
import type { Open, State, Track } from './state.js';
import {
  CANTICLE,
  CANTICLE_POINTS,
  KNOWLEDGE,
  MOST_VOTES_POINTS,
  NONE,
  RICHEST_CLERIC_POINTS,
  RICHEST_MERCHANT_POINTS,
  RIDDLE,
  type Tables,
} from './tables.js';

/** By how much leads change while time goes by, in spaces, ducats and votes: a part that stays, and one for each turn. */
const RIDDLE_SPREAD = 0.3;
const RIDDLE_SPREAD_OF_A_TURN = 0.45;
const CANTICLE_SPREAD = 0.36;
const CANTICLE_SPREAD_OF_A_TURN = 0.4;
const RICHES_SPREAD = 2.6;
const RICHES_SPREAD_OF_A_TURN = 5;
const VOTES_SPREAD = 0.36;
const VOTES_SPREAD_OF_A_TURN = 0.5;
/** A disc on the same space counts as so far ahead or behind. */
const HALF = 0.5;

/** Part of their votes that others keep in the election. */
const LEFT_OVER = 0.53;
/** The way to the Riddle's next number counts so much less than the number, and less with little time. */
const UNFINISHED = 0.74;
const TURNS_TO_FINISH = 2.3;

/** How likely the seat is ahead of all others, and of all but one. */
const ahead = { ofAll: 0, ofAllButOne: 0 };

function race({ at, order }: Track, seat: Seat, space: number, spread: number): void {
  ahead.ofAll = 1;
  ahead.ofAllButOne = 0;
  let isBefore = true;
  for (const other of order) {
    if (other === seat) {
      isBefore = false;
      continue;
    }
    const lead = space - at[other];
    const win = lasts(lead === 0 ? (isBefore || space !== at[seat] ? -HALF : HALF) : lead, spread);
    ahead.ofAllButOne = ahead.ofAllButOne * win + ahead.ofAll * (1 - win);
    ahead.ofAll *= win;
  }
}

/** D-12.3: the leader's number. */
export function riddleWorth(tables: Tables, { open }: State, seat: Seat): number {
  return riddleAt(tables, open, seat, open.tracks[RIDDLE].at[seat]);
}

function riddleAt(tables: Tables, open: Open, seat: Seat, space: number): number {
  if (space === 0) return 0;
  race(open.tracks[RIDDLE], seat, space, RIDDLE_SPREAD + RIDDLE_SPREAD_OF_A_TURN * seen.time);
  return ahead.ofAll * riddleNumber(tables, space);
}

/** What one visit to a blue zone may bring: the steps to the next number, or past whoever is ahead, less their actions. */
export function riddleGain(tables: Tables, { open }: State, seat: Seat): number {
  if (seen.time > TURNS_TO_RIDDLE) return 0; // no lead would last
  const { at } = open.tracks[RIDDLE];
  const numbers = tables.riddleAt;
  const space = at[seat];
  let target = space + 1;
  for (let other = 0; other < at.length; other++) if (other !== seat && at[other] >= target) target = at[other] + 1;
  while (target < numbers.length && numbers[target] === numbers[space]) target++;
  const steps = target - space;
  if (steps > RIDDLE_STEPS || target >= numbers.length) return 0;
  return Math.max(0, riddleAt(tables, open, seat, target) - riddleAt(tables, open, seat, space) - ACTION * steps);
}
/** The way there costs an action. */
const RIDDLE_STEPS = 4;
const TURNS_TO_RIDDLE = 5;

/** Spaces between two numbers count little, and only while there is time to go on. */
function riddleNumber({ riddleAt }: Tables, space: number): number {
  const reached = riddleAt[space];
  let next = space;
  while (next < riddleAt.length && riddleAt[next] === reached) next++;
  if (next === riddleAt.length || seen.time === 0) return reached;
  let from = space;
  while (from > 0 && riddleAt[from - 1] === reached) from--;
  const part = (space - from) / (next - from);
  return reached + (riddleAt[next] - reached) * part * UNFINISHED * Math.min(1, seen.time / TURNS_TO_FINISH);
}

/** D-15.4: nine points for the first, four for the second. */
export function canticleWorth(state: State, seat: Seat): number {
  return canticleAt(state, seat, state.open.tracks[CANTICLE].at[seat]);
}

/** The same if the disc were on another space. */
export function canticleAt({ open }: State, seat: Seat, space: number): number {
  if (space === 0) return 0;
  race(open.tracks[CANTICLE], seat, space, CANTICLE_SPREAD + CANTICLE_SPREAD_OF_A_TURN * seen.time);
  return CANTICLE_POINTS[0] * ahead.ofAll + CANTICLE_POINTS[1] * ahead.ofAllButOne;
}

/** D-22.4: how likely the seat ends as the richest. */
export function richesChance({ open }: State, seat: Seat): number {
  if (seen.ducats === 0 && seen.time === 0) return 0;
  const spread = RICHES_SPREAD + RICHES_SPREAD_OF_A_TURN * seen.time;
  const { order } = open.tracks[KNOWLEDGE];
  let chance = 1;
  let isBefore = true;
  for (const other of order) {
    if (other === seat) isBefore = false;
    else {
      const lead = seen.ducats - open.players[other].ducats;
      chance *= lasts(lead === 0 ? (isBefore ? -HALF : HALF) : lead, spread);
    }
  }
  return chance;
}

export function richesWorth(state: State, seat: Seat): number {
  return richesChance(state, seat) * (isMerchant(state, seat) ? RICHEST_MERCHANT_POINTS : RICHEST_CLERIC_POINTS);
}

/** D-22.1: with so many votes left after the election, against those of the others, who spend most of theirs in it. */
export function mostVotesWorth(tables: Tables, state: State, seat: Seat, left: number): number {
  if (left <= 0) return 0;
  const { players } = state.open;
  let most = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const votes = votesBehind(state, other) + virtualVotes(tables, state, other);
    most = Math.max(most, players[other].office === NONE ? LEFT_OVER * votes : votes);
  }
  return MOST_VOTES_POINTS * lasts(left - most - HALF, VOTES_SPREAD + VOTES_SPREAD_OF_A_TURN * seen.time);
}
