/** What everybody agrees to: going back, a pause, going on, and an end before the end. */
import { gameById } from '@bottega/games';
import type { Seat } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { ANNA, BRUNO, bot, type Looking, person, quietChoice, tableOf, until } from './table.js';

const OK = { ok: true };
const IMPOSSIBLE = { ok: false, reason: 'impossible' };
const virtu = await gameById('virtu').load();

async function apart() {
  const game = tableOf([ANNA, BRUNO]);
  const [first] = game.match.asked();
  return { ...game, first, mine: await game.look(first), theirs: await game.look(1 - first) };
}

async function playSome(lookers: readonly Looking[], choices: number): Promise<void> {
  for (let made = 0; made < choices; made++) {
    const asked = lookers.find(({ seen }) => seen().allowed.length > 0);
    if (asked === undefined) throw new Error('nobody is asked');
    await asked.choose(asked.seen().suggested ?? asked.seen().allowed[0]);
  }
}

describe('a pause', () => {
  test('nobody chooses and nothing is taken back until the game goes on', async () => {
    const { table, disk, mine } = await apart();
    await mine.choose(quietChoice(mine));
    await table.agree({ type: 'pause', seat: 0, id: 'pause' });
    expect(table.standing).toBe('paused');
    const choice = quietChoice(mine);
    expect([await mine.choose(choice), await mine.undo()]).toEqual([IMPOSSIBLE, IMPOSSIBLE]);
    await table.agree({ type: 'resume', seat: 1, id: 'resume' });
    expect(await mine.choose(choice)).toEqual(OK);
    expect(disk.acts.map(({ type }) => type)).toEqual(['choose', 'pause', 'resume', 'choose']);
  });

  test('what is agreed to twice is done once; what changes nothing is no act', async () => {
    const { table, disk } = await apart();
    await table.agree({ type: 'resume', seat: 0, id: 'too early' });
    await table.agree({ type: 'pause', seat: 0, id: 'pause' });
    await table.agree({ type: 'pause', seat: 1, id: 'another' });
    await table.agree({ type: 'resume', seat: 0, id: 'resume' });
    await table.agree({ type: 'pause', seat: 0, id: 'pause' });
    expect(disk.acts.map(({ type }) => type)).toEqual(['pause', 'resume']);
  });

  test('bots do not choose, and go on afterwards', async () => {
    const { table, match, look } = tableOf([bot('random'), bot('random')]);
    const { seen } = await look();
    await table.agree({ type: 'pause', seat: 0, id: 'pause' });
    table.playBots();
    await table.botsAreDone();
    expect(match.record.choices).toEqual([]);
    await table.agree({ type: 'resume', seat: 0, id: 'resume' });
    await until(() => seen().over);
    await table.close();
  });

  test('a bot in mid-thought does not choose what it was thinking about', async () => {
    let breaths = 0;
    let pause = async () => {};
    const breathe = async () => {
      breaths++;
      await pause();
    };
    const { table, match } = tableOf([bot('apprendista'), bot('apprendista')], { breathe });
    pause = () => table.agree({ type: 'pause', seat: 0, id: 'pause' });
    table.playBots();
    await table.botsAreDone();
    const made = match.record.choices.length;
    expect([breaths > 0, table.standing]).toEqual([true, 'paused']);
    pause = async () => {};
    table.playBots();
    await table.botsAreDone();
    expect(match.record.choices).toHaveLength(made);
    await table.close();
  });

  test('is not held if it cannot be kept', async () => {
    const { table, disk, mine } = await apart();
    disk.isFull = true;
    await expect(table.agree({ type: 'pause', seat: 0, id: 'pause' })).rejects.toThrow('no room');
    disk.isFull = false;
    expect(table.standing).toBe('running');
    expect(await mine.choose(quietChoice(mine))).toEqual(OK);
  });
});

describe('going back', () => {
  test('everybody sees what they saw then; what was known of later moments is not told again', async () => {
    const { table, mine, theirs, match, look } = await apart();
    const spectator = await look();
    const eyes = [mine, theirs, spectator];
    await playSome(eyes, 6);
    const seen = () => eyes.map((one) => ({ ...one.seen(), version: 0, undoBar: null, canUndo: false }));
    const [then, log] = [structuredClone(seen()), match.log(null)];
    const choices = match.record.choices.length;
    await playSome(eyes, 12);
    expect(match.log(null).length).toBeGreaterThan(log.length);
    await table.agree({ type: 'rewind', seat: 0, id: 'back', to: choices });
    expect(seen()).toEqual(then);
    expect(match.log(null)).toEqual(log);
    expect((await table.moment(mine.viewer, 1_000, null)).length).toBe(choices);
  });

  test('nothing is taken back across it', async () => {
    const { table, mine } = await apart();
    await mine.choose(quietChoice(mine));
    await mine.choose(quietChoice(mine));
    await table.agree({ type: 'rewind', seat: 0, id: 'back', to: 1 });
    expect(mine.seen().canUndo).toBe(false);
    expect(await mine.undo()).toEqual(IMPOSSIBLE);
    await mine.choose(quietChoice(mine));
    expect(await mine.undo()).toEqual(OK);
    expect(await mine.undo()).toEqual(IMPOSSIBLE);
  });

  test('what was sealed meanwhile is dropped, and an answer to that question comes too late', async () => {
    const people = [ANNA, BRUNO, person('Carla')];
    const { table, match, look } = tableOf(people, { playable: virtu, seed: 'sealed' });
    const eyes = await Promise.all(people.map((_, seat: Seat) => look(seat)));
    while (match.asked().length < 2) await playSome(eyes, 1);
    const { length } = match.record.choices;
    const [one, other] = match.asked().map((seat) => eyes[seat]);
    while (one.seen().allowed.length > 0) await one.choose(one.seen().suggested ?? one.seen().allowed[0]);
    const late = other.request();
    const choice = other.seen().allowed[0];
    await table.agree({ type: 'rewind', seat: one.viewer.seats[0], id: 'back', to: length });
    expect(match.record.choices).toHaveLength(length);
    expect(one.seen().allowed.length).toBeGreaterThan(0); // asked once more
    expect(await table.choose(other.viewer, late, [choice])).toMatchObject({ ok: false, reason: 'stale' });
    expect(await other.choose(choice)).toEqual(OK);
  });
});

describe('an agreed end', () => {
  test('nobody goes on, nothing else is agreed to, and all is open to be looked at again', async () => {
    const { table, match, mine, look, first } = await apart();
    const shut = table.join([], () => {}, { isShut: true });
    const spectator = await look();
    await mine.choose(quietChoice(mine));
    expect((await table.course(mine.viewer)).seed).toBeNull();
    expect((await table.moment(mine.viewer, 0, null)).seen.view.all).toBeNull();
    await table.agree({ type: 'end', seat: 0, id: 'end' });
    await table.agree({ type: 'rewind', seat: 0, id: 'back', to: 0 });
    expect([table.standing, match.record.choices.length]).toEqual(['ended', 1]);
    expect(await mine.choose(quietChoice(mine))).toEqual(IMPOSSIBLE);
    expect((await table.course(spectator.viewer)).seed).toBe(match.record.seed);
    expect((await table.moment(spectator.viewer, 0, null)).seen.view.all).not.toBeNull();
    expect((await table.moment(mine.viewer, 0, 1 - first)).seen.seat).toBe(1 - first);
    expect((await table.course(shut)).seed).toBeNull();
    expect((await table.moment(shut, 0, 0)).seen).toMatchObject({ seat: null, view: { all: null, own: null } });
  });
});
