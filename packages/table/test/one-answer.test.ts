import { gameById } from '@bottega/games';
import { type Choice, explained, type Seat } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../src/history.js';
import { ANNA, BRUNO, person, tableOf } from './table.js';

const OK = { ok: true };
const virtu = await gameById('virtu').load();

/** A game of Virtù in which a choice of the seat that is asked leads to a question with one answer. */
async function beforeOneAnswer() {
  const game = tableOf([ANNA, BRUNO, person('Carla')], { playable: virtu, seed: 'one answer' });
  const { match } = game;
  const leadsOn = (seat: Seat, choice: Choice) => {
    const mark = match.mark();
    match.play(seat, choice);
    const next = match.asked().includes(seat) ? explained(match.game, match.state, seat).allowed : [];
    const isSo = next.length === 1 && !match.game.confirms.includes(next[0].type) && match.play(seat, next[0]).ok;
    const isTakeable = isSo && match.canUndo(seat);
    match.reset(mark);
    return isTakeable;
  };
  for (;;) {
    const [seat] = match.asked();
    const found = match.offers(seat).allowed.find((choice) => leadsOn(seat, choice));
    if (found !== undefined) return { ...game, seat, choice: found, screen: await game.look(seat) };
    match.play(seat, match.suggest(seat));
  }
}

describe('a question that has one answer', () => {
  test('is not asked: it is answered with the choice that led to it, in the same act', async () => {
    const { screen, choice, disk, match } = await beforeOneAnswer();
    const { length } = match.record.choices;
    expect(await screen.choose(choice)).toEqual(OK);
    expect(match.record.choices.length).toBeGreaterThan(length + 1);
    expect(disk.acts).toHaveLength(1);
    expect(disk.acts[0]).toMatchObject({
      type: 'choose',
      choices: match.record.choices.slice(length).map(([, made]) => made),
    });
    const { allowed } = screen.seen();
    expect(allowed.length !== 1 || match.game.confirms.includes(allowed[0].type)).toBe(true);
  });

  test('is taken back together with the choice that led to it, and the history says so', async () => {
    const { screen, choice, match, disk } = await beforeOneAnswer();
    const before = JSON.stringify([match.state, match.record.choices]);
    await screen.choose(choice);
    expect(await screen.undo()).toEqual(OK);
    expect(JSON.stringify([match.state, match.record.choices])).toBe(before);
    expect(choicesOf(disk.acts)).toEqual([]);
    expect(await screen.choose(choice)).toEqual(OK);
    expect(await screen.undo()).toEqual(OK);
    expect(JSON.stringify([match.state, match.record.choices])).toBe(before);
  });
});

describe('choices that were made at once', () => {
  test('are taken back at once, and those before them one by one', async () => {
    const { look, match } = tableOf([ANNA, BRUNO, person('Carla')], { playable: virtu, seed: 'at once' });
    while (match.asked().length < 3) match.play(match.asked()[0], match.suggest(match.asked()[0]));
    const begun = match.record.choices.length;
    const screen = await look(0);
    // Family cards are put on four places, one after the other.
    const [first, ...two] = screen.seen().allowed.slice(0, 3);
    expect(await screen.choose(first)).toEqual(OK);
    const { length } = match.record.choices;
    expect(await screen.choose(...two)).toEqual(OK);
    expect(match.record.choices.length).toBeGreaterThanOrEqual(length + 2);
    expect(await screen.undo()).toEqual(OK);
    expect(match.record.choices).toHaveLength(length);
    expect(await screen.undo()).toEqual(OK);
    expect(match.record.choices).toHaveLength(begun);
    expect(await screen.undo()).toEqual({ ok: false, reason: 'impossible' });
  });
});

describe('why nothing can be taken back', () => {
  test('nothing was chosen yet; then the end of the turn has confirmed it', async () => {
    const { look, match } = tableOf([ANNA, BRUNO]);
    const [seat] = match.asked();
    const screen = await look(seat);
    const other = await look(1 - seat);
    expect([screen.seen().undoBar, other.seen().undoBar]).toEqual(['nothing', 'nothing']);
    await screen.choose(screen.seen().allowed[0]);
    expect([screen.seen().canUndo, screen.seen().undoBar]).toEqual([true, null]);
    while (match.asked()[0] === seat) match.play(seat, match.offers(seat).allowed.at(-1) ?? match.suggest(seat));
    expect(match.undoBar(seat)).toBe('confirmed');
  });
});

describe('what others have done since one’s last turn', () => {
  test('is told as a part of the log that stays the same while one takes the next turn', async () => {
    const { look, match, table } = tableOf([ANNA, BRUNO]);
    const [first] = match.asked();
    const screen = await look(1 - first);
    const mine = await look(first);
    while (match.asked()[0] === first) await mine.choose(mine.seen().suggested ?? mine.seen().allowed[0]);
    const { recap, log } = screen.seen();
    expect(recap[1]).toBe(log.length);
    const theirs = log.slice(...recap);
    expect(theirs.length).toBeGreaterThan(0);
    const moments = await table.recap(screen.viewer);
    expect(moments.at(-1)).toBe(match.record.choices.length);
    await screen.choose(screen.seen().allowed.find(({ type }) => type !== 'end') ?? screen.seen().allowed[0]);
    expect(screen.seen().log.slice(...screen.seen().recap)).toEqual(theirs);
    expect(await table.recap(screen.viewer)).toEqual(moments);
    // A turn later it is what happened since then.
    const end = screen.seen().recap[1];
    while (match.asked()[0] === 1 - first) await screen.choose(screen.seen().allowed.at(-1) ?? { type: 'end' });
    while (match.asked()[0] === first) await mine.choose(mine.seen().allowed.at(-1) ?? { type: 'end' });
    expect(screen.seen().recap[0]).toBeGreaterThan(end);
    expect(screen.seen().recap[1]).toBe(screen.seen().log.length);
    // Whoever has no seat has had no turn.
    const spectator = await look();
    expect(spectator.seen().recap).toEqual([spectator.seen().log.length, spectator.seen().log.length]);
  });
});
