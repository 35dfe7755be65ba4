/** Places where nothing can be saved. A choice that is not on disk has not been made. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@bottega/games';
import { Match } from '@bottega/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Screen } from '../src/play/screen.js';
import { playOn } from '../src/play/session.js';
import { TerminalTable } from '../src/play/terminal-table.js';
import { begin, bottega, newHome } from './run.js';

const isLinux = process.platform === 'linux';

describe('a home that cannot be is one sentence and exit code 2', () => {
  const folder = newHome();
  writeFileSync(join(folder, 'file'), '');
  const homes = ['/dev/null/x', '/proc/x', '/proc/x/y/z', join(folder, 'file'), join(folder, 'file', 'x')];
  test.each(isLinux ? homes : homes.slice(3))('%s', async (home) => {
    const { code, out, err } = await bottega(home, ['play', 'principato'], ['q'], folder);
    expect(err).toMatch(/^bottega: cannot (read|write) .*: .*\n$/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('a report that cannot be written is told before the games are played', async () => {
    const args = ['simulate', 'principato', '--games', '1000000', '--report', join(folder, 'file', 'report.html')];
    const { code, err } = await bottega(folder, args);
    expect(err).toContain('a part of its path is a file, not a folder');
    expect(code).toBe(2);
  });
});

describe('a save that fails in the middle of a game', () => {
  const PEOPLE = ['play', 'principato', '--seed', 'full', '--seats', '2', '--bots', 'none', '--names', 'Anna,Bruno'];

  // A draft that leads to /dev/full is a disk without space; it is removed with the failure, so that the next try works.
  test.runIf(existsSync('/dev/full'))('no space: nothing has moved, the same choice can be tried again', async () => {
    const home = newHome();
    const session = new Session(home, PEOPLE);
    await session.type('', /Your choice > $/);
    const before = readFileSync(session.save, 'utf8');
    session.fillDisk();
    const failed = await session.type('6', /Your choice > $/);
    expect(failed).toContain('Nothing has changed: there is no space left to save the game in');
    expect(failed).not.toContain('ends their turn');
    expect(readFileSync(session.save, 'utf8')).toBe(before);
    await session.type('6', /it’s your turn to decide/);
    expect(choicesIn(session.save)).toBe(1);
    expect(await session.leave()).toBe(0);
  });

  test.runIf(existsSync('/dev/full'))('no space to take back: the choice stands', async () => {
    const session = new Session(newHome(), PEOPLE);
    await session.type('', /Your choice > $/);
    await session.type('1', /Your choice > $/);
    session.fillDisk();
    expect(await session.type('u', /Your choice > $/)).toContain('Nothing has changed');
    expect(choicesIn(session.save)).toBe(1);
    expect(await session.type('u', /Your choice > $/)).toContain('Undone.');
    expect(choicesIn(session.save)).toBe(0);
    await session.leave();
  });

  test('what a bot does is tried again when the people say so', async () => {
    const home = newHome();
    writeFileSync(join(home, 'saves'), '');
    const loaded = await gameById('principato').load();
    const { game } = loaded;
    const players = ['Anna', 'Bruno'].map((name) => ({ name, bot: 'random' }));
    const match = new Match(game, { seats: 2, options: {}, seed: 'bots' });
    const table = await TerminalTable.open(loaded, { match, players, seating: 'asSat', history: [], change: null });
    const screen = await Screen.open(loaded, 'en', []);
    const questions: string[] = [];
    vi.stubEnv('BOTTEGA_HOME', home);
    const isFinished = await playOn(table, screen, {
      ask: async (question) => {
        questions.push(question);
        expect(match.record.choices).toEqual([]);
        if (questions.length === 2) rmSync(join(home, 'saves'));
        return '';
      },
    });
    vi.unstubAllEnvs();
    expect(questions).toEqual(['Enter try again · q quit', 'Enter try again · q quit']);
    expect(isFinished).toBe(true);
    expect(choicesIn(join(home, 'saves', 'principato.json'))).toBe(match.record.choices.length);
  });

  test('the folder is gone: the person is told where and can leave', async () => {
    const home = newHome();
    const session = new Session(home, PEOPLE);
    await session.type('', /Your choice > $/);
    renameSync(join(home, 'saves'), join(home, 'elsewhere'));
    writeFileSync(join(home, 'saves'), '');
    expect(flat(await session.type('6', /Your choice > $/))).toContain('a part of its path is a file, not a folder');
    rmSync(join(home, 'saves'));
    renameSync(join(home, 'elsewhere'), join(home, 'saves'));
    await session.type('6', /it’s your turn to decide/);
    await session.leave();
  });

  test('a finished game that cannot be filed stays where it is, and is filed the next time', async () => {
    const home = newHome();
    writeFileSync(join(home, 'games'), '');
    const args = ['play', 'principato', '--seats', '2', '--bots', 'random,random', '--seed', 'filed'];
    const { code, out } = await bottega(home, args);
    expect(code).toBe(2);
    expect(flat(out)).toContain('a part of its path is a file, not a folder');
    expect(readdirSync(join(home, 'saves'))).toEqual(['principato.json']);
    rmSync(join(home, 'games'));
    const again = await bottega(home, args);
    expect(again.code).toBe(0);
    expect(again.out).toContain('The whole game is in');
    expect(readdirSync(join(home, 'games'))).toHaveLength(1);
    expect(readdirSync(join(home, 'saves'))).toEqual([]);
  });

  test.each([
    ['fr', 'Rien n’a bougé'],
    ['de', 'Es hat sich nichts geändert'],
    ['cs', 'Nic se nezměnilo'],
    ['it', 'Non è cambiato nulla'],
  ])('is told in %s', async (lang, words) => {
    const home = newHome();
    writeFileSync(join(home, 'games'), '');
    const args = ['play', 'principato', '--seats', '2', '--bots', 'random,random', '--lang', lang];
    expect((await bottega(home, args)).out).toContain(words);
  });
});

const sessions: Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.kill();
});

/** A game being played by somebody who reads what is on the screen before typing. */
class Session {
  readonly save: string;
  private readonly child: ChildProcess;
  private out = '';
  private heard: () => void = () => {};

  constructor(home: string, args: readonly string[]) {
    this.save = join(home, 'saves', 'principato.json');
    this.child = begin(home, args);
    sessions.push(this);
    this.child.stdout?.on('data', (chunk) => {
      this.out += chunk;
      this.heard();
    });
  }

  /** Types a line; gives what is said until the screen ends so. */
  async type(line: string, end: RegExp): Promise<string> {
    if (this.out === '') await this.until(/> $/);
    this.out = '';
    this.child.stdin?.write(`${line}\n`);
    return this.until(end);
  }

  async until(end: RegExp): Promise<string> {
    while (!end.test(this.out)) {
      await new Promise<void>((resolve) => {
        this.heard = resolve;
      });
    }
    return this.out;
  }

  /** The next save finds no space. */
  fillDisk(): void {
    symlinkSync('/dev/full', `${this.save}.${this.child.pid}.tmp`);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  async leave(): Promise<number | null> {
    this.child.stdin?.end();
    return new Promise((resolve) => this.child.on('close', resolve));
  }
}

const choicesIn = (save: string): number => JSON.parse(readFileSync(save, 'utf8')).record.choices.length;
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
