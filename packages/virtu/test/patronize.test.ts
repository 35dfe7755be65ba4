/** V-7.2: Patronize and the ten patronage bonuses. */
import { settle, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { besiege, bonus, declare, discard, END, PASS, PERFORM, pick, put } from '../src/choices.js';
import { BONUSES, type BonusId, PERSONS, WORKS } from '../src/data/index.js';
import { type Event, type State, virtu } from '../src/index.js';
import { BY_CANNONS, BY_LEONARDO } from '../src/rules/combat.js';
import { extraSpaces } from '../src/rules/palace.js';
import { NONE } from '../src/tables.js';
import {
  type Belongings,
  beforeSieges,
  bonusNumber,
  cardNumber,
  cityNumber,
  does,
  isReady,
  may,
  refused,
  type Situation,
  slotNumber,
  spent,
  table,
  top,
  treasury,
  winterOf,
} from './table.js';

const takes = (id: BonusId) => bonus(bonusNumber(id));
/** What a rank brings with it. */
const bonusesAt = (rank: number): BonusId[] => (rank < 2 ? [] : rank < 4 ? ['columbus'] : ['columbus', 'duomo']);

/** Florence before a rank, in the printed room of Patronize, with nothing to pay but what is named. */
function patron(rank: number, florins: number, cards: NonNullable<Belongings['cards']>, crosses: 0 | 1 = 0): State {
  return table({
    rank: rank - 1,
    bonuses: bonusesAt(rank - 1),
    treasury: florins,
    cards,
    tiles: crosses === 1 ? ['cathedral:florence'] : [],
    exhausted: ['florence', 'pisa'],
  });
}

/** Florence at the moment when it takes the bonus of rank 2 or 4. */
function promoted(situation: Situation = {}): State {
  const state = table({ rank: 1, treasury: 2, ...situation });
  does(state, 0, PERFORM);
  while (top(state).step === 'pay') does(state, 0, suggest(virtu, state, 0));
  expect(top(state).step).toBe('bonus');
  return state;
}

function settled(state: State): Event[] {
  const events: Event[] = [];
  settle(virtu, state, (event) => events.push(event));
  return events;
}

describe('V-7.2 Patronize', () => {
  test('V-7.2.1: one rank, once a year, up to rank 5', () => {
    const state = patron(1, 2, { R1: 'ambassador' });
    does(state, 0, PERFORM);
    expect(state.open.palaces[0].rank).toBe(1);
    expect(refused(state, 0, PERFORM).rule).toBe('V-6.5.5');
    const last = table({ rank: 5, bonuses: bonusesAt(5), treasury: 9 });
    expect(refused(last, 0, PERFORM).rule).toBe('V-7.2.1');
  });

  test.each([
    [1, 2, { R1: 'ambassador' }, 0],
    [1, 2, {}, 1],
    [2, 2, { R1: 'ambassador' }, 0],
    [2, 2, {}, 1],
    [3, 3, { R1: 'consigliere' }, 0],
    [3, 3, { R1: 'ambassador' }, 1],
    [4, 3, { R1: 'consigliere' }, 0],
    [4, 3, { R1: 'ambassador' }, 1],
    [5, 4, { R1: 'consigliere' }, 1],
  ] as const)(
    'V-7.2.2: rank %i costs %i florins and crowns or crosses as %o with %i cross',
    (rank, florins, cards, crosses) => {
      const state = patron(rank, florins, cards, crosses);
      does(state, 0, PERFORM);
      expect(state.open.palaces[0].rank).toBe(rank);
      expect(treasury(state, 0)).toBe(0);
      const cheaper: State[] = [patron(rank, florins - 1, cards, crosses)];
      if (crosses === 1) cheaper.push(patron(rank, florins, cards, 0));
      if ('R1' in cards) cheaper.push(patron(rank, florins, {}, crosses));
      for (const less of cheaper) expect(refused(less, 0, PERFORM).rule).toBe('V-7.2.2');
    },
  );

  test('V-7.2.2: a crown does not replace the cross of rank 5, nor a cross a crown', () => {
    expect(refused(patron(5, 9, { R1: 'consigliere', R2: 'ambassador' }), 0, PERFORM).rule).toBe('V-7.2.2');
    expect(refused(patron(5, 9, { R1: 'ambassador', R2: 'bishop' }, 1), 0, PERFORM).rule).toBe('V-7.2.2');
    expect(refused(patron(3, 9, { R2: 'bishop' }, 1), 0, PERFORM).rule).toBe('V-7.2.2');
  });

  test('V-7.2.3: Michelangelo’s crown is a crown, never the cross of rank 5', () => {
    const paints: Situation = { bonuses: ['michelangelo'], rank: 2, treasury: 3, exhausted: ['florence', 'pisa'] };
    const withCrown = table({ ...paints, cards: { R1: 'ambassador' } });
    expect(spent(does(withCrown, 0, PERFORM))).toEqual({ crown: 1, florin: 3 });
    const withCross = table({ ...paints, tiles: ['cathedral:florence'] });
    expect(spent(does(withCross, 0, PERFORM))).toEqual({ cross: 1, florin: 3 });
    const last: Situation = { ...paints, rank: 4, bonuses: ['michelangelo', 'duomo'], treasury: 4 };
    expect(refused(table({ ...last, cards: { R1: 'consigliere' } }), 0, PERFORM).rule).toBe('V-7.2.2');
    const withBoth = table({ ...last, cards: { R1: 'ambassador' }, tiles: ['cathedral:florence'] });
    expect(spent(does(withBoth, 0, PERFORM))).toEqual({ crown: 1, cross: 1, florin: 4 });
  });

  test('V-7.2.4: ranks 2 and 4 give one of the remaining bonuses, at once; the others none', () => {
    const others: Situation['others'] = { 1: { rank: 2, bonuses: ['leonardo'] } };
    const state = promoted({ others });
    expect(may(state, 0)).toEqual(BONUSES.filter((id) => id !== 'leonardo').map(takes));
    expect(refused(state, 0, takes('leonardo')).rule).toBe('V-7.2.4');
    expect(refused(state, 0, END).ok).toBe(false);
    does(state, 0, takes('columbus'));
    expect(state.open.palaces[0].bonuses).toEqual([bonusNumber('columbus')]);
    for (const rank of [1, 3, 5]) {
      const plain = patron(rank, 4, { R1: 'consigliere' }, 1);
      does(plain, 0, PERFORM);
      while (top(plain).step === 'pay') does(plain, 0, suggest(virtu, plain, 0));
      expect([plain.open.palaces[0].rank, top(plain).step]).toEqual([rank, 'turn']);
    }
  });

  test('V-7.2.5: the second bonus is of the other kind', () => {
    const person = promoted({ rank: 3, treasury: 3, bonuses: ['columbus'] });
    expect(may(person, 0)).toEqual(WORKS.map(takes));
    expect(refused(person, 0, takes('leonardo')).rule).toBe('V-7.2.5');
    const work = promoted({ rank: 3, treasury: 3, bonuses: ['duomo'] });
    expect(may(work, 0)).toEqual(PERSONS.map(takes));
    expect(refused(work, 0, takes('prince')).rule).toBe('V-7.2.5');
  });

  test('V-7.2.6: five persons and five works', () => {
    const kind = (id: BonusId) => may(promoted({ rank: 3, treasury: 3, bonuses: [id] }), 0).length;
    expect(BONUSES.map(kind)).toEqual(BONUSES.map(() => 5));
    expect(PERSONS).toEqual(['leonardo', 'copernicus', 'michelangelo', 'columbus', 'machiavelli']);
    expect(WORKS).toEqual(['bastions', 'prince', 'duomo', 'sistine-chapel', 'cannons']);
  });

  const MACHIAVELLI = cardNumber('machiavelli');
  const space = (slot: 'L1' | 'L2' | 'R1' | 'R2') => slotNumber(slot);

  test('V-7.2.7: Machiavelli goes available to a free space; no courtier is discarded for him then', () => {
    const state = promoted({ cards: { L1: 'banker' } });
    does(state, 0, takes('machiavelli'));
    expect(may(state, 0)).toEqual([put(space('R1')), put(space('R2'))]);
    expect(refused(state, 0, put(space('L1'))).rule).toBe('V-9.2.13');
    expect(refused(state, 0, put(space('L2'))).rule).toBe('V-9.2.10');
    expect(refused(state, 0, discard(space('L1'))).rule).toBe('V-7.2.7');
    does(state, 0, put(space('R2')));
    expect(state.open.palaces[0].cards[space('R2')]).toBe(MACHIAVELLI);
    expect(isReady(state, 0, 'R2')).toBe(true);
  });

  test('V-7.2.7: without a free space a courtier is discarded first', () => {
    const state = promoted({ cards: { L1: 'banker', R1: 'merchant', R2: 'giovanni-de-medici' } });
    const bankers = state.open.characters[1];
    does(state, 0, takes('machiavelli'));
    expect(may(state, 0)).toEqual([discard(space('L1')), discard(space('R1')), discard(space('R2'))]);
    does(state, 0, discard(space('L1')));
    expect(state.open.palaces[0].cards[space('L1')]).toBe(MACHIAVELLI);
    expect(state.open.characters[1]).toBe(bankers + 1);
    expect(top(state).step).toBe('turn');
  });

  test('V-7.2.7: later he moves like a card without action, and discarded he leaves the game', () => {
    const winter: Situation = {
      season: 'winter',
      rank: 2,
      bonuses: ['machiavelli'],
      cards: { L1: 'machiavelli', action1: 'podesta' },
      stack: winterOf(0, 1),
    };
    const moved = table(winter);
    settled(moved);
    does(moved, 0, pick(space('L1')));
    expect(may(moved, 0)).toContainEqual(put(slotNumber('upgrade1')));
    expect(may(moved, 0)).not.toContainEqual(put(slotNumber('action2')));
    const gone = table(winter);
    settled(gone);
    does(gone, 0, discard(space('L1')));
    expect(gone.open.palaces[0].cards).not.toContain(MACHIAVELLI);
    expect(gone.open.bonuses[bonusNumber('machiavelli')]).toBe(0);
  });

  test('V-7.2.8: Cannons are a tile of the domain, available', () => {
    const state = promoted();
    does(state, 0, takes('cannons'));
    expect(isReady(state, 0, 'cannons')).toBe(true);
  });

  test('V-7.2.9: the other eight lie beside the palace', () => {
    const beside = BONUSES.filter((id) => id !== 'machiavelli' && id !== 'cannons');
    expect(beside).toHaveLength(8);
    for (const id of beside) {
      const state = promoted();
      const { cards, tiles } = virtu.clone(state).open.palaces[0];
      does(state, 0, takes(id));
      expect(state.open.palaces[0]).toMatchObject({ cards, tiles, bonuses: [bonusNumber(id)] });
    }
  });

  const SIENA = cityNumber('siena');
  const leonardo: Situation = { rank: 2, bonuses: ['leonardo'], treasury: 2, stack: beforeSieges() };

  test('V-7.2.10: Leonardo adds 1 in each siege for 1 florin, once in each, attacking', () => {
    const state = table({ ...leonardo, troops: { siena: 3, bologna: 2 } });
    settled(state);
    does(state, 0, besiege(SIENA));
    const events = does(state, 0, declare(BY_LEONARDO));
    expect(events).toContainEqual(expect.objectContaining({ type: 'captured', city: SIENA, strength: 4 }));
    expect(treasury(state, 0)).toBe(1);
    expect(may(state, 0)).toContainEqual(declare(BY_LEONARDO));
    expect(does(state, 0, declare(BY_LEONARDO))).toContainEqual(
      expect.objectContaining({ type: 'captured', city: cityNumber('bologna'), strength: 3 }),
    );
    expect(treasury(state, 0)).toBe(0);
  });

  test('V-7.2.10: and defending', () => {
    const state = table({
      ...leonardo,
      exhausted: ['florence', 'pisa'],
      troops: {},
      others: { 1: { troops: { pisa: 3 } } },
    });
    settled(state);
    const events = does(state, 0, declare(BY_LEONARDO));
    expect(events).toContainEqual(expect.objectContaining({ type: 'repelled', strength: 3, cityStrength: 3 }));
    expect(treasury(state, 0)).toBe(1);
  });

  test('V-7.2.10: in field battles too, or with leonardoInFieldBattle false not', () => {
    const both: Situation = { ...leonardo, troops: { siena: 2 }, others: { 1: { troops: { siena: 2 } } } };
    const inField = table(both);
    settled(inField);
    expect(does(inField, 0, declare(BY_LEONARDO))).toContainEqual(
      expect.objectContaining({ type: 'battled', winner: 0, winnerStrength: 3, loserStrength: 2 }),
    );
    const notThere = table({ ...both, options: { leonardoInFieldBattle: false } });
    expect(settled(notThere)).toContainEqual(expect.objectContaining({ type: 'drawnBattle', strength: 2 }));
  });

  test('V-7.2.11: Italian Bastions add 2 to every city of their owner, free and by themselves', () => {
    const attack: Situation = { exhausted: ['florence', 'pisa'], troops: {}, others: { 1: { troops: { pisa: 3 } } } };
    const walls: Situation = { ...attack, rank: 2, bonuses: ['bastions'], treasury: 0, stack: beforeSieges() };
    expect(settled(table(walls))).toContainEqual(
      expect.objectContaining({ type: 'repelled', strength: 3, cityStrength: 4 }),
    );
    expect(settled(table({ ...attack, stack: beforeSieges() }))).toContainEqual(
      expect.objectContaining({ type: 'captured', strength: 3, cityStrength: 2 }),
    );
  });

  test('V-7.2.12: Copernicus gives 1 extra cortigiano space', () => {
    const state = promoted();
    expect(extraSpaces(virtu.tables, state, 0)).toBe(0);
    does(state, 0, takes('copernicus'));
    expect(extraSpaces(virtu.tables, state, 0)).toBe(1);
    const winter: Situation = { season: 'winter', rank: 2, cards: { L1: 'banker' }, stack: winterOf(0, 1) };
    const ways = (id: BonusId) => {
      const court = table({ ...winter, bonuses: [id] });
      settled(court);
      does(court, 0, pick(space('L1')));
      return may(court, 0);
    };
    expect(ways('copernicus')).toContainEqual(put(space('L2')));
    expect(ways('columbus')).not.toContainEqual(put(space('L2')));
  });

  test('V-7.2.13: The Prince gives 1 extra space and 1 agent, if fewer than 5 are earned', () => {
    const state = promoted();
    does(state, 0, takes('prince'));
    expect(extraSpaces(virtu.tables, state, 0)).toBe(1);
    expect(state.open.palaces[0]).toMatchObject({ agents: 3, lockedAgents: 2 });
    const full = promoted({ earnedAgents: 5 });
    does(full, 0, takes('prince'));
    expect(full.open.palaces[0]).toMatchObject({ agents: 5, lockedAgents: 0 });
  });

  test('V-7.2.13: agents already there stay', () => {
    const state = promoted({ agents: { florence: 1, 'room:0:3': 2 } });
    does(state, 0, takes('prince'));
    expect(state.open.agents.filter((agent) => agent !== NONE)).toEqual([1, 2]);
  });

  test('V-7.2.14: Duomo and Sistine Chapel count 1 and 2 crosses for religion, and pay for nothing', () => {
    const religion = (mine: BonusId, theirs: BonusId) => {
      const state = table({ rank: 2, bonuses: [mine], others: { 1: { rank: 2, bonuses: [theirs] } } });
      return virtu.result(state).sheet.find(({ category }) => category === 'religion')?.points;
    };
    expect(religion('duomo', 'columbus')).toEqual([4, 0, 0]);
    expect(religion('duomo', 'sistine-chapel')).toEqual([2, 4, 0]);
    const devout = table({ rank: 2, bonuses: ['sistine-chapel'], treasury: 3, exhausted: ['florence', 'pisa'] });
    expect(refused(devout, 0, PERFORM).rule).toBe('V-7.2.2');
  });

  test('V-7.2.15: Columbus is worth 2 points and nothing else', () => {
    const prestige = (bonuses: BonusId[]) =>
      virtu.result(table({ rank: 2, bonuses })).sheet.find(({ category }) => category === 'prestige')?.points[0];
    expect(prestige(['columbus'])).toBe(2);
    expect(prestige(['prince'])).toBe(0);
  });

  test('V-7.2.16: if Machiavelli is the last person, he is taken and a courtier discarded', () => {
    const state = promoted({
      seats: 5,
      rank: 3,
      treasury: 3,
      bonuses: ['duomo'],
      cards: { L1: 'banker', R1: 'banker', R2: 'banker' },
      others: {
        1: { rank: 2, bonuses: ['leonardo'] },
        2: { rank: 2, bonuses: ['copernicus'] },
        3: { rank: 2, bonuses: ['michelangelo'] },
        4: { rank: 2, bonuses: ['columbus'] },
      },
    });
    expect(may(state, 0)).toEqual([takes('machiavelli')]);
    expect(suggest(virtu, state, 0)).toEqual(takes('machiavelli'));
    does(state, 0, takes('machiavelli'));
    does(state, 0, suggest(virtu, state, 0));
    expect(state.open.palaces[0].cards).toContain(MACHIAVELLI);
  });

  test('V-7.2.17: Cannons work in the sieges of the same spring', () => {
    const state = promoted({
      turnOrder: [1, 2, 0],
      cards: { R1: 'ambassador' },
      exhausted: ['florence', 'pisa'],
      treasury: 3,
      troops: {},
      others: { 1: { troops: { pisa: 4 } } },
    });
    does(state, 0, takes('cannons'), END);
    expect(may(state, 0)).toEqual([declare(BY_CANNONS), PASS]);
    expect(does(state, 0, declare(BY_CANNONS))).toContainEqual(
      expect.objectContaining({ type: 'repelled', strength: 4, cityStrength: 4 }),
    );
  });
});
