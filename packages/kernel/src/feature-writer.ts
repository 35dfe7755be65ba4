/** Features written one after the other by code that names them: so names, numbers and size cannot get out of step. */
import type { Seat, State } from './game.js';
import type { Features } from './learned.js';

export class FeatureWriter {
  private into: Float32Array = new Float32Array(0);
  private names: string[] | null = null;
  private at = 0;
  private section = '';

  /** Begins anew. With a list for names each feature adds its own to it. */
  begin(into: Float32Array, names: string[] | null = null): void {
    this.into = into;
    this.names = names;
    this.at = 0;
  }

  /** What the next ones are about: `rival 2` and `food` become `rival 2: food`. */
  about(section: string): void {
    this.section = section;
  }

  /** Writes a feature, which mostly lies between −1 and 1; `of` tells those of one name apart. */
  put(name: string, value: number, of = ''): void {
    // Names are put together only if somebody asks: numbers are written thousands of times a second.
    if (this.names !== null) this.names.push(of === '' ? `${this.section}: ${name}` : `${this.section}: ${name} ${of}`);
    this.into[this.at++] = value;
  }

  /** Yes or no as a number. */
  flag(name: string, isSo: boolean, of = ''): void {
    this.put(name, isSo ? 1 : 0, of);
  }

  /** A count as steps, for what is not worth as much the third time as the second: at least `from`, at least one more, up to `to`. */
  steps(name: string, count: number, from: number, to: number): void {
    for (let step = from; step <= to; step++) {
      if (this.names !== null) this.names.push(`${this.section}: at least ${step} ${name}`);
      this.into[this.at++] = count >= step ? 1 : 0;
    }
  }

  /** A number for each name, in their order. */
  list(names: readonly string[], values: readonly number[], scale: number): void {
    for (let at = 0; at < names.length; at++) this.put(names[at], values[at] / scale);
  }
}

/** The features that a function writes; `empty` is any table with so many seats, for which there are as many as for every other. */
export function featuresFrom<S extends State>(
  writeAll: (out: FeatureWriter, state: S, seat: Seat) => void,
  empty: (seats: number) => S,
): Features<S> {
  const out = new FeatureWriter();
  const known = new Map<number, readonly string[]>();
  const names = (seats: number): readonly string[] => {
    let found = known.get(seats);
    if (found === undefined) {
      const written: string[] = [];
      out.begin(new Float32Array(0), written);
      writeAll(out, empty(seats), 0);
      known.set(seats, written);
      found = written;
    }
    return found;
  };
  return {
    names,
    size: (seats) => names(seats).length,
    write(state, seat, into) {
      out.begin(into);
      writeAll(out, state, seat);
    },
  };
}
