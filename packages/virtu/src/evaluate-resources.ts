/** The part of the evaluation that counts what can be paid with. */
import type { Seat } from '@bottega/kernel';
import { TILE_ASLEEP, TILE_RENEWALS } from './evaluate-visit.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import { canStillAct, USUAL_INCOME } from './evaluate-years.js';
import { extraSpaces } from './rules/palace.js';
import type { Palace, State } from './state.js';
import { FLORIN, IS_LEFT, LEFT_ARROW, NONE, RIGHT_ARROW, ROOMS, SPACE_COUNT, type Tables } from './tables.js';

/** Florins beyond what a winter can spend count less. */
const FLORINS_SPENT = 10;
const SPARE_FLORIN = 0.15;
/** Part of its worth that an exhausted courtier keeps, by the steps to his arrow: two are free in a year (V-6.1.2). */
const COURTIER_ASLEEP: readonly number[] = [0.5, 0.75, 0.7, 0.6, 0.55, 0.5];
/** How often a courtier is renewed in a year to come. */
const COURTIER_RENEWALS = 0.33;
/** What symbols are still worth before the last winter. */
const LAST_WINTER = 0.6;
/** An extra space for a courtier. */
const SPACE = 0.1;

/** Florins, courtiers and tiles: what they can pay now, and how often they will be renewed. */
export function resourcesWorth(tables: Tables, worths: Worths, state: State, seat: Seat, years: number): number {
  if (years === 0 && !canStillAct(state, seat)) return 0;
  const palace = state.open.palaces[seat];
  const now = years === 0 ? LAST_WINTER : 1;
  const later = Math.max(0, years - 1);
  const { treasury } = palace;
  const florins = Math.min(treasury, FLORINS_SPENT) + Math.max(0, treasury - FLORINS_SPENT) * SPARE_FLORIN;
  return (
    florins * WORTH[FLORIN] * now +
    courtiersWorth(worths, palace, now, later, Math.min(1, years)) +
    tilesWorth(worths, palace, now, later, Math.min(1, years)) +
    extraSpaces(tables, state, seat) * SPACE * Math.min(1, years / 3) -
    USUAL_INCOME * years
  );
}

function courtiersWorth(worths: Worths, palace: Palace, now: number, later: number, soon: number): number {
  const { marker } = palace;
  const toLeft = marker === NONE ? 0 : ((LEFT_ARROW - marker + ROOMS - 1) % ROOMS) + 1;
  const toRight = marker === NONE ? 0 : ((RIGHT_ARROW - marker + ROOMS - 1) % ROOMS) + 1;
  let worth = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const card = palace.cards[space];
    if (card === NONE) continue;
    const asleep = COURTIER_ASLEEP[IS_LEFT[space] ? toLeft : toRight] * soon;
    worth += worths.cards[card] * ((palace.ready[space] ? now : asleep) + later * COURTIER_RENEWALS);
  }
  return worth;
}

function tilesWorth(worths: Worths, { tiles, tileReady }: Palace, now: number, later: number, soon: number): number {
  // One Govern renews only so many tiles: beyond six the others wait.
  const renewals = tiles.length > 6 ? (TILE_RENEWALS * 6) / tiles.length : TILE_RENEWALS;
  let worth = 0;
  for (let at = 0; at < tiles.length; at++) {
    worth += worths.tiles[tiles[at]] * ((tileReady[at] ? now : TILE_ASLEEP * soon) + later * renewals);
  }
  return worth;
}
