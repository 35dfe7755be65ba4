/** V-5.3: a whole payment as it could be made: as suggested, but for what its player wants to spare or to use. */
import { Bug, Explained } from '@bottega/kernel';
import { collect, REQUEST_CROWN, use } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import type { Event } from '../events.js';
import { clone, type Payment, type State } from '../state.js';
import { CROWN, FLORIN, type Tables } from '../tables.js';
import { ahead } from './look-ahead.js';
import { choosePayment, isSameUse, type PayChoice, suggestedPayment } from './payment.js';
import { INDULGENCE } from './sources.js';
import { sourceOf, type Use, type Wishes } from './waste.js';

/** A source that pays, and with what. */
export interface PlannedUse {
  readonly choice: Use;
  readonly source: number;
  readonly symbol: number;
  readonly count: number;
  /** Florins that a room gives to a Patronize by itself (V-5.4.4): they cannot be spared. */
  readonly isGiven: boolean;
}

export interface PaymentPlan {
  /** What is answered, to the end of the payment. */
  readonly choices: readonly PayChoice[];
  /** Every source that pays, also those that are used without a question since nothing else is left. */
  readonly uses: readonly PlannedUse[];
  /** Florins from the treasury. */
  readonly florins: number;
}

/** The least wasteful way to go on with the payment that is asked for, as wished; null if it cannot be. Changes nothing. */
export function planPayment(tables: Tables, state: State, wishes: Wishes): PaymentPlan | null {
  return planInOrder(tables, state, wishes) ?? planWantedFirst(tables, state, wishes);
}

/** Uses something that is wanted although the rest could do without it, and plans that rest. */
function planWantedFirst(tables: Tables, state: State, { spared, wanted }: Wishes): PaymentPlan | null {
  const paying = choosePayment(tables);
  for (const first of wanted) {
    const now = clone(state);
    const frame = payingFrame(now);
    const offered = new Explained<PayChoice>();
    paying.offer(now, frame, frame.seat, offered);
    if (!offered.allowed.some((choice) => choice.type !== 'done' && isSameUse(choice, first))) continue;
    const events: Event[] = [];
    paying.choose(now, frame, frame.seat, first, (event) => events.push(event));
    const begun = planOf([first], events);
    if (begun.uses.some(({ source }) => spared.includes(source))) continue;
    const others = wanted.filter((one) => one !== first && !begun.uses.some(({ choice }) => isSameUse(choice, one)));
    if (!now.open.stack.includes(frame)) return others.length === 0 ? begun : null;
    const rest = planPayment(tables, now, { spared, wanted: others });
    if (rest !== null) {
      const choices = [...begun.choices, ...rest.choices];
      return { choices, uses: [...begun.uses, ...rest.uses], florins: begun.florins + rest.florins };
    }
  }
  return null;
}

function payingFrame({ open }: State): Payment {
  const frame = open.stack[open.stack.length - 1];
  if (frame?.step !== 'pay') throw new Bug('nothing is being paid', { step: frame?.step ?? '' });
  return frame;
}

const planOf = (choices: readonly PayChoice[], events: readonly Event[]): PaymentPlan => ({
  choices,
  uses: events.flatMap(usesIn),
  florins: events.reduce((sum, event) => sum + fromTreasury(event), 0),
});

function planInOrder(tables: Tables, state: State, wishes: Wishes): PaymentPlan | null {
  const now = clone(state);
  const frame = payingFrame(now);
  frame.from = 0; // whatever was used so far
  ahead.survey(tables, now, frame);
  const left = ahead.sources.slice(0, ahead.count);
  const wanted = wishes.wanted.filter((choice) => left.includes(sourceOf(choice))); // the others have been used
  const paying = choosePayment(tables);
  const choices: PayChoice[] = [];
  const events: Event[] = [];
  do {
    const choice = suggestedPayment(tables, now, frame, { spared: wishes.spared, wanted });
    if (choice === null) return null;
    choices.push(choice);
    paying.choose(now, frame, frame.seat, choice, (event) => events.push(event));
  } while (now.open.stack.includes(frame));
  const plan = planOf(choices, events);
  return wanted.every((one) => plan.uses.some(({ choice }) => isSameUse(choice, one))) ? plan : null;
}

function usesIn(event: Event): PlannedUse[] {
  switch (event.type) {
    case 'used': {
      const { source, count, kind } = event;
      const symbol = SYMBOLS.indexOf(event.symbol);
      return [{ choice: use(source, symbol), source, symbol, count, isGiven: kind === 'florins' }];
    }
    case 'collected': {
      const { source, florins } = event;
      return [{ choice: collect(source), source, symbol: FLORIN, count: florins, isGiven: false }];
    }
    case 'requested':
      return [{ choice: REQUEST_CROWN, source: INDULGENCE, symbol: CROWN, count: 1, isGiven: false }];
    default:
      return [];
  }
}

const fromTreasury = (event: Event): number => (event.type === 'paid' ? event.florins : 0);
