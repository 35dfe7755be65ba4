/** Finished games looked at again: with few positions, so that it is quick and says little. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@bottega/games';
import { type GameRecord, Match } from '@bottega/kernel';
import type { Decision, GameAnalysis } from '@bottega/table';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalysedGame } from '../src/analyse/finished-game.js';
import { summariesOf } from '../src/analyse/summary.js';
import { playBetweenMaestri } from '../src/calibrate/play.js';
import { countOf, expectSound, textOf } from './pages.js';
import { bottega, newHome, type Ran, stopped } from './run.js';

const FEW = ['--positions', '5', '--lang', 'en'];

/** With four players there are chances. */
const SEATS = 4;

/** The record of a game between maestri, `asOwn` with components as from --data. */
async function recordOf(seed: string, { asOwn = false } = {}): Promise<GameRecord> {
  const { game, data, loadWeights } = await gameById('principato').load();
  const weights = await loadWeights(SEATS);
  if (weights === null) throw new Error('nothing was learned');
  const played = asOwn ? (await gameById('principato').load(structuredClone(data))).game : game;
  const match = new Match(played, { seats: SEATS, options: {}, seed });
  for (const [seat, choice] of playBetweenMaestri(game, { seats: SEATS, positions: 5, weights, seed }))
    expect(match.play(seat, choice).ok).toBe(true);
  return match.record;
}

const PLAYERS = [
  { name: 'Anna', bot: null },
  { name: 'Bruno\nand a line', bot: 'maestro' },
  { name: 'Chiara', bot: null },
  { name: 'Dino', bot: 'maestro' },
];
const named = (record: GameRecord) => JSON.stringify({ ...record, players: PLAYERS, seating: 'asSat' });

describe('bottega analyse', () => {
  const home = newHome();
  let record: GameRecord;
  let whole: Ran;
  let analysis: GameAnalysis;
  beforeAll(async () => {
    record = await recordOf('looked at');
    writeFileSync(join(home, 'game.json'), named(record));
    whole = await bottega(home, ['analyse', 'game.json', ...FEW, '--report', 'r.html']);
    analysis = JSON.parse((await bottega(home, ['analyse', 'game.json', ...FEW, '--json'])).out);
  });

  test('tells result, chances, influences and what mattered', () => {
    expect([whole.code, whole.err]).toEqual([0, '']);
    const parts = [
      'Principato: the game looked at again\nJudged with: what each player could know · Positions per decision: 5\n',
      'Player            Rank  Points  Decisions  Chance lost  Points lost  Finds\nAnna  ',
      '\nBruno and a line ',
      '\n\nHow this game went\n──────────────────\n\n',
      'Chances to win over the game\n',
      'What changed the chances\n',
      'Report: r.html\n',
    ];
    expect(parts.filter((part) => !whole.out.includes(part))).toEqual([]);
    expect(whole.out).toMatch(/The decisions that mattered|No single decision changed much/);
    for (const line of whole.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('gives the whole analysis as JSON', () => {
    expect(analysis).toMatchObject({ game: 'principato', seats: SEATS, positions: 5, first: 0, isComplete: true });
    expect([analysis.end, analysis.length]).toEqual([record.digests.at(-1), record.choices.length]);
    expect(analysis.decisions.length).toBeGreaterThan(20);
  });

  test('writes a page with a chart of chances and one of points', () => {
    const page = readFileSync(join(home, 'r.html'), 'utf8');
    expectSound(page);
    expect(countOf(page, '<figure')).toBe(2);
    expect(countOf(page, 'class="line line-0"')).toBe(2 * 2); // and in the legend
    const marks = countOf(page.split('</svg>').slice(1, 4).join(''), '</title>▼') + countOf(page, '</title>▲');
    expect(marks).toBe(2 * analysis.moments.known.length);
    expect(countOf(page, '<li class="card">')).toBe(analysis.moments.known.length);
    expect(textOf(page)).toContain('How this game went');
    expect(textOf(page)).not.toMatch(/analyse\.|report\.|[{}]/);
  });

  test('tells one seat only, and with everything open, if that is asked for', async () => {
    const { code, out } = await bottega(home, ['analyse', 'game.json', ...FEW, '--seat', '1', '--sight', 'open']);
    expect(code).toBe(0);
    expect(out).toContain('Judged with: everything revealed');
    expect(out).not.toMatch(/^\d\. .*Anna/m);
    const known = await bottega(home, ['analyse', 'game.json', ...FEW, '--seat', '1']);
    expect(known.out).toContain('As Bruno and a line could judge it then.');
  });

  test('works from standard input, for a bare record, in any language', async () => {
    const { code, out } = await bottega(
      home,
      ['analyse', '-', '--positions', '5', '--lang', 'de'],
      [JSON.stringify(record)],
    );
    expect(code).toBe(0);
    expect(out).toContain('Principato: die Partie im Rückblick');
    expect(out).toMatch(/\n#1 +[1-4] /);
  });

  test('tells what it can where nothing was learned', async () => {
    writeFileSync(join(home, 'own.json'), JSON.stringify(await recordOf('own', { asOwn: true })));
    const { code, err, out } = await bottega(home, ['analyse', 'own.json', ...FEW, '--report', 'own.html']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Points over the game');
    expect(out).not.toMatch(/Chance lost|Chances to win|What changed/);
    const page = readFileSync(join(home, 'own.html'), 'utf8');
    expectSound(page);
    expect(countOf(page, '<figure')).toBe(1);
  });

  test.each<[string, (record: GameRecord) => object, string]>([
    [
      'is not over',
      (one) => ({ ...one, choices: one.choices.slice(0, -1), digests: one.digests.slice(0, -1) }),
      'this game is not over: it can be analysed when it is',
    ],
    [
      'was changed',
      (one) => ({ ...one, digests: one.digests.with(3, 'x') }),
      'bad.json is not a true record: choice 3 of ',
    ],
    ['is none', () => ({}), 'bad.json: a record must begin with "bottega": 1'],
    ['has other players', (one) => ({ ...one, players: [] }), 'bad.json: there are 0 players for 4 seats'],
  ])('refuses a game that %s', async (_, change, reason) => {
    writeFileSync(join(home, 'bad.json'), JSON.stringify(change(record)));
    const { code, out, err } = await bottega(home, ['analyse', 'bad.json', ...FEW]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`bottega: ${reason}`);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    [['none.json'], 'cannot read none.json: there is no such file'],
    [['game.json', '--sight', 'closed'], '--sight is known or open, not "closed"'],
    [['game.json', '--seat', '4'], 'the seats of this game are 0 to 3'],
    [['game.json', '--positions', '0'], '--positions must be a whole number from 1 to 100000, not "0"'],
    [['.', '--seat', '1'], '--seat is for one game: in a folder players are told apart by their names'],
    [['game.json', '--report', '.'], 'cannot write .: it is a folder'],
  ])('refuses %j with a reason', async (args, reason) => {
    const { code, out, err } = await bottega(home, ['analyse', ...args]);
    expect([code, out, err]).toEqual([2, '', `bottega: ${reason}\n`]);
  });
});

describe('bottega analyse of a folder', () => {
  const home = newHome();
  const asked = (...options: string[]) => ['analyse', 'games/', ...FEW, ...options];
  beforeAll(async () => {
    mkdirSync(join(home, 'games/deeper'), { recursive: true });
    mkdirSync(join(home, 'empty'));
    for (const seed of ['a', 'b', 'c']) writeFileSync(join(home, `games/${seed}.json`), named(await recordOf(seed)));
    writeFileSync(join(home, 'games/bad.json'), '{}');
    writeFileSync(join(home, 'games/notes.txt'), 'to do');
  });

  test('sums up by player, and names what cannot be used', async () => {
    const { code, out, err } = await bottega(home, asked('--workers', '2', '--report', 'r.html'));
    expect(code).toBe(0);
    expect(err.replaceAll('\n', ' ')).toMatch(
      /^Skipped: games\/bad\.json: a record must begin .* Skipped: games\/notes\.txt is not JSON: /,
    );
    expect(out).toContain('Games looked at again: 3\n');
    expect(out).toMatch(/\nAnna +3 +\d+% +\d+\.\d% /);
    expect(out).toMatch(/\nBruno and a line\n─+\n\nPart of the game +Decisions +Chance lost +Points lost\n/);
    const page = readFileSync(join(home, 'r.html'), 'utf8');
    expectSound(page);
    expect(textOf(page)).toContain('Skipped: games/bad.json');
  });

  test('gives the same on any number of threads', async () => {
    const [one, two] = [
      await bottega(home, asked('--workers', '1', '--json')),
      await bottega(home, asked('--workers', '3', '--json')),
    ];
    expect(one).toEqual(two);
    const { games, skipped, players } = JSON.parse(one.out);
    expect([games.length, skipped.length]).toEqual([3, 2]);
    expect(players.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
      ['Anna', 3],
      ['Bruno and a line', 3],
      ['Chiara', 3],
      ['Dino', 3],
    ]);
  });

  test('that is interrupted tells of the games before', async () => {
    // The files are bad, game, game …: the first game is done when the third job is handed out.
    const { code, out, err } = await stopped(home, asked('--workers', '1', '--json'), 'SIGINT', 2);
    expect(code).toBe(130);
    expect(err).toContain('Interrupted: this is about ');
    expect(JSON.parse(out).games.length).toBeLessThan(3);
  });

  test.each([
    ['empty', 'there are no files in empty'],
    ['games/deeper', 'there are no files in games/deeper'],
  ])('refuses %s', async (folder, reason) => {
    const { code, out, err } = await bottega(home, ['analyse', folder, ...FEW]);
    expect([code, out, err]).toEqual([2, '', `bottega: ${reason}\n`]);
  });
});

describe('what games tell of a player', () => {
  const decision = (seat: number, from: number, chance: number | null, points: number): Decision => ({
    seat,
    from,
    to: from + 1,
    known: { chance, points },
    open: { chance, points: 2 * points },
    about: { key: from < 5 ? 'early' : 'late', values: {} },
    round: null,
  });
  const gameOf = (names: readonly string[], places: readonly number[], decisions: readonly Decision[]) =>
    ({
      path: 'x',
      names,
      places,
      points: places,
      analysis: {
        game: 'toy',
        first: 0,
        length: 9,
        decisions,
        moments: { known: [], open: [] },
        influences: decisions.some(({ known }) => known.chance === null)
          ? null
          : names.map((_, seat) => ({ deal: seat === 0 ? 0.1 : -0.1, own: 0, others: 0 })),
      },
    }) as unknown as AnalysedGame;

  test('adds up to what was lost, by thirds and kinds', () => {
    const games = [
      gameOf(['Anna', 'Bruno'], [1, 1], [decision(0, 0, 0.2, 4), decision(1, 3, 0.1, 1), decision(0, 8, 0.05, 1)]),
      gameOf(['Bruno', 'Anna'], [2, 1], [decision(1, 4, 0.15, 3)]),
    ];
    const [anna, bruno] = summariesOf(games, 'known');
    expect([anna.name, anna.games, anna.wins, anna.decisions]).toEqual(['Anna', 2, 1.5, 3]);
    expect([anna.chance, anna.points]).toEqual([0.2, 4].map((one) => expect.closeTo(one, 12)));
    expect(anna.chancePerDecision).toBeCloseTo(0.4 / 3, 12);
    expect(anna.deal).toBeCloseTo(0, 12);
    expect(anna.phases.map(({ decisions }) => decisions)).toEqual([1, 1, 1]);
    expect(anna.phases.map(({ chance }) => chance)).toEqual([0.1, 0.075, 0.025].map((one) => expect.closeTo(one, 12)));
    expect(anna.kinds.map(({ name }) => name?.key)).toEqual(['early', 'late']);
    expect([bruno.wins, bruno.chance]).toEqual([0.5, expect.closeTo(0.05, 12)]);
    expect(summariesOf(games, 'open')[0].points).toBeCloseTo(8, 12);
  });

  test('has no chances where nothing was learned', () => {
    const [anna] = summariesOf([gameOf(['Anna', 'Bruno'], [1, 2], [decision(0, 0, null, 4)])], 'known');
    expect([anna.chance, anna.chancePerDecision, anna.deal, anna.points]).toEqual([null, null, null, 4]);
  });
});
