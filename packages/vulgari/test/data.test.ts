import { pickRandom, type RandomState, randomBelow, seeded, shuffle } from '@bottega/kernel';
import { anyOptions, dataFiles, type Edits, type Json, QUICK, walk } from '@bottega/kernel/conformance';
import { readAccidents, testDataFiles } from '@bottega/kernel/test-kit';
import { describe, expect, test } from 'vitest';
import {
  CARDINALS,
  DATA,
  DIALECTS,
  EVENTS,
  type EventId,
  PERSONS,
  type PersonId,
  type Role,
  ZONES,
  type Zone,
  type ZoneId,
} from '../src/data/index.js';
import { parseData } from '../src/data/parse.js';
import { createVulgari } from '../src/index.js';
import { SEATS } from '../src/tables.js';

const files = dataFiles(DATA, parseData, ZONES);
const { edited, problemsOf } = files;

const zone = (id: ZoneId) => DATA.zones[ZONES.indexOf(id)];
const zonesOf = (is: (zone: Zone) => boolean) => DATA.zones.filter(is).map((one) => one.zone);
const withRole = (role: Role) => zonesOf((one) => one.role === role);
const zoneAt = (id: ZoneId) => `zones.${ZONES.indexOf(id)}`;
const eventAt = (id: EventId) => `events.${EVENTS.indexOf(id)}`;
const personAt = (id: PersonId) => `persons.${PERSONS.indexOf(id)}`;

testDataFiles({
  data: DATA,
  files,
  parse: parseData,
  later: { 'zones.0.adjacent.0': 'rome', 'manuscripts.0.dialects.0': 'oc', 'bags.2.0': 4 },
  mistakes: [
    { 'library.0': 'two', 'zones.30': undefined, 'zones.2.cathedral': 0, 'events.0.value': 0 },
    [
      'zones[2].cathedral must be true or false, not 0',
      'zones: "cagliari" is missing',
      'events[0].value must be a whole number from 1 to 99, not 0',
      'library[0] must be a whole number from 1 to 9, not "two"',
    ],
  ],
  flawedItem: { 'zones.30.cathedral': 1 },
  thirty: every(ZONES.slice(0, 30), 'cathedral', 1),
  number: 'library.0',
});

describe('a data file that is right', () => {
  test('what has ids may come in any order; the copy has it in the order of the ids', () => {
    const reversed = Object.fromEntries(
      (['zones', 'seas', 'events', 'persons'] as const).map((key) => [key, [...DATA[key]].reverse()]),
    );
    expect(parseData(edited(reversed))).toEqual(DATA);
  });
  test.each<[string, Edits]>([
    ['the values of Rome exchanged', { [`${zoneAt('rome')}.ducats`]: 15, [`${zoneAt('rome')}.knowledge`]: 8 }],
    ['a city without a value', { [`${zoneAt('pisa')}.ducats`]: 0 }],
    ['a dialect in Bologna', { [`${zoneAt('bologna')}.dialect`]: 'latin' }],
    ['a fourth abbey', { [`${zoneAt('lucania')}.role`]: 'abbey', [`${zoneAt('lucania')}.dialect`]: null }],
    ['ports in another order', { 'seas.1.ports': ['venice', 'brindisi', 'ancona'] }],
    ['a card with two dialects the other way round', { 'manuscripts.54.dialects': ['oc', 'sicilian'] }],
    ['two cards with the same title', { 'manuscripts.1.title': DATA.manuscripts[0].title }],
    ['one more manuscript', { 'manuscripts.55': DATA.manuscripts[54] }],
    ['a track that goes on after its last mark', { 'tracks.library': 12, 'tracks.knowledge': 100 }],
    ['ten Library cards', { 'library.8': 3, 'library.9': 4 }],
    ['another mixture in the bag', { 'bags.5': [10, 8, 21, 10] }],
  ])('accepted: %s', (_what, edits) => {
    const file = edited(edits);
    expect(parseData(file)).toEqual(file);
  });
});

describe('a data file that is wrong', () => {
  test.each<[string, Edits]>([
    // fields
    ['unknown field "colour" in zones[0] (known: zone, dialect', { 'zones.0.colour': 'white' }],
    ['unknown field "notes" (known: zones, seas', { notes: '' }],
    ['unknown field "6" in bags (known: 2, 3, 4, 5)', { 'bags.6': [1, 1, 1, 1] }],
    ['zones[0].port is missing; it must be "tyrrhenian", "adriatic" or null', { 'zones.0.port': undefined }],
    ['zones[0].cathedral must be true or false, not "no"', { 'zones.0.cathedral': 'no' }],
    ['tracks must be an object with knowledge, riddle', { tracks: [91, 12] }],
    // numbers
    ['zones[2].ducats must be a whole number from 0 to 99, not 100', { 'zones.2.ducats': 100 }],
    ['zones[2].knowledge must be a whole number from 0 to 99, not -1', { 'zones.2.knowledge': -1 }],
    ['zones[0].lon must be a number from 5 to 20, not 45.07', { 'zones.0.lon': 45.07 }],
    ['seas[1].lat must be a number from 35 to 48, not "42"', { 'seas.1.lat': '42' }],
    ['events[0].value must be a whole number from 1 to 99, not 0', { 'events.0.value': 0 }],
    ['persons[0].knowledge must be a whole number from 0 to 99, not 1.5', { 'persons.0.knowledge': 1.5 }],
    ['persons[0].alms must be a whole number from 0 to 99, not null', { 'persons.0.alms': null }],
    ['persons[3].points must be a whole number from -9 to 9, not -10', { 'persons.3.points': -10 }],
    ['tracks.rest must be a whole number from 1 to 199, not 0', { 'tracks.rest': 0 }],
    ['library[0] must be a whole number from 1 to 9, not 0', { 'library.0': 0 }],
    ['library must have 1 to 99 values, has 0', { library: [] }],
    // titles
    ['manuscripts[0].title must be a title of letters, digits', { 'manuscripts.0.title': '' }],
    ['manuscripts[0].title must be a title of letters, digits', { 'manuscripts.0.title': ' Roland' }],
    ['manuscripts[0].title must be a title of letters, digits', { 'manuscripts.0.title': 'Roland\u001b[2J' }],
    ['manuscripts[0].title must be a title of letters, digits', { 'manuscripts.0.title': 'R'.repeat(61) }],
    ['events[0].title must be a title of letters, digits', { 'events.0.title': 1294 }],
    // ids
    ['zones: "cagliari" is missing', { 'zones.30': undefined }],
    ['zones: "cagliari" must be there once, not 2 times', { 'zones.31': DATA.zones[30] }],
    ['seas: "adriatic" is missing', { 'seas.1': undefined }],
    ['events: "stupor-mundi" is missing', { 'events.9': undefined }],
    ['persons: "zazza" is missing', { 'persons.9.person': 'muret' }],
    ['zones[0].role must be "start", "franciscan"', { 'zones.0.role': 'port' }],
    ['zones[1].dialect must be "oil", "latin", "florentine", "sicilian", "oc" or null', { 'zones.1.dialect': 'none' }],
    ['zones[0].adjacent[0] must be "turin"', { 'zones.0.adjacent.0': 'corsica' }],
    ['"auction", not "points"', { 'events.0.gain': 'points' }],
  ])('refused: %s', (message, edits) => {
    expect(problemsOf(edited(edits))).toContainEqual(expect.stringContaining(message));
  });

  test.each<[string, string, Edits]>([
    // zones
    [
      'D-2.2',
      'zones must have 5 with the role "start", has 4',
      { [`${zoneAt('turin')}.role`]: 'plain', [`${zoneAt('turin')}.dialect`]: 'oc' },
    ],
    ['D-15.1', 'zones must have 5 with the role "franciscan", has 6', { [`${zoneAt('lucania')}.role`]: 'franciscan' }],
    ['D-8.17', 'zones must have at least one with the role "abbey"', every(withRole('abbey'), 'role', 'plain')],
    ['D-8.10', 'zones must have at least one with the role "convent"', every(withRole('convent'), 'role', 'plain')],
    ['D-8.12', 'zones must have at least one with a cathedral', every(['milan', 'brindisi'], 'cathedral', false)],
    [
      'D-9.3',
      'zones must have at least one with the dialect "oil"',
      every(
        zonesOf(({ dialect }) => dialect === 'oil'),
        'dialect',
        'oc',
      ),
    ],
    ['D-8.12', 'zones[1].cathedral must be false, because cathedrals', { [`${zoneAt('monferrato')}.cathedral`]: true }],
    ['D-8.9', 'zones[0].ducats must be 0, because only cities have values, not 5', { 'zones.0.ducats': 5 }],
    ['D-8.8', 'zones[8].knowledge must be 0, because only cities', { [`${zoneAt('bologna')}.knowledge`]: 15 }],
    [
      'D-13.2',
      'zones[8].role must be "messenger", because Bologna is where the Messenger goes, not "city"',
      { [`${zoneAt('bologna')}.role`]: 'city' },
    ],
    ['D-13.2', 'zones[1].role must not be "messenger"', { [`${zoneAt('monferrato')}.role`]: 'messenger' }],
    [
      'D-9.3',
      'zones[0].dialect must be null, because starting cities, abbeys and convents are neutral, not "oc"',
      { 'zones.0.dialect': 'oc' },
    ],
    // borders and seas
    ['D-7.2', 'zones: "turin" must not be adjacent to itself', { 'zones.0.adjacent': ['genoa', 'turin'] }],
    ['D-7.2', 'zones[0].adjacent must be different, but "genoa"', { 'zones.0.adjacent': ['genoa', 'genoa'] }],
    [
      'D-7.2',
      'zones: "rome" must name "turin" as adjacent, because "turin" names "rome"',
      { 'zones.0.adjacent': [...zone('turin').adjacent, 'rome'] },
    ],
    [
      'D-7.2',
      'zones: "catania" must be joined to "rome" by land or sea',
      {
        [`${zoneAt('catania')}.adjacent`]: [],
        [`${zoneAt('palermo')}.adjacent`]: ['val-demone'],
        [`${zoneAt('val-demone')}.adjacent`]: ['palermo', 'san-giovanni-in-fiore'],
      },
    ],
    [
      'D-7.2',
      'zones: "cagliari" must be joined to "rome" by land or sea',
      { [`${zoneAt('cagliari')}.port`]: null, 'seas.0.ports': ['palermo', 'naples', 'rome', 'genoa'] },
    ],
    [
      'D-7.4',
      'seas: "tyrrhenian" must list "pisa", which is a port on it',
      { [`${zoneAt('pisa')}.port`]: 'tyrrhenian' },
    ],
    [
      'D-7.4',
      'zones: the port of "venice" must be "adriatic", because the ports of "adriatic" list it',
      { [`${zoneAt('venice')}.port`]: null },
    ],
    [
      'D-7.6',
      'zones: the port of "rome" must be "adriatic", because the ports of "adriatic" list it',
      { 'seas.1.ports': ['brindisi', 'ancona', 'venice', 'rome'] },
    ],
    ['D-7.5', 'seas[1].ports must have 2 to 31 values, has 1', { 'seas.1.ports': ['venice'] }],
    ['D-7.5', 'seas[1].ports must be different, but "venice"', { 'seas.1.ports': ['venice', 'ancona', 'venice'] }],
    // events
    [
      'D-19',
      'events[9].gain must be "auction", because Stupor Mundi',
      { [`${eventAt('stupor-mundi')}.gain`]: 'ducats' },
    ],
    ['D-19', 'events[0].gain must be "ducats" or "knowledge"', { [`${eventAt('vita-nova')}.gain`]: 'auction' }],
    ['D-19.1', 'events[9].zone must be "brindisi", where', { [`${eventAt('stupor-mundi')}.zone`]: 'taranto' }],
    [
      'D-8.3',
      'events: "pannus" must have a zone of its own, but "genoa" is the zone of "commercium"',
      { [`${eventAt('pannus')}.zone`]: 'genoa' },
    ],
    // manuscripts
    ['D-9.4', 'manuscripts[0].level must be a whole number from 1 to 4, not 5', { 'manuscripts.0.level': 5 }],
    [
      'D-9.3',
      'manuscripts[0].dialects must have 1 value on level 1, has 2',
      { 'manuscripts.0.dialects': ['oil', 'oc'] },
    ],
    ['D-9.3', 'manuscripts[54].dialects must have 2 values on level 4, has 1', { 'manuscripts.54.dialects': ['oc'] }],
    ['D-9.3', 'manuscripts[54].dialects must be different, but "oc"', { 'manuscripts.54.dialects': ['oc', 'oc'] }],
    ['D-9.3', 'manuscripts[0].dialects must have 1 to 2 values, has 0', { 'manuscripts.0.dialects': [] }],
    [
      'D-9.7',
      'manuscripts must have at least one of level 1',
      { manuscripts: DATA.manuscripts.filter(({ level }) => level > 1) },
    ],
    [
      'D-9.7',
      'manuscripts must have 4 to 99 values, has 110',
      { manuscripts: [...DATA.manuscripts, ...DATA.manuscripts] },
    ],
    // persons
    [
      'D-8.10',
      "persons[0].ducats must be 0, because a friar costs half of one's ducats, not 5",
      { 'persons.0.ducats': 5 },
    ],
    ['D-8.12', 'persons[5].ducats must be at least 1, because a cardinal has a price', { 'persons.5.ducats': 0 }],
    [
      'D-18.4',
      'persons[1].virtual must be "abbess" for this card, not null',
      { [`${personAt('michel')}.virtual`]: null },
    ],
    ['D-18.5', 'persons[2].virtual must be "noble" for this card', { [`${personAt('stefano')}.virtual`]: 'abbess' }],
    ['D-18.9', 'persons[5].virtual must be "politician"', { [`${personAt('balestreri')}.virtual`]: 'scribe' }],
    ['D-18.15', 'persons[0].virtual must be null for this card, not "noble"', { 'persons.0.virtual': 'noble' }],
    // cards and tracks
    ['D-15.1', 'canticles must have 5 values, has 4', { 'canticles.4': undefined }],
    ['D-15.1', 'canticles[4] must be a whole number from 1 to 14, not 15', { 'canticles.4': 15 }],
    ['D-15.1', 'canticles[1] must be more than 2, the value before it, not 2', { 'canticles.1': 2 }],
    ['D-1.8', 'levels must have 8 values, has 7', { 'levels.7': undefined }],
    ['D-1.8', 'levels[0] must be 0, where everybody begins, not 1', { 'levels.0': 1 }],
    ['D-1.8', 'levels[2] must be more than 13, the value before it, not 13', { 'levels.2': 13 }],
    ['D-1.8', 'tracks.knowledge must be at least 91, where its last level begins, not 90', { 'tracks.knowledge': 90 }],
    ['D-12.3', 'tracks.riddle must be at least 10, where its last mark is, not 9', { 'tracks.riddle': 9 }],
    ['D-16.2', 'tracks.library must be at least 9, where its last mark is, not 8', { 'tracks.library': 8 }],
    ['D-16.2', 'libraryMarks[0].space must be a whole number from 1 to 199, not 0', { 'libraryMarks.0.space': 0 }],
    ['D-16.2', 'libraryMarks[1].space must be more than 3, the value before it', { 'libraryMarks.1.space': 3 }],
    ['D-12.3', 'riddleMarks[1].value must be more than 4, the value before it, not 4', { 'riddleMarks.1.value': 4 }],
    ['D-12.3', 'riddleMarks must have 1 to 9 values, has 0', { riddleMarks: [] }],
    // bags
    ['D-3.6', 'bags."2" must be 28 cubes, 4 for each of 7 rounds, not 29', { 'bags.2.0': 4 }],
    ['D-3.6', 'bags."5" must be 49 cubes, 7 for each of 7 rounds, not 48', { 'bags.5.3': 10 }],
    ['D-3.6', 'bags."3" must have 4 values, has 3', { 'bags.3': [6, 5, 24] }],
  ])('%s refused: %s', (_rule, message, edits) => {
    expect(problemsOf(edited(edits))).toContainEqual(expect.stringContaining(message));
  });
});

describe('what is accepted can be played', () => {
  /** Everything as short and as poor as a file may be. */
  const least: Edits = {
    manuscripts: [0, 15, 30, 45].map((card) => DATA.manuscripts[card]),
    canticles: [1, 2, 3, 4, 5],
    library: [1],
    tracks: { knowledge: 7, riddle: 1, canticle: 1, messenger: 1, orient: 1, library: 1, rest: 1 },
    levels: [0, 1, 2, 3, 4, 5, 6, 7],
    riddleMarks: [{ space: 1, value: 1 }],
    libraryMarks: [{ space: 1, value: 1 }],
    bags: { '2': [0, 0, 0, 28], '3': [0, 0, 35, 0], '4': [0, 42, 0, 0], '5': [49, 0, 0, 0] },
    ...every(withRole('city'), 'ducats', 0),
    ...every(withRole('city'), 'knowledge', 0),
    ...Object.fromEntries(PERSONS.map((id) => [`${personAt(id)}.alms`, 0])),
  };
  /** And as long and as rich. */
  const most: Edits = {
    manuscripts: Array.from({ length: 99 }, (_, card) => DATA.manuscripts[card % 55]),
    library: Array.from({ length: 99 }, (_, card) => 1 + (card % 9)),
    tracks: { knowledge: 199, riddle: 199, canticle: 199, messenger: 199, orient: 199, library: 199, rest: 199 },
    libraryMarks: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({ space: value, value })),
    ...every(withRole('city'), 'ducats', 99),
    ...every(withRole('city'), 'knowledge', 99),
    ...Object.fromEntries(PERSONS.map((id) => [`${personAt(id)}.alms`, 99])),
    ...Object.fromEntries(CARDINALS.map((id) => [`${personAt(id)}.ducats`, 1])),
  };
  test.each([
    ['least', least],
    ['most', most],
  ])('with the %s of everything, for every number of players', (name, edits) => {
    const game = createVulgari(edited(edits));
    for (const seats of SEATS)
      expect(walk(game, { seats, options: {}, seed: name }, { every: 50 })).toBeGreaterThan(50);
  });

  test.each(SEATS)('a box of other values, for %i players', (seats) => {
    const random = seeded(`box for ${seats}`);
    const file = otherBox(random);
    const game = createVulgari(file);
    expect(parseData(file)).not.toEqual(DATA);
    const setup = { seats, options: anyOptions(game, random), seed: `box for ${seats}` };
    expect(walk(game, setup, { every: 50 })).toBeGreaterThan(50);
  });

  test('files with accidents: what is wrong is an InputError, and with what is accepted a game ends', () => {
    readAccidents(files, { count: 300, acceptedMoreThan: 10, refusedMoreThan: 100 }, (file, accepted) => {
      const setup = { seats: SEATS[accepted % SEATS.length], options: {}, seed: `file ${accepted}` };
      walk(createVulgari(file), setup, { properties: QUICK, every: 50 });
    });
  });
});

/** The same value for a field of several zones. */
function every(ids: readonly ZoneId[], field: keyof Zone, value: unknown): Edits {
  return Object.fromEntries(ids.map((id) => [`${zoneAt(id)}.${field}`, value]));
}

/** A file that could be that of a printed box: what the rulebook leaves open is drawn anew. */
function otherBox(random: RandomState): Json {
  const some = (least: number, most: number) => least + randomBelow(random, most - least + 1);
  const rising = (count: number, most: number) => {
    const all = Array.from({ length: most }, (_, at) => at + 1);
    return shuffle(random, all)
      .slice(0, count)
      .sort((one, other) => one - other);
  };
  const marksOf = (values: readonly number[], end: number) => {
    const spaces = rising(values.length, end);
    return values.map((value, at) => ({ space: spaces[at], value }));
  };
  const edits: Record<string, unknown> = {
    canticles: rising(5, 14),
    library: Array.from({ length: 8 }, () => some(2, 4)),
    tracks: {
      knowledge: some(80, 120),
      riddle: some(8, 15),
      canticle: some(5, 15),
      messenger: some(3, 9),
      orient: some(3, 9),
      library: some(6, 12),
      rest: some(3, 9),
    },
    levels: [0, ...rising(7, 80)],
    riddleMarks: marksOf([4, 5, 6], 8),
    libraryMarks: marksOf([1, 2, 3, 4], 6),
  };
  for (const id of withRole('city')) {
    edits[`${zoneAt(id)}.ducats`] = some(0, 30);
    edits[`${zoneAt(id)}.knowledge`] = some(0, 15);
  }
  for (const { zone: id, dialect } of DATA.zones) {
    const isFirst = zonesOf((one) => one.dialect === dialect)[0] === id; // so that every dialect keeps a zone
    if (dialect !== null && !isFirst) edits[`${zoneAt(id)}.dialect`] = pickRandom(random, [...DIALECTS, null]);
  }
  const elsewhere = shuffle(
    random,
    ZONES.filter((id) => id !== 'brindisi'),
  );
  EVENTS.slice(0, -1).forEach((id, at) => {
    edits[`${eventAt(id)}.zone`] = elsewhere[at];
    edits[`${eventAt(id)}.gain`] = pickRandom(random, ['ducats', 'knowledge']);
    edits[`${eventAt(id)}.value`] = some(1, 40);
  });
  const level4 = DATA.manuscripts.filter(({ level }) => level === 4);
  edits.manuscripts = [
    ...Array.from({ length: 45 }, () => ({
      title: 'Liber',
      level: some(1, 3),
      dialects: [pickRandom(random, DIALECTS)],
    })),
    ...level4,
  ];
  return edited(edits);
}
