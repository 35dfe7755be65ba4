/** What reaches the terminal, and how wide it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { clean, cleanJson, cleanLine } from '../src/terminal/clean.js';
import { columns, numbered, wrap } from '../src/terminal/layout.js';
import { terminalColumns } from '../src/terminal/width.js';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

describe('what comes from outside cannot steer the terminal', () => {
  test.each([
    ['an escape sequence', '\u001b[31mAnna', '�[31mAnna'],
    ['a title of the window', '\u001b]0;gone\u0007Anna', '�]0;gone�Anna'],
    ['a control sequence in one sign (C1)', '\u009b2JAnna', '�2JAnna'],
    ['the return of the carriage', 'Anna\rBruno', 'Anna�Bruno'],
    ['steps back', 'Anna\b\b\b\b', 'Anna����'],
    ['text from right to left', '\u202eannA\u202c', '�annA�'],
    ['an isolated direction', '\u2066Anna\u2069\u200f', '�Anna��'],
    ['other line ends', 'Anna\u2028wins\u2029\u0085', 'Anna�wins��'],
  ])('%s', (_what, text, shown) => {
    expect(clean(text)).toBe(shown);
  });

  test('letters of every script, signs and line ends stay', () => {
    const text = 'Žofie, Łukasz, אנה, 安娜, Ⅳ ♔ 👩‍🎨\nAnna’s “turn” – « là »';
    expect(clean(text)).toBe(text);
  });

  test('within a sentence there is no line end', () => {
    expect(cleanLine('Anna\n\nBruno wins!')).toBe('Anna Bruno wins!');
  });

  test('JSON keeps its value', () => {
    const value = { seed: '\u001b\u009b\u202e"\\', list: [1, '\n'] };
    expect(JSON.parse(cleanJson(value, 2))).toEqual(value);
    expect(clean(cleanJson(value, 2))).toBe(cleanJson(value, 2));
  });

  test('there is one way out: nothing else writes to the terminal', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const writing = files.filter((file) =>
      /console\.|process\.std(out|err)\.write/.test(readFileSync(join(SOURCES, file), 'utf8')),
    );
    expect(writing.map((file) => relative('.', file).split(sep).join('/'))).toEqual(['terminal/print.ts']);
  });
});

describe('the width of the terminal', () => {
  test.each([
    ['a window', { isTTY: true, columns: 64 }, {}, 64],
    ['a window knows better than the environment', { isTTY: true, columns: 64 }, { COLUMNS: '90' }, 64],
    ['a window that does not tell', { isTTY: true, columns: 0 }, {}, 80],
    ['a pipe', { isTTY: false, columns: 0 }, {}, 80],
    ['a pipe whose reader is known', { isTTY: false, columns: 0 }, { COLUMNS: '60' }, 60],
    ['nonsense', { isTTY: false, columns: 0 }, { COLUMNS: 'wide' }, 80],
    ['a very narrow window', { isTTY: true, columns: 12 }, {}, 40],
    ['a very wide window', { isTTY: true, columns: 400 }, {}, 100],
  ])('%s', (_what, stream, environment, width) => {
    expect(terminalColumns(stream as NodeJS.WriteStream, environment)).toBe(width);
  });

  const SENTENCE = 'The game that was going on is kept. Go back to it with: bottega play --resume kept.json';
  const LIST =
    'number choose · ? why not · a suggestion · u undo · h help, which is long enough to need two lines · r rule';
  test.each([40, 60, 80, 100])('sentences and lists fit %i columns, and lose nothing', (width) => {
    for (const text of [SENTENCE, LIST]) {
      const lines = wrap(text, 2, width).split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      expect(
        lines
          .map((line) => line.trim())
          .join(' ')
          .replaceAll(' · ', ' '),
      ).toBe(text.replaceAll(' · ', ' '));
    }
  });

  test('a list breaks between its items', () => {
    expect(wrap('one thing · another thing · a third', 0, 30)).toBe('one thing · another thing\na third');
  });

  test('a choice that is too long goes on under its beginning', () => {
    expect(numbered(['Take a favour cube', 'End the turn'], 20)).toBe(
      '  1  Take a favour\n     cube\n  2  End the turn',
    );
  });

  test('a table that is too wide goes on below, with its first column', () => {
    const rows = [
      ['', 'Anna', 'Bruno', 'Carla'],
      ['Goals', '12', '7', '30'],
    ];
    expect(columns(rows, 80)).toBe('       Anna  Bruno  Carla\nGoals    12      7     30');
    expect(columns(rows, 20)).toBe('       Anna  Bruno\nGoals    12      7\n\n       Carla\nGoals     30');
  });
});
