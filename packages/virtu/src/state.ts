/** A game of Virtù in progress: what is on the table, who can see it, and where we are in the rules. */
import type { RandomState, Seat } from '@bottega/kernel';
import { cloneStack } from './frames.js';
import type { HouseRules } from './tables.js';

export interface State {
  open: Open;
  own: Own[];
  hidden: Hidden;
}

/** Everything but the family cards while they are being placed lies open; numbers index the tables (tables.ts). */
export interface Open {
  stack: Frame[];
  readonly options: HouseRules;
  /** 0 during setup. */
  year: number;
  season: 'setup' | 'spring' | 'winter';
  /** Why the game ends after this winter (V-10.1.1), or null. */
  ending: 'neutral' | 'cities' | 'patronage' | 'years' | null;
  turnOrder: Seat[];
  /** V-8.7: the markers of the city track from the front: higher spaces first, and on one space from the top of the stack. */
  standing: Seat[];
  /** By city: the seat that controls it, NONE for a neutral city, ABSENT for a city that is not in play. */
  owner: number[];
  /** By city and seat: see `troopsAt`. */
  troops: number[];
  /** Places in `troops` whose troops were beaten or gave up, and retreat after the sieges (V-8.5). */
  withdrawing: number[];
  /** By place (V-7.6.2): whose agent is there, or NONE. */
  agents: number[];
  /** By power: its ally or NONE, and whether the ally's bonus is ready (V-9.5). */
  ally: number[];
  allyReady: boolean[];
  /** Characters left, by kind, and tiles left in the order of `TILES`. */
  characters: number[];
  tiles: number[];
  /** By bonus: who took it, or NONE. */
  bonuses: number[];
  indulgences: number;
  warTokens: number;
  palaces: Palace[];
  /** Symbols that the payment in progress has to spend (V-5.3), in the order of `SYMBOLS`; all 0 between payments. */
  pool: number[];
  /** Sources used in the action or payment in progress, in the order of use; in Govern also the tiles it has refreshed. */
  used: number[];
  /** What the reliefs of the room were named for in this action (V-5.2.3): of the action card or the room, of the upgrade. */
  named: number[];
  /** Sources bought in this winter turn: of no use before its end (V-9.3.2). */
  bought: number[];
  /** Seats that still owe an answer when all are asked at once. */
  waiting: Seat[];
}

/** What belongs to one player. */
export interface Palace {
  /** Index of the dynasty; NONE until it is chosen. */
  dynasty: number;
  /** V-5.4.1: florins, kept from year to year for all to see. */
  treasury: number;
  /** Room with the action marker; NONE before the first spring. */
  marker: number;
  /** By slot (tables.ts): the card there, or NONE. */
  cards: number[];
  /** By cortigiano space: whether the courtier is available. */
  ready: boolean[];
  /** By room. */
  indulgence: boolean[];
  /** Tiles of the domain by number, ascending, and whether each is available. */
  tiles: number[];
  tileReady: boolean[];
  bonuses: number[];
  rank: number;
  /** How many cities the player controls. */
  cities: number;
  /** Agents not yet placed: in hand, and not yet earned. */
  agents: number;
  lockedAgents: number;
  warTokens: number;
  /** Opponents whose disc was taken (V-8.6.2). */
  trophies: Seat[];
  /** The last year in which an indulgence was requested, in spring and in winter (V-6.3.2). */
  requestedInSpring: number;
  requestedInWinter: number;
}

/** What only the owner knows. */
export interface Own {
  /** V-3.2.4: slots chosen for the family cards, as far as they have been; null once the cards lie open. */
  family: number[] | null;
}

/** What nobody knows: only the generator; nothing is drawn after the setup. */
export interface Hidden {
  random: RandomState;
}

/** What a payment is for (V-5.5): it decides which sources count. */
export type PaymentKind =
  | 'steps'
  | 'lift'
  | 'govern'
  | 'patronize'
  | 'trade'
  | 'annex'
  | 'march'
  | 'token'
  | 'intrigue'
  | 'bonus'
  | 'retreat'
  | 'florins'
  | 'purchase'
  | 'alliance';

/** A cost that is being paid; `from` is the first source that may still be used: sources are used in one order. */
export interface Payment {
  readonly step: 'pay';
  readonly seat: Seat;
  readonly kind: PaymentKind;
  from: number;
  /** A source that must not pay, since it is what is being paid for; NONE usually. */
  readonly except: number;
  readonly florin: number;
  readonly crown: number;
  readonly cross: number;
  /** Crowns or crosses. */
  readonly either: number;
  readonly cavalry: number;
  readonly ship: number;
  readonly mask: number;
  readonly war: number;
  readonly arrow: number;
}

/** Where we are in the rules; each frame's step is in the file of its chapter. */
export type Frame =
  | { readonly step: 'setup' }
  | { readonly step: 'firstPlayer' }
  | { readonly step: 'dynasties' }
  | { readonly step: 'dynasty'; at: number }
  | { readonly step: 'families' }
  | { readonly step: 'family' }
  | { readonly step: 'reveal' }
  | { readonly step: 'year' }
  | { readonly step: 'springTurns'; at: number }
  | { readonly step: 'marker'; readonly seat: Seat }
  | { readonly step: 'arrive'; readonly seat: Seat; readonly steps: number }
  | {
      readonly step: 'turn';
      readonly seat: Seat;
      /** Rooms crossed or reached, as bits (V-6.4.1). */
      readonly crossed: number;
      /** What was requested this spring. */
      requested: 'nothing' | 'crown' | 'florins';
      acted: boolean;
    }
  | { readonly step: 'lifted'; readonly seat: Seat; readonly room: number; readonly symbol: number }
  | { readonly step: 'actionDone'; readonly seat: Seat; readonly action: number }
  | { readonly step: 'governCost'; readonly seat: Seat; from: number }
  | { readonly step: 'govern'; readonly seat: Seat; symbols: number; half: boolean; from: number; effects: number }
  | { readonly step: 'promoted'; readonly seat: Seat }
  | { readonly step: 'bonus'; readonly seat: Seat }
  | { readonly step: 'trade'; readonly seat: Seat; from: number; ships: number }
  | { readonly step: 'annex'; readonly seat: Seat }
  | { readonly step: 'annexed'; readonly seat: Seat; readonly city: number }
  | { readonly step: 'war'; readonly seat: Seat; effects: number }
  | { readonly step: 'march'; readonly seat: Seat; readonly city: number }
  | {
      readonly step: 'marched';
      readonly seat: Seat;
      readonly city: number;
      readonly to: number;
      readonly ships: number;
    }
  | { readonly step: 'tokens'; readonly seat: Seat; readonly relief: number; readonly tokens: number }
  | { readonly step: 'intrigue'; readonly seat: Seat; effects: number }
  | { readonly step: 'moveAgent'; readonly seat: Seat; readonly from: number }
  | {
      readonly step: 'plotted';
      readonly seat: Seat;
      readonly what: 'place' | 'move' | 'remove';
      readonly place: number;
      readonly from: number;
    }
  | { readonly step: 'sieges'; at: number }
  | { readonly step: 'nextSiege'; readonly seat: Seat }
  | {
      readonly step: 'siege';
      /** Whose siege it is, and who leads the besiegers now (V-8.4.8); NONE when nobody does. */
      readonly seat: Seat;
      readonly city: number;
      champion: Seat;
      fought: boolean;
      /** The champion used Leonardo in the field battle before (V-8.4.7). */
      leonardo: boolean;
    }
  | { readonly step: 'opponent'; readonly seat: Seat; readonly city: number }
  | { readonly step: 'press'; readonly seat: Seat; readonly city: number }
  | { readonly step: 'alarm'; readonly seat: Seat; readonly city: number }
  | {
      readonly step: 'combat';
      readonly city: number;
      readonly attacker: Seat;
      /** NONE for a neutral city. */
      readonly defender: Seat;
      readonly field: boolean;
      /** The besieger used Leonardo in the field battle before this siege (V-8.4.7). */
      readonly leonardoSpent: boolean;
      /** Whose turn to declare. */
      speaker: Seat;
      /** How many passed one after the other. */
      passes: number;
      attackerBonus: number;
      defenderBonus: number;
      attackerLeonardo: boolean;
      defenderLeonardo: boolean;
      /** With the house rule `siegePass: final`: who may not declare again. */
      attackerOut: boolean;
      defenderOut: boolean;
    }
  | { readonly step: 'declare'; readonly seat: Seat }
  | { readonly step: 'declared'; readonly seat: Seat; readonly bonus: number }
  /** `freed`: the base space whose card was discarded for one on an extra space (E-20), or NONE. */
  | { readonly step: 'loseSpace'; readonly seat: Seat; freed: number }
  | { readonly step: 'relocate'; readonly seat: Seat; readonly space: number }
  | { readonly step: 'afterSieges' }
  | { readonly step: 'retreats'; at: number }
  | { readonly step: 'nextRetreat'; readonly seat: Seat }
  | { readonly step: 'retreat'; readonly seat: Seat; readonly city: number; to: number }
  | {
      readonly step: 'retreated';
      readonly seat: Seat;
      readonly city: number;
      readonly to: number;
      readonly ships: number;
    }
  | { readonly step: 'endSpring' }
  | { readonly step: 'winterTurns'; at: number }
  | { readonly step: 'winterTurn'; readonly seat: Seat; stage: number }
  | { readonly step: 'troopPay'; readonly seat: Seat }
  | { readonly step: 'disband'; readonly seat: Seat; left: number }
  | { readonly step: 'reorganize'; readonly seat: Seat; shifts: number }
  | { readonly step: 'put'; readonly seat: Seat; readonly slot: number }
  | { readonly step: 'purchase'; readonly seat: Seat; wanted: number }
  | { readonly step: 'take'; readonly seat: Seat; readonly wanted: number }
  | { readonly step: 'cathedral'; readonly seat: Seat }
  | { readonly step: 'arrival'; readonly seat: Seat; readonly card: number }
  | { readonly step: 'install'; readonly seat: Seat; readonly card: number }
  | { readonly step: 'earn'; readonly seat: Seat; readonly wanted: number }
  | { readonly step: 'recruit'; readonly seat: Seat }
  | { readonly step: 'recruited'; readonly seat: Seat; readonly city: number }
  | { readonly step: 'ally'; readonly seat: Seat }
  | { readonly step: 'waive'; readonly seat: Seat; readonly power: number }
  | { readonly step: 'allied'; readonly seat: Seat; readonly power: number }
  | { readonly step: 'endWinter'; readonly seat: Seat }
  | Payment;

export type FrameOf<Step extends Frame['step']> = Extract<Frame, { readonly step: Step }>;

/** How many seats there are. */
export const seatsOf = (state: State): number => state.own.length;

/** The place of a seat's troops at a city in `Open.troops`. */
export const troopPlace = (state: State, city: number, seat: Seat): number => city * state.own.length + seat;

/** A copy that shares nothing with the original (the house rules never change and are shared). */
export function clone({ open, own, hidden }: State): State {
  const owns: Own[] = [];
  for (const one of own) owns.push(cloneOwn(one));
  return { open: cloneOpen(open), own: owns, hidden: { random: hidden.random.slice() as RandomState } };
}

export function cloneOpen(open: Open): Open {
  const palaces: Palace[] = [];
  for (const palace of open.palaces) palaces.push(clonePalace(palace));
  return {
    stack: cloneStack(open.stack),
    options: open.options,
    year: open.year,
    season: open.season,
    ending: open.ending,
    turnOrder: open.turnOrder.slice(),
    standing: open.standing.slice(),
    owner: open.owner.slice(),
    troops: open.troops.slice(),
    withdrawing: open.withdrawing.slice(),
    agents: open.agents.slice(),
    ally: open.ally.slice(),
    allyReady: open.allyReady.slice(),
    characters: open.characters.slice(),
    tiles: open.tiles.slice(),
    bonuses: open.bonuses.slice(),
    indulgences: open.indulgences,
    warTokens: open.warTokens,
    palaces,
    pool: open.pool.slice(),
    used: open.used.slice(),
    named: open.named.slice(),
    bought: open.bought.slice(),
    waiting: open.waiting.slice(),
  };
}

export function cloneOwn({ family }: Own): Own {
  return { family: family === null ? null : family.slice() };
}

function clonePalace(one: Palace): Palace {
  return {
    dynasty: one.dynasty,
    treasury: one.treasury,
    marker: one.marker,
    cards: one.cards.slice(),
    ready: one.ready.slice(),
    indulgence: one.indulgence.slice(),
    tiles: one.tiles.slice(),
    tileReady: one.tileReady.slice(),
    bonuses: one.bonuses.slice(),
    rank: one.rank,
    cities: one.cities,
    agents: one.agents,
    lockedAgents: one.lockedAgents,
    warTokens: one.warTokens,
    trophies: one.trophies.slice(),
    requestedInSpring: one.requestedInSpring,
    requestedInWinter: one.requestedInWinter,
  };
}
