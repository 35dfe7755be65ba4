/** Several people before one screen: what leaves the worker is only ever for the one who says to be there. */
import { gameById } from '@bottega/games';
import { Match } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../src/table/local/sitting';
import type { Player, Seen } from '../src/table/table';

const loaded = await gameById('principato').load();
const END = { type: 'end' };
const person = (name: string): Player => ({ name, bot: null });

/** A table, what happened at it in order, and the last thing that was shown. */
function sit(...players: readonly Player[]) {
  const match = new Match(loaded.game, { seats: players.length, options: {}, seed: 'sitting' });
  const happened: string[] = [];
  const shown: Seen[] = [];
  const save = async () => {
    happened.push(`saved ${match.record.choices.length}`);
  };
  const show = (seen: Seen) => {
    happened.push('shown');
    shown.push(seen);
  };
  return {
    sitting: new Sitting('table', loaded, match, players, 'asSat', 0, { save, show, report: () => {} }),
    match,
    happened,
    shown,
  };
}

describe('two people at one screen', () => {
  const friends = () => sit(person('Anna'), person('Bruno'));

  test('nobody sees anything secret, and nobody can choose, until one of them says to be there', async () => {
    const { sitting, match } = friends();
    const [first] = match.asked();
    const { seat, view, handOver, allowed, barred, log } = sitting.seen();
    expect([seat, view.own, view.all, handOver, allowed, barred]).toEqual([null, null, null, first, [], []]);
    expect(log).toEqual(match.log(null));
    expect(await sitting.choose(END)).toMatchObject({ ok: false, reason: 'seat' });
  });

  test('only the one who is asked can take the screen, and then sees their own secrets and no others', () => {
    const { sitting, match, shown } = friends();
    const [first] = match.asked();
    sitting.take(1 - first);
    expect([shown.length, sitting.seen().seat]).toEqual([0, null]);
    sitting.take(first);
    const { seat, view, handOver } = sitting.seen();
    expect([seat, handOver, view.own]).toEqual([first, null, match.state.own[first]]);
    expect(sitting.seen().log).toEqual(match.log(first));
  });

  test('what the last one saw is gone before the next one comes, and on disk before it is shown', async () => {
    const { sitting, match, shown, happened } = friends();
    const [first] = match.asked();
    sitting.take(first);
    await sitting.choose(END);
    expect(happened).toEqual(['shown', 'saved 1', 'shown']);
    const { seat, view, handOver, canUndo, log } = shown[1];
    expect([seat, view.own, handOver, canUndo]).toEqual([null, null, 1 - first, false]);
    expect(log).toEqual(match.log(null));
    expect(await sitting.undo()).toBe(false);
  });

  test('the past is seen as everybody saw it while the game goes on', () => {
    const { sitting, match } = friends();
    for (const seat of [0, 1, null]) {
      const { seen } = sitting.moment(0, seat);
      expect([seen.seat, seen.view.own, seen.view.all, seen.log]).toEqual([null, null, null, match.log(null)]);
    }
  });

  test('nothing is shown any more once the table is left', async () => {
    const { sitting, match, shown } = friends();
    sitting.take(match.asked()[0]);
    await sitting.close();
    await sitting.choose(END);
    expect(shown).toHaveLength(1);
  });
});

describe('one person against bots', () => {
  test('always sees their own secrets, in the past too, and never those of the bots', async () => {
    const { sitting, match } = sit(person('Anna'), { name: 'Bot', bot: 'random' });
    expect([sitting.seen().seat, sitting.seen().handOver]).toEqual([0, null]);
    expect(sitting.seen().view.own).toEqual(match.state.own[0]);
    expect(sitting.moment(0, 0).seen.view.own).toEqual(match.state.own[0]);
    expect(sitting.moment(0, 1).seen.view.own).toBeNull();
  });

  test('after the end everything is open, for every seat', async () => {
    const { sitting, match } = sit(person('Anna'), { name: 'Bot', bot: 'random' });
    while (!match.over) match.play(match.asked()[0], match.auto(match.asked()[0]));
    expect(sitting.moment(0, 1).seen.view.own).not.toBeNull();
    const { all } = sitting.moment(0, null).seen.view;
    expect(all?.own).toHaveLength(2);
    expect(sitting.course().points.at(-1)).toEqual(loaded.game.result(match.state).points);
  });
});
