/**
 * Tiles that are bought. Printed in the rulebooks: the kinds, their copies and the point of a cathedral, and that titles
 * can add a space for a courtier. Prices, reliefs, the other points and that it is the duchy which adds the space:
 * reconstructed; docs/data.md tells how.
 */
import type { Tile } from './types.js';

export const TITLES_GUILDS_CATHEDRALS: readonly Tile[] = [
  {
    tile: 'duchy',
    copies: 5,
    price: { florin: 4, crown: 1, cross: 0 },
    relief: { florin: 2, crown: 1 },
    prestige: 1,
    spaces: 1,
  },
  {
    tile: 'principality',
    copies: 5,
    price: { florin: 5, crown: 2, cross: 0 },
    relief: { crown: 1, arrow: 1 },
    prestige: 1,
    spaces: 0,
  },
  {
    tile: 'kingdom',
    copies: 2,
    price: { florin: 6, crown: 4, cross: 0 },
    relief: { crown: 2, cavalry: 2 },
    prestige: 2,
    spaces: 0,
  },
  {
    tile: 'republic',
    copies: 2,
    price: { florin: 9, crown: 2, cross: 0 },
    relief: { florin: 4, arrow: 1 },
    prestige: 2,
    spaces: 0,
  },
  {
    tile: 'guild',
    copies: 5,
    price: { florin: 4, crown: 0, cross: 0 },
    relief: { florin: 2, arrow: 1 },
    prestige: 0,
    spaces: 0,
  },
  {
    tile: 'cathedral',
    copies: 5,
    price: { florin: 4, crown: 0, cross: 1 },
    relief: { cross: 1 },
    prestige: 1,
    spaces: 0,
  },
];
