/** The tables of names that every language has. */
import type { CubeId, DialectId, OfficeId, PersonId, Role, SeaId, StatusId, TrackId, ZoneId } from '../data/index.js';

export const TERMS = [
  'round',
  'turn',
  'volgarePoints',
  'action',
  'ducat',
  'votes',
  'knowledgeLevel',
  'phaseEvents',
  'phaseAlms',
  'phaseTurnOrder',
  'phaseActions',
  'movement',
  'manuscript',
  'linguaVolgare',
  'psalter',
  'smallBusiness',
  'eventCard',
  'popeCard',
  'canticleCard',
  'roundTable',
  'neutralZone',
  'port',
  'cathedral',
  'screen',
  'inFront',
  'behindScreen',
  'virtualCube',
  'disc',
  'pawn',
  'summons',
  'auction',
  'election',
  'inquisition',
] as const;

type Table<Id extends string> = Readonly<Record<Id, string>>;

// A type and not an interface, so that it also is a plain table of tables.
export type Names = {
  readonly zones: Table<ZoneId>;
  readonly seas: Table<SeaId>;
  readonly dialects: Table<DialectId>;
  /** What a zone is: "abbey", "Franciscan city". */
  readonly roles: Table<Role>;
  readonly cubes: Table<CubeId>;
  readonly persons: Table<PersonId>;
  readonly statuses: Table<StatusId>;
  readonly offices: Table<OfficeId>;
  readonly tracks: Table<TrackId>;
  readonly terms: Table<(typeof TERMS)[number]>;
};
