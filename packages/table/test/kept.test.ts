import { readFileSync } from 'node:fs';
import { gameById } from '@bottega/games';
import { digest, InputError, Match, rulesOf, verify } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  choicesOf,
  gameFile,
  historyFrom,
  type KeptGame,
  keptOf,
  openKept,
  type Player,
  Replay,
  readGameFile,
} from '../src/index.js';
import { ANNA, BRUNO, bot, principato } from './table.js';

const onDisk = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A game in its middle, as it was kept. */
function running(players: readonly Player[] = [ANNA, bot('random')]) {
  const match = new Match(principato.game, { seats: players.length, options: {}, seed: 'kept in secret' });
  for (let made = 0; made < 12; made++) {
    const [seat] = match.asked();
    match.play(seat, match.offers(seat).allowed[0]);
  }
  const history = historyFrom(match.record.choices);
  return { kept: onDisk(keptOf({ match, players, seating: 'asSat', history, change: null })), match };
}

describe('a kept game', () => {
  test('is opened as it was: position, log, history, players, and what can be taken back', () => {
    const { kept, match } = running();
    const opened = openKept(principato.game, kept);
    expect(opened.change).toBe(null);
    expect(opened.match.state).toEqual(match.state);
    expect(opened.match.everything()).toEqual(match.everything());
    expect(opened.match.canUndo(0)).toBe(match.canUndo(0));
    expect(onDisk(keptOf(opened))).toEqual(kept);
  });

  test('its choices are not checked one by one where the snapshot vouches for them, else they are', () => {
    const { kept } = running();
    let asked = 0;
    const steps = new Map(principato.game.steps);
    for (const [name, step] of principato.game.steps) {
      if (!('offer' in step)) continue;
      const offer: typeof step.offer = (...args) => {
        asked++;
        step.offer(...args);
      };
      steps.set(name, { ...step, offer });
    }
    const game = { ...principato.game, steps };
    openKept(game, kept);
    expect(asked).toBe(0);
    const { snapshot: _, ...without } = kept;
    expect(openKept(game, without).match.record).toEqual(kept.record);
    expect(asked).toBeGreaterThan(kept.record.choices.length);
  });

  test('of which history or snapshot are missing or damaged is opened from its record', () => {
    const { kept } = running();
    const { history, snapshot } = kept;
    for (const change of [
      { history: undefined, snapshot: undefined },
      { history: history.slice(1) },
      { history: [{ ...history[0], seq: 7 }, ...history.slice(1)] },
      { history: 'gone', snapshot: { state: null, log: 3 } },
      { snapshot: { ...snapshot, state: { ...snapshot.state, own: [] } } },
    ]) {
      const opened = openKept(principato.game, { ...kept, ...change });
      expect(opened.match.state).toEqual(snapshot.state);
      expect(choicesOf(opened.history)).toEqual(kept.record.choices);
    }
  });

  test.each<[string, (kept: KeptGame) => object, string]>([
    ['players that are none', (kept) => ({ ...kept, players: [{ name: 7 }] }), '"players" must be a list'],
    ['too few players', (kept) => ({ ...kept, players: [ANNA] }), 'there are 1 players for 2 seats'],
    ['a seating that there is not', (kept) => ({ ...kept, seating: 'standing' }), '"seating" must be one of'],
    [
      'a choice that was changed',
      (kept) => {
        const choices = kept.record.choices.map((made, at) => (at === 3 ? [made[0], { type: 'fly' }] : made));
        return { ...kept, record: { ...kept.record, choices } };
      },
      'cannot choose {"type":"fly"} here',
    ],
  ])('with %s is refused', (_what, change, sentence) => {
    const { kept } = running();
    const open = () => openKept(principato.game, change(kept));
    expect(open).toThrow(InputError);
    expect(open).toThrow(sentence);
  });
});

describe('a game as a file', () => {
  test('a running game of one person can be played on elsewhere', () => {
    const { kept } = running();
    const file = onDisk(readGameFile(gameFile(kept))) as object;
    expect(onDisk(keptOf(openKept(principato.game, { ...file, record: file })))).toEqual(kept);
  });

  test('one of several people is sealed: nothing of it can be read, and it can be played on elsewhere', () => {
    const { kept } = running([ANNA, BRUNO]);
    const text = JSON.stringify(gameFile(kept));
    for (const secret of [kept.record.seed, 'secret', 'hidden', 'goals', 'choices', kept.record.digests[1]]) {
      expect(text).not.toContain(secret);
    }
    const file = readGameFile(JSON.parse(text)) as object;
    expect(onDisk(keptOf(openKept(principato.game, { ...file, record: file })))).toEqual(kept);
  });

  test.each([
    ['changed', (text: string) => `${text.slice(0, 40)}${text[40] === 'A' ? 'B' : 'A'}${text.slice(41)}`],
    ['cut off', (text: string) => text.slice(0, -9)],
    ['emptied', () => ''],
  ])('a sealed one that was %s is refused', (_what, damage) => {
    const { kept } = running([ANNA, BRUNO]);
    const file = gameFile(kept) as { sealed: { check: string; text: string } };
    const damaged = { ...file, sealed: { ...file.sealed, text: damage(file.sealed.text) } };
    expect(() => readGameFile(damaged)).toThrow('the sealed game was damaged');
  });

  test('a sealed one that holds no JSON is refused like any other', () => {
    // The digest of an empty text is its check, and an empty text is no JSON.
    expect(() => readGameFile({ sealed: { check: digest(''), text: '' } })).toThrow('the sealed game was damaged');
  });

  test('a finished one holds everything, and nothing that was taken back', () => {
    const match = new Match(principato.game, { seats: 2, options: {}, seed: 'file' });
    while (!match.over) match.play(match.asked()[0], match.suggest(match.asked()[0]));
    const history = [{ type: 'undo', seq: 0, seat: 0, time: 0, id: 'x' } as const];
    const kept = keptOf({ match, players: [ANNA, BRUNO], seating: 'asSat', history, change: null });
    expect(gameFile(kept)).toEqual({ ...match.record, players: [ANNA, BRUNO], seating: 'asSat' });
  });
});

describe('a game of Virtù that was kept under version 1 of the rules', async () => {
  const virtu = await gameById('virtu').load();
  const old = JSON.parse(readFileSync(new URL('../../virtu/test/kept/rules-1.json', import.meta.url), 'utf8'));

  test('its choices lead elsewhere by now: it goes on from where it stood, and says so', () => {
    expect(verify(virtu.game, { ...old.record, rules: virtu.game.rules })).toMatchObject({ ok: false, at: 22 });
    const opened = openKept(virtu.game, old);
    expect(opened.change).toEqual({ from: 1, to: virtu.game.rules, at: 300 });
    expect(opened.match.state).toEqual(old.snapshot.state);
    expect(opened.match.everything()).toEqual(old.snapshot.log);
    // It is news until somebody chooses, however often it is opened.
    expect(openKept(virtu.game, onDisk(keptOf(opened))).change).toEqual(opened.change);
  });

  test('is played to its end, kept, opened again and verified; a replay begins where it went on', () => {
    const { match, ...seated } = openKept(virtu.game, old);
    while (!match.over) match.play(match.asked()[0], match.suggest(match.asked()[0]));
    const again = openKept(virtu.game, onDisk(keptOf({ match, ...seated })));
    expect(again.change).toBe(null);
    const { record } = again.match;
    expect([record.rules, rulesOf(record), record.continued?.at]).toEqual([1, virtu.game.rules, 300]);
    expect(record.choices.slice(0, 300)).toEqual(old.record.choices);
    expect(verify(virtu.game, record)).toMatchObject({ ok: true, over: true, unchecked: 300 });
    const replay = new Replay(virtu, record);
    expect([replay.first, replay.length]).toEqual([300, record.choices.length]);
    expect(replay.stateAt(300)).toEqual(old.snapshot.state);
    expect(replay.course().points.at(-1)).toEqual(virtu.game.result(match.state).points);
  });

  test('from a file that has no snapshot it is refused with the versions', () => {
    expect(() => openKept(virtu.game, { ...old, snapshot: undefined })).toThrow(
      `the record was begun under rules version 1 of virtu; this is version ${virtu.game.rules}`,
    );
  });
});
