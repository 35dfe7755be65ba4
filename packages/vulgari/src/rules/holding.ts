/** D-1.9, D-1.10: what lies behind a screen and the votes it has. */
import type { Seat } from '@bottega/kernel';
import type { CubeSet } from '../choices.js';
import { STATUSES } from '../data/index.js';
import type { State } from '../state.js';
import { ABBESS, CUBE_COUNT, FIRST_CARDINAL, NOBLE, NONE, POLITICIAN, type Tables, VOTES } from '../tables.js';

/** Cubes of a colour behind the screen now. */
export function held(state: State, seat: Seat, colour: number): number {
  return state.own[seat].taken[colour] - state.open.players[seat].spent[colour];
}

/** Puts cubes behind the screen, before everybody's eyes. */
export function putBehind({ open, own }: State, seat: Seat, colour: number, count: number): void {
  own[seat].taken[colour] += count;
  open.players[seat].seenCubes[colour] += count;
}

export function putManuscriptBehind({ open, own }: State, seat: Seat, card: number): void {
  own[seat].manuscripts.push(card);
  open.players[seat].seenManuscripts.push(card);
}

/** Lifts a screen (Q-28, D-21.1): everything behind it is seen. */
export function lift({ open, own }: State, seat: Seat): void {
  const player = open.players[seat];
  player.isLifted = true;
  for (let colour = 0; colour < CUBE_COUNT; colour++) player.seenCubes[colour] = own[seat].taken[colour];
  player.seenManuscripts = own[seat].manuscripts.slice();
}

/** D-1.10: the votes of the real cubes. */
export function votesBehind(state: State, seat: Seat): number {
  return (
    VOTES[POLITICIAN] * held(state, seat, POLITICIAN) +
    VOTES[NOBLE] * held(state, seat, NOBLE) +
    VOTES[ABBESS] * held(state, seat, ABBESS)
  );
}

/** D-18.4, D-18.5, D-18.9: the votes of the virtual cube. It is public and cannot be given away (D-18.15). */
export function virtualVotes(tables: Tables, state: State, seat: Seat): number {
  const { person } = state.open.players[seat];
  return person === NONE ? 0 : tables.persons[person].virtualVotes;
}

export const isMerchant = (state: State, seat: Seat): boolean => state.open.players[seat].person === NONE;
export const isCardinal = (state: State, seat: Seat): boolean => state.open.players[seat].person >= FIRST_CARDINAL;
export const isFriar = (state: State, seat: Seat): boolean => !isMerchant(state, seat) && !isCardinal(state, seat);

/** D-1.2: exactly one of the three. */
export function statusOf(state: State, seat: Seat): (typeof STATUSES)[number] {
  if (isMerchant(state, seat)) return STATUSES[0];
  return isCardinal(state, seat) ? STATUSES[2] : STATUSES[1];
}

/**
 * D-19.8, D-21.5: the sets of cubes worth at least `need` of which none could be left out, those with the smallest sum first,
 * then with the fewest politicians, then with the fewest nobles. Nothing at all if there is no need.
 */
export function minimalSets(state: State, seat: Seat, need: number): CubeSet[] {
  const [mostPoliticians, mostNobles, mostAbbesses] = [POLITICIAN, NOBLE, ABBESS].map((colour) =>
    held(state, seat, colour),
  );
  const sets: (CubeSet & { readonly sum: number })[] = [];
  for (let politicians = 0; politicians <= mostPoliticians; politicians++) {
    for (let nobles = 0; nobles <= mostNobles; nobles++) {
      const real = VOTES[POLITICIAN] * politicians + VOTES[NOBLE] * nobles;
      const abbesses = Math.max(0, need - real);
      if (abbesses > mostAbbesses) continue;
      const sum = real + abbesses;
      const couldSpare =
        (politicians > 0 && sum - VOTES[POLITICIAN] >= need) || (nobles > 0 && sum - VOTES[NOBLE] >= need);
      if (!couldSpare) sets.push({ politicians, nobles, abbesses, sum });
    }
  }
  sets.sort((one, other) => one.sum - other.sum || one.politicians - other.politicians || one.nobles - other.nobles);
  return sets.map(({ politicians, nobles, abbesses }) => ({ politicians, nobles, abbesses }));
}

/** Takes a set of cubes from behind the screen. */
export function giveAway({ open }: State, seat: Seat, { politicians, nobles, abbesses }: CubeSet): void {
  const { spent } = open.players[seat];
  spent[POLITICIAN] += politicians;
  spent[NOBLE] += nobles;
  spent[ABBESS] += abbesses;
}
