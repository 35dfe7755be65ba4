/** The table of a test: a situation that names only what matters, and short words for playing it. */
import {
  asked,
  digest,
  legal,
  type Options,
  pickRandom,
  play,
  type Refusal,
  type Seat,
  seeded,
  start,
  suggest,
} from '@bottega/kernel';
import { acting } from '@bottega/kernel/test-kit';
import {
  type CardTypeId,
  CUBES,
  CULTURES,
  type Cube,
  type Culture,
  type GoalId,
  POOLS,
  type Pool,
  TOKENS,
} from '../src/data/index.js';
import { type Choice, type Event, principato, type State } from '../src/index.js';
import type { Principality } from '../src/state.js';
import { POOL_OF, typeOf } from '../src/tables.js';
import { type Drawn, layCards } from './cards.js';

const ON_SOLDIERS = ['foodOnMilitia', 'favorOnMilitia', 'goldOnCondottieri', 'favorOnCondottieri'] as const;
const COUNTS = [...CUBES, ...TOKENS, ...ON_SOLDIERS] as const;
type Count = (typeof COUNTS)[number];

/** What one seat has; what is not named is as after the setup: 1 of each building and cube, no army, no culture. */
export interface Board extends Partial<Readonly<Record<Count, number>>> {
  readonly hand?: readonly CardTypeId[];
  /** Values of the culture tokens by kind. */
  readonly culture?: Partial<Readonly<Record<Culture, readonly number[]>>>;
  readonly goals?: readonly [GoalId, GoalId];
  readonly military?: number;
}

/** A turn of `seat` (the Board is its own) in a game of `seats`. */
export interface Situation extends Board {
  readonly seats?: number;
  readonly options?: Options;
  readonly seed?: string;
  readonly seat?: Seat;
  readonly others?: Readonly<Record<Seat, Board>>;
  readonly firstPlayer?: Seat;
  readonly actionsLeft?: number;
  readonly year?: number;
  /** By place, from 0 at the left. */
  readonly display?: Readonly<Record<number, CardTypeId>>;
  /** Exactly these cards, top first. Without it the rest of the deck, its military scoring card last. */
  readonly pile?: readonly Drawn[];
  /** The top cards of the deck of the next year. */
  readonly nextDeck?: readonly Drawn[];
  /** What is left in the reserve, wherever the rest may be (PI-1 to PI-3 are not checked then). */
  readonly reserve?: Partial<Readonly<Record<Cube | Pool, number>>> &
    Partial<Readonly<Record<Culture, readonly number[]>>>;
}

/** States whose reserve was set by hand: their components do not add up. */
const bent = new WeakSet<State>();

/** Builds a situation out of a dealt game and makes sure that it could have come about. */
export function table(situation: Situation = {}): State {
  const { seats = 3, options = {}, seed = 'table', seat = 0, others = {}, firstPlayer = 0 } = situation;
  const { actionsLeft = 2, year = 1, display = {}, pile = null, nextDeck = [], reserve = {} } = situation;
  const state = start(principato, { seats, options, seed });
  const { open } = state;
  open.stack = [{ step: 'turn', seat }];
  Object.assign(open, { firstPlayer, actionsLeft, year });
  const boards = open.principalities.map((_, at): Board => (at === seat ? situation : (others[at] ?? {})));
  layCards(state, { year, display, pile, nextDeck, hands: boards.map((board) => board.hand ?? []) });
  boards.forEach((board, at) => {
    furnish(state, at, board);
  });
  dealGoals(state, boards);
  stockReserve(state);
  open.scorings = [0, 1, 3][year - 1] + (isMilitaryCardOut(state) ? 1 : 0);
  if (situation.reserve !== undefined) {
    bend(state, reserve);
    bent.add(state);
  }
  insist(state, null);
  return state;
}

/** Plays choices of a seat, checked and with the invariants kept; returns what was told. */
export function act(state: State, seat: Seat, ...choices: readonly Choice[]): Event[] {
  const told: Event[] = [];
  for (const choice of choices) {
    const before = principato.clone(state);
    const played = play(principato, state, seat, choice, (event) => {
      told.push(event);
    });
    if (!played.ok) throw new Error(`${JSON.stringify(choice)} is refused: ${JSON.stringify(played)}`);
    insist(state, before);
  }
  return told;
}

/** The refusal of a choice, null if it is accepted. The state is left as it was either way. */
export function refusal(state: State, seat: Seat, choice: Choice): Refusal | null {
  const copy = principato.clone(state);
  const played = play(principato, copy, seat, choice);
  if (played.ok) return null;
  if (digest(copy) !== digest(state)) throw new Error(`${JSON.stringify(choice)} was refused but changed the state`);
  return played;
}

/** The rule that forbids a choice; null if it is allowed. */
export function whyNot(state: State, seat: Seat, choice: Choice): string | null {
  const refused = refusal(state, seat, choice);
  if (refused === null) return null;
  return refused.rule ?? refused.reason;
}

/** What a seat may choose. */
export function may(state: State, seat: Seat): Choice[] {
  return asked(principato, state).includes(seat) ? legal(principato, state, seat) : [];
}

/** Who must answer. */
export function waitedFor(state: State): readonly Seat[] {
  return asked(principato, state);
}

/** Everybody answers as if absent as long as `goesOn`; returns what was told. */
export function autoplay(state: State, goesOn: (state: State) => boolean): Event[] {
  const told: Event[] = [];
  while (state.open.stack.length > 0 && goesOn(state)) {
    const [seat] = asked(principato, state);
    told.push(...act(state, seat, suggest(principato, state, seat)));
  }
  return told;
}

/** Everybody answers as if absent until the next turn begins or the game is over. */
export function finishScorings(state: State): Event[] {
  return autoplay(state, ({ open }) => open.stack.at(-1)?.step !== 'turn');
}

/** Plays legal choices to the end of the game, all over the place but the same each time; `look` sees every position. */
export function roam(state: State, look: () => void): Event[] {
  const random = seeded('roam');
  const told: Event[] = [];
  look();
  while (state.open.stack.length > 0) {
    const [seat] = asked(principato, state);
    told.push(...act(state, seat, pickRandom(random, legal(principato, state, seat))));
    look();
  }
  return told;
}

export const { matchAt, thereAndBack } = acting(principato);

/** Fields/farms/palazzi/banks, as the examples write them. */
export function buildings(state: State, seat: Seat): string {
  const { field, farm, palazzo, bank } = state.open.principalities[seat];
  return [field, farm, palazzo, bank].join('/');
}

/** Stored food/gold/favor, as the examples write them. */
export function store(state: State, seat: Seat): string {
  const { food, gold, favor } = state.open.principalities[seat];
  return [food, gold, favor].join('/');
}

/** Army tokens and the cubes on soldiers, as far as there are any. */
export function army(state: State, seat: Seat): Partial<Record<Count, number>> {
  const one = state.open.principalities[seat];
  const counts = (['catapult', 'militia', 'condottiere', ...ON_SOLDIERS] as const).filter((count) => one[count] > 0);
  return Object.fromEntries(counts.map((count) => [count, one[count]]));
}

/** What a seat has more (or less) of than before. */
export function changes(before: State, state: State, seat: Seat): Partial<Record<Count, number>> {
  const [old, now] = [before.open.principalities[seat], state.open.principalities[seat]];
  const changed = COUNTS.filter((count) => now[count] !== old[count]);
  return Object.fromEntries(changed.map((count) => [count, now[count] - old[count]]));
}

/** The two action cards of a seat. */
export function hand(state: State, seat: Seat): CardTypeId[] {
  return state.open.principalities[seat].hand.map((card) => typeOf(principato.tables, card).type);
}

/** The display from left to right. */
export function display(state: State): CardTypeId[] {
  return state.open.display.map((card) => typeOf(principato.tables, card).type);
}

/** The culture tokens of a seat. */
export function culture(state: State, seat: Seat): string[] {
  return state.open.principalities[seat].culture.map((token) => {
    const { culture: kind, vp } = principato.tables.culture[token];
    return `${kind} ${vp}`;
  });
}

/** The military points of every seat, where everybody can see them. */
export function military(state: State): (number | null)[] {
  return state.open.principalities.map((one) => one.military);
}

/** The events of one type. */
export function only<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Strength and points of each seat in the scorings that were told. */
export function scored(events: readonly Event[]): { seat: Seat; strength: number; vp: number }[] {
  return only(events, 'strength')
    .map(({ seat, strength, vp }) => ({ seat, strength, vp }))
    .sort((one, other) => one.seat - other.seat);
}

function furnish(state: State, seat: Seat, board: Board): void {
  const one = state.open.principalities[seat];
  for (const count of COUNTS) one[count] = board[count] ?? one[count];
  const { stacks } = principato.tables;
  for (const kind of CULTURES) {
    for (const vp of board.culture?.[kind] ?? []) {
      const stack = stacks.findIndex((other) => other.culture === kind && other.vp === vp);
      const { tokens } = stacks[stack];
      one.culture.push(tokens[tokens.length - state.open.reserve.culture[stack]]);
      state.open.reserve.culture[stack]--;
    }
  }
  if (board.military === undefined) return;
  if (state.open.options.billsVisible) one.military = board.military;
  else state.own[seat].military = board.military;
}

function dealGoals(state: State, boards: readonly Board[]): void {
  const { goals, goalPiles } = principato.tables;
  const goalCards = goalPiles.flat();
  const named = boards.flatMap((board) => board.goals ?? []);
  const rest = goalCards.filter((card) => !named.includes(goals[card].goal));
  boards.forEach((board, seat) => {
    state.own[seat].goals = ([1, 2] as const).map((pile, at) => {
      const wanted = board.goals?.[at];
      if (wanted !== undefined) return goalCards[goals.findIndex(({ goal }) => goal === wanted)];
      return rest.splice(
        rest.findIndex((card) => goals[card].pile === pile),
        1,
      )[0];
    });
  });
  state.hidden.goals = rest;
}

function stockReserve({ open }: State): void {
  const { cubes, pools } = principato.tables.data;
  const owned = (of: (one: Principality) => number) => open.principalities.reduce((sum, one) => sum + of(one), 0);
  if (open.options.cubeReserve === 'limited') {
    open.reserve.food = cubes.food - owned((one) => one.food + one.foodOnMilitia);
    open.reserve.gold = cubes.gold - owned((one) => one.gold + one.goldOnCondottieri);
    open.reserve.favor = cubes.favor - owned((one) => one.favor + one.favorOnMilitia + one.favorOnCondottieri);
  }
  if (open.options.tokenReserve === 'limited') {
    for (const pool of POOLS) {
      const tokens = TOKENS.filter((token) => POOL_OF[token] === pool);
      open.reserve[pool] = pools[pool] - owned((one) => tokens.reduce((sum, token) => sum + one[token], 0));
    }
  }
}

function bend({ open }: State, reserve: NonNullable<Situation['reserve']>): void {
  for (const name of [...CUBES, ...POOLS] as const) open.reserve[name] = reserve[name] ?? open.reserve[name];
  principato.tables.stacks.forEach(({ culture: kind, vp }, stack) => {
    const left = reserve[kind];
    if (left !== undefined) open.reserve.culture[stack] = left.filter((value) => value === vp).length;
  });
}

/** Whether the year's military scoring card has been seen. */
function isMilitaryCardOut({ open }: State): boolean {
  const { cards } = principato.tables;
  return open.box.some((id) => cards[id].type === null && cards[id].back === String(open.year));
}

function insist(state: State, before: State | null): void {
  const broken = principato.violations(state, before).filter((what) => !bent.has(state) || !/^PI-[123] /.test(what));
  if (broken.length > 0) throw new Error(`the table cannot look like this: ${broken.join('; ')}`);
}
