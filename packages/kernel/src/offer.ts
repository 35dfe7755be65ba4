/** Listeners to what a step offers: one that only collects, one that keeps the reasons, and two that look for one choice. */
import type { Choice, Facts, Offer } from './game.js';

export interface Barred<C extends Choice> {
  readonly choice: C;
  readonly rule: string;
  readonly facts: Facts;
}

/**
 * Collects what may be chosen and drops the bars: for search. To be reused: `clear` forgets the count and keeps the list,
 * because shortening a list gives its memory away, and filling it anew was a fifth of the time of a random game.
 */
export class Legal<C extends Choice> implements Offer<C> {
  readonly explains = false;
  /** The choices are the first `count` of these. */
  readonly choices: C[] = [];
  count = 0;
  may(choice: C): void {
    this.choices[this.count++] = choice;
  }
  also(): void {}
  bar(): void {}
  clear(): void {
    this.count = 0;
  }
}

/** Keeps everything: what may be chosen, what of it search does not hear of, and why the rest may not. */
export class Explained<C extends Choice> implements Offer<C> {
  readonly explains = true;
  readonly allowed: C[] = [];
  /** Those of the allowed choices that are another order of what search is offered. */
  readonly reordered: C[] = [];
  readonly barred: Barred<C>[] = [];
  may(choice: C): void {
    this.allowed.push(choice);
  }
  also(choice: C): void {
    this.allowed.push(choice);
    this.reordered.push(choice);
  }
  bar(choice: C, rule: string, facts: Facts = {}): void {
    this.barred.push({ choice, rule, facts });
  }
}

/** Looks for one choice among those that may be chosen: `found` as it was offered. */
export class ChoiceFinder<C extends Choice> implements Offer<C> {
  readonly explains = false;
  found: C | null = null;
  constructor(private readonly wanted: C) {}
  may(choice: C): void {
    if (this.found === null && sameChoice(choice, this.wanted)) this.found = choice;
  }
  also(): void {}
  bar(): void {}
}

/** Looks for a choice among those that search does not hear of: it may be chosen as well, or is barred for a reason. */
export class BarFinder<C extends Choice> implements Offer<C> {
  readonly explains = true;
  found: C | null = null;
  barred: Barred<C> | null = null;
  constructor(private readonly wanted: C) {}
  may(): void {}
  also(choice: C): void {
    if (this.found === null && sameChoice(choice, this.wanted)) this.found = choice;
  }
  bar(choice: C, rule: string, facts: Facts = {}): void {
    if (this.barred === null && sameChoice(choice, this.wanted)) this.barred = { choice, rule, facts };
  }
}

/** Whether two choices are the same: the same keys with the same values. */
export function sameChoice(one: Choice, other: Choice): boolean {
  if (one === other) return true;
  if (one.type !== other.type) return false;
  const left = one as unknown as Readonly<Record<string, unknown>>;
  const right = other as unknown as Readonly<Record<string, unknown>>;
  let keys = 0;
  for (const key in left) {
    if (left[key] !== right[key]) return false;
    keys++;
  }
  for (const _key in right) keys--;
  return keys === 0;
}
