/** V-5.5: what pays for what. Each test has a source of every kind at hand and looks at which of them are offered. */
import { legal, settle } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  annex,
  DONE,
  declare,
  lift,
  PERFORM,
  REQUEST_CROWN,
  recruit,
  retreatBySea,
  road,
  sail,
  steps,
  tokens,
  troop,
} from '../src/choices.js';
import { type Choice, createVirtu, DATA, type State, virtu } from '../src/index.js';
import { BY_CANNONS, BY_COURTIER, BY_FRANCE, TOKEN } from '../src/rules/combat.js';
import { type Frame, troopPlace } from '../src/state.js';
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
  powerNumber,
  refused,
  springTurn,
  table,
  treasury,
  troopsAt,
  uses,
} from './table.js';
import { wants, winter } from './winter.js';

const ALLIES = { france: 0, ottoman: 0, empire: 0 } as const;
const toAlly = (power: 'france' | 'ottoman' | 'empire'): Choice => ({ type: 'ally', power: powerNumber(power) });

describe('V-5.5 what pays for what', () => {
  test('V-5.5.1: extra steps are paid by arrows of tiles, and one of them by florins', () => {
    const state = table({
      marker: 0,
      treasury: 2,
      tiles: ['guild', 'principality'],
      exhausted: ['florence', 'pisa'],
      cards: { action0: 'lorenzo-de-medici', L1: 'merchant' },
      allies: ALLIES,
      stack: movingMarker(0),
    });
    does(state, 0, steps(3, false));
    expect(may(state, 0)).toEqual([uses('principality', 'arrow'), uses('guild', 'arrow')]);
    does(state, 0, uses('principality', 'arrow'));
    expect(treasury(state, 0)).toBe(2);
    expect([isReady(state, 0, 'guild'), isReady(state, 0, 'principality')]).toEqual([true, false]);
  });

  test.each([
    ['cross', [uses('L1', 'cross'), uses('empire', 'cross'), uses('ravenna', 'cross')]],
    ['crown', [uses('L1', 'crown'), uses('R1', 'crown'), uses('florence', 'crown')]],
  ] as const)('V-5.5.2: lifting an indulgence is paid by courtiers, tiles and the Empire: %s', (symbol, offered) => {
    const state = table({
      marker: 1,
      cards: { action1: 'pope', upgrade1: 'consigliere', L1: 'cardinal', R1: 'podesta' },
      cities: ['ravenna'],
      exhausted: ['pisa'],
      allies: ALLIES,
      indulgences: [0],
    });
    state.open.stack = springTurn(state, 0, [0, 1]);
    does(state, 0, lift(0, symbol));
    expect(may(state, 0)).toEqual(offered);
  });

  const inGovern = {
    marker: 1,
    cards: { action1: 'cardinal', upgrade1: 'bishop', L1: 'ambassador' },
    cities: ['ravenna', 'bologna', 'siena', 'spoleto'],
    exhausted: ['florence', 'pisa', 'siena', 'spoleto'],
    allies: ALLIES,
  } as const;

  test('V-5.5.3: Govern is paid by room, courtiers, tiles, the Empire, and the crown of an indulgence', () => {
    const state = table(inGovern);
    does(state, 0, PERFORM);
    expect(may(state, 0)).toEqual([
      uses('room', 'crown'),
      uses('room', 'cross'),
      uses('upgrade', 'cross'),
      uses('L1', 'crown'),
      uses('empire', 'cross'),
      uses('bologna', 'crown'),
      uses('ravenna', 'cross'),
    ]);
    const requested = table(inGovern);
    does(requested, 0, REQUEST_CROWN);
    expect(requested.open.pool[1]).toBe(1);
    expect(may(requested, 0)).toEqual([...may(state, 0), DONE]);
  });

  const inPatronize = {
    treasury: 2,
    cards: { upgrade0: 'cardinal', action0: 'bishop', L1: 'ambassador' },
    cities: ['ravenna', 'siena'],
    allies: ALLIES,
  } as const;

  test('V-5.5.4: Patronize by the same, and by florins of room and treasury', () => {
    const state = table(inPatronize);
    does(state, 0, PERFORM);
    expect(may(state, 0)).toEqual([
      uses('room', 'cross'),
      uses('upgrade', 'crown'),
      uses('upgrade', 'cross'),
      uses('L1', 'crown'),
      uses('empire', 'cross'),
      uses('ravenna', 'cross'),
      uses('florence', 'crown'),
      uses('siena', 'crown'),
    ]);
    const requested = table({ ...inPatronize, treasury: 0 });
    does(requested, 0, REQUEST_CROWN); // the crown, and the Bishop's 2 florins
    expect(requested.open.palaces[0]).toMatchObject({ rank: 1, treasury: 0 });
  });

  test('V-5.5.5: Trade by ships of room, courtiers and tiles and the Ottoman ones', () => {
    const state = table({
      marker: 4,
      cards: { action4: 'merchant', upgrade4: 'admiral', L1: 'ambassador' },
      allies: ALLIES,
    });
    expect(refused(state, 0, REQUEST_CROWN).rule).toBe('V-6.3.11');
    does(state, 0, PERFORM);
    expect(may(state, 0)).toEqual([
      uses('room', 'ship'),
      uses('upgrade', 'ship'),
      uses('L1', 'ship'),
      uses('ottoman', 'ship'),
      uses('pisa', 'ship'),
    ]);
  });

  test('V-5.5.6: Annex by crowns and ships of all of them, and by the crown of an indulgence', () => {
    const situation = {
      marker: 2,
      cards: { action2: 'giuliano-de-medici', L1: 'ambassador' },
      allies: ALLIES,
    } as const;
    const state = table(situation);
    does(state, 0, PERFORM, annex(cityNumber('terracina'))); // 2 crowns and 2 ships
    expect(may(state, 0)).toEqual([
      uses('room', 'crown'),
      uses('L1', 'crown'),
      uses('L1', 'ship'),
      uses('ottoman', 'ship'),
    ]);
    const requested = table({ ...situation, cities: ['siena'], cards: {}, exhausted: ['florence'] });
    expect(refused(requested, 0, PERFORM).reason).toBe('barred');
    does(requested, 0, REQUEST_CROWN, annex(cityNumber('terracina'))); // Siena's crown, the Ottoman ships
    expect(requested.open.owner[cityNumber('terracina')]).toBe(0);
  });

  test('V-5.5.7: marching by cavalry, sailing by ships, of room, courtiers and tiles, and the Ottoman ones', () => {
    const state = table({
      marker: 4,
      cards: { L1: 'gonfalonier', R1: 'admiral' },
      tiles: ['kingdom'],
      allies: ALLIES,
      troops: { pisa: 2 },
    });
    does(state, 0, PERFORM, troop(cityNumber('pisa')), road(cityNumber('siena')));
    expect(may(state, 0)).toEqual([uses('room', 'cavalry'), uses('L1', 'cavalry'), uses('kingdom', 'cavalry')]);
    does(state, 0, uses('room', 'cavalry'), troop(cityNumber('pisa')), sail(cityNumber('ajaccio')));
    expect(may(state, 0)).toEqual([uses('R1', 'ship'), uses('ottoman', 'ship'), uses('pisa', 'ship')]);
  });

  const withTokens = {
    marker: 4,
    cards: { action4: 'condottiere', upgrade4: 'banker', L1: 'assassin' },
    exhausted: ['pisa'],
  } as const;

  test('V-5.5.8: war tokens by war symbols of the room, for florins of the room or the treasury', () => {
    const state = table({ ...withTokens, treasury: 1 });
    does(state, 0, PERFORM);
    // The Assassin is a courtier: his war symbol gives no token.
    expect(may(state, 0).filter((choice) => choice.type === 'tokens')).toEqual([tokens(0, 1)]);
    does(state, 0, tokens(0, 1));
    expect(may(state, 0)).toEqual([uses('upgrade', 'florin'), DONE]);
    does(state, 0, DONE);
    expect(treasury(state, 0)).toBe(1 - 1 + 3); // the war is over: the Banker's florins were named for nothing (V-5.4.4)
    const poor = table({ ...withTokens, treasury: 0 });
    does(poor, 0, PERFORM, tokens(0, 1));
    expect(may(poor, 0)).toEqual([uses('upgrade', 'florin'), collects('florence')]);
    does(poor, 0, uses('upgrade', 'florin'));
    expect(poor.open.palaces[0]).toMatchObject({ treasury: 2, warTokens: 1 }); // V-5.4.4
  });

  test('V-5.5.8: florins of a relief do not pay for its own war symbol (with component data of one’s own)', () => {
    const characters = DATA.characters.map((one) =>
      one.character === 'condottiere' ? { ...one, relief: { war: 1, florin: 1 } } : one,
    );
    const game = createVirtu(JSON.parse(JSON.stringify({ ...DATA, characters })));
    const situation = { ...withTokens, game, cards: { action4: 'condottiere' }, troops: {} } as const;
    const offered = (treasury: number) =>
      legal(game, table({ ...situation, treasury, exhausted: ['florence', 'pisa'] }), 0);
    expect(offered(0)).not.toContainEqual(PERFORM);
    expect(offered(1)).toContainEqual(PERFORM);
  });

  test('V-5.5.9: Intrigue by masks of room, courtiers and tiles', () => {
    const state = table({
      marker: 3,
      cards: { L1: 'consigliere' },
      cities: ['ferrara'],
      allies: ALLIES,
    });
    does(state, 0, PERFORM, { type: 'agent', place: placeOf('siena') });
    expect(may(state, 0)).toEqual([uses('room', 'mask'), uses('L1', 'mask'), uses('ferrara', 'mask')]);
  });

  test('V-5.5.10: in combat by tokens, courtiers with war symbols, Cannons and France, not by rooms', () => {
    const state = table({
      treasury: 3,
      marker: 4,
      cards: { action4: 'condottiere', L1: 'admiral', R1: 'merchant' },
      rank: 2,
      bonuses: ['cannons'],
      tiles: ['cannons'],
      allies: ALLIES,
      warTokens: 1,
      troops: { siena: 2 },
      stack: beforeSieges(),
    });
    settle(virtu, state, null);
    expect(may(state, 0).filter((choice) => choice.type === 'declare')).toEqual(
      [TOKEN, BY_CANNONS, BY_FRANCE, BY_COURTIER].map(declare),
    );
  });

  test('V-5.5.11: retreating by sea by ships of courtiers and tiles and the Ottoman ones', () => {
    const stack: Frame[] = [{ step: 'retreats', at: 0 }];
    const state = table({
      marker: 4,
      cards: { action4: 'merchant', L1: 'admiral' },
      allies: ALLIES,
      troops: { ajaccio: 1 },
      stack,
    });
    state.open.withdrawing.push(troopPlace(state, cityNumber('ajaccio'), 0));
    settle(virtu, state, null);
    does(state, 0, retreatBySea(cityNumber('pisa')));
    expect(may(state, 0)).toEqual([uses('L1', 'ship'), uses('ottoman', 'ship'), uses('pisa', 'ship')]);
    does(state, 0, uses('pisa', 'ship'));
    expect(troopsAt(state, 0, 'pisa')).toBe(1);
  });

  test('V-5.5.12: troops by florins of the treasury and collected ones', () => {
    const state = winter('recruit', { treasury: 0, marker: 0, cards: { action0: 'lorenzo-de-medici', L1: 'banker' } });
    does(state, 0, recruit(cityNumber('florence')));
    expect(may(state, 0)).toEqual([collects('L1'), collects('florence'), collects('pisa')]);
    does(state, 0, collects('L1'));
    expect(treasury(state, 0)).toBe(2);
    const mustered = winter('pay', { treasury: 0, troops: { florence: 3 }, exhausted: ['pisa'] });
    does(mustered, 0, { type: 'payTroops', florins: 1 });
    expect(treasury(mustered, 0)).toBe(3);
  });

  const buying = {
    treasury: 8,
    marker: 0,
    cards: { action0: 'pope', L1: 'consigliere', R1: 'bishop' },
    exhausted: ['florence', 'pisa'],
    cities: ['siena', 'ravenna'],
    allies: ALLIES,
  } as const;

  test('V-5.5.13: purchases by courtiers, tiles, the Empire, and the crown of an indulgence', () => {
    const state = winter('purchase', buying);
    does(state, 0, wants('duchy'), wants('cathedral'), DONE); // 8 florins, a crown and a cross
    expect(may(state, 0)).toEqual([
      uses('L1', 'crown'),
      uses('R1', 'cross'),
      uses('empire', 'cross'),
      REQUEST_CROWN,
      uses('ravenna', 'cross'), // and Siena's crown
    ]);
    does(state, 0, REQUEST_CROWN);
    expect(state.open.palaces[0].indulgence[0]).toBe(true);
    expect(may(state, 0)).toEqual([uses('ravenna', 'cross')]); // the only cross after it
    expect(mayAlso(state, 0)).toEqual([uses('R1', 'cross'), uses('empire', 'cross')]);
  });

  test('V-5.5.14: alliances by courtiers, tiles and the crown of an indulgence, not by rooms', () => {
    const state = winter('ally', {
      marker: 0,
      cities: ['siena'],
      cards: { action0: 'merchant', L1: 'admiral', R1: 'ambassador', R2: 'merchant' },
      allies: { empire: 0 },
    });
    does(state, 0, toAlly('ottoman')); // a crown and 3 ships
    expect(may(state, 0)).toEqual([uses('L1', 'ship'), uses('R1', 'crown'), uses('R1', 'ship'), uses('R2', 'ship')]);
    does(state, 0, uses('L1', 'ship'), uses('R2', 'ship'));
    expect(may(state, 0)).toEqual([REQUEST_CROWN, uses('florence', 'crown'), uses('siena', 'crown')]);
  });

  test('V-5.5.15: Michelangelo adds a crown to each Patronize', () => {
    const situation = { rank: 2, treasury: 3, exhausted: ['florence', 'pisa'], cards: { L1: 'bishop' } } as const;
    const without = table({ ...situation, bonuses: ['columbus'] });
    expect(refused(without, 0, PERFORM).rule).toBe('V-7.2.2');
    const state = table({ ...situation, bonuses: ['michelangelo'] });
    does(state, 0, PERFORM); // his crown and the Bishop's cross
    expect(state.open.palaces[0].rank).toBe(3);
    expect(state.open.pool[1]).toBe(0);
  });

  test('V-5.5.16: an alliance bonus is used whole', () => {
    const state = table({ marker: 4, allies: { ottoman: 0 }, exhausted: ['pisa'], troops: { pisa: 2 } });
    const toAjaccio = [troop(cityNumber('pisa')), sail(cityNumber('ajaccio'))];
    does(state, 0, PERFORM, ...toAjaccio);
    expect(state.open.pool[4]).toBe(1);
    does(state, 0, ...toAjaccio); // the second ship serves the same payment
    expect(troopsAt(state, 0, 'ajaccio')).toBe(2);
    const other = table({ marker: 4, allies: { ottoman: 0 }, exhausted: ['pisa'], troops: { pisa: 1 } });
    does(other, 0, PERFORM, ...toAjaccio);
    expect(other.open.pool[4]).toBe(0);
    expect(other.open.allyReady[powerNumber('ottoman')]).toBe(false);
  });

  test('V-5.5.17: florins of courtiers and tiles pay by being collected at that moment', () => {
    const state = table({ treasury: 0, cards: { L1: 'ambassador', R1: 'banker' } });
    does(state, 0, PERFORM, uses('L1', 'crown')); // rank 1: 2 florins and a crown or cross
    expect(may(state, 0)).toEqual([collects('R1'), collects('florence'), collects('pisa')]);
    does(state, 0, collects('R1'));
    expect(state.open.palaces[0]).toMatchObject({ rank: 1, treasury: 1 });
    expect(isReady(state, 0, 'R1')).toBe(false);
  });

  test('V-5.5.18: a bonus that is used, or blocked by an enemy agent, cannot be used', () => {
    const lifting = { indulgences: [1], exhausted: ['florence', 'pisa'], allies: { empire: 0 } } as const;
    const liftsByEmpire = (state: State) => {
      state.open.stack = springTurn(state, 0, [1]);
      return may(state, 0).some((choice) => choice.type === 'lift');
    };
    expect(liftsByEmpire(table({ ...lifting, usedPowers: ['empire'] }))).toBe(false);
    expect(liftsByEmpire(table({ ...lifting, agents: { 'power:empire': 1 } }))).toBe(false);
    expect(liftsByEmpire(table({ ...lifting, allies: { empire: 1 } }))).toBe(false);
    expect(liftsByEmpire(table({ ...lifting, agents: { 'power:empire': 0 } }))).toBe(true);
    const state = table(lifting);
    expect(liftsByEmpire(state)).toBe(true);
    does(state, 0, lift(1, 'cross'));
    expect(state.open.allyReady[powerNumber('empire')]).toBe(false);
  });
});
