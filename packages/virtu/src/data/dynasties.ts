/**
 * Palaces, start cities and family cards. Printed in the rulebooks: five rooms that are passed clockwise, what the rooms
 * of each action show, two or three agents at the start, the three Neapolitan names, and that Alfonso has an action.
 * Published reviews: the same five actions in every palace, in another order and without Trade; the names of Lorenzo,
 * Ludovico and Alexander VI. The order of the rooms, the second start cities, the other names and what the cards show:
 * reconstructed; docs/data.md tells how.
 */
import type { ActionId, Card, Dynasty, FamilyCard, FamilyId, Relief, Room } from './types.js';

/** V-5.1.4 */
const GOVERN: Room = { action: 'govern', relief: { crown: 1 } };
const PATRONIZE: Room = { action: 'patronize', relief: {} };
const ANNEX: Room = { action: 'annex', relief: {} };
const WAR: Room = { action: 'war', relief: { cavalry: 1 } };
const INTRIGUE: Room = { action: 'intrigue', relief: { mask: 1 } };

export const PALACES: readonly Dynasty[] = [
  {
    dynasty: 'florence',
    startCities: ['florence', 'pisa'], // Pisa: the port from which red annexes in an example
    agents: 2,
    rooms: [PATRONIZE, GOVERN, ANNEX, INTRIGUE, WAR],
    family: [
      family('lorenzo-de-medici', 'patronize', { crown: 2, florin: 2 }),
      family('giuliano-de-medici', 'annex', { crown: 2, cavalry: 1 }),
      family('giovanni-de-medici', null, { cross: 1, crown: 1, florin: 2 }),
    ],
  },
  {
    dynasty: 'venice',
    startCities: ['venice', 'verona'],
    agents: 2,
    rooms: [ANNEX, INTRIGUE, GOVERN, WAR, PATRONIZE],
    family: [
      family('giovanni-mocenigo', 'annex', { crown: 2, ship: 1 }),
      family('agostino-barbarigo', 'govern', { crown: 2, florin: 2 }),
      family('leonardo-loredan', null, { crown: 1, ship: 2, war: 1 }, { warFlorins: 1 }),
    ],
  },
  {
    dynasty: 'naples',
    startCities: ['naples', 'palermo'], // Palermo: the city where yellow builds a cathedral in an example
    agents: 3,
    rooms: [GOVERN, WAR, ANNEX, PATRONIZE, INTRIGUE],
    family: [
      family('ferdinand-ii', null, { crown: 2, florin: 2 }),
      family('alfonso-of-calabria', 'annex', { crown: 2, mask: 1 }, { agent: true }),
      family('federico-da-montefeltro', 'war', { cavalry: 2, war: 1 }, { warFlorins: 1 }),
    ],
  },
  {
    dynasty: 'milan',
    startCities: ['milan', 'genoa'], // both are closed when Milan does not play
    agents: 2,
    rooms: [WAR, ANNEX, GOVERN, PATRONIZE, INTRIGUE],
    family: [
      family('ludovico-sforza', 'govern', { crown: 2, florin: 2 }),
      family('caterina-sforza', 'war', { cavalry: 2, war: 1 }, { warFlorins: 1 }),
      family('ascanio-sforza', 'annex', { crown: 2, cross: 1 }),
    ],
  },
  {
    dynasty: 'rome',
    startCities: ['rome', 'civitavecchia'], // Civitavecchia is missing when Rome does not play; Rome is neutral then
    agents: 3,
    rooms: [INTRIGUE, PATRONIZE, WAR, GOVERN, ANNEX],
    family: [
      family('alexander-vi', 'govern', { crown: 1, cross: 1 }),
      family('cesare-borgia', 'war', { cavalry: 2, war: 1 }, { warFlorins: 1 }),
      family('lucrezia-borgia', 'annex', { crown: 2, mask: 1 }, { agent: true }),
    ],
  },
];

function family(
  card: FamilyId,
  action: ActionId | null,
  relief: Relief,
  { warFlorins = 0, agent = false }: Partial<Pick<Card, 'warFlorins' | 'agent'>> = {},
): FamilyCard {
  return { card, action, relief, warFlorins, agent, prestige: 0 };
}
