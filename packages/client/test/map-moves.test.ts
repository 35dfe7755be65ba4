/** What moves on the map of Virtù, and to where its sheet is scrolled. */
import { DATA } from '@bottega/virtu';
import { CITIES, CITY_COUNT } from '@bottega/virtu/show';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../src/games/map/look/look';
import { moveLine, movesOf, undone } from '../src/games/virtu/map/moves';
import { placeOf, roadLine } from '../src/games/virtu/map/places';

const places = DATA.cities.map((city, index) => placeOf(index, city));
const city = (id: (typeof CITIES)[number]) => CITIES.indexOf(id);
const [ROME, NAPLES, PALERMO] = [city('rome'), city('naples'), city('palermo')];

describe('V-7.5 moves on the map', () => {
  test('a march follows the road from where it begins, and back when it is taken back', () => {
    const [march] = movesOf({ type: 'marched', seat: 1, from: NAPLES, to: ROME, ships: 0 });
    const line = moveLine(DATA.seas, places, march) ?? '';
    expect(line).toBe(roadLine(places, NAPLES, ROME));
    expect(line.startsWith(`M${Math.round(places[NAPLES].x * 10) / 10} `)).toBe(true);
    expect(moveLine(DATA.seas, places, undone(march))).toBe(roadLine(places, ROME, NAPLES));
  });

  test('V-7.5.5 a troop that sails keeps to the sea', () => {
    const [sail] = movesOf({ type: 'marched', seat: 1, from: NAPLES, to: PALERMO, ships: 1 });
    expect(sail.isBySea).toBe(true);
    expect(moveLine(DATA.seas, places, sail)).not.toBe(moveLine(DATA.seas, places, { ...sail, isBySea: false }));
  });

  test('V-7.6.2 an agent that leaves the map for a palace is only seen to leave', () => {
    const moves = movesOf({ type: 'agentMoved', seat: 0, from: ROME, place: CITY_COUNT });
    expect(moves).toEqual([{ piece: 'agent', seat: 0, from: ROME, to: null, isBySea: false }]);
    expect(movesOf({ type: 'agentPlaced', seat: 0, place: CITY_COUNT })).toEqual([]);
  });

  test('V-8.4.4 after a battle troops of both sides are gone', () => {
    const losses = { winnerStrength: 3, loserStrength: 1, winnerLost: 1, loserLost: 1 };
    const moves = movesOf({ type: 'battled', city: ROME, winner: 2, loser: 0, ...losses });
    expect(moves.map(({ seat, to }) => [seat, to])).toEqual([
      [2, null],
      [0, null],
    ]);
  });
});

describe('looking at points of a sheet', () => {
  const window = { left: 100, top: 100, width: 200, height: 100 };
  test.each([
    ['nothing', [], null],
    ['what is in sight', [{ x: 200, y: 150 }], null],
    ['what is to the right, with room around it', [{ x: 400, y: 150 }], { x: 220, y: 100 }],
    ['what is above', [{ x: 200, y: 50 }], { x: 100, y: 30 }],
    [
      'all of it if there is room',
      [
        { x: 60, y: 110 },
        { x: 150, y: 150 },
      ],
      { x: 40, y: 90 },
    ],
    [
      'nothing if there is no room for all and something is in sight',
      [
        { x: 200, y: 150 },
        { x: 900, y: 900 },
      ],
      null,
    ],
    [
      'the nearest if nothing is in sight',
      [
        { x: 0, y: 150 },
        { x: 900, y: 900 },
      ],
      { x: -20, y: 100 },
    ],
  ])('looks at %s', (_, points, to) => {
    expect(lookAt(points, window, 20)).toEqual(to);
  });
});
