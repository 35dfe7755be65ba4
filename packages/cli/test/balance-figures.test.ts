/** The figures of `bottega balance`, from games with known numbers. */
import { gameById } from '@bottega/games';
import { InputError, type Traits } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { figuresOf, verdictOn } from '../src/balance/figures.js';
import { effectOf } from '../src/balance/house-rules.js';
import { BEGIN, END, figuresMarkdown, withFigures } from '../src/balance/markdown.js';
import type { MeasuredGame } from '../src/balance/measured-game.js';
import { jobsOf, seriesOf } from '../src/balance/series.js';

/** A game of two; seat 0 begins unless told otherwise. */
function game(points: readonly [number, number], rest: Partial<MeasuredGame> = {}): MeasuredGame {
  const places = points.map((own) => 1 + points.filter((other) => other > own).length);
  const sheet = [{ category: 'towns', points }];
  const traits: Traits = { order: [0, 1], things: [[], []], deeds: [{ built: 0 }, { built: 0 }] };
  return { points, places, sheet, choices: 10, chronicle: null, ...traits, ...rest };
}

const mill = { kind: 'card', thing: 'mill' };
const inn = { kind: 'card', thing: 'inn' };

describe('figures', () => {
  test('wins and points by turn order, not by seat; a shared win counts in part', () => {
    const { order, ties, fair, different } = figuresOf(
      [game([9, 5]), game([3, 7], { order: [1, 0] }), game([4, 4]), game([1, 6])],
      2,
    );
    expect(fair).toBe(0.5);
    // The first player won twice and shared once: 2.5 of 4.
    expect(order.map(({ id, count, wins, points }) => [id, count, wins, points.mean])).toEqual([
      ['1', 4, 0.625, (9 + 7 + 4 + 1) / 4],
      ['2', 4, 0.375, (5 + 3 + 4 + 6) / 4],
    ]);
    expect(ties).toMatchObject({ games: 1, share: 0.25 });
    expect(different).toBe(4);
  });

  test('games that took the same course count once among the different ones, wherever the players sat', () => {
    const turned = game([5, 9], { order: [1, 0] });
    expect(figuresOf([game([9, 5]), game([9, 5]), turned, game([9, 4])], 2).different).toBe(2);
  });

  test('things are compared kind by kind with the fair share, those that win most first', () => {
    const things = [[mill], [inn, { kind: 'goal', thing: 'inn' }]];
    const games = Array.from({ length: 12 }, (_, at) => game(at === 0 ? [1, 2] : [2, 1], { things }));
    const { kinds, comparisons, marked } = figuresOf(games, 2);
    expect(
      kinds.map(({ kind, things: list }) => [kind, ...list.map(({ id, count, wins }) => [id, count, wins])]),
    ).toEqual([
      ['card', ['mill', 12, 11 / 12], ['inn', 12, 1 / 12]],
      ['goal', ['inn', 12, 1 / 12]],
    ]);
    // By R. G. Newcombe's method 3: 11 of 12 is 64.6 % to 98.5 %.
    const [first] = kinds[0].things;
    expect(first.winsInterval.least).toBeCloseTo(0.6461, 4);
    expect(first.winsInterval.most).toBeCloseTo(0.9851, 4);
    expect(kinds.map(({ things: list }) => list.map(({ verdict }) => verdict))).toEqual([['more', 'less'], ['less']]);
    expect([comparisons, marked]).toEqual([5, 5]); // turn order too
  });

  test.each([
    [0.51, 0.6, 'more'],
    [0.4, 0.49, 'less'],
    [0.5, 0.6, null],
    [0.4, 0.6, null],
  ])('an interval from %d to %d is %s than a half', (least, most, verdict) => {
    expect(verdictOn({ least, most }, 0.5)).toBe(verdict);
  });

  test('winners beside the others of the same games: mean, difference and interval; a win of all says nothing', () => {
    const built = (winner: number, other: number) => ({ deeds: [{ built: winner }, { built: other }] });
    const games = [
      game([9, 1], built(3, 1)),
      game([9, 1], built(5, 1)),
      game([9, 1], built(4, 1)),
      game([1, 9], built(1, 2)), // the other way round
      game([5, 5], built(100, 0)),
    ];
    const { deeds, sources } = figuresOf(games, 2);
    expect(deeds).toMatchObject([{ id: 'built', winners: 3.5, others: 1, difference: 2.5 }]);
    // Differences 2, 4, 3, 1: standard error 0.6455, Student's quantile for 3 degrees 3.182.
    expect(deeds[0].interval?.least).toBeCloseTo(2.5 - 2.054, 1);
    expect(deeds[0].interval?.most).toBeCloseTo(2.5 + 2.054, 1);
    expect(sources).toMatchObject([{ id: 'towns', winners: 9, others: 1, difference: 8 }]);
    expect(figuresOf(games.slice(0, 2), 2).deeds[0].interval).toBeNull();
    expect(figuresOf([games[4]], 2).deeds[0]).toMatchObject({ difference: 0, interval: null });
  });

  test('roles, rounds and ways to end, where the game tells them', () => {
    const chronicle = (ending: string) => ({ chronicle: { roles: ['milan', 'rome'], rounds: 7, ending } });
    const { roles, rounds, endings } = figuresOf(
      [game([2, 1], chronicle('years')), game([2, 1], chronicle('cities')), game([1, 2], chronicle('cities'))],
      2,
    );
    expect(roles.map(({ id, wins }) => [id, wins])).toEqual([
      ['milan', 2 / 3],
      ['rome', 1 / 3],
    ]);
    expect(rounds?.mean).toBe(7);
    expect(endings.map(({ id, games, share }) => [id, games, share])).toEqual([
      ['cities', 2, 2 / 3],
      ['years', 1, 1 / 3],
    ]);
  });
});

test('a house rule is compared deal by deal with the usual rules', () => {
  const usual = [game([4, 2]), game([2, 4]), game([6, 2]), game([2, 2]), game([9, 9])];
  const changed = [game([6, 4]), game([2, 4]), game([2, 8]), game([4, 2], { choices: 14 })];
  const effect = effectOf({ option: 'mills', value: true }, usual, changed);
  expect(effect).toMatchObject({ option: 'mills', value: true, games: 4, same: 1, rounds: null });
  // Mean points 3, 3, 4, 2 become 5, 3, 5, 3.
  expect(effect.points).toMatchObject({ without: 3, with: 4, difference: 1 });
  expect(effect.choices).toMatchObject({ without: 10, with: 11, difference: 1 });
  // The first player won 1, 0, 1 and a half, and now 1, 0, 0, 1.
  expect(effect.first).toMatchObject({ without: 0.625, with: 0.5, difference: -0.125 });
});

describe('which games are played', async () => {
  const { game: principato } = await gameById('principato').load();
  const usual = Object.fromEntries(principato.options.map(({ id, values }) => [id, values[0]]));

  test('every number of players unless some are named, and every other value of every house rule', () => {
    expect(seriesOf(principato, [], usual, 5, 0).map(({ seats }) => seats)).toEqual(principato.seats);
    const series = seriesOf(principato, [3, 3], { ...usual, finalTie: 'laterSeatWins' }, 5, 2);
    expect(series.map(({ seats }) => seats)).toEqual(series.map(() => 3));
    const values = principato.options.reduce((sum, { values: all }) => sum + all.length - 1, 0);
    expect(series.map(({ changed, games }) => [changed === null, games])).toEqual([
      [true, 5],
      ...Array.from({ length: values }, () => [false, 2]),
    ]);
    expect(series.map(({ changed }) => changed)).toContainEqual({ option: 'finalTie', value: 'shared' });
  });

  test('whoever breaks off has the same part of every series', () => {
    const jobs = jobsOf([
      { seats: 2, changed: null, games: 8 },
      { seats: 3, changed: null, games: 8 },
      { seats: 2, changed: { option: 'finalTie', value: 'shared' }, games: 2 },
    ]);
    expect(jobs).toHaveLength(18);
    const half = jobs.slice(0, 9).map(({ series }) => series);
    expect([0, 1, 2].map((at) => half.filter((series) => series === at).length)).toEqual([4, 4, 1]);
  });

  test('a house rule needs as many games by the usual rules', () => {
    expect(() => seriesOf(principato, [], usual, 5, 6)).toThrow(InputError);
  });
});

describe('Markdown', () => {
  const part = {
    seats: 2,
    heading: '2 players',
    notes: ['A note.'],
    sections: [
      { id: 'a', heading: 'A | B', note: null, columns: ['', 'Wins'], rows: [['<mill>', '50\u00a0%']], shares: null },
    ],
  };
  const figures = figuresMarkdown([['Seed', 'a_b']], [part]);

  test('tables stand in their columns, and signs of Markdown are only signs', () => {
    expect(figures).toBe(`| Seed |
| ---- |
| a\\_b |

## 2 players

A note.

### A \\| B

|          | Wins |
| -------- | ---: |
| \\<mill\\> | 50 % |`);
  });

  test('what stands around the marks stays, and a second run replaces the first', () => {
    const first = withFigures('f.md', null, 'Title', 'OLD');
    expect(first).toBe(`# Title\n\n${BEGIN}\n\nOLD\n\n${END}\n`);
    const own = first.replace('# Title', '# Mine\n\nHow it was measured.').concat('\nWhat it means.\n');
    const second = withFigures('f.md', own, 'Title', 'NEW');
    expect(second).toBe(own.replace('OLD', 'NEW'));
    expect(withFigures('f.md', second, 'Title', 'NEW')).toBe(second);
  });

  test.each(['nothing', BEGIN, END, `${END} ${BEGIN}`])('a file with %j alone is refused', (file) => {
    expect(() => withFigures('f.md', file, 'Title', 'NEW')).toThrow('f.md has no place for the figures');
  });
});
