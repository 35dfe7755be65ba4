/** Files from elsewhere: they may hold anything. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanName } from '@bottega/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { bottega, CommandLine, newHome } from './run.js';

const EVIL = '\u001b]0;mine\u0007\u001b[2J\u009b31m\u202eAnna\nBruno wins!';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

describe('names, seeds and titles of a file cannot steer the terminal', () => {
  test('a save whose players have escape sequences for names', async () => {
    const home = newHome();
    await bottega(home, ['play', 'principato', '--bots', 'none', '--seats', '2'], ['q']);
    const save = join(home, 'saves', 'principato.json');
    const json = JSON.parse(readFileSync(save, 'utf8'));
    json.players[0].name = EVIL;
    json.players[1].name = EVIL;
    writeFileSync(save, JSON.stringify(json));
    const { code, out, err } = await bottega(home, ['play', 'principato'], ['', 'h', 't', 'l', '6', '', 'q']);
    expect(code).toBe(0);
    expect(out).toContain(cleanName(EVIL));
    expect(out + err).not.toMatch(STEERING);
    expect(out).not.toMatch(/^Bruno wins!/m);
  });

  test.each(['replay', 'verify'])(
    'a record with such a seed, and one that is no record at all: %s',
    async (command) => {
      const home = newHome();
      await bottega(home, ['play', 'principato', '--seats', '2', '--bots', 'random,random', '--seed', EVIL]);
      const [file] = readdirSync(join(home, 'games'));
      const played = await bottega(home, [command, join(home, 'games', file)]);
      expect(played.code).toBe(0);
      expect(played.out + played.err).not.toMatch(STEERING);
      writeFileSync(join(home, 'other.json'), JSON.stringify({ bottega: 1, game: EVIL }));
      const other = await bottega(home, [command, 'other.json']);
      expect(other.code).toBe(2);
      expect(other.err).not.toMatch(STEERING);
      expect(other.err.trimEnd().split('\n')).toHaveLength(1);
    },
  );

  test('a file that is not JSON, and an option that is none', async () => {
    const home = newHome();
    writeFileSync(join(home, 'text.json'), EVIL);
    for (const args of [['verify', 'text.json'], ['play', EVIL], ['play', '--names', EVIL, '--seats', EVIL], [EVIL]]) {
      const { code, out, err } = await bottega(home, args);
      expect(code).toBe(2);
      expect(out + err).not.toMatch(STEERING);
    }
  });

  test('a simulation as JSON keeps its seed', async () => {
    const args = ['simulate', 'principato', '--games', '1', '--bots', 'random', '--json', '--seed', EVIL];
    const { out } = await bottega(newHome(), args);
    expect(out).not.toMatch(STEERING);
    expect(JSON.parse(out).seed).toBe(EVIL);
  });
});

describe('what is nested without end is one sentence', () => {
  const line = new CommandLine();
  afterAll(() => line.end());
  const home = newHome();
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const write = (name: string, text: string) => writeFileSync(join(home, name), text);
  write('lists.json', nested(200_000));
  write('objects.json', objects(200_000));
  write('record.json', `{"bottega":1,"game":"principato","rules":1,"seats":2,"data":${objects(100_000)}}`);
  write('open.json', '['.repeat(5_000_000));
  write('save.json', `{"players":[],"record":${nested(100_000)}}`);

  test.each([
    ['replay', 'lists.json'],
    ['replay', 'record.json'],
    ['verify', 'objects.json'],
    ['verify', 'record.json'],
    ['verify', 'open.json'],
    ['play', 'principato', '--data', 'lists.json'],
    ['play', 'principato', '--data', 'objects.json'],
    ['play', '--resume', 'save.json'],
    ['play', '--resume', 'lists.json'],
    ['simulate', 'principato', '--data', 'objects.json'],
  ])('%s %s %s %s', async (...args) => {
    const { code, out, err } = await line.run(home, args);
    expect(err).toMatch(/^bottega: .*(nested too deeply|is damaged).*\n$/);
    expect(err).not.toContain('call stack');
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('brackets within texts are no levels', async () => {
    write('texts.json', JSON.stringify({ bottega: '['.repeat(500), game: '"{'.repeat(500) }));
    expect((await bottega(home, ['verify', 'texts.json'])).err).toContain('a record must begin with "bottega": 1');
  });
});

test('--resume goes on with the game of its file, whichever it is', async () => {
  const home = newHome();
  await bottega(home, ['play', 'vulgari', '--seed', 'set aside'], ['q']);
  await bottega(home, ['play', 'principato', '--seed', 'going on'], ['q']);
  await bottega(home, ['play', 'vulgari', '--new'], ['q']);
  const [kept] = readdirSync(join(home, 'saves')).filter((file) => file.includes('before'));
  const back = await bottega(home, ['play', '--resume', join(home, 'saves', kept)], ['q']);
  expect(back.out).toContain('bottega play vulgari');
  const seedIn = (game: string) => JSON.parse(readFileSync(join(home, 'saves', `${game}.json`), 'utf8')).record.seed;
  expect([seedIn('vulgari'), seedIn('principato')]).toEqual(['set aside', 'going on']);
  const other = await bottega(home, ['play', 'principato', '--resume', join(home, 'saves', kept)], ['q']);
  expect(other.err).toContain('is a game of vulgari, not of principato');
});
