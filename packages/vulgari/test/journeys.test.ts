/** D-7.14: the journeys laid out in tables, against a second reading that tries every leg. */
import { describe, expect, test } from 'vitest';
import { vulgari } from '../src/index.js';
import { journeysFrom } from '../src/journeys.js';
import { isSea, ZONE_COUNT } from '../src/positions.js';
import { type Position, type Trip, tripsFrom } from './reference-journeys.js';
import { does, ducats, goes, may, POSITIONS, positionOf, table } from './table.js';

const PRICES = ['once', 'perMode'] as const;
/** Nobody has more actions than Cardinal Muret. */
const MAX_ACTIONS = 6;

const key = ({ to, actions, ducats }: Trip) => `${to} ${actions} actions ${ducats} ducats`;
const known = new Map(
  PRICES.flatMap((price) =>
    POSITIONS.map((from) => [`${from} ${price}`, tripsFrom(from, MAX_ACTIONS, price)] as const),
  ),
);
const trips = (from: Position, price: (typeof PRICES)[number]) => known.get(`${from} ${price}`) as Trip[];

/** Where the seat can go, each with its actions. */
function offered(from: Position, price: string, ducats: number, actions: number, person?: 'ralph'): string[] {
  const options = { combinedMoveDucats: price };
  const state = table({ at: from, ducats, turn: { actions }, options, ...(person && { person, bent: true }) });
  return may(state, 0).flatMap((choice) =>
    choice.type === 'move' ? [`${POSITIONS[choice.to]} ${choice.actions}`] : [],
  );
}

describe('D-7.14 journeys', () => {
  test.each(PRICES)('D-7.14: every journey of up to six actions from all 33 positions, ducats %s', (price) => {
    for (const from of POSITIONS) {
      const laidOut = vulgari.tables.journeys[price][positionOf(from)].map((journey) => ({
        ...journey,
        to: POSITIONS[journey.to],
      }));
      expect(
        laidOut
          .filter(({ actions }) => actions <= MAX_ACTIONS)
          .map(key)
          .sort(),
        from,
      ).toEqual(trips(from, price).map(key).sort());
    }
  });

  test.each(PRICES)('D-7.14: what is offered are those journeys that can be paid, ducats %s', (price) => {
    for (const from of POSITIONS) {
      for (const [ducats, most] of [
        [0, 5],
        [9, 2],
        [10, 4],
        [19, 5],
        [20, 5],
      ]) {
        const payable = trips(from, price).filter((trip) => trip.actions <= most && trip.ducats <= ducats);
        const expected = payable.map(({ to, actions }) => `${to} ${actions}`);
        expect(offered(from, price, ducats, most).sort(), `${from} ${ducats}`).toEqual(expected.sort());
      }
    }
  });

  test.each(PRICES)('D-7.10: Friar Ralph has the shortest way to every place for nothing, ducats %s', (price) => {
    for (const from of POSITIONS) {
      const fewest = new Map<Position, number>();
      for (const { to, actions } of trips(from, price))
        fewest.set(to, Math.min(actions, fewest.get(to) ?? MAX_ACTIONS));
      const expected = [...fewest].map(([to, actions]) => `${to} ${actions}`);
      // No friar has six actions, but on this map no place within five has two ways worth listing.
      expect(offered(from, price, 0, MAX_ACTIONS, 'ralph').sort(), from).toEqual(expected.sort());
    }
  });

  test('D-7.14: with ducats perMode a way by land and sea and a longer one by land can both be worth it', () => {
    expect(trips('siena', 'once').filter(({ to }) => to === 'catania')).toEqual([
      { to: 'catania', actions: 5, ducats: 10 },
    ]);
    const state = table({ at: 'siena', ducats: 20, person: 'muret', options: { combinedMoveDucats: 'perMode' } });
    const toCatania = may(state, 0).filter((choice) => choice.type === 'move' && choice.to === positionOf('catania'));
    expect(toCatania).toEqual([goes('catania', 5), goes('catania', 6)]);
    does(state, 0, goes('catania', 6));
    expect(ducats(state, 0)).toBe(10);
  });

  test.each(PRICES)('D-7.14: a journey leads from place to place as its actions say, ducats %s', (price) => {
    const { journeys, neighbours, ports } = vulgari.tables;
    const portsOf = (position: number) => ports[position - ZONE_COUNT];
    for (const [from, ways] of journeys[price].entries()) {
      for (const { to, actions, path } of ways) {
        expect(path.at(-1)).toBe(to);
        let [at, count] = [from, 0];
        for (const [leg, next] of path.entries()) {
          // Over the sea to another port are two legs of three actions.
          const isCrossing = isSea(next) && leg < path.length - 1;
          const isLanding = isSea(at) && leg > 0;
          const beside = isSea(next) ? portsOf(next).includes(at) : isSea(at) ? portsOf(at).includes(next) : null;
          expect(beside ?? neighbours[at].includes(next), `${POSITIONS[at]} to ${POSITIONS[next]}`).toBe(true);
          count += isCrossing ? 3 : isLanding ? 0 : 1;
          at = next;
        }
        expect(count, `${POSITIONS[from]} to ${POSITIONS[to]}`).toBe(actions);
      }
    }
  });

  test('D-7.8: at most one crossing in a journey', () => {
    // Two islands, 0 and 3, each on a sea of its own, and between them the ports 1 and 2 side by side.
    const seas = [positionOf('tyrrhenian'), positionOf('adriatic')];
    const land = {
      neighbours: [[], [2], [1], []],
      ports: [
        [0, 1],
        [2, 3],
      ],
      seaOf: [seas[0], seas[0], seas[1], seas[1]],
    };
    const reached = journeysFrom(land, 0, 'once').map(({ to, actions }) => [to, actions]);
    expect(reached).toEqual([
      [seas[0], 1],
      [1, 3],
      [2, 4],
      [seas[1], 5],
    ]);
  });
});
