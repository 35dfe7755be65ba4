import { gameById, type Loaded } from '@bottega/games';
import { Match } from '@bottega/kernel';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Sitting } from '../src/table/local/sitting';
import type { Player, Seen } from '../src/table/table';
import { TableError } from '../src/table/table-error';

let loaded: Loaded;
beforeAll(async () => {
  loaded = await gameById('principato').load();
});

const ANNA: Player = { name: 'Anna', bot: null };
const bot = (id: string): Player => ({ name: id, bot: id });
const FULL = new TableError('storageFull', 'no room');

/** A table whose disk fails when it is told to. */
function tableOf(players: readonly Player[]) {
  const match = new Match(loaded.game, { seats: players.length, options: {}, seed: 'sitting' });
  const disk = { isFull: false, room: Number.POSITIVE_INFINITY, choices: -1, players, delay: Promise.resolve() };
  const shown: Seen[] = [];
  const troubles: unknown[] = [];
  const table = new Sitting('x', loaded, match, players, 'asSat', 0, {
    async save(saved) {
      await disk.delay;
      if (disk.isFull || saved.record.choices.length > disk.room) throw FULL;
      disk.choices = saved.record.choices.length;
      disk.players = saved.players;
    },
    show: (seen) => shown.push(seen),
    report: (trouble) => troubles.push(trouble),
  });
  return { table, disk, shown, troubles };
}

/** A person's choice that leads to no bot. */
const quietChoice = ({ table }: ReturnType<typeof tableOf>) => {
  const found = table.seen().allowed.find(({ type }) => type !== 'end');
  if (found === undefined) throw new Error('there is none');
  return found;
};

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
};

describe('a table whose disk says no', () => {
  test('has not moved: what is seen, recorded and offered is as before, and the choice can be made later', async () => {
    const game = tableOf([ANNA, ANNA]);
    game.table.take(game.table.seen().handOver ?? 0);
    const { table, disk, shown } = game;
    const choice = quietChoice(game);
    const before = JSON.stringify([table.seen(), table.record()]);
    const wasShown = shown.length;
    disk.isFull = true;
    await expect(table.choose(choice)).rejects.toBe(FULL);
    expect(JSON.stringify([table.seen(), table.record()])).toBe(before);
    expect(shown.length).toBe(wasShown);
    disk.isFull = false;
    expect(await table.choose(choice)).toBe(null);
    expect([disk.choices, table.record().choices.length]).toEqual([1, 1]);
  });

  test('takes nothing back, and can do so later', async () => {
    const game = tableOf([ANNA, ANNA]);
    game.table.take(game.table.seen().handOver ?? 0);
    const { table, disk } = game;
    await table.choose(quietChoice(game));
    const before = JSON.stringify([table.seen(), table.record()]);
    disk.isFull = true;
    await expect(table.undo()).rejects.toBe(FULL);
    expect(JSON.stringify([table.seen(), table.record()])).toBe(before);
    disk.isFull = false;
    expect(await table.undo()).toBe(true);
    expect(disk.choices).toBe(0);
  });

  test('does one thing after the other: what is chosen meanwhile waits for the disk', async () => {
    const game = tableOf([ANNA, ANNA]);
    game.table.take(game.table.seen().handOver ?? 0);
    const { table, disk } = game;
    let go = () => {};
    disk.delay = new Promise((resolve) => {
      go = resolve;
    });
    const choice = quietChoice(game);
    const first = table.choose(choice);
    const second = table.choose(choice);
    disk.isFull = true;
    go();
    await expect(first).rejects.toBe(FULL);
    await expect(second).rejects.toBe(FULL);
    expect(table.record().choices).toEqual([]);
  });

  test('stops its bots and says so; they go on when they are told to', async () => {
    const { table, disk, troubles } = tableOf([bot('random'), bot('random')]);
    disk.isFull = true;
    table.playBots();
    await until(() => troubles.length === 2);
    expect(troubles).toEqual([null, FULL]);
    expect(table.record().choices).toEqual([]);
    disk.isFull = false;
    table.playBots();
    await until(() => table.seen().over);
    await table.close();
    expect(troubles.slice(2)).toEqual([null]);
    expect(disk.choices).toBe(table.record().choices.length);
  });
});

describe('a bot that is not known', () => {
  test('is told instead of waited for, and the usual one can play in its seat', async () => {
    const { table, disk, troubles } = tableOf([bot('maestro'), bot('random')]);
    table.playBots();
    await until(() => troubles.length === 2);
    expect(troubles[1]).toMatchObject({ code: 'unknownBot', facts: { bot: 'maestro' } });
    const { players } = await table.replaceBots();
    expect(players).toEqual([{ name: 'maestro', bot: 'greedy' }, bot('random')]);
    await table.close();
    expect(disk.players).toEqual(players);
    expect(disk.choices).toBe(table.record().choices.length);
  });

  test('stays where it is if that cannot be kept', async () => {
    const { table, disk } = tableOf([bot('maestro'), bot('random')]);
    disk.isFull = true;
    await expect(table.replaceBots()).rejects.toBe(FULL);
    expect(table.info().players[0].bot).toBe('maestro');
  });
});

describe('bots whose choices do not stay', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('are shown when they begin and when they are done, if that is only a moment', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { table, shown } = tableOf([bot('random'), bot('random')]);
    table.playBots();
    await until(() => shown.some(({ over }) => over));
    expect(shown.map(({ version }) => version)).toEqual([1, table.record().choices.length]);
    await table.close();
  });

  test('are shown on the way if they take longer', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 60;
      return now;
    });
    const { table, shown } = tableOf([bot('random'), bot('random')]);
    table.playBots();
    await until(() => shown.some(({ over }) => over));
    const choices = table.record().choices.length;
    expect(shown.length).toBeGreaterThan(choices / 5);
    expect(shown.length).toBeLessThan(choices / 2);
    await table.close();
  });

  test('what they did before the disk said no is shown', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { table, disk, shown, troubles } = tableOf([bot('random'), bot('random')]);
    disk.room = 5;
    table.playBots();
    await until(() => troubles.includes(FULL));
    expect(shown.map(({ version }) => version)).toEqual([1, 5]);
    expect(table.record().choices).toHaveLength(5);
  });
});
