/** Writes features one after the other. The same calls give each place its name, so numbers and names cannot fall apart. */

let into: Float32Array = new Float32Array(0);
let at = 0;
let section = '';
/** The names collected so far, while nothing else is wanted. */
let names: string[] | null = null;

/** From the first place of a list on. */
export function beginFeatures(list: Float32Array): void {
  into = list;
  at = 0;
}

/** What the following features are about. */
export function aboutFeatures(what: string): void {
  section = what;
}

/** The next feature; `of` tells those of one name apart. */
export function put(name: string, value: number, of = ''): void {
  if (names !== null) names.push(of === '' ? `${section}: ${name}` : `${section}: ${name} ${of}`);
  else into[at++] = value;
}

export function putFlag(name: string, is: boolean, of = ''): void {
  put(name, is ? 1 : 0, of);
}

/** The names of what is written meanwhile. */
export function namesWritten(write: () => void): readonly string[] {
  const written: string[] = [];
  names = written;
  try {
    write();
  } finally {
    names = null;
  }
  return written;
}
