/**
 * The rules take what a Govern or a Trade uses and refreshes in one order, so that each way exists once. On the table
 * it is pointed at in any: what comes too late is put before what was chosen already.
 */
import type { Choice, View } from '@bottega/kernel';
import type { State } from '@bottega/virtu';
import { type Frame, topFrame } from '@bottega/virtu/show';
import type { Pick } from '../../frame/pick';

const STEPS: ReadonlySet<Frame['step']> = new Set<Frame['step']>(['governCost', 'govern', 'trade']);

export function inAnyOrder(view: View<State>, pick: Pick): Pick {
  const step = topFrame(view)?.step;
  if (step === undefined || !STEPS.has(step)) return pick;
  const isLate = (choice: Choice) => pick.why(choice)?.rule === 'R-32';
  return {
    ...pick,
    status: (choice) => (isLate(choice) ? 'may' : pick.status(choice)),
    choose: (choice, at) => (isLate(choice) ? pick.insert(choice) : pick.choose(choice, at)),
  };
}
