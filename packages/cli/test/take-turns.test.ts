/** Commands that begin at once in a fresh clone do not install under each other's feet. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const TAKE_TURNS = new URL('../../../scripts/take-turns.mjs', import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bottega-turns-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that works in the folder for a moment, and tells when; with what it wrote to its standard error. */
function worker(name: string, last = ''): Promise<string> {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { takeTurns } from ${JSON.stringify(TAKE_TURNS)};
    takeTurns(${JSON.stringify(folder)}, () => {
      appendFileSync(${JSON.stringify(join(folder, 'told'))}, 'begin ${name}\\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      appendFileSync(${JSON.stringify(join(folder, 'told'))}, 'end ${name}\\n');
      ${last}
    }, () => console.error('waits'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve) => child.on('close', () => resolve(said)));
}

const told = () => readFileSync(join(folder, 'told'), 'utf8').trim().split('\n');

test('one works, the others wait, say so once, and have their turn', async () => {
  const said = await Promise.all(['a', 'b', 'c'].map((name) => worker(name)));
  expect(told().length).toBe(6);
  for (let at = 0; at < 6; at += 2) expect(told()[at].replace('begin', 'end')).toBe(told()[at + 1]);
  expect(said.sort()).toEqual(['', 'waits\n', 'waits\n']);
});

test('work that ends its process leaves nothing behind, and neither does one that was killed', async () => {
  expect(await worker('a', 'process.exit(1);')).toBe('');
  expect(await worker('b', "process.kill(process.pid, 'SIGKILL');")).toBe('');
  expect(await worker('c')).toBe('waits\n'); // it looks once more after it has taken away what was left
  expect(told().slice(-2)).toEqual(['begin c', 'end c']);
});

test.each([
  ['is no lock of ours', 'not a number', 0],
  ['is as old as no work is, though another process has its number now', String(process.pid), 3600],
])('what %s counts for nothing', async (_, content, seconds) => {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `bottega-setup-${name}`);
  writeFileSync(lock, content);
  const then = Date.now() / 1000 - seconds;
  utimesSync(lock, then, then);
  await worker('a');
  expect(told()).toEqual(['begin a', 'end a']);
});
