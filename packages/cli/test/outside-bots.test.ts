/** Bots of one's own: programs that play over JSON lines. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameById } from '@bottega/games';
import { Match } from '@bottega/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { outsideId } from '../src/outside/command.js';
import { begin, bottega, newHome, ranToEnd } from './run.js';

const NODE = `"${process.execPath}"`;
const example = (name: string) => fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url));
const FIRST = `${NODE} "${example('first-choice.mjs')}"`;
const PYTHON = example('random_choice.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
const programs = (...commands: string[]) => commands.flatMap((command) => ['--bot', `cmd: ${command}`]);
const saveIn = (home: string) => JSON.parse(readFileSync(join(home, 'saves', 'principato.json'), 'utf8'));

/** A folder with a bot that takes the first choice of every question, unless these lines do something else. */
function homeWith(onQuestion: string): string {
  const home = newHome();
  writeFileSync(
    join(home, 'bot.mjs'),
    `import { createInterface } from 'node:readline';
    const how = process.argv[2];
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, id, choices } = JSON.parse(line);
      if (type !== 'choose') continue;
      ${onQuestion}
      console.log(JSON.stringify({ id, choice: 0, say: 'ignored' }));
    }`,
  );
  return home;
}
const BOT = `${NODE} bot.mjs`;

describe.each(['principato', 'virtu', 'vulgari'])('%s', (id) => {
  test('the JavaScript example plays a whole game, and is sent what its seat sees and nothing else', async () => {
    const home = newHome();
    const seats = id === 'virtu' ? 3 : 2;
    const seat = seats - 1;
    const bots = Array.from({ length: seat }, () => 'random').join();
    const args = [
      'play',
      id,
      '--seats',
      String(seats),
      '--bots',
      bots,
      '--seed',
      'nobody knows',
      '--bot-seconds',
      '60',
    ];
    const { code, out, err } = await bottega(home, [...args, ...programs(`tee heard | ${FIRST}`)]);
    expect(out).toMatch(/wins!|Shared victory/);
    expect(err).toMatch(/^\[\w+\] I play \w+ in seat \d\.\n\[\w+\] I came in at place \d\.\n$/);
    expect(code).toBe(0);

    const { game } = await gameById(id).load();
    const [file] = readdirSync(join(home, 'games'));
    const record = JSON.parse(readFileSync(join(home, 'games', file), 'utf8'));
    const text = readFileSync(join(home, 'heard'), 'utf8');
    const lines = text.trimEnd().split('\n');
    const questions = lines.slice(1, -1);
    const names = ['Anna', 'Bruno', 'Carla'].slice(0, seats);
    const about = { game: id, rules: game.rules, seat, seats, options: record.options, data: null, names };
    expect(JSON.parse(lines[0])).toEqual({ type: 'start', protocol: 1, ...about });
    expect(text).not.toContain(record.seed);

    const match = new Match(game, { seats, options: record.options, seed: record.seed });
    let asked = 0;
    for (const [chooser, choice] of record.choices) {
      if (chooser === seat && asked < questions.length) {
        const { choices, ...question } = JSON.parse(questions[asked]);
        const isAsked = JSON.stringify(question.view) === JSON.stringify(match.view(seat));
        // What has one answer, and can be taken back, is answered without a question.
        if (isAsked) expect(question).toEqual({ type: 'choose', id: ++asked, view: match.view(seat) });
        else expect(match.offers(seat).allowed).toHaveLength(1);
        if (isAsked) expect(choices[0]).toEqual(choice);
      }
      match.play(chooser, choice);
    }
    expect(asked).toBe(questions.length);
    const { points, places } = game.result(match.state);
    expect(JSON.parse(lines[lines.length - 1])).toEqual({ type: 'end', points, places });
  });
});

describe(`the Python example (python3 is ${hasPython ? 'here: it plays' : 'not here: only read'})`, () => {
  const source = readFileSync(PYTHON, 'utf8');

  test('needs nothing but Python and answers as docs/bots.md says', () => {
    expect(source.match(/^(import|from) .*$/gm)).toEqual(['import json', 'import random', 'import sys']);
    expect(source).toContain('print(json.dumps({"id": message["id"], "choice": choice}), flush=True)');
    expect(source.split('\n').length).toBeLessThanOrEqual(41);
  });

  if (hasPython)
    test('plays a whole game', async () => {
      const args = ['play', 'principato', '--seats', '2', '--bots', 'random', '--bot-seconds', '60'];
      const { code, out, err } = await bottega(newHome(), [...args, ...programs(`python3 "${PYTHON}"`)]);
      expect(out).toMatch(/wins!|Shared victory/);
      expect(err).toMatch(/^\[Bruno\] I play principato in seat 1\.\n\[Bruno\] I came in at place \d\.\n$/);
      expect(code).toBe(0);
    });
});

describe('a bot that does not do its part loses the choice', () => {
  const ON_SECOND = `if (id === 2) {
    if (how === 'nonsense') console.log('\\u001b[2Jthinking …');
    if (how === 'crash') { console.error('\\u001b]0;mine\\u0007oh no'); process.exit(3); }
    if (how === 'other') console.log(JSON.stringify({ id: 77, choice: 0 }));
    if (how === 'range') { console.log(JSON.stringify({ id, choice: choices.length })); continue; }
    if (how === 'long') console.log('x'.repeat(3_000_000));
    if (how === 'closed') { (await import('node:fs')).closeSync(1); setInterval(() => {}, 1000); await new Promise(() => {}); }
    if (how === 'late') continue;
  }
  if (how === 'silent') continue;
  if (how === 'late' && id === 3) console.log(JSON.stringify({ id: 2, choice: 0 }));`;
  const four = (bots: string[], ...more: string[]) =>
    bottega(homeWith(ON_SECOND), ['play', 'principato', '--seats', '4', ...programs(...bots), ...more]);

  test('nonsense, a crash, another question, no such choice: each is told once, and the game is played to its end', async () => {
    const bots = ['nonsense', 'crash', 'other', 'range'].map((how) => `${BOT} ${how}`);
    const { code, out, err } = await four(bots, '--bot-seconds', '60');
    expect(out).toMatch(/wins!|Shared victory/);
    expect(code).toBe(0);
    const told = flat(err);
    expect(told).toContain('Anna (cmd): this is not an answer: “�[2Jthinking …”. apprendista chooses instead.');
    expect(told).toContain('Bruno (cmd): the program has ended (exit 3). apprendista plays for it until the end.');
    expect(told).toContain('[Bruno] �]0;mine�oh no');
    expect(told).toContain('Carla (cmd): answered question 77 instead of question 2. apprendista chooses instead.');
    expect(told).toMatch(/Dario \(cmd\): chose (\d+), but the choices are numbered from 0 to \d+\./);
    for (const name of ['Anna', 'Carla', 'Dario'])
      expect(told).toContain(`${name} (cmd): choices made by apprendista instead: 1`);
    expect(told.match(/Bruno \(cmd\)/g)).toHaveLength(2); // its end, and how many choices were made for it
    expect(err).not.toContain('\u001b');
  });

  test('no such program, a line without end, closed output, a late answer', async () => {
    const bots = ['./nowhere', `${BOT} long`, `exec ${BOT} closed`, `${BOT} late`];
    const { code, out, err } = await four(bots, '--bot-seconds', '6');
    expect(out).toMatch(/wins!|Shared victory/);
    expect(code).toBe(0);
    const told = flat(err);
    expect(told).toContain('Anna (cmd): the program could not be started. apprendista plays for it until the end.');
    expect(told).toContain('Bruno (cmd): a line of more than 1 MB is not read. apprendista chooses instead.');
    expect(told).toContain('Carla (cmd): the program has ended (EOF). apprendista plays for it until the end.');
    expect(told).toContain('Dario (cmd): no answer within 6 s. apprendista chooses instead.');
    expect(told).not.toContain('answered question');
  });

  test('silence again and again ends it, so that nobody waits for it all game long', async () => {
    const args = ['play', 'principato', '--seats', '2', '--bots', 'random', '--bot-seconds', '1', '--lang', 'de'];
    const { out, err } = await bottega(homeWith(ON_SECOND), [...args, ...programs(`${BOT} silent`)]);
    expect(out).toMatch(/gewinnt!|Geteilter Sieg/);
    const told = flat(err);
    expect(told).toContain('Bruno (cmd): keine Antwort innerhalb von 1 s. apprendista entscheidet an seiner Stelle.');
    expect(told).toContain('3-mal hintereinander keine Antwort; das Programm wurde deshalb beendet.');
  });
});

describe('a bot ends with bottega, even if it does not want to', () => {
  let server: Server | null = null;
  afterEach(() => void server?.close());

  /** A home with a bot that stays, and a way to know when it is there and gone: its connection. */
  async function stubborn(): Promise<{ home: string; there: Promise<void>; gone: Promise<void> }> {
    const listening = createServer();
    server = listening;
    const connected = once(listening, 'connection').then(([socket]: Socket[]) => socket.on('error', () => {}).resume());
    await once(listening.listen(0, '127.0.0.1'), 'listening');
    const { port } = listening.address() as AddressInfo;
    const home = newHome();
    const source = `import { connect } from 'node:net';
      process.on('SIGTERM', () => {}).on('SIGINT', () => {});
      connect(${port}, '127.0.0.1');`;
    writeFileSync(join(home, 'bot.mjs'), source);
    const there = connected.then(() => {});
    const gone = connected.then((socket) => once(socket, 'close')).then(() => {});
    return { home, there, gone };
  }
  // A shell with more to do stays between us and the bot.
  const PLAY = ['play', 'principato', '--seats', '2', '--seed', 'first', ...programs(`${BOT}; true`)]; // the person begins

  test('when the person leaves', async () => {
    const { home, there, gone } = await stubborn();
    const child = begin(home, PLAY);
    const ended = ranToEnd(child);
    await there;
    child.stdin?.end('q\n');
    await gone;
    expect((await ended).code).toBe(0);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('when bottega is ended by %s', async (signal) => {
    const { home, there, gone } = await stubborn();
    const child = begin(home, PLAY);
    await there;
    child.kill(signal);
    await gone;
    if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe(signal);
  });
});

describe('a saved game', () => {
  const PLAY = ['play', 'principato', '--seats', '2', '--seed', 'first', '--bot-seconds', '60'];

  test('goes on with its bot if the same is given again; else apprendista plays, and the file starts nothing', async () => {
    const home = homeWith("if (id === 1) console.error('here');");
    await bottega(home, [...PLAY, ...programs(BOT)], ['q']);
    const players = [
      { name: 'Anna', bot: null },
      { name: 'Bruno', bot: outsideId(BOT) },
    ];
    expect(saveIn(home).players).toEqual(players);
    expect(JSON.stringify(saveIn(home))).not.toContain('bot.mjs');

    const alone = await bottega(home, ['play', 'principato'], ['6', 'q']);
    expect(flat(alone.err)).toBe(
      'Bruno (cmd) was a program of your own. apprendista plays for it unless you give the same --bot again. ',
    );
    expect(saveIn(home).record.choices.some(([seat]: [number]) => seat === 1)).toBe(true);
    expect(saveIn(home).players).toEqual(players);

    const again = await bottega(home, ['play', 'principato', ...programs(BOT)], ['6', 'q']);
    expect(again.out).toContain('Resuming your game');
    expect(again.err).toBe('[Bruno] here\n');
  });

  test('another program is another game, and has no seat in a file that is named', async () => {
    const home = homeWith('');
    await bottega(home, [...PLAY, ...programs(BOT)], ['q']);
    const save = join(home, 'saves', 'principato.json');
    const named = await bottega(home, ['play', '--resume', save, ...programs('other')], ['q']);
    expect(named.err).toBe('bottega: "cmd: other" has no seat in the saved game\n');
    expect(named.code).toBe(2);
    const other = await bottega(home, [...PLAY, ...programs(`${BOT} other`)], ['q']);
    expect(flat(other.out)).toContain('Your unfinished game has been kept.');
    expect(saveIn(home).players[1].bot).toBe(outsideId(`${BOT} other`));
  });
});

test.each([
  [['--bot', 'genius'], '--bot is given a program as "cmd: ./mybot", not "genius"; --bots takes the bots by name'],
  [['--bot', 'cmd: '], '--bot is given a program as "cmd: ./mybot", not "cmd: "'],
  [['--seats', '2', ...programs('a', 'b', 'c')], 'there are 3 bots for 2 seats'],
  [['--seats', '2', '--bots', 'random', ...programs('a', 'b')], 'there are 3 bots for 2 seats'],
  [['--bot-seconds', '5'], '--bot-seconds says how long a --bot may think, and there is none'],
  [['--bot-seconds', '0', ...programs('a')], '--bot-seconds must be a whole number from 1 to 3600, not "0"'],
])('wrong input is one sentence: %j', async (args, sentence) => {
  const { code, out, err } = await bottega(newHome(), ['play', 'principato', ...args]);
  expect(err).toMatch(/^bottega: .*\n$/);
  expect(err).toContain(sentence);
  expect(out).toBe('');
  expect(code).toBe(2);
});
