/** P-3: setting up the game. */
import { Match, seatPlayers, start, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, principato, type State } from '../src/index.js';
import type { CardId } from '../src/tables.js';

const { cards, goals } = principato.tables;
const SEEDS = Array.from({ length: 40 }, (_, number) => `setup ${number}`);

const deal = (seats: number, seed = 'setup') => start(principato, { seats, options: {}, seed });
const backs = (ids: readonly CardId[]) => ids.map((id) => cards[id].back);
const militaryCards = (ids: readonly CardId[]) => ids.filter((id) => cards[id].type === null).length;
/** Everything that is not in the box: hands, display and decks. */
const inPlay = ({ open, hidden }: State) =>
  [open.display, ...open.principalities.map((one) => one.hand), ...hidden.decks].flat();

describe('P-3 setting up', () => {
  test.each([2, 3, 4])('P-3.1 each of %i players has a principality', (seats) => {
    const state = deal(seats);
    expect(state.open.principalities).toHaveLength(seats);
    expect(state.own).toHaveLength(seats);
    expect(state.open.turns).toEqual(Array.from({ length: seats }, () => 0));
  });

  test.each([
    [2, [3, 4], 44],
    [3, [4], 22],
    [4, [], 0],
  ])('P-3.2 with %i players the cards marked %j are in the box: %i', (seats, removed, count) => {
    const state = deal(seats);
    const marks: readonly number[] = removed;
    expect(state.open.box.filter((id) => marks.includes(cards[id].mark))).toHaveLength(count);
    expect(inPlay(state).filter((id) => marks.includes(cards[id].mark))).toEqual([]);
    expect(state.open.box.length + inPlay(state).length).toBe(100);
  });

  test('P-3.3 cards are sorted by back; decks 2 and 3 have a military scoring card each', () => {
    const { open, hidden } = deal(4);
    expect(new Set(backs([...hidden.decks[0], ...open.display]))).toEqual(new Set(['1']));
    expect(new Set(backs(hidden.decks[1]))).toEqual(new Set(['2']));
    expect(new Set(backs(hidden.decks[2]))).toEqual(new Set(['3']));
    expect(hidden.decks.map(militaryCards)).toEqual([0, 1, 1]);
  });

  test.each([2, 3, 4])('P-3.4 each of %i players has an S1 card and an S2 card of his own, face up', (seats) => {
    const state = deal(seats);
    const hands = state.open.principalities.map((one) => one.hand);
    expect(hands.map(backs)).toEqual(hands.map(() => ['S1', 'S2']));
    const second = hands.map(([, card]) => cards[card].type?.type);
    expect(new Set(second).size).toBe(seats);
    const left = backs(state.open.box).filter((back) => back.startsWith('S'));
    expect(left.sort()).toEqual([...Array(4 - seats).fill('S1'), ...Array(4 - seats).fill('S2')]);
    expect(view(state, null).open.principalities[0].hand).toEqual(hands[0]);
  });

  test('P-3.4 the S2 cards are dealt at random', () => {
    const dealt = SEEDS.map((seed) => cards[deal(2, seed).open.principalities[0].hand[1]].type?.type);
    expect(new Set(dealt)).toEqual(new Set(['field-works', 'farm-works', 'palazzo-works', 'bank-works']));
  });

  test('P-3.5 every deck is shuffled, decks 2 and 3 with their military scoring card', () => {
    const [one, other] = [deal(4, 'one'), deal(4, 'other')];
    for (const deck of [1, 2]) {
      expect(one.hidden.decks[deck]).not.toEqual(other.hidden.decks[deck]);
      expect(one.hidden.decks[deck].toSorted()).toEqual(other.hidden.decks[deck].toSorted());
      const places = SEEDS.map((seed) => deal(4, seed).hidden.decks[deck].findIndex((id) => cards[id].type === null));
      expect(new Set(places).size).toBeGreaterThan(10);
    }
    expect(one.open.display).not.toEqual(other.open.display);
  });

  test.each([
    [2, 5, 13, 15],
    [3, 6, 20, 22],
    [4, 7, 27, 29],
  ])('P-3.6 with %i players: display %i, draw pile %i, decks 2 and 3 of %i', (seats, display, pile, waiting) => {
    const { open, hidden } = deal(seats);
    expect(open.display).toHaveLength(display);
    expect(open.drawPile).toBe(pile);
    expect(hidden.decks.map((deck) => deck.length)).toEqual([pile, waiting, waiting]);
  });

  test.each([2, 3, 4])('P-3.7 each of %i players has a goal of each pile; the rest is in the box unseen', (seats) => {
    const { own, hidden } = deal(seats);
    expect(own.map((one) => one.goals.map((goal) => goals[goal].pile))).toEqual(own.map(() => [1, 2]));
    const all = [...own.flatMap((one) => one.goals), ...hidden.goals];
    expect(hidden.goals).toHaveLength(8 - 2 * seats);
    expect(all.toSorted()).toEqual(principato.tables.goalPiles.flat());
  });

  test('P-3.7 goals are known to their owner only', () => {
    const match = new Match(principato, { seats: 3, options: {}, seed: 'goals' });
    const [general, art] = match.state.own[1].goals;
    const told: Event = { type: 'goals', seat: 1, general, art };
    expect(match.view(1).own).toMatchObject({ goals: [general, art] });
    expect(match.log(1)).toContainEqual(told);
    expect(match.log(0)).not.toContainEqual(told);
    expect(match.log(null).filter((event) => event.type === 'goals')).toEqual([]);
    expect(match.view(0).own).toEqual(match.state.own[0]);
    expect(match.view(null).own).toBeNull();
    expect(match.view(0).all).toBeNull();
  });

  test.each([2, 3, 4])('P-3.8 the reserve of %i players after the setup', (n) => {
    expect(deal(n).open.reserve).toEqual({
      food: 39 - n,
      gold: 39 - n,
      favor: 12 - n,
      land: 42 - 2 * n,
      town: 42 - 2 * n,
      catapult: 19,
      soldier: 37,
      culture: [5, 5, 5, 5, 5, 5, 5, 5, 5],
    });
    const stacks = principato.tables.stacks.map(({ culture, vp }) => `${culture} ${vp}`);
    expect(stacks).toEqual([
      ...['monument 4', 'monument 3', 'monument 2'],
      ...['book 5', 'book 4', 'book 3'],
      ...['painting 6', 'painting 5', 'painting 4'],
    ]);
  });

  test('P-3.9 every player has one of each building and of each cube', () => {
    const { open } = deal(3);
    for (const one of open.principalities) {
      expect(one).toEqual({
        ...{ field: 1, farm: 1, palazzo: 1, bank: 1 },
        ...{ food: 1, gold: 1, favor: 1 },
        ...{ catapult: 0, militia: 0, condottiere: 0 },
        ...{ foodOnMilitia: 0, favorOnMilitia: 0, goldOnCondottieri: 0, favorOnCondottieri: 0 },
        culture: [],
        hand: one.hand,
        military: 0,
      });
    }
  });

  test('P-3.10 the first player is drawn and takes the first turn', () => {
    const firsts = SEEDS.map((seed) => deal(4, seed).open);
    expect(new Set(firsts.map((open) => open.firstPlayer))).toEqual(new Set([0, 1, 2, 3]));
    for (const open of firsts) expect(open.stack).toEqual([{ step: 'turn', seat: open.firstPlayer }]);
    const told: Event[] = [];
    const state = start(principato, { seats: 4, options: {}, seed: 'began' }, (event) => {
      told.push(event);
    });
    expect(told[0]).toEqual({ type: 'began', firstPlayer: state.open.firstPlayer });
  });

  const SAT = ['Anna', 'Bruno', 'Carla'];
  /** Who the first player is, and who sits after them clockwise. */
  const round = (seed: string, seating: 'asSat' | 'drawn'): string => {
    const seated = seatPlayers(SAT, seating, seed);
    const { firstPlayer } = deal(3, seed).open;
    return [0, 1, 2].map((step) => seated[(firstPlayer + step) % 3]).join();
  };

  test('P-3.11 as they sat: the first player is drawn, but everybody keeps the same neighbours', () => {
    const rounds = new Set(SEEDS.map((seed) => round(seed, 'asSat')));
    expect(rounds).toEqual(new Set(['Anna,Bruno,Carla', 'Bruno,Carla,Anna', 'Carla,Anna,Bruno']));
  });

  test('P-3.11 drawn: every order of turns comes up, the same again from the same seed', () => {
    expect(new Set(SEEDS.map((seed) => round(seed, 'drawn'))).size).toBe(6);
    for (const seed of SEEDS) expect(round(seed, 'drawn')).toBe(round(seed, 'drawn'));
  });
});
