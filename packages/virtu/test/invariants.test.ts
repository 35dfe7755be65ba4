/** Section 11: each invariant finds the state that breaks it. */
import { describe, expect, test } from 'vitest';
import type { BonusId } from '../src/data/index.js';
import { type State, virtu } from '../src/index.js';
import { troopPlace } from '../src/state.js';
import { ABSENT, CATHEDRAL, DUCHY, KINGDOM, MACHIAVELLI_CARD, NONE, PLACE_COUNT, REPUBLIC } from '../src/tables.js';
import {
  bonusNumber,
  cardNumber,
  cityNumber,
  placeOf,
  powerNumber,
  type Situation,
  slotNumber,
  table,
} from './table.js';

/** The ids that are broken after something impossible has happened. */
function brokenBy(situation: Situation, happens: (state: State) => void): string[] {
  const state = table({ stack: [], ...situation });
  expect(virtu.violations(state, null)).toEqual([]);
  happens(state);
  return virtu.violations(state, null).map((wrong) => wrong.split(':')[0]);
}
const palaceOf = (state: State) => state.open.palaces[0];
const patron = (rank: number, ...bonuses: readonly BonusId[]): Situation => ({ rank, bonuses });

describe('invariants', () => {
  test('I-01: six troops at most, and nowhere fewer than none', () => {
    const place = (state: State) => troopPlace(state, cityNumber('florence'), 0);
    const set = (troops: number) => (state: State) => {
      state.open.troops[place(state)] = troops;
    };
    expect(brokenBy({}, set(6))).toEqual(['I-01']); // and one in Pisa
    expect(brokenBy({}, set(-1))).toEqual(['I-01']);
  });

  test('I-02: five agents: locked, in hand or placed', () => {
    expect(brokenBy({}, (state) => palaceOf(state).agents++)).toEqual(['I-02']);
    expect(brokenBy({}, (state) => palaceOf(state).lockedAgents--)).toEqual(['I-02']);
    const placed = (state: State) => {
      state.open.agents[placeOf('siena')] = 0;
    };
    expect(brokenBy({}, placed)).toEqual(['I-02']);
    const swapped = (state: State) => {
      palaceOf(state).agents = -1;
      palaceOf(state).lockedAgents = 6;
    };
    expect(brokenBy({}, swapped)).toEqual(['I-02']);
  });

  test('I-04: the tile of a city is in the domain of whoever controls it', () => {
    const stolen = (state: State) => {
      state.open.owner[cityNumber('siena')] = 1;
      state.open.palaces[1].cities++;
      palaceOf(state).cities--;
    };
    expect(brokenBy({ cities: ['siena'], others: { 1: {} }, standing: [0, 1, 2] }, stolen)).toContain('I-04');
  });

  test('I-05: the marker of the city track tells how many cities a player controls', () => {
    expect(brokenBy({}, (state) => palaceOf(state).cities++)).toContain('I-05');
  });

  test('I-06: every marker is on the city track once, higher spaces first', () => {
    const situation = { cities: ['siena'] } as const;
    expect(brokenBy(situation, ({ open }) => open.standing.reverse())).toEqual(['I-06']);
    expect(brokenBy(situation, ({ open }) => open.standing.pop())).toEqual(['I-06']);
  });

  test('I-07: agents are at places of this game, one at each', () => {
    const at = (place: number) => (state: State) => {
      palaceOf(state).agents--;
      state.open.agents[place] = 0;
    };
    expect(brokenBy({}, at(placeOf('milan')))).toEqual(['I-07']); // closed with three players
    expect(brokenBy({}, at(placeOf('room:4:2')))).toEqual(['I-07']); // nobody's palace
    expect(brokenBy({}, at(PLACE_COUNT))).toEqual(['I-07']);
    expect(brokenBy({}, at(placeOf('room:2:2')))).toEqual([]);
  });

  test('I-08: all copies of a character are in the pile or in palaces, family cards with their owners', () => {
    const puts = (card: number) => (state: State) => {
      palaceOf(state).cards[slotNumber('L1')] = card;
      palaceOf(state).ready[slotNumber('L1')] = true;
    };
    expect(brokenBy({}, puts(cardNumber('banker')))).toEqual(['I-08']);
    expect(brokenBy({}, puts(cardNumber('ferdinand-ii')))).toEqual(['I-08']); // of Naples
    expect(brokenBy({}, puts(MACHIAVELLI_CARD))).toEqual(['I-08']); // not taken
    const twice = { cards: { R1: 'lorenzo-de-medici' } } as const;
    expect(brokenBy(twice, puts(cardNumber('lorenzo-de-medici')))).toEqual(['I-08']);
    expect(brokenBy({}, puts(cardNumber('lorenzo-de-medici')))).toEqual([]);
  });

  test('I-09: an upgrade lies below an action card, and an action card has an action', () => {
    const alone = (state: State) => {
      palaceOf(state).cards[slotNumber('action1')] = NONE;
    };
    const room = { cards: { action1: 'lorenzo-de-medici', upgrade1: 'giuliano-de-medici' } } as const;
    expect(brokenBy(room, alone)).toEqual(['I-09']);
    const idle = (state: State) => {
      palaceOf(state).cards[slotNumber('action1')] = cardNumber('giovanni-de-medici');
    };
    expect(brokenBy({ cards: { action1: 'lorenzo-de-medici' } }, idle)).toEqual(['I-09']);
  });

  test('I-10: only courtiers and tiles have a face', () => {
    const noCard = (state: State) => {
      palaceOf(state).ready[slotNumber('L1')] = true;
    };
    expect(brokenBy({}, noCard)).toEqual(['I-10']);
    expect(brokenBy({}, (state) => palaceOf(state).tileReady.pop())).toEqual(['I-10']);
    expect(brokenBy({}, (state) => palaceOf(state).ready.push(true))).toEqual(['I-10']);
  });

  test('I-11: no more cards on extra spaces than there are extra spaces', () => {
    const extra = (state: State) => {
      palaceOf(state).cards[slotNumber('L2')] = cardNumber('lorenzo-de-medici');
    };
    expect(brokenBy({}, extra)).toEqual(['I-11']);
    expect(brokenBy({ tiles: ['duchy'] }, extra)).toEqual([]);
  });

  test('I-12: ten indulgences and eleven war tokens, in the supply or with players; no tokens in winter', () => {
    expect(brokenBy({}, ({ open }) => open.indulgences--)).toEqual(['I-12']);
    expect(brokenBy({}, ({ open }) => open.warTokens--)).toEqual(['I-12']);
    const winter = (state: State) => {
      state.open.season = 'winter';
    };
    expect(brokenBy({ warTokens: 1 }, winter)).toEqual(['I-12']);
    expect(brokenBy({ indulgences: [1] }, winter)).toEqual([]);
  });

  test('I-13: five cathedrals, each in a city of value 3 or 4 of its owner', () => {
    const tile = (state: State) => palaceOf(state).tiles.indexOf(CATHEDRAL + cityNumber('florence'));
    const movedTo = (city: 'pisa' | 'naples') => (state: State) => {
      palaceOf(state).tiles[tile(state)] = CATHEDRAL + cityNumber(city);
    };
    const situation = { tiles: ['cathedral:florence'] } as const;
    expect(brokenBy(situation, movedTo('pisa'))).toEqual(['I-13']);
    expect(brokenBy(situation, movedTo('naples'))).toEqual(['I-13']);
    expect(brokenBy(situation, ({ open }) => open.tiles.fill(5))).toEqual(['I-13']);
  });

  test('I-14: one of each tile, of Kingdom and Republic, and of the Cardinal', () => {
    const gains = (tile: number) => (state: State) => {
      palaceOf(state).tiles.push(tile);
      palaceOf(state).tileReady.push(true);
    };
    expect(brokenBy({ tiles: ['duchy'] }, gains(DUCHY))).toContain('I-14');
    expect(brokenBy({ tiles: ['kingdom'] }, gains(REPUBLIC))).toEqual(['I-14']);
    expect(brokenBy({ tiles: ['republic'] }, gains(KINGDOM))).toEqual(['I-14']);
    expect(() => table({ cards: { L1: 'cardinal', R1: 'cardinal' } })).toThrow(/I-14/);
    expect(() => table({ cards: { L1: 'banker', R1: 'banker' } })).not.toThrow();
  });

  test('I-15: a bonus from rank 2, two from rank 4, one of each kind', () => {
    const rank = (to: number) => (state: State) => {
      palaceOf(state).rank = to;
    };
    expect(brokenBy(patron(1), rank(2))).toEqual(['I-15']);
    expect(brokenBy(patron(3, 'columbus'), rank(4))).toEqual(['I-15']);
    expect(brokenBy(patron(2, 'columbus'), rank(1))).toEqual(['I-15']);
    const replaces = (bonus: BonusId) => (state: State) => {
      palaceOf(state).bonuses[0] = bonusNumber(bonus);
    };
    expect(brokenBy(patron(4, 'columbus', 'duomo'), replaces('bastions'))).toEqual(['I-15']);
    expect(brokenBy(patron(4, 'duomo', 'columbus'), replaces('copernicus'))).toEqual(['I-15']);
  });

  test('I-16: one trophy of each opponent', () => {
    expect(brokenBy({ trophies: [1] }, (state) => palaceOf(state).trophies.push(1))).toEqual(['I-16']);
    expect(brokenBy({ trophies: [1] }, (state) => palaceOf(state).trophies.push(0))).toEqual(['I-16']);
  });

  test('I-17: no debts; ranks from 0 to 5, one at a time', () => {
    expect(brokenBy({}, (state) => palaceOf(state).treasury--)).toEqual([]); // to 0
    expect(brokenBy({ treasury: 0 }, (state) => palaceOf(state).treasury--)).toEqual(['I-17']);
    expect(brokenBy(patron(5, 'columbus', 'duomo'), (state) => palaceOf(state).rank++)).toEqual(['I-17']);
    expect(brokenBy({}, (state) => palaceOf(state).rank--)).toEqual(['I-17']);
    const [before, after] = [table(patron(0)), table(patron(2, 'columbus'))];
    expect(virtu.violations(after, before)).toEqual(['I-17: seat 0: rank 2']);
    expect(virtu.violations(after, table(patron(1)))).toEqual([]);
  });

  test('I-18: outside spring troops stand in their own cities', () => {
    const winter = (state: State) => {
      state.open.season = 'winter';
    };
    expect(brokenBy({ troops: { siena: 1 } }, winter)).toEqual(['I-18']);
    expect(brokenBy({ troops: { siena: 1 }, cities: ['siena'] }, winter)).toEqual([]);
  });

  test('I-19: a bonus is ready only with an ally', () => {
    const ready = ({ open }: State) => {
      open.allyReady[powerNumber('france')] = true;
    };
    expect(brokenBy({}, ready)).toEqual(['I-19']);
    expect(brokenBy({ allies: { france: 0 } }, ready)).toEqual([]);
  });

  test('I-21: the turn order is a permutation of the players', () => {
    const order =
      (...seats: number[]) =>
      ({ open }: State) => {
        open.turnOrder = seats;
      };
    expect(brokenBy({}, order(0, 1, 1))).toEqual(['I-21']);
    expect(brokenBy({}, order(0, 1))).toEqual(['I-21']);
    expect(brokenBy({}, order(1, 2, 3))).toEqual(['I-21']);
    expect(brokenBy({}, order(2, 0, 1))).toEqual([]);
  });

  test('I-22: closed cities have neither owner nor troops', () => {
    const opened = ({ open }: State) => {
      open.owner[cityNumber('milan')] = NONE;
    };
    expect(brokenBy({}, opened)).toEqual(['I-22']);
    const closed = ({ open }: State) => {
      open.owner[cityNumber('siena')] = ABSENT;
    };
    expect(brokenBy({}, closed)).toEqual(['I-22']);
    const marched = (state: State) => {
      state.open.troops[troopPlace(state, cityNumber('milan'), 0)] = 1;
    };
    expect(brokenBy({}, marched)).toEqual(['I-22']);
  });
});
