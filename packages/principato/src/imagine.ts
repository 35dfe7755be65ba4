/** A full state that a view could belong to: decks, left-over goals and other players' secrets are dealt anew. */
import { pickRandom, type RandomState, randomBelow, redeal, shuffle, type View } from '@bottega/kernel';
import { tableFor } from './rules/military.js';
import { canSupply, imagineSupply } from './rules/supply.js';
import { cloneOpen, cloneOwn, type Own, type State } from './state.js';
import type { CardId, GoalCard, Tables } from './tables.js';

/** Everything is public but the order of the decks, others' goals, and what house rules hide. */
export function imagine(tables: Tables, view: View<State>, random: RandomState): State {
  const open = cloneOpen(view.open);
  const seats = view.seats;

  // What lies open has left its deck; what is left of each year's cards is that year's deck, in an unknown order.
  const seen = new Set<CardId>([...open.display, ...open.box, ...open.principalities.flatMap((one) => one.hand)]);
  const { piles } = tables.sorted[seats];
  const decks = [piles['1'], piles['2'], piles['3']].map((pile) =>
    shuffle(
      random,
      pile.filter((card) => !seen.has(card)),
    ),
  );

  const mine = view.seat === null ? null : (view.own as Own);
  const own = Array.from(
    { length: seats },
    (_, seat): Own => ({
      goals: [],
      military: open.options.billsVisible ? null : imagineBills(tables, view, random),
      supply: imagineSealed(view, seat, random),
    }),
  );
  const left: GoalCard[] = [];
  for (const pile of tables.goalPiles) {
    const unknown = pile.filter((goal) => !mine?.goals.includes(goal));
    const others = own.filter((_, seat) => seat !== view.seat);
    const dealt = redeal(random, unknown, [...others.map(() => 1), unknown.length - others.length]);
    others.forEach((one, at) => {
      one.goals.push(...dealt[at]);
    });
    left.push(...dealt[others.length]);
  }
  if (view.seat !== null && mine !== null) own[view.seat] = cloneOwn(mine);
  return { open, own, hidden: { random: [...random], decks, goals: left } };
}

/** With hidden bills others' totals are guessed: of every scoring that was, the points of some place (P-8.7). */
function imagineBills(tables: Tables, view: View<State>, random: RandomState): number {
  const table = tableFor(tables, view.seats, view.open.options);
  let points = 0;
  for (let scoring = 0; scoring < view.open.scorings; scoring++) points += pickRandom(random, table);
  return points;
}

/** What another seat may have written down: finished if it is no longer waited for, not begun otherwise. */
function imagineSealed(view: View<State>, seat: number, random: RandomState): number[] | null {
  const { open } = view;
  if (!open.stack.some((frame) => frame.step === 'sealedSupply')) return null;
  const one = open.principalities[seat];
  if (!canSupply(one)) return null; // who has nothing to decide was not asked
  const isWaitedFor = open.waiting.includes(seat);
  return imagineSupply(one, isWaitedFor ? 0 : 4, (most) => randomBelow(random, most + 1));
}
