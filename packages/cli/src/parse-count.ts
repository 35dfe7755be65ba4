/** Numbers among the options of a command. */
import { InputError } from '@bottega/kernel';

/** A whole number of an option. */
export function parseCount(name: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InputError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  };
}
