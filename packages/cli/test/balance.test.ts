/** `bottega balance` with real games. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botOf } from '@bottega/bots';
import { GAMES, gameById } from '@bottega/games';
import { loadText } from '@bottega/games/text';
import { asked, start } from '@bottega/kernel';
import { createFormatter, LANGUAGES } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../src/balance/figures.js';
import { effectOf } from '../src/balance/house-rules.js';
import { BEGIN, END, figuresMarkdown } from '../src/balance/markdown.js';
import { measureGame } from '../src/balance/measured-game.js';
import { balanceReport } from '../src/balance/report.js';
import { seatsPart } from '../src/balance/sections.js';
import { figureLines } from '../src/figures/lines.js';
import { figureWords } from '../src/figures/words.js';
import { simulateGame } from '../src/simulate/game.js';
import { loadCliText } from '../src/text/index.js';
import { expectSound, textOf } from './pages.js';
import { bottega, newHome, stopped } from './run.js';

const QUICK = ['balance', 'principato', '--bot', 'garzone', '--seats', '2', '--lang', 'en'];

describe('bottega balance', () => {
  test('says the same whatever the number of threads, for each number of players that is asked for', async () => {
    const ask = (...workers: string[]) =>
      bottega(newHome(), [
        'balance',
        'principato',
        '--bot',
        'garzone',
        '--seats',
        '2,3',
        '--games',
        '3',
        '--json',
        ...workers,
      ]);
    const [one, two] = [await ask('--workers', '1'), await ask('--workers', '2')];
    expect(one.err).toBe('');
    expect(two.out).toBe(one.out);
    const { game, bot, balances } = JSON.parse(one.out);
    expect([game, bot]).toEqual(['principato', 'garzone']);
    expect(balances.map(({ figures }: { figures: object }) => figures)).toMatchObject([
      { seats: 2, games: 3 },
      { seats: 3, games: 3 },
    ]);
    for (const { figures, effects } of balances) {
      const wins = figures.order.map((one: { wins: number }) => one.wins);
      expect(wins.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(figures.order.map((one: { count: number }) => one.count)).toEqual(wins.map(() => 3));
      expect(figures.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(['generalGoal', 'artGoal', 'card']);
      expect(effects).toEqual([]);
    }
  });

  test('measures house rules in the same deals', async () => {
    const { out } = await bottega(newHome(), [...QUICK, '--games', '2', '--house-rule-games', '2', '--json']);
    const [{ effects }] = JSON.parse(out).balances;
    const effectsOf = (option: string) => effects.filter((one: { option: string }) => one.option === option);
    // Who wins a tie changes nothing before the end.
    expect(effectsOf('finalTie')).toMatchObject([
      { value: 'laterSeatWins', games: 2, same: 2, points: { difference: 0 } },
    ]);
    // Five scorings that pay 5 and 2 instead of 2 and 0.
    const bills = effectsOf('militaryTable2p');
    expect(bills.map(({ value }: { value: string }) => value)).toEqual(['3-0', '4-0', '5-2']);
    expect(bills[2].points.difference).toBeGreaterThan(0);
  });

  test('keeps its games, and goes on from there', async () => {
    const home = newHome();
    const kept = (...more: string[]) =>
      bottega(home, [...QUICK, '--json', '--workers', '1', '--into', 'k.jsonl', ...more]);
    await kept('--games', '2');
    const file = join(home, 'k.jsonl');
    const linesAfter = () => readFileSync(file, 'utf8').split('\n').length;
    expect(linesAfter()).toBe(4); // a head, two games, the end
    appendFileSync(file, '{"series":"2","number":2,"ga'); // the machine stopped here
    const { out, err } = await kept('--games', '4');
    expect(err).toBe('');
    expect(linesAfter()).toBe(7);
    const alone = await bottega(newHome(), [...QUICK, '--json', '--games', '4']);
    expect(out).toBe(alone.out);
    // Nothing is left to play, and fewer can be looked at.
    expect((await kept('--games', '4')).out).toBe(alone.out);
    expect(JSON.parse((await kept('--games', '3')).out).balances[0].figures.games).toBe(3);
    expect(linesAfter()).toBe(7);

    // Bots that were changed meanwhile play otherwise.
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"choices":\d+/, '"choices":1'));
    const changed = await kept('--games', '4');
    expect([changed.code, changed.out]).toEqual([2, '']);
    expect(changed.err).toContain('the bots play otherwise by now than in the games of --into');

    const other = await kept('--games', '4', '--seed', 'other');
    expect([other.code, other.out]).toEqual([2, '']);
    expect(other.err).toContain('k.jsonl holds games of other settings');
  });

  test('interrupted, it tells what it has, and the rest can follow', async () => {
    const home = newHome();
    const args = [...QUICK, '--json', '--games', '1000000', '--workers', '1', '--into', 'k.jsonl'];
    const { code, out, err } = await stopped(home, args, 'SIGINT', 3);
    expect(code).toBe(130);
    const { games } = JSON.parse(out).balances[0].figures;
    expect(games).toBeGreaterThanOrEqual(3);
    expect(err).toBe(
      `Interrupted: results of ${games} games out of 1,000,000.\nThe games are kept in k.jsonl. The same command goes on from there.\n`,
    );
    const again = await bottega(home, [...QUICK, '--json', '--games', `${games}`, '--into', 'k.jsonl']);
    expect(JSON.parse(again.out).balances).toEqual(JSON.parse(out).balances);
  });

  test('writes a page and Markdown; what somebody wrote around the figures stays', async () => {
    const home = newHome();
    const [page, markdown] = [join(home, 'b.html'), join(home, 'b.md')];
    writeFileSync(markdown, `# Ours\n\nBefore.\n\n${BEGIN}\nold\n${END}\n\nAfter.\n`);
    const args = [
      ...QUICK,
      '--games',
      '2',
      '--report',
      'b.html',
      '--markdown',
      'b.md',
      '--option',
      'cubeReserve=unlimited',
    ];
    const { out, code } = await bottega(home, args);
    expect(code).toBe(0);
    expect(out).toMatch(/^Principato: balance\nBots: garzone · /);
    expect(out).toContain('2 players, 2 games\n──────────────────\n');
    expect(out).toMatch(/Report: b\.html\nReport: b\.md\n$/);
    expectSound(readFileSync(page, 'utf8'));
    expect(textOf(readFileSync(page, 'utf8'))).toContain('Unlimited cubes: on');
    const text = readFileSync(markdown, 'utf8');
    expect(text.startsWith(`# Ours\n\nBefore.\n\n${BEGIN}\n\n| Bots`)).toBe(true);
    expect(text.endsWith(`|\n\n${END}\n\nAfter.\n`)).toBe(true);
    expect(text).not.toContain('old');
    expect(text).toContain('### Wins by turn order');
    expect(text).toContain('| Unlimited cubes |');
  });

  test.each([
    [['--seats', '5'], '5'],
    [['--seats', '2,x'], '--seats must be a whole number'],
    [['--bot', 'random'], 'random'],
    [['--bot', 'garzone', '--positions', '9'], '--positions is for apprendista and maestro'],
    [['--games', '0'], '--games must be a whole number from 1'],
    [['--games', '3', '--house-rule-games', '4'], '--house-rule-games cannot be more than --games'],
    [['--report', 'nowhere.md/b.html'], 'nowhere.md/b.html'],
    [['--markdown', 'own.md'], 'own.md has no place for the figures'],
    [['--option', 'mills=3'], 'mills'],
  ])('refuses %j with a reason before it plays', async (options, reason) => {
    const home = newHome();
    writeFileSync(join(home, 'own.md'), '# Ours\n');
    writeFileSync(join(home, 'nowhere.md'), '');
    const { code, err, out } = await bottega(home, ['balance', 'principato', '--into', 'k.jsonl', ...options]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
    expect(err.trim().split('\n').length).toBe(1);
    expect(existsSync(join(home, 'k.jsonl'))).toBe(false);
  });
});

test('the turn order is what the game says: in De Vulgari Eloquentia whoever is asked first has the last turn', async () => {
  const { game } = await gameById('vulgari').load();
  for (const seed of ['one', 'two', 'three']) {
    const players = Array.from({ length: 4 }, () => botOf('random').sit(game, { positions: 1 }, null));
    const { order } = simulateGame(game, players, {}, seed);
    expect(order.toSorted()).toEqual([0, 1, 2, 3]);
    expect(order.at(-1)).toBe(asked(game, start(game, { seats: 4, options: {}, seed }))[0]); // D-2.2
  }
});

describe.each(GAMES.map(({ id }) => id))('what is said of %s', async (id) => {
  const { game, words } = await gameById(id).load();
  const seats = game.seats[0];
  const options = id === 'virtu' ? { yearLimit: 7 } : {};
  const games = Array.from({ length: 4 }, (_, number) => {
    const players = Array.from({ length: seats }, () => botOf('random').sit(game, { positions: 1 }, null));
    return measureGame(game, players, options, `said ${number}`);
  });
  const figures = figuresOf(games, seats);
  const effects = game.options.map(({ id: option, values }) =>
    effectOf({ option, value: values[1] }, games, games.toReversed()),
  );

  test('every thing, deed and house rule has a name in every language, and every line fits', async () => {
    for (const language of LANGUAGES) {
      const say = createFormatter(await loadCliText(language), language, []);
      const said = figureWords(words, await loadText(id, language), say, language);
      const part = seatsPart(figures, effects, said);
      expect(part.sections.length).toBeGreaterThan(4);
      for (const width of [40, 80, 100]) {
        const lines = figureLines('Title', ['Bots: random', 'Seed: said'], [part], width).split('\n');
        for (const line of lines) expect([line, line.length <= width]).toEqual([line, true]);
      }
      const page = balanceReport('Title', [['Seed', 'said']], {}, [part], said);
      expectSound(page);
      const texts = [textOf(page), figuresMarkdown([], [part])];
      for (const text of texts) expect(text).not.toMatch(/\[[a-z]+\.|[{}]|undefined|NaN/);
    }
  });
});
