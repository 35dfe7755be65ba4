/** The final election in tests: the turns of the last round are over. */
import { elect, spend } from '../src/choices.js';
import { OFFICES, type OfficeId } from '../src/data/index.js';
import { type Choice, type State, vulgari } from '../src/index.js';
import { beforeElection, type Situation, settle, table } from './table.js';

/** After round 15, the second red Pope card being turned in it: screens are lifted and the first candidate is asked. */
export function atElection(situation: Situation): State {
  const state = lastRound({ stack: beforeElection(), ...situation });
  settle(vulgari, state, null);
  return state;
}

/** In round 15, which is the last. */
export const lastRound = (situation: Situation): State => table({ round: 15, ...situation });

export const runsFor = (office: OfficeId): Choice => elect(OFFICES.indexOf(office));
export const gives = (politicians: number, nobles: number, abbesses: number): Choice =>
  spend({ politicians, nobles, abbesses });
/** The offices of all seats, null for none. */
export const offices = ({ open }: State): (OfficeId | null)[] =>
  open.players.map(({ office }) => OFFICES[office] ?? null);
