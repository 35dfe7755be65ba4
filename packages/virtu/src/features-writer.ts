/** A cursor that writes features one after the other, each with its name: so names, numbers and size cannot get out of step. */
export class FeatureWriter {
  private into: Float32Array = new Float32Array(0);
  private at = 0;
  private whose = '';

  /** With a list it also notes the names, which takes time. */
  constructor(private readonly names: string[] | null = null) {}

  /** Begins anew, from the first place. */
  begin(into: Float32Array): void {
    this.into = into;
    this.at = 0;
  }

  /** What the next ones are about: "rival 2". */
  about(whose: string): void {
    this.whose = whose;
  }

  put(name: string, value: number): void {
    if (this.names !== null) this.names.push(`${this.whose}: ${name}`);
    this.into[this.at++] = value;
  }

  flag(name: string, isSo: boolean): void {
    this.put(name, isSo ? 1 : 0);
  }
}
