/** Says messages in English, for tests that read. */
import { type Say, sayer } from '@bottega/kernel/text';
import { principato } from './table.js';

export async function createFormatter(): Promise<Say> {
  return sayer(await principato.text('en'), 'en', ['Anna', 'Bruno']);
}
