/** V-3: setting up the game. */
import { asked, digest, legal, Match, type Options, play, start, suggest, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { dynasty, END, first, put } from '../src/choices.js';
import { BONUSES, CHARACTERS, CITIES, type CityId, DYNASTIES, TILES } from '../src/data/index.js';
import { type Event, type State, virtu } from '../src/index.js';
import { NONE, SLOT_COUNT } from '../src/tables.js';
import { cityNumber, does, isReady, refused, type Slot, slotNumber, top, troopsAt } from './table.js';

const SEEDS = Array.from({ length: 40 }, (_, number) => `setup ${number}`);
const DRAWN = { dynastyAssignment: 'random' };

const begin = (seats: number, options: Options = DRAWN, seed = 'setup') => start(virtu, { seats, options, seed });
const toSlot = (slot: Slot) => put(slotNumber(slot));
const dynastyOf = ({ open }: State, seat: number) => DYNASTIES[open.palaces[seat].dynasty];
const inPlay = (seats: number) => CITIES.filter((_, city) => virtu.tables.boards[seats].inPlay[city]);
const roadsFrom = (seats: number, city: CityId) =>
  virtu.tables.boards[seats].roads[cityNumber(city)].map((to) => CITIES[to]);

/** Everybody takes the suggested answers until the first year begins. */
function played(state: State): State {
  while (state.open.season === 'setup') {
    const [seat] = asked(virtu, state);
    does(state, seat, suggest(virtu, state, seat));
  }
  return state;
}

/** The seat that plays a dynasty, waiting to place its family cards. */
function placing(name: (typeof DYNASTIES)[number], options: Options = {}): [State, number] {
  const state = begin(5, { ...DRAWN, ...options });
  return [state, state.open.palaces.findIndex(({ dynasty: index }) => DYNASTIES[index] === name)];
}

describe('V-3.1 the common area', () => {
  test('V-3.1.1: three or four players use the side with the road Florence–Spoleto, five the one by Perugia', () => {
    for (const seats of [3, 4]) expect(roadsFrom(seats, 'florence')).toContain('spoleto');
    expect(roadsFrom(5, 'florence')).not.toContain('spoleto');
    expect(roadsFrom(5, 'florence')).toContain('perugia');
  });

  test('V-3.1.2: with three players eight cities are closed, with more they are open', () => {
    const closed = ['nice', 'turin', 'milan', 'genoa', 'parma', 'verona', 'cagliari', 'ragusa', 'reggio'] as const;
    const open = (seats: number) => closed.filter((city) => inPlay(seats).includes(city));
    expect(open(3)).toEqual(['verona']);
    expect(open(4)).toEqual([...closed]);
    expect(open(5)).toEqual([...closed]);
  });

  test('V-3.1.2: no road leads through a closed city, but the seas before it stay open', () => {
    const { boards } = virtu.tables;
    expect(roadsFrom(3, 'pisa')).toEqual(['florence', 'siena']);
    expect(roadsFrom(4, 'pisa')).toEqual(['genoa', 'parma', 'florence', 'siena']);
    for (const road of boards[3].roads.flat()) expect(boards[3].inPlay[road]).toBe(true);
    expect(boards[3].ports[cityNumber('naples')].map((city) => CITIES[city])).not.toContain('cagliari');
    // Venice to Syracuse: by the Adriatic and the Ionian Sea, whose port Reggio is closed.
    expect(boards[3].seaWays[cityNumber('venice')][cityNumber('syracuse')]).toBe(2);
  });

  test('V-3.1.3: Perugia and Civitavecchia are only in the game of five', () => {
    for (const city of ['perugia', 'civitavecchia'] as const) {
      expect([3, 4, 5].map((seats) => inPlay(seats).includes(city))).toEqual([false, false, true]);
    }
    expect([3, 4, 5].map((seats) => inPlay(seats).length)).toEqual([20, 28, 30]);
  });

  test('V-3.1.4: Rome is neutral, except with five players: then it belongs to the Roman player', () => {
    for (const seats of [3, 4]) expect(begin(seats).open.owner[cityNumber('rome')]).toBe(NONE);
    const five = begin(5);
    expect(dynastyOf(five, five.open.owner[cityNumber('rome')])).toBe('rome');
  });

  test('V-3.1.5: piles, neutral city tiles, bonuses, titles, guilds and cathedrals lie open to all', () => {
    const state = begin(4);
    expect(Object.fromEntries(CHARACTERS.map((id, at) => [id, state.open.characters[at]]))).toMatchObject({
      merchant: 5,
      cardinal: 5,
      pope: 1,
    });
    expect(state.open.characters.reduce((sum, count) => sum + count, 0)).toBe(56);
    expect(Object.fromEntries(TILES.map((id, at) => [id, state.open.tiles[at]]))).toEqual({
      duchy: 5,
      principality: 5,
      kingdom: 2,
      republic: 2,
      guild: 5,
      cathedral: 5,
    });
    expect(state.open.bonuses).toEqual(BONUSES.map(() => NONE));
    expect(state.open.owner.filter((owner) => owner === NONE)).toHaveLength(28 - 8);
    expect(view(state, null).open).toEqual(state.open);
  });

  test('V-3.1.6: there are 10 indulgence cards and 11 war tokens', () => {
    const { open } = begin(3);
    expect([open.indulgences, open.warTokens]).toEqual([10, 11]);
    expect(open.palaces.every(({ indulgence, warTokens }) => !indulgence.includes(true) && warTokens === 0)).toBe(true);
  });

  test('V-3.1.7: the three alliances have neither ally nor agent', () => {
    const { open } = begin(3);
    expect(open.ally).toEqual([NONE, NONE, NONE]);
    expect(open.allyReady).toEqual([false, false, false]);
    expect(new Set(open.agents)).toEqual(new Set([NONE]));
  });
});

describe('V-3.2 each player', () => {
  test.each([
    [3, ['florence', 'venice', 'naples']],
    [4, ['florence', 'venice', 'naples', 'milan']],
    [5, ['florence', 'venice', 'naples', 'milan', 'rome']],
  ])('V-3.2.1: with %i players %j play', (seats, names) => {
    const state = begin(seats);
    expect(new Set(state.open.palaces.map((_, seat) => dynastyOf(state, seat)))).toEqual(new Set(names));
    const chosen = played(begin(seats, {}));
    expect(new Set(chosen.open.palaces.map((_, seat) => dynastyOf(chosen, seat)))).toEqual(new Set(names));
  });

  test('V-3.2.1: drawn dynasties come to every seat', () => {
    const drawn = SEEDS.map((seed) => dynastyOf(begin(3, DRAWN, seed), 0));
    expect(new Set(drawn)).toEqual(new Set(['florence', 'venice', 'naples']));
  });

  test('V-3.2.1: a dynasty that is taken cannot be chosen, and the last one needs no choice', () => {
    const state = begin(3, { firstPlayer: 'chosen' });
    does(state, 0, first(1));
    does(state, 1, dynasty(DYNASTIES.indexOf('naples')));
    const taken = refused(state, 2, dynasty(DYNASTIES.indexOf('naples')));
    expect(taken).toMatchObject({ reason: 'barred', rule: 'V-3.2.1' });
    expect(refused(state, 2, dynasty(DYNASTIES.indexOf('milan')))).toMatchObject({ reason: 'unknown' });
    does(state, 2, dynasty(DYNASTIES.indexOf('florence')));
    expect([0, 1, 2].map((seat) => dynastyOf(state, seat))).toEqual(['venice', 'naples', 'florence']);
    expect(top(state).step).toBe('family');
  });

  test('V-3.2.2: each has the palace, cards and two start cities of the dynasty, and four troops in reserve', () => {
    const state = played(begin(5));
    for (const [seat, palace] of state.open.palaces.entries()) {
      const { family, startCities } = virtu.tables.palaces[palace.dynasty];
      expect(palace.cards.filter((card) => card !== NONE).toSorted((a, b) => a - b)).toEqual(family);
      expect(palace.tiles).toEqual(startCities.toSorted((a, b) => a - b));
      const troops = CITIES.reduce((sum, city) => sum + troopsAt(state, seat, city), 0);
      expect(6 - troops).toBe(4);
    }
  });

  test('V-3.2.3: start cities are available in the domain, with a disc and a troop on each', () => {
    const state = begin(3);
    const venice = state.open.palaces.findIndex((_, seat) => dynastyOf(state, seat) === 'venice');
    for (const city of ['venice', 'verona'] as const) {
      expect(state.open.owner[cityNumber(city)]).toBe(venice);
      expect(troopsAt(state, venice, city)).toBe(1);
      expect(isReady(state, venice, city)).toBe(true);
    }
    expect(state.open.palaces[venice].cities).toBe(2);
  });

  test('V-3.2.5: Naples and Rome have 3 agents in hand, the others 2; the rest is locked', () => {
    const { open } = begin(5);
    const agents = open.palaces.map((one) => [DYNASTIES[one.dynasty], [one.agents, one.lockedAgents]]);
    expect(Object.fromEntries(agents)).toEqual({
      florence: [2, 3],
      venice: [2, 3],
      naples: [3, 2],
      milan: [2, 3],
      rome: [3, 2],
    });
  });

  test('V-3.2.6 and V-3.2.7: one florin, and no marker in the palace', () => {
    const { open } = played(begin(4));
    expect(open.palaces.map(({ treasury, marker }) => [treasury, marker])).toEqual(Array(4).fill([1, NONE]));
  });
});

describe('V-3.2.4 family cards', () => {
  test('V-3.2.4: only a card with an action goes to an action slot; extra spaces are closed', () => {
    const [state, naples] = placing('naples'); // Ferdinand II has no action
    for (const slot of ['action0', 'L2', 'L3', 'R3'] as const)
      expect(refused(state, naples, toSlot(slot))).toMatchObject({ reason: 'barred', rule: 'V-3.2.4' });
    for (const slot of ['L1', 'R1', 'R2', 'upgrade0'] as const)
      expect(legal(virtu, state, naples)).toContainEqual(toSlot(slot));
    does(state, naples, toSlot('L1'));
    expect(legal(virtu, state, naples)).toContainEqual(toSlot('action0')); // Alfonso
  });

  test('V-3.2.4: one card in each place', () => {
    const [state, naples] = placing('naples');
    does(state, naples, toSlot('R1'));
    expect(refused(state, naples, toSlot('R1'))).toMatchObject({ reason: 'barred', rule: 'V-3.2.4' });
  });

  test('V-3.2.4: an upgrade slot needs an action card in its room, which may still come', () => {
    const [state, naples] = placing('naples');
    does(state, naples, toSlot('upgrade2'), toSlot('R1')); // Ferdinand waits below Federico, the only one left
    expect(legal(virtu, state, naples)).toEqual([toSlot('action2')]);
    const [other] = placing('naples');
    does(other, naples, toSlot('L1'), toSlot('R1'));
    expect(refused(other, naples, toSlot('upgrade2'))).toMatchObject({ reason: 'barred', rule: 'V-3.2.4' });
  });

  test('V-3.2.4: two upgrades cannot wait for one card', () => {
    const [state, naples] = placing('naples');
    does(state, naples, toSlot('upgrade2'));
    expect(refused(state, naples, toSlot('upgrade4'))).toMatchObject({ reason: 'barred', rule: 'V-3.2.4' });
    does(state, naples, toSlot('action4'));
    expect(legal(virtu, state, naples)).toEqual([toSlot('action2')]);
  });

  test('V-3.2.4: all three cards are placed, and all start available', () => {
    const [state, naples] = placing('naples');
    does(state, naples, toSlot('R2'), toSlot('action3'), toSlot('upgrade3'));
    expect(legal(virtu, state, naples)).toEqual([END]);
    does(state, naples, END);
    played(state);
    const { cards, ready } = state.open.palaces[naples];
    const { family } = virtu.tables.palaces[state.open.palaces[naples].dynasty];
    expect([cards[slotNumber('R2')], cards[slotNumber('action3')], cards[slotNumber('upgrade3')]]).toEqual(family);
    expect(ready[slotNumber('R2')]).toBe(true);
  });

  test.each(DYNASTIES)('V-3.2.4: %s has as many placements as a count by hand finds', (name) => {
    const [state, seat] = placing(name);
    const { family } = virtu.tables.palaces[state.open.palaces[seat].dynasty];
    const found = new Set<string>();
    const visit = (position: State) => {
      const choices = legal(virtu, position, seat);
      if (choices[0] === END) {
        found.add(String(position.own[seat].family));
        return;
      }
      for (const choice of choices) {
        const next = virtu.clone(position);
        play(virtu, next, seat, choice);
        visit(next);
      }
    };
    visit(state);
    expect(found.size).toBe(placements(family.map((card) => virtu.tables.cards[card].action !== NONE)));
  });

  /** All triples of slots, tried one by one: three base spaces, five action slots, five upgrade slots below them. */
  function placements(hasAction: readonly boolean[]): number {
    const slots = Array.from({ length: SLOT_COUNT }, (_, slot) => slot).filter((slot) => ![1, 2, 5].includes(slot));
    let count = 0;
    for (const one of slots)
      for (const two of slots)
        for (const three of slots) {
          const taken = [one, two, three];
          const isOnePerSlot = new Set(taken).size === 3;
          const isAbleToAct = taken.every((slot, card) => slot < 6 || slot >= 11 || hasAction[card]);
          if (isOnePerSlot && isAbleToAct && taken.every((slot) => slot < 11 || taken.includes(slot - 5))) count++;
        }
    return count;
  }

  test('V-3.2.4: all place at the same time and reveal together', () => {
    const state = begin(3);
    expect(asked(virtu, state)).toEqual([0, 1, 2]);
    const told: Event[] = [];
    for (const seat of [2, 0]) {
      while (asked(virtu, state).includes(seat)) told.push(...does(state, seat, suggest(virtu, state, seat)));
      expect(state.open.palaces[seat].cards.every((card) => card === NONE)).toBe(true);
    }
    expect(told).toEqual([
      { type: 'sealed', seat: 2 },
      { type: 'sealed', seat: 0 },
    ]);
    played(state);
    for (const { cards } of state.open.palaces) expect(cards.filter((card) => card !== NONE)).toHaveLength(3);
    expect(state.own).toEqual([{ family: null }, { family: null }, { family: null }]);
  });

  test('V-3.2.4: with the house rule familyPlacement turnOrder they place one after the other', () => {
    const state = begin(3, { ...DRAWN, familyPlacement: 'turnOrder', firstPlayer: 'chosen' });
    does(state, 0, first(1));
    const order: number[] = [];
    while (state.open.season === 'setup') {
      const seats = [...asked(virtu, state)];
      expect(seats).toHaveLength(1);
      for (const earlier of order) expect(state.open.palaces[earlier].cards.some((card) => card !== NONE)).toBe(true);
      while (state.open.season === 'setup' && asked(virtu, state)[0] === seats[0])
        does(state, seats[0], suggest(virtu, state, seats[0]));
      order.push(seats[0]);
    }
    expect(order).toEqual([1, 2, 0]);
  });
});

describe('V-3.3 order and tracks', () => {
  test('V-3.3.1: the first player is drawn, and the others follow clockwise', () => {
    const orders = SEEDS.map((seed) => begin(4, DRAWN, seed).open.turnOrder);
    expect(new Set(orders.map(String))).toEqual(new Set(['0,1,2,3', '1,2,3,0', '2,3,0,1', '3,0,1,2']));
  });

  test('V-3.3.1: with the house rule firstPlayer chosen, whoever opens the table names the first player', () => {
    const state = begin(3, { firstPlayer: 'chosen' });
    expect(asked(virtu, state)).toEqual([0]);
    expect(legal(virtu, state, 0)).toEqual([first(0), first(1), first(2)]);
    expect(does(state, 0, first(2))).toContainEqual({ type: 'order', seat: 2, chosen: true });
    expect(state.open.turnOrder).toEqual([2, 0, 1]);
  });

  test('V-3.3.2: all markers start on city space 2 and patronage space 0, the first player on top', () => {
    for (const seed of SEEDS) {
      const { open } = begin(3, DRAWN, seed);
      expect(open.standing).toEqual(open.turnOrder);
      expect(open.palaces.map(({ cities, rank }) => [cities, rank])).toEqual(Array(3).fill([2, 0]));
    }
  });

  test('V-3.3.3: first player, dynasties in turn order, family cards, then year 1', () => {
    const state = begin(3, { firstPlayer: 'chosen' });
    const questions: [string, readonly number[]][] = [];
    const note = () => questions.push([top(state).step, [...asked(virtu, state)]]);
    note();
    does(state, 0, first(2));
    note();
    does(state, 2, dynasty(2));
    note();
    does(state, 0, dynasty(1));
    note();
    played(state);
    note();
    expect(questions).toEqual([
      ['firstPlayer', [0]],
      ['dynasty', [2]],
      ['dynasty', [0]],
      ['family', [0, 1, 2]],
      ['marker', [2]],
    ]);
    expect([state.open.year, state.open.season]).toEqual([1, 'spring']);
  });

  test('V-3.3.3: dynasties are drawn after the first player is named', () => {
    const state = begin(3, { firstPlayer: 'chosen', ...DRAWN });
    expect(state.open.palaces.every(({ dynasty: index }) => index === NONE)).toBe(true);
    const told = does(state, 0, first(1)).map(({ type }) => type);
    expect(told).toEqual(['order', 'dynasty', 'dynasty', 'dynasty']);
  });

  test('V-3.3.3: nothing is drawn after the setup', () => {
    const match = new Match(virtu, { seats: 4, options: { yearLimit: 7 }, seed: 'no chance' });
    const random = digest(match.state.hidden);
    while (!match.over) {
      const [seat] = match.asked();
      expect(match.play(seat, match.suggest(seat))).toEqual({ ok: true });
      expect(digest(match.state.hidden)).toBe(random);
    }
  });
});
