/** Questions after a number: choices that differ in nothing but how many are one amount to set, not a long list. */
import { type Barred, type Choice, sameChoice } from '@bottega/kernel';
import type { TableSnapshot } from '../table/table';

/**
 * The types of choice that ask how many, each with the field that says it: `{ recruit: 'soldiers' }`. A number that only names
 * something, such as a place in a row, is none: nobody counts up to a card.
 */
export type AmountFields = Readonly<Record<string, string>>;

export interface Step {
  readonly value: number;
  readonly choice: Choice;
  readonly isBarred: boolean;
}

/** An amount to be set: its values in order, with gaps where the rules leave some out. */
export interface Amount {
  readonly id: string;
  readonly steps: readonly Step[];
  /** The step to begin with: the suggested one, else the least that is allowed. */
  readonly start: number;
}

export interface SplitChoices {
  readonly amounts: readonly Amount[];
  /** The choices that stay in the list. */
  readonly allowed: readonly Choice[];
  readonly barred: readonly Barred<Choice>[];
}

/** Fewer values than this are quicker to point at in a list. */
const MANY = 4;

/** Takes the amounts out of a question's choices. */
export function splitAmounts({ allowed, barred, suggested }: Offered, fields: AmountFields): SplitChoices {
  const found = new Map<string, Step[]>();
  const add = (choice: Choice, isBarred: boolean) => {
    const one = amountOf(choice, fields);
    if (one === null) return;
    const steps = found.get(one.id) ?? [];
    steps.push({ value: one.value, choice, isBarred });
    found.set(one.id, steps);
  };
  for (const choice of allowed) add(choice, false);
  for (const { choice } of barred) add(choice, true);
  for (const [id, steps] of found) {
    if (steps.filter(({ isBarred }) => !isBarred).length < MANY) found.delete(id);
  }
  const isListed = (choice: Choice) => !found.has(amountOf(choice, fields)?.id ?? '');
  return {
    amounts: [...found].map(([id, steps]) => inOrder(id, steps, suggested)),
    allowed: allowed.filter(isListed),
    barred: barred.filter(({ choice }) => isListed(choice)),
  };
}

/** The step whose value is nearest: what a typed number is taken to mean. */
export function nearest(steps: readonly Step[], value: number): number {
  let best = 0;
  for (const [at, step] of steps.entries()) {
    if (Math.abs(step.value - value) < Math.abs(steps[best].value - value)) best = at;
  }
  return best;
}

type Offered = Pick<TableSnapshot, 'allowed' | 'barred' | 'suggested'>;

/** Choices of one type that are equal but for the amount have the same id. */
function amountOf(choice: Choice, fields: AmountFields): { readonly id: string; readonly value: number } | null {
  const field = fields[choice.type];
  if (field === undefined) return null;
  const { [field]: value, ...rest }: Readonly<Record<string, unknown>> = { ...choice };
  return typeof value === 'number' ? { id: JSON.stringify(rest), value } : null;
}

function inOrder(id: string, found: readonly Step[], suggested: Choice | null): Amount {
  const steps = found.toSorted((one, other) => one.value - other.value);
  const wished = suggested === null ? -1 : steps.findIndex(({ choice }) => sameChoice(choice, suggested));
  return { id, steps, start: wished >= 0 ? wished : steps.findIndex(({ isBarred }) => !isBarred) };
}
