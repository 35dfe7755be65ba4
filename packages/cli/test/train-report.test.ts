/** The report of a training run. */
import { loadText } from '@bottega/games/text';
import { createFormatter, LANGUAGES, type Language } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { digitsOf, ticksAround } from '../src/report/scale.js';
import { loadCliText } from '../src/text/index.js';
import { trainLabels } from '../src/train/labels.js';
import { type TrainReport, trainReport } from '../src/train/report.js';
import type { CurvePoint } from '../src/train/run.js';
import { USUAL, usualPlay } from '../src/train/settings.js';
import { cellsOf, countOf, expectSound, textOf } from './pages.js';

interface Given {
  readonly generations?: number;
  readonly measureEvery?: number;
  readonly change?: (point: CurvePoint) => Partial<CurvePoint>;
  readonly seed?: string;
  readonly houseRules?: TrainReport['houseRules'];
}

async function pageOf(given: Given, language: Language = 'en'): Promise<string> {
  const { generations = 24, measureEvery = 4, change = () => ({}), seed = 'medici', houseRules = {} } = given;
  const curve = Array.from({ length: generations + 1 }, (_, generation): CurvePoint => {
    const isMeasured = generation % measureEvery === 0;
    const point = {
      generation,
      games: generation === 0 ? 600 : 300,
      positions: 20_000 + generation,
      marginError: 0.5 / (1 + generation),
      winError: 0.6,
      share: isMeasured ? generation / (generation + 4) : null,
      margin: isMeasured ? generation / 2 - 1.25 : null,
    };
    return { ...point, ...change(point) };
  });
  const settings = {
    ...USUAL,
    generations,
    measureEvery,
    game: 'virtu',
    rules: 1,
    seed,
    play: usualPlay(4, {}, 300),
  };
  const shape = { inputs: 380, first: 48, second: 24, outputs: 2 };
  const say = createFormatter(await loadCliText(language), language, []);
  return trainReport(
    { settings, shape, curve, houseRules },
    trainLabels(await loadText('virtu', language), say, language),
  );
}

/** The texts of a chart's drawing with this class. */
function drawn(page: string, chart: string, kind: string): string[] {
  const drawing = page.split(`id="${chart}"`)[1].split('</svg>')[0];
  return [...drawing.matchAll(new RegExp(`class="${kind}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);
}

describe('the report of a training run', () => {
  test.each(LANGUAGES)('in %s is a whole and sound page', async (language) => {
    const page = await pageOf({}, language);
    expectSound(page);
    expect(page).toContain(`<html lang="${language}">`);
    expect(countOf(page, '<figure')).toBe(4);
    expect(countOf(page, 'role="img"')).toBe(4);
    expect(textOf(page)).not.toMatch(/trained\.|report\.|[{}]/);
  });

  test('begins with the settings and with what the last measurement says', async () => {
    const text = textOf(await pageOf({ houseRules: { fog: true } })).replaceAll('\u00a0', ' ');
    const parts = [
      'learning from self-play',
      'Players4',
      'Generations24 of 24',
      'Games to begin with600',
      'Games per generation300',
      'Positions per plan300',
      '380 inputs, 48 and 24 hidden units',
      'fog: true',
      'Seedmedici',
      'Wins\n85.7% 76.4% – 91.7%\nafter generation 24',
      'Points ahead\n10.8\nafter generation 24',
      'Games learned from\n7,800\nin 25 generations',
    ];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

  test('has a table of all generations, and dashes where nothing was measured', async () => {
    const rows = cellsOf(await pageOf({}), 5);
    expect(rows.length).toBe(1 + 25);
    expect(rows[0]).toEqual([
      'Generation',
      'Games',
      'Positions',
      'Error',
      'Surprise',
      'Wins',
      '95% interval',
      'Points ahead',
    ]);
    expect(rows[1]).toEqual(['0', '600', '20,000', '0.500', '0.600', '0.0%', '0.0% – 4.6%', '−1.3']);
    expect(rows[2]).toEqual(['1', '300', '20,001', '0.250', '0.600', '–', '–', '–']);
    expect(rows[5].slice(5)).toEqual(['50.0%', '39.3% – 60.7%', '0.8']);
  });

  test('names all bars as long as there is room, then every second or fifth; values as exactly as they fit', async () => {
    const few = await pageOf({ generations: 12 });
    expect(drawn(few, 'chart-wins', 'tick middle')).toEqual(['0', '4', '8', '12']);
    expect(drawn(few, 'chart-wins', 'value')).toEqual(['0.0%', '50.0%', '66.7%', '75.0%']);
    const more = await pageOf({});
    expect(drawn(more, 'chart-wins', 'value')).toEqual(['0%', '50%', '67%', '75%', '80%', '83%', '86%']);
    const many = await pageOf({ measureEvery: 1 });
    expect(drawn(many, 'chart-wins', 'tick middle')).toEqual(Array.from({ length: 13 }, (_, at) => String(2 * at)));
    expect(drawn(many, 'chart-wins', 'value')).toEqual([]);
    const crowd = await pageOf({ generations: 100, measureEvery: 1 });
    expect(drawn(crowd, 'chart-wins', 'tick middle').slice(0, 3)).toEqual(['0', '10', '20']);
  });

  test('draws the points ahead below and above nought', async () => {
    const page = await pageOf({});
    expect(drawn(page, 'chart-ahead', 'tick end')).toEqual(['−5', '0', '5', '10', '15']);
    expect(drawn(page, 'chart-ahead', 'value')).toEqual(['10.8']);
  });

  test.each<[string, Given]>([
    ['one generation', { generations: 0 }],
    ['one that was not measured', { generations: 0, change: () => ({ share: null, margin: null }) }],
    ['nothing but noughts', { change: () => ({ share: 0, margin: 0, marginError: 0, winError: 0 }) }],
    ['all won', { change: () => ({ share: 1, margin: 40 }) }],
    ['always behind', { change: () => ({ share: 0, margin: -17.25 }) }],
    ['hundreds of generations', { generations: 400, measureEvery: 3 }],
    ['a seed that looks like markup', { seed: '<script>alert(1)</script>' }],
  ])('%s', async (_, given) => {
    const page = await pageOf(given);
    expectSound(page);
    expect(textOf(page)).not.toMatch(/[-−]0(?![.,\d]*[1-9])/);
  });
});

describe('scales around nought', () => {
  test.each([
    [-3, 6.6, [-5, 0, 5, 10]],
    [0, 0, [0, 1]],
    [2, 7, [0, 2, 4, 6, 8]],
    [-17, -2, [-20, -15, -10, -5, 0]],
    [0, 0.45, [0, 0.2, 0.4, 0.6]],
  ])('from %d to %d', (least, most, ticks) => {
    expect(ticksAround(least, most, 4).map((tick) => Number(tick.toFixed(6)) + 0)).toEqual(ticks);
  });
  test.each([
    [5, 0],
    [1, 0],
    [0.5, 1],
    [0.1, 1],
    [0.05, 2],
    [0.001, 3],
  ])('steps of %d need %i digits', (step, digits) => {
    expect(digitsOf(step)).toBe(digits);
  });
});
