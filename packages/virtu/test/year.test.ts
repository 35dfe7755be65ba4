/** V-4: time and turns. */
import { asked, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { END, steps } from '../src/choices.js';
import { type Event, type State, virtu } from '../src/index.js';
import { beforeSieges, cityNumber, does, movingMarker, settle, table, top, troopsAt, winterOf } from './table.js';

/** Plays the suggested answers until the condition holds; gives the events and who was asked what on the way. */
function played(state: State, until: (state: State) => boolean): { told: Event[]; questions: string[] } {
  const told: Event[] = [];
  const questions: string[] = [];
  settle(virtu, state, (event) => told.push(event));
  while (!until(state)) {
    const [seat] = asked(virtu, state);
    questions.push(`${top(state).step} ${seat}`);
    told.push(...does(state, seat, suggest(virtu, state, seat)));
  }
  return { told, questions };
}
const seatsOf = (told: readonly Event[], type: 'turnEnded' | 'wintered') =>
  told.flatMap((event) => (event.type === type ? [event.seat] : []));

describe('V-4 time and turns', () => {
  test('V-4.1: a year is a spring followed by a winter', () => {
    const state = table({ year: 3, stack: [{ step: 'year' }] });
    settle(virtu, state, null);
    const seasons: string[] = [];
    played(state, ({ open }) => {
      const now = `${open.year} ${open.season}`;
      if (seasons.at(-1) !== now) seasons.push(now);
      return open.year === 6;
    });
    expect(seasons).toEqual(['4 spring', '4 winter', '5 spring', '5 winter', '6 spring']);
  });

  test('V-4.2: all take their spring turn before any siege is resolved', () => {
    const state = table({
      troops: { siena: 4 },
      turnOrder: [0, 2, 1],
      stack: [{ step: 'springTurns', at: 1 }, ...movingMarker(0).slice(1)],
    });
    does(state, 0, steps(1, false), END);
    for (const seat of [2, 1]) {
      expect(asked(virtu, state)).toEqual([seat]);
      expect(troopsAt(state, 0, 'siena')).toBe(4);
      expect(state.open.owner[cityNumber('siena')]).not.toBe(0);
      does(state, seat, steps(1, false), END);
    }
    expect(state.open.owner[cityNumber('siena')]).toBe(0);
  });

  test('V-4.3: the order of the end of spring holds for the winter and the next spring, its sieges and retreats', () => {
    const state = table({
      turnOrder: [0, 1, 2],
      others: { 1: { cities: ['ferrara', 'bologna'] }, 2: { cities: ['benevento'] } },
      stack: beforeSieges(),
    });
    const { told } = played(state, ({ open }) => open.year === 3 && open.season === 'winter');
    expect(told.filter(({ type }) => type === 'newOrder')).toEqual([
      { type: 'newOrder', first: 1 },
      { type: 'newOrder', first: 1 },
    ]);
    expect(seatsOf(told, 'wintered')).toEqual([1, 2, 0]);
    expect(seatsOf(told, 'turnEnded')).toEqual([1, 2, 0]);
  });

  test('V-4.3: cities taken in spring change the order at its end, not before', () => {
    // Seat 2 takes Benevento and Terracina; its sieges still come last.
    const state = table({
      troops: { ravenna: 3 },
      others: { 2: { troops: { benevento: 3, terracina: 2 } } },
      stack: beforeSieges(),
    });
    const { told } = played(state, ({ open }) => open.season === 'winter');
    const captured = told.flatMap((event) => (event.type === 'captured' ? [event.seat] : []));
    expect(captured).toEqual([0, 2, 2]);
    expect(state.open.turnOrder).toEqual([2, 0, 1]);
  });

  test('V-4.4: a player completes pay, reorganization, purchase, recruiting and alliance before the next one starts', () => {
    const rich = { treasury: 20, troops: { florence: 3 }, cards: { L1: 'consigliere', R1: 'gonfalonier' } } as const;
    const state = table({
      ...rich,
      cards: { ...rich.cards, R2: 'condottiere' },
      season: 'winter',
      stack: winterOf(0, 0),
    });
    settle(virtu, state, null);
    const { questions } = played(state, () => asked(virtu, state)[0] !== 0);
    const order = ['troopPay 0', 'reorganize 0', 'purchase 0', 'recruit 0', 'ally 0', 'endWinter 0'];
    expect(questions.filter((question) => order.includes(question))).toEqual(order);
    expect(asked(virtu, state)).toEqual([1]);
  });

  test('V-4.4: the winter of one player after the other', () => {
    const state = table({ season: 'winter', turnOrder: [2, 0, 1], stack: [{ step: 'winterTurns', at: 0 }] });
    const { told, questions } = played(state, ({ open }) => open.season === 'spring');
    expect(seatsOf(told, 'wintered')).toEqual([2, 0, 1]);
    const seats = questions.map((question) => question.split(' ')[1]).join('');
    expect(seats).toMatch(/^2+0+1+$/);
  });
});
