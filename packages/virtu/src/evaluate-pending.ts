/**
 * The part of the evaluation that looks at what is under way: what has been chosen but not paid or carried out yet. Only the
 * order in which choices are looked into depends on it: at the end of a turn nothing is under way.
 */
import type { Seat } from '@bottega/kernel';
import { actionWorth, cityGain, RANK_GAIN, TILE_ASLEEP } from './evaluate-visit.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import type { Frame, Palace, Payment, State } from './state.js';
import {
  CAVALRY,
  CROSS,
  CROWN,
  FIRST_CHARACTER,
  FIRST_TILE_ITEM,
  FLORIN,
  ITEM_COUNT,
  LAST_RANK,
  MASK,
  SHIP,
  type Tables,
} from './tables.js';

/** A tile renewed is worth about this, as tiles are on average. */
const TILE = 0.35 * (1 - TILE_ASLEEP);
const OTHER_SYMBOL = 0.08;
const ALLIANCE = 1.2;
const TROOP = 0.12;
const LIFTED = 1.25;
/** The card that follows on a request in spring, after the action (V-6.3.4). */
const INDULGENCE = -1.4;
/** A thing bought is worth at least its price, and this for each point of prestige beyond it. */
const BARGAIN = 0.5;
/** Things without prestige are worth a little less than they cost until they have found their place. */
const PLAIN = -0.02;
/** Going on to the next stage of a winter is looked into before choices that change nothing. */
const STAGE = 0.005;

/** What a seat has begun. */
export function pendingWorth(
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  palace: Palace,
  years: number,
): number {
  const { stack } = state.open;
  let worth = 0;
  for (let at = stack.length - 1; at >= 0; at--)
    worth += frameWorth(tables, worths, state, seat, palace, years, stack[at]);
  return worth;
}

function frameWorth(
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  palace: Palace,
  years: number,
  frame: Frame,
): number {
  switch (frame.step) {
    case 'turn': {
      if (frame.seat !== seat) return 0;
      const card = frame.requested === 'nothing' || palace.indulgence[palace.marker] ? 0 : INDULGENCE;
      return frame.acted ? card : card + actionWorth(worths, years);
    }
    case 'annex':
    case 'war':
    case 'trade':
    case 'intrigue':
      return frame.seat === seat ? actionWorth(worths, years) : 0;
    case 'annexed':
      return frame.seat === seat ? cityGain(worths, frame.city, years) : 0;
    case 'promoted':
      return frame.seat === seat ? RANK_GAIN[Math.min(LAST_RANK, palace.rank + 1)] : 0;
    case 'govern':
      return frame.seat === seat ? (frame.symbols * 2 + (frame.half ? 1 : 0)) * TILE : 0;
    case 'governCost':
      if (frame.seat !== seat) return 0;
      return Math.max(actionWorth(worths, years), (state.open.pool[CROWN] + state.open.pool[CROSS]) * 2 * TILE);
    case 'lifted':
      return frame.seat === seat ? LIFTED : 0;
    case 'purchase':
      return frame.seat === seat ? itemsWorth(tables, worths, frame.wanted, false) : 0;
    case 'take':
      return frame.seat === seat ? itemsWorth(tables, worths, frame.wanted, true) : 0;
    case 'arrival':
    case 'install':
      return frame.seat === seat ? worths.prices[frame.card - FIRST_CHARACTER] : 0;
    case 'winterTurn':
      return frame.seat === seat ? frame.stage * STAGE : 0;
    case 'put':
      return frame.seat === seat ? PLAIN : 0;
    case 'recruited':
      return frame.seat === seat ? TROOP : 0;
    case 'allied':
      return frame.seat === seat ? ALLIANCE : 0;
    case 'pay':
      return frame.seat === seat ? -owed(state, frame) : 0;
    default:
      return 0;
  }
}

/** What the wanted items are worth, beyond their price unless that is being paid. */
function itemsWorth(tables: Tables, worths: Worths, wanted: number, paying: boolean): number {
  let worth = 0;
  for (let item = 0; item < ITEM_COUNT; item++) {
    if ((wanted & (1 << item)) === 0) continue;
    const prestige =
      item < FIRST_TILE_ITEM
        ? tables.cards[FIRST_CHARACTER + item].prestige
        : tables.data.tiles[item - FIRST_TILE_ITEM].prestige;
    worth += prestige > 0 ? prestige * BARGAIN : PLAIN;
    if (paying) worth += worths.prices[item];
  }
  return worth;
}

/** What is still to be paid. Cavalry, ships and masks are worth about the same. */
function owed({ open }: State, { florin, crown, cross, either, cavalry, ship, mask }: Payment): number {
  const { pool } = open;
  const crowns = Math.max(0, crown + cross + either - pool[CROWN] - pool[CROSS]);
  return (
    Math.max(0, florin - pool[FLORIN]) * WORTH[FLORIN] +
    crowns * WORTH[CROWN] +
    Math.max(0, cavalry + ship + mask - pool[CAVALRY] - pool[SHIP] - pool[MASK]) * OTHER_SYMBOL
  );
}
