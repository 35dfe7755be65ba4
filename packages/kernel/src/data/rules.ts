/** Rules for lists, beside the shape of what is in them: `also(list(…), differ)`. */
import type { Problem } from './reader.js';

/** Nothing comes twice. */
export function differ(values: readonly string[], path: string, problem: Problem): void {
  const again = values.find((value, at) => values.indexOf(value) < at);
  if (again !== undefined) problem(`${path} must be different, but "${again}" is there more than once`);
}

/** No number is less than the one before it. */
export function rising(values: readonly number[], path: string, problem: Problem): void {
  values.forEach((value, at) => {
    if (at > 0 && value < values[at - 1]) problem(outOfOrder(values, at, 'least', path));
  });
}

/** No number is more than the one before it. */
export function falling(values: readonly number[], path: string, problem: Problem): void {
  values.forEach((value, at) => {
    if (at > 0 && value > values[at - 1]) problem(outOfOrder(values, at, 'most', path));
  });
}

function outOfOrder(values: readonly number[], at: number, bound: 'least' | 'most', path: string): string {
  return `${path}[${at}] must be at ${bound} ${values[at - 1]}, the value before it, not ${values[at]}`;
}
