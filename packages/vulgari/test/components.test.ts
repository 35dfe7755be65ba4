import { describe, expect, test } from 'vitest';
import {
  CARDINALS,
  DATA,
  DIALECTS,
  EVENTS,
  FRIARS,
  PERSONS,
  type Role,
  ZONES,
  type Zone,
  type ZoneId,
} from '../src/data/index.js';
import { rowSize } from '../src/tables.js';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const zone = (id: ZoneId) => DATA.zones[ZONES.indexOf(id)];
const zonesOf = (is: (zone: Zone) => boolean) => DATA.zones.filter(is).map((one) => one.zone);
const withRole = (role: Role) => zonesOf((one) => one.role === role);

describe('the component data of Bottega', () => {
  test('D-3.6 49 cubes: 11 politicians, 7 nobles, 20 abbesses, 11 scribes, all of them with five players', () => {
    expect(DATA.bags['5']).toEqual([11, 7, 20, 11]);
    expect(sum(DATA.bags['5'])).toBe(49);
  });
  test.each([
    [2, 28],
    [3, 35],
    [4, 42],
    [5, 49],
  ] as const)('D-3.6 with %i players %i cubes fill the rows of seven rounds', (players, cubes) => {
    expect(sum(DATA.bags[`${players}`])).toBe(cubes);
    expect(7 * rowSize(players)).toBe(cubes);
  });
  test('D-9 55 manuscripts: on levels 1 to 3 three of each dialect, on level 4 each pair of dialects once', () => {
    const single = [1, 2, 3].flatMap((level) =>
      DIALECTS.flatMap((dialect) => Array.from({ length: 3 }, () => `${level} ${dialect}`)),
    );
    const pairs = DIALECTS.flatMap((one, at) => DIALECTS.slice(at + 1).map((other) => `4 ${one} ${other}`));
    const cards = DATA.manuscripts.map(({ level, dialects }) => `${level} ${dialects.join(' ')}`);
    expect(cards).toHaveLength(55);
    expect([...cards].sort()).toEqual([...single, ...pairs].sort());
  });
  test('every manuscript has a title of its own', () => {
    expect(new Set(DATA.manuscripts.map(({ title }) => title)).size).toBe(55);
  });
  test('D-18 five friars for nothing, cardinals for 40 ducats and Muret for 70', () => {
    expect([FRIARS.length, CARDINALS.length]).toEqual([5, 5]);
    expect(DATA.persons.map(({ person }) => person)).toEqual(PERSONS);
    expect(DATA.persons.map(({ ducats }) => ducats)).toEqual([0, 0, 0, 0, 0, 40, 40, 70, 40, 40]);
  });
  test('D-4.2 alms: 5 for friars, 10 for Gigi and for cardinals', () => {
    expect(DATA.persons.map(({ alms }) => alms)).toEqual([5, 5, 5, 10, 5, 10, 10, 10, 10, 10]);
  });
  test('D-18.1 D-22.9 knowledge and points of the cards', () => {
    expect(DATA.persons.map(({ knowledge }) => knowledge)).toEqual([12, 7, 7, 0, 7, 4, 0, 0, 0, 0]);
    expect(DATA.persons.map(({ points }) => points)).toEqual([0, 0, 0, -4, 4, 0, 6, 0, 4, 0]);
  });
  test('D-18.4 D-18.5 D-18.9 three virtual cubes', () => {
    const cubes = DATA.persons.filter(({ virtual }) => virtual !== null);
    expect(cubes.map(({ person, virtual }) => [person, virtual])).toEqual([
      ['michel', 'abbess'],
      ['stefano', 'noble'],
      ['balestreri', 'politician'],
    ]);
  });
  test('D-2.3 D-15.1 D-8.12 starting cities, Franciscan cities and cathedrals', () => {
    expect(withRole('start')).toEqual(['turin', 'vicenza', 'ancona', 'taranto', 'catania']);
    expect(withRole('franciscan')).toEqual(['cortona', 'urbino', 'assisi', 'norcia', 'celano']);
    expect(zonesOf(({ cathedral }) => cathedral)).toEqual(['milan', 'brindisi']);
  });
  test('D-8.17 D-8.10 three abbeys and two convents, neutral like the starting cities', () => {
    expect([withRole('abbey').length, withRole('convent').length]).toEqual([3, 2]);
    const neutral = [...withRole('start'), ...withRole('abbey'), ...withRole('convent'), 'bologna'];
    expect(zonesOf(({ dialect }) => dialect === null).sort()).toEqual(neutral.sort());
  });
  test('D-7.6 eight ports on two seas', () => {
    expect(DATA.seas.map(({ sea, ports }) => [sea, ports])).toEqual([
      ['tyrrhenian', ['cagliari', 'palermo', 'naples', 'rome', 'genoa']],
      ['adriatic', ['brindisi', 'ancona', 'venice']],
    ]);
  });
  test('D-9.3 31 zones, four for each dialect', () => {
    expect(DATA.zones.map((one) => one.zone)).toEqual(ZONES);
    expect(ZONES).toHaveLength(31);
    for (const dialect of DIALECTS) expect(zonesOf((one) => one.dialect === dialect)).toHaveLength(4);
    expect([zone('genoa').dialect, zone('venice').dialect]).toEqual(['oil', 'oil']);
  });
  test('D-8.6 twelve cities with values: with eight discs for order and tracks the 20 discs of a player', () => {
    const cities = zonesOf(({ ducats, knowledge }) => ducats + knowledge > 0);
    expect(cities).toEqual(withRole('city'));
    expect(cities.length + 8).toBe(20);
  });
  test('D-8.5 the examples of the rulebook: Rome 8 ducats and 15 knowledge, Milan 25 ducats, a step from Venice', () => {
    expect([zone('rome').ducats, zone('rome').knowledge, zone('milan').ducats]).toEqual([8, 15, 25]);
    expect(zone('venice').adjacent).toContain('milan');
  });
  test('D-3.2 ten Event cards; those that the rulebook describes', () => {
    expect(DATA.events.map(({ event }) => event)).toEqual(EVENTS);
    const described = DATA.events.map(({ zone: where, gain, value }, at) => [at + 1, where, gain, value]);
    expect(described).toHaveLength(10);
    expect(described).toContainEqual([expect.any(Number), 'venice', 'ducats', 30]);
    expect(described).toContainEqual([expect.any(Number), 'naples', 'knowledge', 4]);
    expect(described[9]).toEqual([10, 'brindisi', 'auction', 10]);
    expect([DATA.events[3].title, DATA.events[7].title, DATA.events[7].zone]).toEqual([
      'Commercium',
      'Artus Dictant',
      'rome',
    ]);
  });
  test('no Event at Cagliari in the first edition', () => {
    expect(DATA.events.map((event) => event.zone)).not.toContain('cagliari');
  });
  test('D-15.1 five Canticle cards before round 15, one of them for round 2', () => {
    expect(DATA.canticles).toEqual([2, 5, 8, 11, 14]);
  });
  test('D-22.3 eight Library cards of 2 to 4 points', () => {
    expect(DATA.library).toHaveLength(8);
    expect([...new Set(DATA.library)]).toEqual([2, 3, 4]);
  });
  test('D-1.8 92 spaces of knowledge with eight levels in equal steps, the last on the last space', () => {
    expect(DATA.tracks.knowledge).toBe(91);
    expect(DATA.levels).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((step) => 13 * step));
  });
  test('D-12.3 D-16.2 the numbers on the tracks of the Riddle and of the Library', () => {
    expect(DATA.riddleMarks.map(({ value }) => value)).toEqual([4, 5, 6]);
    expect(DATA.libraryMarks.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  });
});
