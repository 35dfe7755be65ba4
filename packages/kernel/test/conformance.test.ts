import { describe, expect, test } from 'vitest';
import {
  ConformanceFailure,
  ENDS,
  firstDifference,
  PROPERTIES,
  setups,
  THROWS,
  walk,
} from '../src/conformance/index.js';
import { equalPlain, featuresFrom, parseRecord, replay, seeded } from '../src/index.js';
import {
  after,
  alsoMay,
  bidOpenly,
  byIdentity,
  countingOutside,
  countSecrets,
  dealAnything,
  dealingInOrder,
  dealSilently,
  fickle,
  forgettingOwn,
  type Offering,
  offeringByBids,
  peeking,
  showInSecret,
  showOnly,
  showTwice,
  stoneByStone,
  tellingDeck,
  tellingNeighbour,
  tellingNext,
  tellingNextCard,
  tellingNothing,
  tellingStrangers,
  thenCount,
  thrown,
  throwOn,
  withoutBids,
} from './broken-steps.js';
import { bid, deal, makeToy, PASS, setup, type Toy, type ToyState, turn } from './toy.js';

const sound = makeToy();
const emptyToy = (seats: number): ToyState => sound.create(seats, {}, seeded('empty'));

/** One broken toy for each property: its name, what is wrong, and the toy. */
const BROKEN: readonly (readonly [property: string, how: string, toy: Toy])[] = [
  [
    'the state is plain data and its frames are flat',
    'a field is undefined',
    makeToy({ create: (...given) => ({ ...sound.create(...given), extra: undefined }) as ToyState }),
  ],
  [
    'every question is put to somebody and has an answer',
    'an empty hand leaves nothing to choose',
    makeToy({}, { turn: { ...turn, offer: showOnly() } }),
  ],
  [
    "the game's invariants hold",
    'a shown card stays in the hand too',
    makeToy({}, { turn: { ...turn, choose: showTwice() } }),
  ],
  [
    'sizes told in open agree with the compartments',
    'dealing forgets to tell the size of the deck',
    makeToy({}, { deal: { ...deal, run: dealSilently() } }),
  ],
  [
    'offer changes nothing',
    'offering counts how often it was asked',
    makeToy({}, { turn: { ...turn, offer: after(turn.offer, (state) => state.open.round--) } }),
  ],
  [
    'choices are flat, offered once, and not barred as well',
    'passing is offered twice',
    makeToy({}, { turn: { ...turn, offer: alsoMay(turn.offer) } }),
  ],
  ['every bar cites a rule of the rulebook', 'a rule id is mistyped', makeToy({ ruleIds: ['T-1.1', 'T-2.1', 'T-12'] })],
  [
    'every offered choice can be played',
    'showing a card throws',
    makeToy({}, { turn: { ...turn, choose: throwOn('show', turn.choose) } }),
  ],
  [
    'what is not offered is refused with its rule and changes nothing',
    'the reason changes each time one asks',
    makeToy({}, { turn: { ...turn, offer: fickle() } }),
  ],
  [
    'the suggested choice is one that is offered',
    'a draw is suggested from an empty deck',
    makeToy({}, { turn: { ...turn, suggest: () => ({ type: 'show', card: 0 }) } }),
  ],
  [
    'clone is equal and independent',
    'the clone shares a hand',
    makeToy({ clone: (state) => ({ ...sound.clone(state), own: state.own }) }),
  ],
  [
    'a compartment is the same as its copy, and as no other',
    'a sealed bid is not compared',
    makeToy({ isSameOwn: ({ hand }, after) => equalPlain(hand, after.hand) }),
  ],
  [
    'a state that went through JSON plays on identically',
    'a choice is recognised by identity',
    makeToy({}, { turn: { ...turn, choose: byIdentity() } }),
  ],
  [
    'undo restores the exact state, and the same choice leads on as before',
    'something is counted outside the state',
    makeToy({}, { turn: { ...turn, choose: countingOutside() } }),
  ],
  [
    'only chance steps touch what is hidden',
    'a choice draws the card itself',
    makeToy({}, { turn: { ...turn, choose: after(turn.choose, (state) => state.hidden.deck.reverse()) } }),
  ],
  [
    'what a seat cannot see changes nothing of what it sees',
    'drawing is barred if the next card is low',
    makeToy({}, { turn: { ...turn, offer: peeking() } }),
  ],
  [
    'what a seat cannot see changes nothing of what it sees',
    'an automatic step counts a secret into the open',
    makeToy({
      steps: new Map([
        ...makeToy({}, { bid: { ...bid, choose: thenCount() } }).steps,
        ['count', { chance: false, run: countSecrets() }],
      ]),
    }),
  ],
  [
    'what a seat is told follows from what it sees',
    'dealing tells everybody the next card of the deck',
    makeToy({}, { deal: { ...deal, run: tellingNextCard() } }),
  ],
  [
    'imagined worlds look like the real one, and what is the same in all of them is true',
    'the unknown cards are dealt in the order of their numbers',
    makeToy({ imagine: dealingInOrder() }),
  ],
  [
    'imagined worlds look like the real one, and what is the same in all of them is true',
    'everybody else is taken to have bid nothing',
    makeToy({ imagine: withoutBids() }),
  ],
  [
    'imagined worlds look like the real one, and what is the same in all of them is true',
    'the own hand is now and then dealt anew',
    makeToy({ imagine: forgettingOwn() }),
  ],
  [
    'what a seat is told at the deal follows from what it sees',
    'the first card is told to the next player, as if it were hers',
    makeToy({}, { setup: { ...setup, run: tellingNext() } }),
  ],
  [
    'what a seat is told at the deal follows from what it sees',
    'everybody hears how many high cards are in the deck',
    makeToy({}, { setup: { ...setup, run: tellingDeck() } }),
  ],
  [
    'of sealed answers nobody else sees anything until all are in',
    'a bid is written on the table at once',
    makeToy({}, { bid: { ...bid, choose: bidOpenly() } }),
  ],
  [
    'of sealed answers nobody else sees anything until all are in',
    'a bid of nothing is told',
    makeToy({}, { bid: { ...bid, choose: tellingNothing() } }),
  ],
  [
    'of sealed answers nobody else sees anything until all are in',
    'each stone is put down by itself, and others hear it fall',
    makeToy({}, { bid: stoneByStone((_state, emit) => emit?.({ type: 'bids', bids: [] })) }),
  ],
  [
    'of sealed answers nobody else sees anything until all are in',
    'the answers of others are offered by what was bid before',
    makeToy({}, { bid: { ...bid, offer: offeringByBids() } }),
  ],
  [
    'choices that only the chooser can tell apart are told alike to everybody else',
    'in turn, each hides a card in secret, and a high one makes a sound',
    makeToy({}, { turn: { ...turn, choose: showInSecret() } }),
  ],
  [
    'events are plain, told to seats of this table, and in private only to whom they speak of',
    'an event is told to a seat that does not exist',
    makeToy({}, { deal: { ...deal, run: tellingStrangers() } }),
  ],
  [
    'events are plain, told to seats of this table, and in private only to whom they speak of',
    'a drawn card is told to the neighbour alone',
    makeToy({}, { deal: { ...deal, run: tellingNeighbour() } }),
  ],
  [
    'every position has a finite worth for every seat',
    'an evaluation divides by zero',
    makeToy({ evaluate: ({ open }) => open.round / 0 }),
  ],
  [
    'features are numbers and the same in every world that looks the same to the seat',
    'the next card of the deck is among them',
    makeToy({ features: featuresFrom((out, state) => out.put('next card', state.hidden.deck[0] ?? 0), emptyToy) }),
  ],
  [
    'features are numbers and the same in every world that looks the same to the seat',
    'one is not written',
    makeToy({ features: featuresFrom((out, { open }) => open.round === 1 && out.put('round', 1), emptyToy) }),
  ],
  [
    'the parts of an evaluation add up to it',
    'a part is forgotten',
    makeToy({ evaluate: () => 3, evaluateParts: () => ({ shown: 1, stones: 1 }) }),
  ],
  [
    'the result has a place and points for every seat, and the sheet adds up',
    'the sheet forgets a category',
    makeToy({ result: (state) => ({ ...sound.result(state), points: state.own.map(() => 99) }) }),
  ],
  [
    'replaying the record gives the same game',
    'chance comes from elsewhere',
    makeToy({}, { deal: { ...deal, run: dealAnything() } }),
  ],
];

describe('the conformance suite', () => {
  test('a sound game in which an answer takes several questions passes too', () => {
    const toy = makeToy({}, { bid: stoneByStone(() => {}) });
    for (const setup of setups(toy, 10)) expect(walk(toy, setup)).toBeGreaterThan(0);
  });

  test('a sound game passes every property in every setup', () => {
    const toy = makeToy();
    for (const setup of setups(toy, 10)) expect(walk(toy, setup)).toBeGreaterThan(0);
  });

  test('every property is shown to catch a broken game', () => {
    const caught = new Set([...BROKEN.map(([property]) => property), ENDS, THROWS]);
    expect(PROPERTIES.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([]);
  });

  test.each(BROKEN)('%s: caught when %s', (name, _how, toy) => {
    const properties = PROPERTIES.filter((property) => property.name === name);
    expect(properties).toHaveLength(1);
    expect(firstFailure(toy, properties)?.property).toBe(name);
  });

  test(`${ENDS}: caught when a pass asks again`, () => {
    const again = makeToy({}, { turn: { ...turn, choose: () => {} } });
    expect(firstFailure(again, [])?.property).toBe(ENDS);
  });

  test(`${THROWS}: caught when a step throws`, () => {
    const throwing = makeToy({}, { reveal: { chance: false, run: () => thrown() } });
    expect(firstFailure(throwing, [])?.property).toBe(THROWS);
  });

  test('a failure ends with one line that can be pasted and replayed', () => {
    const toy = makeToy({ sizes: () => [{ of: 'deck', told: 1, real: 2 }] });
    const failure = firstFailure(toy, PROPERTIES);
    const line = failure?.message.split('\n').at(-1) ?? '';
    const record = parseRecord(toy, JSON.parse(line));
    expect(line).toBe(failure?.line);
    expect(record).toMatchObject({ game: 'toy', seats: 2, options: { colour: 'red' } });
    expect(replay(toy, record).open.deckSize).toBe(7);
  });
});

describe('a house rule that should change nothing', () => {
  const difference = (toy: Toy) => firstDifference(toy, 2, 'twins', { colour: 'red' }, { colour: 'blue' });
  const isBlue = ({ open }: ToyState) => open.options.colour === 'blue';
  const blueMayOnlyPass: Offering = (state, frame, seat, o) => {
    if (isBlue(state)) o.may(PASS);
    else turn.offer(state, frame, seat, o);
  };
  const blueOneByOne: typeof bid.seats = (state) => {
    const { waiting } = state.open;
    return isBlue(state) ? waiting.slice(0, 1) : waiting;
  };

  test('changes nothing in a sound game', () => {
    expect(difference(sound)).toBeNull();
  });

  test.each<[how: string, toy: Toy, difference: RegExp]>([
    [
      'the points',
      makeToy({
        result(state) {
          const result = sound.result(state);
          return isBlue(state) ? { ...result, points: result.points.map((points) => points + 1) } : result;
        },
      }),
      /^after \d+ choices: /,
    ],
    ['what is offered', makeToy({}, { turn: { ...turn, offer: blueMayOnlyPass } }), /is offered something else$/],
    ['who is asked', makeToy({}, { bid: { ...bid, seats: blueOneByOne } }), /^after \d+ choices: /],
  ])('is caught when it changes %s', (_how, toy, expected) => {
    expect(difference(toy)).toMatch(expected);
  });
});

/** The failure of the first setup in which the walk fails. */
function firstFailure(toy: Toy, properties: typeof PROPERTIES): ConformanceFailure | null {
  for (const setup of setups(toy, 20)) {
    try {
      walk(toy, setup, { properties, maxChoices: 200 });
    } catch (error) {
      if (error instanceof ConformanceFailure) return error;
      throw error;
    }
  }
  return null;
}
