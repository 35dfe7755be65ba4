/** A payment before it is made: what is suggested, but for what its player spares or wants. Pointing at a source changes it. */
import type { Barred, View } from '@bottega/kernel';
import {
  type Choice,
  isSameUse,
  type PaymentPlan,
  planPayment,
  type State,
  sourceOf,
  stateFromView,
  type Tables,
  type Use,
} from '@bottega/virtu/show';

/** What its player has said so far; a spared source is named by the use that it is spared. */
export interface Draft {
  readonly spared: readonly Use[];
  readonly wanted: readonly Use[];
}
export const NO_DRAFT: Draft = { spared: [], wanted: [] };

/**
 * How it stands with a source: suggested; suggested and nothing else can replace it; giving florins without being named;
 * spared; or usable instead of what is suggested.
 */
export type Standing = 'planned' | 'needed' | 'given' | 'spared' | 'may';

/** A use of a source in a payment, and the draft that pointing at it leads to. */
export interface Part {
  readonly choice: Use;
  readonly standing: Standing;
  readonly next: Draft | null;
}

/** What is offered and barred. */
export interface Asked {
  readonly allowed: readonly Choice[];
  readonly barred: readonly Barred<Choice>[];
}

export interface Drafted {
  readonly plan: PaymentPlan;
  readonly parts: readonly Part[];
}

/** The payment that is asked for as its player wants it; as suggested if it cannot be so any more. */
export function drafted(tables: Tables, view: View<State>, { allowed, barred }: Asked, said: Draft): Drafted | null {
  const table = stateFromView(view);
  const planOf = ({ spared, wanted }: Draft) => planPayment(tables, table, { spared: spared.map(sourceOf), wanted });
  const possible = (...drafts: readonly Draft[]) => drafts.find((draft) => planOf(draft) !== null) ?? null;

  const draft = possible(said) ?? NO_DRAFT;
  const plan = planOf(draft);
  if (plan === null) return null;

  /** Spares stand; what was wanted before yields. */
  const spare = (use: Use) => {
    const spared = [...draft.spared, use];
    return possible({ spared, wanted: without(draft.wanted, use) }, { spared, wanted: [] });
  };
  const want = (use: Use) => {
    const spared = without(draft.spared, use);
    const wanted = [...without(draft.wanted, use), use];
    return possible({ spared, wanted }, { spared, wanted: [use] }, { spared: [], wanted: [use] });
  };

  const asked = [...allowed, ...barred.map((bar) => bar.choice)];
  const left = asked.filter(isUse);
  const isLeft = (use: Use) => left.some((choice) => sourceOf(choice) === sourceOf(use));

  // In this order, so that the first part of a source says how it stands with it: a spared relief may still give florins.
  const parts: Part[] = [];
  for (const { choice, isGiven } of plan.uses) {
    if (isGiven) continue;
    const next = spare(choice);
    parts.push({ choice, standing: next === null ? 'needed' : 'planned', next });
  }
  for (const choice of draft.spared) {
    if (!isLeft(choice)) continue;
    parts.push({ choice, standing: 'spared', next: { ...draft, spared: without(draft.spared, choice) } });
  }
  for (const { choice, isGiven } of plan.uses) if (isGiven) parts.push({ choice, standing: 'given', next: null });
  const isTaken = (choice: Use) =>
    parts.some(({ choice: other, standing }) =>
      standing === 'planned' || standing === 'needed' ? sourceOf(other) === sourceOf(choice) : isSameUse(other, choice),
    );
  for (const choice of left) {
    if (isTaken(choice)) continue;
    const next = want(choice);
    if (next !== null) parts.push({ choice, standing: 'may', next });
  }
  return { plan, parts };
}

const isUse = (choice: Choice): choice is Use => ['use', 'collect', 'request'].includes(choice.type);
const without = (uses: readonly Use[], use: Use) => uses.filter((one) => sourceOf(one) !== sourceOf(use));
