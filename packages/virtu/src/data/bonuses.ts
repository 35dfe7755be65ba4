/** Patronage bonuses and foreign powers. What they do is in the rules; here is what is printed on them. */
import type { Bonus, Power } from './types.js';

/**
 * The ten names and effects and the 2 points of Columbus: rulebooks. Which five are persons, the other points and what
 * Machiavelli shows: reconstructed.
 */
export const PATRONAGE_BONUSES: readonly Bonus[] = [
  { bonus: 'leonardo', prestige: 1, relief: {} },
  { bonus: 'copernicus', prestige: 1, relief: {} },
  { bonus: 'michelangelo', prestige: 1, relief: {} },
  { bonus: 'columbus', prestige: 2, relief: {} },
  { bonus: 'machiavelli', prestige: 0, relief: { crown: 2, mask: 2 } },
  { bonus: 'bastions', prestige: 1, relief: {} },
  { bonus: 'prince', prestige: 0, relief: {} },
  { bonus: 'duomo', prestige: 1, relief: {} },
  { bonus: 'sistine-chapel', prestige: 0, relief: {} },
  { bonus: 'cannons', prestige: 0, relief: {} },
];

/** The cost of the Ottoman Empire: rulebooks; the other two follow its pattern of four symbols. */
export const FOREIGN_POWERS: readonly Power[] = [
  { power: 'france', cost: { crown: 1, cavalry: 3 } },
  { power: 'ottoman', cost: { crown: 1, ship: 3 } },
  { power: 'empire', cost: { crown: 3, cross: 1 } },
];
