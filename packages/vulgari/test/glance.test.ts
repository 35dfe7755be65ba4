/** What the page shows at a glance: standings, the ending, deeds, moments, and how the list of choices is ordered. */
import { type View, view as viewOf } from '@bottega/kernel';
import { allTexts } from '@bottega/kernel/conformance';
import { createFormatter, LANGUAGES, type Message } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import {
  ABSTAIN,
  BUSINESS,
  CLAIM,
  DECLINE,
  DRAW,
  END,
  EVENT,
  elect,
  PASS,
  PSALTER,
  STAY,
  sell,
  startIn,
} from '../src/choices.js';
import type { Event } from '../src/events.js';
import { type Choice, type State, vulgari } from '../src/index.js';
import { CATEGORIES } from '../src/rules/scoring.js';
import { MESSENGER, NONE, RIDDLE } from '../src/tables.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';
import { becomes, beforeElection, goes, may, type Situation, table, takes, zoneNumber } from './table.js';

const texts = await allTexts(loadText);
const { standing, firstPlayer, ending, deeds, moment, attacked, heading, closes, wastes, together } = words(
  vulgari.tables,
);
const say = createFormatter(texts.en, 'en', ['Anna', 'Bruno', 'Carla']);
/** As a seat sees a situation, with plain spaces. */
const seenBy = (seat: number | null, situation: Situation): View<State> => viewOf(table(situation), seat);
const told = (message: Message | null | undefined): string | null =>
  message ? say(message).replaceAll('\u00a0', ' ') : null;

const RICH: Situation = {
  ducats: 40,
  claimed: ['milan', 'rome'],
  cubes: { politician: 1, noble: 1, scribe: 2 },
  manuscripts: ['oil 1', 'latin 3'],
  libraryCards: [4],
  round: 12,
  on: { knowledge: 27, riddle: 7 },
  others: { 1: { ducats: 5, on: { knowledge: 3, canticle: 1 } } },
};

describe('who stands where', () => {
  const of = (viewer: number | null, seat: number, situation = RICH) => standing?.(seenBy(viewer, situation), seat);

  test('D-22 what lies open counts for everybody; what is behind a screen is its owner’s secret', () => {
    const open = [
      { category: 'riches', points: 7 },
      { category: 'riddle', points: 5 },
      { category: 'canticle', points: 0 },
      { category: 'cards', points: 0 },
    ];
    expect(of(1, 0)?.points).toEqual(open);
    const own = of(0, 0)?.points ?? [];
    expect(own.filter(({ isSecret }) => isSecret !== true)).toEqual(open);
    expect(own.filter(({ isSecret }) => isSecret)).toEqual([
      { category: 'scribes', points: 2, isSecret: true },
      { category: 'library', points: 4, isSecret: true },
      { category: 'manuscripts', points: 4, isSecret: true },
      { category: 'dialects', points: 0, isSecret: true },
    ]);
  });

  test('D-22.4 nobody is shown as the richest while all have the same, or only the pile tells the richest apart', () => {
    const riches = (ducats: readonly number[], knowledge: readonly number[]) => {
      const [mine, ...others] = ducats.map((count, seat) => ({ ducats: count, on: { knowledge: knowledge[seat] } }));
      const situation = { ...mine, others: { 1: others[0], 2: others[1] } };
      return [0, 1, 2].map(
        (seat) => of(1, seat, situation)?.points.find(({ category }) => category === 'riches')?.points,
      );
    };
    expect(riches([10, 10, 10], [0, 0, 0])).toEqual([0, 0, 0]);
    expect(riches([10, 10, 10], [3, 0, 0])).toEqual([0, 0, 0]);
    expect(riches([10, 10, 0], [0, 0, 0])).toEqual([0, 0, 0]);
    expect(riches([10, 10, 0], [0, 3, 0])).toEqual([0, 7, 0]);
    expect(riches([11, 10, 10], [0, 0, 0])).toEqual([7, 0, 0]);
  });

  test('what cannot be known yet is named: the screen of a rival, the election for everybody', () => {
    expect([told(of(1, 0)?.unknown), told(of(0, 0)?.unknown)]).toEqual(['screen and election', 'election']);
  });

  test('Q-28 with open screens cubes and manuscripts are no secret; a Library card is', () => {
    const lifted = { ...RICH, options: { openHoldings: true } };
    const rival = of(1, 0, lifted);
    expect(rival?.points).toContainEqual({ category: 'manuscripts', points: 4 });
    expect(rival?.points).toContainEqual({ category: 'votes', points: 3 });
    expect(rival?.points.map(({ category }) => category)).not.toContain('library');
    expect(told(rival?.unknown)).toBe('Papal Library and election');
    expect(of(0, 0, lifted)?.points.filter(({ isSecret }) => isSecret)).toEqual([
      { category: 'library', points: 4, isSecret: true },
    ]);
  });

  test('ducats and knowledge are counted, and votes only by who sees the cubes', () => {
    const counts = (viewer: number) => of(viewer, 0)?.counts.map(({ id, count, says }) => [id, count, told(says)]);
    const open = [
      ['ducats', 40, '40 ducats'],
      ['knowledge', 27, '27 knowledge, level 3'],
    ];
    expect(counts(1)).toEqual(open);
    expect(counts(0)).toEqual([...open, ['votes', 5, '5 votes']]);
  });

  test('D-18.9 a virtual cube votes with those behind the screen', () => {
    const votes = of(0, 0, { ...RICH, person: 'balestreri' })?.counts.find(({ id }) => id === 'votes');
    expect(told(votes?.says)).toBe('8 votes');
  });

  test('D-1.2 everybody sees who is a merchant, a friar or a cardinal, and by which card', () => {
    const role = (person?: Situation['person']) => {
      const found = of(1, 0, { ...RICH, person })?.role;
      return [found?.id, told(found?.says)];
    };
    expect(role()).toEqual(['merchant', 'Merchant']);
    expect(role('ralph')).toEqual(['friar', 'Friar Ralph']);
    expect(role('muret')).toEqual(['cardinal', 'Cardinal Muret']);
  });

  test('D-22 categories are those of the score sheet, in its order', () => {
    const shown = of(0, 0)?.points.map(({ category }) => category) ?? [];
    expect(shown).toEqual(CATEGORIES.filter((category) => shown.includes(category)));
  });

  test('D-5 the first player is the first of the turn order', () => {
    expect(firstPlayer?.(seenBy(null, { turnOrder: [2, 0, 1] }))).toBe(2);
  });
});

describe('how it ends', () => {
  const W = false;
  const R = true;
  test.each([
    [7, [], 'Round 7; ends after round 13 to 16'],
    [12, [W], 'Round 12; ends after round 14 to 16'],
    [12, [R], 'Round 12; ends after round 13 to 16'],
    [13, [R, W], 'Round 13; ends after round 14 to 16'],
    [13, [W, W], 'Round 13; ends after round 15 or 16'],
    [14, [W, W, W], 'Round 14; ends after round 16'],
    [15, [R, W, W, W], 'Round 15; ends after round 16'],
    [14, [R, W, R], 'Round 14, the last one'],
  ])('D-20.3 in round %i after the Pope cards %j', (round, turned, line) => {
    const rest = [R, R, W, W, W];
    for (const card of turned) rest.splice(rest.indexOf(card), 1);
    const { line: said, last } = ending?.(seenBy(0, { round, popes: [...turned, ...rest] })) ?? {};
    expect([told(said), last !== null]).toEqual([line, line.includes('the last')]);
  });

  test('D-21 then comes the election, and no round is the last any more', () => {
    const situation: Situation = { round: 13, popes: [R, R, W, W, W], stack: beforeElection() };
    const { line, last } = ending?.(seenBy(0, situation)) ?? {};
    expect([told(line), last]).toEqual(['Final election', null]);
  });
});

describe('what happened', () => {
  const EVENTS: readonly Event[] = [
    { type: 'round', round: 5 },
    { type: 'eventCame', event: 1 },
    { type: 'alms', seat: 1, payer: 0, paid: 5, bank: 0 },
    { type: 'alms', seat: 2, payer: NONE, paid: 0, bank: 5 },
    { type: 'order', order: [1, 0, 2] },
    { type: 'moved', seat: 1, from: 0, to: zoneNumber('pisa'), actions: 1, ducats: 0 },
    { type: 'claimed', seat: 1, zone: zoneNumber('pisa'), ducats: 15, knowledge: 0, bonus: 10 },
    { type: 'cubes', seat: 1, colour: 2, count: 1, actions: 1, ducats: 15 },
    { type: 'advanced', seat: 1, track: RIDDLE, steps: 1, space: 1 },
    { type: 'cubes', seat: 1, colour: 1, count: 1, actions: 1, ducats: 0 },
    { type: 'advanced', seat: 1, track: MESSENGER, steps: 1, space: 1 },
    { type: 'advanced', seat: 1, track: RIDDLE, steps: 2, space: 3 },
    { type: 'turnEnded', seat: 1, unused: 0 },
    { type: 'turnEnded', seat: 2, unused: 5 },
  ];

  test('a seat’s deeds are told in a few words, the same kind counted together', () => {
    expect(deeds?.(EVENTS, 1).map(told)).toEqual([
      'received 5 ducats in alms',
      'moved to Pisa',
      'claimed Pisa: 25 ducats',
      'took 1 noble and 1 abbess',
      'advanced 3 spaces on the Riddle of Verona track',
      'advanced 1 space on the Messenger track',
    ]);
  });

  test('who paid and who did nothing is told too, and what happened by itself', () => {
    expect(deeds?.(EVENTS, 0).map(told)).toEqual(['paid 5 ducats in alms']);
    expect(deeds?.(EVENTS, 2).map(told)).toEqual(['received 5 ducats in alms']);
    expect(deeds?.([{ type: 'turnEnded', seat: 2, unused: 5 }], 2).map(told)).toEqual(['left 5 actions unused']);
    expect(deeds?.(EVENTS, null).map(told)).toEqual([
      'round 5 began',
      'Mercis was placed in Venice',
      'Bruno plays first',
    ]);
  });

  test('D-16.4 which Library card was kept is nobody’s deed', () => {
    expect(deeds?.([{ type: 'kept', seat: 1, points: 4 }], 1)).toEqual([]);
  });

  test('auction, Pope cards, election and the end are moments; alms and the inquisition for whom they hit', () => {
    const title = (event: Event, seat: number | null) => told(moment?.(event, seat));
    const alms: Event = { type: 'alms', seat: 1, payer: 0, paid: 5, bank: 0 };
    const inquired: Event = { type: 'inquired', seat: 1, other: 2, back: 6 };
    expect([title(alms, 0), title(alms, 1), title(alms, null)]).toEqual(['You pay alms', null, null]);
    expect(title({ ...alms, payer: NONE }, null)).toBeNull();
    expect([title(inquired, 2), title(inquired, 0)]).toEqual(['Inquisition against you', null]);
    expect([attacked?.(inquired), attacked?.(alms)]).toEqual([2, null]);
    expect(title({ type: 'summoned', seat: 1 }, 0)).toBe('Stupor Mundi: summons');
    expect(title({ type: 'won', seat: 1, bid: 5, knowledge: 10 }, 0)).toBe('Stupor Mundi: auction');
    expect(title({ type: 'pope', isRed: true, red: 1 }, 0)).toBe('Pope card');
    expect(title({ type: 'pope', isRed: true, red: 2 }, 0)).toBeNull(); // the last round is announced by itself
    expect(title({ type: 'summoned', seat: 0 }, 0)).toBeNull(); // nobody misses what they do themselves
    expect(title({ type: 'lifted' }, 0)).toBe('Final election');
    expect(title({ type: 'over', round: 14 }, 0)).toBe('End of the game');
    expect(title({ type: 'psalter', seat: 1, knowledge: 3 }, 0)).toBeNull();
  });
});

describe('the list of choices', () => {
  test('D-6.4 headings follow the rulebook; what belongs together stands together', () => {
    const situation: Situation = { at: 'florence', ducats: 60, available: { noble: 2, scribe: 1 }, round: 12 };
    const state = table({ ...situation, on: { library: 3, knowledge: 13 }, shown: ['florentine 1'] });
    const headings = [...new Set(may(state, 0).map((choice) => told(heading?.(choice))))];
    expect(headings).toEqual([
      'Movement: 1 action',
      'Movement: 2 actions',
      'Movement: 3 actions',
      'Movement: 4 actions',
      'Movement: 5 actions',
      'Event card',
      'City value',
      'Manuscripts',
      'Cubes',
      'Psalter and Small Business',
      'Messenger',
      'Orient',
      'Papal Library',
      'Rest',
      null,
    ]);
    expect(told(heading?.(DRAW))).toBe('Papal Library');
    expect([told(heading?.(goes('rome', 0))), told(heading?.(becomes('muret')))]).toEqual(['Movement', 'Cardinals']);
  });

  test('what ends a turn or an answer closes; nothing else does', () => {
    expect([END, PASS, ABSTAIN, STAY, DECLINE].map((choice) => closes?.(choice))).toEqual(Array(5).fill(true));
    expect([PSALTER, BUSINESS, sell(0), elect(1), CLAIM.both].some((choice) => closes?.(choice))).toBe(false);
  });

  test('D-6.2 a turn that ends with actions, or in a city not claimed, gives something away', () => {
    const said = (situation: Situation, choice: Choice) => told(wastes?.(seenBy(0, situation), 0, choice));
    expect(said({ at: 'bobbio', turn: { actions: 3 } }, END)).toBe('You still have 3 actions.');
    expect(said({ at: 'bobbio', turn: { actions: 0 } }, END)).toBeNull();
    expect(said({ at: 'rome', turn: { actions: 0 } }, END)).toBe('You haven’t claimed Rome yet.');
    expect(said({ at: 'rome', turn: { actions: 1 } }, END)).toBe(
      'You still have 1 action, and you haven’t claimed Rome yet.',
    );
    expect(said({ at: 'milan', person: 'mario', turn: { actions: 0 } }, END)).toBeNull(); // nothing there for a friar
    expect(said({ at: 'rome', turn: { actions: 1 } }, PSALTER)).toBeNull();
  });

  test('D-8.7 a part of a city gives the rest away; the whole does not', () => {
    const said = (choice: Choice, situation: Situation = {}) =>
      told(wastes?.(seenBy(0, { at: 'rome', ...situation }), 0, choice));
    expect(said(CLAIM.ducats)).toBe('You would give up 15 knowledge: a city can be claimed only once.');
    expect(said(CLAIM.knowledge)).toBe('You would give up 8 ducats: a city can be claimed only once.');
    expect(said(CLAIM.both)).toBeNull();
    expect(said(CLAIM.knowledge, { person: 'mario' })).toBeNull();
  });
});

test('every card, cube, track and office says what it costs and what it does', () => {
  const all = words(vulgari.tables).topics();
  const says = (id: string) =>
    all
      .find((topic) => topic.id === id)
      ?.says.map(told)
      .join(' ');
  expect(says('person:mario')).toBe(
    'A lot of knowledge right away, and nothing else. Price: half your ducats. Immediately: 12 knowledge. Alms: 5 ducats.',
  );
  expect(says('cube:politician')).toContain(
    'Costs 30 ducats. Can be discarded to become a cardinal. 1 cube takes 1 action',
  );
  expect(says('manuscript:50')).toContain('Takes 4 actions (one fewer');
  expect(says('manuscript:lingua')).toContain('Takes 4 actions and knowledge level 8.');
  expect(says('track:rest')).toContain('Each space costs 1 action.');
  expect(says('office:pope')).toBe('Takes 17 votes in the final election and scores 22 VP.');
  const kinds = /^(?:person|cube|track|office|event|manuscript|zone|sea|status):/;
  expect(all.filter(({ id, says: lines }) => kinds.test(id) && lines.length === 0)).toEqual([]);
});

test('D-2.3 a starting city says what its neighbours are worth', () => {
  const { choice } = words(vulgari.tables);
  const names = (['turin', 'vicenza', 'ancona', 'catania'] as const).map((zone) =>
    told(choice(seenBy(0, {}), 0, startIn(zoneNumber(zone)))),
  );
  expect(names).toEqual([
    'Start in Turin: cities worth 45 ducats one step away',
    'Start in Vicenza: cities worth 45 ducats one step away',
    'Start in Ancona: no city with a value one step away',
    'Start in Catania: cities worth 15 ducats and 5 knowledge one step away',
  ]);
});

describe('together', () => {
  const offered = (situation: Situation) => {
    const state = table(situation);
    return (together?.(viewOf(state, 0), 0, may(state, 0)) ?? [])
      .filter(({ isEnd }) => !isEnd)
      .map(({ says, choices }) => ({ says: told(says), choices }));
  };

  test('D-8.1 an Event card and a city are collected at once', () => {
    expect(offered({ at: 'florence', firstEvent: 'vita-nova', ducats: 0, turn: { moved: true, actions: 1 } })).toEqual([
      { says: 'Collect everything in Florence: 15 ducats and 9 knowledge', choices: [EVENT, CLAIM.both] },
    ]);
  });

  test('D-7, D-8 a journey goes on to collect what lies at its end, the best first', () => {
    const turn = { psalter: true };
    const journeys = offered({ at: 'vicenza', ducats: 0, turn });
    expect(journeys).toEqual([
      {
        says: 'Move to Venice and collect 50 ducats (costs 1 action)',
        choices: [goes('venice', 1), EVENT, CLAIM.ducats],
      },
      {
        says: 'Move to Milan and collect 25 ducats (costs 1 action)',
        choices: [goes('milan', 1), CLAIM.ducats],
      },
    ]);
    expect(offered({ at: 'vicenza', ducats: 0, claimed: ['milan'], person: 'mario', turn })).toEqual([]);
  });

  test('D-10.7 a noble is taken and kept, or taken and sold', () => {
    const nobles = offered({ at: 'bobbio', available: { noble: 1 }, turn: { moved: true, actions: 1 } });
    expect(nobles).toEqual([
      { says: 'Take 1 noble for 1 action and keep it', choices: [takes('noble'), sell(0)] },
      { says: 'Take 1 noble for 1 action and sell it for 20 ducats', choices: [takes('noble'), sell(1)] },
    ]);
  });

  test('D-11 Psalter and Small Business are done at once, if there are actions for both', () => {
    const choices = [PSALTER, BUSINESS];
    const study = (situation: Situation) =>
      offered({ at: 'bobbio', ...situation }).filter((one) => one.choices[0] === PSALTER);
    const turn = { moved: true, actions: 2 };
    expect(study({ turn })).toEqual([
      { says: 'Study the Psalter and use Small Business: 4 knowledge and 10 ducats for 2 actions', choices },
    ]);
    expect(study({ turn: { moved: true, actions: 1 } })).toEqual([]);
    expect(study({ turn: { ...turn, business: true } })).toEqual([]);
  });

  test('only what is allowed; and nothing outside a turn', () => {
    expect(offered({ at: 'bobbio', available: { noble: 1 }, turn: { moved: true, actions: 0 } })).toEqual([]);
    expect(offered({ stack: [{ step: 'sell', seat: 0, nobles: 1 }], bent: true })).toEqual([]);
  });

  test.each(LANGUAGES)('is said in %s', (language) => {
    const state = table({ at: 'siena', firstEvent: 'cambium', ducats: 50, available: { noble: 1 } });
    const speak = createFormatter(texts[language], language, []);
    const all = (together?.(viewOf(state, 0), 0, may(state, 0)) ?? []).map(({ says }) => speak(says));
    expect(all.length).toBe(10);
    expect(all.filter((one) => /[{}[\]]/.test(one))).toEqual([]);
  });
});
