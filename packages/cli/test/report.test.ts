import { clockwiseFrom } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { binsOf, countInto } from '../src/report/bins.js';
import { type ChartLabels, type ReportLabels, report } from '../src/report/index.js';
import { escapeHtml, html } from '../src/report/markup.js';
import { roundStep, ticksTo } from '../src/report/scale.js';
import type { SimulatedGame, Simulation } from '../src/simulate/simulation.js';
import { summarize } from '../src/simulate/summary.js';
import { table } from '../src/simulate/table.js';
import { cellsOf, countOf, expectSound, textOf } from './pages.js';

describe('the report', () => {
  test.each([2, 3, 4, 5])('with %i seats is a whole and sound page', (seats) => {
    const page = pageOf({ seats, games: games(200, seats) });
    expectSound(page);
    expect(countOf(page, '<figure')).toBe(6);
    expect(countOf(page, 'role="img"')).toBe(6);
    expect(page).toContain('<html lang="it">');
  });

  test('names the game, seats, bots, options, seed, number of games and speed', () => {
    const page = pageOf({
      seats: 3,
      bots: ['apprendista', 'random', 'apprendista'],
      options: { length: 'short', fog: true },
      seed: 'medici',
      seconds: 2,
      games: games(50, 3),
    });
    const text = textOf(page);
    const expected = [
      'Simulation of Principato',
      'Players3',
      '2 × Apprendista, random',
      'Length: A short game',
      'fog: true',
    ];
    for (const part of [...expected, 'medici', 'Games50', 'Games per second25']) expect(text).toContain(part);
  });

  test('has a row for each seat: bot, mean ± deviation, least and most, win rate and interval', () => {
    const page = pageOf({
      seats: 2,
      bots: ['apprendista', 'random'],
      games: [game([10, 4]), game([14, 6]), game([12, 20]), game([12, 2])],
    });
    expect(cellsOf(page, 1)).toEqual([
      ['Seat', 'Bot', 'Points', 'From to', 'Win rate', 'Interval'],
      ['1', 'Apprendista', '12.0 ± 1.4', '10 to 14', '75.0%', '30.1% to 95.4%'],
      ['2', 'random', '8.0 ± 7.1', '2 to 20', '25.0%', '4.6% to 69.9%'],
    ]);
  });

  test('says the values of each chart in a table', () => {
    const page = pageOf({
      seats: 2,
      games: [game([3, 5], { choices: 40, order: [1, 0] }), game([5, 5], { choices: 42 })],
    });
    expect(cellsOf(page, 2)).toEqual([
      ['points x', 'points y', 'Winners'],
      ['3', '1', '0'],
      ['4', '0', '0'],
      ['5', '3', '3'],
    ]);
    expect(cellsOf(page, 4).map((row) => row.slice(0, 2))).toEqual([
      ['order x', 'order y'],
      ['1', '75.0%'],
      ['2', '25.0%'],
    ]);
    expect(cellsOf(page, 5)).toEqual([
      ['categories x', 'categories y'],
      ['Towns & land', '4.00'],
      ['debt', '-1.50'],
    ]);
    expect(cellsOf(page, 6)).toEqual([
      ['margin x', 'margin y'],
      ['0', '1'],
      ['1', '0'],
      ['2', '1'],
    ]);
    expect(cellsOf(page, 7)).toEqual([
      ['choices x', 'choices y'],
      ['40', '1'],
      ['41', '0'],
      ['42', '1'],
    ]);
  });

  test('escapes everything that comes from outside', () => {
    const evil = `<script>alert("1")</script><img src='x' onerror=alert(2)>&`;
    const page = pageOf({
      game: evil,
      bots: [evil, `" onload="${evil}`],
      options: { [evil]: evil },
      seed: evil,
      games: [{ ...game([1, 2]), sheet: [{ category: evil, points: [1, 2] }] }],
      labels: { title: evil, noOptions: evil },
    });
    expectSound(page);
    expect(page).not.toMatch(/<script|<img|<[^>]* on\w+=/i);
    expect(page).toContain(`<code>${escapeHtml(evil)}</code>`);
  });

  test('an id that every object has is shown as itself', () => {
    const page = pageOf({
      bots: ['constructor', 'toString'],
      options: { valueOf: 'constructor' },
      games: [game([1, 2])],
    });
    expectSound(page);
    expect(textOf(page)).toContain('constructor, toString');
    expect(textOf(page)).toContain('valueOf: constructor');
  });

  test('is the same with many games as with few: 100 000 games make no longer page', () => {
    const few = pageOf({ seats: 5, games: games(1_000, 5) });
    const many = pageOf({ seats: 5, games: games(100_000, 5) });
    expectSound(many);
    expect(countOf(many, '<')).toBeLessThan(1.5 * countOf(few, '<'));
    expect(textOf(many)).toContain('Games100000');
  });
});

describe('games that tell more than their points', () => {
  const venice = { roles: ['venice', 'milan'], rounds: 9, ending: 'cities' };
  const milan = { roles: ['milan', 'venice'], rounds: 12, ending: 'cities' };
  const told = [
    game([10, 4], { chronicle: venice }),
    game([14, 6], { chronicle: milan }),
    game([12, 20], { chronicle: milan }),
    game([12, 12], { chronicle: { ...milan, rounds: 30, ending: 'years' } }),
  ];

  test('points and victories of each role, wherever it sat, the most successful first', () => {
    const page = pageOf({ games: told });
    expectSound(page);
    expect(cellsOf(page, 2)).toEqual([
      ['Dynasty', 'Games', 'Points', 'From to', 'Win rate', 'Interval'],
      ['Venice & the sea', '4', '12.0 ± 5.1', '6 to 20', '62.5%', '21.9% to 90.8%'],
      ['milan', '4', '10.5 ± 3.8', '4 to 14', '37.5%', '9.2% to 78.1%'],
    ]);
  });

  test('how many rounds were played, and what ended the games', () => {
    const page = pageOf({ games: told });
    expect(textOf(page)).toContain('Years\n15.8 ± 8.3\n9 to 30');
    expect(countOf(page, '<figure')).toBe(9);
    expect(cellsOf(page, 11)).toEqual([
      ['endings x', 'endings y'],
      ['Eight cities', '75.0%'],
      ['years', '25.0%'],
    ]);
  });

  test('a game whose seats are alike and that has one way to end tells its rounds only', () => {
    const alike = { roles: [], rounds: 3, ending: null };
    const page = pageOf({ games: [game([1, 2], { chronicle: alike }), game([2, 1], { chronicle: alike })] });
    expectSound(page);
    expect(countOf(page, '<figure')).toBe(7);
    expect(page).not.toContain('Dynasties');
  });

  test('a role that two seats played in one game counts twice', () => {
    const twins = game([5, 3], { chronicle: { roles: ['milan', 'milan'], rounds: 1, ending: null } });
    expect(cellsOf(pageOf({ games: [twins] }), 2)[1].slice(0, 5)).toEqual([
      'milan',
      '2',
      '4.0 ± 1.0',
      '3 to 5',
      '50.0%',
    ]);
  });

  test('the terminal shows the same figures', () => {
    const simulation = simulationOf({ games: told });
    const lines = table(summarize(simulation), LABELS).split('\n');
    expect(lines).toContain('Dynasty           Games      Points  From to  Win rate        Interval');
    expect(lines).toContain('Venice & the sea      4  12.0 ± 5.1  6 to 20     62.5%  21.9% to 90.8%');
    expect(lines).toContain('Eight cities      3  75.0%');
    expect(lines.filter((line) => line.startsWith('Years'))).toEqual(['Years     15.8 ± 8.3       9 to 30']);
  });
});

describe('unusual simulations', () => {
  const cases: [string, Partial<Given>][] = [
    ['one game', { games: [game([31, 25])] }],
    ['no time at all', { games: [game([31, 25])], seconds: 0 }],
    ['nothing but ties', { games: Array.from({ length: 9 }, () => game([20, 20])) }],
    ['negative points', { games: [game([-5, -12]), game([-1, -30]), game([-7, 2])] }],
    ['no points', { games: [game([0, 0]), game([0, 0])] }],
    ['one seat winning all', { games: Array.from({ length: 30 }, (_, at) => game([50 + at, at])) }],
    ['huge points', { games: [game([1_000_000, -1_000_000]), game([123_456_789, 5])] }],
    ['no categories', { games: [{ ...game([3, 4]), sheet: [] }] }],
    ['long names', { bots: ['x'.repeat(300), 'y'.repeat(300)], seed: 'z'.repeat(2_000), games: [game([3, 4])] }],
  ];
  test.each(cases)('%s', (_name, given) => {
    expectSound(pageOf(given));
  });

  test('of one game the deviation is 0 and the interval is wide', () => {
    const page = pageOf({ games: [game([31, 25])] });
    expect(cellsOf(page, 1)[1]).toEqual(['1', 'random', '31.0 ± 0.0', '31 to 31', '100.0%', '20.7% to 100.0%']);
  });

  test('in time too short to measure no speed is claimed', () => {
    expect(textOf(pageOf({ games: [game([31, 25])], seconds: 0 }))).not.toContain('per second');
  });

  test('a mean just below 0 is not written as -0.0', () => {
    const page = pageOf({ games: [...Array.from({ length: 99 }, () => game([0, 0])), game([-1, 0])] });
    expect(textOf(page)).not.toMatch(/-0(?![.\d]*[1-9])/);
  });

  test('equal values are one slender column', () => {
    const page = pageOf({ games: [game([20, 20]), game([20, 20])] });
    const columns = [...page.matchAll(/class="outlined" fill="url\(#hatch\)" x="[\d.]+" width="([\d.]+)"/g)];
    expect(columns.map(([, width]) => Number(width) < 50)).toEqual([true]);
  });
});

describe('bins', () => {
  test('few whole values have a bin each', () => {
    expect(binsOf([3, 5, 5, 8])).toEqual({ start: 3, width: 1, counts: [1, 0, 2, 0, 0, 1] });
  });
  test('many values share round bins that start at a multiple of their width', () => {
    // 93 values in 24 bins would be 3.9 each: the next round width is 5.
    expect(binsOf([7, 9, 10, 14, 15, 99])).toEqual({
      start: 5,
      width: 5,
      counts: [2, 2, 1, ...new Array<number>(15).fill(0), 1],
    });
  });
  test('negative values are rounded downwards like the others', () => {
    expect(binsOf([-41, -40, -1, 0, 1])).toEqual({
      start: -42,
      width: 2,
      counts: [1, 1, ...new Array<number>(18).fill(0), 1, 2],
    });
  });
  test.each([
    [[4, 4, 4], 4],
    [[0], 0],
    [[-3, -3], -3],
  ])('equal values %j are one bin', (values, start) => {
    expect(binsOf(values)).toEqual({ start, width: 1, counts: [values.length] });
  });
  test('no value leaves one empty bin', () => {
    expect(binsOf([])).toEqual({ start: 0, width: 1, counts: [0] });
  });
  test('a part of the values is counted into the same bins', () => {
    expect(countInto(binsOf([3, 5, 5, 8]), [5, 8]).counts).toEqual([0, 0, 1, 0, 0, 1]);
  });
  test('no value is lost, and there are at most 25 bins', () => {
    for (let most = 1; most < 3_000; most += 7) {
      const { counts } = binsOf([-3, most, 0, most - 1]);
      expect(counts.length).toBeLessThanOrEqual(25);
      expect(counts.reduce((sum, count) => sum + count)).toBe(4);
    }
  });
});

describe('scales', () => {
  test.each([
    [1, 1],
    [1.1, 2],
    [3, 5],
    [6, 10],
    [10, 10],
    [0.03, 0.05],
    [240, 500],
  ])('the step for %d is %d', (least, step) => {
    expect(roundStep(least)).toBeCloseTo(step, 10);
  });
  test.each([
    [1, 1, [0, 1]],
    [7, 1, [0, 2, 4, 6, 8]],
    [0.6, 0.05, [0, 0.2, 0.4, 0.6]],
  ])('ticks to %d', (most, finest, ticks) => {
    expect(ticksTo(most, 4, finest).map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  });
});

describe('markup', () => {
  test('escapes text and keeps markup', () => {
    expect(html`<p title="${`"'`}">${'a < b & c'}${[html`<b>${1 / 3}</b>`, html`${-0.001}`]}</p>`.markup).toBe(
      '<p title="&quot;&#39;">a &lt; b &amp; c<b>0.33</b>\n0</p>',
    );
  });
});

interface Given extends Simulation {
  readonly labels: Partial<ReportLabels>;
}

function pageOf({ labels = {}, ...given }: (Partial<Given> & Pick<Given, 'games'>) | Partial<Given>): string {
  const simulation = simulationOf(given);
  return report(simulation, summarize(simulation), { ...LABELS, ...labels });
}

function simulationOf(given: Partial<Simulation>): Simulation {
  const seats = given.seats ?? 2;
  const bots = Array.from({ length: seats }, () => 'random');
  return { game: 'principato', seats, bots, options: {}, seed: 's', seconds: 1, games: [game([1, 2])], ...given };
}

function game(points: readonly number[], rest: Partial<SimulatedGame> = {}): SimulatedGame {
  const places = points.map((own) => 1 + points.filter((other) => other > own).length);
  const sheet = [
    { category: 'towns', points: points.map((own) => own - 0.5) },
    { category: 'debt', points: points.map(() => -1.5) },
  ];
  return { points, places, sheet, choices: 100, order: clockwiseFrom(0, points.length), chronicle: null, ...rest };
}

/** Games as different as those of random play, and the same at every run. */
function games(count: number, seats: number): SimulatedGame[] {
  let state = 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647; // the "minimal standard" generator
    return state % limit;
  };
  return Array.from({ length: count }, (_, at) =>
    game(
      Array.from({ length: seats }, () => below(40) + below(40)),
      { choices: 100 + below(80), order: clockwiseFrom(at % seats, seats) },
    ),
  );
}

const chart = (name: string): ChartLabels => ({
  title: `${name} title`,
  description: `${name} text.`,
  x: `${name} x`,
  y: `${name} y`,
});

const LABELS: ReportLabels = {
  language: 'it',
  title: 'Simulation of Principato',
  games: 'Games',
  seats: 'Players',
  speed: 'Games per second',
  bots: 'Bots',
  options: 'House rules',
  noOptions: 'none',
  seed: 'Seed',
  botNames: { apprendista: 'Apprendista' },
  categoryNames: { towns: 'Towns & land' },
  optionNames: { length: { name: 'Length', says: 'Ends the game sooner.', values: { short: 'A short game' } } },
  labelled: (label, value) => `${label}: ${value}`,
  number: (value, digits) => value.toFixed(digits),
  percent: (share, digits) => `${(100 * share).toFixed(digits)}%`,
  range: (least, most) => `${least} to ${most}`,
  interval: 'Interval',
  values: 'Values',
  mean: (value) => `Mean ${value}`,
  fairShare: (value) => `Fair share ${value}`,
  keyFigures: {
    heading: 'Figures',
    mean: 'Mean',
    range: 'Least – most',
    points: 'Points',
    winner: 'Winner',
    last: 'Last',
    margin: 'Margin',
    choices: 'Choices',
  },
  seatTable: {
    heading: 'Seats',
    note: 'Mean ± deviation',
    seat: 'Seat',
    bot: 'Bot',
    points: 'Points',
    range: 'From to',
    wins: 'Win rate',
  },
  charts: {
    heading: 'Charts',
    winners: 'Winners',
    allSeats: 'All seats',
    points: chart('points'),
    wins: chart('wins'),
    order: chart('order'),
    categories: chart('categories'),
    choices: chart('choices'),
    margin: chart('margin'),
  },
  chronicle: {
    rounds: 'Years',
    role: 'Dynasty',
    byRole: 'Dynasties',
    ending: 'Ending',
    games: 'Games',
    share: 'Share',
    roleNames: { venice: 'Venice & the sea' },
    endingNames: { cities: 'Eight cities' },
    roundsChart: chart('rounds'),
    winsChart: chart('roles'),
    endingsChart: chart('endings'),
  },
};
