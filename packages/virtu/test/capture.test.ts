/** V-8.6, V-8.7: captures, the city track and the turn order. */
import { describe, expect, test } from 'vitest';
import { annex, discard, PASS, PERFORM, pick, put } from '../src/choices.js';
import { virtu } from '../src/index.js';
import { extraSpaces } from '../src/rules/palace.js';
import { answers, declares, outcomes, ownerOf, question, sieges } from './fights.js';
import {
  type Belongings,
  cardNumber,
  cityNumber,
  collects,
  does,
  isReady,
  may,
  placeOf,
  playOn,
  refused,
  type Situation,
  slotNumber,
  table,
  tileNumber,
  top,
  treasury,
  troopsAt,
} from './table.js';

/** Seat 0 takes Siena from seat 1 with four troops, 4 against 3. */
const siena = (owner: Belongings = {}, it: Situation = {}): Situation => ({
  troops: { siena: 4 },
  ...it,
  others: { 1: { cities: ['siena'], exhausted: ['siena'], ...owner }, 2: it.others?.[2] ?? {} },
});

describe('V-8.6 a city is captured', () => {
  test('V-8.6.1: the loser’s troops there go to his reserve, those elsewhere stay', () => {
    const { state } = sieges(siena({ troops: { siena: 2, venice: 1 } }, { troops: { siena: 6 } }));
    expect([troopsAt(state, 1, 'siena'), troopsAt(state, 1, 'venice')]).toEqual([0, 1]);
    expect(troopsAt(state, 0, 'siena')).toBe(3);
  });

  test('V-8.6.2: the city is the conqueror’s, and the loser’s disc becomes his trophy', () => {
    const { state, told } = sieges(siena());
    expect(ownerOf(state, 'siena')).toBe(0);
    expect(state.open.palaces[0].trophies).toEqual([1]);
    expect(told).toContainEqual({ type: 'trophy', seat: 0, from: 1 });
  });

  test('V-8.6.2: a neutral city gives no trophy', () => {
    const { state } = sieges({ troops: { siena: 4 } });
    expect([ownerOf(state, 'siena'), state.open.palaces[0].trophies]).toEqual([0, []]);
  });

  test.each([
    ['of an opponent', siena({ exhausted: [] })],
    ['that was neutral', { troops: { siena: 4 } }],
  ])('V-8.6.3: the tile of a city %s comes exhausted', (_what, situation: Situation) => {
    const fight = sieges(situation);
    if (question(fight) === '1: alarm') answers(fight, 1, PASS);
    expect(fight.state.open.palaces[0].tiles).toContain(tileNumber('siena'));
    expect(isReady(fight.state, 0, 'siena')).toBe(false);
    expect(fight.state.open.palaces[1].tiles).not.toContain(tileNumber('siena'));
  });

  test('V-8.6.4: of two cathedrals the one of the city moves', () => {
    const { state } = sieges(siena({ tiles: ['cathedral:siena', 'cathedral:venice'] }));
    expect(state.open.palaces[0].tiles).toContain(tileNumber('cathedral:siena'));
    expect(isReady(state, 0, 'cathedral:siena')).toBe(false);
    expect(state.open.palaces[1].tiles.filter((tile) => tile >= tileNumber('cathedral:nice'))).toEqual([
      tileNumber('cathedral:venice'),
    ]);
  });

  test.each([0, 1, 2])('V-8.6.5: the agent of seat %i stays on the city', (agent) => {
    const { state } = sieges(siena({}, { agents: { siena: agent } }));
    expect([ownerOf(state, 'siena'), state.open.agents[placeOf('siena')]]).toEqual([0, agent]);
  });

  test('V-8.6.6: the loser’s marker moves first, so that the conqueror lies on top', () => {
    const { state } = sieges(siena({ cities: ['siena', 'ferrara'] }));
    expect(state.open.palaces.map(({ cities }) => cities)).toEqual([3, 3, 2]);
    expect(state.open.standing).toEqual([0, 1, 2]);
  });

  const fiveCities = {
    cities: ['siena', 'ferrara', 'ancona'],
    exhausted: ['siena', 'ferrara', 'ancona', 'venice', 'verona'],
    treasury: 0,
  } as const;

  test('V-8.6.7: who falls below five cities gives a space up at once, before the next siege', () => {
    const fight = sieges(
      siena({ ...fiveCities, cards: { L2: 'banker' } }, { others: { 2: { troops: { terracina: 2 } } } }),
    );
    expect(question(fight)).toBe('1: loseSpace');
    expect(outcomes(fight)).toEqual(['0 takes siena 4:3, losing 1']);
  });

  test('V-8.6.7, V-9.2.12: a card moves to a free base space of its owner’s choice and keeps its face', () => {
    const cards = { L1: 'admiral', L2: 'assassin' } as const;
    const fight = sieges(siena({ ...fiveCities, cards, exhausted: [...fiveCities.exhausted, 'L2'] }));
    answers(fight, 1, pick(slotNumber('L2')));
    expect(may(fight.state, 1)).toEqual([put(slotNumber('R1')), put(slotNumber('R2'))]);
    expect(refused(fight.state, 1, put(slotNumber('L1'))).rule).toBe('V-9.2.12');
    answers(fight, 1, put(slotNumber('R2')));
    expect(fight.state.open.palaces[1].cards[slotNumber('R2')]).toBe(cardNumber('assassin'));
    expect([isReady(fight.state, 1, 'R2'), isReady(fight.state, 1, 'L1')]).toEqual([false, true]);
  });

  test('V-8.6.7, V-5.4.5: florins may be collected before the card goes', () => {
    const fight = sieges(siena({ ...fiveCities, cards: { L2: 'banker' } }));
    answers(fight, 1, collects('L2'), discard(slotNumber('L2')));
    expect(treasury(fight.state, 1)).toBe(3);
    expect(fight.state.open.palaces[1].cards[slotNumber('L2')]).toBe(-1);
  });

  test('V-8.6.7: nothing is given up where enough spaces remain', () => {
    const none = sieges(siena({ ...fiveCities, cards: { L1: 'banker' } }));
    expect(question(none)).not.toBe('1: loseSpace');
    const duchy = sieges(siena({ ...fiveCities, tiles: ['duchy'], cards: { L2: 'banker' } }));
    expect(question(duchy)).not.toBe('1: loseSpace');
    const six = sieges(siena({ ...fiveCities, cities: [...fiveCities.cities, 'ravenna'], cards: { L2: 'banker' } }));
    expect(question(six)).not.toBe('1: loseSpace');
  });

  test('V-9.2.12: the card of an extra space goes where a base card was discarded for it', () => {
    const cards = { L1: 'admiral', L2: 'assassin' } as const;
    const fight = sieges(siena({ ...fiveCities, cards }));
    answers(fight, 1, discard(slotNumber('L1')));
    expect(may(fight.state, 1)).toEqual([pick(slotNumber('L2'))]);
    expect(refused(fight.state, 1, discard(slotNumber('L2'))).rule).toBe('V-9.2.12');
    answers(fight, 1, pick(slotNumber('L2')));
    expect(fight.state.open.palaces[1].cards.slice(0, 6)).toEqual([cardNumber('assassin'), -1, -1, -1, -1, -1]);
  });

  test('V-8.6.8: one trophy for each opponent; further cities of his are taken all the same', () => {
    const fight = sieges({
      troops: { ferrara: 2, verona: 3 },
      others: { 1: { cities: ['ferrara'], exhausted: ['ferrara', 'verona'], troops: {} } },
    });
    answers(fight, 0, may(fight.state, 0)[0]);
    expect([ownerOf(fight.state, 'ferrara'), ownerOf(fight.state, 'verona')]).toEqual([0, 0]);
    expect(fight.state.open.palaces[0].trophies).toEqual([1]);
  });

  test('V-8.6.9: a player without cities stays: he plays his winter, but cannot recruit', () => {
    const { state } = sieges({
      troops: { verona: 4 },
      others: { 1: { without: ['venice'], troops: {}, exhausted: ['verona'], treasury: 9 } },
    });
    expect(state.open.palaces[1].cities).toBe(0);
    const [wintering, recruiting] = [new Set<number>(), new Set<number>()];
    playOn(state, ({ open }) => {
      for (const frame of open.stack) {
        if (frame.step === 'winterTurn') wintering.add(frame.seat);
        if (frame.step === 'recruit') recruiting.add(frame.seat);
      }
      return open.year === 3;
    });
    expect([...wintering].sort()).toEqual([0, 1, 2]);
    expect([...recruiting].sort()).toEqual([0, 2]);
    expect(state.open.turnOrder.at(-1)).toBe(1);
  });

  test('V-8.6.9: he cannot annex or march, but can do everything else', () => {
    const ruined = {
      without: ['florence', 'pisa'],
      troops: {},
      cards: { L1: 'ambassador', R1: 'gonfalonier' },
    } as const;
    const [intrigue, annex, war] = [3, 2, 4].map((marker) => table({ ...ruined, marker }));
    expect(refused(annex, 0, PERFORM).reason).toBe('barred');
    expect(refused(war, 0, PERFORM).reason).toBe('barred');
    expect(may(intrigue, 0)).toContainEqual(PERFORM);
  });
});

describe('V-8.7 the city track and the turn order', () => {
  test('V-8.7.1: unused war tokens return after the sieges of all players, so they still defend', () => {
    const fight = sieges({
      warTokens: 2,
      cities: ['siena'],
      exhausted: ['siena'],
      others: { 2: { troops: { siena: 4 } } },
    });
    expect(question(fight)).toBe('0: declare');
    answers(fight, 0, declares('token'), PASS);
    expect(outcomes(fight)).toEqual(['2 fails at siena 4:4']);
    expect([fight.state.open.warTokens, fight.state.open.palaces[0].warTokens]).toEqual([11, 0]);
  });

  const eight: Belongings = {
    cities: ['siena', 'bologna', 'ravenna', 'ferrara', 'spoleto', 'ancona'],
    exhausted: ['siena', 'bologna', 'ravenna', 'ferrara', 'spoleto', 'ancona'],
  };
  test('V-8.7.2: a marker that stays on space 8 keeps its place in the stack', () => {
    const owner = { cities: ['terracina', 'benevento', 'bari', 'aquila', 'rome', 'syracuse'] } as const;
    const { state } = sieges({ ...eight, troops: { tunis: 3 }, others: { 2: owner }, standing: [2, 0, 1] });
    expect(state.open.palaces[0].cities).toBe(9);
    expect(state.open.standing).toEqual([2, 0, 1]);
  });

  test('V-8.7.2: a marker goes on top of its new space, losing or gaining', () => {
    const { state } = sieges({
      troops: { ferrara: 2 },
      others: { 1: { cities: ['ferrara'], exhausted: ['ferrara'] }, 2: {} },
      standing: [1, 2, 0],
    });
    expect(state.open.palaces.map(({ cities }) => cities)).toEqual([3, 2, 2]);
    expect(state.open.standing).toEqual([0, 1, 2]);
  });

  test('V-8.7.3: the fifth city gives an extra space at once', () => {
    const cities = ['siena', 'bologna'] as const;
    const before = table({ cities });
    const after = sieges({ cities, troops: { ravenna: 3 } }).state;
    expect([before, after].map((state) => extraSpaces(virtu.tables, state, 0))).toEqual([0, 1]);
  });

  test('V-8.7.4: the new order, set after the retreats, goes from the highest space down and each stack down', () => {
    const fight = sieges({
      troops: { siena: 2 },
      others: { 1: {}, 2: { cities: ['benevento'], troops: { terracina: 2 } } },
      standing: [2, 1, 0],
    });
    expect([question(fight), fight.state.open.turnOrder]).toEqual(['0: retreat', [0, 1, 2]]);
    answers(fight, 0, may(fight.state, 0)[0]);
    expect(fight.state.open.turnOrder).toEqual([2, 1, 0]);
    expect(top(fight.state).step).not.toBe('retreat');
  });

  test('V-8.7.5: ranks of patronage do not matter for the order', () => {
    const orders = [0, 1].map((rank) => {
      const { state } = sieges({ rank, others: { 1: { rank: 1 - rank } }, standing: [2, 1, 0] });
      return state.open.turnOrder;
    });
    expect(orders).toEqual([
      [2, 1, 0],
      [2, 1, 0],
    ]);
  });

  test('V-8.7.2: annexing moves the marker likewise', () => {
    const state = table({
      marker: 2,
      cards: { action2: 'giuliano-de-medici', upgrade2: 'lorenzo-de-medici' },
      standing: [2, 1, 0],
    });
    does(state, 0, PERFORM, annex(cityNumber('ravenna')));
    playOn(state, ({ open }) => open.owner[cityNumber('ravenna')] === 0);
    expect(state.open.standing).toEqual([0, 2, 1]);
  });
});
