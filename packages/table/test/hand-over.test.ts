/** Several people before one screen: what leaves the table is only ever for the one who says to be there. */
import { describe, expect, test } from 'vitest';
import { ANNA, BRUNO, bot, principato, tableOf } from './table.js';

const END = { type: 'end' };

describe('two people at one screen', () => {
  const friends = async () => {
    const game = tableOf([ANNA, BRUNO]);
    return { ...game, screen: await game.look(0, 1), first: game.match.asked()[0] };
  };

  test('nobody sees anything secret, and nobody can choose, until one of them says to be there', async () => {
    const { screen, match, first } = await friends();
    const { seat, view, handOver, allowed, barred, log } = screen.seen();
    expect([seat, view.own, view.all, handOver, allowed, barred]).toEqual([null, null, null, first, [], []]);
    expect(log).toEqual(match.log(null));
    expect(await screen.choose(END)).toEqual({ ok: false, reason: 'impossible' });
  });

  test('only the one who is asked can take the screen, and then sees their own secrets and no others', async () => {
    const { screen, match, first } = await friends();
    await screen.take(1 - first);
    expect([screen.updates.length, screen.seen().seat]).toEqual([0, null]);
    await screen.take(first);
    const { seat, view, handOver, log } = screen.seen();
    expect([seat, handOver, view.own]).toEqual([first, null, match.state.own[first]]);
    expect(log).toEqual(match.log(first));
  });

  test('what the last one saw is gone before the next one comes, and on disk before it is shown', async () => {
    const { screen, match, happened, first } = await friends();
    await screen.take(first);
    await screen.choose(END);
    expect(happened).toEqual(['shown', 'kept 1', 'shown']);
    expect(screen.updates[1].type).toBe('full');
    const { seat, view, handOver, canUndo, log } = screen.seen();
    expect([seat, view.own, handOver, canUndo]).toEqual([null, null, 1 - first, false]);
    expect(log).toEqual(match.log(null));
    expect(await screen.undo()).toEqual({ ok: false, reason: 'impossible' });
  });

  test('the past is seen as everybody saw it while the game goes on', async () => {
    const { table, screen, match } = await friends();
    for (const seat of [0, 1, null]) {
      const { seen } = await table.moment(screen.viewer, 0, seat);
      expect([seen.seat, seen.view.own, seen.view.all, seen.log]).toEqual([null, null, null, match.log(null)]);
    }
  });

  test('nothing is shown any more once the table is left', async () => {
    const { table, screen, first } = await friends();
    await screen.take(first);
    await table.close();
    await screen.choose(END);
    expect(screen.updates).toHaveLength(1);
  });
});

describe('one person against bots', () => {
  test('always sees their own secrets, in the past too, and never those of the bots', async () => {
    const { table, match, look } = tableOf([ANNA, bot('random')]);
    const { viewer, seen } = await look(0);
    expect([seen().seat, seen().handOver]).toEqual([0, null]);
    expect(seen().view.own).toEqual(match.state.own[0]);
    expect((await table.moment(viewer, 0, 0)).seen.view.own).toEqual(match.state.own[0]);
    expect((await table.moment(viewer, 0, 1)).seen.view.own).toBeNull();
  });

  test('after the end everything is open, for every seat', async () => {
    const { table, match, look } = tableOf([ANNA, bot('random')]);
    while (!match.over) match.play(match.asked()[0], match.suggest(match.asked()[0]));
    const { viewer } = await look(0);
    expect((await table.moment(viewer, 0, 1)).seen.view.own).not.toBeNull();
    const { all } = (await table.moment(viewer, 0, null)).seen.view;
    expect(all?.own).toHaveLength(2);
    expect((await table.course()).points.at(-1)).toEqual(principato.game.result(match.state).points);
  });
});
