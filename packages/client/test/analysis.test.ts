/** What the page makes of an analysis: rows and marks of the chart, what a decision cost in words, what fits a kept one, what is asked again. */
import { ANALYSIS_FORMAT, type GameAnalysis, type TurningMoment } from '@bottega/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { QuestionBox } from '../src/analysis/again/QuestionBox';
import { better, fitsGame } from '../src/analysis/analysis-source';
import { marksOf, measureOf, rowsOf } from '../src/analysis/chart-rows';
import { differenceOf, sayDifference, shortDifference } from '../src/analysis/figures';
import { strongestOf } from '../src/analysis/Influences';
import { loadPageText, loadTextPart, type PageText } from '../src/text';
import { TextContext } from '../src/text/use-text';

let text: PageText;
let czech: PageText;
beforeAll(async () => {
  await Promise.all((['analysis', 'help', 'table'] as const).map(loadTextPart));
  text = await loadPageText('en');
  czech = await loadPageText('cs');
});

const line = (chance: number | null, points: number) => ({ choices: [], says: [], chance, points });
const moment = (change: Partial<TurningMoment>): TurningMoment => ({
  kind: 'slip',
  seat: 1,
  from: 4,
  to: 6,
  round: null,
  played: line(0.3, 1),
  other: line(0.42, 3.4),
  reasons: [],
  beyond: null,
  couldKnow: true,
  ...change,
});
const point = (at: number, seat: number | null, chances: readonly number[] | null) => ({
  at,
  seat,
  points: [at, 2 * at],
  leads: chances === null ? null : [1, -1],
  chances,
  seen: chances === null ? null : [chances, [0.1, 0.9]],
});
const analysis = (change: Partial<GameAnalysis> = {}): GameAnalysis => ({
  format: ANALYSIS_FORMAT,
  game: 'toy',
  rules: 3,
  seats: 2,
  positions: 1000,
  end: 'abc',
  length: 10,
  first: 2,
  isComplete: true,
  course: [point(2, null, [0.5, 0.5]), point(4, 0, [0.6, 0.4]), point(8, 1, [0.2, 0.8])],
  decisions: [],
  moments: { known: [], open: [] },
  influences: null,
  ...change,
});

describe('the chart', () => {
  const name = (round: { readonly at: number } | null, seat: number | null) => `${round?.at ?? '-'} ${seat ?? 'start'}`;
  const rounds = [0, 4].map((at) => ({ at, name: { key: 'round', values: {} } }));

  test('counts chances in hundredths, places a turn by its choices, and calls it by the round in which it was', () => {
    expect(rowsOf(analysis(), rounds, null, name)).toEqual([
      { name: '- start', place: 0, values: [50, 50] },
      { name: '0 0', place: 0.25, values: [60, 40] },
      { name: '4 1', place: 0.75, values: [20, 80] },
    ]);
  });

  test('shows what a seat could tell then', () => {
    expect(rowsOf(analysis(), rounds, 1, name).map(({ values }) => values)).toEqual(Array(3).fill([10, 90]));
  });

  test('falls back to leads, and without anything learned to points', () => {
    expect(measureOf(analysis())).toBe('chances');
    const leads = analysis({ course: [{ ...point(2, null, null), leads: [3, -3] }] });
    expect(measureOf(leads)).toBe('leads');
    expect(rowsOf(leads, [], null, name)[0].values).toEqual([3, -3]);
    const points = analysis({ course: [point(2, null, null)] });
    expect(measureOf(points)).toBe('points');
    expect(rowsOf(points, [], 0, name)[0].values).toEqual([2, 4]);
  });

  test('marks a moment on the line of its seat where its turn ended; one whose turn is not there yet is left out', () => {
    const rows = rowsOf(analysis(), rounds, null, name);
    const moments = [moment({}), moment({ kind: 'find', seat: 0, from: 2, to: 4 }), moment({ from: 8, to: 9 })];
    expect(marksOf(analysis(), rows, moments, ({ kind }) => kind)).toEqual([
      { id: 4, seat: 1, place: 0.75, value: 80, sign: '?', label: 'slip' },
      { id: 2, seat: 0, place: 0.25, value: 60, sign: '!', label: 'find' },
    ]);
  });
});

describe('what a decision cost', () => {
  test('is told in chance and points', () => {
    expect(sayDifference('slip', differenceOf(moment({})), text)).toBe(
      'This cost 12% of the chance to win and 2.4\u00a0points.',
    );
    expect(sayDifference('slip', differenceOf(moment({})), czech)).toBe(
      'Stálo to 12\u00a0% šance na výhru a\u00a02,4\u00a0bodu.',
    );
  });

  test('of a find is what it was better than the other line', () => {
    const find = moment({ kind: 'find', played: line(0.5, 2), other: line(0.4, 1) });
    expect(differenceOf(find)).toEqual({ chance: expect.closeTo(0.1), points: 1 });
    expect(shortDifference('find', differenceOf(find), text)).toBe('+10%');
  });

  test('leaves out what would be written as nothing', () => {
    expect(sayDifference('slip', { chance: null, points: 2 }, text)).toBe('This cost 2.0\u00a0points.');
    expect(sayDifference('slip', { chance: 0.001, points: 2 }, text)).toBe('This cost 2.0\u00a0points.');
    expect(sayDifference('slip', { chance: 0.1, points: 0.01 }, text)).toBe('This cost 10% of the chance to win.');
    expect(sayDifference('slip', { chance: 0, points: 0 }, text)).toBe('It hardly made a difference.');
    expect(shortDifference('slip', { chance: null, points: 2 }, text)).toBe('−2.0\u00a0pts');
  });
});

describe('a kept analysis', () => {
  const game = { game: 'toy', data: null, record: { digests: ['x', 'abc'] } };

  test('fits the game, its end, the rules and the format', () => {
    expect(fitsGame(analysis(), game, 3)).toBe(true);
    expect(fitsGame(analysis({ end: 'other' }), game, 3)).toBe(false);
    expect(fitsGame(analysis({ game: 'other' }), game, 3)).toBe(false);
    expect(fitsGame(analysis(), game, 4)).toBe(false);
    expect(fitsGame({ ...analysis(), format: ANALYSIS_FORMAT + 1 }, game, 3)).toBe(false);
  });

  test.each([null, undefined, 3, 'analysis', {}, { ...analysis(), moments: null }, { ...analysis(), course: 1 }])(
    'is not taken for one if it is something else: %j',
    (kept) => expect(fitsGame(kept, game, 3)).toBe(false),
  );

  test('that is whole is not replaced by a part of another, nor a part by a shorter one', () => {
    const whole = analysis();
    const part = analysis({ isComplete: false });
    expect(better(null, part)).toBe(part);
    expect(better(whole, part)).toBe(whole);
    expect(better(part, whole)).toBe(whole);
    expect(better(whole, analysis({ positions: 4000 })).positions).toBe(4000);
    const longer = analysis({ isComplete: false, course: [...whole.course, point(9, 0, [0.5, 0.5])] });
    expect(better(longer, part)).toBe(longer);
    expect(better(part, longer)).toBe(longer);
  });
});

test('what counted most may be a loss', () => {
  expect(strongestOf({ deal: 0.1, own: -0.3, others: 0.2, rest: 0 })).toBe('own.loss');
  expect(strongestOf({ deal: -0.4, own: -0.3, others: 0.2, rest: 0 })).toBe('deal.loss');
});

describe('a decision that is asked again', () => {
  const speech = { names: ['Anna', 'Bruno'], say: ({ key }: { key: string }) => key, words: {} };
  const verdict = (isGood: boolean) => ({ isGood, cost: { chance: 0.12, points: 2.4 }, moment: moment({}) });
  const boxOf = (answer: object) => {
    const nothing = () => {};
    const box = createElement(QuestionBox, {
      moment: moment({
        other: { ...line(0.4, 1), says: [{ key: 'the best', values: {} }], choices: [{ type: 'any' }] },
      }),
      at: 0,
      count: 2,
      answer: { verdict: null, isJudging: false, error: null, ...answer },
      isBegun: true,
      speech: speech as never,
      onRetry: nothing,
      onJudge: nothing,
      onDone: nothing,
    });
    return renderToStaticMarkup(createElement(TextContext, { value: text }, box)).replace(/<[^>]+>/g, '|');
  };

  test('is praised if it is as good as the best, and goes on', () => {
    const said = boxOf({ verdict: verdict(true) });
    expect(said).toContain('Well done: that’s as good as the best.');
    expect(said).toMatch(/\|Next\|/);
    expect(said).not.toMatch(/Try again|Hint|Show it/);
  });

  test('is told what it costs if something is better, with ways to find that', () => {
    const said = boxOf({ verdict: verdict(false) });
    expect(said).toContain('This cost 12% of the chance to win and 2.4\u00a0points.');
    for (const way of ['Try again', 'Hint', 'Show it']) expect(said).toContain(`|${way}|`);
    expect(said).not.toMatch(/\|Next\||the best\|/);
  });

  test('that could not be judged says so, and can be judged once more', () => {
    expect(boxOf({ error: new Error('gone') })).toMatch(/This could not be judged\. .*gone.*\|Try again\|/s);
  });
});
