/** Whom an act concerns who does not look. */
import type { GameEvent, Logged, Seat } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import type { Act, NewAct, Player } from '@bottega/table';
import { describe, expect, test } from 'vitest';
import { noticesAfter, stillStands, type TableAfter } from '../src/notices/from-act.js';

const person = (name: string): Player => ({ name, bot: null });
const choose = (seat: Seat): NewAct => ({ type: 'choose', seat, id: null, choices: [{ type: 'any' }] });
const historyOf = (...acts: NewAct[]): Act[] => acts.map((act, seq): Act => ({ ...act, seq, time: 0 }));
const told = (at: number, type: string, seat: Seat, to: readonly Seat[] | null = null): Logged => ({
  at,
  event: { type, seat } as unknown as GameEvent,
  to,
});
/** A game in which a strike is an attack. */
const words = {
  attacked: (event: GameEvent & { seat?: Seat }) => (event.type === 'strike' ? (event.seat ?? null) : null),
} as unknown as Words;

/** Seat 0 has chosen, and now seat 1 is asked; nobody looks. */
const after = (changed: Partial<TableAfter> = {}) =>
  noticesAfter({
    id: 'table',
    game: 'game',
    words,
    history: historyOf(choose(0)),
    players: [person('Anna'), person('Bruno'), person('Carla')],
    people: ['anna', 'bruno', 'carla'],
    standing: 'running',
    isOver: false,
    asked: [1],
    askedBefore: [0],
    told: [],
    choices: 1,
    isLooking: () => false,
    ...changed,
  }).map(({ person: whom, kind, key, seq, body }) => ({
    whom,
    kind,
    key,
    seq,
    ...(body.places ? { places: body.places } : {}),
  }));

const turn = (whom: string, key: string, seq: number) => ({ whom, kind: 'turn', key, seq });

describe('a turn', () => {
  test('is told to whoever is asked and was not before', () => {
    expect(after()).toEqual([turn('bruno', 'first', 1)]);
    expect(after({ asked: [0, 1, 2], askedBefore: [0] })).toEqual([
      turn('bruno', 'first', 1),
      turn('carla', 'first', 1),
    ]);
    expect(after({ asked: [1], askedBefore: [0, 1] })).toEqual([]); // others answered the same question
  });

  test('is not told to those who look, to bots, or while the game is paused', () => {
    expect(after({ isLooking: (whom) => whom === 'bruno' })).toEqual([]);
    const players = [person('Anna'), { ...person('Bruno'), substitute: 'garzone' }, person('Carla')];
    expect(after({ players })).toEqual([]);
    expect(after({ people: ['anna', null, 'carla'] })).toEqual([]);
    expect(after({ standing: 'paused' })).toEqual([]);
  });

  test('is the same until they choose, whatever is taken back and done again', () => {
    const undo: NewAct = { type: 'undo', seat: 0, id: null };
    const keys = (...acts: NewAct[]) => after({ history: historyOf(...acts) }).map(({ key }) => key);
    expect(keys(choose(0), choose(1), choose(0))).toEqual(['1']);
    expect(keys(choose(0), choose(1), choose(0), undo, choose(0))).toEqual(['1']);
    expect(keys(choose(0), choose(1), choose(0), choose(1), choose(0))).toEqual(['3']);
    expect(keys(choose(0), choose(1), choose(0), { type: 'rewind', seat: 2, id: null, to: 0 }, choose(0))).toEqual([
      '3',
    ]);
  });

  test('is told anew when a pause is over', () => {
    const history = historyOf(choose(0), { type: 'pause', seat: 0, id: null }, { type: 'resume', seat: 2, id: null });
    expect(after({ history, askedBefore: [1] })).toEqual([turn('bruno', '2', 3)]);
  });
});

describe('an attack', () => {
  const strikes = [
    told(0, 'began', 0),
    told(0, 'secret', 2, [2]),
    told(1, 'moved', 0),
    told(1, 'strike', 2),
    told(1, 'strike', 2),
  ];

  test('is told with the places of its events in the log of whoever is attacked', () => {
    const attack = { whom: 'carla', kind: 'attack', key: '0', seq: 1, places: [3, 4] };
    expect(after({ told: strikes })).toEqual([turn('bruno', 'first', 1), attack]);
  });

  test('is one that the act did, and that they may know of', () => {
    expect(after({ told: strikes.map((one) => ({ ...one, at: 0 })) })).toEqual([turn('bruno', 'first', 1)]);
    expect(after({ told: [told(1, 'strike', 2, [0])] })).toEqual([turn('bruno', 'first', 1)]);
    const history = historyOf(choose(0), { type: 'undo', seat: 0, id: null });
    expect(
      after({ told: strikes, history, asked: [0], askedBefore: [1], isLooking: (whom) => whom === 'anna' }),
    ).toEqual([]);
  });

  test('stands as long as its events are where they were', () => {
    const body = { game: 'game', seat: 2, events: strikes.slice(3).map(({ event }) => event), places: [3, 4] };
    expect(stillStands(body, strikes)).toBe(true);
    expect(stillStands(body, [...strikes, told(2, 'moved', 1)])).toBe(true);
    expect(stillStands(body, strikes.slice(0, 4))).toBe(false);
    expect(stillStands(body, [...strikes.slice(0, 3), told(1, 'moved', 2), told(1, 'strike', 2)])).toBe(false);
  });
});

describe('the end', () => {
  test('is told to everybody who has not given up, and nothing else is', () => {
    const players = [
      person('Anna'),
      person('Bruno'),
      { ...person('Carla'), substitute: 'garzone', hasConceded: true as const },
    ];
    const over = (whom: string) => ({ whom, kind: 'over', key: 'over', seq: 1 });
    expect(after({ players, isOver: true, asked: [], told: [told(1, 'strike', 1)] })).toEqual([
      over('anna'),
      over('bruno'),
    ]);
    const history = historyOf({ type: 'end', seat: 0, id: null });
    expect(after({ players, history, standing: 'ended' })).toEqual([over('anna'), over('bruno')]);
  });
});
