/** The golden examples of the specification, section 9. */
import { auto, start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  activate,
  alternative,
  change,
  culture as cultureOf,
  DONE,
  dismiss,
  END,
  FAVOR,
  move,
  pay,
  place,
  recruit,
  SUPPLY,
  take,
} from '../src/choices.js';
import type { GoalId } from '../src/data/index.js';
import { principato } from '../src/index.js';
import {
  act,
  army,
  autoplay,
  type Board,
  buildings,
  culture,
  display,
  hand,
  may,
  military,
  only,
  scored,
  store,
  table,
  waitedFor,
  whyNot,
} from './table.js';

describe('PG from the seed', () => {
  const cedric = { catapult: 2, militia: 3, foodOnMilitia: 2, food: 0, favor: 0 } as const;

  test('PG-1 two catapults and three militia, two of them with food: strength 3', () => {
    const state = table({ ...cedric, pile: [] });
    expect(scored(act(state, 0, END))[0]).toEqual({ seat: 0, strength: 3, vp: 6 });
  });

  test('PG-2 strengths 5, 5, 3, 2 earn 6, 6, 2, 0', () => {
    const state = table({
      seats: 4,
      pile: [],
      catapult: 5,
      others: { 1: { catapult: 5 }, 2: { catapult: 3 }, 3: { catapult: 2 } },
    });
    act(state, 0, END);
    expect(military(state)).toEqual([6, 6, 2, 0]);
  });

  test('PG-3 after the award the cubes go to the reserve, and one militia is dismissed', () => {
    const state = table({ ...cedric, pile: [] });
    const { food, soldier } = state.open.reserve;
    act(state, 0, END, dismiss(1), DONE);
    expect(army(state, 0)).toEqual({ catapult: 2, militia: 2 });
    expect(state.open.reserve).toMatchObject({ food: food + 2, soldier: soldier + 1 });
  });
});

describe('PG turn and cards', () => {
  test('PG-4 tax collector, exchange, then a bank', () => {
    const state = table({ hand: ['tax-collector', 'bank-works'], display: { 2: 'palazzo-works' } });
    expect(state.open.reserve).toMatchObject({ food: 36, gold: 36 });
    act(state, 0, activate(0), alternative(1), take(2), activate(1), alternative(0), pay(0));
    expect(buildings(state, 0)).toBe('1/1/1/2');
    expect(store(state, 0)).toBe('1/2/1');
    expect(hand(state, 0)).toEqual(['palazzo-works', 'bank-works']);
    expect(display(state)[2]).toBe('tax-collector');
    expect(state.open.reserve).toMatchObject({ food: 36, gold: 35 });
  });

  test('PG-5 a harvest of 3 with one free place: two cubes stay in the reserve', () => {
    const state = table({ field: 3, food: 1, hand: ['harvest'] });
    const { food } = state.open.reserve;
    act(state, 0, activate(0), take(0));
    expect(store(state, 0)).toBe('2/1/1');
    expect(state.open.reserve.food).toBe(food - 1);
  });

  const hungry = { field: 4, farm: 2, food: 3, militia: 2, hand: ['harvest'] } as const;

  test('PG-6 overflow of 3 with two hungry militia: 0, 1 or 2 cubes go onto them', () => {
    const state = table(hungry);
    const { food } = state.open.reserve;
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('4/1/1');
    expect(may(state, 0)).toEqual([place(0), place(1), place(2)]);
    expect(act(state, 0, place(2))).toContainEqual({ type: 'lost', seat: 0, cube: 'food', count: 1 });
    expect(store(state, 0)).toBe('4/1/1');
    expect(army(state, 0)).toEqual({ militia: 2, foodOnMilitia: 2 });
    expect(state.open.reserve.food).toBe(food - 3);
  });

  test('PG-7 feeding the militia first gives the same', () => {
    const overflowing = table(hungry);
    act(overflowing, 0, activate(0), place(2), take(0));
    const state = table(hungry);
    act(state, 0, SUPPLY, move(2));
    expect(store(state, 0)).toBe('1/1/1');
    expect(state.open.actionsLeft).toBe(2);
    const told = act(state, 0, activate(0), take(0));
    expect(told).toContainEqual({ type: 'received', seat: 0, cube: 'food', count: 3 });
    expect(told).toContainEqual({ type: 'lost', seat: 0, cube: 'food', count: 1 });
    expect(state).toEqual(overflowing);
  });

  test('PG-8 cubes on soldiers cannot pay for the scholar', () => {
    const state = table({ farm: 2, food: 3, favor: 0, militia: 2, foodOnMilitia: 2, hand: ['scholar'] });
    expect(may(state, 0)).not.toContainEqual(activate(0));
    expect(whyNot(state, 0, activate(0))).toBe('P-5.5');
  });

  test('PG-9 4 gold and 2 favor pay for the painter in exactly two ways', () => {
    const state = table({ bank: 2, gold: 4, favor: 2, hand: ['painter'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([pay(1), pay(2)]);
    const other = principato.clone(state);
    act(state, 0, pay(1));
    expect(store(state, 0)).toBe('1/0/1');
    act(other, 0, pay(2));
    expect(store(other, 0)).toBe('1/1/0');
  });

  test('PG-11 two catapults for 2 gold and 3 food, one of them paid with favor', () => {
    const state = table({ food: 2, gold: 2, favor: 1, hand: ['siege-works-early'] });
    act(state, 0, activate(0), alternative(1));
    expect(store(state, 0)).toBe('0/0/0');
    expect(army(state, 0)).toEqual({ catapult: 2 });
  });

  test('PG-12 two farms can be paid with 3 favor alone', () => {
    const state = table({ food: 0, gold: 0, favor: 3, hand: ['farm-works'] });
    act(state, 0, activate(0), alternative(1));
    expect(store(state, 0)).toBe('0/0/0');
    expect(buildings(state, 0)).toBe('1/3/1/1');
  });

  test('PG-14 a card put at place 1 leaves the game at the end of the turn', () => {
    const state = table({ hand: ['harvest'] });
    const [a, b, c, d, e, f] = state.open.display;
    const harvest = state.open.principalities[0].hand[0];
    act(state, 0, activate(0), take(0));
    expect(state.open.display).toEqual([harvest, b, c, d, e, f]);
    expect(state.open.principalities[0].hand[0]).toBe(a);
    const [{ card }] = only(act(state, 0, END), 'revealed');
    expect(state.open.display).toEqual([b, c, d, e, f, card]);
    expect(state.open.box.at(-1)).toBe(harvest);
  });

  test('PG-15 change painter for rents, activate rents, take the painter back', () => {
    const state = table({ hand: ['painter'], display: { 3: 'rents' } });
    act(state, 0, change(0), take(3), activate(0));
    expect(may(state, 0)).toEqual([0, 1, 2, 3, 4, 5].map(take));
    act(state, 0, take(3));
    expect(hand(state, 0)[0]).toBe('painter');
    expect(display(state)[3]).toBe('rents');
    expect(state.open.actionsLeft).toBe(0);
  });

  test('PG-16 the scholar twice in a turn: 4 food, then 2 food and 2 favor', () => {
    const state = table({ farm: 3, food: 6, favor: 2, hand: ['scholar'] });
    act(state, 0, activate(0), pay(0), cultureOf(5));
    expect(store(state, 0)).toBe('2/1/2');
    act(state, 0, activate(0), cultureOf(5));
    expect(store(state, 0)).toBe('0/1/0');
    expect(culture(state, 0)).toEqual(['book 5', 'book 5']);
    expect(hand(state, 0)[0]).toBe('scholar');
  });

  test('PG-17 the display moves on after a turn without actions', () => {
    const state = table();
    const [first, ...rest] = state.open.display;
    const [{ card }] = only(act(state, 0, END), 'revealed');
    expect(state.open.display).toEqual([...rest, card]);
    expect(state.open.box).toContain(first);
  });

  test('PG-19 with a full church favor goes onto an unsupplied soldier or cannot be taken', () => {
    const full = table({ favor: 3 });
    expect(may(full, 0)).not.toContainEqual(FAVOR);
    const state = table({ favor: 3, condottiere: 1 });
    expect(may(state, 0)).toContainEqual(FAVOR);
    act(state, 0, FAVOR);
    expect(store(state, 0)).toBe('1/1/3');
    expect(army(state, 0)).toEqual({ condottiere: 1, favorOnCondottieri: 1 });
  });

  test('PG-20 with 3 soldier tokens left 1, 2 or 3 militia are raised, then the card is exchanged', () => {
    const state = table({ hand: ['raise-militia'], others: { 1: { militia: 20 }, 2: { condottiere: 14 } } });
    expect(state.open.reserve.soldier).toBe(3);
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([recruit(1), recruit(2), recruit(3)]);
    act(state, 0, recruit(3));
    expect(may(state, 0)).toEqual([0, 1, 2, 3, 4, 5].map(take));
  });

  test('PG-21 the harvest takes what the reserve has', () => {
    const state = table({ field: 4, farm: 2, food: 0, hand: ['harvest'], reserve: { food: 2 } });
    act(state, 0, activate(0), take(0));
    expect(store(state, 0)).toBe('2/1/1');
    expect(state.open.reserve.food).toBe(0);
  });

  test('PG-22 the sculptor chooses among the values that are left', () => {
    const state = table({ food: 2, gold: 2, favor: 0, hand: ['sculptor'], reserve: { monument: [3, 2, 2] } });
    act(state, 0, activate(0), alternative(0));
    expect(may(state, 0)).toEqual([cultureOf(3), cultureOf(2)]);
  });

  test('PG-24 a siege card of year 2 keeps its cost in year 3', () => {
    const state = table({
      seats: 2,
      seat: 1,
      year: 2,
      pile: [],
      others: { 0: { hand: ['siege-works-early'], favor: 0 } },
    });
    expect(principato.tables.cards[state.open.principalities[0].hand[0]].back).toBe('2');
    act(state, 1, END);
    expect(state.open.year).toBe(3);
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('0/0/0');
    expect(army(state, 0)).toEqual({ catapult: 1 });
  });

  test('PG-25 two tax collectors in one turn are each exchanged in their turn', () => {
    const state = table({ farm: 2, bank: 2, hand: ['tax-collector', 'tax-collector'] });
    const [first, second] = state.open.principalities[0].hand;
    const [one, two] = state.open.display;
    act(state, 0, activate(0), alternative(1), take(0));
    expect(state.open.principalities[0].hand).toEqual([one, second]);
    act(state, 0, activate(1), alternative(1), take(1));
    expect(state.open.principalities[0].hand).toEqual([one, two]);
    expect(state.open.display.slice(0, 2)).toEqual([first, second]);
    expect(store(state, 0)).toBe('3/3/1');
    expect(state.open.actionsLeft).toBe(0);
  });
});

describe('PG years', () => {
  test('PG-26 an empty draw pile ends year 1', () => {
    const state = table({ seats: 2, pile: [], nextDeck: ['rents'] });
    const [first, ...rest] = state.open.display;
    const told = act(state, 0, END);
    const card = state.open.display[4];
    expect(told).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'left', card: first },
      { type: 'yearEnded', year: 1 },
      { type: 'scoringBegan', number: 1 },
      { type: 'strength', seat: 0, strength: 0, vp: 1 },
      { type: 'strength', seat: 1, strength: 0, vp: 1 },
      { type: 'yearBegan', year: 2 },
      { type: 'revealed', card },
    ]);
    expect(state.open.display).toEqual([...rest, card]);
    expect(display(state)[4]).toBe('rents');
    expect(state.open.drawPile).toBe(14);
  });

  test('PG-27 a military scoring card on a draw pile of 7 leaves 5 after the refill', () => {
    const pile = ['military', 'rents', 'harvest', 'rents', 'harvest', 'sculptor', 'painter'] as const;
    const state = table({ year: 2, pile });
    const told = act(state, 0, END);
    expect(scored(told)).toHaveLength(3);
    expect(state.open).toMatchObject({ year: 2, scorings: 2, drawPile: 5 });
    expect(principato.tables.cards[state.open.box.at(-1) ?? -1]).toEqual({ type: null, back: '2', mark: 0 });
    expect(display(state)[5]).toBe('rents');
    expect(waitedFor(state)).toEqual([1]);
  });

  test.each([
    { year: 1, scorings: 2 },
    { year: 2, scorings: 4 },
  ])('PG-29 the military scoring card as the first card after year $year', ({ year, scorings }) => {
    const state = table({ year, pile: [], nextDeck: ['military', 'rents'] });
    const story = act(state, 0, END).map((event) => event.type);
    expect(story).toEqual([
      ...['turnEnded', 'left', 'yearEnded', 'scoringBegan', 'strength', 'strength', 'strength', 'yearBegan'],
      ...['militaryCard', 'scoringBegan', 'strength', 'strength', 'strength', 'revealed'],
    ]);
    expect(state.open).toMatchObject({ year: year + 1, scorings });
    expect(display(state)[5]).toBe('rents');
    expect(waitedFor(state)).toEqual([1]);
  });

  test('PG-30 four players take 84 turns, 28 a year and 21 each; the last is seat 3', () => {
    const state = table({ seats: 4, firstPlayer: 0, seat: 0 });
    const told = autoplay(state, () => true);
    const seats = only(told, 'turnEnded').map((event) => event.seat);
    const years = told.flatMap((event, at) =>
      event.type === 'yearEnded' ? [only(told.slice(0, at), 'turnEnded').length] : [],
    );
    expect(years).toEqual([28, 56, 84]);
    expect(state.open.turns).toEqual([21, 21, 21, 21]);
    expect(seats.at(-1)).toBe(3);
  });

  test('PG-31 three players: what the setup leaves in the box', () => {
    const { open, hidden } = start(principato, { seats: 3, options: {}, seed: 'PG-31' });
    const box = open.box.map((card) => principato.tables.cards[card]);
    expect(box.filter((card) => card.mark === 4)).toHaveLength(22);
    expect(box.filter((card) => card.mark !== 4).map((card) => card.back)).toEqual(['S1', 'S2']);
    expect(hidden.goals).toHaveLength(2);
    expect(open.display).toHaveLength(6);
    expect(open.drawPile).toBe(20);
  });
});

describe('PG military scoring', () => {
  /** Plays a scoring in which the seats have these strengths: catapults, or unpaid condottieri for negative ones. */
  function award(...strengths: readonly number[]): (number | null)[] {
    const boards = strengths.map((strength) =>
      strength < 0 ? { condottiere: -strength, gold: 0, favor: 0 } : { catapult: strength },
    );
    const state = table({ seats: strengths.length, pile: [], ...boards[0], others: { ...boards } });
    const told = scored(act(state, 0, END));
    expect(told.map((one) => one.strength)).toEqual(strengths);
    return military(state);
  }

  test('PG-33 three tied first', () => {
    expect(award(4, 4, 4, 1)).toEqual([5, 5, 5, 0]);
  });

  test('PG-34 two tied second', () => {
    expect(award(6, 3, 3, 0)).toEqual([7, 3, 3, 0]);
  });

  test('PG-35 two tied last', () => {
    expect(award(5, 4, 1, 1)).toEqual([7, 4, 1, 1]);
  });

  test('PG-36 nobody has an army: all share all places', () => {
    expect(award(0, 0, 0, 0)).toEqual([4, 4, 4, 4]);
  });

  test('PG-37 ties of three players', () => {
    expect(award(5, 5, 2)).toEqual([5, 5, 0]);
    expect(award(6, 1, 1)).toEqual([6, 2, 2]);
    expect(award(2, 2, 2)).toEqual([3, 3, 3]);
  });

  test('PG-38 two players', () => {
    expect(award(3, 1)).toEqual([2, 0]);
    expect(award(1, 1)).toEqual([1, 1]);
    expect(award(-1, 0)).toEqual([0, 2]);
  });

  test('PG-39 unpaid condottieri make the strength negative', () => {
    const state = table({ catapult: 1, condottiere: 2, gold: 0, favor: 0, pile: [] });
    expect(scored(act(state, 0, END))[0]).toEqual({ seat: 0, strength: -1, vp: 0 });
  });

  test('PG-40 favor feeds one militia; gold cannot', () => {
    const state = table({ militia: 2, bank: 2, food: 0, gold: 4, favor: 1, pile: [] });
    const { favor } = state.open.reserve;
    act(state, 0, END);
    expect(may(state, 0)).toEqual([move(0), move(1)]);
    expect(auto(principato, state, 0)).toEqual(move(1));
    const told = act(state, 0, move(1), DONE);
    expect(told).toContainEqual({ type: 'supplied', seat: 0, soldier: 'militia', cube: 'favor', count: 1 });
    expect(scored(told)[0].strength).toBe(0);
    expect(store(state, 0)).toBe('0/4/0');
    expect(state.open.reserve.favor).toBe(favor + 1);
  });

  test('PG-41 militia fed on earlier turns count without a decision', () => {
    const state = table({ militia: 3, foodOnMilitia: 3, food: 0, pile: [] });
    expect(scored(act(state, 0, END))[0].strength).toBe(3);
  });
});

describe('PG goals and end', () => {
  const general = (goal: GoalId, board: Board) =>
    principato.result(table({ ...board, goals: [goal, 'chapel'] })).sheet.find((row) => row.category === 'generalGoal')
      ?.points[0];
  const art = (goal: GoalId, tokens: NonNullable<Board['culture']>) =>
    principato
      .result(table({ culture: tokens, goals: ['armoury', goal] }))
      .sheet.find((row) => row.category === 'artGoal')?.points[0];

  test('PG-43 armoury, fertile soil and town charter', () => {
    expect(general('armoury', { catapult: 4 })).toBe(4);
    expect(general('fertile-soil', { field: 5, farm: 3 })).toBe(2);
    expect(general('fertile-soil', { field: 3, farm: 3 })).toBe(0);
    expect(general('town-charter', { palazzo: 5, bank: 4 })).toBe(3);
  });

  test('PG-44 fortress', () => {
    expect(general('fortress', { military: 19 })).toBe(4);
    expect(general('fortress', { military: 3 })).toBe(0);
  });

  test('PG-46 palace goal and villa', () => {
    expect(art('palace-goal', { monument: [4], book: [5, 5], painting: [6, 6, 6] })).toBe(5);
    expect(art('villa', { book: [5, 5, 5], painting: [6, 6, 6] })).toBe(9);
  });

  const cubes = (food: number, gold: number, favor: number) => ({ food, gold, favor });

  test('PG-47 stored cubes break a tie; with as many cubes the victory is shared', () => {
    const first = { military: 41, ...cubes(2, 1, 0), goals: ['armoury', 'chapel'] } as const;
    const second = { military: 41, ...cubes(0, 1, 3), goals: ['fertile-soil', 'villa'] } as const;
    const { points, places } = principato.result(table({ seats: 2, ...first, others: { 1: second } }));
    expect({ points, places }).toEqual({ points: [41, 41], places: [2, 1] });
    const even = principato.result(table({ seats: 2, ...first, others: { 1: { ...second, favor: 2 } } }));
    expect(even.places).toEqual([1, 1]);
  });

  test('PG-48 the worked example of section 7', () => {
    const beatrice: Board = {
      military: 19,
      catapult: 3,
      culture: { monument: [4, 4, 3], book: [5, 5], painting: [6] },
      goals: ['armoury', 'palace-goal'],
      ...cubes(1, 0, 0),
    };
    const carlo: Board = {
      military: 29,
      culture: { monument: [3], painting: [6, 5] },
      goals: ['fortress', 'villa'],
      ...cubes(1, 1, 1),
    };
    const diana: Board = {
      military: 14,
      field: 5,
      farm: 4,
      culture: { monument: [4, 4], book: [5, 5, 4], painting: [6] },
      goals: ['fertile-soil', 'town-hall'],
      ...cubes(0, 0, 2),
    };
    const ercole: Board = {
      military: 4,
      palazzo: 6,
      bank: 4,
      culture: { monument: [4, 3], book: [5], painting: [6, 6, 5, 5] },
      goals: ['town-charter', 'chapel'],
      ...cubes(0, 0, 0),
    };
    expect(principato.result(table({ seats: 4, ...beatrice, others: { 1: carlo, 2: diana, 3: ercole } }))).toEqual({
      points: [54, 50, 50, 47],
      places: [1, 2, 3, 4],
      sheet: [
        { category: 'military', points: [19, 29, 14, 4] },
        { category: 'monument', points: [11, 3, 8, 7] },
        { category: 'book', points: [10, 0, 14, 5] },
        { category: 'painting', points: [6, 11, 6, 22] },
        { category: 'generalGoal', points: [3, 7, 3, 4] },
        { category: 'artGoal', points: [5, 0, 5, 5] },
      ],
    });
  });
});

describe('PG more on overflow, order and years', () => {
  test('PG-49 the military scoring card as the last card: two complete scorings', () => {
    const state = table({
      year: 2,
      pile: ['military'],
      farm: 2,
      militia: 2,
      food: 3,
      favor: 0,
      others: { 1: { catapult: 1 } },
    });
    const { food } = state.open.reserve;
    const first = act(state, 0, END, move(2), DONE);
    expect(scored(first)).toEqual([
      { seat: 0, strength: 2, vp: 6 },
      { seat: 1, strength: 1, vp: 3 },
      { seat: 2, strength: 0, vp: 0 },
    ]);
    expect(state.open.reserve.food).toBe(food + 2);
    const second = act(state, 0, dismiss(0), DONE, move(1), DONE);
    expect(scored(second)).toEqual([
      { seat: 0, strength: 0, vp: 2 },
      { seat: 1, strength: 1, vp: 6 },
      { seat: 2, strength: 0, vp: 2 },
    ]);
    expect(army(state, 0)).toEqual({ militia: 2 });
    expect(store(state, 0)).toBe('0/1/0');
    act(state, 0, dismiss(0), DONE);
    expect(military(state)).toEqual([8, 9, 2]);
    expect(state.open).toMatchObject({ year: 3, scorings: 3, drawPile: 21 });
  });

  test('PG-50 gold that no bank can take supplies the condottiere', () => {
    const state = table({ food: 1, gold: 2, favor: 1, condottiere: 1, hand: ['tax-collector'] });
    act(state, 0, activate(0), alternative(1));
    expect(store(state, 0)).toBe('2/2/1');
    expect(may(state, 0)).toEqual([place(0), place(1)]);
    act(state, 0, place(1));
    expect(army(state, 0)).toEqual({ condottiere: 1, goldOnCondottieri: 1 });
    expect(store(state, 0)).toBe('2/2/1');
  });

  test('PG-51 what could not place a single cube is not offered', () => {
    const state = table({ food: 2, gold: 1, favor: 1, hand: ['tax-collector', 'harvest'] });
    expect(may(state, 0)).toEqual([activate(0), change(0), change(1), FAVOR, END]);
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([alternative(0), alternative(1)]);
    expect(whyNot(state, 0, alternative(2))).toBe('P-5.11');
    const other = principato.clone(state);
    expect(act(state, 0, alternative(0))).toContainEqual({ type: 'lost', seat: 0, cube: 'gold', count: 1 });
    expect(store(state, 0)).toBe('2/2/1');
    expect(act(other, 0, alternative(1))).toContainEqual({ type: 'lost', seat: 0, cube: 'food', count: 1 });
    expect(store(other, 0)).toBe('2/2/1');
  });

  test('PG-52 most army tokens decide first, equal ones clockwise from the first player', () => {
    const others = { 1: { militia: 5 }, 2: { catapult: 1, condottiere: 2 } };
    const state = table({ seats: 4, seat: 0, firstPlayer: 2, militia: 3, others, pile: [] });
    act(state, 0, END);
    expect(state.open.order).toEqual([1, 2, 0, 3]);
  });

  test('PG-53 the last card of the draw pile does not end the year; the next refill does', () => {
    const state = table({ seat: 1, pile: ['rents'], nextDeck: ['harvest'] });
    act(state, 1, END);
    expect(state.open).toMatchObject({ year: 1, drawPile: 0, scorings: 0 });
    expect(display(state)[5]).toBe('rents');
    expect(waitedFor(state)).toEqual([2]);
    expect(only(act(state, 2, END), 'yearEnded')).toEqual([{ type: 'yearEnded', year: 1 }]);
    expect(state.open.year).toBe(2);
    expect(waitedFor(state)).toEqual([0]);
  });
});
