import { describe, expect, test } from 'vitest';
import { cleanName, MAX_NAME_LENGTH } from '../src/index.js';

describe('a player’s name', () => {
  test.each(['Anna', 'Čeněk Žižka', 'François-Élie', 'O’Brien', '李小龍', 'Łukasz 2', 'نگار', '👩‍🎨 Artemisia'])(
    '%s stays',
    (name) => {
      expect(cleanName(name)).toBe(name);
    },
  );

  test.each([
    ['  Anna \t Maria\n', 'Anna Maria'],
    ['An\u0000na\u001b[31m', 'Anna[31m'],
    ['\u202eannA', 'annA'],
    ['\u2066Anna\u2069', 'Anna'],
    ['Anna\u200b\ufeff', 'Anna'],
    ['\ud83d', ''],
    ['\u2028\u2029', ''],
    ['   ', ''],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanName(given)).toBe(shown);
  });

  test('what is too long is cut between letters', () => {
    expect(cleanName('a'.repeat(5_000_000))).toBe('a'.repeat(MAX_NAME_LENGTH));
    expect(cleanName(`${'a'.repeat(MAX_NAME_LENGTH - 1)}👩‍🎨`)).toBe('a'.repeat(MAX_NAME_LENGTH - 1));
    expect(cleanName(`${'a'.repeat(MAX_NAME_LENGTH - 1)}e\u0301x`)).toBe(`${'a'.repeat(MAX_NAME_LENGTH - 1)}é`);
    expect(cleanName(`${'a'.repeat(MAX_NAME_LENGTH - 1)} b`)).toBe('a'.repeat(MAX_NAME_LENGTH - 1));
  });
});
