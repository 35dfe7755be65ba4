/** What the page knows of accounts before it asks a server. */
import { LANGUAGES } from '@bottega/kernel/text';
import { ClientError } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { explainAccountError } from '../src/shell/account/account-error';
import { isSameName, nameMistake, newPasswordMistake, passwordMistake } from '../src/shell/account/mistakes';
import { deviceLabel, PasskeyError } from '../src/shell/account/passkeys';
import { loadPageText, loadTextPart } from '../src/text';

describe('what is typed', () => {
  test('a name needs something that can be seen', () => {
    expect([nameMistake(' \u200b '), nameMistake('Anna')]).toEqual(['friends.needName', null]);
  });

  test.each([
    ['7 chars', 'Anna', 'account.shortPassword'],
    ['ANNA MARIA', 'Anna Maria', 'account.passwordIsName'],
    ['eight ch', 'Anna', null],
  ])('of the password %j for %j', (password, name, mistake) => {
    expect(newPasswordMistake(password, name)).toBe(mistake);
  });

  test('a password that is asked for may be anything but nothing', () => {
    expect([passwordMistake(''), passwordMistake('x')]).toEqual(['account.needPassword', null]);
  });

  test('names are the same as the server compares them', () => {
    expect([isSameName(' ANNA ', 'Anna'), isSameName('Ａnna', 'Anna'), isSameName('Anne', 'Anna')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36', 'Chrome · Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['Something else', ''],
])('%s is called %j', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label);
});

/** Everything for which a server refuses something about an account (docs/protocol.md), and what a browser says of passkeys. */
const REFUSALS = [
  ...['wrongInput', 'notSignedIn', 'wrongPassword', 'wrongPasskey', 'banned', 'noLink', 'hasAccount', 'noAccount'],
  ...['nameTaken', 'noGuest', 'knownPasskey', 'lastPasskey', 'tooManyPasskeys', 'tooMany', 'storageFull'],
  ...['storageFailed', 'restarting', 'failed', 'offline'],
].map((code) => new ClientError(code, 'for engineers'));
const OF_PASSKEYS = (['cancelled', 'knownPasskey', 'impossible'] as const).map((code) => new PasskeyError(code, null));

test.each(LANGUAGES)('every refusal has a sentence of its own language (%s)', async (language) => {
  const text = await loadPageText(language);
  await loadTextPart('account');
  const sentences = [...REFUSALS, ...OF_PASSKEYS].map((error) => explainAccountError(error, text));
  expect(sentences.filter((sentence) => /for engineers|cancelled|impossible/.test(sentence))).toEqual([]);
});
