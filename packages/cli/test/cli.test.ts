import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@bottega/games';
import { Match, seatPlayers, seedFrom, sha256Hex } from '@bottega/kernel';
import { LANGUAGES } from '@bottega/kernel/text';
import type { Player } from '@bottega/table';
import { afterAll, describe, expect, test } from 'vitest';

import { begin, bottega, bottegaAfter, CommandLine, newHome } from './run.js';

const PLAY = ['play', 'principato', '--seed', 'cli', '--bots', 'random'];

/** Plays a whole game by taking every suggestion; returns the home folder and the record's path. */
async function played(): Promise<{ home: string; path: string }> {
  const home = newHome();
  await bottega(home, [...PLAY, '--seats', '2', '--bots', 'random,random']);
  const [file] = readdirSync(join(home, 'games'));
  return { home, path: join(home, 'games', file) };
}

describe('wrong input is one clear sentence and exit code 2', () => {
  const line = new CommandLine();
  afterAll(() => line.end());
  const home = newHome();
  writeFileSync(join(home, 'broken.json'), '{');
  writeFileSync(join(home, 'empty.json'), '{}');
  writeFileSync(join(home, 'other.json'), '{"bottega":1,"game":"chess"}');
  writeFileSync(join(home, 'old.json'), '{"bottega":1,"game":"principato","rules":99}');

  test.each([
    [['fly'], "unknown command 'fly'"],
    [['play', 'chess'], 'there is no game "chess"; there is principato'],
    [['play', 'principato', '--seats', 'many'], '--seats must be a whole number from 1 to 5, not "many"'],
    [['play', 'principato', '--seats', '5'], 'principato is for 2, 3, 4 players, not 5'],
    [['play', 'principato', '--bots', 'genius'], 'There is no bot called "genius"'],
    [['play', 'principato', '--lang', 'la'], 'Bottega speaks en, fr, de, cs, it, not "la"'],
    [['play', 'principato', '--option', 'cubes'], 'a house rule is given as name=value, not "cubes"'],
    [['play', 'principato', '--option', 'cubes=all'], 'principato has no house rule "cubes"; it has militaryTable2p'],
    [
      ['play', 'principato', '--option', 'finalTie=dice'],
      'house rule "finalTie" can be shared, laterSeatWins, not dice',
    ],
    [['play', 'principato', '--data', 'nowhere.json'], 'cannot read nowhere.json: there is no such file'],
    [['play', 'principato', '--data', 'broken.json'], 'broken.json is not JSON'],
    [['play', 'principato', '--data', 'empty.json'], 'empty.json: '],
    [['simulate', 'principato', '--games', '0'], '--games must be a whole number from 1 to 10000000, not "0"'],
    [['simulate', 'principato', '--seats', '3', '--bots', 'apprendista,random'], '3 seats need 3 bots'],
    [['simulate'], "missing required argument 'game'"],
    [['replay', 'nowhere.json'], 'cannot read nowhere.json: there is no such file'],
    [['replay', '.'], 'cannot read .: it is a folder'],
    [['replay', 'broken.json'], 'broken.json is not JSON'],
    [['replay', 'empty.json'], 'empty.json: a record must begin with "bottega": 1'],
    [['verify', 'other.json'], 'other.json: there is no game "chess"'],
    [['verify', 'old.json'], 'old.json: the record was begun under rules version 99 of principato; this is version 2'],
    [['rules', 'go'], 'there is no game "go"'],
    [['bench', '--fast'], "unknown option '--fast'"],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await line.run(home, args);
    expect(err).toContain(`bottega: `);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('by itself as among others', async () => {
    const { code, out, err } = await bottega(home, ['fly']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^bottega: unknown command 'fly'\n/);
  });

  test('--help is no mistake', async () => {
    const { code, out } = await bottega(home, ['--help']);
    expect(code).toBe(0);
    expect(out).toContain('simulate');
  });
});

describe('bottega play', () => {
  test('a whole game against bots, from the deal to the score sheet', async () => {
    const home = newHome();
    const { code, out } = await bottega(home, PLAY.concat('--seats', '2', '--bots', 'apprendista,apprendista'), []);
    expect(code).toBe(0);
    expect(out).toMatch(/wins!|Shared victory/);
    expect(out).toContain('The whole game is in');
  });

  test('a person plays by numbers, asks why not, looks things up, takes back and leaves', async () => {
    const home = newHome();
    const lines = ['?', 'h harvest', 'r P-5.7', '99', '1', 'u', '1', 'l', 't', 'q'];
    const { code, out } = await bottega(home, [...PLAY, '--seats', '2', '--bots', 'random,none'].slice(0, 4), lines);
    expect(code).toBe(0);
    expect(out).toContain('[P-2.13]');
    expect(out).toContain('P-6.10');
    expect(out).toContain('P-5.7');
    expect(out).toContain('Type a number from 1 to 6');
    expect(out).toContain('Undone.');
    expect(out).toContain('Saved. To continue: bottega play principato');
  });

  const longest = ['de', 'fr'];
  test.each([
    ['', 80, LANGUAGES],
    ['60', 60, longest],
    ['40', 40, longest],
    ['200', 100, longest],
  ])('no line of a session is longer than the terminal (COLUMNS=%s)', async (wide, most, languages) => {
    for (const lang of languages) {
      const { out } = await bottega(
        newHome(),
        ['play', 'principato', '--seats', '4', '--lang', lang],
        ['?', 'h', 'h 1', 'r P-5.7', 'l', '1', 'a', '', 'a', '', 'q'],
        undefined,
        { COLUMNS: wide },
      );
      expect(out.split('\n').filter((line) => line.length > most)).toEqual([]);
    }
  });

  test('P-3.11 seats are drawn from the seed on demand, and the same command goes on with the game', async () => {
    const home = newHome();
    const save = join(home, 'saves', 'principato.json');
    const saved = (): { seating: string; players: Player[] } => JSON.parse(readFileSync(save, 'utf8'));
    const asked = ['play', 'principato', '--names', 'Anna,Bruno,Carla', '--bots', 'apprendista', '--seed', 'drawn 2'];
    const sat: Player[] = [
      { name: 'Anna', bot: null },
      { name: 'Bruno', bot: 'apprendista' },
      { name: 'Carla', bot: 'apprendista' },
    ];
    await bottega(home, asked, ['q']);
    expect(saved()).toMatchObject({ seating: 'asSat', players: sat });

    // A game with other seats is another game.
    const drawn = await bottega(home, [...asked, '--draw-seats'], ['q']);
    const seated = seatPlayers(sat, 'drawn', 'drawn 2');
    expect(seated[0].name).not.toBe('Anna');
    expect(saved()).toMatchObject({ seating: 'drawn', players: seated });
    const names = seated.map(({ name, bot }) => (bot === null ? name : `${name} (${bot})`));
    expect(drawn.out.replaceAll(/\s+/g, ' ')).toContain(
      `The seats were drawn at random. Clockwise: ${names.join(', ')}.`,
    );
    expect(drawn.out).toContain('Saved. To continue'); // Anna was asked, wherever she sits

    for (const again of [[...asked, '--draw-seats'], asked, ['play', 'principato']]) {
      const { out } = await bottega(home, again, ['q']);
      expect(out).toContain('Resuming your game of Principato after');
      expect(saved()).toMatchObject({ seating: 'drawn', players: seated });
    }
  });

  test('a killed game goes on where it was', async () => {
    const home = newHome();
    const child = begin(home, ['play', 'principato', '--seats', '3', '--bots', 'random,random', '--seed', 'killed']);
    const save = join(home, 'saves', 'principato.json');
    child.stdin?.write('5\n5\n1\n');
    while (!existsSync(save) || choicesOf(save) < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const before = JSON.parse(readFileSync(save, 'utf8'));
    // The same command again, as the up-arrow gives it: it is the same game.
    const again = ['play', 'principato', '--seats', '3', '--bots', 'random,random', '--seed', 'killed'];
    const { code, out } = await bottega(home, again, ['q']);
    expect(code).toBe(0);
    expect(out).toContain(`Resuming your game of Principato after ${before.record.choices.length} choices`);
    const after = JSON.parse(readFileSync(save, 'utf8'));
    expect(after.record.choices.slice(0, before.record.choices.length)).toEqual(before.record.choices);
    expect(after.record.seed).toBe('killed');
  });

  test('a new game keeps the one that was going on, and says how to get back to it', async () => {
    const home = newHome();
    await bottega(home, ['play', 'principato', '--seed', 'first'], ['1', 'q']);
    const { out } = await bottega(home, ['play', 'principato', '--new'], ['q']);
    const [kept] = readdirSync(join(home, 'saves')).filter((file) => file.includes('before'));
    expect(out.replaceAll(/\s+/g, ' ')).toContain('bottega play --resume');
    const back = await bottega(home, ['play', 'principato', '--resume', join(home, 'saves', kept)], ['q']);
    expect(back.out).toMatch(/Resuming your game of Principato after \d+ choice/);
    expect(JSON.parse(readFileSync(join(home, 'saves', 'principato.json'), 'utf8')).record.seed).toBe('first');
  });

  test.each([
    [['--seats', '5'], 'principato is for 2, 3, 4 players, not 5'],
    [['--lang', 'xx'], 'Bottega speaks'],
    [['--names', 'A,B,C,D,E'], 'there are 5 names for 3 seats'],
  ])('a mistake (%j) leaves the game that is going on where it is', async (args, sentence) => {
    const home = newHome();
    await bottega(home, ['play', 'principato', '--seed', 'first'], ['1', 'q']);
    const { code, err } = await bottega(home, ['play', 'principato', ...args], ['q']);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(readdirSync(join(home, 'saves'))).toEqual(['principato.json']);
    expect(JSON.parse(readFileSync(join(home, 'saves', 'principato.json'), 'utf8')).record.seed).toBe('first');
  });

  test('two terminals do not overwrite each other', async () => {
    const home = newHome();
    const child = begin(home, ['play', 'principato', '--seed', 'one']);
    await once(child.stdout ?? child, 'data');
    const { code, err } = await bottega(home, ['play', 'principato', '--new'], ['q']);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(code).toBe(2);
    expect(err).toContain('is playing principato already');
    // A process that is gone holds nothing.
    expect((await bottega(home, ['play', 'principato'], ['q'])).code).toBe(0);
  });

  test('a home that cannot be used is one sentence', async () => {
    const home = newHome();
    writeFileSync(join(home, 'file'), '');
    const { code, err } = await bottega(join(home, 'file'), ['play', 'principato'], ['q'], home);
    expect(code).toBe(2);
    expect(err).toContain('a part of its path is a file, not a folder');
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('games that were dealt alike and played differently are both kept', async () => {
    const home = newHome();
    for (const bots of ['random,random', 'apprendista,apprendista']) {
      await bottega(home, ['play', 'principato', '--seed', 'z', '--seats', '2', '--bots', bots]);
    }
    expect(readdirSync(join(home, 'games'))).toHaveLength(2);
  });

  test('a damaged save is told and not overwritten', async () => {
    const home = newHome();
    await bottega(home, ['play', 'principato'], ['q']);
    const save = join(home, 'saves', 'principato.json');
    writeFileSync(save, '{"players":');
    const { code, err } = await bottega(home, ['play', 'principato'], ['q']);
    expect(code).toBe(2);
    expect(err).toContain('is damaged; begin anew with --new');
    expect(readFileSync(save, 'utf8')).toBe('{"players":');
  });

  test('several people hand over and each sees only their own goals', async () => {
    const home = newHome();
    const { out } = await bottega(
      home,
      ['play', 'principato', '--seats', '2', '--bots', 'none', '--seed', 'two'],
      ['', '6', '', 'q'],
    );
    expect(out.match(/it’s your turn to decide/g)).toHaveLength(2);
    expect(out.match(/Your goals \(secret\)/g)).toHaveLength(2);
  });

  test('the component data of a file can be played with', async () => {
    const home = newHome();
    const { out } = await bottega(home, ['data', 'principato']);
    const data = JSON.parse(out);
    writeFileSync(join(home, 'my.json'), JSON.stringify({ ...data, cubes: { ...data.cubes, favor: 7 } }));
    const people = ['play', 'principato', '--data', 'my.json', '--seats', '3', '--bots', 'none'];
    expect((await bottega(home, people, ['', 'q'])).out).toContain('Favour 4'); // 7 less one for each player
    expect((await bottega(home, ['play', 'principato'], ['', 'q'])).out).toContain('Favour 4');
  });

  test.each([
    ['fr', 'Étalage'],
    ['de', 'Auslage'],
    ['cs', 'Nabídka'],
    ['it', 'Esposizione'],
  ])('speaks %s', async (lang, display) => {
    const { out } = await bottega(newHome(), ['play', 'principato', '--lang', lang], ['q']);
    expect(out).toContain(display);
  });
});

describe('bottega replay and verify', () => {
  test('a finished game replays, at a choice and as a whole, and verifies', async () => {
    const { home, path } = await played();
    const at = await bottega(home, ['replay', path, '--at', '10']);
    expect(at.out).toContain('After 10 choices out of');
    const whole = await bottega(home, ['replay', path, '--seat', '0']);
    expect(whole.out).toMatch(/wins!|Shared victory/);
    const verified = await bottega(home, ['verify', path]);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.out).toContain('is a true record');
  });

  test('verify says where a file was tampered with', async () => {
    const { home, path } = await played();
    const record = JSON.parse(readFileSync(path, 'utf8'));
    const at = record.choices.findIndex(([, choice]: [number, { type: string }]) => choice.type === 'end');
    record.choices[at] = [record.choices[at][0], { type: 'change', slot: 0 }];
    writeFileSync(path, JSON.stringify(record));
    const { code, err } = await bottega(home, ['verify', path]);
    expect(code).toBe(2);
    expect(err).toContain(`is not a true record: choice ${at + 1} of ${record.choices.length}: `);
  });

  test('verify checks what the seed of a game at a server was made of, and finds every part that was changed', async () => {
    const parts = ['a'.repeat(32), 'b'.repeat(32)];
    const secret = 'the server’s';
    const seed = seedFrom({ secret, parts });
    const { game } = await gameById('principato').load();
    const { record } = new Match(game, { seats: 3, options: {}, seed });
    const places = [0, 1, 2];
    const drawn = seatPlayers(places, 'drawn', seed);
    const sat = places.map((place) => drawn.indexOf(place));
    const shuffle = { secret, secretHash: sha256Hex(secret), parts };
    const file = { ...record, players: [], seating: 'drawn', sat, shuffle };
    const home = newHome();
    const verified = (changed: object) => bottega(home, ['verify', '-'], [JSON.stringify({ ...file, ...changed })]);
    const { code, out } = await verified({});
    expect(code).toBe(0);
    expect(out).toContain("The seed was made of the server's part and 2 parts of players.");
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`The server's part has the hash ${shuffle.secretHash}`);
    expect(out).toContain('The seats were drawn from the seed.');
    const [first, second] = parts;
    for (const [changed, reason] of [
      [{ shuffle: { ...shuffle, parts: [first, 'c'.repeat(32)] } }, 'the seed was not made of the parts'],
      [{ shuffle: { ...shuffle, parts: [second, first] } }, 'the seed was not made of the parts'],
      [{ shuffle: { ...shuffle, parts: [first] } }, 'the seed was not made of the parts'],
      [{ shuffle: { ...shuffle, secret: 'another' } }, "the server's part of the shuffle does not have the hash"],
      [{ shuffle: { ...shuffle, secretHash: sha256Hex('another') } }, "the server's part of the shuffle does not have"],
      [{ shuffle: { secret, parts } }, '"shuffle" must have'],
      [{ sat: [...sat].reverse() }, 'the seats are not those'],
      [{ seating: 'asSat', sat: [1, 0, 2] }, 'the seats are not those'],
    ] as const) {
      const refused = await verified(changed);
      expect(refused.code).toBe(2);
      expect(refused.err.replaceAll(/\s+/g, ' ')).toContain(`is not a true record: ${reason}`);
    }
  });

  test('a record without digests, as a failing test prints it, can be replayed', async () => {
    const { home, path } = await played();
    const record = { ...JSON.parse(readFileSync(path, 'utf8')), digests: [] };
    const { code, out } = await bottega(home, ['replay', '-', '--at', '5'], [JSON.stringify(record)]);
    expect(code).toBe(0);
    expect(out).toContain('After 5 choices');
    record.choices[4] = [record.choices[4][0], { type: 'take', place: 99 }];
    const impossible = await bottega(home, ['replay', '-', '--at', '5'], [JSON.stringify(record)]);
    expect(impossible).toMatchObject({ code: 2 });
    expect(impossible.err).toContain('choice 5: seat');
  });

  test('verify finds component data that was changed', async () => {
    const home = newHome();
    const data = JSON.parse((await bottega(home, ['data', 'principato'])).out);
    writeFileSync(join(home, 'my.json'), JSON.stringify({ ...data, cubes: { ...data.cubes, favor: 9 } }));
    await bottega(home, ['play', 'principato', '--data', 'my.json', '--seats', '2', '--bots', 'random,random']);
    const [file] = readdirSync(join(home, 'games'));
    const path = join(home, 'games', file);
    expect(await bottega(home, ['verify', path])).toMatchObject({ code: 0 });
    const record = JSON.parse(readFileSync(path, 'utf8'));
    record.data.goals[0].rule.vp = 9;
    writeFileSync(path, JSON.stringify(record));
    expect(await bottega(home, ['verify', path])).toMatchObject({ code: 2 });
  });

  test('--at and --seat outside the game are refused', async () => {
    const { home, path } = await played();
    expect((await bottega(home, ['replay', path, '--at', '99999'])).err).toContain('--at can be 0 to');
    expect((await bottega(home, ['replay', path, '--seat', '3'])).err).toContain('the seats of this game are 0 to 1');
  });
});

describe('bottega simulate', () => {
  const simulated = async (workers: string) => {
    const args = [
      'simulate',
      'principato',
      '--games',
      '12',
      '--seats',
      '3',
      '--bots',
      'random',
      '--json',
      '--workers',
      workers,
    ];
    return JSON.parse((await bottega(newHome(), args)).out);
  };

  test('the same seed gives the same games on any number of threads', async () => {
    const [one, two] = await Promise.all([simulated('1'), simulated('2')]);
    expect(one.games).toEqual(two.games);
    expect(one.games).toHaveLength(12);
  });

  test('a table, and a report beside it', async () => {
    const home = newHome();
    const { out } = await bottega(home, ['simulate', 'principato', '--games', '6', '--bots', 'random', '--lang', 'fr']);
    const [file] = readdirSync(home).filter((name) => name.endsWith('.html'));
    expect(out).toContain(file);
    expect(readFileSync(join(home, file), 'utf8')).toContain('<html lang="fr"');
  });

  const years = ['simulate', 'virtu', '--games', '4', '--seats', '3', '--bots', 'random', '--option', 'yearLimit=7'];

  test('Virtù: years, what ended the games and how each dynasty fares', async () => {
    const { summary } = JSON.parse((await bottega(newHome(), [...years, '--json'])).out);
    expect(summary.chronicle).toMatchObject({
      rounds: { mean: 7, deviation: 0, least: 7, most: 7 },
      endings: [{ ending: 'years', games: 4, share: 1 }],
    });
    const roles: { role: string; games: number; wins: number }[] = summary.chronicle.roles;
    expect(roles.map(({ role, games }) => `${role} ${games}`).sort()).toEqual(['florence 4', 'naples 4', 'venice 4']);
    expect(roles.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1, 10);
  });

  test.each([
    ['en', 'Dynasty', 'Years per game', 'The final year was reached'],
    ['fr', 'Dynastie', 'Années par partie', 'Dernière Année atteinte'],
    ['de', 'Dynastie', 'Jahre pro Partie', 'Das letzte Jahr war erreicht'],
    ['cs', 'Dynastie', 'Počet let hry', 'Skončil poslední rok'],
    ['it', 'Dinastia', 'Anni per partita', 'Raggiunto l’ultimo anno'],
  ])('Virtù in %s: a table of 80 columns in the words of the game', async (lang, ...words) => {
    const { out } = await bottega(newHome(), [...years, '--no-report', '--lang', lang]);
    for (const word of words) expect(out).toMatch(new RegExp(`^${word} `, 'm'));
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

describe('bottega rules', () => {
  test('one rule by its id, the rules that speak of something, all of them', async () => {
    const home = newHome();
    expect((await bottega(home, ['rules', 'principato', 'P-8.6'])).out).toContain('P-8.6');
    const found = (await bottega(home, ['rules', 'principato', 'catapult'])).out;
    expect(found).toContain('P-10.1');
    expect(found).not.toContain('P-4.1 ');
    expect((await bottega(home, ['rules', 'principato', '--lang', 'cs'])).out.match(/^P-\d+\.\d+ {2}/gm)).toHaveLength(
      127,
    );
    expect((await bottega(home, ['rules', 'principato', 'zeppelin'])).out).toContain('No rule mentions “zeppelin”');
  });
});

function choicesOf(save: string): number {
  return JSON.parse(readFileSync(save, 'utf8')).record.choices.length;
}

describe('nobody waits for what a command does not need', () => {
  // The libraries of the server are written for `require`, which lists what it has loaded.
  const listing = `import { createRequire } from 'node:module';
    const { cache } = createRequire('file:///');
    const nameOf = (path) => path.split('/node_modules/').at(-1).split('/')[0];
    process.on('exit', () => console.error(JSON.stringify([...new Set(Object.keys(cache).map(nameOf))])));`;
  const loadedBy = async (...args: string[]) => {
    const { err } = await bottegaAfter(listing, newHome(), args);
    return JSON.parse(err.trim().split('\n').at(-1) ?? '') as string[];
  };

  test.each([[['--help']], [['serve', '--help']], [['rules', 'virtu', 'V-1']], [['data', 'vulgari']]])(
    '%j',
    async (args) => {
      expect(await loadedBy(...args)).toEqual(['commander']);
    },
  );

  test('the server is loaded where it is used', async () => {
    expect(await loadedBy('admin', 'people', '--database', 'nowhere.db')).toContain('fastify');
  });
});
