/** What is counted on the table for all seats at once: prestige and crosses, which several parts of the evaluation need. */

import type { Worths } from './evaluate-worth.js';
import { isEnemyAgent } from './rules/sources.js';
import type { State } from './state.js';
import { DUOMO, EMPIRE, NONE, powerPlace, SISTINE_CHAPEL, SLOT_COUNT } from './tables.js';

/** By seat: the prestige of cards, tiles and bonuses (V-10.2.3), and the crosses (V-10.3.1). Good until the next count. */
export const prestige = [0, 0, 0, 0, 0];
export const crosses = [0, 0, 0, 0, 0];

export function count(worths: Worths, { open }: State): void {
  const { bonusPrestige } = worths.tables;
  const { palaces, bonuses, ally, agents } = open;
  for (let seat = 0; seat < palaces.length; seat++) {
    const { cards, tiles, bonuses: own } = palaces[seat];
    let points = 0;
    let shown = 0;
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      const card = cards[slot];
      if (card === NONE) continue;
      points += worths.cardPrestige[card];
      shown += worths.cardCrosses[card];
    }
    for (let at = 0; at < tiles.length; at++) {
      const tile = tiles[at];
      points += worths.tilePrestige[tile];
      shown += worths.tileCrosses[tile];
    }
    for (let at = 0; at < own.length; at++) points += bonusPrestige[own[at]];
    if (bonuses[DUOMO] === seat) shown += 1;
    if (bonuses[SISTINE_CHAPEL] === seat) shown += 2;
    if (ally[EMPIRE] === seat && !isEnemyAgent(agents[powerPlace(EMPIRE)], seat)) shown += 1;
    prestige[seat] = points;
    crosses[seat] = shown;
  }
}
