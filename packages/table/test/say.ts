/** Says messages in English, for tests that read. */
import { loadText } from '@bottega/games/text';
import { type Say, sayer } from '@bottega/kernel/text';

export async function createFormatter(): Promise<Say> {
  return sayer(await loadText('principato', 'en'), 'en', ['Anna', 'Bruno']);
}
