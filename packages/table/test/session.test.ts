import { describe, expect, test } from 'vitest';
import { ANNA, BRUNO, bot, FULL, quietChoice, tableOf, until } from './table.js';

const OK = { ok: true };

/** Two people at one screen, the first of them before it. */
async function friends() {
  const game = tableOf([ANNA, BRUNO]);
  const screen = await game.look(0, 1);
  await screen.take(screen.seen().handOver ?? 0);
  return { ...game, screen };
}

describe('a table whose disk says no', () => {
  test('has not moved: what is seen, recorded and offered is as before, and the choice can be made later', async () => {
    const { table, match, disk, screen } = await friends();
    const choice = quietChoice(screen);
    const state = () => JSON.stringify([screen.seen(), match.state, table.kept()]);
    const before = state();
    const { length } = screen.updates;
    disk.isFull = true;
    await expect(screen.choose(choice)).rejects.toBe(FULL);
    expect(state()).toBe(before);
    expect(screen.updates).toHaveLength(length);
    disk.isFull = false;
    expect(await screen.choose(choice)).toEqual(OK);
    expect([disk.kept?.record.choices.length, disk.acts.length, match.record.choices.length]).toEqual([1, 1, 1]);
  });

  test('takes nothing back, and can do so later', async () => {
    const { table, disk, screen } = await friends();
    await screen.choose(quietChoice(screen));
    const state = () => JSON.stringify([screen.seen(), table.kept()]);
    const before = state();
    disk.isFull = true;
    await expect(screen.undo()).rejects.toBe(FULL);
    expect(state()).toBe(before);
    disk.isFull = false;
    expect(await screen.undo()).toEqual(OK);
    expect(disk.kept?.record.choices).toEqual([]);
  });

  test('does one thing after the other: what is chosen meanwhile waits for the disk', async () => {
    const { match, disk, screen } = await friends();
    let go = () => {};
    disk.delay = new Promise((resolve) => {
      go = resolve;
    });
    const choice = quietChoice(screen);
    const [first, second] = [screen.choose(choice), screen.choose(choice)];
    disk.isFull = true;
    go();
    await expect(first).rejects.toBe(FULL);
    await expect(second).rejects.toBe(FULL);
    expect(match.record.choices).toEqual([]);
  });

  test('shows nothing that is not on disk, not even to somebody who comes meanwhile', async () => {
    const { table, disk, screen, look } = await friends();
    let go = () => {};
    disk.delay = new Promise((resolve) => {
      go = resolve;
    });
    const before = screen.seen().log;
    const chosen = screen.choose(quietChoice(screen));
    const spectator = look();
    const moment = table.moment(screen.viewer, 1, null);
    disk.isFull = true;
    go();
    await expect(chosen).rejects.toBe(FULL);
    expect((await spectator).seen().log.length).toBeLessThanOrEqual(before.length);
    expect((await moment).length).toBe(0);
  });

  test('tells nobody how it ended, or that somebody is away, before that is on disk', async () => {
    const { table, disk, look } = tableOf([ANNA, bot('random')]);
    const { seen } = await look();
    const held = () => {
      let go = () => {};
      disk.delay = new Promise((resolve) => {
        go = resolve;
      });
      return go;
    };
    const before = table.outcome();
    let go = held();
    const away = table.seatBot(0);
    await until(() => table.kept().players !== before.players);
    expect(table.outcome()).toEqual(before);
    go();
    await away;
    expect(table.outcome().players[0]).not.toEqual(before.players[0]);
    go = held();
    const end = table.agree({ type: 'end', seat: 0, id: 'end' });
    await until(() => table.standing === 'ended');
    expect(table.outcome().standing).toBe('running');
    disk.isFull = true;
    go();
    await expect(end).rejects.toBe(FULL);
    expect(table.outcome().standing).toBe('running');
    expect(seen().over).toBe(false);
  });

  test('calls players otherwise when it is no longer busy, whatever becomes of what it was doing', async () => {
    const { table, disk } = tableOf([ANNA, bot('random')]);
    let go = () => {};
    disk.delay = new Promise((resolve) => {
      go = resolve;
    });
    const away = table.seatBot(0);
    const renamed = table.rename(['N. N.', 'Random']);
    disk.isFull = true;
    go();
    await expect(away).rejects.toBe(FULL);
    await renamed;
    expect(table.outcome().players.map(({ name }) => name)).toEqual(['N. N.', 'Random']);
  });

  test('stops its bots and says so; they go on when they are told to', async () => {
    const { table, match, disk, troubles, look } = tableOf([bot('random'), bot('random')]);
    const { seen } = await look();
    disk.isFull = true;
    table.playBots();
    await until(() => troubles.length === 2);
    expect(troubles).toEqual([null, FULL]);
    expect(match.record.choices).toEqual([]);
    disk.isFull = false;
    table.playBots();
    await until(() => seen().over);
    await table.close();
    expect(troubles.slice(2)).toEqual([null]);
    expect(disk.kept?.record.choices).toEqual(match.record.choices);
  });
});

describe('a bot that is not known', () => {
  test('is told instead of waited for, and the standard one can play in its seat', async () => {
    const { table, match, disk, troubles } = tableOf([bot('virtuoso'), bot('random')]);
    table.playBots();
    await until(() => troubles.length === 2);
    expect(troubles[1]).toMatchObject({ code: 'unknownBot', facts: { bot: 'virtuoso' } });
    await table.replaceUnknownBots();
    const { players } = table.info();
    expect(players).toEqual([{ name: 'virtuoso', bot: 'apprendista' }, bot('random')]);
    await table.close();
    expect(disk.kept?.players).toEqual(players);
    expect(disk.kept?.record.choices).toEqual(match.record.choices);
  });

  test('stays where it is if that cannot be kept', async () => {
    const { table, disk } = tableOf([bot('virtuoso'), bot('random')]);
    disk.isFull = true;
    await expect(table.replaceUnknownBots()).rejects.toBe(FULL);
    expect(table.info().players[0].bot).toBe('virtuoso');
  });
});

describe('bots whose choices do not stay', () => {
  const lengths = (updates: readonly { readonly log: readonly unknown[] }[]) => updates.map(({ log }) => log.length);

  test('are shown when they begin and when they are done, if that is only a moment', async () => {
    const { table, look } = tableOf([bot('random'), bot('random')], { now: () => 0 });
    const { shown } = await look();
    table.playBots();
    await until(() => shown.some(({ over }) => over));
    expect(shown).toHaveLength(2);
    expect(lengths(shown)[0]).toBeLessThan(lengths(shown)[1]);
    await table.close();
  });

  test('are shown on the way if they take longer', async () => {
    let now = 0;
    const later = () => {
      now += 40;
      return now;
    };
    const { table, match, look } = tableOf([bot('random'), bot('random')], { now: later });
    const { shown } = await look();
    table.playBots();
    await until(() => shown.some(({ over }) => over));
    const choices = match.record.choices.length;
    expect(shown.length).toBeGreaterThan(choices / 8);
    expect(shown.length).toBeLessThan(choices / 2);
    await table.close();
  });

  test('what they did before the disk said no is shown', async () => {
    const { table, match, disk, troubles, look } = tableOf([bot('random'), bot('random')], { now: () => 0 });
    const { shown } = await look();
    disk.room = 5;
    table.playBots();
    await until(() => troubles.includes(FULL));
    expect(match.record.choices).toHaveLength(5);
    expect(shown.at(-1)?.log).toEqual(match.log(null));
  });
});
