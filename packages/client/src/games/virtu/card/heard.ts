/** Cards and tiles in words, for whoever hears them: what is drawn as signs is said with its verb. */
import { ACTIONS, SYMBOLS } from '@bottega/virtu/show';
import { type BoardContext, t } from '../board-context';

/** A relief, or the price of something: the symbols of which there are any. */
export const listed = (relief: readonly number[]) =>
  SYMBOLS.flatMap((of, symbol) => (relief[symbol] > 0 ? [{ of, count: relief[symbol] }] : []));

export function showsHeard(shown: BoardContext, relief: readonly number[]): string {
  const symbols = listed(relief);
  return symbols.length === 0 ? '' : t(shown, 'heard.shows', { relief: symbols });
}

export const costHeard = (shown: BoardContext, cost: readonly number[]): string =>
  t(shown, 'heard.cost', { cost: listed(cost) });

/** What a card does, without its name. */
export function cardHeard(shown: BoardContext, card: number): string {
  const { action, relief, agent, prestige } = shown.tables.cards[card];
  return phrases([
    action < 0 ? '' : t(shown, 'heard.action', { action: ACTIONS[action] }),
    showsHeard(shown, relief),
    agent ? t(shown, 'heard.agent') : '',
    prestige === 0 ? '' : t(shown, 'table.points', { points: prestige }),
  ]);
}

/** What a tile does, without its name. */
export function tileHeard(shown: BoardContext, tile: number): string {
  const { tileReliefs, tilePrestige, tileSpaces } = shown.tables;
  return phrases([
    showsHeard(shown, tileReliefs[tile]),
    tilePrestige[tile] === 0 ? '' : t(shown, 'table.points', { points: tilePrestige[tile] }),
    tileSpaces[tile] === 0 ? '' : t(shown, 'about.spaces', { spaces: tileSpaces[tile] }),
  ]);
}

/** Those that say something, one after the other. */
export const phrases = (said: readonly string[]): string => said.filter((one) => one !== '').join('; ');
