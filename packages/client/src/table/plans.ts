/** Choices that somebody tried while others were asked, kept for their own turn: by table and seat, in this browser. */
import type { Choice, Seat } from '@bottega/kernel';

export interface Plan {
  readonly table: string;
  readonly seat: Seat;
  /** The step that asks for the first of the choices. */
  readonly step: string;
  readonly choices: readonly Choice[];
}

const KEY = 'bottega-plans';
/** Who plays at more tables at once forgets the oldest plan. */
const MOST_PLANS = 30;
/** More than any turn takes. */
const MOST_CHOICES = 200;

let kept: readonly Plan[] | null = null;
const listeners = new Set<() => void>();

/** The plan for a seat; the same object until it changes. */
export function planFor(table: string, seat: Seat | null): Plan | null {
  kept ??= stored();
  return kept.find((plan) => plan.table === table && plan.seat === seat) ?? null;
}

/** Keeps a plan in the place of an older one. */
export function keepPlan(plan: Plan): void {
  change([...others(plan.table, plan.seat), plan]);
}

export function forgetPlan(table: string, seat: Seat): void {
  if (planFor(table, seat) !== null) change(others(table, seat));
}

export function subscribePlans(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was stored, as far as it is plans: anybody can write there. */
export function parsePlans(json: string | null): Plan[] {
  try {
    const found: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(found) ? found.filter(isPlan).slice(-MOST_PLANS) : [];
  } catch {
    return []; // a damaged entry only means that a plan must be made again
  }
}

function others(table: string, seat: Seat): Plan[] {
  kept ??= stored();
  return kept.filter((plan) => plan.table !== table || plan.seat !== seat);
}

function change(plans: readonly Plan[]): void {
  kept = plans.slice(-MOST_PLANS);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; the plan then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function stored(): Plan[] {
  try {
    return parsePlans(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function isPlan(value: unknown): value is Plan {
  const { table, seat, step, choices } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof table !== 'string' || typeof step !== 'string' || !Number.isInteger(seat)) return false;
  return Array.isArray(choices) && choices.length > 0 && choices.length <= MOST_CHOICES && choices.every(isChoice);
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('type' in value)) return false;
  const isFlat = Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one));
  return typeof value.type === 'string' && isFlat;
}
