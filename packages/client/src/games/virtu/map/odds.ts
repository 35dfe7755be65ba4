/** A siege before it is fought, in words: the strengths on both sides, what bonuses could add, and whether it is enough. */
import { frameOf, NONE, oddsOf, stateFromView, troopPlace, verdictOf } from '@bottega/virtu/show';
import { type BoardContext, t } from '../board-context';

/** For whoever looks, of a city that it besieges or could move a troop to; nothing for all others. */
export function oddsLines(shown: BoardContext, city: number): readonly string[] {
  const { tables, view, seen, pick } = shown;
  const { seat } = seen;
  if (seat === null || view.open.owner[city] === seat || view.open.owner[city] < NONE) return [];
  const state = stateFromView(view);
  const isReachable =
    frameOf(view, 'march') !== undefined &&
    (['road', 'sail'] as const).some((type) => pick.status({ type, city }) === 'may');
  if (!isReachable && view.open.troops[troopPlace(state, city, seat)] === 0) return [];
  const odds = oddsOf(tables, state, seat, city, isReachable ? 1 : 0);
  const { attack, defence, attackMore, defenceMore, defender } = odds;
  const own = isReachable ? 'odds.coming' : 'odds.you';
  return [
    attackMore === 0
      ? t(shown, own, { strength: attack })
      : t(shown, `${own}.more`, { strength: attack, most: attack + attackMore }),
    defenceMore === 0
      ? t(shown, 'odds.city', { strength: defence })
      : t(shown, 'odds.city.more', { strength: defence, most: defence + defenceMore, seat: defender }),
    t(shown, `odds.${verdictOf(odds)}`),
  ];
}

/** The same of a siege by any seat, as figures: "2–4 against 3–5". */
export function siegeFigures(shown: BoardContext, seat: number, city: number): { attack: string; defence: string } {
  const { tables, view } = shown;
  const { attack, defence, attackMore, defenceMore } = oddsOf(tables, stateFromView(view), seat, city, 0);
  const range = (least: number, more: number) => (more === 0 ? String(least) : `${least}–${least + more}`);
  return { attack: range(attack, attackMore), defence: range(defence, defenceMore) };
}
