import { apply, asked, legal, type Options, pickRandom, seeded, start } from '@bottega/kernel';
import { anyOptions, dataFiles, type Edits } from '@bottega/kernel/conformance';
import { readAccidents, testDataFiles } from '@bottega/kernel/test-kit';
import { describe, expect, test } from 'vitest';
import { type Back, CARD_TYPES, type CardTypeId, MARKS, type Mark } from '../src/data/index.js';
import { createPrincipato, DATA, layOut, type Principato, parseData } from '../src/index.js';

const files = dataFiles(DATA, parseData);
const { edited, problemsOf } = files;

const { cards } = layOut(DATA);
const count = (back: Back, ...marks: Mark[]) =>
  cards.filter((card) => card.type !== null && card.back === back && marks.includes(card.mark)).length;

describe('the component data of Bottega', () => {
  test('P-3.3 98 action cards, and a military scoring card in the decks of years 2 and 3', () => {
    expect(cards.filter((card) => card.type !== null)).toHaveLength(98);
    expect(cards.filter((card) => card.type === null).map((card) => card.back)).toEqual(['2', '3']);
  });
  test('P-3.4 four S1 cards of one type and four different S2 cards, all unmarked', () => {
    const types = (back: Back) => cards.filter((card) => card.back === back).map((card) => card.type?.type);
    expect(types('S1')).toEqual(Array(4).fill('tax-collector'));
    expect(types('S2').sort()).toEqual(['bank-works', 'farm-works', 'field-works', 'palazzo-works']);
    expect([count('S1', 0), count('S2', 0)]).toEqual([4, 4]);
  });
  test.each<[Back, number[]]>([
    ['1', [18, 8, 8]],
    ['2', [14, 7, 7]],
    ['3', [14, 7, 7]],
  ])('PQ-2 deck %s has cards without a mark, with mark 3 and with mark 4: %j', (back, marks) => {
    expect(MARKS.map((mark) => count(back, mark))).toEqual(marks);
  });
  test.each<[Mark, number]>([
    [3, 22],
    [4, 22],
  ])('P-3.2 mark %i is on %i cards', (mark, total) => {
    expect(cards.filter((card) => card.mark === mark)).toHaveLength(total);
  });
  test.each([2, 3, 4])('PQ-2 with %i players everybody has seven turns in each year', (players) => {
    const marks = MARKS.filter((mark) => mark <= players);
    const turns = [count('1', ...marks) - (players + 3) + 1, count('2', ...marks), count('3', ...marks)];
    expect(turns).toEqual(Array(3).fill(7 * players));
  });
  test.each<[CardTypeId, string, number]>([
    ['tax-collector', '1/0/0 · · ', 5],
    ['field-works', '2/1/1 · 1/0/1 · 0/1/0', 8],
    ['farm-works', '2/1/1 · 1/1/0 · 1/0/0', 8],
    ['palazzo-works', '2/1/1 · 1/0/1 · 0/1/0', 8],
    ['bank-works', '2/1/1 · 1/1/0 · 1/0/0', 8],
    ['harvest', '2/1/1 · 2/1/1 · 2/1/1', 12],
    ['rents', '2/1/1 · 2/1/1 · 2/1/1', 12],
    ['granary', ' · 0/1/0 · 1/0/0', 2],
    ['treasury', ' · 0/1/0 · 1/0/0', 2],
    ['raise-militia', '1/0/1 · 1/0/0 · 1/0/1', 5],
    ['hire-condottieri', '1/0/1 · 1/0/0 · 1/0/1', 5],
    ['siege-works-early', '1/1/0 · 1/0/1 · ', 4],
    ['siege-works-late', ' · · 1/0/1', 2],
    ['sculptor', '2/1/0 · 1/1/0 · 1/1/0', 7],
    ['scholar', ' · 1/0/1 · 1/1/1', 5],
    ['painter', ' · 1/0/1 · 1/1/1', 5],
  ])('PQ-2 %s: %s, with the starting cards %i', (type, decks, total) => {
    const copies = DATA.cards.find((card) => card.type === type)?.copies ?? {};
    const years = (['1', '2', '3'] as const).map((year) => copies[year]?.join('/') ?? '');
    expect(years.map((year) => year.trim())).toEqual(decks.split('·').map((year) => year.trim()));
    expect(cards.filter((card) => card.type?.type === type)).toHaveLength(total);
  });
  test('PQ-3 cards without a cost carry the exchange symbol, cards with a cost do not', () => {
    const isFree = DATA.cards.map(({ alternatives }) => alternatives.every(({ cost }) => cost.food + cost.gold === 0));
    expect(DATA.cards.map(({ exchange }) => exchange)).toEqual(isFree);
  });
  test('P-3.8 90 cubes, 84 building tokens, 56 army tokens', () => {
    expect(DATA.cubes).toEqual({ food: 39, gold: 39, favor: 12 });
    expect(DATA.pools).toEqual({ land: 42, town: 42, catapult: 19, soldier: 37 });
  });
  test('P-2.5 P-2.6 P-2.7 a farm holds 2 food, a bank 2 gold, the church 3 favor', () => {
    expect(DATA.capacity).toEqual({ farm: 2, bank: 2, church: 3 });
  });
  test.each([
    ['monument', 3],
    ['book', 4],
    ['painting', 5],
  ] as const)(
    'PQ-22 15 tokens of %s: five each of one more, as many and one fewer points than its %i cubes',
    (kind, cubes) => {
      const five = (vp: number) => Array<number>(5).fill(vp);
      expect(DATA.culture[kind]).toEqual([...five(cubes + 1), ...five(cubes), ...five(cubes - 1)]);
      const costs = DATA.cards
        .flatMap(({ alternatives }) => alternatives)
        .filter(({ gain }) => gain.kind === 'culture' && gain.culture === kind)
        .map(({ cost }) => cost.food + cost.gold);
      expect(new Set(costs)).toEqual(new Set([cubes]));
    },
  );
  test('P-8.7 points by place', () => {
    expect(DATA.military).toEqual({ '3': [6, 3, 0], '4': [7, 4, 2, 0] });
  });
  test('P-3.7 four goals in each pile', () => {
    const pile = (number: number) => DATA.goals.filter((one) => one.pile === number).map(({ goal }) => goal);
    expect(pile(1)).toEqual(['armoury', 'fertile-soil', 'town-charter', 'fortress']);
    expect(pile(2)).toEqual(['chapel', 'town-hall', 'palace-goal', 'villa']);
  });
});

testDataFiles({
  data: DATA,
  files,
  parse: parseData,
  later: { 'cards.0.alternatives.0.gain.gold': 7, 'cubes.food': 4 },
  mistakes: [
    { 'cubes.food': 'many', 'cards.15': undefined, 'cards.2.exchange': 0, 'goals.0.pile': 3 },
    [
      'cubes.food must be a whole number from 4 to 99, not "many"',
      'cards[2].exchange must be true or false, not 0',
      'cards: "painter" is missing',
      'goals[0].pile must be 1 or 2, not 3',
    ],
  ],
  flawedItem: { 'cards.15.exchange': 1 },
  thirty: { 'culture.book': Array(15).fill(-1), 'culture.monument': Array(15).fill('') },
  number: 'cubes.food',
});

describe('a data file that is right', () => {
  test('cards and goals may come in any order', () => {
    const file = edited({ cards: [...DATA.cards].reverse(), goals: [...DATA.goals].reverse() });
    expect(parseData(file)).toEqual(file);
  });
  test('a minus before a zero is of no importance', () => {
    const { culture } = parseData(edited({ 'culture.book.0': -0 }));
    expect(Object.is(culture.book[0], 0)).toBe(true);
  });
});

describe('a data file that is wrong', () => {
  test.each<[string, Edits]>([
    // types and fields
    ['cubes must be an object with food, gold, favor, not a list', { cubes: [] }],
    ['cards must be a list, not an object', { cards: {} }],
    ['cards[2] must be an object with type, exchange, alternatives, copies, not null', { 'cards.2': null }],
    ['cards[0].exchange must be true or false, not "yes"', { 'cards.0.exchange': 'yes' }],
    ['cards[0].exchange is missing; it must be true or false', { 'cards.0.exchange': undefined }],
    ['unknown field "colour" in cards[0] (known: type, exchange, alternatives, copies)', { 'cards.0.colour': 'red' }],
    ['unknown field "version" (known: cubes, pools, capacity, cards, culture, goals, military)', { version: 1 }],
    ['unknown field "wine" in cubes (known: food, gold, favor)', { 'cubes.wine': 3 }],
    ['unknown field "4" in cards[0].copies (known: 1, 2, 3, S1, S2)', { 'cards.0.copies.4': [1, 0, 0] }],
    [
      'unknown field "count" in cards[5].alternatives[0].gain (known: kind, per)',
      { 'cards.5.alternatives.0.gain.count': 2 },
    ],
    // numbers
    ['cards[3].copies."2"[1] must be a whole number from 0 to 99, not "x"', { 'cards.3.copies.2.1': 'x' }],
    ['cards[3].copies."2"[1] must be a whole number from 0 to 99, not -1', { 'cards.3.copies.2.1': -1 }],
    ['cards[3].copies."2"[1] must be a whole number from 0 to 99, not 1.5', { 'cards.3.copies.2.1': 1.5 }],
    ['cards[3].copies.S2[0] must be a whole number from 0 to 99, not null', { 'cards.3.copies.S2.0': null }],
    ['culture.book[14] must be a whole number from 0 to 99, not NaN', { 'culture.book.14': Number.NaN }],
    ['culture.book[14] must be a whole number from 0 to 99, not 1e+300', { 'culture.book.14': 1e300 }],
    ['culture.book[14] must be a whole number from 0 to 99, not true', { 'culture.book.14': true }],
    // lists
    ['culture.book must have 15 values, has 14', { 'culture.book.14': undefined }],
    ['culture.painting must have 15 values, has 16', { 'culture.painting.15': 4 }],
    ['cards[3].copies."2" must have 3 values, has 2', { 'cards.3.copies.2': [1, 0] }],
    ['cards[3].copies."2" must have 3 values, has 4', { 'cards.3.copies.2': [1, 0, 0, 0] }],
    ['cards[0].alternatives must have 1 to 9 values, has 0', { 'cards.0.alternatives': [] }],
    ['goals[4].rule.of must have 1 to 3 values, has 0', { 'goals.4.rule.of': [] }],
    // ids
    ['cards: "painter" is missing', { 'cards.15': undefined }],
    ['cards: "painter" must be there once, not 2 times', { 'cards.16': DATA.cards[15] }],
    ['"scholar" or "painter", not "toString"', { 'cards.15.type': 'toString' }],
    [
      'cards[1].alternatives[0].id must be a name of small letters, digits and dashes',
      { 'cards.1.alternatives.0.id': 'One!' },
    ],
    [
      'the ids of cards[1].alternatives must be different, but "one" is there more than once',
      { 'cards.1.alternatives.1.id': 'one' },
    ],
    ['goals: "villa" is missing', { 'goals.7': undefined }],
    ['goals: "chapel" must be there once, not 2 times', { 'goals.7.goal': 'chapel' }],
    // what cards give
    ['cards[1].alternatives[0].cost must be an object with food, gold, not 3', { 'cards.1.alternatives.0.cost': 3 }],
    [
      'cards[1].alternatives[0].cost.gold is missing; it must be a whole number',
      { 'cards.1.alternatives.0.cost.gold': undefined },
    ],
    ['cards[1].alternatives[0].gain must be an object, not "field"', { 'cards.1.alternatives.0.gain': 'field' }],
    ['cards[1].alternatives[0].gain.kind is missing; it must be "tokens"', { 'cards.1.alternatives.0.gain': {} }],
    [
      'gain.kind must be "tokens", "culture", "cubes", "produce" or "recruit", not "points"',
      { 'cards.1.alternatives.0.gain.kind': 'points' },
    ],
    [
      'gain.token must be "field", "farm", "palazzo", "bank" or "catapult"',
      { 'cards.1.alternatives.0.gain.token': 'militia' },
    ],
    [
      'cards[1].alternatives[0].gain.count must be a whole number from 1 to 99, not 0',
      { 'cards.1.alternatives.0.gain.count': 0 },
    ],
    [
      'cards[5].alternatives[0].gain.per must be "field" or "palazzo", not "farm"',
      { 'cards.5.alternatives.0.gain.per': 'farm' },
    ],
    [
      'gain.soldier must be "militia" or "condottiere", not "catapult"',
      { 'cards.9.alternatives.0.gain.soldier': 'catapult' },
    ],
    ['cards[7].alternatives[0].gain must give at least one cube', { 'cards.7.alternatives.0.gain.food': 0 }],
  ])('refused: %s', (message, edits) => {
    expect(problemsOf(edited(edits))).toContainEqual(expect.stringContaining(message));
  });

  test.each<[string, string, Edits]>([
    ['P-3.4', 'cards: of back S1 at least 4 must be in play with 4 players, not 3', { 'cards.0.copies.S1': [3, 0, 0] }],
    ['P-3.4', 'cards: of back S1 at least 2 must be in play with 2 players, not 1', { 'cards.0.copies.S1': [1, 2, 1] }],
    ['P-3.4', 'cards: of back S2 at least 4 must be in play with 4 players, not 3', { 'cards.4.copies.S2': [0, 0, 0] }],
    [
      'P-3.4',
      'cards: all S1 cards must be of one type, not of "tax-collector" and "harvest"',
      { 'cards.5.copies.S1': [0, 0, 1] },
    ],
    ['P-3.6', 'cards: of back 1 at least 6 must be in play with 2 players, not 5', deck('1', [5, 9, 9])],
    ['P-3.6', 'cards: of back 1 at least 7 must be in play with 3 players, not 6', deck('1', [6, 0, 2])],
    ['P-3.6', 'cards: of back 1 at least 8 must be in play with 4 players, not 7', deck('1', [7, 0, 0])],
    ['P-7.8', 'cards: of back 2 at least 1 must be in play with 2 players, not 0', deck('2', [0, 1, 0])],
    ['P-7.8', 'cards: of back 3 at least 1 must be in play with 4 players, not 0', deck('3', [0, 0, 0])],
    ['PQ-2', 'cards: there must be at most 300 action cards in all, not 367', deck('3', [99, 99, 99])],
    ['P-3.7', 'goals: pile 1 must have 4 cards, has 3', { 'goals.0.pile': 2 }],
    ['P-3.7', 'goals: pile 2 must have 4 cards, has 5', { 'goals.0.pile': 2 }],
    ['P-3.7', 'goals[0].pile must be 1 or 2, not "1"', { 'goals.0.pile': '1' }],
    ['P-3.9', 'cubes.food must be a whole number from 4 to 99, not 3', { 'cubes.food': 3 }],
    ['P-3.9', 'cubes.favor must be a whole number from 4 to 99, not 100', { 'cubes.favor': 100 }],
    [
      'P-3.9',
      'pools.land must be at least 10 (8 for the setup of four players, 2 for one card), not 9',
      { 'pools.land': 9 },
    ],
    ['P-5.6', 'pools.catapult must be at least 2', { 'pools.catapult': 1 }],
    ['P-6.19', 'pools.soldier must be at least 1', { 'pools.soldier': 0 }],
    ['P-2.5', 'capacity.farm must be a whole number from 1 to 99, not 0', { 'capacity.farm': 0 }],
    ['P-2.7', 'capacity.church must be a whole number from 1 to 99, not 0', { 'capacity.church': 0 }],
    ['P-8.7', 'military."3" must have 3 values, has 2', { 'military.3': [6, 3] }],
    ['P-8.7', 'military."4"[2] must be at most 4, the value before it, not 5', { 'military.4': [7, 4, 5, 0] }],
    ['P-8.7', 'unknown field "2" in military (known: 3, 4)', { 'military.2': [2, 0] }],
    ['P-10.2', 'goals[1].rule.tokens must be different, but "farm"', { 'goals.1.rule.tokens': ['farm', 'farm'] }],
    ['P-10.2', 'goals[1].rule.tokens must have 2 values, has 1', { 'goals.1.rule.tokens': ['farm'] }],
    ['P-10.4', 'goals[3].rule.step must be a whole number from 1 to 99, not 0', { 'goals.3.rule.step': 0 }],
    ['P-10.5', 'goals[4].rule.of must be different, but "monument"', { 'goals.4.rule.of.1': 'monument' }],
    ['P-10.9', 'goals[4].rule.vp[0] must be 0 (no set, no points), not 2', { 'goals.4.rule.vp': [2, 5, 8] }],
    ['P-10.9', 'goals[4].rule.vp[2] must be at least 5, the value before it, not 2', { 'goals.4.rule.vp': [0, 5, 2] }],
    ['P-10.9', 'goals[4].rule.vp must have 2 to 16 values, has 1', { 'goals.4.rule.vp': [0] }],
  ])('%s refused: %s', (_rule, message, edits) => {
    expect(problemsOf(edited(edits))).toContainEqual(expect.stringContaining(message));
  });
});

describe('a game with other data', () => {
  const richer = edited({
    cubes: { food: 20, gold: 60, favor: 5 },
    capacity: { farm: 1, bank: 4, church: 1 },
    'cards.9.exchange': false,
    'cards.13.alternatives.0.cost': { food: 0, gold: 0 },
    'cards.14.alternatives.1': { id: 'library', cost: { food: 2, gold: 3 }, gain: { kind: 'cubes', food: 1, gold: 4 } },
    'culture.monument': [12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12],
    'goals.4.rule.vp': [0, 1, 2, 3, 4, 20],
    'military.4': [9, 9, 1, 1],
    ...deck('2', [5, 2, 3]), // years that end inside a round (P-7.10)
  });
  const least = edited({
    cubes: { food: 4, gold: 4, favor: 4 },
    pools: { land: 10, town: 10, catapult: 2, soldier: 1 },
    capacity: { farm: 1, bank: 1, church: 1 },
    ...deck('1', [6, 1, 1]),
    ...deck('2', [1, 0, 0]),
    ...deck('3', [1, 0, 0]),
  });
  const most = edited({
    cubes: { food: 99, gold: 99, favor: 99 },
    pools: { land: 99, town: 99, catapult: 99, soldier: 99 },
    capacity: { farm: 99, bank: 99, church: 99 },
    'culture.book': Array(15).fill(99),
    military: { '3': [99, 99, 99], '4': [99, 99, 99, 99] },
    ...deck('1', [90, 5, 5]),
  });
  for (const [name, file] of Object.entries({ richer, least, most })) {
    test.each([2, 3, 4])(`P-1.2 "${name}" data, %i players: whole games, no invariant broken`, (seats) => {
      const game = createPrincipato(file);
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const { places, points } = game.result(playOut(game, seats, `${name} ${seed}`, {}));
        expect(places).toHaveLength(seats);
        expect(points.every(Number.isInteger)).toBe(true);
      }
    });
  }

  test('P-1.2 whatever is accepted can be played: files with accidents, random players and house rules', () => {
    const random = seeded('players of accidents');
    readAccidents(files, { count: 300, acceptedMoreThan: 30, refusedMoreThan: 30 }, (file, accepted) => {
      const game = createPrincipato(file);
      playOut(game, pickRandom(random, game.seats), `accident ${accepted}`, anyOptions(game, random));
    });
  });

  test('the record of a game keeps the file as it was read', () => {
    expect(createPrincipato(richer).customData).toBe(richer);
    expect(createPrincipato().customData).toBeNull();
  });
});

/** Edits after which a deck consists of so many harvest cards (without a mark, mark 3, mark 4) and nothing else. */
function deck(year: '1' | '2' | '3', copies: readonly [number, number, number]): Edits {
  const none = CARD_TYPES.map((_, at): [string, unknown] => [`cards.${at}.copies.${year}`, [0, 0, 0]]);
  return { ...Object.fromEntries(none), [`cards.5.copies.${year}`]: copies };
}

/** Plays random choices to the end; the invariants are checked after each. */
function playOut(game: Principato, seats: number, seed: string, options: Options) {
  const random = seeded(`choices ${seed}`);
  const state = start(game, { seats, options, seed });
  for (let choices = 0; asked(game, state).length > 0; choices++) {
    const where = `seats ${seats}, seed ${seed}, choice ${choices}, options ${JSON.stringify(options)}`;
    if (choices > 20_000) throw new Error(`no end: ${where}`);
    const seat = pickRandom(random, asked(game, state));
    const offered = legal(game, state, seat);
    if (offered.length === 0) throw new Error(`nothing to choose: ${where}`);
    const before = game.clone(state);
    apply(game, state, seat, pickRandom(random, offered));
    const broken = game.violations(state, before);
    if (broken.length > 0) throw new Error(`${broken.join('; ')}: ${where}`);
  }
  return state;
}
