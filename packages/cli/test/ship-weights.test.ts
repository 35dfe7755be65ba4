/** `scripts/ship-weights.mjs`, which makes what was learned a part of its game. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { newHome, ranToEnd } from './run.js';
import { weightsFor } from './weights.js';

const SCRIPT = fileURLToPath(new URL('../../../scripts/ship-weights.mjs', import.meta.url));

const ship = (home: string, ...files: string[]) =>
  ranToEnd(spawn(process.execPath, [SCRIPT, '--into', 'packages', ...files], { cwd: home }));

async function homeWith(files: Record<string, unknown>): Promise<string> {
  const home = newHome();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(home, name), JSON.stringify(content));
  return home;
}

describe('ship-weights', () => {
  test('writes a module for each number of players, and an index of all that are there', async () => {
    const [four, two] = [await weightsFor('principato', 4), await weightsFor('principato', 2)];
    const home = await homeWith({ 'four.json': four, 'two.json': two });
    const folder = join(home, 'packages/principato/src/weights');
    expect(await ship(home, 'four.json')).toMatchObject({ code: 0, err: '' });
    expect((await ship(home, 'two.json')).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['index.ts', 'seats-2.ts', 'seats-4.ts']);
    const index = readFileSync(join(folder, 'index.ts'), 'utf8');
    expect(index.match(/case \d/g)).toEqual(['case 2', 'case 4']);
    const module = await import(pathToFileURL(join(folder, 'seats-4.ts')).href);
    expect(module.weights).toEqual(four);

    const again = await ship(home, 'four.json', 'two.json');
    expect(again.out.match(/as it was/g)?.length).toBe(3);
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toBe(index);
  });

  test('writes an index like the ones that are there', async () => {
    const home = await homeWith({ 'w.json': await weightsFor('vulgari', 3) });
    await ship(home, 'w.json');
    const index = readFileSync(join(home, 'packages/vulgari/src/weights/index.ts'), 'utf8');
    const own = readFileSync(new URL('../../vulgari/src/weights/index.ts', import.meta.url), 'utf8');
    const frame = (text: string) => text.replace(/ {4}case \d+:\n.*\n/g, '').replace(/\[[^[\]]*\];/, '[];');
    expect(frame(index)).toBe(frame(own));
  });

  test('writes nothing if one of them does not fit', async () => {
    const fits = await weightsFor('principato', 2);
    const home = await homeWith({ 'w.json': fits, 'old.json': { ...fits, rules: 1 }, 'bad.json': {} });
    for (const [files, reason] of [
      [['w.json', 'old.json'], 'old.json was learned under version 1 of the rules'],
      [['bad.json'], 'bad.json does not hold weights'],
      [['w.json', 'w.json'], 'w.json: there is another one for principato with 2 players'],
      [[], 'name one weights.json or more'],
    ] as const) {
      const { code, err } = await ship(home, ...files);
      expect([code, err.trim()]).toEqual([2, expect.stringContaining(reason)]);
    }
    expect(existsSync(join(home, 'packages'))).toBe(false);
  });
});
