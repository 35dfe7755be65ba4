import { gameById } from '@bottega/games';
import { Match } from '@bottega/kernel';
import { TableSession } from '@bottega/table/session';
import { expect, test } from 'vitest';
import { LocalTable } from '../src/table/local/local-table';
import { LocalTableService } from '../src/table/local/local-table-service';

test('rules that fail on what is shown stop the table and are told', async () => {
  const loaded = await gameById('principato').load();
  const match = new Match(loaded.game, { seats: 2, options: {}, seed: 'local' });
  const players = ['Anna', 'Bruno'].map((name) => ({ name, bot: null }));
  const outside = {
    keep: async () => {},
    report: () => {},
    now: () => 0,
    wait: async () => {},
    breathe: async () => {},
  };
  const session = new TableSession(loaded, { id: 'local', match, players, seating: 'asSat' }, outside);
  const update = await session.look(session.join(match.asked(), () => {}));
  const opened = { info: session.info(), update, rulesChange: null };

  let isBroken = false;
  const imagine: typeof loaded.game.imagine = (view, random) => {
    if (isBroken) throw new Error('a mistake of ours');
    return loaded.game.imagine(view, random);
  };
  const table = new LocalTable(new LocalTableService(() => 0), { ...loaded.game, imagine }, opened);
  const before = table.seen();
  let told = 0;
  table.subscribe(() => told++);
  isBroken = true;
  table.reset(opened);
  expect(table.trouble()).toEqual(new Error('a mistake of ours'));
  expect([table.seen(), told]).toEqual([before, 1]);
  isBroken = false;
  table.reset(opened);
  expect(table.trouble()).toBe(null);
  expect(table.seen().allowed).toEqual(before.allowed);
});
