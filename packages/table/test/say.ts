/** Says messages in English, for tests that read. */
import { loadText } from '@bottega/games/text';
import { createFormatter, type Say } from '@bottega/kernel/text';

export async function inEnglish(): Promise<Say> {
  return createFormatter(await loadText('principato', 'en'), 'en', ['Anna', 'Bruno']);
}
