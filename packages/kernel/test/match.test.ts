import { describe, expect, test } from 'vitest';
import { explained, legal, Match, pickRandom, seeded } from '../src/index.js';
import { makeToy, PASS } from './toy.js';

const toy = makeToy();
const begin = () => new Match(toy, { seats: 3, options: {}, seed: 'match' });

/** Some choices at random. */
function playSome(match: ReturnType<typeof begin>, choices: number, seed = 'some'): void {
  const random = seeded(seed);
  for (let made = 0; made < choices && !match.over; made++) {
    const seat = pickRandom(random, match.asked());
    match.play(seat, pickRandom(random, legal(toy, match.state, seat)));
  }
}

const everythingOf = (match: ReturnType<typeof begin>) =>
  structuredClone([match.state, match.record, match.everything(), [0, 1, 2].map((seat) => match.canUndo(seat))]);

describe('a match that was marked', () => {
  test.each([0, 1, 4, 7, 12])('is as it was before, whatever happened since, after %i choices', (choices) => {
    const match = begin();
    playSome(match, choices);
    const before = everythingOf(match);
    const mark = match.mark();
    playSome(match, 5, 'others');
    match.undo(0);
    match.undo(1);
    expect(everythingOf(match)).not.toEqual(before);
    match.reset(mark);
    expect(everythingOf(match)).toEqual(before);
  });

  test('goes on from there as if nothing had been', () => {
    const [match, other] = [begin(), begin()];
    const mark = match.mark();
    playSome(match, 6);
    match.reset(mark);
    for (const one of [match, other]) playSome(one, 30, 'on');
    expect(everythingOf(match)).toEqual(everythingOf(other));
  });
});

describe('a kept record', () => {
  test('is resumed without asking for each choice, and is the same: what was told, and what can be taken back', () => {
    for (let choices = 0; choices < 20; choices++) {
      const match = begin();
      playSome(match, choices);
      const resumed = Match.resumeKept(toy, match.record);
      expect(resumed && everythingOf(resumed)).toEqual(everythingOf(match));
    }
  });

  test('that leads elsewhere is not resumed', () => {
    const match = begin();
    match.play(0, PASS);
    expect(Match.resumeKept(toy, { ...match.record, digests: [match.record.digests[0], '?'] })).toBe(null);
  });
});

test('a seat that is not asked is offered nothing', () => {
  const { state } = begin();
  expect(legal(toy, state, 0).length).toBeGreaterThan(0);
  expect(legal(toy, state, 1)).toEqual([]);
  expect(explained(toy, state, 1)).toMatchObject({ allowed: [], barred: [] });
});

describe('a match that goes back', () => {
  test.each([0, 1, 4, 7, 12])('to where %i choices had been made is the match of those choices', (choices) => {
    const [match, other] = [begin(), begin()];
    playSome(match, 15);
    playSome(other, choices);
    match.rewind(choices);
    const [state, record, log, canUndo] = everythingOf(match);
    expect([state, record, log]).toEqual(everythingOf(other).slice(0, 3));
    expect(canUndo).toEqual([false, false, false]); // whatever could be taken back there once
    for (const one of [match, other]) playSome(one, 30, 'on');
    expect(everythingOf(match)).toEqual(everythingOf(other));
  });

  test('takes back what was chosen since, and nothing before', () => {
    const match = begin();
    playSome(match, 3);
    match.rewind(1);
    const before = everythingOf(match);
    const [seat] = match.asked();
    match.play(seat, PASS);
    expect(match.canUndo(seat)).toBe(true);
    match.undo(seat);
    expect(everythingOf(match)).toEqual(before);
    expect([0, 1, 2].some((one) => match.undo(one))).toBe(false);
  });
});
