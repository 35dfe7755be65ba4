import { readFileSync } from 'node:fs';
import { gameById } from '@bottega/games';
import { type GameRecord, Match, type Seat } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { Replay } from '../src/index.js';
import { courseEnds } from '../src/stages.js';
import { inEnglish } from './say.js';
import { principato } from './table.js';

const say = await inEnglish();
const virtu = await gameById('virtu').load();

/** Everybody takes what is suggested, which in a turn is its end. */
const match = new Match(principato.game, { seats: 2, options: {}, seed: 'stages' });
while (!match.over) {
  const [seat] = match.asked();
  match.play(seat, match.suggest(seat));
}
const { record } = match;
const replay = new Replay(principato, record);

describe('where a replay can jump to', () => {
  test('a turn begins where another has ended', () => {
    const isEnd = record.choices.map(([, { type }]) => type === 'end');
    expect(replay.turns.length).toBeGreaterThan(30);
    // Nobody has soldiers: there is nothing to decide between turns.
    expect(replay.turns).toEqual(isEnd.flatMap((is, at) => (is && at + 1 < isEnd.length ? [at + 1] : [])));
  });

  test('what several decide between two turns is one place, not one for each answer', () => {
    const corpus = new URL(`../../virtu/test/corpus/rules-${virtu.game.rules}/greedy-4.json`, import.meta.url);
    const played = JSON.parse(readFileSync(corpus, 'utf8')) as GameRecord;
    const { turns, rounds } = new Replay(virtu, played);
    const isEnd = played.choices.map(([, { type }]) => type === 'end');
    // Setting up is one place as well: family cards are put down before the first turn.
    const ended = isEnd.flatMap((is, at) => (is && at + 1 >= turns[0] && at + 1 < isEnd.length ? [at + 1] : []));
    // One after each end of a turn; and where a war was over, a turn began without one.
    expect(turns.filter((at) => isEnd[at - 1])).toEqual(ended);
    const others = turns.filter((at) => !isEnd[at - 1]);
    expect(others.length).toBeGreaterThan(1);
    for (const at of others) expect(rounds.map((one) => one.at)).toContain(at); // winter
  });

  test('a round begins where the game calls it otherwise, and has its name', () => {
    const { rounds } = replay;
    expect(rounds).toHaveLength(21);
    expect(rounds.slice(0, 2).map(({ at, name }) => [at, say(name)])).toEqual([
      [0, 'Year 1, round 1'],
      [2, 'Year 1, round 2'],
    ]);
    expect(rounds.map(({ name }) => say(name)).at(-1)).toBe('Year 3, round 21');
  });

  test('the course is counted at the end of each round, or of each turn in a game without rounds', () => {
    const { rounds, turns } = replay;
    expect([...courseEnds(rounds, replay)]).toEqual([...rounds.slice(1).map(({ at }) => at), record.choices.length]);
    expect([...courseEnds([], replay)]).toEqual([...turns, record.choices.length]);
    expect(replay.course().points.at(-1)).toEqual(principato.game.result(match.state).points);
    expect(replay.course().points).toHaveLength(courseEnds(rounds, replay).size + 1);
  });

  test('a game without rounds has none', () => {
    const { round: _, ...words } = principato.words;
    expect(new Replay({ ...principato, words }, record).rounds).toEqual([]);
  });
});

describe('any moment', () => {
  test('is the same as if the game had been played from its beginning, for every seat', () => {
    for (let at = 0; at <= record.choices.length; at += 7) {
      const then = Match.resume(principato.game, record, at);
      expect(replay.stateAt(at)).toEqual(then.state);
      for (const seat of [0, 1, null]) expect(replay.logAt(at, seat)).toEqual(then.log(seat));
    }
    expect(replay.logAt(5, null, { isOpen: true })).toEqual(
      match.everything().flatMap(({ at, event }) => (at <= 5 ? [event] : [])),
    );
  });

  test('is never further than 50 choices away', () => {
    let applied = 0;
    const steps = new Map(principato.game.steps);
    for (const [name, step] of principato.game.steps) {
      if (!('choose' in step)) continue;
      const choose: typeof step.choose = (...args) => {
        applied++;
        step.choose(...args);
      };
      steps.set(name, { ...step, choose });
    }
    const counted = new Replay({ ...principato, game: { ...principato.game, steps } }, record);
    for (let at = 0; at <= record.choices.length; at += 11) {
      applied = 0;
      counted.stateAt(at);
      expect(applied).toBeLessThanOrEqual(50);
    }
  });

  test('before a game went on under newer rules there is none', () => {
    const half = Match.resume(principato.game, record, 20);
    const continued = { at: 20, rules: principato.game.rules, state: half.state, log: half.everything() };
    const later = new Replay(principato, { ...record, continued } as GameRecord);
    expect([later.first, later.length]).toEqual([20, record.choices.length]);
    expect(later.turns.every((at) => at > 20)).toBe(true);
    const seats: (Seat | null)[] = [0, 1, null];
    for (const seat of seats) expect(later.logAt(0, seat)).toEqual(half.log(seat));
    expect(later.stateAt(record.choices.length)).toEqual(match.state);
    expect(later.course().points.at(-1)).toEqual(principato.game.result(match.state).points);
  });
});
