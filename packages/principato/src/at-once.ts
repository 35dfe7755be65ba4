/**
 * Answers that are given at once, because whoever gives the first of them nearly always gives the others too: a line of a card
 * with its usual payment, everything that can be supplied. Found by playing them on a copy, so that the rules stay in their places.
 */
import { type Barred, Bug, Legal, type Seat, type View } from '@bottega/kernel';
import { activate, alternative, type Choice, DONE, dismiss, END, move, recruit, SUPPLY } from './choices.js';
import { type Alternative, SOLDIERS } from './data/index.js';
import type { Event } from './events.js';
import { alternativesOf, barOfAlternative, type Fit, factsOfAlternative, fitOf } from './rules/activate.js';
import { stateFromView } from './seen.js';
import { clone, type Frame, type State } from './state.js';
import { stepsFor } from './steps.js';
import { ACTIONS, HAND, type Tables } from './tables.js';

/** Choices to be made together, and what they bring about. */
export interface AtOnce {
  readonly choices: readonly Choice[];
  readonly events: readonly Event[];
  /** Whether nothing else could follow the first of them, except for another line of the card. */
  readonly isAll: boolean;
}

const NOTHING: AtOnce = { choices: [], events: [], isAll: false };

/**
 * A line of effects on one of a seat's cards, as something to choose: the card, the line, and then as suggested how it is paid and
 * which work is taken. Nothing if it is barred.
 */
export interface Line extends Fit, AtOnce {
  readonly slot: number;
  readonly alternative: number;
  /** How many soldiers it recruits; null for lines that recruit none, and where that is not asked. */
  readonly soldiers: number | null;
  /** Whether it costs nothing and all that is asked next is for which card its own is exchanged. */
  readonly isExchanged: boolean;
  readonly bar: Barred<Choice> | null;
}

/** P-6.12, P-6.13: more soldiers than these are hardly ever recruited at once; then one is asked how many. */
const MOST_RECRUITS = 4;

/** The lines of a seat's two cards, if that is what it is asked about: in its turn, or once it has activated a card. */
export function linesOf(tables: Tables, view: View<State>, seat: Seat): readonly Line[] {
  const frame = topOf(view);
  if (frame?.step === 'alternative' && frame.seat === seat) return linesOfCard(tables, view, seat, frame.slot, []);
  if (frame?.step !== 'turn' || frame.seat !== seat) return [];
  return Array.from({ length: HAND }, (_, slot) => linesOfCard(tables, view, seat, slot, [activate(slot)])).flat();
}

function linesOfCard(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  slot: number,
  before: readonly Choice[],
): readonly Line[] {
  const state = stateFromView(view);
  const isSpent = before.length > 0 && view.open.actionsLeft === 0;
  return alternativesOf(tables, state, seat, slot).flatMap((one, index): readonly Line[] => {
    const line = { slot, alternative: index, soldiers: null, ...fitOf(tables, state, seat, one) };
    const choice = before[0] ?? alternative(index);
    const barred = (bar: Barred<Choice>): Line => ({ ...line, ...NOTHING, isExchanged: false, bar });
    if (isSpent) return [barred({ choice, rule: 'P-4.2', facts: { actions: ACTIONS } })];
    const rule = barOfAlternative(tables, state, seat, one);
    if (rule !== null) return [barred({ choice, rule, facts: factsOfAlternative(state, seat, one) })];
    return recruitsOf(state, one).map((soldiers): Line => {
      const usual = (at: State, { step }: Frame): Choice | null => {
        if (step === 'alternative') return alternative(index);
        if (step === 'recruit') return soldiers === null ? null : recruit(soldiers);
        return step === 'pay' || step === 'culture' || step === 'overflow' ? suggested(tables, at, seat) : null;
      };
      const { next, choices, events, isAll } = follow(tables, state, seat, before, usual);
      const isFree = one.cost.food + one.cost.gold === 0;
      return { ...line, choices, events, isAll, soldiers, isExchanged: isFree && next?.step === 'exchange', bar: null };
    });
  });
}

/** The numbers of soldiers that an alternative can be chosen with; null alone where it does not ask for one. */
function recruitsOf({ open }: State, { gain }: Alternative): readonly (number | null)[] {
  if (gain.kind !== 'recruit' || open.reserve.soldier === 1) return [null];
  return Array.from({ length: Math.min(MOST_RECRUITS, open.reserve.soldier) }, (_, at) => at + 1);
}

/** P-2.16: everything that the seat can supply in its turn, as suggested; nothing if that is not what it can do. */
export function supplyAtOnce(tables: Tables, view: View<State>, seat: Seat): AtOnce {
  return follow(tables, stateFromView(view), seat, [SUPPLY], (state, { step }) =>
    step === 'supply' ? suggested(tables, state, seat) : null,
  );
}

/** The rest of a payment, as suggested. */
export function paymentAtOnce(tables: Tables, view: View<State>, seat: Seat): AtOnce {
  return follow(tables, stateFromView(view), seat, [], (state, { step }) =>
    step === 'pay' ? suggested(tables, state, seat) : null,
  );
}

/** The rest of what is decided in a military scoring, confirmed: everything that can be supplied or none, all dismissed or none. */
export function scoringAtOnce(tables: Tables, view: View<State>, seat: Seat, wanted: 'all' | 'none'): AtOnce {
  const step = topOf(view)?.step;
  let isConfirmed = false;
  return follow(tables, stateFromView(view), seat, [], (state, frame) => {
    if (isConfirmed || frame.step !== step) return null;
    const answer = suggested(tables, state, seat);
    isConfirmed = answer.type === 'done';
    if (isConfirmed) return DONE;
    if (frame.step === 'dismiss') {
      return dismiss(wanted === 'all' ? state.open.principalities[seat][SOLDIERS[frame.kind]] : 0);
    }
    return wanted === 'all' ? answer : move(0);
  });
}

/** P-4.8: the end of a turn, if these choices use its last action and nothing else is asked after them; null before an action is spent. */
export function endAfter(tables: Tables, view: View<State>, seat: Seat, choices: readonly Choice[]): Choice | null {
  const { stack, actionsLeft } = view.open;
  const isBegun = stack.some(({ step }) => step === 'turn') && actionsLeft < ACTIONS;
  if (!isBegun || choices.includes(END)) return null;
  const { next, ...made } = follow(tables, stateFromView(view), seat, choices, () => null);
  const isOver = made.choices.length === choices.length && made.actionsLeft === 0;
  return isOver && next?.step === 'turn' && next.seat === seat ? END : null;
}

interface Followed extends AtOnce {
  /** What is asked or happens after all of them. */
  readonly next: Frame | undefined;
  readonly actionsLeft: number;
}

/** Plays on a copy what a seat answers: first these choices, then whatever it answers to the questions that come. */
function follow(
  tables: Tables,
  seen: State,
  seat: Seat,
  first: readonly Choice[],
  answer: (state: State, frame: Frame) => Choice | null,
): Followed {
  const steps = stepsOf(tables);
  const state = clone(seen);
  const choices: Choice[] = [];
  const events: Event[] = [];
  let isAll = true;
  const emit = (event: Event) => {
    events.push(event);
  };
  for (let frame = topOf(state); frame !== undefined; frame = topOf(state)) {
    const step = steps.get(frame.step);
    if (step === undefined || ('chance' in step && step.chance)) break;
    if ('run' in step) {
      step.run(state, frame, emit);
      continue;
    }
    const choice = first[choices.length] ?? answer(state, frame);
    if (choice === null || !step.seats(state, frame).includes(seat)) break;
    if (choices.length > 0 && frame.step !== 'alternative') {
      const legal = new Legal<Choice>();
      step.offer(state, frame, seat, legal);
      isAll &&= legal.count === 1;
    }
    choices.push(choice);
    step.choose(state, frame, seat, choice, emit);
  }
  return { choices, events, isAll, next: topOf(state), actionsLeft: state.open.actionsLeft };
}

function suggested(tables: Tables, state: State, seat: Seat): Choice {
  const frame = topOf(state);
  const step = frame === undefined ? undefined : stepsOf(tables).get(frame.step);
  if (frame === undefined || step === undefined || 'run' in step) throw new Bug('nothing is asked here');
  return step.suggest(state, frame, seat);
}

const topOf = ({ open }: Pick<State, 'open'>): Frame | undefined => open.stack[open.stack.length - 1];

/** The steps are the same as long as the tables are: a page asks about them at every position. */
const made = new WeakMap<Tables, ReturnType<typeof stepsFor>>();

function stepsOf(tables: Tables): ReturnType<typeof stepsFor> {
  const steps = made.get(tables) ?? stepsFor(tables);
  made.set(tables, steps);
  return steps;
}
