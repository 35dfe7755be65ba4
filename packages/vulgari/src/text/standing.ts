/** How a seat stands and how far the game is, from what whoever looks may know. */
import type { Seat, View } from '@bottega/kernel';
import type { Ending, Message, Standing, StandingCount } from '@bottega/kernel/text';
import { statusOf, virtualVotes, votesBehind } from '../rules/holding.js';
import { type Category, result } from '../rules/scoring.js';
import type { State } from '../state.js';
import { KNOWLEDGE, NONE, POPE_FROM, RED_CARDS, ROUNDS, type Tables } from '../tables.js';
import { isSeen, stateFromView } from './seen.js';
import { message, personName } from './sentences.js';

/** What is counted from what lies open, whoever looks. */
const OPEN: readonly string[] = ['riches', 'riddle', 'canticle', 'cards'] satisfies Category[];
/** What is counted from the cubes and manuscripts behind the seat's own screen. */
const BEHIND: readonly string[] = ['scribes', 'manuscripts', 'dialects'] satisfies Category[];

/** The points as they are now, as far as they can be known: those of the election cannot before it is held. */
export function standingOf(tables: Tables, view: View<State>, seat: Seat): Standing {
  const state = stateFromView(view);
  const { sheet } = result(tables, state);
  const isSecret = view.seat === seat && view.all === null;
  const { players } = view.open;
  const points = sheet.flatMap(({ category, points: all }) => {
    const one = { category, points: category === 'riches' && !hasRichest(view) ? 0 : all[seat] };
    if (view.all !== null || OPEN.includes(category)) return [one];
    if (category === 'election') return players[seat].office === NONE ? [] : [one];
    if (category === 'votes') return players.every((_, other) => players[other].isLifted) ? [one] : [];
    const isKnown = isSecret || (BEHIND.includes(category) && players[seat].isLifted);
    return isKnown ? [isPublic(category) ? one : { ...one, isSecret }] : [];
  });
  return { role: roleOf(state, seat), points, unknown: unknownOf(view, seat), counts: countsOf(tables, view, seat) };

  /** A lifted screen shows everybody what its owner knew. */
  function isPublic(category: string): boolean {
    return BEHIND.includes(category) && players[seat].isLifted;
  }
}

/**
 * D-22.4: knowledge, and then the pile, settles a tie at the end. Before it nobody is shown as the richest while all have the same, or
 * while only the pile tells those with most apart: in the first round that is the luck of the draw.
 */
function hasRichest({ open: { players, tracks, stack } }: View<State>): boolean {
  if (stack.length === 0) return true;
  const most = Math.max(...players.map(({ ducats }) => ducats));
  const known = tracks[KNOWLEDGE].at.filter((_, seat) => players[seat].ducats === most);
  const best = Math.max(...known);
  return known.length < players.length && known.filter((space) => space === best).length === 1;
}

/** D-1.2: the sign is that of the status; the words name whose card it is. */
function roleOf(state: State, seat: Seat): Required<Standing>['role'] {
  const { person } = state.open.players[seat];
  const status = statusOf(state, seat);
  const says =
    person === NONE ? message('topic.status', { status }) : message('topic.person', { person: personName(person) });
  return { id: status, says };
}

function unknownOf(view: View<State>, seat: Seat): Message | null {
  if (view.all !== null) return null;
  if (!isSeen(view, seat)) return message('standing.unknown.screen');
  const hasHiddenCard = view.seat !== seat && view.open.players[seat].libraryCards > 0;
  return message(hasHiddenCard ? 'standing.unknown.library' : 'standing.unknown.election');
}

/** Votes only where the cubes behind the screen can be seen; a virtual cube votes with them (D-18.15). */
function countsOf(tables: Tables, view: View<State>, seat: Seat): StandingCount[] {
  const { ducats } = view.open.players[seat];
  const knowledge = view.open.tracks[KNOWLEDGE].at[seat];
  const counts: StandingCount[] = [
    { id: 'ducats', count: ducats, says: message('amount.ducat', { count: ducats }) },
    {
      id: 'knowledge',
      count: knowledge,
      says: message('standing.knowledge', { count: knowledge, level: tables.levelAt[knowledge] }),
    },
  ];
  if (!isSeen(view, seat)) return counts;
  const state = stateFromView(view);
  const votes = votesBehind(state, seat) + virtualVotes(tables, state, seat);
  return [...counts, { id: 'votes', count: votes, says: message('amount.vote', { count: votes }) }];
}

/** D-20: which rounds can be the last follows from the Pope cards that lie open. */
export function endingOf({ open, all }: View<State>): Ending {
  const { round, popes, isLastRound, stack } = open;
  if (all !== null && stack.length === 0) return { line: message('ending.over', { round }), last: null };
  if (isLastRound) {
    const isElection = stack.some(({ step }) => step === 'lift' || step === 'election');
    if (isElection) return { line: message('ending.election'), last: null };
    return { line: message('ending.lastRound', { round }), last: message('ending.last') };
  }
  const missing = RED_CARDS - popes.filter(Boolean).length;
  const first = POPE_FROM - 1 + popes.length + missing;
  if (round === 0) return { line: message('ending.setup', { first, last: ROUNDS }), last: null };
  if (first === ROUNDS) return { line: message('ending.sure', { round, last: ROUNDS }), last: null };
  const isEither = first === ROUNDS - 1;
  return { line: message(isEither ? 'ending.either' : 'ending.range', { round, first, last: ROUNDS }), last: null };
}
