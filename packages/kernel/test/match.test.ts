import { describe, expect, test } from 'vitest';
import { digest, explained, legal, Match, pickRandom, seeded, verify } from '../src/index.js';
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

describe('the digests of a record', () => {
  test.each([1, 2, 5, 100])('are the same however seldom they are asked for: every %i choices', (every) => {
    const [match, other] = [begin(), begin()];
    const each = [other.digest()];
    for (let choices = 0; choices < 40 && !other.over; choices++) {
      for (const one of [match, other]) playSome(one, 1, `choice ${choices}`);
      each.push(other.digest());
      if (choices % every === 0) expect(match.record.digests).toEqual(each);
    }
    expect(match.record.digests).toEqual(each);
    expect(match.record.digests).toHaveLength(match.record.choices.length + 1);
    expect(verify(toy, match.record).ok).toBe(true);
  });

  test('follow what is taken back', () => {
    const match = begin();
    for (let choices = 0; choices < 30 && !match.over; choices++) {
      playSome(match, 1, `choice ${choices}`);
      if (choices % 3 === 0) for (const seat of [0, 1, 2]) match.undo(seat);
    }
    expect(verify(toy, match.record).ok).toBe(true);
    expect(match.record.digests.at(-1)).toBe(digest(match.state));
  });
});

describe('a match that goes back to an earlier choice', () => {
  test('can be reset if the mark knew how far', () => {
    const match = begin();
    playSome(match, 12);
    const before = everythingOf(match);
    const mark = match.mark(2);
    match.rewind(2);
    expect(match.record.choices).toHaveLength(2);
    match.reset(mark);
    expect(everythingOf(match)).toEqual(before);
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
