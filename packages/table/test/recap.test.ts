/** "Since your last turn", in games that bots have played: there are wars, auctions and scorings in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { gameById } from '@bottega/games';
import { type Game, type GameRecord, legal, Match, type Seat } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, openKept } from '../src/index.js';
import { recapOf } from '../src/recap.js';
import { ANNA, BRUNO, bot, quietChoice, tableOf } from './table.js';

const vulgari = await gameById('vulgari').load();

type Told = ReturnType<AnyMatch['everything']>[number];

/** What a rulebook calls a turn, found in what is told and offered alone. */
interface Turns {
  /** Whether an event is the last that a seat brings about in its turn. */
  ends(log: readonly Told[], at: number, seat: Seat): boolean;
  /** Whether a seat is asked these kinds of choices in its turn, after it was told this since its last. */
  isIn(offered: readonly string[], since: readonly string[]): boolean;
  /** Whether a seat can have two turns one after the other. */
  readonly hasTwoInARow: boolean;
}

const TURNS: Readonly<Record<string, Turns>> = {
  principato: {
    // The leftmost card goes with the turn; which comes in its place nobody has chosen.
    ends: (log, at, seat) => log[at].event.type === 'left' && isOf(seat, log[at - 1], 'turnEnded'),
    isIn: (offered) => offered.includes('end'),
    hasTwoInARow: false,
  },
  virtu: {
    ends: (log, at, seat) => isOf(seat, log[at], 'turnEnded', 'wintered'),
    // Only a war lies between the turns of spring and those of winter.
    isIn: (_offered, since) => since.includes('year') || since.includes('newOrder'),
    hasTwoInARow: true,
  },
  vulgari: {
    ends(log, at, seat) {
      if (isOf(seat, log[at], 'summoned', 'declined')) return true;
      return isOf(seat, log[at], 'turnEnded') && !isOf(seat, log[at + 1], 'summoned', 'declined');
    },
    isIn: (offered) => offered.includes('end') || offered.includes('move'),
    hasTwoInARow: true,
  },
};

function isOf(seat: Seat, told: Told | undefined, ...types: string[]): boolean {
  return told !== undefined && types.includes(told.event.type) && 'seat' in told.event && told.event.seat === seat;
}

/** A turn that began: whose it is, and by whose choices each thing was told that was told since that seat's last turn. */
interface Begun {
  readonly seat: Seat;
  readonly tellers: readonly (Seat | undefined)[];
}

/** Finds the recaps of all seats in all positions that are not what the rulebook calls the time since one's last turn. */
function walk(
  turns: Turns,
  game: Game,
  record: GameRecord,
): { readonly wrong: unknown[]; readonly begun: readonly Begun[] } {
  const match: AnyMatch = new Match(game, record);
  const whole = Match.resumeKept(game, record)?.everything() ?? [];
  const begun: Begun[] = [];
  const wrong: unknown[] = [];
  /** Where each seat's last turn ended in the log, and where its present one began. */
  const present = Array.from({ length: record.seats }, () => ({ since: 0, at: null as number | null }));
  for (const [chooser, choice] of record.choices) {
    const log = match.everything();
    for (const [seat, turn] of present.entries()) {
      const since = log.findLastIndex((_, at) => turns.ends(whole, at, seat)) + 1;
      if (turn.since !== since) Object.assign(turn, { since, at: null });
      const told = log.slice(since);
      if (turn.at === null && match.asked().includes(seat)) {
        const offered = legal(game, match.state, seat).map(({ type }) => type);
        const types = told.map(({ event }) => event.type);
        if (turns.isIn(offered, types)) {
          turn.at = log.length;
          if (since > 0) begun.push({ seat, tellers: told.map(({ at }) => record.choices[at - 1]?.[0]) });
        }
      }
      const isSeen = ({ to }: Told) => to?.includes(seat) ?? true;
      const expected = [since, turn.at ?? log.length].map((end) => log.slice(0, end).filter(isSeen).length);
      const recap = recapOf(match, seat);
      if (recap.join() !== expected.join()) wrong.push({ at: match.record.choices.length, seat, recap, expected });
    }
    match.play(chooser, choice);
  }
  return { wrong, begun };
}

describe.each(Object.entries(TURNS))('%s', (id, turns) => {
  test('a recap begins where one’s last turn ended and ends where the present one began, whoever was asked between', async () => {
    const { game } = await gameById(id).load();
    const corpus = new URL(`../../${id}/test/corpus/rules-${game.rules}/`, import.meta.url);
    const files = readdirSync(corpus).filter((file) => file.startsWith('greedy'));
    const begun = files.flatMap((file) => {
      const record = JSON.parse(readFileSync(new URL(file, corpus), 'utf8')) as GameRecord;
      const walked = walk(turns, game, record);
      expect(walked.wrong).toEqual([]);
      return walked.begun;
    });
    const isOthers = ({ seat, tellers }: Begun) => tellers.some((teller) => teller !== seat);
    // What one's own end of the turn brought about by itself, and an answer of one's own amid the others'.
    expect(begun.filter((turn) => isOthers(turn) && turn.tellers[0] === turn.seat).length).toBeGreaterThan(5);
    const hasAnswered = ({ seat, tellers }: Begun) =>
      tellers.lastIndexOf(seat) > tellers.findIndex((teller) => teller !== seat);
    expect(begun.filter((turn) => isOthers(turn) && hasAnswered(turn)).length).toBeGreaterThan(5);
    // Two turns one after the other: between them there is only what happened by itself.
    expect(begun.some((turn) => !isOthers(turn))).toBe(turns.hasTwoInARow);
  });
});

describe('at a table', () => {
  test('it stays the same through one’s turn, whatever is taken back', async () => {
    const { table, look, match } = tableOf([ANNA, bot('apprendista'), bot('apprendista')]);
    const screen = await look(0);
    const turn = async () => {
      table.playBots();
      await table.botsAreDone();
      const { recap, log } = screen.seen();
      expect(recap[1]).toBe(log.length);
      await screen.choose(quietChoice(screen));
      expect(screen.seen().recap).toEqual(recap);
      expect(screen.seen().log.length).toBeGreaterThanOrEqual(log.length);
      while (screen.seen().canUndo) await screen.undo();
      expect([screen.seen().recap, screen.seen().log]).toEqual([recap, log]);
      while (match.asked()[0] === 0) await screen.choose(match.suggest(0));
      return log.slice(...recap);
    };
    await turn();
    const since = await turn();
    // It begins with the card that came when the turn was over, and nobody's turn is cut.
    expect(since[0].type).toBe('revealed');
    expect(since.filter(({ type }) => type === 'turnEnded')).toMatchObject([{ seat: 1 }, { seat: 2 }]);
    await table.close();
  });

  test('it is the same when the game is opened again', async () => {
    const { table, look, match, disk } = tableOf([ANNA, bot('apprendista'), bot('apprendista')], { playable: vulgari });
    const screen = await look(0);
    for (let turn = 0; turn < 3; turn++) {
      table.playBots();
      await table.botsAreDone();
      while (match.asked()[0] === 0) await screen.choose(match.suggest(0));
    }
    await table.botsAreDone();
    await screen.choose(quietChoice(screen));
    const { recap, log } = screen.seen();
    expect(recap[1]).toBeLessThan(log.length);
    const opened = openKept(vulgari.game, JSON.parse(JSON.stringify(disk.kept)));
    for (const seat of [0, 1, 2]) expect(recapOf(opened.match, seat)).toEqual(recapOf(match, seat));
    expect(recapOf(opened.match, 0)).toEqual(recap);
    await table.close();
  });

  test('who takes a shared screen has a recap of their own; whoever has no seat has none', async () => {
    const { look, match } = tableOf([ANNA, BRUNO]);
    const screen = await look(0, 1);
    const spectator = await look();
    for (let turn = 0; turn < 4; turn++) {
      const seat = screen.seen().handOver ?? 0;
      const { recap: nobodys, log: public_ } = screen.seen();
      expect(nobodys).toEqual([public_.length, public_.length]);
      await screen.take(seat);
      const { recap, log } = screen.seen();
      const ended = log.slice(...recap).filter(({ type }) => type === 'turnEnded');
      expect(ended).toEqual(turn === 0 ? [] : [{ type: 'turnEnded', seat: 1 - seat }]);
      while (match.asked()[0] === seat) await screen.choose(match.suggest(seat));
    }
    const { recap, log } = spectator.seen();
    expect(recap).toEqual([log.length, log.length]);
  });

  test('watching it again goes through every choice in it that told something', async () => {
    const { table, look, match } = tableOf([ANNA, BRUNO]);
    const [first] = match.asked();
    const screen = await look(first);
    const took = await look(1 - first);
    while (match.asked()[0] === first) await screen.choose(match.suggest(first));
    const ended = match.record.choices.length;
    await took.choose(quietChoice(took));
    while (match.asked()[0] !== first) await took.choose(match.suggest(1 - first));
    const moments = await table.recap(screen.viewer);
    // The first is the end of one's own turn: a card came.
    expect([moments[0], moments.at(-1)]).toEqual([ended, match.record.choices.length]);
    // Whoever was away begins where they last looked: later, or even before their last turn.
    const { log, recap } = screen.seen();
    expect(await table.recap(screen.viewer, log.length - 1)).toEqual(moments.slice(-1));
    expect(await table.recap(screen.viewer, recap[0])).toEqual(moments);
    expect((await table.recap(screen.viewer, 0))[0]).toBeLessThan(ended);
    await screen.choose(quietChoice(screen));
    expect(await table.recap(screen.viewer)).toEqual(moments);
  });
});
