import { gameById } from '@bottega/games';
import type { Choice } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../src/index.js';
import { ANNA, BRUNO, bot, type Looking, person, quietChoice, tableOf, until } from './table.js';

const OK = { ok: true };
const virtu = await gameById('virtu').load();

/** Two people at screens of their own. */
async function apart() {
  const game = tableOf([ANNA, BRUNO]);
  const [first] = game.match.asked();
  return { ...game, mine: await game.look(first), theirs: await game.look(1 - first), first };
}

describe('choosing', () => {
  test('several choices are one trip: kept once, shown once, one act', async () => {
    const { disk, mine, match, happened, first } = await apart();
    const choice = quietChoice(mine);
    const plan = tableOf([ANNA, BRUNO]); // the same deal, to find choices that follow one another
    const looker = await plan.look(first);
    await looker.choose(choice);
    const next = looker.seen().allowed[0];
    expect(await mine.choose(choice, next)).toEqual(OK);
    expect(match.record.choices).toEqual([
      [first, choice],
      [first, next],
    ]);
    expect(happened).toEqual(['kept 2', 'shown', 'shown']); // to either person
    expect(disk.acts).toMatchObject([{ seq: 0, type: 'choose', seat: first, choices: [choice, next] }]);
  });

  test('if one of them is refused none is played, and the answer says which and why', async () => {
    const { mine, match, disk, table } = await apart();
    const { barred } = mine.seen();
    const before = JSON.stringify([match.state, table.kept()]);
    const answer = await mine.choose(quietChoice(mine), barred[0].choice);
    expect(answer).toMatchObject({ ok: false, reason: 'refused', index: 1, refusal: { ok: false } });
    expect(JSON.stringify([match.state, table.kept()])).toBe(before);
    expect([disk.acts, mine.updates]).toEqual([[], []]);
    const refused = await mine.choose(barred[0].choice);
    expect(refused).toMatchObject({ index: 0, refusal: { reason: 'barred', rule: barred[0].rule } });
  });

  test('what was chosen in another position is not played, and is answered with what is new', async () => {
    const { mine, match, table } = await apart();
    const request = mine.request();
    const choice = quietChoice(mine);
    await mine.choose(choice);
    const answer = await table.choose(mine.viewer, request, [mine.seen().allowed[0]]);
    expect(answer).toMatchObject({ ok: false, reason: 'stale', update: { type: 'full' } });
    expect(match.record.choices).toHaveLength(1);
    if (answer.ok || answer.reason !== 'stale') throw new Error('it is stale');
    expect(answer.update.view).toEqual(mine.seen().view);
    expect(mine.mirror.receive(answer.update)).toBe(true);
    expect(await mine.choose(mine.seen().allowed[0])).toEqual(OK); // the mirror goes on from there
  });

  test('what is asked for twice is answered twice and done once, also by a table that was opened again', async () => {
    const { mine, match, table, disk } = await apart();
    const request = mine.request();
    const choice = quietChoice(mine);
    expect(await table.choose(mine.viewer, request, [choice])).toEqual(OK);
    expect(await table.choose(mine.viewer, request, [choice])).toEqual(OK);
    expect([match.record.choices.length, disk.acts.length]).toEqual([1, 1]);
    const undo = mine.request();
    expect(await table.undo(mine.viewer, undo)).toEqual(OK);
    expect(await table.undo(mine.viewer, undo)).toEqual(OK);
    expect(match.record.choices).toEqual([]);
    expect(await table.choose(mine.viewer, request, [choice])).toEqual(OK); // it was played, and taken back since
    expect(match.record.choices).toEqual([]);
  });

  test('nobody chooses for another, and a spectator chooses nothing', async () => {
    const { theirs, mine, match, look, first } = await apart();
    const choice = quietChoice(mine);
    expect(await theirs.choose(choice)).toMatchObject({ reason: 'refused', refusal: { reason: 'seat' } });
    const spectator = await look();
    expect(await spectator.choose(choice)).toEqual({ ok: false, reason: 'impossible' });
    expect(await spectator.undo()).toEqual({ ok: false, reason: 'impossible' });
    expect(match.record.choices).toEqual([]);
    expect(first).toBe(mine.seen().seat);
  });

  test('nothing at all is no choice', async () => {
    const { mine, disk } = await apart();
    expect(await mine.choose()).toEqual({ ok: false, reason: 'impossible' });
    expect(disk.acts).toEqual([]);
  });
});

describe('answers that several give at once', () => {
  /** Three at screens of their own, who all place their family cards. */
  async function families() {
    const game = tableOf([ANNA, BRUNO, person('Carla')], { playable: virtu, seed: 'families' });
    while (game.match.asked().length < 3) {
      const [seat] = game.match.asked();
      game.match.play(seat, game.match.suggest(seat));
    }
    return { ...game, people: await Promise.all([0, 1, 2].map((seat) => game.look(seat))) };
  }

  /** Places all cards: one choice after the other, as many as it takes. */
  async function placeAll({ seen, choose }: Looking, pick: number) {
    while (seen().allowed.length > 0) {
      const { allowed } = seen();
      const confirm = allowed.find(({ type }) => type === 'confirm');
      expect(await choose(confirm ?? allowed[Math.min(pick, allowed.length - 1)])).toEqual(OK);
    }
  }

  test('do not wait for one another, and a choice made before somebody else answered is not stale', async () => {
    const { people, table, match } = await families();
    const [anna, bruno] = people;
    const request = anna.request();
    const choice = anna.seen().allowed[0];
    await placeAll(bruno, 0);
    expect(await table.choose(anna.viewer, request, [choice])).toEqual(OK);
    expect(match.record.choices.at(-1)).toEqual([0, choice]);
    // But one's own earlier choice makes it another position.
    expect(await table.choose(anna.viewer, { ...request, id: 'again' }, [choice])).toMatchObject({ reason: 'stale' });
  });

  test('what the others are sent does not depend on them: not what, and not how many questions they took', async () => {
    const told = async (pick: number) => {
      const { people } = await families();
      const [anna, bruno, carla] = people;
      await placeAll(bruno, pick);
      await placeAll(carla, 0);
      return { anna: anna.updates, bruno: bruno.updates, spectator: people.length };
    };
    const [one, other] = [await told(0), await told(2)];
    expect(JSON.stringify(one.bruno)).not.toBe(JSON.stringify(other.bruno));
    expect(other.anna).toEqual(one.anna);
    expect(one.anna.length).toBeLessThan(one.bruno.length);
  });
});

describe('who plays a seat', () => {
  test('a bot plays it until its owner returns; everything stays in the history', async () => {
    const { table, match, disk, look } = tableOf([ANNA, BRUNO]);
    const [first] = match.asked();
    const mine = await look(first);
    await table.seatBot(first, 'random');
    await table.botsAreDone();
    expect(match.asked()).toEqual([1 - first]); // the bot has played to the end of the turn
    expect(table.info().players[first]).toMatchObject({ bot: null, substitute: 'random' });
    expect(await mine.choose({ type: 'end' } as Choice)).toMatchObject({ ok: false });
    await table.takeBackSeat(first);
    expect(table.info().players[first]).toEqual([ANNA, BRUNO][first]);
    expect(disk.acts.map(({ type }) => type).filter((type) => type !== 'choose')).toEqual(['bot', 'return']);
    expect(disk.acts.map(({ seq }) => seq)).toEqual(disk.acts.map((_, at) => at));
    expect(choicesOf(disk.acts)).toEqual(match.record.choices);
  });

  test('who concedes does not come back; the bot plays to the end', async () => {
    const { table, match, disk } = tableOf([ANNA, bot('random')]);
    await table.concede(0, 'random');
    await until(() => match.over);
    await table.takeBackSeat(0);
    expect(disk.kept?.players[0]).toEqual({ name: 'Anna', bot: null, substitute: 'random', hasConceded: true });
    expect(disk.acts.filter(({ type }) => type === 'return')).toEqual([]);
    await table.close();
  });
});

test('the history keeps what was taken back, and folds to the record', async () => {
  const { disk, mine, match } = await apart();
  await mine.choose(quietChoice(mine));
  await mine.undo();
  await mine.choose({ type: 'end' } as Choice);
  expect(disk.acts.map(({ type }) => type)).toEqual(['choose', 'undo', 'choose']);
  expect(choicesOf(disk.acts)).toEqual(match.record.choices);
  for (const { time, id } of disk.acts) expect([typeof time, typeof id]).toEqual(['number', 'string']);
});
