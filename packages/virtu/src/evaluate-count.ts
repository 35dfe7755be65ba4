/** What several parts of the evaluation need is counted once: prestige, crosses and purses of all seats, the arms of the one it is for. */
import type { Seat } from '@bottega/kernel';
import { combatReserve } from './evaluate-war.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import { isEnemyAgent } from './rules/sources.js';
import { troopsOf } from './rules/troop-pay.js';
import type { State } from './state.js';
import { DUOMO, EMPIRE, FLORIN, NONE, powerPlace, SISTINE_CHAPEL, SLOT_COUNT, SPACE_COUNT } from './tables.js';

/** By seat: the prestige of cards, tiles and bonuses (V-10.2.3), and the crosses (V-10.3.1). Good until the next count. */
export const prestige = [0, 0, 0, 0, 0];
export const crosses = [0, 0, 0, 0, 0];
/** By seat: the worth of what it could spend at once; of florins no more than a winter can spend. */
export const purses = [0, 0, 0, 0, 0];
const FLORINS_SPENT = 10;

/** The troops of the seat that the evaluation is for, and the strength that it could add in combat. */
export const arms = { troops: 0, reserve: 0 };

export function count(worths: Worths, state: State, own: Seat): void {
  countArms(worths, state, own);
  countPalaces(worths, state);
}

/** Only what belongs to one seat. */
export function countArms(worths: Worths, state: State, own: Seat): void {
  arms.troops = troopsOf(state, own);
  arms.reserve = combatReserve(worths.tables, state, own);
}

function countPalaces(worths: Worths, { open }: State): void {
  const { bonusPrestige } = worths.tables;
  const { palaces, bonuses, ally, agents } = open;
  for (let seat = 0; seat < palaces.length; seat++) {
    const { cards, ready, tiles, tileReady, treasury, bonuses: own } = palaces[seat];
    let points = 0;
    let shown = 0;
    let purse = Math.min(treasury, FLORINS_SPENT) * WORTH[FLORIN];
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      const card = cards[slot];
      if (card === NONE) continue;
      points += worths.cardPrestige[card];
      shown += worths.cardCrosses[card];
      if (slot < SPACE_COUNT && ready[slot]) purse += worths.cards[card];
    }
    for (let at = 0; at < tiles.length; at++) {
      const tile = tiles[at];
      points += worths.tilePrestige[tile];
      shown += worths.tileCrosses[tile];
      if (tileReady[at]) purse += worths.tiles[tile];
    }
    for (let at = 0; at < own.length; at++) points += bonusPrestige[own[at]];
    if (bonuses[DUOMO] === seat) shown += 1;
    if (bonuses[SISTINE_CHAPEL] === seat) shown += 2;
    if (ally[EMPIRE] === seat && !isEnemyAgent(agents[powerPlace(EMPIRE)], seat)) shown += 1;
    prestige[seat] = points;
    crosses[seat] = shown;
    purses[seat] = purse;
  }
}
