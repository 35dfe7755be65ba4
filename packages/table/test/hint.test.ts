import { HintInProgress, TurnOrder } from '@bottega/bots';
import { Match } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import type { TableSession } from '../src/session.js';
import { inEnglish } from './say.js';
import { ANNA, BRUNO, type Looking, principato, quietChoice, tableOf } from './table.js';

const say = await inEnglish();

describe('a hint', () => {
  const fresh = new Match(principato.game, { seats: 2, options: {}, seed: 'hint' });
  const [seat] = fresh.asked();
  const { allowed } = fresh.offers(seat);
  const thought = new HintInProgress(principato, fresh.view(seat), seat, allowed, null, 'hint', new TurnOrder(2));
  while (!thought.advance(100));
  const { lines, now } = thought.hint();

  test('names the few best lines, best first, which begin with different choices', () => {
    expect(lines.length).toBe(3);
    expect(new Set(lines.map(({ choice }) => choice)).size).toBe(3);
    for (const { choice } of lines) expect(allowed).toContain(choice);
    const worths = lines.map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((one, other) => other - one));
    expect(worths[0]).toBeGreaterThan(now);
  });

  test('tells each line to the end of the turn', () => {
    for (const { choices, later } of lines) {
      expect(later.map(say).at(-1)).toBe('End turn');
      expect(choices.at(-1)?.type).toBe('end');
    }
  });

  test('gives the parts that change most in each, no more than four and none that shows as nothing', () => {
    for (const { reasons } of lines) {
      expect(reasons.length).toBeGreaterThan(1);
      expect(reasons.length).toBeLessThanOrEqual(4);
      const sizes = reasons.map(({ points }) => Math.abs(points));
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
      for (const { part, points } of reasons) {
        expect(say(part)).toMatch(/^[A-Z]/);
        expect(Math.abs(points)).toBeGreaterThanOrEqual(0.05);
      }
    }
  });

  test('tells no chances where nothing was learned, and everybody’s where it was', async () => {
    expect(lines.map(({ chances }) => chances)).toEqual([null, null, null]);
    const four = new Match(principato.game, { seats: 4, options: {}, seed: 'hint' });
    const [first] = four.asked();
    const weights = await principato.loadWeights(4);
    const { allowed: choices } = four.offers(first);
    const learned = new HintInProgress(principato, four.view(first), first, choices, weights, 'hint', new TurnOrder(4));
    while (!learned.advance(1000));
    for (const { chances } of learned.hint().lines) {
      expect(chances).toHaveLength(4);
      expect(chances?.every((chance) => chance > 0 && chance < 1)).toBe(true);
      expect(chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  });

  test('stopped at once it has a line all the same', () => {
    const stopped = new HintInProgress(principato, fresh.view(seat), seat, allowed, null, 'hint', new TurnOrder(2));
    const { lines: found } = stopped.hint();
    expect(found.length).toBe(1);
    expect(allowed).toContain(found[0].choice);
    expect(found[0].choices.at(-1)?.type).toBe('end');
  });
});

describe('a hint at a table', () => {
  /** Anna asks for a hint; between two slices something may be done. */
  async function hinted(between: (asking: { table: TableSession; anna: Looking; slice: number }) => Promise<void>) {
    const game = tableOf([ANNA, BRUNO], {
      breathe: async () => between({ table: game.table, anna: await looking, slice: ++slices }),
    });
    let slices = 0;
    const looking = game.look(...game.match.asked());
    const anna = await looking;
    const progress: number[] = [];
    const hint = await game.table.hint(anna.viewer, (share) => progress.push(share));
    return { hint, progress, match: game.match, anna };
  }

  test('tells how far it is', async () => {
    const { hint, progress } = await hinted(async () => {});
    expect(progress.length).toBeGreaterThan(3);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(hint?.lines.length).toBe(3);
  });

  test('is stopped with the best it has', async () => {
    const { hint, progress } = await hinted(async ({ table, anna: { viewer } }) => table.stopThinking(viewer));
    expect(progress.length).toBe(1);
    expect(hint?.lines.length).toBe(1);
  });

  test('is given up when the person chooses', async () => {
    const { hint, progress, match } = await hinted(async ({ anna, slice }) => {
      if (slice === 1) await anna.choose(quietChoice(anna));
    });
    expect(hint).toBe(null);
    expect(progress.length).toBe(1);
    expect(match.record.choices.length).toBeGreaterThan(0);
  });

  test('is given up when another is asked for, and when the table is left', async () => {
    let second: Promise<unknown> = Promise.resolve();
    const { hint } = await hinted(async ({ table, anna: { viewer }, slice }) => {
      if (slice === 1) second = table.hint(viewer);
    });
    expect(hint).toBe(null);
    expect(await second).not.toBe(null);
    expect((await hinted(async ({ table, anna: { viewer } }) => table.leave(viewer))).hint).toBe(null);
    expect((await hinted(({ table }) => table.close())).hint).toBe(null);
  });
});
