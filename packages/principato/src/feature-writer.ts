/** Writes features one after the other, and keeps their names when somebody asks for them. */

export class FeatureWriter {
  private into: Float32Array = new Float32Array(0);
  private count = 0;
  private section = '';
  private names: string[] | null = null;

  /** Begins anew. With a list for names, each feature adds its own: so names and numbers cannot get out of step. */
  begin(into: Float32Array, names: string[] | null): void {
    this.into = into;
    this.names = names;
    this.count = 0;
  }

  /** What the features that follow belong to: `own hand` and `harvest` become `own hand: harvest`. */
  begins(section: string): void {
    this.section = section;
  }

  /** Writes a feature, which mostly lies between −1 and 1. */
  put(name: string, value: number): void {
    if (this.names !== null) this.names.push(`${this.section}: ${name}`);
    this.into[this.count++] = value;
  }

  /** Yes or no as a number. */
  flag(name: string, isSo: boolean): void {
    this.put(name, isSo ? 1 : 0);
  }

  /** A count as steps, because the third field is not worth what the second is: at least `from`, at least one more, up to `to`. */
  steps(name: string, count: number, from: number, to: number): void {
    for (let step = from; step <= to; step++) {
      if (this.names !== null) this.names.push(`${this.section}: at least ${step} ${name}`);
      this.into[this.count++] = count >= step ? 1 : 0;
    }
  }

  /** A number for each name, in their order. */
  list(names: readonly string[], values: readonly number[], scale: number): void {
    for (let at = 0; at < names.length; at++) this.put(names[at], values[at] / scale);
  }
}
