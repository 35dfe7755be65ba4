import { LANGUAGES } from '@bottega/kernel/text';
import { loadText } from '@bottega/principato/text';
import { DATA } from '@bottega/vulgari';
import { describe, expect, test } from 'vitest';
import { breakable } from '../src/games/principato/breakable';
import { breakable as breakableTitle } from '../src/games/vulgari/breakable';

/** More letters in one piece do not fit on the smallest card, which is 95 pixels wide inside. */
const LONGEST = 13;

describe('the names on cards', () => {
  test.each(LANGUAGES)('in %s every word fits on a card or has places to break', async (language) => {
    const names = Object.values((await loadText(language)).names.cards);
    const pieces = names.flatMap((name) => breakable(name).split(/[ \u00ad]/));
    expect(pieces.filter((piece) => piece.length > LONGEST)).toEqual([]);
    expect(names.map((name) => breakable(name).replaceAll('\u00ad', ''))).toEqual(names);
  });
});

test('no title of an Event card is longer in one piece than its column of the round table is wide', () => {
  const pieces = DATA.events.flatMap(({ title }) => breakableTitle(title).split(/[ \u00ad]/));
  expect(pieces.filter((piece) => piece.length > 9)).toEqual([]);
});
