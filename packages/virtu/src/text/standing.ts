/** How the seats stand and how near the end is: what is always in sight. */
import type { Seat, View } from '@bottega/kernel';
import type { Ending, Message, Standing } from '@bottega/kernel/text';
import { result } from '../rules/end.js';
import { troopsOf } from '../rules/troop-pay.js';
import type { Palace, State } from '../state.js';
import { LAST_RANK, NONE, type Tables, TRACK_END } from '../tables.js';
import { stateFromView } from './seen.js';
import { message } from './sentences.js';

/** V-10.2: the points if the game ended now; everything that counts lies open. Nobody has any before the first spring. */
export function standingOf(tables: Tables, view: View<State>, seat: Seat): Standing {
  const state = stateFromView(view);
  const { cities, rank, treasury } = view.open.palaces[seat];
  const troops = troopsOf(state, seat);
  const sheet = view.open.season === 'setup' ? [] : result(tables, state).sheet;
  return {
    points: sheet.map(({ category, points }) => ({ category, points: points[seat] })),
    unknown: null,
    counts: [
      { id: 'city', count: cities, says: message('table.cities', { cities }) },
      { id: 'patronize', count: rank, says: message('standing.rank', { rank }) },
      { id: 'troop', count: troops, says: message('standing.troops', { troops }) },
      { id: 'florin', count: treasury, says: message('table.florins', { florins: treasury }) },
    ],
  };
}

/** V-3.3.1, V-4.3: who is first in turn order; null until that is settled. */
export const firstInOrder = ({ open }: View<State>): Seat | null => open.turnOrder[0] ?? null;

/** V-10.1.1, V-10.1.5: what ends the game, and who or what is nearest to it. */
export function endingOf(view: View<State>): Ending {
  const { open } = view;
  if (open.stack.length === 0) return { line: message('event.over', { year: open.year }), last: null };
  if (open.ending === null) return { line: nearestEnd(view), last: null };
  return { line: message('ending.lastWinter'), last: lastYear(view, open.ending) };
}

/** Why this year is the last, with the name of whoever alone brought that about. */
function lastYear({ open }: View<State>, cause: NonNullable<State['open']['ending']>): Message {
  const isThere = ({ cities, rank }: Palace) =>
    cause === 'cities' ? cities >= TRACK_END : cause === 'patronage' && rank === LAST_RANK;
  const [seat, ...others] = open.palaces.flatMap((palace, at) => (isThere(palace) ? [at] : []));
  if (seat === undefined || others.length > 0) return message(`event.lastYear.${cause}`);
  const { cities, rank } = open.palaces[seat];
  return cause === 'cities'
    ? message('ending.cities.last', { seat, count: cities })
    : message('ending.patronage.met', { seat, count: rank });
}

/** Of the ways to the end the one with the fewest steps left; of two alike the one that comes up more often. */
function nearestEnd({ open }: View<State>): Message {
  if (open.season === 'setup') return message('ending.setup');
  const cities = open.palaces.map((palace) => Math.min(palace.cities, TRACK_END));
  const ranks = open.palaces.map(({ rank }) => rank);
  const neutral = open.owner.filter((owner) => owner === NONE).length;
  const { yearLimit } = open.options;
  const ways: readonly { readonly left: number; readonly says: () => Message }[] = [
    { left: TRACK_END - Math.max(...cities), says: () => mostCities(cities) },
    { left: LAST_RANK - Math.max(...ranks), says: () => highestRank(ranks, cities) },
    { left: neutral, says: () => message('ending.neutral', { count: neutral }) },
    ...(yearLimit === 'none'
      ? []
      : [{ left: yearLimit - open.year, says: () => message('ending.years', { year: open.year, limit: yearLimit }) }]),
  ];
  const least = Math.min(...ways.map(({ left }) => left));
  return (ways.find(({ left }) => left === least) ?? ways[0]).says();
}

/** Who has the most cities; V-10.1.3: before the end of spring nothing is settled. */
function mostCities(cities: readonly number[]): Message {
  const { count, ahead } = leadersIn(cities);
  const [seat, other] = ahead;
  if (count === TRACK_END) return message('ending.cities.met', { seat, count });
  if (ahead.length > 2) return message('ending.cities.tied', { count });
  return ahead.length === 2
    ? message('ending.cities.two', { seat, other, count })
    : message('ending.cities', { seat, count });
}

/** Where patronage is nearer, both are told: the cities may still come first. */
function highestRank(ranks: readonly number[], cities: readonly number[]): Message {
  const { count, ahead } = leadersIn(ranks);
  const [seat] = ahead;
  if (count === LAST_RANK) return message('ending.patronage.met', { seat, count });
  const most = leadersIn(cities);
  const values = { cities: most.count, count };
  const [leader] = most.ahead;
  if (most.ahead.length > 1) {
    return ahead.length > 1
      ? message('ending.patronage.tied.many', values)
      : message('ending.patronage.many', { ...values, seat });
  }
  return ahead.length > 1
    ? message('ending.patronage.tied', { ...values, leader })
    : message('ending.patronage', { ...values, leader, seat });
}

/** The highest count, and the seats that have it. */
function leadersIn(counts: readonly number[]): { readonly count: number; readonly ahead: readonly Seat[] } {
  const count = Math.max(...counts);
  return { count, ahead: counts.flatMap((one, seat) => (one === count ? [seat] : [])) };
}
