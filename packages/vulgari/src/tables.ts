/** The component data laid out for the rules: zones, cards and persons as small integers that index these tables. */
import type { HouseRulesOf, Option } from '@bottega/kernel';
import {
  CUBES,
  type Data,
  DIALECTS,
  EVENTS,
  type EventCard,
  FRIARS,
  type Manuscript,
  PERSONS,
  type Person,
  SEAS,
  TRACKS,
  type TrackId,
  ZONES,
  type ZoneId,
} from './data/index.js';
import { type Journey, journeysFrom } from './journeys.js';
import { POSITION_COUNT, ZONE_COUNT } from './positions.js';

export { isSea, POSITION_COUNT, ZONE_COUNT } from './positions.js';

/** Nothing there, nobody, no card. */
export const NONE = -1;
/** Of a person: out of the game (D-8.14). */
export const OUT = -2;

export const ROME = ZONES.indexOf('rome');

/** The colours of cubes as indexes of `CUBES`. */
export const POLITICIAN = 0;
export const NOBLE = 1;
export const ABBESS = 2;
export const SCRIBE = 3;
export const CUBE_COUNT = CUBES.length;
/** D-1.10. */
export const VOTES: readonly number[] = [3, 2, 1, 0];

/** The tracks as indexes of `TRACKS`. */
export const KNOWLEDGE = 0;
export const RIDDLE = 1;
export const CANTICLE = 2;
export const MESSENGER = 3;
export const ORIENT = 4;
export const LIBRARY = 5;
export const REST = 6;
export const TRACK_COUNT = TRACKS.length;

/** Persons: friars first, then cardinals. */
export const PERSON_COUNT = PERSONS.length;
export const FIRST_CARDINAL = FRIARS.length;
export const MICHEL = PERSONS.indexOf('michel');
export const STEFANO = PERSONS.indexOf('stefano');
export const RALPH = PERSONS.indexOf('ralph');
export const MURET = PERSONS.indexOf('muret');
export const SHLASINGER = PERSONS.indexOf('shlasinger');
export const ZAZZA = PERSONS.indexOf('zazza');

/** Event cards from 0; the last is Stupor Mundi (D-19). */
export const EVENT_COUNT = EVENTS.length;
export const STUPOR_MUNDI = EVENT_COUNT - 1;

/** Levels of manuscripts; Lingua Volgare has a number after those of the manuscripts (`Tables.lingua`). */
export const LEVELS = 4;

/** D-1.1, section by section of the round table. */
export const ROUNDS = 16;
export const FILLED_ROWS = 7;
export const POPE_FROM = 12;
export const POPE_CARDS = 5;
/** D-20.1 */
export const RED_CARDS = 2;
export const CANTICLE_OPEN_FROM = 15; // D-15.1
export const MESSENGER_EARLY_TO = 7; // D-13.2

/** How many can play. */
export const SEATS = [2, 3, 4, 5] as const;
/** D-3.6, D-3.7: cubes in a row and manuscripts shown of each level. */
export const rowSize = (seats: number): number => seats + 2;
export const shownSize = (seats: number): number => seats - 1;

export const FIRST_DUCATS = 10;
/** D-6.2 */
export const ACTIONS = 5;
export const ACTIONS_OF_MURET = 6;
/** D-10.2 */
export const ONE_CUBE_ACTIONS = 1;
export const TWO_CUBES_ACTIONS = 4;
/** D-10.3, D-10.5, D-10.7 */
export const CUBE_DUCATS: readonly number[] = [30, 0, 15, 0];
export const NOBLE_SALE = 20;
/** D-8.18 */
export const KNOWLEDGE_PER_SCRIBE = 3;
/** D-11 */
export const PSALTER = 3;
export const PSALTER_OF_LAST = 4;
export const BUSINESS = 10;
/** D-13.2, D-13.3 */
export const BOLOGNA_EARLY = { ducats: 20, abbesses: 2, knowledge: 15 } as const;
export const BOLOGNA_LATE = { ducats: 10, abbesses: 1, knowledge: 10 } as const;
/** D-14.2 */
export const ORIENT_DUCATS = 10;
/** D-18.12 */
export const INQUISITION = 6;
/** D-19.6, D-19.7 */
export const SUMMONER_BONUS = 2;
export const LEAST_BID = 2;
/** D-9.8 */
export const LINGUA_ACTIONS = 4;
export const LINGUA_LEVEL = 8;
export const LINGUA_POINTS = 8;

/** D-21.3: offices in the order of `OFFICES`. */
export const BANKER = 0;
export const BENEDICTINE = 1;
export const CAMERLENGO = 2;
export const POPE = 3;
export const OFFICE_VOTES: readonly number[] = [7, 10, 11, 17];
export const OFFICE_POINTS: readonly number[] = [6, 11, 14, 22];

/** D-15.4, D-22 */
export const CANTICLE_POINTS: readonly number[] = [9, 4];
export const MOST_VOTES_POINTS = 3;
export const RICHEST_MERCHANT_POINTS = 7;
export const RICHEST_CLERIC_POINTS = 3;
export const DIALECTS_POINTS = 5;

/** The house rules, each with its default first. */
export const OPTIONS = [
  { id: 'romeValues', values: ['printed', 'swapped'] },
  { id: 'moneyUnit', values: [1, 5] },
  { id: 'almsLastRound', values: [11, 10] },
  { id: 'almsPayer', values: ['fixed', 'recomputed'] },
  { id: 'combinedMoveDucats', values: ['once', 'perMode'] },
  { id: 'manuscriptShiftTrigger', values: ['level1', 'anyLevel'] },
  { id: 'manuscriptShiftTiming', values: ['eventPhase', 'immediate'] },
  { id: 'stefanoSale', values: ['once', 'oncePerRound'] },
  { id: 'virtualCubeAfterElection', values: ['countsAgain', 'spent'] },
  { id: 'zazzaLibrary', values: ['drawOneMore', 'keepOneMore'] },
  { id: 'canticleTies', values: ['literal', 'ranking'] },
  { id: 'openHoldings', values: [false, true] },
] as const satisfies readonly Option[];

/** A value for each house rule. */
export type HouseRules = HouseRulesOf<typeof OPTIONS>;

/** What is printed in a zone. */
export interface Place {
  readonly id: ZoneId;
  /** A bit of `DIALECTS`; 0 in neutral zones. */
  readonly dialect: number;
  readonly isBlue: boolean;
  readonly isAbbey: boolean;
  readonly isConvent: boolean;
  readonly isCathedral: boolean;
  /** Which of the Franciscan cities, or NONE. */
  readonly franciscan: number;
  /** The position of its sea, or NONE. */
  readonly port: number;
  readonly ducats: number;
  readonly knowledge: number;
}

/** A manuscript laid out: its level from 1, the bits of its dialects. */
export interface ManuscriptCard {
  readonly card: Manuscript;
  readonly level: number;
  readonly dialects: number;
}

/** The values of the cities under one reading of Rome. */
export interface CityValues {
  readonly ducats: readonly number[];
  readonly knowledge: readonly number[];
}

export interface Tables {
  readonly data: Data;
  readonly places: readonly Place[];
  readonly values: Readonly<Record<HouseRules['romeValues'], CityValues>>;
  readonly startCities: readonly number[];
  readonly franciscanCities: readonly number[];
  /** Neighbours by land. */
  readonly neighbours: readonly (readonly number[])[];
  /** Ports by sea, in the order of the data. */
  readonly ports: readonly (readonly number[])[];
  /** From each position, fewest actions first. */
  readonly journeys: Readonly<Record<HouseRules['combinedMoveDucats'], readonly (readonly Journey[])[]>>;
  readonly events: readonly (EventCard & { readonly place: number })[];
  readonly manuscripts: readonly ManuscriptCard[];
  /** The manuscripts of each level from 0. */
  readonly decks: readonly (readonly number[])[];
  /** The number of Lingua Volgare. */
  readonly lingua: number;
  readonly persons: readonly (Person & { readonly virtualCube: number; readonly virtualVotes: number })[];
  /** The last space of each track. */
  readonly lengths: readonly number[];
  /** The knowledge level of each space. */
  readonly levelAt: readonly number[];
  /** Points of the Riddle's leader and cards drawn in the Library, by space. */
  readonly riddleAt: readonly number[];
  readonly libraryAt: readonly number[];
  /** The bag by number of seats. */
  readonly bags: Readonly<Record<number, readonly number[]>>;
}

/** Lays the data out. */
export function layOut(data: Data): Tables {
  const zoneOf = (id: ZoneId) => ZONES.indexOf(id);
  const franciscanCities = zonesWith(data, (zone) => zone.role === 'franciscan');
  const places = data.zones.map(
    (zone, at): Place => ({
      id: zone.zone,
      dialect: zone.dialect === null ? 0 : 1 << DIALECTS.indexOf(zone.dialect),
      isBlue: zone.dialect === 'oil',
      isAbbey: zone.role === 'abbey',
      isConvent: zone.role === 'convent',
      isCathedral: zone.cathedral,
      franciscan: franciscanCities.indexOf(at),
      port: zone.port === null ? NONE : ZONE_COUNT + SEAS.indexOf(zone.port),
      ducats: zone.ducats,
      knowledge: zone.knowledge,
    }),
  );
  const neighbours = data.zones.map(({ adjacent }) => adjacent.map(zoneOf));
  const ports = data.seas.map((sea) => sea.ports.map(zoneOf));
  const land = { neighbours, ports, seaOf: places.map(({ port }) => port) };
  const positions = Array.from({ length: POSITION_COUNT }, (_, at) => at);
  const levels = Array.from({ length: LEVELS }, (_, at) => at + 1);
  return {
    data,
    places,
    values: { printed: cityValues(places, false), swapped: cityValues(places, true) },
    startCities: zonesWith(data, (zone) => zone.role === 'start'),
    franciscanCities,
    neighbours,
    ports,
    journeys: {
      once: positions.map((from) => journeysFrom(land, from, 'once')),
      perMode: positions.map((from) => journeysFrom(land, from, 'perMode')),
    },
    events: data.events.map((event) => ({ ...event, place: zoneOf(event.zone) })),
    manuscripts: data.manuscripts.map((card) => ({
      card,
      level: card.level,
      dialects: card.dialects.reduce((bits, dialect) => bits | (1 << DIALECTS.indexOf(dialect)), 0),
    })),
    decks: levels.map((level) => data.manuscripts.flatMap((card, at) => (card.level === level ? [at] : []))),
    lingua: data.manuscripts.length,
    persons: data.persons.map((person) => {
      const virtualCube = person.virtual === null ? NONE : CUBES.indexOf(person.virtual);
      return { ...person, virtualCube, virtualVotes: virtualCube === NONE ? 0 : VOTES[virtualCube] };
    }),
    lengths: TRACKS.map((track: TrackId) => data.tracks[track]),
    levelAt: bySpace(
      data.tracks.knowledge,
      data.levels.map((space, at) => ({ space, value: at + 1 })),
    ),
    riddleAt: bySpace(data.tracks.riddle, data.riddleMarks),
    libraryAt: bySpace(data.tracks.library, data.libraryMarks),
    bags: Object.fromEntries(SEATS.map((seats) => [seats, data.bags[`${seats}`]])),
  };
}

function zonesWith(data: Data, is: (zone: Data['zones'][number]) => boolean): number[] {
  return data.zones.flatMap((zone, at) => (is(zone) ? [at] : []));
}

/** the two values of Rome may have been exchanged in print. */
function cityValues(places: readonly Place[], isSwapped: boolean): CityValues {
  const ducats = places.map((place) => place.ducats);
  const knowledge = places.map((place) => place.knowledge);
  if (isSwapped) [ducats[ROME], knowledge[ROME]] = [knowledge[ROME], ducats[ROME]];
  return { ducats, knowledge };
}

/** The mark that counts on each space up to the last: the highest one reached (D-1.8, D-12.3, D-16.2). */
function bySpace(last: number, marks: readonly { readonly space: number; readonly value: number }[]): number[] {
  return Array.from({ length: last + 1 }, (_, space) =>
    marks.reduce((reached, mark) => (mark.space <= space ? mark.value : reached), 0),
  );
}
