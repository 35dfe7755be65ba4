/** D-6: the Actions phase in general. */
import { describe, expect, test } from 'vitest';
import { BUSINESS, CLAIM, CONVERT, DRAW, END, EVENT, inquire, PSALTER, sell } from '../src/choices.js';
import type { TrackId } from '../src/data/index.js';
import type { Choice, State } from '../src/index.js';
import {
  becomes,
  type CardName,
  does,
  ducats,
  goes,
  knowledge,
  left,
  may,
  playOn,
  reads,
  refused,
  type Situation,
  space,
  steps,
  table,
  takes,
  top,
  trackNumber,
  untilTurnOf,
} from './table.js';

/** How many steps on the Rest track are offered. */
function stepsOnRest(state: State): number[] {
  return may(state, 0).flatMap((choice) =>
    choice.type === 'advance' && choice.track === trackNumber('rest') ? [choice.steps] : [],
  );
}

/** Something to do, and what it takes; a manuscript is named by what is on it. */
type Thing = readonly [what: string, situation: Situation, choice: Choice | CardName];

const choiceOf = (state: State, choice: Choice | CardName): Choice =>
  typeof choice === 'string' ? reads(state, choice) : choice;

const PAID: readonly (readonly [...Thing, actions: number])[] = [
  ['movement', { at: 'turin' }, goes('pisa', 2), 2],
  ['a manuscript', { at: 'venice', on: { knowledge: 26 }, shown: ['oil 3'] }, 'oil 3', 3],
  ['a cube', { available: { scribe: 1 } }, takes('scribe'), 1],
  ['two cubes', { available: { scribe: 2 } }, takes('scribe', 2), 4],
  ['the Psalter', {}, PSALTER, 1],
  ['Small Business', {}, BUSINESS, 1],
  ['the Riddle', { at: 'venice' }, steps('riddle', 3), 3],
  ['the Messenger', {}, steps('messenger', 2), 2],
  ['the Orient', {}, steps('orient', 4), 4],
  ['the Canticle', { at: 'assisi', canticles: { assisi: 2 }, cubes: { abbess: 2 } }, steps('canticle', 2), 2],
  ['the Papal Library', { round: 12 }, steps('library', 5), 5],
  ['Rest', {}, steps('rest', 1), 1],
];

const FREE: readonly Thing[] = [
  ['an Event card', { at: 'florence', firstEvent: 'vita-nova' }, EVENT],
  ['a claim', { at: 'florence' }, CLAIM.both],
  ['becoming a friar', { at: 'la-verna' }, becomes('mario')],
  ['becoming a cardinal', { at: 'milan', person: 'mario', ducats: 40, cubes: { noble: 1 } }, becomes('zazza')],
  ['converting scribes', { at: 'bobbio', scribes: 2 }, CONVERT.knowledge],
  ['a draw in the Library', { round: 12, on: { library: 3 } }, DRAW],
  ['the inquisition', { person: 'shlasinger', others: { 1: { on: { knowledge: 9 } } } }, inquire(1)],
];

describe('D-6 the Actions phase', () => {
  test('D-6.1: everybody has one turn, in turn order', () => {
    const state = table({ seats: 4, seat: 2, turnOrder: [2, 0, 3, 1] });
    const told = playOn(state, ({ open }) => open.round === 3);
    expect(told.flatMap((event) => (event.type === 'turnEnded' ? [event.seat] : []))).toEqual([2, 0, 3, 1]);
    expect(refused(state, state.open.turnOrder[1], PSALTER)).toMatchObject({ reason: 'seat' });
  });

  test('D-6.2: five actions; what is not spent is lost', () => {
    const state = table({ seats: 2 });
    expect(left(state)).toBe(5);
    does(state, 0, PSALTER);
    expect(does(state, 0, END)[0]).toEqual({ type: 'turnEnded', seat: 0, unused: 4 });
    untilTurnOf(state, 0);
    expect(left(state)).toBe(5);
  });

  test('D-6.2: nothing is sold for more actions than there are', () => {
    const state = table({ turn: { actions: 3 }, available: { scribe: 2 } });
    expect(refused(state, 0, steps('rest', 4))).toMatchObject({ rule: 'D-6.2', facts: { needs: 4, has: 3 } });
    expect(refused(state, 0, takes('scribe', 2))).toMatchObject({ rule: 'D-6.2', facts: { needs: 4, has: 3 } });
    const tired = table({ turn: { actions: 0 } });
    for (const choice of [PSALTER, BUSINESS, steps('rest', 1), steps('orient', 1), goes('milan', 1)]) {
      expect(refused(tired, 0, choice)).toMatchObject({ rule: 'D-6.2', facts: { needs: 1, has: 0 } });
    }
  });

  test('D-6.2: Cardinal Muret has six, also in the turn in which the card is taken', () => {
    const state = table({ seats: 2, at: 'milan', person: 'mario', ducats: 70, cubes: { noble: 1 } });
    does(state, 0, PSALTER, becomes('muret'));
    expect(left(state)).toBe(5);
    does(state, 0, END);
    untilTurnOf(state, 0);
    expect(left(state)).toBe(6);
  });

  test('D-6.3: actions and interactions in any order, one after the other', () => {
    const situation = { at: 'genoa', ducats: 0, shown: ['oil 1'] } as const;
    const state = table(situation);
    does(state, 0, PSALTER, CLAIM.ducats, goes('pisa', 1), CLAIM.ducats, steps('rest', 1), BUSINESS, END);
    const other = table(situation);
    does(other, 0, steps('rest', 1), BUSINESS, CLAIM.ducats, PSALTER, goes('pisa', 1), CLAIM.ducats, END);
    for (const one of [state, other]) {
      expect([ducats(one, 0), knowledge(one, 0), space(one, 0, 'rest')]).toEqual([45, 4, 1]);
    }
  });

  test.each(PAID)('D-6.4: %s is a paid action', (_what, situation, choice, actions) => {
    const state = table(situation);
    does(state, 0, choiceOf(state, choice));
    expect(left(state)).toBe(5 - actions);
  });

  test.each(PAID)('D-6.4: %s is not for sale without actions', (_what, situation, choice, actions) => {
    const state = table({ ...situation, turn: { actions: actions - 1 } });
    const facts = { needs: actions, has: actions - 1 };
    expect(refused(state, 0, choiceOf(state, choice))).toMatchObject({ rule: 'D-6.2', facts });
  });

  test.each(FREE)('D-6.5: %s costs no action', (_what, situation, choice) => {
    const state = table({ ...situation, turn: { actions: 3 } });
    does(state, 0, choiceOf(state, choice));
    expect(left(state)).toBe(3);
  });

  test('D-6.6: several players may do the same in one round; only cubes and cards run out', () => {
    const state = table({ turnOrder: [0, 1, 2], available: { scribe: 2 }, on: { rest: 1 } });
    const both: readonly Choice[] = [PSALTER, BUSINESS, steps('rest', 1), steps('orient', 1), takes('scribe'), END];
    does(state, 0, ...both);
    does(state, 1, ...both);
    does(state, 2, ...both.slice(0, 4));
    expect(refused(state, 2, takes('scribe'))).toMatchObject({ rule: 'D-10.1', facts: { needs: 1, has: 0 } });
  });

  test.each<[string, Choice | CardName, Choice | CardName, string]>([
    ['movement', goes('pisa', 1), goes('siena', 1), 'D-7.1'],
    ['manuscript', 'oil 1', 'oil 2', 'D-9.1'],
    ['Psalter', PSALTER, PSALTER, 'D-11.1'],
    ['Small Business', BUSINESS, BUSINESS, 'D-11.2'],
    ['cube action with politicians', takes('politician'), takes('politician'), 'D-10.2'],
    ['cube action with abbesses', takes('abbess'), takes('abbess'), 'D-10.2'],
    ['cube action with scribes', takes('scribe'), takes('scribe'), 'D-10.2'],
  ])('D-6.7: one %s a turn', (_what, first, second, rule) => {
    const state = table({
      at: 'genoa',
      ducats: 100,
      on: { knowledge: 13 },
      shown: ['oil 1', 'oil 2'],
      available: { politician: 2, abbess: 3, scribe: 2 },
    });
    const again = choiceOf(state, second);
    does(state, 0, choiceOf(state, first));
    expect(refused(state, 0, again)).toMatchObject({ reason: 'barred', rule });
  });

  test('D-6.7: one cube action with nobles a turn, also after a sale', () => {
    const state = table({ available: { noble: 2 } });
    does(state, 0, takes('noble'), sell(1));
    expect(refused(state, 0, takes('noble')).rule).toBe('D-10.2');
  });

  test('D-6.7: the limits hold for one turn only', () => {
    const state = table({
      seats: 2,
      at: 'genoa',
      shown: ['oil 1'],
      available: { scribe: 1 },
      rows: { 3: { scribe: 1 } },
      others: { 1: { on: { knowledge: 9 } } },
    });
    does(state, 0, PSALTER, BUSINESS, reads(state, 'oil 1'), takes('scribe'), goes('turin', 1), END);
    does(state, 1, END);
    does(state, 0, PSALTER, BUSINESS, takes('scribe'), goes('genoa', 1));
    expect(state.open.players[0].scribes).toBe(2);
  });

  test.each<[TrackId, Situation]>([
    ['riddle', { at: 'venice' }],
    ['messenger', {}],
    ['orient', {}],
    ['library', { round: 12 }],
    ['rest', {}],
    ['canticle', { at: 'assisi', canticles: { assisi: 2 }, cubes: { abbess: 4 } }],
  ])('D-6.8: the track %s may be used several times, each step for one action', (track, situation) => {
    const state = table(situation);
    does(state, 0, steps(track, 1), steps(track, 2), steps(track, 1));
    expect([space(state, 0, track), left(state)]).toEqual([4, 1]);
  });

  test('D-6.9: as many steps as there are actions; Muret may take six', () => {
    expect(stepsOnRest(table())).toEqual([1, 2, 3, 4, 5]);
    expect(stepsOnRest(table({ turn: { actions: 2 } }))).toEqual([1, 2]);
    const muret = table({ person: 'muret', at: 'venice' });
    expect(stepsOnRest(muret)).toEqual([1, 2, 3, 4, 5, 6]);
    does(muret, 0, steps('riddle', 6));
    expect([space(muret, 0, 'riddle'), left(muret)]).toEqual([6, 0]);
    expect(refused(table(), 0, steps('rest', 6))).toMatchObject({ rule: 'D-6.2', facts: { needs: 6, has: 5 } });
  });

  test('D-6.9: Muret may go six zones', () => {
    const situation = { at: 'vicenza', ducats: 10 } as const;
    const state = table({ ...situation, person: 'muret' });
    does(state, 0, goes('montecassino', 6)); // Milan, Bologna, Urbino, Assisi, Rome, Montecassino
    expect([left(state), ducats(state, 0)]).toEqual([0, 0]);
    const facts = { needs: 6, has: 5 };
    expect(refused(table(situation), 0, goes('montecassino', 6))).toMatchObject({ rule: 'D-6.2', facts });
  });

  test('D-6.10: with no action left the turn goes on until it is declared over', () => {
    const state = table({ at: 'florence', firstEvent: 'vita-nova' });
    does(state, 0, steps('rest', 5));
    expect([left(state), top(state)]).toMatchObject([0, { step: 'turn', seat: 0 }]);
    expect(may(state, 0)).toEqual([EVENT, CLAIM.ducats, CLAIM.knowledge, CLAIM.both, END]);
    does(state, 0, EVENT, CLAIM.both);
    expect(may(state, 0)).toEqual([END]);
    does(state, 0, END);
    expect(top(state)).toMatchObject({ step: 'turn', seat: 1 });
  });

  test('D-6.10: the turn may be ended with actions left', () => {
    const state = table();
    expect(does(state, 0, END)).toContainEqual({ type: 'turnEnded', seat: 0, unused: 5 });
  });
});
