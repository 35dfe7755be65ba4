/** The shape of the component data of De Vulgari Eloquentia: what is printed on the map and the cards, and how many there are. */

export const DIALECTS = ['oil', 'latin', 'florentine', 'sicilian', 'oc'] as const;
export type DialectId = (typeof DIALECTS)[number];

export const SEAS = ['tyrrhenian', 'adriatic'] as const;
export type SeaId = (typeof SEAS)[number];

export const ZONES = [
  'turin',
  'monferrato',
  'milan',
  'genoa',
  'bobbio',
  'vicenza',
  'venice',
  'padua',
  'bologna',
  'pisa',
  'florence',
  'la-verna',
  'siena',
  'cortona',
  'urbino',
  'ancona',
  'assisi',
  'norcia',
  'rome',
  'celano',
  'montecassino',
  'naples',
  'monte-sant-angelo',
  'lucania',
  'brindisi',
  'taranto',
  'san-giovanni-in-fiore',
  'val-demone',
  'catania',
  'palermo',
  'cagliari',
] as const;
export type ZoneId = (typeof ZONES)[number];

/** What a zone is for: most have one purpose. A cathedral stands in a city. */
export const ROLES = ['start', 'franciscan', 'abbey', 'convent', 'city', 'messenger', 'plain'] as const;
export type Role = (typeof ROLES)[number];

/** In the order in which they are recycled (D-3.8). */
export const CUBES = ['politician', 'noble', 'abbess', 'scribe'] as const;
export type CubeId = (typeof CUBES)[number];

export const FRIARS = ['mario', 'michel', 'stefano', 'gigi', 'ralph'] as const;
export const CARDINALS = ['balestreri', 'lanzuisi', 'muret', 'shlasinger', 'zazza'] as const;
export const PERSONS = [...FRIARS, ...CARDINALS] as const;
export type PersonId = (typeof PERSONS)[number];

/** By their numbers, from 1 (D-3.2). */
export const EVENTS = [
  'vita-nova',
  'mercis',
  'contrasto',
  'commercium',
  'ecerinis',
  'cambium',
  'filocolo',
  'artus-dictant',
  'pannus',
  'stupor-mundi',
] as const;
export type EventId = (typeof EVENTS)[number];

export const TRACKS = ['knowledge', 'riddle', 'canticle', 'messenger', 'orient', 'library', 'rest'] as const;
export type TrackId = (typeof TRACKS)[number];

export const STATUSES = ['merchant', 'friar', 'cardinal'] as const;
export type StatusId = (typeof STATUSES)[number];

/** D-21.3: what one can be elected to. */
export const OFFICES = ['banker', 'benedictine', 'camerlengo', 'pope'] as const;
export type OfficeId = (typeof OFFICES)[number];

export interface Zone {
  readonly zone: ZoneId;
  /** Null for a neutral zone. */
  readonly dialect: DialectId | null;
  readonly role: Role;
  readonly cathedral: boolean;
  /** The sea on which it is a port. */
  readonly port: SeaId | null;
  /** The economic and the cultural value of a city (D-8.5). */
  readonly ducats: number;
  readonly knowledge: number;
  /** By land. */
  readonly adjacent: readonly ZoneId[];
  readonly lon: number;
  readonly lat: number;
}

/** Where the name of a sea stands on a map; its ports in the order in which an absent player lands. */
export interface Sea {
  readonly sea: SeaId;
  readonly ports: readonly ZoneId[];
  readonly lon: number;
  readonly lat: number;
}

/** Stupor Mundi, the last one, gives its knowledge to the winner of an auction (D-19). */
export interface EventCard {
  readonly event: EventId;
  readonly title: string;
  readonly zone: ZoneId;
  readonly gain: 'ducats' | 'knowledge' | 'auction';
  readonly value: number;
}

/** D-9: a card of level 1 to 3 has one dialect, one of level 4 has two. */
export interface Manuscript {
  readonly title: string;
  readonly level: number;
  readonly dialects: readonly DialectId[];
}

/** D-18: a friar or a cardinal, as far as it is printed in numbers. */
export interface Person {
  readonly person: PersonId;
  /** What becoming this cardinal costs (D-8.12); friars cost half of one's ducats instead. */
  readonly ducats: number;
  /** Gained when the card is taken (D-18.1). */
  readonly knowledge: number;
  readonly virtual: CubeId | null;
  readonly alms: number;
  /** Points at the end for who holds the card (D-22.9). */
  readonly points: number;
}

/** From this space on the mark counts. */
export interface Mark {
  readonly space: number;
  readonly value: number;
}

export interface TrackLengths {
  /** The last space of each track; the spaces of knowledge begin at 0. */
  readonly knowledge: number;
  readonly riddle: number;
  readonly canticle: number;
  readonly messenger: number;
  readonly orient: number;
  readonly library: number;
  readonly rest: number;
}

export interface Data {
  readonly zones: readonly Zone[];
  readonly seas: readonly Sea[];
  readonly events: readonly EventCard[];
  readonly manuscripts: readonly Manuscript[];
  readonly persons: readonly Person[];
  /** Rounds on the canticle cards, one for each Franciscan city. */
  readonly canticles: readonly number[];
  /** Points on the cards of the Papal Library. */
  readonly library: readonly number[];
  readonly tracks: TrackLengths;
  /** The space on which each level of knowledge begins, from level 1. */
  readonly levels: readonly number[];
  /** Points for the leader of the Riddle (D-12.3) and cards drawn in the Library (D-16.2). */
  readonly riddleMarks: readonly Mark[];
  readonly libraryMarks: readonly Mark[];
  /** Cubes in the bag by number of players, in the order of `CUBES`. */
  readonly bags: Readonly<Record<'2' | '3' | '4' | '5', readonly number[]>>;
}
