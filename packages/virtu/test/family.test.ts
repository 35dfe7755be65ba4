/** V-3.2.4, section 8: family cards are the only secret of the game, while all place them at once. */
import { type Options, seeded, start, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { END, put } from '../src/choices.js';
import { type Choice, type State, virtu } from '../src/index.js';
import { canPut } from '../src/rules/setup.js';
import { NONE } from '../src/tables.js';
import { does, matchAt, playOn, type Slot, slotNumber, table } from './table.js';

const toSlot = (slot: Slot) => put(slotNumber(slot));

/** Three seats, their dynasties drawn, about to place their family cards. */
const placing = (options: Options = {}) =>
  start(virtu, { seats: 3, options: { dynastyAssignment: 'random', ...options }, seed: 'family' });

/** The match after seat 1 has answered. */
function answered(...choices: readonly Choice[]) {
  const match = matchAt(placing());
  for (const choice of choices) expect(match.play(1, choice)).toEqual({ ok: true });
  return match;
}

const imagined = (state: State, seat: number | null, seed: string) =>
  virtu.imagine(view(state, seat), seeded(`family ${seed}`));
const SEEDS = Array.from({ length: 60 }, (_, number) => String(number));

describe('V-3.2.4 family cards are placed in secret', () => {
  const early = [toSlot('L1'), toSlot('R1'), toSlot('R2'), END];
  const late = [toSlot('R2'), toSlot('action1'), toSlot('L1'), END];

  test('V-3.2.4: a sealed placement is in nobody else’s view, log or offers', () => {
    const [one, other] = [answered(...early), answered(...late)];
    for (const seat of [0, 2, null]) {
      expect(one.view(seat)).toEqual(other.view(seat));
      expect(one.log(seat)).toEqual(other.log(seat));
      expect(one.log(seat).at(-1)).toEqual({ type: 'sealed', seat: 1 });
    }
    expect(one.offers(0)).toEqual(other.offers(0));
    expect(one.view(1).own).not.toEqual(other.view(1).own);
  });

  test('V-3.2.4: nor is a half-made one, not even how far it is', () => {
    const [none, half] = [answered(), answered(toSlot('L1'), toSlot('R1'))];
    for (const seat of [0, 2, null]) {
      expect(half.view(seat)).toEqual(none.view(seat));
      expect(half.log(seat)).toEqual(none.log(seat));
    }
  });

  test('V-3.2.4: all placements are told when the last one is confirmed, in turn order', () => {
    const match = answered(...early);
    for (const seat of [2, 0]) for (const choice of early) expect(match.play(seat, choice)).toEqual({ ok: true });
    const { turnOrder, palaces } = match.state.open;
    const told = match.log(null).flatMap((event) => (event.type === 'put' ? [event] : []));
    const slots = ['L1', 'R1', 'R2'] as const;
    expect(told).toEqual(
      turnOrder.flatMap((seat) =>
        virtu.tables.palaces[palaces[seat].dynasty].family.map((card, at) => ({
          type: 'put',
          seat,
          card,
          slot: slotNumber(slots[at]),
        })),
      ),
    );
    expect(match.view(null).open.palaces[1].cards).toEqual(palaces[1].cards);
    expect(match.state.own.every(({ family }) => family === null)).toBe(true);
  });
});

describe('V-3.2.4 imagining what others have placed', () => {
  test('V-3.2.4: whoever has confirmed has placed three cards, legally and in many ways', () => {
    const state = placing();
    does(state, 1, toSlot('L1'), toSlot('R1'), toSlot('R2'), END);
    does(state, 2, toSlot('L1'));
    const found = new Set<string>();
    for (const seed of SEEDS) {
      const world = imagined(state, 0, seed);
      expect(world.own[0]).toEqual(state.own[0]);
      expect(world.own[2].family).toEqual([]); // still waited for
      const slots = world.own[1].family ?? [];
      const { family } = virtu.tables.palaces[state.open.palaces[1].dynasty];
      expect(slots).toHaveLength(3);
      slots.forEach((slot, at) => {
        expect(canPut(virtu.tables, family, slots.slice(0, at), slot)).toBe(true);
      });
      found.add(String(slots));
    }
    expect(found.size).toBeGreaterThan(SEEDS.length / 2);
  });

  test('V-3.2.4: a spectator imagines everybody, a player never himself', () => {
    const state = placing();
    for (const seat of [0, 1]) does(state, seat, toSlot('L1'), toSlot('R1'), toSlot('R2'), END);
    const hits = (seat: number | null) =>
      SEEDS.filter((seed) => String(imagined(state, seat, seed).own[1].family) === '0,3,4');
    expect(hits(null).length).toBeLessThan(SEEDS.length);
    expect(hits(1)).toHaveLength(SEEDS.length);
  });

  test('V-3.2.4: an imagined game plays on to the first year', () => {
    const state = placing();
    does(state, 1, toSlot('L1'), toSlot('R1'), toSlot('R2'), END);
    const world = imagined(state, 0, 'on');
    playOn(world, ({ open }) => open.year === 1);
    for (const { cards } of world.open.palaces) expect(cards.filter((card) => card !== NONE)).toHaveLength(3);
  });

  test('V-3.2.4: in turn order nothing is unknown', () => {
    const state = placing({ familyPlacement: 'turnOrder' });
    const [first, second] = state.open.turnOrder;
    does(state, first, toSlot('L1'), toSlot('R1'), toSlot('R2'), END);
    expect(state.open.waiting).toEqual([second]);
    expect(imagined(state, null, 'open').own).toEqual(state.own);
    expect(state.own[first].family).toBeNull();
  });

  test('V-3.2.4: before and after the placement nothing is unknown', () => {
    const before = start(virtu, { seats: 4, options: {}, seed: 'family' });
    expect(imagined(before, 2, 'before').own).toEqual(before.own);
    playOn(before, ({ open }) => open.year === 2);
    expect(imagined(before, 2, 'after').own).toEqual(before.own);
    const discarded = table(); // nobody has a card left
    expect(imagined(discarded, 2, 'discarded').own).toEqual(discarded.own);
  });
});
