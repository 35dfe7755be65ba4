/** What the table says all the time: standings, endings, deeds, and what can be chosen together. */
import { legal, Match, pickRandom, play, seeded, type View } from '@bottega/kernel';
import { allTexts, Messages } from '@bottega/kernel/conformance';
import { testSaid } from '@bottega/kernel/test-kit';
import { createFormatter, LANGUAGES, type Message } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/at-once.js';
import {
  activate,
  alternative,
  change,
  culture,
  DONE,
  dismiss,
  END,
  FAVOR,
  move,
  pay,
  recruit,
  SUPPLY,
  take,
} from '../src/choices.js';
import type { CardTypeId } from '../src/data/index.js';
import { type Choice, type Event, principato, type State } from '../src/index.js';
import { loadText } from '../src/text/index.js';
import { lineMessage } from '../src/text/together.js';
import { words } from '../src/text/words.js';
import { act, may, table } from './table.js';

const { tables } = principato;
const said = words(tables);
const { standing, ending, deeds, moment, heading, about, closes, wastes, together, endAfter, firstPlayer } = said;
if (
  !standing ||
  !ending ||
  !deeds ||
  !moment ||
  !heading ||
  !about ||
  !closes ||
  !wastes ||
  !together ||
  !firstPlayer
) {
  throw new Error('Principato has all of these words');
}
if (!endAfter) throw new Error('Principato says what can end a turn');
const texts = await allTexts(loadText);
const say = createFormatter(texts.en, 'en', ['Anna', 'Bruno', 'Carla']);
/** With plain spaces. */
const inEnglish = (message: Message) => say(message).replaceAll('\u00a0', ' ');

/** What a seat sees of a state. */
const seenBy = (state: State, seat: number | null): View<State> => ({
  seat,
  seats: state.own.length,
  open: state.open,
  own: seat === null ? null : state.own[seat],
  all: null,
});
const offered = (state: State, seat: number) =>
  together(seenBy(state, seat), seat, may(state, seat)).map(({ says, choices }) => [inEnglish(says), choices]);

describe('standing', () => {
  const state = table({
    military: 7,
    culture: { monument: [4, 3], painting: [6] },
    goals: ['armoury', 'chapel'],
    catapult: 2,
    food: 2,
    others: { 1: { culture: { book: [5] } } },
  });

  test('P-9.1 all points that lie open are in it, and one’s own goals apart', () => {
    const { points, unknown, counts } = standing(seenBy(state, 0), 0);
    expect(points).toEqual([
      { category: 'military', points: 7 },
      { category: 'monument', points: 7 },
      { category: 'book', points: 0 },
      { category: 'painting', points: 6 },
      { category: 'generalGoal', points: 2, isSecret: true },
      { category: 'artGoal', points: 2, isSecret: true },
    ]);
    expect(unknown).toBeNull();
    expect(counts.map(({ id, count, says }) => [id, count, inEnglish(says)])).toEqual([
      ['strength', 2, 'military strength 2'],
      ['food', 2, '2 food (max. 2), 1 field'],
      ['gold', 1, '1 gold (max. 2), 1 palazzo'],
      ['favor', 1, '1 favour (max. 3)'],
    ]);
  });

  test('P-3.7 of others the goals are not known', () => {
    const { points, unknown } = standing(seenBy(state, 0), 1);
    expect(points.map(({ points: vp }) => vp)).toEqual([0, 0, 5, 0]);
    expect(unknown && inEnglish(unknown)).toBe('secret goals');
    expect(standing(seenBy(state, null), 0).points).toHaveLength(4);
  });

  test('PQ-16 hidden military points are told to their owner alone', () => {
    const hidden = table({ options: { billsVisible: false }, military: 5 });
    expect(standing(seenBy(hidden, 0), 0).points[0]).toEqual({ category: 'military', points: 5, isSecret: true });
    const { points, unknown } = standing(seenBy(hidden, 1), 0);
    expect(points.map(({ category }) => category)).toEqual(['monument', 'book', 'painting']);
    expect(unknown && inEnglish(unknown)).toBe('military points and secret goals');
  });

  test('it adds up to the result once the game is over', () => {
    const match = new Match(principato, { seats: 3, options: {}, seed: 'standing' });
    const random = seeded('standing');
    while (!match.over) {
      const [seat] = match.asked();
      match.play(seat, pickRandom(random, legal(principato, match.state, seat)));
    }
    const sums = [0, 1, 2].map((seat) => {
      const { points, unknown } = standing(match.view(null), seat);
      expect([unknown, ...points.map(({ isSecret = false }) => isSecret)]).toEqual([null, ...points.map(() => false)]);
      return points.reduce((sum, part) => sum + part.points, 0);
    });
    expect(sums).toEqual(principato.result(match.state).points);
  });

  test('P-1.6 who has the first player card', () => {
    expect(firstPlayer(seenBy(table({ firstPlayer: 2 }), 0))).toBe(2);
  });
});

describe('ending', () => {
  const told = (state: State) => {
    const { line, last } = ending(seenBy(state, 0));
    return [inEnglish(line), last && inEnglish(last)];
  };
  test('P-1.2, P-7.5 the year and the cards left, and the last year, round and turn', () => {
    expect(told(table({ year: 2, pile: ['rents', 'harvest'] }))).toEqual(['Year 2 of 3, 2 cards left', null]);
    expect(told(table({ year: 3, pile: ['rents', 'harvest', 'granary'] }))[1]).toBe('The last year has begun.');
    expect(told(table({ year: 3, pile: ['rents', 'harvest'] }))[1]).toMatch(/^Last round/);
    expect(told(table({ year: 3, pile: [] }))).toEqual(['Year 3 of 3, last turn', 'The last turn of the game!']);
  });
  test('PQ-17 a hidden count is not told', () => {
    expect(told(table({ options: { deckCountVisible: false }, year: 2 }))).toEqual(['Year 2 of 3', null]);
  });
});

describe('deeds and moments', () => {
  test('the same kind is counted together, and what others did or what always happens is left out', () => {
    const state = table({ hand: ['farm-works', 'siege-works-early'], gold: 2, food: 1, favor: 0 });
    const events = act(state, 0, activate(0), activate(1), END);
    expect(deeds(events, 0).map(inEnglish)).toEqual(['built 1 farm and 1 catapult']);
    expect(deeds(events, 1)).toEqual([]);
    expect(deeds(events, null)).toEqual([]);
  });
  test('works of art, recruits, cubes, cards and military points are told', () => {
    const [book] = tables.stacks[tables.stacksOf.book[0]].tokens;
    const events: Event[] = [
      { type: 'received', seat: 1, cube: 'gold', count: 2 },
      { type: 'received', seat: 1, cube: 'gold', count: 1 },
      { type: 'created', seat: 1, token: book },
      { type: 'recruited', seat: 1, soldier: 'militia', count: 3 },
      { type: 'strength', seat: 1, strength: -2, vp: 1 },
      { type: 'yearBegan', year: 2 },
    ];
    expect(deeds(events, 1).map(inEnglish)).toEqual([
      'took The Prince (5 victory points)',
      'scored 1 victory point with military strength −2',
      'recruited 3 militia',
      'received 3 gold',
    ]);
    expect(deeds(events, null).map(inEnglish)).toEqual(['Year 2 begins']);
    expect(events.map((event) => moment(event, 0)?.key ?? null)).toEqual([null, null, null, null, null, 'moment.year']);
    expect(moment({ type: 'yearBegan', year: 3 }, 0)).toBeNull();
    const scored = moment(events[4], 1);
    expect(scored && inEnglish(scored)).toBe('Military scoring: 1 victory point for you');
  });
});

describe('choosing', () => {
  test('P-4.5 ending with an action left says so', () => {
    const state = table();
    const wasted = wastes(seenBy(state, 0), 0, END);
    expect(wasted && inEnglish(wasted)).toBe('You still have 2 actions.');
    expect(wastes(seenBy(table({ actionsLeft: 0 }), 0), 0, END)).toBeNull();
    expect(wastes(seenBy(state, 0), 0, activate(0))).toBeNull();
  });

  test('ends and confirmations close, and supplying stands apart from actions', () => {
    expect([END, DONE, activate(0), SUPPLY].map((choice) => closes(choice))).toEqual([true, true, false, false]);
    expect([activate(0), SUPPLY, END].map((choice) => heading(choice)?.key ?? null)).toEqual([
      'heading.actions',
      'heading.free',
      null,
    ]);
  });

  test('looked at again, decisions are told apart by what one does, and its parts belong to it', () => {
    const told = [activate(0), alternative(1), change(0), FAVOR, SUPPLY, END].map(
      (choice) => about(choice)?.key ?? null,
    );
    const cards = ['decision.activate', 'decision.activate', 'decision.change'];
    expect(told).toEqual([...cards, 'decision.favor', 'decision.supply', null]);
  });

  test.each(LANGUAGES)('P-2.13 supplying all begins otherwise than choosing which to supply: %s', (language) => {
    const { messages } = texts[language];
    const firstWord = (key: string) => messages[key].replace('{#soldier:count} ', '').split(' ')[0].slice(0, 5);
    expect(firstWord('choice.supply').toLowerCase()).not.toBe(firstWord('together.supply').toLowerCase());
  });

  test('a line of a card is one click, with its usual payment and the best work (P-5.2, P-5.4, P-6.7)', () => {
    const state = table({ hand: ['sculptor', 'tax-collector'], food: 2, gold: 1, favor: 3 });
    expect(offered(state, 0).slice(0, 2)).toEqual([
      [
        'Sculptor: pay 1 food, 1 gold, and 1 favour, take a Monument token worth 4 victory points',
        [activate(0), alternative(0), pay(0), pay(1), culture(4)],
      ],
      [
        'Sculptor: pay 2 food and 1 gold, take a Monument token worth 4 victory points',
        [activate(0), alternative(1), pay(0), pay(0), culture(4)],
      ],
    ]);
  });

  test('a line says what the card does now, also where it is the only one (P-6.2, P-6.11)', () => {
    const state = table({ hand: ['farm-works', 'rents'], gold: 1, favor: 0, palazzo: 3, bank: 1 });
    expect(offered(state, 0)).toEqual([
      ['Farm Works: pay 1 gold, take 1 farm', [activate(0)]],
      ['Rents: take 3 gold (room for 1 of 3)', [activate(1)]],
    ]);
  });

  test('two lines that come to the same are one (P-5.4, P-6.7)', () => {
    const state = table({ hand: ['sculptor', 'raise-militia'], food: 0, gold: 1, favor: 2 });
    expect(offered(state, 0).map(([says]) => says)).toEqual([
      'Sculptor: pay 1 gold and 2 favour, take a Monument token worth 4 victory points',
    ]);
  });

  test('what a line leaves open is offered by itself as well (P-5.4, P-6.7)', () => {
    const isAll = (state: State) => together(seenBy(state, 0), 0, may(state, 0)).map((line) => line.isAll);
    expect(isAll(table({ hand: ['tax-collector', 'farm-works'], gold: 1, favor: 0 }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isAll(table({ hand: ['farm-works', 'raise-militia'], gold: 1, favor: 1 }))).toEqual([false]);
    expect(isAll(table({ hand: ['sculptor', 'raise-militia'], food: 2, gold: 1, favor: 0 }))).toEqual([false]);
  });

  test('P-2.12 what has no place is said before it is chosen', () => {
    const state = table({ hand: ['tax-collector', 'treasury'], gold: 1, bank: 1 });
    expect(offered(state, 0).map(([says]) => says)).toContain('Tax Collector: take 2 gold (room for 1 of 2)');
    const name = (choice: Choice) => inEnglish(said.choice(seenBy(state, 0), 0, choice));
    expect(name(activate(1))).toBe('Activate Treasury (room for 1 of 3)');
    expect(name(activate(0))).toBe('Activate Tax Collector');
    act(state, 0, activate(0));
    expect(name(alternative(0))).toBe('Take 2 gold (room for 1 of 2)');
  });

  test('P-4.8 the end of the turn can come with what uses its last action, if nothing more is asked', () => {
    const ends = (state: State, ...choices: readonly Choice[]) => endAfter(seenBy(state, 0), 0, choices);
    const hand = ['harvest', 'farm-works'] as const;
    const last = table({ hand, gold: 1, actionsLeft: 1 });
    expect(ends(last, FAVOR)).toBe(END);
    expect(ends(last, activate(1), alternative(0))).toBe(END);
    expect(ends(last, activate(0))).toBeNull(); // it is exchanged
    expect(ends(last, change(0), take(1))).toBe(END);
    expect(ends(last, END)).toBeNull();
    act(last, 0, activate(0));
    expect(ends(last, take(2))).toBe(END);
    const whole = table({ hand, gold: 1 });
    expect(ends(whole, FAVOR)).toBeNull();
    act(whole, 0, activate(0));
    expect(ends(whole, take(2))).toBeNull(); // an action is left
  });

  test('two equal cards have different names', () => {
    const state = table({ hand: ['harvest', 'harvest'] });
    const names = may(state, 0).map((choice) => inEnglish(said.choice(seenBy(state, 0), 0, choice)));
    expect([...new Set(names)]).toEqual(names);
    expect(names).toContain('Activate Harvest (card 2)');
    // Beside a line that says what the first of them does, that one has its number, too.
    const twins = table({ hand: ['farm-works', 'farm-works'], gold: 1 });
    const alone = together(seenBy(twins, 0), 0, may(twins, 0)).map((line) => line.alone && inEnglish(line.alone));
    expect(new Set(alone)).toEqual(new Set(['Activate Farm Works (card 1)']));
  });

  test('a line that is barred says why (P-5.5), and all of them when the actions are used (P-4.2)', () => {
    const poor = table({ hand: ['painter', 'farm-works'], gold: 1, favor: 0 });
    const bars = linesOf(tables, seenBy(poor, 0), 0).map(({ bar, choices }) => [bar?.rule ?? null, choices.length]);
    expect(bars).toEqual([
      ['P-5.5', 0],
      [null, 1],
      ['P-5.5', 0],
    ]);
    const spent = table({ hand: ['farm-works', 'granary'], actionsLeft: 0 });
    expect(linesOf(tables, seenBy(spent, 0), 0).map(({ bar }) => bar?.rule)).toEqual(['P-4.2', 'P-4.2', 'P-4.2']);
    expect(linesOf(tables, seenBy(spent, 0), 1)).toEqual([]);
  });

  test('P-6.13 soldiers are recruited with the card in one click; the list asks how many', () => {
    const state = table({ hand: ['raise-militia', 'harvest'] });
    const recruits = linesOf(tables, seenBy(state, 0), 0).filter(({ soldiers }) => soldiers !== null);
    expect(recruits.map((line) => line.choices)).toEqual([1, 2, 3, 4].map((count) => [activate(0), recruit(count)]));
    expect(inEnglish(lineMessage(tables, seenBy(state, 0), 0, recruits[2]))).toBe('Raise Militia: recruit 3 militia');
    expect(JSON.stringify(offered(state, 0))).not.toContain('recruit');
    const few = table({ hand: ['raise-militia', 'harvest'], reserve: { soldier: 2 } });
    expect(linesOf(tables, seenBy(few, 0), 0).map(({ soldiers }) => soldiers)).toEqual([1, 2, null]);
  });

  test('P-5.7 a line says whether it is free and an exchange follows it', () => {
    const exchanged = (hand: readonly CardTypeId[], options = {}) =>
      linesOf(tables, seenBy(table({ hand, options, food: 2, gold: 2, farm: 3, bank: 3 }), 0), 0).map(
        ({ isExchanged }) => isExchanged,
      );
    expect(exchanged(['harvest', 'farm-works'])).toEqual([true, false, false]);
    expect(exchanged(['tax-collector', 'hire-condottieri'])).toEqual(Array.from({ length: 7 }, () => true));
    // What must be paid for is never taken along with an exchange.
    expect(exchanged(['sculptor', 'granary'], { cultureExchange: true })).toEqual([false, false, true]);
  });

  test('P-2.16 soldiers are supplied at once in the turn', () => {
    const state = table({ militia: 2, food: 2, condottiere: 1, gold: 1 });
    expect(offered(state, 0)).toContainEqual(['Supply 3 soldiers (not an action)', [SUPPLY, move(2), move(1)]]);
  });

  test.each(['sequential', 'simultaneous'])(
    'P-8.4, P-8.13 in a scoring they are supplied and dismissed at once (%s)',
    (supplyDecisions) => {
      const state = table({ options: { supplyDecisions }, pile: [], militia: 2, food: 1, favor: 1, actionsLeft: 0 });
      act(state, 0, END);
      expect(offered(state, 0)).toEqual([
        ['Supply 2 soldiers and confirm: strength 2', [move(1), move(1), DONE]],
        ['Supply none and confirm: strength −2', [move(0), move(0), DONE]],
      ]);
      act(state, 0, move(1), move(1), DONE);
      expect(offered(state, 0)).toEqual([
        ['Keep all and confirm', [dismiss(0), DONE]],
        ['Dismiss all and confirm', [dismiss(2), DONE]],
      ]);
    },
  );
});

describe('what things are', () => {
  const told = (id: string) =>
    said
      .topics()
      .filter((topic) => topic.id === id)
      .flatMap(({ says }) => says.map(inEnglish));

  test('every topic says something', () => {
    expect(said.topics().filter(({ says }) => says.length === 0)).toEqual([]);
  });
  test('cards tell cost and effect in words, and that they must be exchanged (P-6.5, P-6.10, P-5.7)', () => {
    expect(told('card:siege-works-early')).toEqual([
      'Pay 1 food and 1 gold and take 1 catapult',
      'Pay 3 food and 2 gold and take 2 catapults',
    ]);
    expect(told('card:harvest')).toEqual([
      'Take 1 food for each of your fields',
      expect.stringMatching(/you must exchange it/),
    ]);
    expect(told('card:hire-condottieri')[0]).toBe('Take any number of condottieri');
  });
  test('goals tell their condition (P-10.1 to P-10.8)', () => {
    expect(['armoury', 'fertile-soil', 'fortress', 'palace-goal'].map((goal) => told(`goal:${goal}`))).toEqual([
      ['Catapult: 1 victory point each'],
      ['Farm and Field together: 1 victory point for each token beyond 6'],
      ['1 victory point for every 4 victory points from military scorings'],
      ['1 / 2 / 3 sets of 1 monument, 1 book, and 1 painting: 5 / 10 / 15 victory points'],
    ]);
  });
});

describe('whole games', () => {
  const messages = new Messages();

  test.each([
    [2, 'sequential'],
    [3, 'simultaneous'],
  ] as const)('whatever is offered together can be played (%i seats, %s)', (seats, supplyDecisions) => {
    const match = new Match(principato, { seats, options: { supplyDecisions }, seed: `together ${seats}` });
    const random = seeded('together');
    let count = 0;
    let endings = 0;
    while (!match.over) {
      const [seat] = match.asked();
      const view = match.view(seat);
      const { allowed } = match.offers(seat);
      for (const { says, choices } of together(view, seat, allowed)) {
        messages.add(says);
        const copy = principato.clone(match.state);
        for (const choice of choices) expect(play(principato, copy, seat, choice)).toMatchObject({ ok: true });
        expect(choices.length > 1 || says.key.startsWith('line.')).toBe(true);
        count++;
      }
      for (const choice of allowed) {
        const end = endAfter(view, seat, [choice]);
        if (end === null) continue;
        const copy = principato.clone(match.state);
        for (const one of [choice, end]) expect(play(principato, copy, seat, one)).toMatchObject({ ok: true });
        endings++;
      }
      const { line, last } = ending(view);
      messages.add(line, last, ...allowed.flatMap((one) => [heading(one), about(one), wastes(view, seat, one)]));
      for (let of = 0; of < seats; of++) {
        const { unknown, counts } = standing(view, of);
        messages.add(unknown, ...counts.map(({ says }) => says));
      }
      match.play(seat, pickRandom(random, legal(principato, match.state, seat)));
    }
    const log = match.log(0);
    messages.add(...[null, 0, 1].flatMap((seat) => deeds(log, seat)), ...log.map((event) => moment(event, 0)));
    expect([count > 50, endings > 50]).toEqual([true, true]);
  });

  test('and is a sentence in every language', () => {
    expect(messages.all().length).toBeGreaterThan(40);
  });
  testSaid(texts, messages.all());
});
