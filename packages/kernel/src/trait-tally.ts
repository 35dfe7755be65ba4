/** Gathers what there was to each seat of a finished game. */
import type { Seat, Trait, Traits } from './game.js';

export class TraitTally<Deed extends string> {
  private readonly things: Trait[][];
  private readonly deeds: Record<string, number>[];

  /** For so many seats; `deeds` names what is counted, in the order in which it is told. */
  constructor(seats: number, deeds: readonly Deed[]) {
    this.things = Array.from({ length: seats }, () => []);
    this.deeds = Array.from({ length: seats }, () => Object.fromEntries(deeds.map((deed) => [deed, 0])));
  }

  /** A seat had a thing; said twice it counts once. */
  has(seat: Seat, kind: string, thing: string): void {
    const things = this.things[seat];
    if (!things.some((one) => one.kind === kind && one.thing === thing)) things.push({ kind, thing });
  }

  did(seat: Seat, deed: Deed, times = 1): void {
    this.deeds[seat][deed] += times;
  }

  /** All of it; `order` are the seats in the order of their first turns. */
  inOrder(order: readonly Seat[]): Traits {
    return { order, things: this.things, deeds: this.deeds };
  }
}

/** The seats clockwise from one of them. */
export function clockwiseFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, at) => (first + at) % seats);
}
