/** Component data from a file. */
import { InputError } from '@bottega/kernel';
import type { Data } from './types.js';

export function parseData(json: unknown): Data {
  if (typeof json !== 'object' || json === null) throw new InputError('data must be an object');
  return json as Data;
}
