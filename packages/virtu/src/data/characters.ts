/**
 * The character cards. Printed in the rulebooks: 56 cards of twelve kinds, one Pope, eight of the names, the action of
 * the Cardinal, that the Gonfalonier has one, one Cardinal per player, the agents of Podestà, Consigliere and Assassin.
 * Published reviews: Trade comes with the Merchant. Banker, Condottiere, Admiral and Bishop as names, all prices, and the
 * reliefs, actions and prestige points not named here: reconstructed; docs/data.md tells how.
 */
import type { ActionId, Character, CharacterId, Price, Relief } from './types.js';

type Rare = Pick<Character, 'warFlorins' | 'agent' | 'prestige' | 'copies' | 'onePerPlayer'>;

const ORDINARY: Rare = { warFlorins: 0, agent: false, prestige: 0, copies: 5, onePerPlayer: false };

export const CHARACTER_CARDS: readonly Character[] = [
  character('merchant', price(3), 'trade', { ship: 2, florin: 1 }),
  character('banker', price(3), null, { florin: 3 }),
  character('ambassador', price(2), 'annex', { crown: 1, ship: 1 }), // one crown is taken from it in an example
  character('podesta', price(4), 'govern', { crown: 2, florin: 1 }, { agent: true }),
  character('consigliere', price(4), null, { crown: 2, mask: 1 }, { agent: true }),
  character('assassin', price(3), 'intrigue', { mask: 2, war: 1 }, { warFlorins: 1, agent: true }),
  character('gonfalonier', price(3), 'war', { cavalry: 2, crown: 1 }),
  character('condottiere', price(4), 'war', { cavalry: 3, war: 1 }, { warFlorins: 1 }),
  character('admiral', price(3), null, { ship: 2, war: 1 }, { warFlorins: 1 }),
  character('bishop', price(3), 'patronize', { cross: 1, florin: 2 }),
  // One crown is taken from it in the same example.
  character('cardinal', price(4, 1), 'govern', { crown: 1, cross: 1 }, { prestige: 1, onePerPlayer: true }),
  character('pope', price(6, 2), 'govern', { crown: 2, cross: 2 }, { prestige: 2, copies: 1 }),
];

function character(
  id: CharacterId,
  cost: Price,
  action: ActionId | null,
  relief: Relief,
  rare: Partial<Rare> = {},
): Character {
  return { character: id, price: cost, action, relief, ...ORDINARY, ...rare };
}

function price(florin: number, cross = 0): Price {
  return { florin, crown: 0, cross };
}
