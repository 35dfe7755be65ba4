/** The advice of the bot at the terminal. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bottega, newHome } from './run.js';

const PLAY = ['play', 'principato', '--seed', 'cli', '--seats', '2'];
/** What the person has chosen. */
function choicesIn(home: string): unknown[] {
  const { record } = JSON.parse(readFileSync(join(home, 'saves', 'principato.json'), 'utf8'));
  return record.choices.filter(([seat]: [number]) => seat === 0);
}

describe('the letter a', () => {
  test('shows what the bot would choose, what it expects and why, and plays nothing', async () => {
    const home = newHome();
    const { out } = await bottega(home, PLAY, ['a', 'q']);
    expect(out).toMatch(/^Suggestion: \d+ /m);
    expect(out).toMatch(/^Expected lead over the average opponent at the end of the game: [+−]\d+\.\d$/m);
    expect(out).toMatch(/^ {2}Future production +\+\d+\.\d$/m);
    expect(out.replace(/\n(?=\S*\))/g, ' ')).toMatch(/^Next best: \d+ [^(]*\(expected lead [+−]\d+\.\d\)/m);
    expect(choicesIn(home)).toEqual([]);
  });

  test('with components of one’s own, for which nothing was learned, it expects points', async () => {
    const home = newHome();
    writeFileSync(join(home, 'my.json'), (await bottega(home, ['data', 'principato'])).out);
    const { out } = await bottega(home, [...PLAY, '--data', join(home, 'my.json')], ['a', 'q']);
    expect(out).toMatch(/^Expected points at the end of the game: \d+\.\d \(\+\d+\.\d compared with now\)$/m);
    expect(out).toMatch(/^Next best: \d+ .* \([+−]\d+\.\d\)$/m);
  });

  test('is not the choice of somebody who is absent', async () => {
    expect((await bottega(newHome(), PLAY, ['a', 'q'])).out).not.toContain('Suggestion: 6 End turn');
  });

  test.each(['', 'y'])('the suggestion is played when it is confirmed ("%s")', async (yes) => {
    const home = newHome();
    const { out } = await bottega(home, PLAY, ['a', yes, 'q']);
    const [, number] = /^Suggestion: (\d+) /m.exec(out) ?? [];
    const typed = newHome();
    await bottega(typed, PLAY, [number, 'q']);
    expect(choicesIn(home)).toHaveLength(1);
    expect(choicesIn(home)).toEqual(choicesIn(typed));
  });

  test('anything else is what it says, and then Enter plays nothing', async () => {
    const home = newHome();
    const { out } = await bottega(home, PLAY, ['a', 'r P-5.7', '', 'y', 'n', 'q']);
    expect(out.match(/Type a number from 1 to 6/g)).toHaveLength(3);
    expect(choicesIn(home)).toEqual([]);
  });

  test.each([
    ['fr', /^Avance prévue en fin de partie sur la moyenne des adversaires\s:\s[+−]\d+,\d$/m],
    ['de', /^Erwarteter Vorsprung auf den Durchschnitt der anderen am Spielende:\s[+−]\d+,\d$/m],
    ['cs', /^Očekávaný náskok na průměr soupeřů na konci hry:\s[+−]\d+,\d$/m],
    ['it', /^Vantaggio previsto a fine partita sulla media degli avversari:\s[+−]\d+,\d$/m],
  ])('speaks %s', async (lang, expected) => {
    expect((await bottega(newHome(), [...PLAY, '--lang', lang], ['a', 'q'])).out).toMatch(expected);
  });

  test.each([
    ['virtu', '3'],
    ['vulgari', '3'],
    ['vulgari', '5'],
  ])('advises in %s with %s players', async (game, seats) => {
    const { out } = await bottega(newHome(), ['play', game, '--seats', seats, '--seed', 'cli'], ['a', 'q']);
    expect(out).toMatch(/^Suggestion: \d+ /m);
    expect(out).toContain('\nExpected lead over the average opponent at the end of the game:');
  });
});
