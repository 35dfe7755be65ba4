/** The table of a test: a situation that names only what matters, and short words for playing it. */
import { legal, type Options, type Seat, settle, start } from '@bottega/kernel';
import { acting } from '@bottega/kernel/test-kit';
import { expect } from 'vitest';
import {
  CUBES,
  type CubeId,
  type DialectId,
  EVENTS,
  type EventId,
  PERSONS,
  type PersonId,
  SEAS,
  type SeaId,
  TRACKS,
  type TrackId,
  ZONES,
  type ZoneId,
} from '../src/data/index.js';
import { type Choice, type Event, type State, type Vulgari, vulgari } from '../src/index.js';
import { held, lift } from '../src/rules/holding.js';
import { indexOf } from '../src/rules/recycling.js';
import type { Category } from '../src/rules/scoring.js';
import { newTurn } from '../src/rules/turn.js';
import type { Frame, TurnFrame } from '../src/state.js';
import { ACTIONS, ACTIONS_OF_MURET, KNOWLEDGE, MURET, NONE, OUT, ZONE_COUNT } from '../src/tables.js';

/** Numbers of cubes by colour; what is missing is 0. */
export type Cubes = Partial<Readonly<Record<CubeId, number>>>;
/** A manuscript by what is on it: 'oil 1', 'oil/latin 4', or 'lingua'. */
export type CardName = `${DialectId} ${1 | 2 | 3}` | `${DialectId}/${DialectId} 4` | 'lingua';

/** What one seat has; what is not named is as after the set-up. */
export interface Belongings {
  readonly ducats?: number;
  readonly at?: ZoneId | SeaId;
  /** None for a merchant. */
  readonly person?: PersonId | undefined;
  /** Scribes in front of the screen. */
  readonly scribes?: number;
  /** Cubes behind the screen. */
  readonly cubes?: Cubes;
  readonly manuscripts?: readonly CardName[];
  readonly claimed?: readonly ZoneId[];
  /** Points of Library cards kept. */
  readonly libraryCards?: readonly number[];
  readonly hasInquired?: boolean;
  /** Spaces on the tracks. */
  readonly on?: Partial<Readonly<Record<TrackId, number>>>;
}

/** A moment of a game: by default the turn of seat 0 in round 2, seat 0 in Turin, the others in the next starting cities. */
export interface Situation extends Belongings {
  readonly seats?: 2 | 3 | 4 | 5;
  readonly options?: Options;
  readonly seed?: string;
  readonly game?: Vulgari;
  /** Whose belongings stand in the situation itself, and whose turn it is. */
  readonly seat?: Seat;
  readonly others?: Readonly<Record<Seat, Belongings>>;
  readonly round?: number;
  readonly turnOrder?: readonly Seat[];
  /** Seats from the one furthest ahead where they share a space; by default the later in turn order lies lower. */
  readonly piles?: Partial<Readonly<Record<TrackId, readonly Seat[]>>>;
  /** Cubes on rows of the round table, by round. */
  readonly rows?: Readonly<Record<number, Cubes>>;
  readonly available?: Cubes;
  /** Manuscripts shown; all others lie in the decks. */
  readonly shown?: readonly CardName[];
  /** Levels of which all cards that are not named anywhere are gone: owned by the last seat. */
  readonly ended?: readonly (1 | 2 | 3 | 4)[];
  /** The card of round 1; the others follow. */
  readonly firstEvent?: EventId;
  /** Event cards already used; those of past rounds lie on the map otherwise. */
  readonly used?: readonly EventId[];
  /** Rounds on the canticle cards of the Franciscan cities, in the order of the map. */
  readonly canticles?: Partial<Readonly<Record<ZoneId, number>>>;
  /** Friars out of the game. */
  readonly out?: readonly PersonId[];
  /** Pope cards from round 12 on: red or not. */
  readonly popes?: readonly boolean[];
  /** The pile of the Library from the top; by default as drawn. */
  readonly library?: readonly number[];
  /** The turn as far as it has gone. */
  readonly turn?: Partial<Omit<TurnFrame, 'step' | 'seat'>>;
  /** The frames on the stack from the bottom; by default the turn of `seat`. */
  readonly stack?: readonly Frame[];
  /** Whether invariants may be broken (for situations that could not come about). */
  readonly bent?: boolean;
}

/** Builds a situation and makes sure that it could have come about. */
export function table(situation: Situation = {}): State {
  const { seats = 3, options = {}, seed = 'table', seat = 0, others = {}, game = vulgari, round = 2 } = situation;
  const { tables } = game;
  const state = start(game, { seats, options, seed });
  const { open, own, hidden } = state;
  open.round = round;
  open.turnOrder = [...(situation.turnOrder ?? own.keys())];
  layEvents(state, situation);
  hidden.popes = [...(situation.popes ?? [false, true, false, true, false])].reverse();
  while (open.popes.length < round - 11) open.popes.push(hidden.popes.pop() as boolean);
  open.isLastRound = open.popes.filter(Boolean).length === 2;
  open.canticles = canticles(situation);
  for (const track of open.tracks) track.at.fill(0);
  for (const person of situation.out ?? []) open.persons[PERSONS.indexOf(person)] = OUT;

  open.shown = tables.decks.map(() => []);
  hidden.decks = tables.decks.map((deck) => [...deck]);
  for (const name of situation.shown ?? []) {
    const card = takeCard(game, state, name);
    open.shown[tables.manuscripts[card].level - 1].push(card);
  }
  for (let at = 0; at < seats; at++) furnish(game, state, at, at === seat ? situation : (others[at] ?? {}));
  for (const level of situation.ended ?? []) own[seats - 1].manuscripts.push(...hidden.decks[level - 1].splice(0));
  open.decks = hidden.decks.map(({ length }) => length);
  rank(state, situation);
  layCubes(game, state, situation);
  layLibrary(game, state, situation);
  if (open.options.openHoldings) for (let at = 0; at < seats; at++) lift(state, at);
  open.stack = [...(situation.stack ?? turnOf(state, seat, situation.turn))].map((frame) => ({ ...frame }));
  if (situation.bent !== true) expect(game.violations(state, null)).toEqual([]);
  return state;
}

/** The stack in a seat's turn. */
export function turnOf({ open }: State, seat: Seat, done: Situation['turn'] = {}): Frame[] {
  const actions = open.players[seat].person === MURET ? ACTIONS_OF_MURET : ACTIONS;
  return [
    { step: 'turns', at: open.turnOrder.indexOf(seat) + 1 },
    { ...newTurn(seat, actions), ...done },
  ];
}

/** The stack when the next round is about to begin: its Events phase comes first. */
export const beforeEvents = (): Frame[] => [{ step: 'events' }];
/** The stack at the beginning of the Alms phase, of the Turn-order phase, and of the election. */
export const beforeAlms = (): Frame[] => [{ step: 'turns', at: 0 }, { step: 'order' }, { step: 'alms', at: NONE }];
export const beforeOrder = (): Frame[] => [{ step: 'turns', at: 0 }, { step: 'order' }];
export const beforeElection = (): Frame[] => [{ step: 'lift' }];

/** Lets everything happen that goes on by itself, until somebody is asked. */
export { settle } from '@bottega/kernel';

function layEvents({ open }: State, { firstEvent, used = [] }: Situation): void {
  const first = EVENTS.indexOf(firstEvent ?? 'vita-nova');
  const last = EVENTS.length - 1;
  open.agenda = [...Array.from({ length: last }, (_, at) => (first + at) % last), last];
  open.events = EVENTS.map((id, event) => {
    if (open.agenda.indexOf(event) + 1 > open.round) return 'coming';
    return used.includes(id) ? 'used' : 'map';
  });
}

function canticles({ canticles: given = {}, game = vulgari }: Situation): number[] {
  const cities = game.tables.franciscanCities.map((zone) => ZONES[zone]);
  const free = game.tables.data.canticles.filter((round) => !Object.values(given).includes(round));
  return cities.map((city) => given[city] ?? (free.shift() as number));
}

function furnish(game: Vulgari, state: State, seat: Seat, it: Belongings): void {
  const { open, own } = state;
  const player = open.players[seat];
  player.position = it.at === undefined ? game.tables.startCities[seat] : positionOf(it.at);
  player.ducats = it.ducats ?? 10;
  player.scribes = it.scribes ?? 0;
  player.claimed = (it.claimed ?? []).map(zoneNumber);
  player.hasInquired = it.hasInquired ?? false;
  if (it.person !== undefined) {
    player.person = PERSONS.indexOf(it.person);
    open.persons[player.person] = seat;
  }
  CUBES.forEach((cube, colour) => {
    own[seat].taken[colour] = it.cubes?.[cube] ?? 0;
  });
  for (const name of it.manuscripts ?? []) own[seat].manuscripts.push(takeCard(game, state, name));
  own[seat].library = [...(it.libraryCards ?? [])];
  player.libraryCards = own[seat].library.length;
  for (const [track, space] of Object.entries(it.on ?? {})) open.tracks[trackNumber(track as TrackId)].at[seat] = space;
}

/** Takes a card of this kind from its deck. */
function takeCard({ tables }: Vulgari, { open, own, hidden }: State, name: CardName): number {
  if (name === 'lingua') {
    open.lingua = 'taken';
    open.linguaOf = own.findIndex(({ manuscripts }) => manuscripts.includes(tables.lingua));
    return tables.lingua;
  }
  const [dialects, level] = name.split(' ');
  const deck = hidden.decks[Number(level) - 1];
  const at = deck.findIndex((card) => tables.manuscripts[card].card.dialects.join('/') === dialects);
  expect(at, `another manuscript ${name}`).toBeGreaterThanOrEqual(0);
  return deck.splice(at, 1)[0];
}

/** Higher spaces first; on one space as the situation says, else the later in turn order lies lower. */
function rank({ open }: State, { piles = {} }: Situation): void {
  open.tracks.forEach((track, index) => {
    const pile = piles[TRACKS[index]] ?? [...open.turnOrder].reverse();
    track.order = [...pile].sort((one, other) => track.at[other] - track.at[one]);
  });
}

/** Cubes that nobody speaks of are out of the game. */
function layCubes({ tables }: Vulgari, { open, own }: State, { rows = {}, available = {} }: Situation): void {
  open.rows.fill(0);
  CUBES.forEach((cube, colour) => {
    open.available[colour] = available[cube] ?? 0;
    for (const [round, cubes] of Object.entries(rows)) open.rows[indexOf(Number(round), colour)] = cubes[cube] ?? 0;
    let lying = open.available[colour] + (cube === 'scribe' ? sum(open.players.map(({ scribes }) => scribes)) : 0);
    for (let at = colour; at < open.rows.length; at += CUBES.length) lying += open.rows[at];
    open.gone[colour] = tables.bags[own.length][colour] - lying - sum(own.map(({ taken }) => taken[colour]));
    expect(open.gone[colour], `fewer ${cube} cubes than named`).toBeGreaterThanOrEqual(0);
  });
}

function layLibrary({ tables }: Vulgari, { open, own, hidden }: State, { library }: Situation): void {
  const left = [...tables.data.library];
  for (const points of own.flatMap((one) => one.library)) left.splice(left.indexOf(points), 1);
  if (library !== undefined) {
    for (const points of library) left.splice(left.indexOf(points), 1);
    left.push(...[...library].reverse());
  }
  hidden.library = left;
  open.library = left.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export const zoneNumber = (zone: ZoneId): number => ZONES.indexOf(zone);
export const personNumber = (person: PersonId): number => PERSONS.indexOf(person);
export const trackNumber = (track: TrackId): number => TRACKS.indexOf(track);
export const eventNumber = (event: EventId): number => EVENTS.indexOf(event);
export const colourNumber = (cube: CubeId): number => CUBES.indexOf(cube);
export function positionOf(at: ZoneId | SeaId): number {
  const sea = SEAS.indexOf(at as SeaId);
  return sea >= 0 ? ZONE_COUNT + sea : zoneNumber(at as ZoneId);
}

/** The shown card of this kind. */
export function shownCard({ open }: State, name: CardName): number {
  const { tables } = vulgari;
  if (name === 'lingua') return tables.lingua;
  const [dialects, level] = name.split(' ');
  const card = open.shown[Number(level) - 1].find(
    (one) => tables.manuscripts[one].card.dialects.join('/') === dialects,
  );
  expect(card, `a manuscript ${name} is shown`).toBeDefined();
  return card as number;
}

/** Choices by name. */
export const goes = (to: ZoneId | SeaId, actions: number): Choice => ({ type: 'move', to: positionOf(to), actions });
export const steps = (track: TrackId, count: number): Choice => ({
  type: 'advance',
  track: trackNumber(track),
  steps: count,
});
export const takes = (cube: CubeId, count: 1 | 2 = 1): Choice => ({
  type: 'cubes',
  colour: colourNumber(cube),
  count,
});
export const becomes = (person: PersonId): Choice => ({
  type: personNumber(person) < 5 ? 'friar' : 'cardinal',
  person: personNumber(person),
});
export const reads = (state: State, name: CardName): Choice => ({ type: 'manuscript', card: shownCard(state, name) });

/** What a seat may choose now. */
export const may = (state: State, seat: Seat): Choice[] => legal(vulgari, state, seat);

export const { does, refused, playOn, matchAt, thereAndBack } = acting(vulgari);

/** The frame on top. */
export const top = (state: State): Frame => state.open.stack[state.open.stack.length - 1];

/** Short words for what is looked at most. */
export const ducats = (state: State, seat: Seat): number => state.open.players[seat].ducats;
export const knowledge = (state: State, seat: Seat): number => state.open.tracks[KNOWLEDGE].at[seat];
export const space = (state: State, seat: Seat, track: TrackId): number =>
  state.open.tracks[trackNumber(track)].at[seat];
/** Cubes on a row of the round table, those that there are. */
export const row = ({ open }: State, round: number): Cubes => present((colour) => open.rows[indexOf(round, colour)]);

/** Actions left in the turn that is being played. */
export const left = (state: State): number => (top(state) as TurnFrame).actions;
/** Points in a category of the score sheet, seat by seat. */
export const points = (state: State, category: Category): readonly number[] | undefined =>
  vulgari.result(state).sheet.find((one) => one.category === category)?.points;
/** Cubes behind a screen, those that there are. */
export const behind = (state: State, seat: Seat): Cubes => present((colour) => held(state, seat, colour));
function present(countOf: (colour: number) => number): Cubes {
  return Object.fromEntries(CUBES.flatMap((cube, colour) => (countOf(colour) > 0 ? [[cube, countOf(colour)]] : [])));
}
/** Plays the suggested answers until it is a seat's turn. */
export function untilTurnOf(state: State, seat: Seat): Event[] {
  return playOn(state, () => {
    const frame = top(state);
    return frame?.step === 'turn' && frame.seat === seat;
  });
}

/** Places a pawn can be in, by their numbers. */
export const POSITIONS: readonly (ZoneId | SeaId)[] = [...ZONES, ...SEAS];
/** Where a pawn is. */
export const where = ({ open }: State, seat: Seat): ZoneId | SeaId => POSITIONS[open.players[seat].position];
/** The places that seat 0 can go to, in the order of the map. */
export function reached(state: State): (ZoneId | SeaId)[] {
  const places = may(state, 0).flatMap((choice) => (choice.type === 'move' ? [choice.to] : []));
  return POSITIONS.filter((_, position) => places.includes(position));
}
/** The Events phase of a round, with what was left of the round before it, and what else goes on by itself. */
export function eventsPhase(round: number, situation: Situation = {}): { state: State; told: Event[] } {
  return settled({ ...situation, round: round - 1, stack: beforeEvents() });
}
/** A situation after everything has happened that goes on by itself, and what was told of it. */
export function settled(situation: Situation): { state: State; told: Event[] } {
  const state = table(situation);
  const told: Event[] = [];
  settle(vulgari, state, (event) => told.push(event));
  return { state, told };
}
/** How many steps a seat may take on a track now. */
export function stepsOffered(state: State, seat: Seat, track: TrackId): number[] {
  return may(state, seat).flatMap((choice) =>
    choice.type === 'advance' && choice.track === trackNumber(track) ? [choice.steps] : [],
  );
}
