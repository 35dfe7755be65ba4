/** `bottega crash`: nothing is lost, and the harness would notice if something were. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientError } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { isGone } from '../src/crash/player.js';
import { bottega, newHome } from './run.js';

const crash = (kills: number, options: readonly string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const home = newHome();
  return bottega(home, ['crash', '--kills', String(kills), '--tables', '3', '--json', ...options], [], home, env);
};

describe('bottega crash', () => {
  test.each([
    ['cannot be reached', new ClientError('offline', 'fetch failed'), true],
    ['is about to end', new ClientError('draining', 'later', 503), true],
    ['refuses something', new ClientError('wrongInput', 'no', 400), false],
  ])('a server that %s', (_what, error, isTriedAgain) => {
    expect(isGone(error)).toBe(isTriedAgain);
  });

  test('everything that was acknowledged is there after kill -9, once, and every table goes on', async () => {
    const { code, out, err } = await crash(2);
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ lost: 0, twice: 0, troubles: [] });
    const { acknowledged, found, kills } = JSON.parse(out);
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(found).toBe(acknowledged);
    expect(acknowledged).toBeGreaterThanOrEqual(2 * 10); // so many at least between two kills
    expect(code).toBe(0);
  });

  test('a disk that forgets what it was told to keep is found out', async () => {
    const lying = join(newHome(), 'lying-disk.mjs');
    const libsql = import.meta.resolve('libsql', import.meta.url);
    writeFileSync(
      lying,
      `import Database from ${JSON.stringify(libsql)};
      const { exec, prepare } = Database.prototype;
      // Of a person, who is told that it is done: what a bot did is acknowledged to nobody.
      const isOfPerson = (values) => JSON.parse(values.flat()[0]).some(([, , , , , request]) => request !== null);
      let isPromised = false;
      let promises = 0;
      Database.prototype.prepare = function (sql) {
        const statement = prepare.call(this, sql);
        if (!/^\\s*insert into "?acts\\b/.test(sql)) return statement;
        for (const name of ['all', 'run']) {
          const own = statement[name];
          statement[name] = function (...values) {
            isPromised ||= isOfPerson(values);
            return own.apply(this, values);
          };
        }
        return statement;
      };
      Database.prototype.exec = function (sql) {
        const isForgotten = sql === 'commit' && isPromised && ++promises % 2 === 0;
        if (sql === 'commit') isPromised = false;
        return exec.call(this, isForgotten ? 'rollback' : sql);
      };`,
    );
    // More kills only if nothing was found after the first, because nobody had chosen yet.
    // A table whose server is lied to may stand still; that need not be waited for as long as where it must not.
    const { code, out } = await crash(5, ['--patience', '5'], { NODE_OPTIONS: `--import ${lying}` });
    const { lost, troubles } = JSON.parse(out);
    expect(lost).toBeGreaterThan(0);
    expect(troubles).not.toEqual([]);
    expect(code).toBe(1);
  });
});
