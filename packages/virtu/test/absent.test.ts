/** Section 6: what an absent player is taken to answer. */
import { asked, legal, Match, type Options, start, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  besiege,
  DONE,
  disband,
  dynasty,
  END,
  first,
  GIVE_UP,
  LOSE,
  PASS,
  PERFORM,
  payTroops,
  put,
  retreat,
  retreatBySea,
  room,
  steps,
} from '../src/choices.js';
import { DYNASTIES } from '../src/data/index.js';
import { type Choice, type State, virtu } from '../src/index.js';
import {
  beforeSieges,
  cityNumber,
  does,
  movingMarker,
  type Situation,
  settle,
  slotNumber,
  table,
  top,
  winterOf,
} from './table.js';

const suggested = (state: State, seat = 0) => suggest(virtu, state, seat);
const settled = (situation: Situation) => {
  const state = table(situation);
  settle(virtu, state, null);
  return state;
};
const rich = { treasury: 20, cards: { L1: 'consigliere', R1: 'gonfalonier', R2: 'condottiere' } } as const;
const winter = (stage: number, situation: Situation = {}) =>
  settled({ season: 'winter', stack: winterOf(0, stage), ...situation });

describe('an absent player', () => {
  test('VD-01: begins himself and takes the first dynasty that is left', () => {
    const state = start(virtu, { seats: 3, options: { firstPlayer: 'chosen' }, seed: 'absent' });
    expect(suggested(state)).toEqual(first(0));
    does(state, 0, first(0), dynasty(DYNASTIES.indexOf('florence')));
    expect(suggested(state, 1)).toEqual(dynasty(DYNASTIES.indexOf('venice')));
  });

  test('VD-02: puts family cards where the palace has their action, else on a space', () => {
    const state = start(virtu, { seats: 3, options: { dynastyAssignment: 'random' }, seed: 'absent' });
    const naples = state.open.palaces.findIndex((palace) => palace.dynasty === DYNASTIES.indexOf('naples'));
    const answers: Choice[] = [];
    while (asked(virtu, state).includes(naples)) {
      const answer = suggested(state, naples);
      answers.push(answer);
      does(state, naples, answer);
    }
    // Ferdinand has no action, Alfonso annexes (room 2), Federico wages war (room 1).
    const slots = [slotNumber('L1'), slotNumber('action2'), slotNumber('action1')];
    expect(answers).toEqual([...slots.map(put), END]);
  });

  test('VD-03, VD-04: the marker goes to the first room, later one room on', () => {
    expect(suggested(table({ year: 1, marker: -1, stack: movingMarker(0) }))).toEqual(room(0));
    expect(suggested(table({ stack: movingMarker(0) }))).toEqual(steps(1, false));
  });

  test('VD-05 to VD-07, VD-30: lifts, requests and does nothing', () => {
    const state = table({ marker: 1, indulgences: [3], exhausted: ['florence'], cards: { L1: 'bishop' } });
    expect(legal(virtu, state, 0)).toContainEqual(PERFORM);
    expect(suggested(state)).toEqual(END);
  });

  test('VD-18 to VD-20: takes the first siege, declares no more than he needs, gives up after a field battle', () => {
    const armed = { treasury: 5, cards: { L1: 'admiral' } } as const;
    const two = settled({ troops: { siena: 1, ravenna: 1 }, stack: beforeSieges() });
    expect(suggested(two)).toEqual(besiege(cityNumber('ravenna')));
    const strong = settled({ ...armed, troops: { siena: 4 }, stack: beforeSieges() });
    expect(suggested(strong)).toEqual(PASS);
    const weak = settled({ ...armed, troops: { siena: 3 }, stack: beforeSieges() });
    expect(suggested(weak).type).toBe('declare');
    const field = settled({ troops: { siena: 3 }, others: { 1: { troops: { siena: 1 } } }, stack: beforeSieges() });
    expect(top(field).step).toBe('press');
    expect(suggested(field)).toEqual(GIVE_UP);
  });

  test('VD-23: retreats for nothing before paying ships', () => {
    expect(suggested(settled({ troops: { siena: 3 }, stack: beforeSieges() }))).not.toEqual(LOSE);
    const land = settled({ troops: { siena: 3 }, stack: beforeSieges() });
    expect(suggested(land)).toEqual(retreat(cityNumber('florence')));
    const sea = settled({ troops: { ajaccio: 2 }, agents: { ajaccio: 1 }, stack: beforeSieges() });
    expect(suggested(sea)).toEqual(retreatBySea(cityNumber('pisa')));
  });

  test('VD-24: pays his troops as far as he can, and dismisses where most stand', () => {
    expect(suggested(winter(0, { troops: { florence: 5 }, treasury: 0 }))).toEqual(payTroops(2));
    const poor = { treasury: 0, exhausted: ['florence', 'pisa'], troops: { florence: 2, pisa: 3 } } as const;
    const state = winter(0, poor);
    expect(suggested(state)).toEqual(payTroops(0));
    does(state, 0, payTroops(0));
    expect(suggested(state)).toEqual(disband(cityNumber('pisa')));
  });

  test.each([
    [1, 'reorganize'],
    [2, 'purchase'],
    [3, 'recruit'],
    [4, 'ally'],
  ])('VD-25 to VD-29: leaves out stage %i of winter, %s', (stage, step) => {
    const state = winter(stage, rich);
    expect(top(state).step).toBe(step);
    expect(suggested(state)).toEqual(DONE);
  });

  test('VD-30: ends his winter', () => {
    expect(suggested(winter(5))).toEqual(END);
  });
});

describe('a table of absent players', () => {
  const games = virtu.seats.flatMap((seats): [number, Options][] => [
    [seats, { yearLimit: 7 }],
    [seats, { yearLimit: 7, familyPlacement: 'turnOrder', firstPlayer: 'chosen', dynastyAssignment: 'random' }],
  ]);
  test.each(games)('VD-01 to VD-30: %i seats play a whole game by suggestions alone, %j', (seats, options) => {
    const match = new Match(virtu, { seats, options, seed: 'absent' });
    while (!match.over) {
      const [seat] = match.asked();
      expect(match.play(seat, match.suggest(seat))).toEqual({ ok: true });
    }
    expect(match.state.open).toMatchObject({ year: 7, ending: 'years' });
    expect(match.log(null).at(-1)).toEqual({ type: 'over', year: 7 });
  });
});
