/**
 * What the evaluation reads from a position once, before its parts are counted: how much of the game is left, and what the
 * seat has. Kept in one object that is filled anew for every position, so that nothing is built while a search runs.
 */
import type { Seat } from '@bottega/kernel';
import { held, virtualVotes, votesBehind } from './rules/holding.js';
import type { Open, State, TurnFrame } from './state.js';
import {
  ABBESS,
  ACTIONS,
  ACTIONS_OF_MURET,
  CUBE_COUNT,
  KNOWLEDGE,
  LEVELS,
  MURET,
  NOBLE,
  NONE,
  POPE_CARDS,
  POPE_FROM,
  RED_CARDS,
  type Tables,
  VOTES,
} from './tables.js';

/** Facts of the position that is being evaluated. */
export const seen = {
  /** Turns of the seat that have not begun, as many as are to be expected. */
  turns: 0,
  /** The same with what is left of the present turn. */
  time: 0,
  /** How likely the next round is the last: then everybody begins it in Rome (D-20.3). */
  toRome: 0,
  /** The turn of the seat that is going on. */
  turn: null as TurnFrame | null,
  /** Actions of a whole turn of the seat. */
  actions: ACTIONS,
  person: NONE,
  position: 0,
  ducats: 0,
  knowledge: 0,
  /** The knowledge with which every manuscript can be read. */
  enough: 0,
  /** Votes of cubes and of the virtual cube; nobles that may still be sold count. */
  votes: 0,
  abbesses: 0,
  /** Votes on the round table that one player may hope for. */
  share: 0,
  /** The office elected to, or being paid for. */
  office: NONE,
  /** Whether the seat may still be elected. */
  isCandidate: true,
  /** Whether Library cards are about to be drawn for the seat. */
  isDrawing: false,
};

/** Looks at a position that is not over. */
export function look(tables: Tables, state: State, seat: Seat): void {
  const { open } = state;
  const player = open.players[seat];
  seen.office = player.office;
  seen.isCandidate = player.office === NONE;
  const rounds = roundsAfter(open);
  seen.turns = rounds + (isStillToPlay(open, seat) ? 1 : 0);
  seen.person = player.person;
  seen.position = player.position;
  seen.ducats = player.ducats;
  seen.knowledge = open.tracks[KNOWLEDGE].at[seat];
  seen.enough = tables.data.levels[LEVELS - 1];
  seen.votes = votesBehind(state, seat) + virtualVotes(tables, state, seat);
  seen.abbesses = held(state, seat, ABBESS);
  seen.actions = player.person === MURET ? ACTIONS_OF_MURET : ACTIONS;
  seen.turn = lookAtStack(open, seat);
  seen.time = seen.turns + (seen.turn === null ? 0 : seen.turn.actions / ACTIONS);
  seen.toRome = chanceOfRome(open);
  seen.share = votesOnTable(open) / open.players.length;
}

/** D-20.1: rounds to be expected after this one. With one red card left it is in the middle of the cards, of two the second. */
function roundsAfter({ round, popes, isLastRound }: Open): number {
  if (isLastRound) return 0;
  const down = POPE_CARDS - popes.length;
  const red = redCards(popes);
  const turned = red === RED_CARDS - 1 ? (down + 1) / 2 : (2 * (down + 1)) / 3;
  return turned + Math.max(0, POPE_FROM - 1 - round);
}

function redCards(popes: readonly boolean[]): number {
  let red = 0;
  for (const isRed of popes) if (isRed) red++;
  return red;
}

function chanceOfRome({ round, popes, isLastRound }: Open): number {
  if (isLastRound || round < POPE_FROM - 1 || redCards(popes) < RED_CARDS - 1) return 0;
  return 1 / (POPE_CARDS - popes.length);
}

/** Whether the seat's turn of this round has not begun. */
function isStillToPlay({ stack, turnOrder }: Open, seat: Seat): boolean {
  for (const frame of stack) if (frame.step === 'turns') return turnOrder.indexOf(seat) >= frame.at;
  return false;
}

/** The seat's own turn; nobles between hand and screen; whether the election has passed the seat by. */
function lookAtStack({ stack, tracks }: Open, seat: Seat): TurnFrame | null {
  let turn: TurnFrame | null = null;
  seen.isDrawing = false;
  for (const frame of stack) {
    if (frame.step === 'election') {
      if (tracks[KNOWLEDGE].order.indexOf(seat) < frame.at) seen.isCandidate = false;
    } else if (!('seat' in frame) || frame.seat !== seat) continue;
    else if (frame.step === 'turn') turn = frame;
    else if (frame.step === 'draw') seen.isDrawing = true;
    else if (frame.step === 'sell') seen.votes += VOTES[NOBLE] * frame.nobles;
    else if (frame.step === 'candidate') seen.isCandidate = seen.office === NONE;
    else if (frame.step === 'spend') seen.office = frame.office;
  }
  return turn;
}

function votesOnTable({ rows, available }: Open): number {
  let votes = 0;
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    let cubes = available[colour];
    for (let at = colour; at < rows.length; at += CUBE_COUNT) cubes += rows[at];
    votes += cubes * VOTES[colour];
  }
  return votes;
}

/** How likely something that so much is missing for comes about, if so much can be hoped for. Nothing missing is certain. */
export function likely(missing: number, hoped: number): number {
  if (missing <= 0) return 1;
  if (hoped <= 0) return 0;
  const part = missing / hoped;
  return 1 / (1 + part * part * part);
}

/** How likely a lead lasts: all of it or nothing when no time is left. */
export function lasts(lead: number, spread: number): number {
  return 1 / (1 + Math.exp(-lead / spread));
}
