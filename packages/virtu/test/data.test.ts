import { dataFiles, type Edits } from '@bottega/kernel/conformance';
import { readAccidents, testDataFiles } from '@bottega/kernel/test-kit';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, CITIES, type CityId, DATA, DYNASTIES, type DynastyId, isInPlay } from '../src/data/index.js';
import { parseData } from '../src/data/parse.js';
import { layOut } from '../src/tables.js';

const files = dataFiles(DATA, parseData, CITIES);
const { edited, problemsOf } = files;

const citiesWith = (players: number) => DATA.cities.filter((city) => isInPlay(city, players)).map(({ city }) => city);
const cityTile = (id: CityId) => DATA.cities[CITIES.indexOf(id)];
const cityAt = (id: CityId) => `cities.${CITIES.indexOf(id)}`;
const dynastyAt = (id: DynastyId) => `dynasties.${DYNASTIES.indexOf(id)}`;

testDataFiles({
  data: DATA,
  files,
  parse: parseData,
  later: { 'cities.0.relief.ship': 7, 'roads.3-4.0.0': 'rome', 'dynasties.0.rooms.0.action': 'trade' },
  mistakes: [
    { warTokens: 'many', 'cities.29': undefined, 'cities.2.pirate': 0, 'seas.0.lon': 99 },
    [
      'seas[0].lon must be a number from 5 to 20, not 99',
      'cities[2].pirate must be true or false, not 0',
      'cities: "ragusa" is missing',
      'warTokens must be a whole number from 1 to 99, not "many"',
    ],
  ],
  flawedItem: { 'cities.29.pirate': 1 },
  thirty: Object.fromEntries(CITIES.map((id) => [`${cityAt(id)}.value`, 0])),
  number: 'warTokens',
});

describe('a data file that is right', () => {
  test('what is listed may come in any order; the copy has it in the order of the ids', () => {
    const reversed = Object.fromEntries(
      (['seas', 'cities', 'dynasties', 'characters', 'tiles', 'bonuses', 'powers'] as const).map((key) => [
        key,
        [...DATA[key]].reverse(),
      ]),
    );
    expect(parseData(edited(reversed))).toEqual(DATA);
  });
  test('a minus before a zero is of no importance', () => {
    const { cityPoints } = parseData(edited({ 'cityPoints.0': -0 }));
    expect(Object.is(cityPoints[0], 0)).toBe(true);
  });
  test.each<[string, Edits]>([
    ['a war symbol that costs nothing', { 'characters.8.warFlorins': 0 }],
    ['two start cities the other way round', { [`${dynastyAt('rome')}.startCities`]: ['civitavecchia', 'rome'] }],
    ['a palace that prints Trade', { [`${dynastyAt('venice')}.rooms.1`]: { action: 'trade', relief: { ship: 1 } } }],
    ['a port on three seas', { [`${cityAt('palermo')}.seas`]: ['tyrrhenian', 'ionian', 'sicilian'] }],
    ['another city closed with three players', { [`${cityAt('bari')}.closedAt3`]: true }],
    ['a kingdom with a space', { 'tiles.2.spaces': 1 }],
  ])('accepted: %s', (_what, edits) => {
    const file = edited(edits);
    expect(parseData(file)).toEqual(file);
  });
});

describe('a data file that is wrong', () => {
  test.each<[string, Edits]>([
    // fields
    ['unknown field "colour" in cities[0] (known: city, value, relief', { 'cities.0.colour': 'red' }],
    ['unknown field "notes" (known: seas, cities', { notes: '' }],
    ['unknown field "gold" in cities[0].relief (known: florin, crown', { 'cities.0.relief.gold': 1 }],
    ['unknown field "2" in religionPoints (known: 3, 4, 5)', { 'religionPoints.2': [2, 0] }],
    ['cities[0].relief must be an object with florin, crown', { 'cities.0.relief': null }],
    ['cities[0].relief must be an object with florin, crown', { 'cities.0.relief': [] }],
    ['cities[0].value is missing; it must be a whole number from 1 to 4', { 'cities.0.value': undefined }],
    ['characters[1].action is missing; it must be "govern"', { 'characters.1.action': undefined }],
    ['cities[0].pirate must be true or false, not "no"', { 'cities.0.pirate': 'no' }],
    // numbers
    ['cities[0].lon must be a number from 5 to 20, not "7"', { 'cities.0.lon': '7' }],
    ['cities[0].lon must be a number from 5 to 20, not NaN', { 'cities.0.lon': Number.NaN }],
    ['cities[0].lat must be a number from 35 to 48, not 7.27', { 'cities.0.lat': 7.27 }],
    ['seas[4].lat must be a number from 35 to 48, not Infinity', { 'seas.4.lat': Number.POSITIVE_INFINITY }],
    ['warTokens must be a whole number from 1 to 99, not 0', { warTokens: 0 }],
    ['indulgences must be a whole number from 1 to 99, not 100', { indulgences: 100 }],
    ['indulgences must be a whole number from 1 to 99, not 1.5', { indulgences: 1.5 }],
    ['characters[0].copies must be a whole number from 1 to 9, not 0', { 'characters.0.copies': 0 }],
    ['characters[0].price.florin must be a whole number from 0 to 99, not -3', { 'characters.0.price.florin': -3 }],
    ['characters[0].prestige must be a whole number from 0 to 9, not true', { 'characters.0.prestige': true }],
    // lists
    ['seas must be a list, not an object', { seas: {} }],
    ['roads."3-4" must have 1 to 99 values, has 0', { 'roads.3-4': [] }],
    ['roads."3-4"[0] must have 2 values, has 1', { 'roads.3-4.0': ['nice'] }],
    ['roads."3-4"[0] must be a list, not "nice"', { 'roads.3-4.0': 'nice' }],
    ['cities[0].sides must have 1 to 2 values, has 0', { 'cities.0.sides': [] }],
    ['cities[0].sides must be different, but "3-4" is there more than once', { 'cities.0.sides': ['3-4', '3-4'] }],
    ['cities[0].seas must be different, but "ligurian"', { 'cities.0.seas': ['ligurian', 'ligurian'] }],
    // ids
    ['cities: "ragusa" is missing', { 'cities.29': undefined }],
    ['cities: "ragusa" must be there once, not 2 times', { 'cities.30': DATA.cities[29] }],
    ['characters: "pope" is missing', { 'characters.11.character': 'merchant' }],
    ['tiles: "cathedral" is missing', { 'tiles.5': undefined }],
    ['bonuses: "cannons" is missing', { 'bonuses.9': undefined }],
    ['powers: "empire" is missing', { 'powers.2': undefined }],
    ['powers[2].power must be "france", "ottoman" or "empire", not "spain"', { 'powers.2.power': 'spain' }],
    ['"sicilian", not "toString"', { 'cities.0.seas.0': 'toString' }],
    ['cities[0].sides[0] must be "3-4" or "2-5", not 3', { 'cities.0.sides.0': 3 }],
    ['"war", "intrigue" or null, not "rest"', { 'characters.0.action': 'rest' }],
    ['dynasties[0].rooms[0].action must be "govern"', { 'dynasties.0.rooms.0.action': null }],
    ['characters[0].price must be at least one florin, crown or cross', { 'characters.0.price.florin': 0 }],
  ])('refused: %s', (message, edits) => {
    expect(problemsOf(edited(edits))).toContainEqual(expect.stringContaining(message));
  });

  test.each<[string, string, Edits]>([
    // symbols
    ['V-5.1.1', 'cities[0].relief must show at least one symbol', { 'cities.0.relief': {} }],
    ['V-5.1.1', 'cities[0].relief.ship must be a whole number from 1 to 9, not 0', { 'cities.0.relief.ship': 0 }],
    ['V-5.1.1', 'characters[1].relief must show at least one symbol', { 'characters.1.relief': {} }],
    ['V-5.5.10', 'cities[0].relief must not show "war", only "florin", "crown"', { 'cities.0.relief.war': 1 }],
    ['V-5.5.10', 'tiles[4].relief must not show "war", only "florin", "crown"', { 'tiles.4.relief.war': 1 }],
    ['V-5.1.4', 'dynasties[0].rooms[4].relief must not show "war"', { 'dynasties.0.rooms.4.relief.war': 1 }],
    ['V-6.1.4', 'dynasties[0].rooms[4].relief must not show "arrow"', { 'dynasties.0.rooms.4.relief.arrow': 1 }],
    ['V-6.1.4', 'characters[0].relief must not show "arrow", only', { 'characters.0.relief.arrow': 1 }],
    ['V-6.1.4', 'dynasties[0].family[0].relief must not show "arrow"', { 'dynasties.0.family.0.relief.arrow': 1 }],
    ['V-7.2.7', 'bonuses[4].relief must show at least one symbol', { 'bonuses.4.relief': {} }],
    ['V-7.2.7', 'bonuses[4].relief must not show "war"', { 'bonuses.4.relief.war': 1 }],
    ['V-7.2.9', 'bonuses[0].relief must be empty, because only Machiavelli', { 'bonuses.0.relief.crown': 1 }],
    [
      'V-8.2.3',
      'characters[0].warFlorins must be 0, because the relief shows no war symbol, not 1',
      { 'characters.0.warFlorins': 1 },
    ],
    ['V-8.2.3', 'dynasties[0].family[0].warFlorins must be 0', { 'dynasties.0.family.0.warFlorins': 1 }],
    ['V-9.5.2', 'powers[0].cost must show at least 2 symbols', { 'powers.0.cost': { crown: 1 } }],
    [
      'V-9.5.7',
      'powers[0].cost must ask for at most 2 kinds of symbols, not 3',
      { 'powers.0.cost': { crown: 1, cavalry: 1, ship: 1 } },
    ],
    [
      'V-5.5.14',
      'powers[0].cost must not show "florin", only "crown", "cross", "cavalry", "ship"',
      { 'powers.0.cost.florin': 3 },
    ],
    // seas and cities
    [
      'V-7.5.5',
      'seas: "ionian" must name "adriatic" as adjacent, because "adriatic" names "ionian"',
      { 'seas.2.adjacent': ['tyrrhenian', 'sicilian'] },
    ],
    ['V-7.5.5', 'seas: "adriatic" must not be adjacent to itself', { 'seas.3.adjacent': ['ionian', 'adriatic'] }],
    [
      'V-7.5.5',
      'seas: "ionian" must be connected with "ligurian" by adjacent seas',
      {
        'seas.1.adjacent': ['ligurian'],
        'seas.2.adjacent': ['adriatic', 'sicilian'],
        'seas.4.adjacent': ['ionian'],
      },
    ],
    [
      'V-7.4.7',
      'cities[28].seas must name a sea, because a pirate port is a port',
      { [`${cityAt('tunis')}.seas`]: [] },
    ],
    [
      'V-3.1.3',
      'cities[13].closedAt3 must be false, because side 3-4 does not show the city',
      { [`${cityAt('perugia')}.closedAt3`]: true },
    ],
    ['V-9.3.7', 'cities[0].value must be a whole number from 1 to 4, not 5', { 'cities.0.value': 5 }],
    [
      'V-9.3.7',
      'cities: at least one in play with 3 players must have the value 3 or 4',
      Object.fromEntries(CITIES.map((id) => [`${cityAt(id)}.value`, isInPlay(cityTile(id), 3) ? 2 : 4])),
    ],
    // roads
    [
      'V-7.4.4',
      'roads."3-4"[0] must join cities of side 3-4, and "perugia" is not on it',
      { 'roads.3-4.0': ['rome', 'perugia'] },
    ],
    ['V-7.4.4', 'roads."3-4"[0] must be different, but "rome"', { 'roads.3-4.0': ['rome', 'rome'] }],
    [
      'V-7.4.4',
      'roads."2-5"[1] must not be there again: "turin" and "nice" are joined already',
      { 'roads.2-5.1': ['turin', 'nice'] },
    ],
    [
      'V-7.4.4',
      'cities: "aquila" must be joined to "florence" by roads or seas with 5 players',
      { 'roads.2-5': DATA.roads['2-5'].filter((road) => !road.includes('aquila')) },
    ],
    [
      'V-3.1.2',
      'cities: "rome" must be joined to "florence" by roads or seas with 3 players',
      { 'roads.3-4': [...DATA.roads['3-4'].filter((road) => !road.includes('rome')), ['rome', 'parma']] },
    ],
    // dynasties
    [
      'V-3.2.3',
      'dynasties[0].startCities must be different, but "pisa"',
      { 'dynasties.0.startCities': ['pisa', 'pisa'] },
    ],
    [
      'V-3.2.3',
      'dynasties: the start cities of "naples" must be its own, but "pisa" is one of "florence"',
      { [`${dynastyAt('naples')}.startCities.1`]: 'pisa' },
    ],
    [
      'V-3.1.2',
      'dynasties: the start cities of "venice" must be in play with 3 players, but "verona" is not',
      { [`${cityAt('verona')}.closedAt3`]: true },
    ],
    [
      'V-3.1.2',
      'dynasties: the start cities of "milan" must not be in play with 3 players, but "genoa" is',
      { [`${cityAt('genoa')}.closedAt3`]: false },
    ],
    [
      'V-3.1.3',
      'dynasties: the start cities of "milan" must be in play with 4 players, but "perugia" is not',
      { [`${dynastyAt('milan')}.startCities.1`]: 'perugia' },
    ],
    [
      'V-3.1.4',
      'dynasties: the start cities of "rome" must not be in play with 4 players, but "spoleto" is',
      { [`${dynastyAt('rome')}.startCities.1`]: 'spoleto' },
    ],
    [
      'V-3.1.4',
      'dynasties: the start cities of "rome" must be in play with 3 players, but "rome" is not',
      { [`${cityAt('rome')}.closedAt3`]: true },
    ],
    [
      'V-3.1.4',
      'dynasties: the start cities of "rome" must have "rome" among them',
      { [`${dynastyAt('rome')}.startCities.0`]: 'perugia' },
    ],
    [
      'V-7.4.7',
      'dynasties: the start cities of "naples" must not be pirate ports, but "palermo" is one',
      { [`${cityAt('palermo')}.pirate`]: true },
    ],
    [
      'V-3.1',
      'dynasties: the start cities of "florence" must be in play with 3 players, but "florence" is not',
      Object.fromEntries(citiesWith(4).map((id) => [`${cityAt(id)}.closedAt3`, true])),
    ],
    ['V-6.1.1', 'dynasties[0].rooms must have 5 values, has 4', { 'dynasties.0.rooms.0': undefined }],
    ['V-3.2.2', 'dynasties[0].family must have 3 values, has 2', { 'dynasties.0.family.0': undefined }],
    [
      'V-3.2.2',
      'dynasties: the family card "cesare-borgia" must be there once, not 2 times',
      { 'dynasties.0.family.0.card': 'cesare-borgia' },
    ],
    ['V-2.3', 'dynasties[0].agents must be a whole number from 1 to 5, not 6', { 'dynasties.0.agents': 6 }],
    [
      'V-2.3',
      'dynasties[0].agents must be at least 3, as its family cards show, not 2',
      Object.fromEntries([0, 1, 2].map((at) => [`dynasties.0.family.${at}.agent`, true])),
    ],
    ['V-10.1.1', 'dynasties: "florence" must have a room for "patronize"', { 'dynasties.0.rooms.0.action': 'trade' }],
    // what is bought, points
    [
      'V-10.1.1',
      'characters: at least one that costs only florins must show "cross"',
      { [`characters.${CHARACTERS.indexOf('bishop')}.price.cross`]: 1 },
    ],
    ['V-9.3.6', 'tiles[0].copies must be 5, one for each dynasty, not 4', { 'tiles.0.copies': 4 }],
    ['V-9.2.9', 'tiles[5].spaces must be 0, because only titles add spaces, not 1', { 'tiles.5.spaces': 1 }],
    ['V-9.2.9', 'tiles[0].spaces must be a whole number from 0 to 3, not 4', { 'tiles.0.spaces': 4 }],
    ['V-10.2.1', 'cityPoints must have 9 values, has 8', { 'cityPoints.8': undefined }],
    ['V-10.2.1', 'cityPoints[8] must be at least 5, the value before it, not 0', { 'cityPoints.8': 0 }],
    ['V-10.2.2', 'patronagePoints must have 6 values, has 7', { 'patronagePoints.6': 3 }],
    ['V-10.3.2', 'religionPoints."4" must have 4 values, has 3', { 'religionPoints.4': [4, 2, 0] }],
    ['V-10.3.2', 'religionPoints."3"[2] must be at most 2, the value before it, not 3', { 'religionPoints.3.2': 3 }],
  ])('%s refused: %s', (_rule, message, edits) => {
    expect(problemsOf(edited(edits))).toContainEqual(expect.stringContaining(message));
  });

  test('whatever is wrong is an InputError, and what is accepted can be laid out: files with accidents', () => {
    readAccidents(files, { count: 500, acceptedMoreThan: 30, refusedMoreThan: 30 }, (file, accepted) => {
      for (const [players, board] of Object.entries(layOut(parseData(file)).boards)) {
        const alone = board.inPlay.map((is, at) => is && board.roads[at].length + board.ports[at].length === 0);
        expect(alone, `file ${accepted}, ${players} players`).not.toContain(true);
      }
    });
  });
});
