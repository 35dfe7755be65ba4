import { hintFor } from '@bottega/bots';
import { gameById } from '@bottega/games';
import { Match } from '@bottega/kernel';
import { sayer } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { around, roundAt } from '../src/frame/ReplayMoment';
import { courseEnds, roundsOf, turnsOf } from '../src/table/local/stages';
import type { Moment } from '../src/table/table';

const loaded = await gameById('principato').load();
const say = sayer(await loaded.text('en'), 'en', ['Anna', 'Bruno']);

/** Everybody takes what is suggested, which in a turn is its end. */
const match = new Match(loaded.game, { seats: 2, options: {}, seed: 'stages' });
while (!match.over) {
  const [seat] = match.asked();
  match.play(seat, match.auto(seat));
}
const { record } = match;

describe('where a replay can jump to', () => {
  test('a turn begins where another seat chooses', () => {
    const turns = turnsOf(record);
    const seats = record.choices.map(([seat]) => seat);
    expect(turns.length).toBeGreaterThan(30);
    for (const at of turns) expect(seats[at]).not.toBe(seats[at - 1]);
  });

  test('a round begins where the game calls it otherwise, and has its name', () => {
    const rounds = roundsOf(loaded, record);
    expect(rounds).toHaveLength(21);
    expect(rounds.slice(0, 2).map(({ at, name }) => [at, say(name)])).toEqual([
      [0, 'Year 1, round 1'],
      [2, 'Year 1, round 2'],
    ]);
    expect(rounds.map(({ name }) => say(name)).at(-1)).toBe('Year 3, round 21');
  });

  test('the course is counted at the end of each round, or of each turn in a game without rounds', () => {
    const rounds = roundsOf(loaded, record);
    expect([...courseEnds(rounds, record)]).toEqual([...rounds.slice(1).map(({ at }) => at), record.choices.length]);
    expect([...courseEnds([], record)]).toEqual([...turnsOf(record), record.choices.length]);
  });

  test('a game without rounds has none', () => {
    const { round: _, ...words } = loaded.words;
    expect(roundsOf({ game: loaded.game, words }, record)).toEqual([]);
  });

  test.each([
    [0, 0, 4],
    [4, 0, 9],
    [6, 4, 9],
    [9, 4, 12],
    [12, 9, 12],
  ])('from %i back to %i and on to %i', (at, before, after) => {
    expect(around([0, 4, 9], at, 12)).toEqual({ before, after });
  });

  test('a position belongs to the last round that began', () => {
    const rounds = [0, 4].map((at) => ({ at, name: { key: `round ${at}`, values: {} } }));
    const moment = { rounds } as unknown as Moment;
    expect([0, 3, 4, 7].map((at) => roundAt(moment, at)?.at)).toEqual([0, 0, 4, 4]);
    expect(roundAt({ ...moment, rounds: [] }, 3)).toBe(null);
  });
});

describe('a hint', () => {
  const fresh = new Match(loaded.game, { seats: 2, options: {}, seed: 'hint' });
  const [seat] = fresh.asked();
  const { allowed } = fresh.offers(seat);
  const hint = hintFor(loaded, fresh.view(seat), seat, allowed, 'hint');

  test('names the plan of the turn to its end', () => {
    expect(allowed).toContain(hint.choice);
    expect(hint.later.map(say).at(-1)).toBe('End turn');
  });

  test('gives the parts that change most, no more than four and none that shows as nothing', () => {
    expect(hint.reasons.length).toBeGreaterThan(1);
    expect(hint.reasons.length).toBeLessThanOrEqual(4);
    for (const { part, points } of hint.reasons) {
      expect(say(part)).toMatch(/^[A-Z]/);
      expect(Math.abs(points)).toBeGreaterThanOrEqual(0.05);
    }
  });

  test('gives the best of the other choices', () => {
    expect(allowed.filter((choice) => choice !== hint.choice)).toContain(hint.next?.choice);
    expect(hint.next?.worth).toBeLessThanOrEqual(hint.worth);
  });
});
