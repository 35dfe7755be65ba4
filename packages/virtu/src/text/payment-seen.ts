/** What a table shows of a payment in progress: who pays, what has paid, and what it cannot do without. */
import type { Barred, Seat, View } from '@bottega/kernel';
import type { Event } from '../events.js';
import { factsOf } from '../rules/payment.js';
import type { Use } from '../rules/waste.js';
import type { FrameOf, State } from '../state.js';
import { topFrame } from './seen.js';

/** The payment that this seat is to make now. */
export function paymentOf(view: View<State>, seat: Seat | null): FrameOf<'pay'> | null {
  const frame = topFrame(view);
  return frame?.step === 'pay' && frame.seat === seat ? frame : null;
}

/** A payment is known by its price and stays the same while its sources are used. */
export const paymentKey = (payment: FrameOf<'pay'>): string => JSON.stringify({ ...payment, from: 0 });

/** Whether a source has been used for what is being paid. */
export const isSpent = (view: View<State>, source: number): boolean =>
  topFrame(view)?.step === 'pay' && view.open.used.includes(source);

/** The source that a seat has just used; null if something else happened since. */
export function justUsed(log: readonly Event[], seat: Seat | null): number | null {
  const last = log.at(-1);
  return (last?.type === 'used' || last?.type === 'collected') && last.seat === seat ? last.source : null;
}

/** V-5.3.5: why a source cannot be spared without which the price cannot be paid. */
export const barToSpare = (payment: FrameOf<'pay'>, choice: Use): Barred<Use> => ({
  choice,
  rule: 'V-5.3.5',
  facts: { ...factsOf(payment), why: 'spare' },
});
