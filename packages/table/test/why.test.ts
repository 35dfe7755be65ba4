/** Why a bot did something: what is told, and that it tells nothing that the viewer cannot see. */
import { BOTS, type Why } from '@bottega/bots';
import { gameById } from '@bottega/games';
import {
  applyToChance,
  awaitsChance,
  type Choice,
  digest,
  equalPlain,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  legal,
  Match,
  type Options,
  type Seat,
  type State,
  seeded,
  turnOf,
  view,
} from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import type { Playable, Viewer } from '../src/index.js';
import { TableSession } from '../src/session.js';
import { inEnglish } from './say.js';
import { ANNA, bot, principato, tableOf } from './table.js';

const say = await inEnglish();
const GAMES = await Promise.all(
  ['principato', 'virtu', 'vulgari'].map(async (id) => ({ id, playable: await gameById(id).load() })),
);
const SEATS = 3;
const BUDGET = { positions: 40 };
const OUTSIDE = {
  keep: async () => {},
  report: () => {},
  now: () => 0,
  wait: async () => {},
  breathe: async () => {},
};

/** A match that begins in a position. */
function matchFrom(game: Game, state: State, options: Options): Match<State, Choice, GameEvent> {
  const dealt = new Match(game, { seats: SEATS, options, seed: 'unknown' }).record;
  const continued = { at: 0, rules: game.rules, state, log: [] };
  return new Match(game, { ...dealt, continued, digests: [digest(state)] } as GameRecord);
}

function sessionOf(playable: Playable, match: Match<State, Choice, GameEvent>, mover: Seat, id: string): TableSession {
  const players = Array.from({ length: SEATS }, (_, seat) => ({ name: `${seat}`, bot: seat === mover ? id : null }));
  return new TableSession(playable, { id: 'why', match, players, seating: 'asSat' }, OUTSIDE);
}

/** Beginnings of turns, spread over a game between bots. */
function* turnsOf(game: Game, options: Options, every: number, most: number) {
  const match = new Match(game, { seats: SEATS, options, seed: 'why' });
  const players = Array.from({ length: SEATS }, () => BOTS.apprendista.sit(game, BUDGET, null));
  const random = seeded('why');
  let turns = 0;
  let isBetween = true;
  while (!isOver(match.state) && turns < every * most) {
    const [seat] = match.asked();
    if (turnOf(game, match.state) === seat && isBetween && turns++ % every === 0) {
      yield { state: game.clone(match.state), seat };
    }
    match.play(seat, players[seat].choose(match.view(seat), match.offers(seat).allowed, random));
    isBetween = match.turns.at(-1)?.from.choices === match.record.choices.length;
  }
}

/** Whether a choice leads to chance: there two worlds part. */
function leadsToChance(game: Game, state: State, seat: Seat, choice: Choice): boolean {
  const world = game.clone(state);
  applyToChance(game, world, seat, choice);
  return awaitsChance(game, world);
}

/** What could be chosen in another world so that it looks the same to somebody. */
function sameToEyes(
  game: Game,
  world: State,
  other: State,
  seat: Seat,
  choice: Choice,
  eyes: Seat | null,
): Choice | null {
  const after = (state: State, made: Choice) => {
    const next = game.clone(state);
    applyToChance(game, next, seat, made);
    const { open, own } = view(next, eyes);
    return awaitsChance(game, next) ? null : { open, own };
  };
  const seen = after(world, choice);
  return legal(game, other, seat).find((one) => equalPlain(after(other, one), seen)) ?? null;
}

describe('why a bot did something', () => {
  test.each(GAMES)('tells nothing that the viewer cannot see: $id', async ({ playable }) => {
    const { game } = playable;
    let asked = 0;
    let told = 0;
    for (const { state, seat } of turnsOf(game, {}, 6, 4)) {
      for (const eyes of [(seat + 1) % SEATS, null]) {
        const worlds = [state, game.imagine(view(state, eyes), seeded('another world'))];
        const [one, other] = worlds.map((world) => matchFrom(game, world, {}));
        const player = BOTS.apprendista.sit(game, BUDGET, null);
        for (let count = 0; count < 20 && one.asked().length === 1 && one.asked()[0] === seat; count++) {
          const choice = player.choose(one.view(seat), one.offers(seat).allowed, seeded('player'));
          if (leadsToChance(game, one.state, seat, choice)) break;
          const twin = sameToEyes(game, one.state, other.state, seat, choice, eyes);
          if (twin === null) break;
          one.play(seat, choice);
          other.play(seat, twin);
        }
        if (one.over || other.over || !equalPlain(one.view(eyes), other.view(eyes))) continue;
        const tables = [one, other].map((match) => sessionOf(playable, match, seat, 'maestro'));
        const viewers = tables.map((table) => table.join(eyes === null ? [] : [eyes], () => {}));
        for (const line of new Set([0, one.log(eyes).length - 1])) {
          const whys = await Promise.all(tables.map((table, at) => table.why(viewers[at], line)));
          expect(whys[1]).toEqual(whys[0]);
          asked++;
          if (whys[0] !== null) told++;
        }
      }
    }
    expect(asked).toBeGreaterThan(8);
    expect(told / asked).toBeGreaterThan(0.9);
  });

  /** A game between two bots, and what can be asked of it. */
  async function between(id: string, choices: number) {
    const game = tableOf([bot(id), bot(id)], { seed: 'between' });
    const { viewer } = await game.look();
    const { match } = game;
    const players = [0, 1].map(() => BOTS.apprendista.sit(principato.game, BUDGET, null));
    for (let count = 0; count < choices && !match.over; count++) {
      const [seat] = match.asked();
      match.play(seat, players[seat].choose(match.view(seat), match.offers(seat).allowed, seeded(`${count}`)));
    }
    return { ...game, viewer };
  }

  /** One after the other: a viewer has one thing thought about at a time. */
  async function whysOf(table: TableSession, viewer: Viewer, lines: readonly number[]): Promise<(Why | null)[]> {
    const found: (Why | null)[] = [];
    for (const line of lines) found.push(await table.why(viewer, line));
    return found;
  }

  const isWhy = (why: Why | null): why is Why => why !== null;

  test('tells what was chosen in the turn, what it was worth by parts, and the best other line', async () => {
    const { table, viewer, match } = await between('apprendista', 30);
    const found = (await whysOf(table, viewer, [...match.log(null).keys()])).filter(isWhy);
    expect(found.length).toBeGreaterThan(20);
    for (const { seat, choices, lead, reasons, other, isOpen } of found) {
      expect([0, 1]).toContain(seat);
      expect([lead, isOpen]).toEqual([null, false]);
      expect(reasons.length).toBeLessThanOrEqual(4);
      expect(choices.map(say)).not.toContain('');
      expect(other?.choices.length).not.toBe(0);
    }
    expect(found.some(({ choices }) => choices.map(say).at(-1) === 'End turn')).toBe(true);
    expect(found.some(({ other }) => other !== null && other.choices.length > 1)).toBe(true);
    // Goals are secret: what hangs on them is left out, and that is said.
    expect(found.some(({ isPartial }) => isPartial)).toBe(true);
  });

  test('tells of a learned bot what lead it expected, and the same each time', async () => {
    const { table, viewer, match } = await between('maestro', 12);
    const line = match.log(null).length - 1;
    const why = await table.why(viewer, line);
    expect(why?.lead).toBeTypeOf('number');
    expect(why?.other?.lead).toBeTypeOf('number');
    expect(await table.why(viewer, line)).toEqual(why);
  });

  test('after the end it is told as it was: nothing is imagined or left out', async () => {
    const { table, viewer, match } = await between('apprendista', Number.POSITIVE_INFINITY);
    expect(match.over).toBe(true);
    const lines = [...match.log(null).keys()].filter((line) => line % 40 === 5);
    const found = (await whysOf(table, viewer, lines)).filter(isWhy);
    expect(found.length).toBeGreaterThan(3);
    for (const { isOpen, isPartial, choices } of found) {
      expect([isOpen, isPartial]).toEqual([true, false]);
      expect(choices.length).toBeGreaterThan(0);
    }
  });

  test('nothing is told of people, of the deal, and of what several were asked at once', async () => {
    const people = tableOf([bot('apprendista'), ANNA, bot('apprendista')], {
      options: { supplyDecisions: 'simultaneous' },
      seed: 'several1',
    });
    const { match, table } = people;
    const { viewer } = await people.look(1);
    const alone: boolean[] = [];
    const wanderer = BOTS.random.sit(principato.game, BUDGET, null);
    const random = seeded('s'); // with these two several are asked at once
    for (let several = 0; several < 1 && !match.over; ) {
      const asked = match.asked();
      if (asked.length > 1) several++;
      const before = match.log(1).length;
      const { allowed } = match.offers(asked[0]);
      match.play(asked[0], wanderer.choose(match.view(asked[0]), allowed, random));
      for (let line = before; line < match.log(1).length; line++) alone[line] = asked.length === 1 && asked[0] !== 1;
    }
    const whys = await whysOf(table, viewer, [...match.log(1).keys()]);
    expect(match.over).toBe(false);
    expect(alone).toContain(true);
    expect(alone).toContain(false);
    for (const [line, why] of whys.entries()) if (alone[line] !== true) expect(why).toBe(null);
    expect(await table.why(viewer, match.log(1).length)).toBe(null);
  });
});
