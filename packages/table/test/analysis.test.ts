/** A finished game that is analysed: what is refused, and what is told of it. */
import { BOTS } from '@bottega/bots';
import { type GameRecord, InputError, isOver, legal, Match, seeded, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { AnalysisInProgress } from '../src/analysis/index.js';
import { ANALYSIS_FORMAT, SIGHTS } from '../src/index.js';
import { principato } from './table.js';

const SEATS = 2;
const POSITIONS = 8;
const { game } = principato;
const match = playedMatch();
const { record } = match;
const learned = await principato.loadWeights(SEATS);
/** With terms for chances, whatever is shipped. */
const weights = learned === null ? null : { ...learned, chances: [0, 0.03, 0.7, 0.1, 0.02, 0.7, 0.01, 0.1] };

function playedMatch() {
  const played = new Match(game, { seats: SEATS, options: {}, seed: 'analysis' });
  const random = seeded('analysis');
  const players = Array.from({ length: SEATS }, () => BOTS.apprendista.sit(game, { positions: 20 }, null));
  while (!isOver(played.state)) {
    const [seat] = played.asked();
    const choice = players[seat].choose(view(played.state, seat), legal(game, played.state, seat), random);
    expect(played.play(seat, choice).ok).toBe(true);
  }
  return played;
}

function analysed(of: GameRecord, slice = 1_000_000, known = weights) {
  const analysing = new AnalysisInProgress(principato, of, known, POSITIONS);
  while (!analysing.advance(slice));
  expect(analysing.progress()).toBe(1);
  return analysing.analysis();
}

describe('an analysis', () => {
  const whole = analysed(record);

  test('is the same in slices of any size, and plain data', () => {
    expect(analysed(record, 1)).toEqual(whole);
    expect(analysed(record, 700)).toEqual(whole);
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
  });

  test('tells what it is of', () => {
    expect(whole).toMatchObject({
      format: ANALYSIS_FORMAT,
      game: 'principato',
      rules: game.rules,
      seats: SEATS,
      positions: POSITIONS,
      end: record.digests.at(-1),
      length: record.choices.length,
      first: 0,
      isComplete: true,
    });
    expect(whole.course[0]).toMatchObject({ at: 0, seat: null });
    expect(whole.course.at(-1)?.points).toEqual(game.result(match.state).points);
  });

  test('has decisions one after the other, none of which costs less than nothing', () => {
    let last = 0;
    for (const { seat, from, to, known, open } of whole.decisions) {
      expect(from).toBeGreaterThanOrEqual(last);
      for (let at = from; at < to; at++) expect(record.choices[at][0]).toBe(seat);
      for (const cost of [known, open]) expect(Math.min(cost.points, cost.chance ?? 0)).toBeGreaterThanOrEqual(0);
      last = to;
    }
    expect(whole.decisions.length).toBeGreaterThan(10);
  });

  test('tells moments in order, each of a decision, a slip worth less than what was better', () => {
    for (const sight of SIGHTS) {
      const moments = whole.moments[sight];
      expect(moments.map(({ from }) => from)).toEqual(moments.map(({ from }) => from).sort((one, two) => one - two));
      for (const { seat, from, to, kind, played, other, couldKnow } of moments) {
        expect(whole.decisions.some((one) => one.seat === seat && one.from === from && one.to === to)).toBe(true);
        expect(played.choices).toEqual(record.choices.slice(from, to).map(([, choice]) => choice));
        const wish = sight === 'known' ? 'points' : 'chance';
        if (kind === 'slip') expect(other[wish] ?? other.points).toBeGreaterThanOrEqual(played[wish] ?? played.points);
        if (sight === 'known') expect(couldKnow).toBe(true);
      }
    }
  });

  test('that is not finished says so, and tells what it has', () => {
    const analysing = new AnalysisInProgress(principato, record, weights, POSITIONS);
    for (let slice = 0; slice < 3; slice++) analysing.advance(10);
    const part = analysing.analysis();
    expect(part.isComplete).toBe(false);
    expect(part.decisions.length).toBeLessThan(whole.decisions.length);
    expect(whole.course.slice(0, part.course.length)).toEqual(part.course);
    expect(analysing.progress()).toBeLessThan(1);
  });

  test('without anything learned has everything but chances', () => {
    const plain = analysed(record, 1_000_000, null);
    expect(plain.influences).toBe(null);
    expect(plain.course.every(({ chances, leads, seen }) => chances === null && leads === null && seen === null)).toBe(
      true,
    );
    expect(plain.decisions.map(({ from }) => from)).toEqual(whole.decisions.map(({ from }) => from));
    expect(plain.decisions.every(({ known, open }) => known.chance === null && open.chance === null)).toBe(true);
    for (const { played, other } of plain.moments.known) expect([played.chance, other.chance]).toEqual([null, null]);
  });

  test('of a game that is not over is refused', () => {
    const unfinished = { ...record, choices: record.choices.slice(0, -1), digests: record.digests.slice(0, -1) };
    let refused: unknown = null;
    try {
      new AnalysisInProgress(principato, unfinished, weights);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(InputError);
    expect(refused).toMatchObject({ reason: { code: 'analysisNotOver' } });
  });

  test('of a game that went on under newer rules begins there', () => {
    const at = 60;
    const half = Match.resume(game, record, at);
    const continued = { at, rules: game.rules, state: half.state, log: half.everything() };
    const later = analysed({ ...record, continued } as GameRecord);
    expect([later.first, later.length]).toEqual([at, record.choices.length]);
    expect(later.course[0]).toMatchObject({ at, seat: null });
    expect(later.course.at(-1)).toEqual(whole.course.at(-1));
    expect(later.decisions.every(({ from }) => from >= at)).toBe(true);
    const { places } = game.result(match.state);
    const winners = places.filter((place) => place === 1).length;
    expect(later.influences).toHaveLength(SEATS);
    later.influences?.forEach(({ deal, own, others, rest }, seat) => {
      expect(deal + own + others + rest).toBeCloseTo((places[seat] === 1 ? 1 / winners : 0) - 1 / SEATS, 3);
    });
  });
});
