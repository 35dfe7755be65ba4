/** What a screen reader is told unasked: my question, and others' turns as one message each. */
import type { GameEvent } from '@bottega/kernel';
import type { Message, Words } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { type Recapping, spokenRecap } from '../src/frame/recap/recap-lines';
import { tellNext } from '../src/frame/use-announcements';

interface Took extends GameEvent {
  readonly type: 'took';
  readonly seat: number | null;
  readonly what: string;
}

const message = (key: string): Message => ({ key, values: {} });
const took = (seat: number | null, what: string): Took => ({ type: 'took', seat, what });

const words = {
  event: (event: Took) => message(`${event.seat} took ${event.what}`),
  deeds: (events: readonly Took[], seat: number | null) =>
    events.filter((event) => event.seat === seat).map(({ what }) => message(`took ${what}`)),
} as unknown as Words;
const { deeds: _, ...plain } = words;

const about: Recapping = {
  words,
  say: ({ key }) => key,
  language: 'en',
  names: ['Anna', 'Bruno', 'Carla'],
  line: (name, deeds) => `${name}: ${deeds}`,
};

const EVENTS = [took(1, 'the Mill'), took(1, '2 gold'), took(2, 'nothing'), took(null, 'its course')];

describe('a recap', () => {
  test('is a sentence for each player who did something, and one for what happened by itself', () => {
    expect([1, 2, null].map((seat) => spokenRecap(EVENTS, seat, about))).toEqual([
      'Bruno: took the Mill and took 2 gold',
      'Carla: took nothing',
      'Took its course',
    ]);
    expect(spokenRecap(EVENTS.slice(0, 2), 2, about)).toBe(null);
  });

  test('is the last sentence of each in a game that has no words for it', () => {
    const without = { ...about, words: plain as Words };
    expect([1, 2, null].map((seat) => spokenRecap(EVENTS, seat, without))).toEqual([
      '1 took 2 gold',
      '2 took nothing',
      null,
    ]);
  });
});

describe('what is told unasked', () => {
  const seen = (version: number, asked: number[], log: readonly GameEvent[], seat: number | null = 0) => ({
    version,
    seat,
    asked,
    log,
    recap: [0, log.length] as const,
    over: false,
  });
  type Step = readonly [asked: number[], events: number, question: string | null];
  const told = (steps: readonly Step[]) => {
    let now: ReturnType<typeof tellNext> | null = null;
    return steps.map(([asked, events, question], version) => {
      const before = now?.messages;
      now = tellNext(now, seen(version, asked, EVENTS.slice(0, events)), question, about);
      return now.messages === before ? [] : now.messages.map(({ text }) => text);
    });
  };

  test('others’ turns: one message when each is over, and then my question', () => {
    expect(
      told([
        [[0], 0, 'What now?'],
        [[1], 0, null],
        [[1], 1, null],
        [[1], 2, null],
        [[2], 2, null],
        [[0], 4, 'And now?'],
      ]),
    ).toEqual([
      ['What now?'],
      [],
      [],
      [],
      ['Bruno: took the Mill and took 2 gold'],
      ['Carla: took nothing', 'Took its course', 'And now?'],
    ]);
  });

  test('bots that are done at once: all of it before my question, in the order of play', () => {
    expect(
      told([
        [[0], 0, 'What now?'],
        [[0], 4, 'And now?'],
      ])[1],
    ).toEqual(['Bruno: took the Mill and took 2 gold', 'Carla: took nothing', 'Took its course', 'And now?']);
  });

  test('a turn of which only a part has been shown when another began is told once, when it is over', () => {
    expect(
      told([
        [[0], 0, 'What now?'],
        [[2], 3, null],
        [[0], 4, 'And now?'],
      ]),
    ).toEqual([
      ['What now?'],
      ['Bruno: took the Mill and took 2 gold'],
      ['Carla: took nothing', 'Took its course', 'And now?'],
    ]);
  });

  test('of my own what came between my turns, and not what I did in one', () => {
    const log = [...EVENTS.slice(0, 2), took(0, 'points'), took(0, 'a turn'), took(0, 'another')];
    const first = tellNext(null, { ...seen(1, [0], log.slice(0, 2)), recap: [1, 2] }, 'How many?', about);
    const scored = tellNext(first, { ...seen(2, [0], log.slice(0, 3)), recap: [1, 3] }, 'What now?', about);
    expect(scored.messages.map(({ text }) => text)).toEqual(['Anna: took points', 'What now?']);
    const chosen = tellNext(scored, { ...seen(3, [0], log.slice(0, 4)), recap: [1, 3] }, 'And now?', about);
    expect(chosen.messages.map(({ text }) => text)).toEqual(['And now?']);
    const ended = tellNext(chosen, { ...seen(4, [1], log), recap: [5, 5] }, null, about);
    expect(ended.messages).toEqual([]);
  });

  test('the same question is not said again while it stands, and another one is', () => {
    expect(
      told([
        [[0], 0, 'What now?'],
        [[0], 0, 'What now?'],
        [[0], 0, 'Which card?'],
      ]),
    ).toEqual([['What now?'], [], ['Which card?']]);
  });

  test('after something was taken back, and for other eyes, it begins anew', () => {
    const first = tellNext(null, seen(1, [0], EVENTS), 'What now?', about);
    expect(tellNext(first, seen(2, [0], []), 'Before?', about).messages.map(({ text }) => text)).toEqual(['Before?']);
    expect(tellNext(first, seen(2, [1], EVENTS, 1), 'Yours', about).messages.map(({ text }) => text)).toEqual([
      'Yours',
    ]);
  });
});
