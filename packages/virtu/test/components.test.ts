import { describe, expect, test } from 'vitest';
import {
  BONUSES,
  CITIES,
  type CityId,
  DATA,
  dynastiesFor,
  FAMILY,
  isInPlay,
  PERSONS,
  type Relief,
  type SeaId,
  SIDES,
  SYMBOLS,
  type TileId,
  WORKS,
} from '../src/data/index.js';
import { layOut } from '../src/tables.js';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const shows = (relief: Relief) => SYMBOLS.filter((symbol) => symbol in relief);
const citiesWith = (players: number) => DATA.cities.filter((city) => isInPlay(city, players)).map(({ city }) => city);
const cityTile = (id: CityId) => DATA.cities[CITIES.indexOf(id)];
const portsOn = (sea: SeaId) => DATA.cities.filter(({ seas }) => seas.includes(sea)).map(({ city }) => city);

describe('the component data of Bottega', () => {
  test('V-3.1.5 57 tiles: 31 cities with both of Rome, 14 titles, 5 guilds, 5 cathedrals, and 2 for two players', () => {
    const copies = (...ids: TileId[]) =>
      sum(DATA.tiles.filter(({ tile }) => ids.includes(tile)).map((one) => one.copies));
    const counts = [
      DATA.cities.length + 1,
      copies('duchy', 'principality', 'kingdom', 'republic'),
      copies('guild'),
      copies('cathedral'),
    ];
    expect(counts).toEqual([31, 14, 5, 5]);
    expect(sum(counts) + 2).toBe(57);
  });
  test('V-9.3.6 five duchies and principalities, two kingdoms and republics', () => {
    expect(DATA.tiles.slice(0, 4).map(({ tile, copies }) => [tile, copies])).toEqual([
      ['duchy', 5],
      ['principality', 5],
      ['kingdom', 2],
      ['republic', 2],
    ]);
  });
  test('V-3.1.5 56 character cards: five of each kind and one Pope', () => {
    expect(sum(DATA.characters.map(({ copies }) => copies))).toBe(56);
    expect(DATA.characters.filter(({ copies }) => copies !== 5).map(({ character }) => character)).toEqual(['pope']);
  });
  test('V-3.2.2 15 family cards, three of each dynasty', () => {
    expect(DATA.dynasties.map(({ family }) => family.length)).toEqual([3, 3, 3, 3, 3]);
    expect(DATA.dynasties.flatMap(({ family }) => family.map(({ card }) => card))).toEqual(FAMILY);
  });
  test('V-7.2.6 ten patronage bonuses, five persons and five works', () => {
    expect(DATA.bonuses.map(({ bonus }) => bonus)).toEqual(BONUSES);
    expect([PERSONS.length, WORKS.length]).toEqual([5, 5]);
  });
  test('V-3.1.6 10 indulgences and 11 war tokens', () => {
    expect([DATA.indulgences, DATA.warTokens]).toEqual([10, 11]);
  });
  test.each([
    [3, 20],
    [4, 28],
    [5, 30],
  ])('V-3.1 with %i players %i cities are in play', (players, count) => {
    expect(citiesWith(players)).toHaveLength(count);
  });
  test('V-3.1.2 eight cities are closed with three players', () => {
    const closed = DATA.cities.filter(({ closedAt3 }) => closedAt3).map(({ city }) => city);
    expect(closed).toEqual(['nice', 'turin', 'milan', 'genoa', 'parma', 'reggio', 'cagliari', 'ragusa']);
  });
  test('V-3.1.3 Perugia and Civitavecchia are on side 2-5 only', () => {
    const other = DATA.cities.filter(({ sides }) => sides.length < 2);
    expect(other.map(({ city, sides }) => [city, sides])).toEqual([
      ['perugia', ['2-5']],
      ['civitavecchia', ['2-5']],
    ]);
  });
  test('V-3.2.1 Florence, Naples and Venice play always, Milan from four players on, Rome with five', () => {
    expect([3, 4, 5].map((players) => [...dynastiesFor(players)].sort())).toEqual([
      ['florence', 'naples', 'venice'],
      ['florence', 'milan', 'naples', 'venice'],
      ['florence', 'milan', 'naples', 'rome', 'venice'],
    ]);
  });
  test('V-3.2.5 two agents at the start, three for Naples and Rome: one more for the symbol on a family card', () => {
    expect(DATA.dynasties.map(({ agents }) => agents)).toEqual([2, 2, 3, 2, 3]);
    const symbols = DATA.dynasties.map(({ family }) => family.filter(({ agent }) => agent).length);
    expect(symbols.map((symbol) => 2 + symbol)).toEqual([2, 2, 3, 2, 3]);
  });
  test('V-5.1.4 every palace has the same five actions: Govern shows a crown, Intrigue a mask, War a cavalry', () => {
    for (const { rooms } of DATA.dynasties) {
      const sorted = [...rooms].sort((one, other) => one.action.localeCompare(other.action));
      expect(sorted).toEqual([
        { action: 'annex', relief: {} },
        { action: 'govern', relief: { crown: 1 } },
        { action: 'intrigue', relief: { mask: 1 } },
        { action: 'patronize', relief: {} },
        { action: 'war', relief: { cavalry: 1 } },
      ]);
    }
  });
  test('no two palaces have their rooms in the same order', () => {
    expect(new Set(DATA.dynasties.map(({ rooms }) => rooms.map(({ action }) => action).join())).size).toBe(5);
  });
  test.each<[CityId, number]>([
    ['ravenna', 2],
    ['terracina', 1],
    ['siena', 3],
    ['benevento', 2],
    ['parma', 1],
    ['palermo', 3],
  ])('V-8.3.2 the examples of the rulebooks give %s the value %i', (id, value) => {
    expect(cityTile(id).value).toBe(value);
  });
  test('V-7.4.7 four pirate ports', () => {
    expect(DATA.cities.filter(({ pirate }) => pirate).map(({ city }) => city)).toEqual([
      'ajaccio',
      'cagliari',
      'tunis',
      'ragusa',
    ]);
  });
  test('V-7.5.5 ports of each sea; two ports lie two seas apart and two on one sea in the examples', () => {
    expect(portsOn('ligurian')).toEqual(['nice', 'genoa', 'pisa', 'ajaccio']);
    expect(portsOn('tyrrhenian')).toEqual([
      'civitavecchia',
      'terracina',
      'naples',
      'reggio',
      'palermo',
      'ajaccio',
      'cagliari',
    ]);
    expect(portsOn('ionian')).toEqual(['reggio', 'syracuse']);
    expect(portsOn('adriatic')).toEqual(['venice', 'ancona', 'bari', 'ragusa']);
    expect(portsOn('sicilian')).toEqual(['palermo', 'syracuse', 'cagliari', 'tunis']);
    const ships = (from: CityId, to: CityId) =>
      layOut(DATA).boards[3].seaWays[CITIES.indexOf(from)][CITIES.indexOf(to)];
    expect([ships('pisa', 'terracina'), ships('ancona', 'venice')]).toEqual([2, 1]);
  });
  test('V-7.4.4 42 roads on side 3-4, 45 on side 2-5; the roads of the examples are there', () => {
    expect(SIDES.map((side) => DATA.roads[side].length)).toEqual([42, 45]);
    for (const side of SIDES) expect(DATA.roads[side]).toContainEqual(['florence', 'ravenna']);
    expect(DATA.roads['3-4']).toContainEqual(['florence', 'spoleto']);
    expect(DATA.roads['2-5']).not.toContainEqual(['florence', 'spoleto']);
    expect(DATA.roads['2-5']).toContainEqual(['perugia', 'spoleto']);
  });
  test('V-9.3.5 V-9.3.8 one Cardinal for each player; Podestà, Consigliere and Assassin bring an agent', () => {
    expect(DATA.characters.filter((one) => one.onePerPlayer).map((one) => one.character)).toEqual(['cardinal']);
    expect(DATA.characters.filter((one) => one.agent).map((one) => one.character)).toEqual([
      'podesta',
      'consigliere',
      'assassin',
    ]);
  });
  test('V-8.2.3 every war symbol on a card costs a florin, and cards without one say nothing of it', () => {
    const cards = [...DATA.dynasties.flatMap(({ family }) => family), ...DATA.characters];
    expect(cards.map(({ warFlorins }) => warFlorins)).toEqual(cards.map(({ relief }) => ('war' in relief ? 1 : 0)));
    expect(cards.flatMap(({ relief }) => shows(relief))).not.toContain('arrow');
  });
  test('V-9.5.7 the Ottoman Empire costs a crown and three ships, the others four symbols too', () => {
    expect(DATA.powers[1]).toEqual({ power: 'ottoman', cost: { crown: 1, ship: 3 } });
    expect(DATA.powers.map(({ cost }) => sum(Object.values(cost)))).toEqual([4, 4, 4]);
  });
  test('V-10.2.1 V-10.2.2 the tracks go from 0 to 6 and from 0 to 3 points', () => {
    expect(DATA.cityPoints).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6]);
    expect(DATA.patronagePoints).toEqual([0, 1, 1, 2, 2, 3]);
  });
  test('V-10.3.2 points for religious influence', () => {
    expect(DATA.religionPoints).toEqual({ '3': [4, 2, 0], '4': [4, 2, 1, 0], '5': [4, 2, 1, 0, 0] });
  });
});
