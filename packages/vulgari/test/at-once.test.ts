/** What one click on the board takes along and what it leaves, and what ends a turn in the same click. */
import { view as viewOf } from '@bottega/kernel';
import { allTexts } from '@bottega/kernel/conformance';
import { createFormatter } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import {
  BUSINESS,
  type Choice,
  CLAIM,
  CONVERT,
  END,
  EVENT,
  PSALTER,
  SELL_VIRTUAL,
  sell,
  TRIBUTE,
} from '../src/choices.js';
import { vulgari } from '../src/index.js';
import { atOnce } from '../src/text/at-once.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';
import { becomes, does, goes, may, reads, type Situation, steps, table, takes } from './table.js';

const { together, endAfter } = words(vulgari.tables);
const say = createFormatter((await allTexts(loadText)).en, 'en', []);

/** What a click takes along; each of it must be possible. */
function clicked(situation: Situation, choice: Choice): { says: string; choices: readonly Choice[] } | null {
  const state = table(situation);
  const made = atOnce(vulgari.tables, viewOf(state, 0), 0, choice);
  if (made === null) return null;
  for (const one of made.choices) does(state, 0, one);
  return { says: say(made.says).replaceAll('\u00a0', ' '), choices: made.choices };
}

/** Ways to end the turn that do something before. */
function endings(situation: Situation): { says: string; choices: readonly Choice[] }[] {
  const state = table(situation);
  return (together?.(viewOf(state, 0), 0, may(state, 0)) ?? [])
    .filter(({ isEnd }) => isEnd)
    .map(({ says, choices }) => ({ says: say(says).replaceAll('\u00a0', ' '), choices }));
}

describe('a journey', () => {
  const turn = { psalter: true };

  test('D-8.1 takes along what is collected at its end', () => {
    expect(clicked({ at: 'vicenza', ducats: 0, turn }, goes('venice', 1))).toEqual({
      says: 'Move to Venice and collect 50 ducats (costs 1 action)',
      choices: [goes('venice', 1), EVENT, CLAIM.ducats],
    });
  });

  test('D-8.1 takes along what lies where it begins: later that is out of reach', () => {
    expect(clicked({ at: 'venice', ducats: 0, turn }, goes('vicenza', 1))).toEqual({
      says: 'Collect 50 ducats in Venice, then move to Vicenza (costs 1 action)',
      choices: [EVENT, CLAIM.ducats, goes('vicenza', 1)],
    });
    expect(clicked({ at: 'venice', ducats: 0, turn }, goes('adriatic', 1))?.says).toBe(
      'Collect 50 ducats in Venice, then sail out to the Adriatic Sea (costs 1 action)',
    );
  });

  test('takes nothing along where nothing is free', () => {
    expect(clicked({ at: 'vicenza', ducats: 0, person: 'mario', turn }, goes('venice', 1))).toBeNull(); // D-8.5
    expect(clicked({ at: 'vicenza', ducats: 0, claimed: ['milan'], turn }, goes('milan', 1))).toBeNull();
  });

  test('D-14.2 leaves a city to whoever is on the way to the Orient: later it may bring more', () => {
    const journey = (space: number) =>
      clicked({ at: 'vicenza', ducats: 0, on: { orient: space }, turn }, goes('milan', 1))?.choices ?? null;
    expect(journey(0)).toEqual([goes('milan', 1), CLAIM.ducats]);
    expect(journey(3)).toBeNull();
    expect(journey(5)).toEqual([goes('milan', 1), CLAIM.ducats]);
  });

  test('D-8.18 in the list the journey to the nearest abbey is also one with what becomes of the scribes', () => {
    const lines = (situation: Situation) => {
      const state = table({ at: 'milan', ducats: 0, claimed: ['milan'], ...situation });
      return (together?.(viewOf(state, 0), 0, may(state, 0)) ?? [])
        .filter(({ choices }) => choices.some(({ type }) => type === 'convert'))
        .map(({ says, choices }) => [say(says).replaceAll('\u00a0', ' '), choices]);
    };
    expect(lines({ scribes: 2 })).toEqual([
      ['Move to Bobbio and put 2 scribes behind the screen (costs 1 action)', [goes('bobbio', 1), CONVERT.screen]],
      ['Move to Bobbio and convert 2 scribes: 6 knowledge (costs 1 action)', [goes('bobbio', 1), CONVERT.knowledge]],
    ]);
    expect(lines({ scribes: 0 })).toEqual([]);
    expect(lines({ scribes: 2, turn: { moved: true } })).toEqual([]);
    expect(lines({ scribes: 2, at: 'bobbio' })).toEqual([]); // it is offered by itself
  });

  test('D-11.1 in the list it is taken along by name, and what lies at the beginning can be left', () => {
    const state = table({ at: 'pisa', ducats: 0 });
    const lines = (together?.(viewOf(state, 0), 0, may(state, 0)) ?? []).map(({ choices }) => choices);
    expect(lines).toContainEqual([CLAIM.ducats, goes('florence', 1), EVENT, CLAIM.both]);
    expect(lines).toContainEqual([goes('florence', 1), EVENT, CLAIM.both]);
  });

  test('D-11.1 leaves knowledge that would take a seat off the last place before its Psalter', () => {
    const journey = (done: NonNullable<Situation['turn']>, on: number) =>
      clicked({ at: 'pisa', claimed: ['pisa'], ducats: 0, on: { knowledge: on }, turn: done }, goes('florence', 1))
        ?.choices ?? null;
    const whole = [goes('florence', 1), EVENT, CLAIM.both];
    expect(journey({}, 0)).toBeNull();
    expect(journey({ psalter: true }, 0)).toEqual(whole);
    expect(journey({ actions: 1 }, 0)).toEqual(whole);
    expect(journey({}, 5)).toEqual(whole);
  });

  test('never takes along what costs something or has several answers', () => {
    const free = new Set(['move', 'event', 'claim']);
    for (const at of ['vicenza', 'venice', 'florence', 'pisa', 'rome'] as const) {
      const state = table({ at, ducats: 50, scribes: 2, cubes: { politician: 1, noble: 1 } });
      const before = state.open.players[0].ducats;
      for (const choice of may(state, 0)) {
        if (choice.type !== 'move') continue;
        const made = atOnce(vulgari.tables, viewOf(state, 0), 0, choice)?.choices ?? [];
        expect(made.every(({ type }) => free.has(type))).toBe(true);
        expect(made.filter(({ type }) => type === 'move').length).toBeLessThanOrEqual(1);
      }
      expect(state.open.players[0].ducats).toBe(before);
    }
  });
});

describe('becoming somebody', () => {
  test('D-18.6 Stefano takes the ducats along that cost him nothing; no other friar takes anything', () => {
    const merchant = { at: 'la-verna', ducats: 10 } as const;
    expect(clicked(merchant, becomes('stefano'))).toEqual({
      says: 'Become Friar Stefano (5 ducats): 7 knowledge, a virtual noble and 20 ducats for it',
      choices: [becomes('stefano'), SELL_VIRTUAL],
    });
    expect(clicked(merchant, becomes('mario'))).toBeNull();
    expect(clicked({ ...merchant, options: { stefanoSale: 'oncePerRound' } }, becomes('stefano'))).toBeNull();
  });

  test('D-8.12 a cardinal is paid with the cube that is worth least; the price is told', () => {
    const friar = { at: 'milan', ducats: 50, person: 'mario' } as const;
    expect(clicked({ ...friar, cubes: { politician: 1, noble: 1 } }, becomes('lanzuisi'))).toEqual({
      says: 'Become Cardinal Lanzuisi (40 ducats and 1 noble): 6 VP at the end',
      choices: [becomes('lanzuisi'), TRIBUTE.noble],
    });
    expect(clicked({ ...friar, person: 'stefano', cubes: { noble: 1 } }, becomes('lanzuisi'))?.choices).toEqual([
      becomes('lanzuisi'),
      TRIBUTE.virtual,
    ]);
    expect(clicked({ ...friar, cubes: { noble: 1 } }, becomes('lanzuisi'))).toBeNull(); // it is not asked
  });
});

describe('the end of a turn', () => {
  test('D-6.10 takes along what lies here once no action is left', () => {
    expect(endings({ at: 'venice', turn: { moved: true, actions: 0 } })).toEqual([
      { says: 'Collect everything in Venice and end turn: 50 ducats', choices: [EVENT, CLAIM.ducats, END] },
    ]);
    expect(endings({ at: 'venice', turn: { moved: true, actions: 1 } })).toEqual([]);
  });

  test('D-8.18 takes the scribes of an abbey along, in either way', () => {
    expect(endings({ at: 'bobbio', scribes: 2, turn: { moved: true, actions: 0 } })).toEqual([
      { says: 'Move 2 scribes behind the screen and end turn: 2 VP at the end', choices: [CONVERT.screen, END] },
      { says: 'Convert 2 scribes and end turn: 6 knowledge', choices: [CONVERT.knowledge, END] },
    ]);
  });

  test('D-11, D-17 takes along what needs just the actions that are left', () => {
    expect(endings({ at: 'bobbio', turn: { moved: true, actions: 1 } })).toEqual([
      { says: 'Study the Psalter and end turn: 4 knowledge', choices: [PSALTER, END] },
      { says: 'Use Small Business and end turn: 10 ducats', choices: [BUSINESS, END] },
    ]);
    expect(endings({ at: 'bobbio', turn: { moved: true, actions: 1, psalter: true } })).toContainEqual({
      says: 'Advance 1 space on the Rest track and end turn',
      choices: [steps('rest', 1), END],
    });
    expect(endings({ at: 'bobbio', turn: { moved: true, actions: 2 } }).map(({ choices }) => choices)).toEqual([
      [PSALTER, BUSINESS, END],
      [steps('rest', 2), END],
    ]);
    expect(endings({ at: 'bobbio', turn: { moved: true, actions: 3 } })).toEqual([]);
  });

  test('D-9.4 takes a manuscript along that needs them', () => {
    const situation: Situation = {
      at: 'genoa',
      claimed: ['genoa'],
      shown: ['oil 1', 'oil 2'],
      on: { knowledge: 20 },
      turn: { moved: true, actions: 2, psalter: true },
    };
    const [first] = endings(situation);
    expect(first.choices).toEqual([reads(table(situation), 'oil 2'), END]);
    expect(first.says).toMatch(/^Take “.+” \(level 2\) and end turn$/);
  });

  test('is not offered with anything before an action was spent, nor with what asks more', () => {
    expect(endings({ at: 'bobbio' })).toEqual([]);
    const offered = endings({ at: 'bobbio', available: { noble: 1, scribe: 1 }, turn: { moved: true, actions: 1 } });
    const choices = offered.flatMap((one) => one.choices);
    expect(choices).not.toContainEqual(takes('noble'));
    expect(offered.every((one) => one.choices.at(-1) === END)).toBe(true);
  });
});

describe('D-6.10 the end of a turn can come with a choice', () => {
  const ends = (situation: Situation, ...choices: readonly Choice[]) => {
    const state = table(situation);
    const before = structuredClone(state);
    const end = endAfter?.(viewOf(state, 0), 0, choices) ?? null;
    expect(state).toEqual(before);
    return end;
  };
  const turn = { moved: true, actions: 1 };

  test('that uses its last action, in one step or with what it asks', () => {
    expect(ends({ at: 'bobbio', turn }, PSALTER)).toBe(END);
    expect(ends({ at: 'bobbio', turn: { ...turn, actions: 2 } }, PSALTER)).toBeNull();
    expect(ends({ at: 'bobbio', turn: { ...turn, actions: 2 } }, PSALTER, BUSINESS)).toBe(END);
    const noble: Situation = { at: 'bobbio', available: { noble: 1 }, turn };
    expect(ends(noble, takes('noble'))).toBeNull(); // it is asked what becomes of it
    expect(ends(noble, takes('noble'), sell(1))).toBe(END);
  });

  test('but not with what ends it, with what is not possible, nor before an action was spent', () => {
    expect(ends({ at: 'bobbio', turn }, END)).toBeNull();
    expect(ends({ at: 'bobbio', turn: { ...turn, business: true } }, BUSINESS)).toBeNull();
    expect(ends({ at: 'bobbio' }, steps('rest', 5))).toBeNull();
  });

  test('if nothing lies where it ends that nobody leaves: an Event card, a city, scribes in an abbey', () => {
    const going: Situation = { at: 'vicenza', ducats: 0, turn: { actions: 1, psalter: true } };
    expect(ends(going, goes('milan', 1))).toBeNull();
    expect(ends(going, goes('milan', 1), CLAIM.ducats)).toBe(END);
    expect(ends({ ...going, on: { orient: 3 } }, goes('milan', 1))).toBe(END); // D-14.2: it may bring more later
    expect(ends({ ...going, claimed: ['milan'] }, goes('milan', 1))).toBe(END);
    expect(ends({ at: 'bobbio', scribes: 1, turn }, BUSINESS)).toBeNull();
  });
});
