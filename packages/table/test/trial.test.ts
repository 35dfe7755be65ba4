/** Trials of every game and number of players: they begin as the seat sees the table, know no more than it does, and go on freely. */
import { GAMES, gameById } from '@bottega/games';
import {
  type Choice,
  clonePlain,
  explained,
  type Game,
  Match,
  pickRandom,
  type Seat,
  type State,
  seeded,
} from '@bottega/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  checkPlan,
  type FullUpdate,
  type Playable,
  type Player,
  TableMirror,
  type TableSnapshot,
  trialBar,
  trialStart,
  type Update,
} from '../src/index.js';
import { recordFrom } from '../src/record-from.js';
import { TableSession } from '../src/session.js';
import type { AnyMatch } from '../src/session-types.js';
import { Trial } from '../src/trial.js';
import { ANNA, BRUNO, bot, person, principato, tableOf } from './table.js';

const OUTSIDE = {
  report: (trouble: unknown) => {
    if (trouble !== null) throw trouble;
  },
  now: () => 0,
  wait: async () => {},
  breathe: () => new Promise<void>((resolve) => setImmediate(resolve)),
};

const playersOf = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `player ${seat}`, bot: seat === 0 ? null : 'garzone' }));

/** A game played at random up to so many choices. */
function played(game: Game, seats: number, choices: number): AnyMatch {
  const seed = `trial ${seats}`;
  const match = new Match(game, { seats, options: {}, seed }) as AnyMatch;
  const random = seeded(`${seed} ${choices}`);
  while (!match.over && match.record.choices.length < choices) {
    const seat = pickRandom(random, match.asked());
    match.play(seat, pickRandom(random, match.offers(seat).allowed));
  }
  return match;
}

/** What whoever sits in a seat of a real table sees on their own screen. */
async function seenAt(playable: Playable, match: AnyMatch, seat: Seat): Promise<TableSnapshot> {
  const players = playersOf(match.record.seats).map(({ name }) => person(name));
  const outside = { ...OUTSIDE, keep: async () => {} };
  const table = new TableSession(playable, { id: 'real', match, players, seating: 'asSat' }, outside);
  const update = await table.look(table.join([seat], () => {}));
  return new TableMirror(playable.game, JSON.parse(JSON.stringify(update))).snapshot();
}

/** A trial and the screen before which it is looked at. */
async function begin(
  playable: Playable,
  seen: Pick<TableSnapshot, 'seat' | 'view' | 'log'>,
  { seed = 'tried', players = playersOf(seen.view.seats) }: { seed?: string; players?: readonly Player[] } = {},
) {
  const sent: Update[] = [];
  let mirror: TableMirror | null = null;
  const show = (update: FullUpdate) => {
    mirror = new TableMirror(playable.game, JSON.parse(JSON.stringify(update)));
  };
  const screen = () => {
    if (mirror === null) throw new Error('nothing was shown');
    return mirror;
  };
  const eyes = {
    begin: show,
    update(update: Update) {
      sent.push(update);
      if (!screen().receive(JSON.parse(JSON.stringify(update)))) throw new Error('an update was lost');
    },
  };
  const start = trialStart(clonePlain(seen) as TableSnapshot, { players, options: {} }, seed);
  const trial = new Trial(playable, start, eyes, OUTSIDE);
  show(await trial.look());
  let requests = 0;
  return {
    trial,
    sent,
    seen: () => screen().snapshot(),
    async choose(...choices: readonly Choice[]) {
      const answer = await trial.choose({ position: screen().position, id: `${++requests}` }, choices);
      await trial.botsAreDone();
      return answer;
    },
    async goOn() {
      trial.goOn();
      await trial.botsAreDone();
    },
  };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** Chooses at random until the trial's game is over, or so many times. */
async function playOn({ seen, choose, goOn }: Begun, seed: string, most = Number.POSITIVE_INFINITY): Promise<number> {
  const random = seeded(seed);
  await goOn();
  for (let made = 0; ; made++) {
    if (seen().over || made === most) return made;
    expect(await choose(pickRandom(random, seen().allowed))).toEqual({ ok: true });
  }
}

const POSITIONS = [0, 7, 40, 90];

describe.each(GAMES.map(({ id, load }) => ({ id, load })))('$id', ({ load }) => {
  let playable: Playable;
  beforeAll(async () => {
    playable = await load();
  });
  const counts = async () => (await load()).game.seats;

  test('a trial begins with what the seat sees, is asked and may choose, whoever is asked', async () => {
    let [asked, waiting] = [0, 0];
    for (const seats of await counts()) {
      for (const choices of POSITIONS) {
        const match = played(playable.game, seats, choices);
        for (let seat = 0; seat < seats; seat++) {
          const real = await seenAt(playable, match, seat);
          const { trial, seen } = await begin(playable, real);
          const { view, asked: now, allowed, barred, log, suggested, over } = seen();
          expect({ view, asked: now, allowed, barred, log, suggested, over }).toEqual({
            view: real.view,
            asked: real.asked,
            allowed: real.allowed,
            barred: real.barred,
            log: real.log,
            suggested: real.suggested,
            over: false,
          });
          expect(seen().undoBar).toBe('nothing');
          expect(trial.tried()).toEqual({ step: null, choices: [], names: [], isCut: false });
          expect(trialBar(real)).toBeNull();
          if (real.asked.includes(seat)) asked++;
          else waiting++;
        }
      }
    }
    expect([asked > 0, waiting > 0]).toEqual([true, true]);
  });

  test('it leaks nothing: from two real games that the seat cannot tell apart it is the same trial', async () => {
    let differing = 0;
    for (const seats of await counts()) {
      for (const choices of POSITIONS) {
        const match = played(playable.game, seats, choices);
        const seat = choices % seats;
        const told = [...match.everything()];
        const real = (state: State, seed: string) =>
          new Match(playable.game, recordFrom(playable.game, state, { seed, log: told })) as AnyMatch;
        const other = playable.game.imagine(match.view(seat), seeded(`another ${choices}`));
        if (JSON.stringify(other) !== JSON.stringify(match.state)) differing++;
        const courses = [];
        for (const world of [real(match.state, 'one'), real(other, 'two')]) {
          const begun = await begin(playable, await seenAt(playable, world, seat));
          await playOn(begun, 'course', 3);
          courses.push({ sent: begun.sent, last: begun.seen(), tried: begun.trial.tried() });
          await begun.trial.close();
        }
        expect(courses[1]).toEqual(courses[0]);
      }
    }
    expect(differing).toBeGreaterThan(3);
  });

  test('it goes on to the end of the game with any number of players, and nothing of it reaches the real game', async () => {
    for (const seats of await counts()) {
      const match = played(playable.game, seats, 30);
      const before = JSON.stringify(match.state);
      const begun = await begin(playable, await seenAt(playable, match, 0));
      expect(await playOn(begun, 'to the end')).toBeGreaterThan(5);
      expect(begun.seen().result?.points).toHaveLength(seats);
      expect(JSON.stringify(match.state)).toBe(before);
    }
  });

  test('everything can be taken back, one choice of one’s own after the other, to the beginning', async () => {
    const match = played(playable.game, 3, 30);
    const begun = await begin(playable, await seenAt(playable, match, 1));
    await begun.goOn();
    const passed: State['open'][] = [];
    const random = seeded('taken back');
    for (let made = 0; made < 25; made++) {
      passed.push(clonePlain(begun.seen().view.open));
      await begun.choose(pickRandom(random, begun.seen().allowed));
    }
    expect(begun.seen().canUndo).toBe(true);
    for (const open of passed.reverse()) {
      expect(await begun.trial.undo()).toEqual({ ok: true });
      expect(begun.seen().view.open).toEqual(open);
    }
    expect(await begun.trial.undo()).toEqual({ ok: false, reason: 'impossible' });
    expect(begun.seen().undoBar).toBe('nothing');
    await playOn(begun, 'again', 4);
    await begun.trial.startOver();
    await begun.trial.botsAreDone();
    expect(begun.seen().view.open).toEqual(passed.at(-1));
  });

  test('what was tried in one’s own turn can be played in the real game, however it was dealt', async () => {
    let found = 0;
    for (const seats of await counts()) {
      for (const choices of POSITIONS) {
        const match = played(playable.game, seats, choices);
        const [seat] = match.asked();
        const begun = await begin(playable, await seenAt(playable, match, seat));
        await playOn(begun, `own turn ${choices}`, 6);
        const { choices: tried } = begun.trial.tried();
        await begun.trial.close();
        expect(tried.length).toBeGreaterThan(0);
        for (const choice of tried) expect(match.play(seat, choice)).toEqual({ ok: true });
        found += tried.length;
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

describe('what was tried', () => {
  test('among several who are asked at once it is one’s own answer, whoever answers first', async () => {
    const virtu = await gameById('virtu').load();
    const match = played(virtu.game, 4, 0);
    const random = seeded('together');
    while (match.asked().length < 2) {
      const [seat] = match.asked();
      match.play(seat, pickRandom(random, match.offers(seat).allowed));
    }
    // The last of them: in the trial all bots have answered before.
    const seat = match.asked().at(-1) ?? 0;
    const begun = await begin(virtu, await seenAt(virtu, match, seat), {
      players: playersOf(4).map(({ name }) => person(name)),
    });
    await begun.goOn();
    expect(begun.seen().asked).toEqual([seat]);
    const [choice] = begun.seen().allowed;
    await begun.choose(choice);
    const { choices, step } = begun.trial.tried();
    expect([choices[0], step]).toEqual([choice, match.state.open.stack.at(-1)?.step]);
    for (const one of choices) expect(match.play(seat, one)).toEqual({ ok: true });
  });

  test('ends with the choice that draws a card, and says that there was more', async () => {
    const vulgari = await gameById('vulgari').load();
    const match = played(vulgari.game, 4, 0);
    const random = seeded('drawing');
    const drawn = () => match.offers(match.asked()[0]).allowed.find(({ type }) => type === 'draw');
    for (let draw = drawn(); draw === undefined; draw = drawn()) {
      const [seat] = match.asked();
      match.play(seat, pickRandom(random, match.offers(seat).allowed));
    }
    const [seat] = match.asked();
    const begun = await begin(vulgari, await seenAt(vulgari, match, seat));
    await begun.choose(drawn() ?? { type: 'draw' });
    expect(begun.trial.tried()).toMatchObject({ choices: [{ type: 'draw' }], isCut: false });
    expect(begun.seen().asked).toEqual([seat]);
    await begun.choose(begun.seen().allowed[0]);
    const { choices, names, isCut } = begun.trial.tried();
    expect([choices.map(({ type }) => type), names.length, isCut]).toEqual([['draw'], 1, true]);
  });

  test('is checked in another position: how far it is possible, and by which rule not further', async () => {
    const { game } = principato;
    const match = played(game, 3, 30);
    const [seat] = match.asked();
    const { allowed, barred } = match.offers(seat);
    const possible = allowed.find((choice) => checkPlan(game, match.view(seat), seat, [choice]).steps.length === 1);
    if (possible === undefined) throw new Error('nothing is possible');
    const before = JSON.stringify(match.state);
    expect(checkPlan(game, match.view(seat), seat, [possible])).toMatchObject({
      steps: [{ choice: possible }],
      refused: null,
    });
    expect(checkPlan(game, match.view(seat), seat, [barred[0].choice, possible])).toMatchObject({
      steps: [],
      refused: { choice: barred[0].choice, refusal: { reason: 'barred', rule: barred[0].rule } },
    });
    expect(checkPlan(game, match.view(seat), seat, [{ type: 'no such choice' }]).refused?.refusal.reason).toBe(
      'unknown',
    );
    expect(JSON.stringify(match.state)).toBe(before);
  });
});

test('bots play as they sit, and in the place of people and of bots that are not known here the standard one', async () => {
  const match = played(principato.game, 4, 0);
  const seen = await seenAt(principato, match, 2);
  const players = [
    person('Anna'),
    { name: 'Old', bot: 'unheard of' },
    { ...person('Me'), substitute: 'garzone' },
    bot('maestro'),
  ];
  const { trial } = await begin(principato, seen, { players });
  expect(trial.info().players.map((player) => player.bot)).toEqual(['apprendista', 'apprendista', null, 'maestro']);
});

test('who looks on has nothing to try, and nobody when the game is over', async () => {
  const { table, match, look } = tableOf([ANNA, BRUNO]);
  const spectator = await look();
  expect(trialBar(spectator.seen())).toBe('seat');
  const random = seeded('over');
  while (!match.over) {
    const [seat] = match.asked();
    match.play(seat, pickRandom(random, explained(match.game, match.state, seat).allowed));
  }
  const own = await look(0);
  expect(trialBar(own.seen())).toBe('over');
  await table.close();
});
