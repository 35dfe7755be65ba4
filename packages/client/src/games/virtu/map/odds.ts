/** A siege before it is fought, in words: the strengths on both sides, what bonuses could add, and whether it is enough. */
import type { Seat } from '@bottega/kernel';
import { frameOf, NONE, oddsOf, stateFromView, topFrame, troopPlace, verdictOf } from '@bottega/virtu/show';
import { type BoardContext, t } from '../board-context';

/** Steps of a spring in which a siege is being thought of. */
const PLANNING: ReadonlySet<string> = new Set(['marker', 'turn', 'war', 'march']);

/** For whoever looks, of a city that it besieges or that one of its troops could move to; nothing for all others. */
export function oddsLines(shown: BoardContext, city: number): readonly string[] {
  const { tables, view, seen } = shown;
  const { seat } = seen;
  if (seat === null || view.open.owner[city] === seat || view.open.owner[city] < NONE) return [];
  const state = stateFromView(view);
  const isComing = canCome(shown, seat, city);
  if (!isComing && view.open.troops[troopPlace(state, city, seat)] === 0) return [];
  const odds = oddsOf(tables, state, seat, city, isComing ? 1 : 0);
  const { attack, defence, attackMore, defenceMore, defender } = odds;
  const own = isComing ? 'odds.coming' : 'odds.you';
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

/** V-7.5.1, V-7.5.2: whether the troop that is moving, or else any troop, has a way there, whatever it costs. */
function canCome({ tables, view, seen }: BoardContext, seat: Seat, city: number): boolean {
  if (seen.allowed.length === 0 || !PLANNING.has(topFrame(view)?.step ?? '')) return false;
  const { roads, ports } = tables.boards[view.seats];
  const state = stateFromView(view);
  const moving = frameOf(view, 'march')?.city;
  const starts =
    moving === undefined
      ? view.open.owner.flatMap((owner, at) =>
          owner === seat && view.open.troops[troopPlace(state, at, seat)] > 0 ? [at] : [],
        )
      : [moving];
  return starts.some((from) => roads[from].includes(city) || ports[from].includes(city));
}

/** The same of a siege by any seat, as figures: "2–4 against 3–5". */
export function siegeFigures(shown: BoardContext, seat: number, city: number): { attack: string; defence: string } {
  const { tables, view } = shown;
  const { attack, defence, attackMore, defenceMore } = oddsOf(tables, stateFromView(view), seat, city, 0);
  const range = (least: number, more: number) => (more === 0 ? String(least) : `${least}–${least + more}`);
  return { attack: range(attack, attackMore), defence: range(defence, defenceMore) };
}
