/** A game of De Vulgari Eloquentia in progress: what is on the table, who can see it, and where we are in the rules. */
import type { RandomState, Seat } from '@bottega/kernel';
import { cloneStack } from './frames.js';
import type { HouseRules } from './tables.js';

export interface State {
  open: Open;
  own: Own[];
  hidden: Hidden;
}

export interface Open {
  stack: Frame[];
  readonly options: HouseRules;
  /** From 1; 0 during the set-up. */
  round: number;
  /** The Pope is dead: this round is the last (D-20.3). */
  isLastRound: boolean;
  turnOrder: Seat[];
  /** Cubes on the round table: four colours for each of the sixteen rows. */
  rows: number[];
  /** Cubes of this round, by colour (D-3.6). */
  available: number[];
  /** Cubes out of the game (D-3.10, D-21.5). */
  gone: number[];
  /** The Event card of each of the first ten rounds. */
  agenda: number[];
  /** By Event card: where it is. */
  events: EventPlace[];
  /** Pope cards turned so far: red or not. */
  popes: boolean[];
  /** The round on the canticle card of each Franciscan city. */
  canticles: number[];
  /** Manuscripts shown, by level from 0. */
  shown: number[][];
  /** Cards left in the deck of each level. */
  decks: number[];
  /** What a manuscript of each level costs in actions (D-9.4, D-9.7). */
  costs: number[];
  /** Lingua Volgare: not yet in play, to be had, or taken by `linguaOf`. */
  lingua: 'aside' | 'shown' | 'taken';
  linguaOf: Seat;
  /** Cards left in the pile of the Papal Library. */
  library: number;
  /** By person: NONE laid out, OUT out of the game, or who holds the card. */
  persons: Seat[];
  tracks: Track[];
  players: Player[];
  /** Merchants who may have to give alms in this phase (D-4.4). */
  payers: Seat[];
  /** Who still bids in the auction, in order from the summoner (D-19.6). */
  bidders: Seat[];
}

/** On the round table, face up on the map, used or out of the game. */
export type EventPlace = 'coming' | 'map' | 'used';

/** D-1.4, D-1.5: the space of each seat, and the seats from the one furthest ahead. At 0 of most tracks the order means nothing. */
export interface Track {
  at: number[];
  order: Seat[];
}

export interface Player {
  /** The friar or cardinal, or NONE for a merchant (D-1.2). */
  person: number;
  /** Whole and never negative (D-1.3). */
  ducats: number;
  /** A zone or a sea. */
  position: number;
  /** Scribes in front of the screen (D-1.9). */
  scribes: number;
  /** Cubes given away from behind the screen, by colour: everybody saw them go. */
  spent: number[];
  /** Cities claimed (D-8.6). */
  claimed: number[];
  /** Library cards kept; how many is public, which is not. */
  libraryCards: number;
  hasInquired: boolean;
  /** The office elected to, or NONE. */
  office: number;
  /**
   * Cubes by colour and manuscripts that everybody saw go behind the screen in the whole game: covered, but not secret.
   * Views do not show them as long as the screen stands; an imagined position keeps them.
   */
  seenCubes: number[];
  seenManuscripts: number[];
  /** The screen is lifted, by house rule or at the election (D-21.1): what was seen is all there is. */
  isLifted: boolean;
}

export interface Own {
  /**
   * Cubes by colour, put behind the screen in the whole game: what is given away is counted in `Player.spent`. A record, because the kernel takes a list to be a hand of things: one that became another would be one
   * lost, and cubes that were taken could not be given back.
   */
  taken: Record<number, number>;
  manuscripts: number[];
  /** Library cards kept, by their points (D-16.4). */
  library: number[];
  /** Library cards being looked at, and those about to be put back, the lowest first. */
  drawn: number[];
  returning: number[];
}

/** What nobody knows. */
export interface Hidden {
  random: RandomState;
  /** The decks of manuscripts, top card last. */
  decks: number[][];
  /** The cards of the Papal Library by their points, top card last. */
  library: number[];
  /** Pope cards still face down, the next one last: red or not. */
  popes: boolean[];
}

/** Where we are in the rules; each frame's step is in the file of its chapter. */
export type Frame =
  | { readonly step: 'setup' }
  | { readonly step: 'startCity'; at: number }
  | { readonly step: 'events' }
  | { readonly step: 'alms'; at: number }
  | { readonly step: 'almsPayer'; readonly seat: Seat }
  | { readonly step: 'order' }
  | { readonly step: 'turns'; at: number }
  | TurnFrame
  | { readonly step: 'sell'; readonly seat: Seat; readonly nobles: number }
  | { readonly step: 'stefano'; readonly seat: Seat }
  | { readonly step: 'tribute'; readonly seat: Seat; readonly person: number }
  | { readonly step: 'draw'; readonly seat: Seat }
  | { readonly step: 'keep'; readonly seat: Seat; readonly drawn: number; readonly keeps: number; left: number }
  | { readonly step: 'putBack'; readonly seat: Seat; readonly cards: number; left: number }
  | { readonly step: 'return'; readonly seat: Seat }
  | { readonly step: 'summon'; readonly seat: Seat }
  | { readonly step: 'answers'; readonly summoner: Seat; at: number }
  | { readonly step: 'answer'; readonly seat: Seat }
  | { readonly step: 'auction'; readonly summoner: Seat; bid: number; bidder: Seat; next: number }
  | { readonly step: 'bid'; readonly seat: Seat }
  | { readonly step: 'stake'; readonly seat: Seat; readonly need: number }
  | { readonly step: 'win'; readonly seat: Seat; readonly bid: number }
  | { readonly step: 'lift' }
  | { readonly step: 'election'; at: number }
  | { readonly step: 'candidate'; readonly seat: Seat }
  | { readonly step: 'spend'; readonly seat: Seat; readonly office: number; readonly need: number };

/** A player's turn (D-6): what is left of it and what was done in it. */
export interface TurnFrame {
  readonly step: 'turn';
  readonly seat: Seat;
  actions: number;
  moved: boolean;
  manuscript: boolean;
  psalter: boolean;
  business: boolean;
  /** Whether cubes of the colour were taken (D-10.2). */
  politician: boolean;
  noble: boolean;
  abbess: boolean;
  scribe: boolean;
  /** Whether Michel's virtual abbess has served (D-18.4), Stefano's noble was sold. */
  virtualUsed: boolean;
  virtualSold: boolean;
}

export type FrameOf<Step extends Frame['step']> = Extract<Frame, { readonly step: Step }>;

/** A copy that shares nothing with the original (the house rules never change and are shared). */
export function clone({ open, own, hidden }: State): State {
  const owns: Own[] = [];
  for (const one of own) owns.push(cloneOwn(one));
  return {
    open: cloneOpen(open),
    own: owns,
    hidden: {
      random: hidden.random.slice() as RandomState,
      decks: copyLists(hidden.decks),
      library: hidden.library.slice(),
      popes: hidden.popes.slice(),
    },
  };
}

export function cloneOpen(open: Open): Open {
  const tracks: Track[] = [];
  for (const { at, order } of open.tracks) tracks.push({ at: at.slice(), order: order.slice() });
  const players: Player[] = [];
  for (const player of open.players) players.push(clonePlayer(player));
  return {
    stack: cloneStack(open.stack),
    options: open.options,
    round: open.round,
    isLastRound: open.isLastRound,
    turnOrder: open.turnOrder.slice(),
    rows: open.rows.slice(),
    available: open.available.slice(),
    gone: open.gone.slice(),
    agenda: open.agenda.slice(),
    events: open.events.slice(),
    popes: open.popes.slice(),
    canticles: open.canticles.slice(),
    shown: copyLists(open.shown),
    decks: open.decks.slice(),
    costs: open.costs.slice(),
    lingua: open.lingua,
    linguaOf: open.linguaOf,
    library: open.library,
    persons: open.persons.slice(),
    tracks,
    players,
    payers: open.payers.slice(),
    bidders: open.bidders.slice(),
  };
}

export function cloneOwn(own: Own): Own {
  return {
    taken: copyTaken(own.taken),
    manuscripts: own.manuscripts.slice(),
    library: own.library.slice(),
    drawn: own.drawn.slice(),
    returning: own.returning.slice(),
  };
}

/** Whether everything that a player has for themselves is the same. */
export function isSameOwn(before: Own, after: Own): boolean {
  return (
    isSameTaken(before.taken, after.taken) &&
    isSameList(before.manuscripts, after.manuscripts) &&
    isSameList(before.library, after.library) &&
    isSameList(before.drawn, after.drawn) &&
    isSameList(before.returning, after.returning)
  );
}

const isSameTaken = (before: Own['taken'], after: Own['taken']): boolean =>
  before[0] === after[0] && before[1] === after[1] && before[2] === after[2] && before[3] === after[3];

function isSameList(before: readonly number[], after: readonly number[]): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < before.length; at++) if (before[at] !== after[at]) return false;
  return true;
}

function clonePlayer(player: Player): Player {
  return {
    person: player.person,
    ducats: player.ducats,
    position: player.position,
    scribes: player.scribes,
    spent: player.spent.slice(),
    claimed: player.claimed.slice(),
    libraryCards: player.libraryCards,
    hasInquired: player.hasInquired,
    office: player.office,
    seenCubes: player.seenCubes.slice(),
    seenManuscripts: player.seenManuscripts.slice(),
    isLifted: player.isLifted,
  };
}

/** Key by key: spreading an object or a list whose keys are numbers takes six times as long. */
export function copyTaken(taken: Own['taken']): Own['taken'] {
  return { 0: taken[0], 1: taken[1], 2: taken[2], 3: taken[3] };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}
