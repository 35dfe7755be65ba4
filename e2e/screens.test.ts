import { describe, test } from 'vitest';
import { PHONE, type Visit, visit } from './browser.js';
import { everyScreen } from './every-screen.js';
import { expectSound, expectSoundIn } from './sound.js';

describe('every screen', () => {
  // They have the longest texts.
  test('in German, French and Italian: no text is missing, nothing overflows or is cut off', async () => {
    const page = await visit({ settings: { hints: true, motion: false } });
    await everyScreen(page, (name) => expectSoundIn(page, name, ['de', 'fr', 'it']));
  });

  // German has the longest words.
  test.each<[string, Visit]>([
    ['a phone', PHONE],
    ['a 4K display', { viewport: { width: 3840, height: 2160 } }],
  ])('on %s, in German', async (_name, device) => {
    const page = await visit({ ...device, settings: { language: 'de', hints: true } });
    await everyScreen(page, (name) => expectSound(page, name));
  });
});
