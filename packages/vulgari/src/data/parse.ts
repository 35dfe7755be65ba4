/** Component data from a file: its shape, its bounds, and everything the rules rely on. */
import {
  also,
  decimal,
  differ,
  each,
  list,
  object,
  oneOf,
  type Problem,
  type Reader,
  type Rule,
  readWhole,
  sortedCatalogue,
  whole,
  yesNo,
} from '@bottega/kernel/data';
import { CANTICLE_OPEN_FROM, LEVELS, LINGUA_LEVEL } from '../tables.js';
import {
  CANTICLE_CARDS,
  checkBags,
  checkBorders,
  checkEventZones,
  checkPorts,
  checkRoles,
  checkTracks,
  checkWays,
} from './agreement.js';
import {
  CUBES,
  type CubeId,
  type Data,
  DIALECTS,
  EVENTS,
  type EventCard,
  FRIARS,
  type Manuscript,
  type Mark,
  PERSONS,
  type Person,
  type PersonId,
  ROLES,
  type Role,
  SEAS,
  type Sea,
  TRACKS,
  type TrackLengths,
  ZONES,
  type Zone,
} from './types.js';

/** Reads the JSON form of `Data`, whole; otherwise an InputError names everything that is wrong, a line each. */
export function parseData(json: unknown): Data {
  return readWhole(dataFile, json);
}

/** D-15.1: from round 15 on all Franciscan cities are active, whatever their cards say. */
const LAST_CANTICLE = CANTICLE_OPEN_FROM - 1;
/** A sea is there to be crossed (D-7.5). */
const LEAST_PORTS = 2;
/** Larger numbers are slips of the pen. */
const FEW = 9;
const MANY = 99;
const LONGEST_TRACK = 199;

/** So the rulebook describes the map. */
const NEUTRAL: readonly Role[] = ['start', 'abbey', 'convent'];
/** The rules know these cubes by the cards (D-18.4, D-18.5, D-18.9), and no others. */
const VIRTUAL_CUBES: Partial<Record<PersonId, CubeId>> = {
  michel: 'abbess',
  stefano: 'noble',
  balestreri: 'politician',
};

const many = whole(0, MANY);
const place = { lon: decimal(5, 20), lat: decimal(35, 48) }; // Italy and what is around it

/** Titles are shown as they are, on pages and terminals: nothing that breaks a line or has another meaning there. */
const title: Reader<string> = {
  wants: 'a title of letters, digits, spaces and punctuation, 60 at most',
  read(value, path, problems) {
    if (typeof value === 'string' && /^[\p{L}\p{N}\p{P}][\p{L}\p{M}\p{N}\p{P} ]{0,59}$/u.test(value)) return value;
    problems.push(`${path} must be ${this.wants}`);
    return undefined;
  },
};

const zone = also(
  object<Zone>({
    zone: oneOf(ZONES),
    dialect: oneOf([...DIALECTS, null]),
    role: oneOf(ROLES),
    cathedral: yesNo,
    port: oneOf([...SEAS, null]),
    ducats: many,
    knowledge: many,
    adjacent: also(list(oneOf(ZONES), 0, ZONES.length), differ),
    ...place,
  }),
  ({ zone: id, dialect, role, cathedral, ducats, knowledge }, path, problem) => {
    if (id === 'bologna' && role !== 'messenger')
      problem(`${path}.role must be "messenger", because Bologna is where the Messenger goes, not "${role}"`);
    if (id !== 'bologna' && role === 'messenger')
      problem(`${path}.role must not be "messenger", because the Messenger goes to Bologna`);
    if (NEUTRAL.includes(role) && dialect !== null)
      problem(
        `${path}.dialect must be null, because starting cities, abbeys and convents are neutral, not "${dialect}"`,
      );
    if (role === 'city') return;
    if (cathedral) problem(`${path}.cathedral must be false, because cathedrals stand in cities`);
    if (ducats > 0) problem(`${path}.ducats must be 0, because only cities have values, not ${ducats}`);
    if (knowledge > 0) problem(`${path}.knowledge must be 0, because only cities have values, not ${knowledge}`);
  },
);

const sea = object<Sea>({
  sea: oneOf(SEAS),
  ports: also(list(oneOf(ZONES), LEAST_PORTS, ZONES.length), differ),
  ...place,
});

const event = also(
  object<EventCard>({
    event: oneOf(EVENTS),
    title,
    zone: oneOf(ZONES),
    gain: oneOf(['ducats', 'knowledge', 'auction']),
    value: whole(1, MANY),
  }),
  ({ event: id, zone: where, gain }, path, problem) => {
    const isLast = id === 'stupor-mundi';
    if (isLast && gain !== 'auction')
      problem(`${path}.gain must be "auction", because Stupor Mundi is auctioned, not "${gain}"`);
    if (!isLast && gain === 'auction')
      problem(`${path}.gain must be "ducats" or "knowledge", because only Stupor Mundi is auctioned`);
    if (isLast && where !== 'brindisi')
      problem(`${path}.zone must be "brindisi", where Stupor Mundi summons the players, not "${where}"`);
  },
);

const manuscript = also(
  object<Manuscript>({
    title,
    level: whole(1, LEVELS),
    dialects: also(list(oneOf(DIALECTS), 1, 2), differ),
  }),
  ({ level, dialects }, path, problem) => {
    const count = level === LEVELS ? 2 : 1;
    if (dialects.length !== count)
      problem(
        `${path}.dialects must have ${count === 1 ? '1 value' : '2 values'} on level ${level}, has ${dialects.length}`,
      );
  },
);

const person = also(
  object<Person>({
    person: oneOf(PERSONS),
    ducats: many,
    knowledge: many,
    virtual: oneOf([...CUBES, null]),
    alms: many,
    points: whole(-FEW, FEW),
  }),
  ({ person: id, ducats, virtual }, path, problem) => {
    const isFriar = FRIARS.some((friar) => friar === id);
    if (isFriar && ducats > 0)
      problem(`${path}.ducats must be 0, because a friar costs half of one's ducats, not ${ducats}`);
    if (!isFriar && ducats === 0) problem(`${path}.ducats must be at least 1, because a cardinal has a price, not 0`);
    const known = VIRTUAL_CUBES[id] ?? null;
    if (virtual !== known)
      problem(`${path}.virtual must be ${JSON.stringify(known)} for this card, not ${JSON.stringify(virtual)}`);
  },
);

const manuscripts = also(list(manuscript, LEVELS, MANY), (cards, path, problem) => {
  for (let level = 1; level <= LEVELS; level++) {
    if (cards.every((card) => card.level !== level)) problem(`${path} must have at least one of level ${level}`);
  }
});

const canticles = also(list(whole(1, LAST_CANTICLE), CANTICLE_CARDS, CANTICLE_CARDS), (rounds, path, problem) => {
  increase(rounds, (at) => `${path}[${at}]`, problem);
});

const levels = also(list(whole(0, LONGEST_TRACK), LINGUA_LEVEL, LINGUA_LEVEL), (starts, path, problem) => {
  if (starts[0] !== 0) problem(`${path}[0] must be 0, where everybody begins, not ${starts[0]}`);
  increase(starts, (at) => `${path}[${at}]`, problem);
});

const mark = object<Mark>({ space: whole(1, LONGEST_TRACK), value: whole(1, FEW) });
const increasingMarks: Rule<readonly Mark[]> = (marks, path, problem) => {
  for (const key of ['space', 'value'] as const) {
    increase(
      marks.map((one) => one[key]),
      (at) => `${path}[${at}].${key}`,
      problem,
    );
  }
};
const marks = also(list(mark, 1, FEW), increasingMarks);

const bag = list(many, CUBES.length, CUBES.length);

const dataFile = also(
  object<Data>({
    zones: also(also(sortedCatalogue('zone', ZONES, zone), checkRoles), checkBorders),
    seas: sortedCatalogue('sea', SEAS, sea),
    events: also(sortedCatalogue('event', EVENTS, event), checkEventZones),
    manuscripts,
    persons: sortedCatalogue('person', PERSONS, person),
    canticles,
    library: list(whole(1, FEW), 1, MANY),
    tracks: object<TrackLengths>(each(TRACKS, whole(1, LONGEST_TRACK))),
    levels,
    riddleMarks: marks,
    libraryMarks: marks,
    bags: also(object<Data['bags']>({ '2': bag, '3': bag, '4': bag, '5': bag }), checkBags),
  }),
  (data, _path, problem) => {
    checkPorts(data, problem);
    checkWays(data, problem);
    checkTracks(data, problem);
  },
);

/** Every number is more than the one before it. */
function increase(values: readonly number[], nameOf: (at: number) => string, problem: Problem): void {
  values.forEach((value, at) => {
    if (at > 0 && value <= values[at - 1])
      problem(`${nameOf(at)} must be more than ${values[at - 1]}, the value before it, not ${value}`);
  });
}
