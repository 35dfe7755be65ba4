import type { Result } from '@bottega/kernel';
import { createFormatter, LANGUAGES, type Language, type Message } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { ANALYSIS_FORMAT, type GameAnalysis, type Line, type TurningMoment } from '../src/analysis/game-analysis.js';
import { loadStoryText, type StoryOf, sayStory, storyOf } from '../src/story/index.js';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const words = { category: (category: string): Message => ({ key: category, values: {} }) };
const round = (number: number): Message => ({ key: 'round', values: { round: number } });

interface Course {
  readonly chances?: readonly (readonly number[])[];
  readonly points?: readonly (readonly number[])[];
  readonly moments?: readonly TurningMoment[];
  readonly influences?: GameAnalysis['influences'];
  readonly end?: string;
  readonly hasRounds?: boolean;
  readonly isComplete?: boolean;
}

/** An analysed game with a decision between any two points of its course. */
function analysed({ chances, points, moments = [], influences = null, end = 'x', ...given }: Course): GameAnalysis {
  const length = chances?.length ?? points?.length ?? 0;
  const seats = (chances ?? points)?.[0]?.length ?? 3;
  const cost = { chance: null, points: 0 };
  return {
    format: ANALYSIS_FORMAT,
    game: 'game',
    rules: 1,
    seats,
    positions: 10,
    end,
    length: 10 * (length - 1),
    first: 0,
    isComplete: given.isComplete ?? true,
    course: Array.from({ length }, (_, at) => ({
      at: 10 * at,
      seat: at === 0 ? null : at % seats,
      points: points?.[at] ?? Array.from({ length: seats }, () => at),
      leads: null,
      chances: chances?.[at] ?? null,
      seen: null,
    })),
    decisions: Array.from({ length: Math.max(0, length - 1) }, (_, at) => ({
      seat: at % seats,
      from: 10 * at,
      to: 10 * at + 10,
      known: cost,
      open: cost,
      about: null,
      round: given.hasRounds === false ? null : round(at + 1),
    })),
    moments: { known: moments, open: [] },
    influences,
  };
}

const line = (says: readonly string[], chance: number | null, points: number): Line => ({
  choices: [],
  says: says.map((key) => ({ key, values: {} })),
  chance,
  points,
});

const moment = (given: Pick<TurningMoment, 'kind' | 'seat' | 'from' | 'played' | 'other'>): TurningMoment => ({
  ...given,
  to: given.from + 10,
  round: round(given.from / 10 + 1),
  reasons: [],
  beyond: null,
  couldKnow: true,
});

const result = (points: readonly number[], places: readonly number[], sheet: Result['sheet'] = []): Result => ({
  points,
  places,
  sheet,
});

const kindsOf = (analysis: GameAnalysis, given: Omit<StoryOf, 'words'>) =>
  storyOf(analysis, { ...given, words }).map(({ key }) => key.split('.')[0]);

async function told(analysis: GameAnalysis, given: Omit<StoryOf, 'words'>, language: Language = 'en') {
  const messages = {
    round: 'Round {round}',
    mill: 'Take the mill (2 gold)',
    inn: 'Build an “Inn”: 3 points',
    cities: 'Cities',
  };
  const say = createFormatter({ names: {}, counts: {}, messages }, language, NAMES);
  const text = await loadStoryText(language);
  return sayStory(storyOf(analysis, { ...given, words }), { text, language, names: NAMES, say });
}

const FIND = moment({
  kind: 'find',
  seat: 0,
  from: 40,
  played: line(['inn'], 0.5, 5),
  other: line(['mill'], 0.1, 2),
});

/** Bruno leads for long, Anna wins. */
const TURNED = analysed({
  chances: [
    [0.3, 0.35, 0.35],
    [0.2, 0.5, 0.3],
    [0.15, 0.6, 0.25],
    [0.1, 0.7, 0.2],
    [0.5, 0.3, 0.2],
    [0.6, 0.3, 0.1],
    [1, 0, 0],
  ],
  moments: [
    moment({
      kind: 'slip',
      seat: 1,
      from: 30,
      played: line(['mill'], 0.45, 2),
      other: line(['inn'], 0.7, 5),
    }),
  ],
});

describe('the story of a game', () => {
  test('tells beginning, lead, what turned it, how close it was, the end, and what one goes home with', async () => {
    const given = { result: result([30, 25, 20], [1, 2, 3]) };
    expect(kindsOf(TURNED, given)).toEqual(['openEven', 'leadMost', 'slip', 'gain', 'closeOpen', 'endClear', 'lowest']);
    const story = (await told(TURNED, given)).join(' ');
    expect(story).toContain('Round 4');
    expect(story).toContain('“Take the mill”'); // without what it costs
    expect(story).toContain('“Build an ‘Inn’”');
    expect(story).toContain('45%');
    expect(story).toContain('10%'); // the lowest chance of the winner
  });

  test.each(LANGUAGES)('is said in %s with every place filled', async (language) => {
    for (const end of ['a', 'b', 'c', 'd']) {
      for (const sentence of await told({ ...TURNED, end }, { result: result([30, 25, 20], [1, 2, 3]) }, language)) {
        expect(sentence).not.toMatch(/[{}[\]]/);
        expect(sentence).toMatch(/[.!]$/);
      }
    }
  });

  test('is always the same for the same game, and another one is told in other words', () => {
    const given = { result: result([30, 25, 20], [1, 2, 3]), words };
    const keys = (end: string) =>
      storyOf({ ...TURNED, end }, given)
        .map(({ key }) => key)
        .join();
    expect(keys('a')).toBe(keys('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(keys)).size).toBeGreaterThan(3);
  });

  test('without chances is told by points', () => {
    const points = [0, 2, 5, 8, 12, 14, 20].map((n) => [n, n + 3, Math.floor(n / 2)]);
    points[0] = [0, 0, 0];
    points[6] = [25, 20, 10];
    const slip = moment({
      kind: 'slip',
      seat: 2,
      from: 20,
      played: line(['mill'], null, 1),
      other: line(['inn'], null, 4),
    });
    const given = { result: result([25, 20, 10], [1, 2, 3]) };
    expect(kindsOf(analysed({ points, moments: [slip] }), given)).toEqual([
      'openScored',
      'aheadMost',
      'half',
      'slipPoints',
      'closePoints',
      'endClear',
      'behind',
    ]);
  });

  test('tells of the others’ slips where a winner gained most by them', () => {
    const influences = [
      { deal: 0.4, own: 0, others: 0.3, rest: 0 },
      { deal: -0.3, own: -0.2, others: 0.1, rest: 0 },
      { deal: -0.1, own: -0.2, others: 0, rest: 0 },
    ];
    const kinds = kindsOf(
      { ...TURNED, influences, moments: { known: [], open: [] } },
      {
        result: result([30, 25, 20], [1, 2, 3]),
      },
    );
    expect(kinds).toContain('othersGood');
  });

  test.each([
    ['endNarrow', [21, 20], [1, 2]],
    ['endClear', [25, 20], [1, 2]],
    ['endFar', [30, 12], [1, 2]],
    ['endTie', [20, 20], [2, 1]],
    ['endShared', [20, 20], [1, 1]],
  ])('ends with %s', (kind, points, places) => {
    const course = analysed({ points: [[0, 0], [1, 0], points] });
    expect(kindsOf(course, { result: result(points, places) })).toContain(kind);
  });

  test('of a shared victory names everybody who won', async () => {
    const course = analysed({
      points: [
        [0, 0, 0],
        [1, 0, 0],
        [9, 9, 4],
      ],
    });
    const story = await told(course, { result: result([9, 9, 4], [1, 1, 3]) });
    expect(story.some((sentence) => sentence.includes('Anna and Bruno'))).toBe(true);
  });

  test('says for whom a bot played on', () => {
    expect(kindsOf(TURNED, { result: result([30, 25, 20], [1, 2, 3]), conceded: [2] })).toContain('conceded');
  });

  test('tells what made the difference on the score sheet', () => {
    const sheet = [
      { category: 'fields', points: [5, 5, 5] },
      { category: 'cities', points: [20, 8, 3] },
    ];
    const course = analysed({
      points: [
        [0, 0, 0],
        [3, 2, 1],
        [25, 13, 8],
      ],
    });
    expect(kindsOf(course, { result: result([25, 13, 8], [1, 2, 3], sheet) })).toContain('sheet');
  });

  test('of a game without rounds says how far it was', async () => {
    const { moments, ...course } = TURNED;
    const bare = { ...course, decisions: [], moments: { known: moments.known.map((one) => ({ ...one })), open: [] } };
    const story = await told(bare, { result: result([30, 25, 20], [1, 2, 3]) });
    expect(story.join(' ')).toContain('half-way through');
  });

  test('of a game that was hardly played tells what there is', () => {
    const short = analysed({ points: [[0, 0]] });
    expect(kindsOf(short, { result: result([0, 0], [1, 1]) })).toEqual(['openPlain', 'endShared']);
  });

  test('has eight sentences at most', () => {
    const influences = [
      { deal: 0.9, own: 0, others: 0.9, rest: 0 },
      { deal: -0.9, own: 0, others: -0.9, rest: 0 },
      { deal: 0, own: 0, others: 0, rest: 0 },
    ];
    const full = { ...TURNED, influences, moments: { known: [...TURNED.moments.known, FIND], open: [] } };
    const sheet = [{ category: 'cities', points: [20, 8, 3] }];
    const kinds = kindsOf(full, { result: result([30, 25, 20], [1, 2, 3], sheet), conceded: [1] });
    expect(kinds.length).toBeLessThanOrEqual(8);
    expect(kinds).toContain('conceded');
    expect(kinds).toContain('endClear');
  });

  test('tells no find: too few of them have held where they were played on', () => {
    const one = { ...TURNED, moments: { known: [FIND], open: [] } };
    expect(kindsOf(one, { result: result([30, 25, 20], [1, 2, 3]) })).toEqual(
      kindsOf({ ...TURNED, moments: { known: [], open: [] } }, { result: result([30, 25, 20], [1, 2, 3]) }),
    );
  });

  test('does not quote choices that differ by a number alone', async () => {
    const say = (key: string, count: number): Message => ({ key, values: { count } });
    const played = { ...line([], 0.2, 1), says: [say('inn', 1)] };
    const other = { ...line([], 0.5, 1), says: [say('inn', 2), say('mill', 2)] };
    const slip = moment({ kind: 'slip', seat: 1, from: 30, played, other });
    const story = await told(
      { ...TURNED, moments: { known: [slip], open: [] } },
      {
        result: result([30, 25, 20], [1, 2, 3]),
      },
    );
    expect(story.join(' ')).not.toContain('“Build an ‘Inn’”');
  });
});
