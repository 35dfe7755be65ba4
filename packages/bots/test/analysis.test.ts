/** Finished games looked at again: what is said of them, and that nobody is held to what they could not know. */
import {
  apply,
  asked,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  legal,
  type Made,
  pickRandom,
  randomUnit,
  type State,
  seeded,
  start,
  view,
} from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { virtu } from '@bottega/virtu';
import { vulgari } from '@bottega/vulgari';
import { describe, expect, test } from 'vitest';
import { Analysing } from '../src/analysis/analysing.js';
import { Judging } from '../src/analysis/judging.js';
import { type Piece, Walker, worldsLike } from '../src/analysis/piece.js';
import { apprendista } from '../src/apprendista.js';
import { Chances, inputsOf, OUTPUTS, type Weights } from '../src/index.js';
import { type ChanceSample, chancesIn, fitChances, newTrainer } from '../src/learn/index.js';
import { chanceTerms } from '../src/value/chances.js';

type AnyGame = Game<State, Choice, GameEvent>;
const GAMES = [principato, virtu, vulgari].map((game) => game as unknown as AnyGame);

/** Nothing learned yet, with chances that follow from it somehow. */
function weightsFor(game: AnyGame, seats: number): Weights {
  const shape = { inputs: inputsOf(game, seats), first: 4, second: 3, outputs: OUTPUTS };
  const chances = Array.from({ length: chanceTerms(seats) }, (_, at) => [0.1, 0.15, 0.5][at % 3]);
  const { weights: numbers } = newTrainer(shape, seeded('analysis'));
  return { game: game.id, rules: game.rules, seats, shape, worlds: 2, chances, numbers };
}

/** Choices of a game from its deal on, to its end or up to so many. */
function played(game: AnyGame, seats: number, most = Number.POSITIVE_INFINITY): Made[] {
  const state = start(game, { seats, options: {}, seed: 'analysed' });
  const random = seeded('analysed');
  const players = Array.from({ length: seats }, () => apprendista.sit(game, { positions: 20 }, null));
  const choices: Made[] = [];
  while (!isOver(state) && choices.length < most) {
    const [seat] = asked(game, state);
    const may = legal(game, state, seat);
    const choice =
      randomUnit(random) < 0.3 ? pickRandom(random, may) : players[seat].choose(view(state, seat), may, random);
    choices.push([seat, choice]);
    apply(game, state, seat, choice);
  }
  return choices;
}

const SEATS = 2;
const [game, VIRTU] = GAMES;
const choices = played(game, SEATS);
const first = () => start(game, { seats: SEATS, options: {}, seed: 'analysed' });

function analysed(weights: Weights | null, slice: number, from = 0) {
  const state = first();
  for (const [seat, choice] of choices.slice(0, from)) apply(game, state, seat, choice);
  const analysing = new Analysing(game, weights, { first: state, from, choices }, 8, 'seed');
  const progress = [analysing.progress()];
  while (!analysing.advance(slice)) progress.push(analysing.progress());
  return { ...analysing.analysed(), progress };
}

describe('a game that is analysed', () => {
  const weights = weightsFor(game, SEATS);
  const whole = analysed(weights, 1_000_000);

  test('comes to the same in slices of any size, and is never less far than before', () => {
    const { progress, ...small } = analysed(weights, 1);
    const { progress: _, ...large } = whole;
    expect(small).toEqual(large);
    expect([...progress].sort((one, other) => one - other)).toEqual(progress);
    expect(progress.at(-1)).toBeLessThanOrEqual(1);
  });

  test('every decision is looked at once, and what mattered again', () => {
    const froms = whole.judged.map(({ piece }) => piece.from);
    expect(new Set(froms).size).toBe(froms.length);
    expect(whole.judged.every(({ piece }) => piece.isDecision)).toBe(true);
    expect(whole.judged.some(({ isCloser }) => isCloser)).toBe(true);
  });

  test('what changed the chances of a seat adds up to what it won, less its share', () => {
    const state = first();
    for (const [seat, choice] of choices) apply(game, state, seat, choice);
    const { places } = game.result(state);
    const winners = places.filter((place) => place === 1).length;
    whole.influences?.forEach(({ deal, own, others, rest }, seat) => {
      const won = places[seat] === 1 ? 1 / winners : 0;
      expect(deal + own + others + rest).toBeCloseTo(won - 1 / SEATS, 9);
    });
    expect(whole.influences).toHaveLength(SEATS);
  });

  test('what is looked at closely is measured alike: the same choices are expected to bring the same', () => {
    const close = whole.judged.filter(({ isCloser }) => isCloser);
    for (const { known, open } of close) {
      for (const { played, best, obvious } of [known, open]) {
        const [one, ...others] = [played, best, obvious].map(({ choices }) => JSON.stringify(choices));
        if (one === others[0]) expect(best).toBe(played);
        if (one === others[1]) expect(obvious).toBe(played);
        expect(best.outlook.chance).toBeGreaterThanOrEqual(played.outlook.chance ?? 1);
        expect(best.outlook.chance).toBeGreaterThanOrEqual(obvious.outlook.chance ?? 1);
      }
    }
    expect(close.length).toBeGreaterThan(0);
  });

  test('chances add up to one at every moment, and are the result at the end', () => {
    for (const { chances, seen } of whole.course) {
      for (const list of [chances, ...(seen ?? [])]) expect(list?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    }
    expect(whole.course.at(-1)?.at).toBe(choices.length);
    expect(whole.course.at(-1)?.chances?.every((chance) => [0, 0.5, 1].includes(chance))).toBe(true);
  });

  test('without anything learned everything but chances is there', () => {
    const { course, judged, influences } = analysed(null, 1_000_000);
    expect(influences).toBe(null);
    expect(course.map(({ at, points }) => [at, points])).toEqual(whole.course.map(({ at, points }) => [at, points]));
    expect(course.every(({ leads, chances, seen }) => leads === null && chances === null && seen === null)).toBe(true);
    expect(judged.map(({ piece }) => piece.from)).toEqual(whole.judged.map(({ piece }) => piece.from));
    expect(judged.every(({ known }) => known.best.outlook.chance === null)).toBe(true);
    expect(judged.every(({ known }) => known.best.outlook.points >= known.played.outlook.points)).toBe(true);
  });

  test('from a later position on it is told from there on', () => {
    const from = 40;
    const { course, judged } = analysed(weights, 1_000_000, from);
    expect(course[0]).toMatchObject({ at: from, seat: null });
    expect(judged[0].piece.from).toBeGreaterThanOrEqual(from);
    expect(judged.length).toBeLessThan(whole.judged.length);
  });
});

/** Once the families have moved in, nothing is hidden or left to chance. */
describe('a game of Virtù after its setup', () => {
  const made = played(VIRTU, 3, 120);
  const state = start(VIRTU, { seats: 3, options: {}, seed: 'analysed' });
  let from = 0;
  for (; 'season' in state.open && state.open.season === 'setup'; from++) apply(VIRTU, state, ...made[from]);
  const analysing = new Analysing(VIRTU, weightsFor(VIRTU, 3), { first: state, from, choices: made }, 8, 'seed');
  while (!analysing.advance(1_000));
  const { course, judged, influences } = analysing.analysed();

  test('knows no deal but how it stood then', () => {
    const dealt = course[0].chances?.map((chance) => expect.closeTo(chance - 1 / 3, 9));
    expect(influences?.map(({ deal }) => deal)).toEqual(dealt);
    expect(influences?.some(({ own }) => own < 0)).toBe(true);
  });

  test('looks the same with everything open', () => {
    const close = judged.filter(({ isCloser }) => isCloser);
    for (const { known, open } of close) {
      expect(open.played.outlook.chance).toBeCloseTo(known.played.outlook.chance ?? -1, 9);
      expect(open.best.outlook.chance).toBeCloseTo(known.best.outlook.chance ?? -1, 9);
    }
    expect(close.length).toBeGreaterThan(0);
  });
});

describe.each(GAMES.map((one) => [one.id, one] as const))('%s: what a seat is held to', (_, one) => {
  const seats = Math.max(3, one.seats[0]);
  const made = played(one, seats, 150);
  const pieces: Piece<State, Choice>[] = [];
  const state = start(one, { seats, options: {}, seed: 'analysed' });
  const walker = new Walker(one, state, made, 0, { piece: (piece) => pieces.push(piece), settled() {}, turn() {} });
  while (walker.next());
  const judge = { game: one, chances: new Chances(one, weightsFor(one, seats)), positions: 12, worlds: 4 };
  const judged = (piece: Piece<State, Choice>) => {
    const judging = new Judging(judge, piece, 'twins');
    while (!judging.advance(1000));
    return judging.judged();
  };

  test('pieces are all that was chosen, one after the other', () => {
    expect(pieces.flatMap(({ seat, choices: some }) => some.map((choice) => [seat, choice]))).toEqual(made);
    pieces.forEach(({ from }, at) => {
      expect(from).toBe(pieces.slice(0, at).reduce((sum, piece) => sum + piece.choices.length, 0));
    });
  });

  test('is the same in every world that looks the same to it', () => {
    const decisions = pieces.filter(({ isDecision }) => isDecision);
    const some = decisions.filter((_, at) => at % Math.ceil(decisions.length / 12) === 0);
    for (const piece of some) {
      const [other] = worldsLike(one, view(piece.before, piece.seat), 1, () => seeded(`other ${piece.from}`));
      const [here, there] = [judged(piece), judged({ ...piece, before: other })];
      expect(there.known).toEqual(here.known);
    }
    expect(some.length).toBeGreaterThan(5);
  });
});

describe('terms for chances', () => {
  const SEATS_HERE = 3;
  /** For each place, and for how ripe the game is. */
  const TRUE_TERMS = [0, 0.3, 0.5, 0.4, 0.2, 0.8, -0.3, 0.4, 0.2, 0.1, 0.3];
  /** Positions and results that were drawn by known terms. */
  const drawn = (count: number, seed: string): ChanceSample[] => {
    const random = seeded(seed);
    const places = [0, 1, 2];
    return Array.from({ length: count }, () => {
      const some = (width: number) => width * (randomUnit(random) - 0.5);
      const ripeness = 3 * randomUnit(random);
      const prospects = places.map((place) => ({ margin: some(10), opinion: some(4), place, ripeness }));
      let rest = randomUnit(random);
      const winner = chancesIn(TRUE_TERMS, { prospects }).findIndex((chance) => {
        rest -= chance;
        return rest < 0;
      });
      return { prospects, won: places.map((seat) => (seat === winner ? 1 : 0)) };
    });
  };

  test('are found again from what came of positions', () => {
    const found = fitChances(drawn(40_000, 'found'), SEATS_HERE);
    // Only differences between where places begin mean something.
    const apart = (terms: readonly number[]) => [terms[3] - terms[0], terms[6] - terms[0]];
    const slopes = (terms: readonly number[]) => terms.filter((_, at) => at % 3 !== 0 || at >= 3 * SEATS_HERE);
    const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 1));
    expect(apart(found)).toEqual(near(apart(TRUE_TERMS)));
    expect(slopes(found)).toEqual(near(slopes(TRUE_TERMS)));
  });

  test('give chances that come true', () => {
    const terms = fitChances(drawn(20_000, 'learned'), SEATS_HERE);
    const bins = Array.from({ length: 5 }, () => ({ count: 0, told: 0, won: 0 }));
    for (const sample of drawn(20_000, 'judged')) {
      chancesIn(terms, sample).forEach((chance, seat) => {
        const bin = bins[Math.min(4, Math.floor(5 * chance))];
        bin.count++;
        bin.told += chance;
        bin.won += sample.won[seat];
      });
    }
    for (const { count, told, won } of bins) expect(Math.abs(told - won) / count).toBeLessThan(0.02);
  });
});
