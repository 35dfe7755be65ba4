/** Readers of numbers, yes and no, names and ids. */
import { type Reader, single } from './reader.js';

/** A whole number within bounds. */
export function whole(least: number, most: number): Reader<number> {
  return numberWithin(`a whole number from ${least} to ${most}`, least, most, Number.isInteger);
}

/** A number within bounds. */
export function decimal(least: number, most: number): Reader<number> {
  return numberWithin(`a number from ${least} to ${most}`, least, most, Number.isFinite);
}

export const yesNo: Reader<boolean> = single('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/** A short name made of small letters, digits and dashes. */
export const name: Reader<string> = single('a name of small letters, digits and dashes, 40 at most', (value) =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value) ? value : undefined,
);

/** One of some ids, numbers or null. */
export function oneOf<T extends string | number | null>(values: readonly T[]): Reader<T> {
  const shown = values.map((value) => JSON.stringify(value));
  const wants = shown.length === 1 ? shown[0] : `${shown.slice(0, -1).join(', ')} or ${shown[shown.length - 1]}`;
  return single(wants, (value) => values.find((one) => one === value));
}

function numberWithin(wants: string, least: number, most: number, fits: (value: number) => boolean): Reader<number> {
  return single(wants, (value) => {
    const isRight = typeof value === 'number' && fits(value) && value >= least && value <= most;
    return isRight ? value + 0 : undefined; // + 0: JSON knows −0, the rules do not
  });
}
