/** How fast bots go on: the time their choices stay, pauses, steps and skipping. */
import { gameById } from '@bottega/games';
import type { Choice } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import type { TableSession } from '../src/session.js';
import type { AnyMatch } from '../src/session-types.js';
import { ANNA, BRUNO, bot, quietChoice, tableOf, until } from './table.js';

const CALM = 700;
const vulgari = await gameById('vulgari').load();
const END = { type: 'end' } as Choice;

/** A clock that goes on only while somebody waits, and what was waited for since the last person was asked. */
function clock(think = 0) {
  let time = 0;
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    time += milliseconds;
  };
  const now = () => {
    time += think;
    return time;
  };
  return { waits, wait, now };
}

/** Every wait of a bot's turn, turn by turn, in a game between bots that somebody watches. */
async function turnsOf(think: number): Promise<{ waits: number[]; choices: number; took: number }[]> {
  const { wait, now } = clock(think);
  const turns: { seat: number; waits: number[]; choices: number; began: number; took: number }[] = [];
  const { table, match, look } = tableOf([bot('apprendista'), bot('apprendista')], {
    pace: CALM,
    now,
    wait: async (milliseconds) => {
      const [seat] = match.record.choices[match.record.choices.length - 1];
      if (turns.at(-1)?.seat !== seat) turns.push({ seat, waits: [], choices: 0, began: now(), took: 0 });
      await wait(milliseconds);
      const turn = turns[turns.length - 1];
      turn.waits.push(milliseconds);
      turn.choices++;
      turn.took = now() - turn.began;
    },
  });
  const { seen } = await look();
  table.playBots();
  await until(() => seen().over);
  await table.close();
  return turns;
}

/** Anna before bots, and what can be counted about them. */
async function withBots(pace = CALM) {
  const { waits, wait, now } = clock();
  const game = tableOf([ANNA, bot('apprendista'), bot('apprendista')], { pace, wait, now });
  const anna = await game.look(0);
  game.table.playBots();
  await game.table.botsAreDone();
  return { ...game, anna, waits, made: () => game.match.record.choices.length };
}

/** Anna has had her turn, and a bot has made its first choice, which stays. */
async function toBots(table: TableSession, match: AnyMatch): Promise<void> {
  while (match.asked()[0] === 0) match.play(0, match.suggest(0));
  const before = match.record.choices.length;
  table.playBots();
  await until(() => match.record.choices.length > before);
  await settled();
}

/** Nothing moves any more. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a calm pace', () => {
  test('a bot’s turn takes three seconds at most, however many choices it has', async () => {
    for (const think of [0, 8]) {
      const turns = await turnsOf(think);
      expect(Math.max(...turns.map(({ choices }) => choices))).toBeGreaterThan(5);
      for (const { took } of turns) expect(took).toBeLessThanOrEqual(3000);
    }
  });

  test('the first choice stays as long as it is set, each further one no longer than the one before', async () => {
    for (const { waits } of await turnsOf(0)) {
      expect(waits[0]).toBe(Math.min(CALM, 2250 / 4));
      for (const [at, wait] of waits.entries()) expect(wait).toBeLessThanOrEqual(waits[at - 1] ?? CALM);
    }
  });

  test('two turns of the same bot one after the other are two', async () => {
    const { wait, now } = clock();
    const waits: number[][] = [];
    const { table, match, look } = tableOf([bot('random'), bot('random')], {
      playable: vulgari,
      seed: 'in a row',
      pace: CALM,
      now,
      wait(milliseconds) {
        const made = match.record.choices.length;
        const at = match.turns.findIndex(({ from, to }) => from.choices < made && made <= (to?.choices ?? made));
        waits[at] = [...(waits[at] ?? []), milliseconds];
        return wait(milliseconds);
      },
    });
    await look();
    table.playBots();
    const inARow = () => match.turns.findIndex(({ seat }, at) => match.turns[at - 1]?.seat === seat);
    await until(() => match.turns.length > inARow() + 1 && inARow() > 0);
    await table.close();
    expect(waits[inARow()][0]).toBe(Math.min(CALM, 2250 / 4));
  });

  test('what tells a viewer nothing does not stay', async () => {
    const { waits, wait, now } = clock();
    const { table, match, look } = tableOf([bot('apprendista'), bot('apprendista')], { pace: CALM, wait, now });
    const { updates, seen } = await look();
    table.playBots();
    await until(() => seen().over);
    const told = updates.filter((update) => update.type === 'full' || (update.log?.events.length ?? 0) > 0).length;
    expect(waits.length).toBeLessThanOrEqual(told);
    expect(told).toBeLessThan(match.record.choices.length);
    await table.close();
  });
});

describe('bots that are held', () => {
  test('stop before their next choice and go on where they stopped', async () => {
    const { table, anna, made } = await withBots();
    table.pause(true);
    const before = made() + 1;
    await anna.choose(END);
    await settled();
    expect(made()).toBe(before);
    expect(anna.seen().asked).not.toContain(0);
    table.pause(false);
    await until(() => anna.seen().asked.includes(0));
    expect(made()).toBeGreaterThan(before);
    await table.close();
  });

  test('make one choice that is seen with each step, at any pace; a step that nobody waits for is not saved up', async () => {
    for (const pace of [CALM, 0]) {
      const { table, anna, made } = await withBots(pace);
      table.pause(true);
      table.step();
      await anna.choose(END);
      await settled();
      const before = made();
      const log = anna.seen().log.length;
      table.step();
      await until(() => anna.seen().log.length > log);
      await settled();
      expect(made()).toBeGreaterThan(before);
      const once = made();
      table.step();
      await until(() => made() > once);
      expect(anna.seen().asked).not.toContain(0);
      await table.close();
    }
  });

  test('a step ends the wait of bots that are on their way, and holds them', async () => {
    const { table, match, look } = tableOf([ANNA, bot('apprendista'), bot('apprendista')], {
      pace: CALM,
      wait: () => new Promise(() => {}),
    });
    await look(0);
    await toBots(table, match);
    const before = match.record.choices.length;
    table.step();
    await until(() => match.record.choices.length > before);
    const after = match.record.choices.length;
    await settled();
    expect(match.record.choices.length).toBe(after);
    await table.close();
  });

  test('can be skipped to the next person without a wait, and are held after that as before', async () => {
    const { table, anna, waits, made } = await withBots();
    table.pause(true);
    await anna.choose(END);
    await settled();
    waits.length = 0;
    table.skip();
    await until(() => anna.seen().asked.includes(0));
    expect(waits).toEqual([]);
    await anna.choose(END);
    await settled();
    const before = made();
    await settled();
    expect([made(), anna.seen().asked.includes(0)]).toEqual([before, false]);
    await table.close();
  });

  test('skipping ends a wait that is under way', async () => {
    const { table, match, look } = tableOf([ANNA, bot('apprendista'), bot('apprendista')], {
      pace: CALM,
      wait: () => new Promise(() => {}),
    });
    const anna = await look(0);
    await toBots(table, match);
    table.skip();
    await until(() => anna.seen().asked.includes(0));
    await table.close();
  });

  test('people choose and take back meanwhile', async () => {
    const { table, match, anna, made } = await withBots();
    table.pause(true);
    const before = made();
    const choice = quietChoice(anna);
    expect(await anna.choose(choice)).toEqual({ ok: true });
    expect(await anna.undo()).toEqual({ ok: true });
    expect(made()).toBe(before);
    expect(await anna.choose(choice)).toEqual({ ok: true });
    while (anna.seen().asked.includes(0)) await anna.choose(match.suggest(0));
    await settled();
    const held = made();
    await settled();
    expect(made()).toBe(held);
    table.pause(false);
    await until(() => anna.seen().asked.includes(0));
    expect(made()).toBeGreaterThan(held);
    await table.close();
  });

  test('lose nothing when the table is left: what was shown is on disk, and nobody waits', async () => {
    const { table, match, disk, anna } = await withBots();
    table.pause(true);
    await anna.choose(END);
    table.step();
    await settled();
    const { log } = anna.seen();
    await table.close();
    expect(disk.kept?.record.choices).toEqual(match.record.choices);
    expect(match.log(0)).toEqual(log);
  });

  test('between two people at one screen: the second is asked to take it when the bots have gone on', async () => {
    const { wait, now } = clock();
    const { table, match, look } = tableOf([ANNA, bot('apprendista'), BRUNO], { pace: CALM, wait, now });
    const screen = await look(0, 2);
    table.playBots();
    await table.botsAreDone();
    const first = screen.seen().handOver;
    if (first === null) throw new Error('nobody is asked');
    await screen.take(first);
    table.pause(true);
    // On to a bot's turn: two of three seats are people's.
    for (let turn = 0; turn < 2 && match.asked()[0] !== 1; turn++) {
      if (screen.seen().handOver !== null) await screen.take(screen.seen().handOver ?? 0);
      await screen.choose(END);
    }
    await settled();
    expect([match.asked(), screen.seen().handOver]).toEqual([[1], null]);
    table.pause(false);
    await until(() => screen.seen().handOver === 2);
    expect(screen.seen().view.own).toBeNull();
    await table.close();
  });

  test('with choices that do not stay: what happened before the pause is shown', async () => {
    let choices = 0;
    const pauseSoon = () => {
      if (++choices === 20) table.pause(true);
      return 0;
    };
    const { table, match, look } = tableOf([bot('random'), bot('random')], { now: pauseSoon });
    const { seen } = await look();
    table.playBots();
    await until(() => choices >= 20);
    await settled();
    expect(seen().log).toEqual(match.log(null));
    expect(seen().over).toBe(false);
    table.pause(false);
    await until(() => seen().over);
    await table.close();
  });
});
