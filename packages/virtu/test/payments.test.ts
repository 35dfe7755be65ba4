/** V-5.1 to V-5.4: reliefs, pools and florins. What pays for what (V-5.5) is in what-pays.test.ts. */
import { asked, settle, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { annex, DONE, END, lift, PASS, PERFORM, refresh, road, sail, steps, tokens, troop } from '../src/choices.js';
import { type State, virtu } from '../src/index.js';
import { type Frame, troopPlace } from '../src/state.js';
import { NONE } from '../src/tables.js';
import {
  beforeSieges,
  cityNumber,
  collects,
  does,
  isReady,
  may,
  mayAlso,
  movingMarker,
  placeOf,
  playOn,
  refused,
  springTurn,
  table,
  tileNumber,
  top,
  treasury,
  troopsAt,
  uses,
} from './table.js';
import { wants, winter } from './winter.js';

const NOTHING = [0, 0, 0, 0, 0, 0, 0, 0];

describe('V-5.1 reliefs and faces', () => {
  test('V-5.1.1: every card, tile and printed room shows symbols, some of them more than once', () => {
    const { cards, tileReliefs, palaces } = virtu.tables;
    const relief = (id: string) => cards.find((card) => card.id === id)?.relief;
    expect(relief('pope')).toEqual([0, 2, 2, 0, 0, 0, 0, 0]);
    expect(relief('giovanni-de-medici')).toEqual([2, 1, 1, 0, 0, 0, 0, 0]);
    expect(tileReliefs[tileNumber('bologna')]).toEqual([2, 1, 0, 0, 0, 0, 0, 1]);
    expect(tileReliefs[tileNumber('cathedral:siena')]).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
    expect(palaces[0].reliefs[1]).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
    for (const symbols of [
      ...cards.map((card) => card.relief),
      ...tileReliefs,
      ...palaces.flatMap((one) => one.reliefs),
    ])
      expect(symbols).toHaveLength(8);
  });

  test('V-5.1.2: only available courtiers and tiles can be used', () => {
    const state = table({ cards: { L1: 'banker', R1: 'banker' }, exhausted: ['L1', 'pisa'] });
    expect(refused(state, 0, collects('L1')).rule).toBe('V-5.1.2');
    expect(refused(state, 0, collects('pisa')).rule).toBe('V-5.1.2');
    does(state, 0, collects('R1'), collects('florence'));
    expect(refused(state, 0, collects('R1')).rule).toBe('V-5.1.2');
    expect(refused(state, 0, collects('florence')).rule).toBe('V-5.1.2');
  });

  test('V-5.1.3: cards in rooms are never exhausted: they pay again when the marker comes round', () => {
    const state = table({
      marker: 1,
      cards: { action1: 'cardinal', upgrade1: 'banker' },
      exhausted: ['florence', 'pisa'],
    });
    for (const florins of [1 + 3, 1 + 3 + 6 + 3]) {
      does(state, 0, PERFORM, uses('room', 'crown'));
      expect([isReady(state, 0, 'florence'), isReady(state, 0, 'pisa')]).toEqual([true, true]);
      expect(treasury(state, 0)).toBe(florins);
      does(state, 0, END);
      playOn(state, () => state.open.season === 'spring' && asked(virtu, state)[0] === 0);
      state.open.palaces[0].marker = 0; // as after a round of the palace
      does(state, 0, collects('florence'), collects('pisa'), steps(1, false));
    }
  });

  test('V-5.1.4: rooms print a crown, a mask or a cavalry, usable while no card is in the action slot', () => {
    const printed = { govern: 'crown', intrigue: 'mask', war: 'cavalry', annex: null, patronize: null, trade: null };
    for (const { rooms } of virtu.tables.data.dynasties)
      for (const { action, relief } of rooms) {
        const symbol = printed[action];
        expect(relief).toEqual(symbol === null ? {} : { [symbol]: 1 });
      }
    const situation = { marker: 1, cities: ['siena'], exhausted: ['florence'] } as const;
    const bare = table(situation);
    does(bare, 0, PERFORM);
    expect(may(bare, 0)).toContainEqual(uses('room', 'crown'));
    does(bare, 0, uses('room', 'crown'));
    const covered = table({ ...situation, cards: { action1: 'pope' } });
    does(covered, 0, PERFORM, uses('room', 'cross'));
    expect(refused(covered, 0, uses('room', 'crown')).reason).toBe('unknown');
    // A Bishop in the room of Govern brings Patronize and a cross; the printed crown is gone.
    const bishop = table({ ...situation, cards: { action1: 'bishop' }, treasury: 3, exhausted: ['siena'] });
    does(bishop, 0, PERFORM);
    expect(may(bishop, 0)).toEqual([uses('room', 'cross'), uses('florence', 'crown')]);
  });
});

describe('V-5.2 one type per relief', () => {
  const exhausted = ['florence', 'pisa'] as const;

  test('V-5.2.1: all symbols of the type that is named may be spent, no other ones', () => {
    // Rank 3: 3 florins, a crown, and a crown or cross.
    const rankThree = { rank: 2, bonuses: ['columbus'], treasury: 3, exhausted } as const;
    const giovanni = table({ ...rankThree, cards: { L1: 'giovanni-de-medici' } });
    expect(refused(giovanni, 0, PERFORM).rule).toBe('V-7.2.2');
    const consigliere = table({ ...rankThree, cards: { L1: 'consigliere' } });
    does(consigliere, 0, PERFORM);
    expect(consigliere.open.palaces[0].rank).toBe(3);
  });

  test('V-5.2.1: a type that leaves the rest unpayable is barred with what is to be paid', () => {
    // Rank 5: 4 florins, 2 crowns, a cross; only the Cardinal has a cross.
    const state = table({
      rank: 4,
      bonuses: ['columbus', 'duomo'],
      treasury: 4,
      exhausted,
      cards: { L1: 'ambassador', R1: 'cardinal', R2: 'consigliere' },
    });
    does(state, 0, PERFORM);
    expect(may(state, 0)).toEqual([uses('L1', 'crown'), uses('R1', 'cross')]);
    expect(refused(state, 0, uses('R1', 'crown'))).toMatchObject({
      rule: 'V-5.2.1',
      facts: { florin: 4, crown: 2, cross: 1, either: 0 },
    });
  });

  test('V-5.2.2, V-5.2.5: a courtier is exhausted at once, and symbols that were not needed are lost', () => {
    const state = table({ treasury: 2, cards: { L1: 'consigliere', R1: 'ambassador' }, exhausted });
    does(state, 0, PERFORM, uses('L1', 'crown')); // rank 1 needs one crown of his two
    expect(state.open.palaces[0].rank).toBe(1);
    expect([isReady(state, 0, 'L1'), isReady(state, 0, 'R1')]).toEqual([false, true]);
    expect(state.open.pool).toEqual(NOTHING);
  });

  test('V-5.2.3: a relief of the room named once stays named for the whole action', () => {
    const state = table({ marker: 4, cards: { action4: 'condottiere' }, troops: { florence: 2 }, treasury: 1 });
    does(state, 0, PERFORM, troop(cityNumber('florence')), road(cityNumber('siena')));
    expect(state.open.pool[3]).toBe(2);
    expect(refused(state, 0, tokens(0, 1)).rule).toBe('V-7.5.7');
    does(state, 0, DONE);
    expect(state.open.named).toEqual([NONE, NONE]);
  });

  test('V-5.2.4: action card and upgrade card are named separately, for the same or for different types', () => {
    const situation = {
      marker: 1,
      cards: { action1: 'cardinal', upgrade1: 'pope' },
      cities: ['siena', 'ravenna', 'spoleto', 'bologna'],
      exhausted: ['florence', 'pisa', 'siena', 'ravenna', 'spoleto', 'bologna'],
    } as const;
    for (const [one, other] of [
      ['crown', 'crown'],
      ['crown', 'cross'],
      ['cross', 'crown'],
      ['cross', 'cross'],
    ] as const) {
      const state = table(situation);
      does(state, 0, PERFORM, uses('room', one), uses('upgrade', other));
      // 1 + 2 symbols, two tiles each.
      expect(state.open.palaces[0].tileReady).toEqual([true, true, true, true, true, true]);
    }
  });

  test('V-5.2.6: a courtier that became available again may be used again, for another type', () => {
    const state = table({
      marker: 3,
      treasury: 0,
      cards: { L1: 'bishop' },
      indulgences: [4],
      stack: movingMarker(0),
    });
    does(state, 0, collects('L1'), steps(1, false), lift(4, 'cross'));
    expect(treasury(state, 0)).toBe(2);
    expect(state.open.palaces[0].indulgence[4]).toBe(false);
    expect(isReady(state, 0, 'L1')).toBe(false);
  });
});

describe('V-5.3 payment as a pool', () => {
  const exhausted = ['florence', 'pisa'] as const;

  test('V-5.3.1: an action has one pool, spent step by step, to which sources may be added', () => {
    const state = table({ marker: 4, cards: { L1: 'admiral', R1: 'merchant' }, exhausted, troops: { pisa: 3 } });
    const toAjaccio = [troop(cityNumber('pisa')), sail(cityNumber('ajaccio'))];
    does(state, 0, PERFORM, ...toAjaccio, uses('L1', 'ship'));
    expect(state.open.pool[4]).toBe(1);
    does(state, 0, ...toAjaccio); // the Admiral's second ship
    expect(state.open.pool[4]).toBe(0);
    expect(isReady(state, 0, 'R1')).toBe(true);
    does(state, 0, ...toAjaccio);
    expect(isReady(state, 0, 'R1')).toBe(false);
    expect(troopsAt(state, 0, 'ajaccio')).toBe(3);
    expect(state.open.pool).toEqual(NOTHING);
  });

  test('V-5.3.2: all purchases of a winter are one payment', () => {
    // Duchy and Principality cost 1 and 2 crowns: the Kingdom's and the Ambassador's make up the sum.
    const state = winter('purchase', {
      treasury: 9,
      cards: { L1: 'ambassador' },
      tiles: ['kingdom'],
      exhausted,
      indulgences: [0],
    });
    does(state, 0, wants('duchy'), wants('principality'), DONE);
    expect(treasury(state, 0)).toBe(0);
    expect([isReady(state, 0, 'L1'), isReady(state, 0, 'kingdom')]).toEqual([false, false]);
    expect([isReady(state, 0, 'duchy'), isReady(state, 0, 'principality')]).toEqual([true, true]);
  });

  test('V-5.3.3: symbols never pass from one payment to another', () => {
    const state = table({ marker: 2, cards: { L1: 'pope', R1: 'bishop' }, exhausted, indulgences: [1, 2] });
    state.open.stack = springTurn(state, 0, [1, 2]);
    does(state, 0, lift(1, 'cross'), uses('L1', 'cross')); // two crosses for one indulgence
    expect(state.open.pool).toEqual(NOTHING);
    does(state, 0, lift(2, 'cross'));
    expect([isReady(state, 0, 'L1'), isReady(state, 0, 'R1')]).toEqual([false, false]);
  });

  test('V-5.3.3: so a tile that lifted an indulgence can be refreshed by the Govern that follows', () => {
    const state = table({ marker: 1, cities: ['ravenna'], indulgences: [0] });
    state.open.stack = springTurn(state, 0, [0, 1]);
    does(state, 0, lift(0, 'cross'));
    expect(isReady(state, 0, 'ravenna')).toBe(false);
    does(state, 0, PERFORM, uses('room', 'crown'));
    expect(isReady(state, 0, 'ravenna')).toBe(true);
  });

  test('V-5.3.4: the reliefs of the room need not be used first, nor at all', () => {
    const state = table({ marker: 1, cards: { L1: 'ambassador' }, exhausted });
    does(state, 0, PERFORM);
    expect(may(state, 0)).toEqual([uses('room', 'crown'), uses('L1', 'crown')]);
    does(state, 0, uses('L1', 'crown'));
    expect(isReady(state, 0, 'florence')).toBe(true);
    expect(isReady(state, 0, 'L1')).toBe(false);
  });

  /** Before rank 3, which costs 3 florins, a crown, and a crown or cross. */
  const third = {
    rank: 2,
    bonuses: ['columbus'],
    treasury: 3,
    cards: { L1: 'bishop', R1: 'cardinal', R2: 'ambassador' },
  } as const;

  test('V-5.3.5, R-32: a source is used only for what is missing, and each payment exists once for search', () => {
    const state = table({ ...third, exhausted });
    const other = virtu.clone(state);
    does(state, 0, PERFORM, uses('L1', 'cross'));
    expect(refused(state, 0, uses('R1', 'cross')).rule).toBe('V-5.3.5');
    expect(may(state, 0)).toEqual([uses('R1', 'crown'), uses('R2', 'crown')]);
    does(other, 0, PERFORM);
    expect(may(other, 0)).toEqual([uses('L1', 'cross'), uses('R1', 'crown'), uses('R1', 'cross')]);
  });

  test('R-32: a person uses the sources in any order and comes to the same', () => {
    const inOrder = table({ ...third, exhausted });
    does(inOrder, 0, PERFORM, uses('L1', 'cross'), uses('R2', 'crown'));
    expect(top(inOrder).step).not.toBe('pay');
    const state = table({ ...third, exhausted });
    does(state, 0, PERFORM);
    expect(mayAlso(state, 0)).toEqual([uses('R2', 'crown')]);
    does(state, 0, uses('R2', 'crown')); // either of the two others must pay as well
    expect(may(state, 0)).toEqual([uses('L1', 'cross'), uses('R1', 'crown'), uses('R1', 'cross')]);
    does(state, 0, uses('L1', 'cross'));
    expect(state.open).toEqual(inOrder.open);
  });

  test('R-32: a payment does not complete itself while an earlier source could pay instead of the last one', () => {
    const state = table({ ...third, exhausted });
    does(state, 0, PERFORM, uses('R1', 'crown'));
    expect(may(state, 0)).toEqual([uses('R2', 'crown')]);
    expect(mayAlso(state, 0)).toEqual([uses('L1', 'cross')]);
    does(state, 0, uses('L1', 'cross'));
    expect([top(state).step, isReady(state, 0, 'R2')]).toEqual(['turn', true]);
  });
});

describe('V-5.4 florins', () => {
  test('V-5.4.1: the treasury is public and is kept from year to year', () => {
    const state = table({ treasury: 5 });
    expect(view(state, 1).open.palaces[0].treasury).toBe(5);
    playOn(state, () => state.open.year === 3);
    expect(treasury(state, 0)).toBe(5);
  });

  test('V-5.4.2: collecting exhausts a courtier or tile and costs neither an action nor anything else', () => {
    const state = table({ marker: 1, treasury: 0, cards: { L1: 'banker', R1: 'ambassador' } });
    does(state, 0, collects('L1'), collects('florence'));
    expect(treasury(state, 0)).toBe(3 + 4);
    expect([isReady(state, 0, 'L1'), isReady(state, 0, 'florence')]).toEqual([false, false]);
    expect(refused(state, 0, collects('R1')).reason).toBe('unknown'); // he shows none
    expect(may(state, 0)).toContainEqual(PERFORM);
  });

  test('V-5.4.3: florins of cards in rooms cannot be collected and pay for nothing but the action', () => {
    const state = table({
      marker: 0,
      treasury: 0,
      cards: { action0: 'lorenzo-de-medici', upgrade0: 'banker' },
      exhausted: ['florence', 'pisa'],
      stack: movingMarker(0),
    });
    expect(refused(state, 0, steps(3, true))).toMatchObject({ rule: 'V-6.1.3', facts: { costs: 2 } });
    expect(refused(state, 0, { type: 'collect', source: 0 }).reason).toBe('unknown');
    expect(refused(state, 0, { type: 'collect', source: 1 }).reason).toBe('unknown');
  });

  test.each([
    ['treasury', 1 + 4 - 2],
    ['lost', 1],
  ])('V-5.4.4: the room’s florins pay for its action first; what is left: %s', (roomFlorinSurplus, florins) => {
    const state = table({
      treasury: 1,
      options: { roomFlorinSurplus },
      exhausted: ['florence', 'pisa'],
      cards: { action0: 'lorenzo-de-medici', upgrade0: 'giovanni-de-medici', R1: 'ambassador' },
    });
    does(state, 0, PERFORM, uses('R1', 'crown')); // rank 1: 2 florins and a crown or cross
    expect(treasury(state, 0)).toBe(florins);
    expect(state.open.pool).toEqual(NOTHING);
  });

  test.each([
    ['treasury', 4],
    ['lost', 1],
  ])('V-5.4.4: also those of an action that costs no florins: %s', (roomFlorinSurplus, florins) => {
    const state = table({
      marker: 2,
      options: { roomFlorinSurplus },
      exhausted: ['florence'],
      cards: { action2: 'giuliano-de-medici', upgrade2: 'banker' },
      agents: { ravenna: 0 },
    });
    does(state, 0, PERFORM, annex(cityNumber('ravenna'))); // only Giuliano has 2 crowns
    expect(state.open.owner[cityNumber('ravenna')]).toBe(0);
    expect(treasury(state, 0)).toBe(florins);
  });

  describe('V-5.4.5: collecting is offered', () => {
    const rich = { cards: { L1: 'banker' }, treasury: 3 } as const;
    const withdrawing = (state: State) => {
      state.open.withdrawing.push(troopPlace(state, cityNumber('siena'), 0));
      settle(virtu, state, null);
    };
    test.each<[string, () => State]>([
      ['before the marker moves', () => table({ ...rich, stack: movingMarker(0) })],
      ['after it has moved', () => table(rich)],
      [
        'during a war',
        () => {
          const state = table({ ...rich, marker: 4 });
          does(state, 0, PERFORM, troop(cityNumber('florence')), road(cityNumber('siena')));
          return state;
        },
      ],
      [
        'during an intrigue',
        () => {
          const state = table({ ...rich, marker: 3 });
          does(state, 0, PERFORM, { type: 'agent', place: placeOf('siena') });
          return state;
        },
      ],
      [
        'during a Govern',
        () => {
          const state = table({ ...rich, marker: 1, exhausted: ['florence', 'pisa', 'siena'], cities: ['siena'] });
          does(state, 0, PERFORM);
          does(state, 0, refresh(tileNumber('florence')));
          return state;
        },
      ],
      [
        'in a siege',
        () => {
          const state = table({ ...rich, troops: { siena: 2 }, warTokens: 1, stack: beforeSieges() });
          settle(virtu, state, null);
          return state;
        },
      ],
      [
        'in a retreat',
        () => {
          const stack: Frame[] = [{ step: 'retreats', at: 0 }];
          const state = table({ ...rich, troops: { siena: 2 }, stack });
          withdrawing(state);
          return state;
        },
      ],
      [
        'when a cortigiano space is lost',
        () => {
          const stack: Frame[] = [
            { step: 'sieges', at: 1 },
            { step: 'loseSpace', seat: 0, freed: NONE },
          ];
          return table({ ...rich, cards: { L1: 'banker', L2: 'bishop' }, stack });
        },
      ],
      ['when troops are paid', () => winter('pay', { ...rich, troops: { florence: 3 } })],
      ['when cards are moved', () => winter('reorganize', rich)],
      ['when things are bought', () => winter('purchase', rich)],
      ['when troops are recruited', () => winter('recruit', rich)],
      ['at the end of the winter', () => winter('end', rich)],
    ])('%s', (_when, situation) => {
      const state = situation();
      expect(asked(virtu, state)).toEqual([0]);
      does(state, 0, collects('L1'));
      expect(treasury(state, 0)).toBe(3 + 3);
    });
  });

  test('V-5.4.6: a tile gives all its florins, and what the cost does not need stays in the treasury', () => {
    const state = table({ marker: 0, treasury: 1, exhausted: ['pisa'], stack: movingMarker(0) });
    does(state, 0, steps(3, true)); // 2 florins, of which 4 come from Florence
    expect(treasury(state, 0)).toBe(1 + 4 - 2);
    expect(state.open.pool).toEqual(NOTHING);
  });

  test('V-5.4.7: the owner of a city that falls is asked whether he collects from its tile, without any bonus too', () => {
    const besieged = { cities: ['ravenna'], others: { 1: { troops: { ravenna: 3 } } }, stack: beforeSieges() } as const;
    const state = table({ ...besieged, treasury: 0 });
    settle(virtu, state, null);
    expect(top(state)).toMatchObject({ step: 'alarm', seat: 0 });
    expect(may(state, 0)).toContainEqual(PASS);
    does(state, 0, collects('ravenna'));
    expect(treasury(state, 0)).toBe(2);
    expect(state.open.stack.some(({ step }) => step === 'alarm')).toBe(false);
    const empty = table({ ...besieged, exhausted: ['ravenna'] });
    settle(virtu, empty, null);
    expect(empty.open.stack.some(({ step }) => step === 'alarm')).toBe(false);
  });
});
