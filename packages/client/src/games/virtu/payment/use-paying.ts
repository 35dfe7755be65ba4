/** The payment that whoever looks is asked for, as a draft that can be changed until it is made. */
import { sameChoice, type View } from '@bottega/kernel';
import {
  barToSpare,
  type Choice,
  type FrameOf,
  type PaymentPlan,
  paymentKey,
  paymentOf,
  type State,
  sourceOf,
  type Tables,
} from '@bottega/virtu/show';
import { useMemo, useState } from 'react';
import type { ChoiceController } from '../../../choosing/choice-controller';
import type { BoardContext } from '../board-context';
import { type Draft, type Drafted, drafted, NO_DRAFT, type Part } from './draft';

export interface Paying {
  readonly plan: PaymentPlan;
  readonly parts: readonly Part[];
  /** What a source would do, first of all what it does now. */
  partsOf(source: number): readonly Part[];
  /** Choosing here changes the draft and plays nothing. */
  readonly pick: ChoiceController<Choice>;
  accept(): void;
}

export function usePaying(
  tables: Tables,
  view: View<State>,
  seen: BoardContext['seen'],
  pick: ChoiceController<Choice>,
): Paying | null {
  // In a replay nothing is offered.
  const payment = seen.allowed.length > 0 ? paymentOf(view, seen.seat) : null;
  const key = payment === null ? '' : paymentKey(payment);
  const [said, setSaid] = useState({ key, draft: NO_DRAFT });
  // What was said of a payment is forgotten when it ends, even if the next one has the same price.
  if (said.key !== key) setSaid({ key, draft: NO_DRAFT });
  const { draft } = said;
  return useMemo(() => {
    if (payment === null) return null;
    const found = drafted(tables, view, seen, draft);
    return found === null ? null : payingOf(found, payment, pick, (next) => setSaid({ key, draft: next }));
  }, [tables, view, seen, pick, payment, key, draft]);
}

function payingOf(
  { plan, parts }: Drafted,
  payment: FrameOf<'pay'>,
  pick: ChoiceController<Choice>,
  change: (next: Draft) => void,
): Paying {
  const partOf = (choice: Choice | null) => parts.find((part) => choice !== null && sameChoice(part.choice, choice));
  const explain: ChoiceController<Choice>['explain'] = (choice, at, isAsked) => {
    const part = partOf(choice);
    if (part === undefined) pick.explain(choice, at, isAsked);
    else pick.refuse(barToSpare(payment, part.choice), at, isAsked);
  };
  return {
    plan,
    parts,
    partsOf: (source) => parts.filter(({ choice }) => sourceOf(choice) === source),
    pick: {
      ...pick,
      explain,
      status(choice) {
        const part = partOf(choice);
        if (part === undefined) return pick.status(choice);
        return part.next === null ? 'bar' : 'may';
      },
      choose(choice, at) {
        const part = partOf(choice);
        if (part === undefined) pick.choose(choice, at);
        else if (part.next === null) explain(choice, at, true);
        else change(part.next);
      },
    },
    accept: () => pick.play(plan.choices),
  };
}
