/** Settings: flags and variables, and what is said of wrong ones. */
import { describe, expect, test } from 'vitest';
import { attributeOf, readSettings, SERVER_SETTINGS } from '../src/setting-list.js';
import { type Settings, USUAL_SETTINGS } from '../src/settings.js';

const read = (flags: Record<string, unknown>, env: Record<string, string> = {}) =>
  readSettings<Settings>(SERVER_SETTINGS, flags, env);

describe('settings', () => {
  test('what nobody sets is left out', () => {
    expect(read({})).toEqual({});
    expect(read({ allowHost: [] }, { DATABASE_URL: '', BOTTEGA_LOG_LEVEL: ' ' })).toEqual({});
  });

  test('all of them can be said by flag, and all by variable', () => {
    const words: { readonly [Key in keyof Settings]: string } = {
      database: 'postgres://localhost/bottega',
      hosts: 'games.example,other.example',
      isBehindProxy: 'yes',
      logLevel: 'debug',
      requestsPerMinute: '12',
      messagesPerMinute: '34',
      metricsToken: '0123456789abcdef',
      publicUrl: 'https://games.example',
      smtpUrl: 'smtps://games:secret@mail.example',
      mailFrom: 'Bottega <games@games.example>',
      noticeDelayMs: '56',
      noticeRetryMs: '78',
      beatMs: '910',
      analyses: '0',
      analysisPositions: '500',
    };
    const keys = Object.keys(USUAL_SETTINGS) as (keyof Settings)[];
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
    const flags = keys.map((key) => [attributeOf(SERVER_SETTINGS[key].flag), words[key]]);
    const env = keys.map((key) => [SERVER_SETTINGS[key].env, words[key]]);
    const wanted = {
      database: 'postgres://localhost/bottega',
      hosts: ['games.example', 'other.example'],
      isBehindProxy: true,
      logLevel: 'debug',
      requestsPerMinute: 12,
      messagesPerMinute: 34,
      metricsToken: '0123456789abcdef',
      publicUrl: 'https://games.example',
      smtpUrl: 'smtps://games:secret@mail.example',
      mailFrom: 'Bottega <games@games.example>',
      noticeDelayMs: 56,
      noticeRetryMs: 78,
      beatMs: 910,
      analyses: 0,
      analysisPositions: 500,
    };
    expect(read(Object.fromEntries(flags))).toEqual(wanted);
    expect(read({}, Object.fromEntries(env))).toEqual(wanted);
  });

  test('a flag has the last word', () => {
    expect(read({ logLevel: 'error' }, { BOTTEGA_LOG_LEVEL: 'debug' })).toEqual({ logLevel: 'error' });
  });

  test.each([
    [{ logLevel: 'loud' }, {}, '--log-level must be one of silent, error, warn, info, debug, not "loud"'],
    [{ requestsPerMinute: '0' }, {}, '--requests-per-minute must be a whole number from 1 to 100000000, not "0"'],
    [
      {},
      { BOTTEGA_MESSAGES_PER_MINUTE: '1e9' },
      'BOTTEGA_MESSAGES_PER_MINUTE must be a whole number from 1 to 100000000, not "1e9"',
    ],
    [{ analyses: '-1' }, {}, '--analyses must be a whole number from 0 to 100000000, not "-1"'],
    [
      {},
      { BOTTEGA_ANALYSIS_POSITIONS: 'many' },
      'BOTTEGA_ANALYSIS_POSITIONS must be a whole number from 10 to 100000, not "many"',
    ],
    [{}, { BOTTEGA_BEHIND_PROXY: 'perhaps' }, 'BOTTEGA_BEHIND_PROXY must be yes or no, not "perhaps"'],
    [
      { allowHost: ['a.example', 'http://b'] },
      {},
      '--allow-host must be a name without port, such as games.example, not "http://b"',
    ],
    [
      {},
      { DATABASE_URL: 'mysql://here/there' },
      'DATABASE_URL must be the path of a file, or an address that begins with postgres://, not "mysql://here/there"',
    ],
    [{ metricsToken: 'too short' }, {}, '--metrics-token must be 16 letters, digits, - or _ at least, not "…"'],
  ])('%j %j is one sentence', (flags, env, sentence) => {
    expect(() => read(flags, env as Record<string, string>)).toThrow(sentence);
  });
});
