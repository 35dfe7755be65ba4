/** Playing: start a game, ask what is offered, choose. */
import type {
  Asking,
  Automatic,
  Choice,
  Emit,
  Facts,
  Frame,
  Game,
  GameEvent,
  Offer,
  Seat,
  Setup,
  State,
  Step,
  Watch,
} from './game.js';
import { Bug } from './game.js';
import { BarFinder, ChoiceFinder, Explained, Legal } from './offer.js';
import { completeOptions, seatsOf } from './options.js';
import { seeded } from './random.js';

export type Refusal = {
  readonly ok: false;
  /** over: the game has ended; seat: this seat is not asked; barred: a rule forbids it; unknown: nothing like it is offered here. */
  readonly reason: 'over' | 'seat' | 'barred' | 'unknown';
  readonly rule: string | null;
  readonly facts: Facts;
};
export type Played = { readonly ok: true } | Refusal;

const PLAYED: Played = Object.freeze({ ok: true });

/** A new game, dealt and waiting for its first answer. */
export function start<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  setup: Setup,
  emit: Emit<E> = null,
  watch: Watch<S> = null,
): S {
  const state = game.create(seatsOf(game, setup.seats), completeOptions(game, setup.options), seeded(setup.seed));
  settle(game, state, emit, watch);
  return state;
}

/** Who must answer now; nobody once the game is over. */
export function asked<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
): readonly Seat[] {
  const frame = topFrame(state);
  return frame === undefined ? NOBODY : asking(game, frame).seats(state, frame);
}

/** Has the current question answered to a listener: what this seat, which is asked, may choose, and what is barred. */
export function offer<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  listener: Offer<C>,
): void {
  const frame = topFrame(state);
  if (frame !== undefined) asking(game, frame).offer(state, frame, seat, listener);
}

/** What a seat may choose now, as search needs it: of answers in any order one order. Nothing if it is not asked. */
export function legal<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): C[] {
  const listener = new Legal<C>();
  offerIfAsked(game, state, seat, listener);
  return listener.choices;
}

/** What a seat may choose now, and of everything else it might try, why not. Nothing if it is not asked. */
export function explained<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): Explained<C> {
  const listener = new Explained<C>();
  offerIfAsked(game, state, seat, listener);
  return listener;
}

/** The choice suggested to a seat that is asked. */
export function suggest<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): C {
  const frame = topFrame(state);
  if (frame === undefined) throw new Bug('a suggestion after the end');
  return asking(game, frame).suggest(state, frame, seat);
}

/** Plays a choice of a seat. What is not offered is refused with the rule that bars it, and changes nothing. */
export function play<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choice: C,
  emit: Emit<E> = null,
  watch: Watch<S> = null,
): Played {
  const frame = topFrame(state);
  if (frame === undefined) return { ok: false, reason: 'over', rule: null, facts: {} };
  const step = asking(game, frame);
  if (!step.seats(state, frame).includes(seat)) return { ok: false, reason: 'seat', rule: null, facts: {} };
  const sought = new ChoiceFinder<C>(choice);
  step.offer(state, frame, seat, sought);
  let { found } = sought;
  if (found === null) {
    // Reasons cost something to work out, and nearly everything that is played is allowed: they are asked for second.
    const rest = new BarFinder<C>(choice);
    step.offer(state, frame, seat, rest);
    if (rest.found === null) {
      if (rest.barred === null) return { ok: false, reason: 'unknown', rule: null, facts: {} };
      return { ok: false, reason: 'barred', rule: rest.barred.rule, facts: rest.barred.facts };
    }
    found = rest.found;
  }
  // The offered object is played, not the given one: nothing of the caller's ends up in the state.
  step.choose(state, frame, seat, found, emit);
  watch?.(state, false);
  settle(game, state, emit, watch);
  return PLAYED;
}

/** Plays a choice that is known to be offered (search, replay of a checked record): no question asked. */
export function apply<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choice: C,
  emit: Emit<E> = null,
  watch: Watch<S> = null,
): void {
  answer(game, state, seat, choice, emit);
  watch?.(state, false);
  settle(game, state, emit, watch);
}

/** As `apply`, but stops before the next chance: what the seat itself has brought about and nothing else. */
export function applyToChance<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choice: C,
  emit: Emit<E> = null,
): void {
  answer(game, state, seat, choice, emit);
  for (let frame = topFrame(state); frame !== undefined; frame = topFrame(state)) {
    const step = stepOf(game, frame);
    if (!isAutomatic(step) || step.chance) return;
    step.run(state, frame, emit);
  }
}

/** Whether the next thing to happen is chance rather than a question or the end. */
export function awaitsChance<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
): boolean {
  const frame = topFrame(state);
  if (frame === undefined) return false;
  const step = stepOf(game, frame);
  return isAutomatic(step) && step.chance;
}

/** Runs what goes on by itself until somebody is asked or the game is over. */
export function settle<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  emit: Emit<E>,
  watch: Watch<S> = null,
): void {
  for (let frame = topFrame(state); frame !== undefined; frame = topFrame(state)) {
    const step = stepOf(game, frame);
    if (!isAutomatic(step)) return;
    step.run(state, frame, emit);
    watch?.(state, step.chance);
  }
}

/** A list of exactly this seat, without building one each time. */
export function only(seat: Seat): readonly Seat[] {
  return SINGLE[seat];
}

function offerIfAsked<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  listener: Offer<C>,
): void {
  const frame = topFrame(state);
  if (frame === undefined) return;
  const step = asking(game, frame);
  const seats = step.seats(state, frame);
  // Nearly always one seat is asked, and it is this one.
  if (seats[0] === seat || seats.includes(seat)) step.offer(state, frame, seat, listener);
}

const NOBODY: readonly Seat[] = Object.freeze([]);
const SINGLE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]));

function answer<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choice: C,
  emit: Emit<E>,
): void {
  const frame = topFrame(state);
  if (frame === undefined) throw new Bug('a choice after the end', { seat, choice });
  asking(game, frame).choose(state, frame, seat, choice, emit);
}

function topFrame(state: State): Frame | undefined {
  const stack = state.open.stack;
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

function asking<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  frame: Frame,
): Asking<S, Frame, C, E> {
  const step = stepOf(game, frame);
  if (isAutomatic(step)) throw new Bug('asked in the middle of an automatic step', { game: game.id, frame });
  return step;
}

/** The step that a frame names. */
export function stepOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  frame: Frame,
): Step<S, Frame, C, E> {
  const step = game.steps.get(frame.step);
  if (step === undefined) throw new Bug('a frame without a step', { game: game.id, frame });
  return step;
}

function isAutomatic<S extends State, C extends Choice, E extends GameEvent>(
  step: Asking<S, Frame, C, E> | Automatic<S, Frame, E>,
): step is Automatic<S, Frame, E> {
  return (step as Automatic<S, Frame, E>).run !== undefined;
}
