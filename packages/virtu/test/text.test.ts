import { Match, type Options, type View, view } from '@bottega/kernel';
import { allTexts, lively, Messages, messagesOfGame, messagesOfHelp } from '@bottega/kernel/conformance';
import { testDrawing, testRefusals, testSaid, testTexts } from '@bottega/kernel/test-kit';
import { createFormatter, type Message } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import {
  ally,
  bonus,
  type Choice,
  DONE,
  GIVE_UP,
  moveTo,
  opponent,
  PRESS,
  put,
  REQUEST_CROWN,
  retreatBySea,
  retreatFrom,
  sail,
  use,
  waive,
} from '../src/choices.js';
import { BONUSES, DYNASTIES } from '../src/data/index.js';
import { PARTS } from '../src/evaluate.js';
import type { Event } from '../src/events.js';
import { virtu } from '../src/index.js';
import { RULE_IDS, RULING_IDS } from '../src/rule-ids.js';
import { NO_COST, payment } from '../src/rules/payment.js';
import type { Frame, State } from '../src/state.js';
import { powerPlace, roomPlace } from '../src/tables.js';
import { draw } from '../src/text/draw.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';
import { cityNumber, collects, does, type Slot, slotNumber, table } from './table.js';
import { wants, winter } from './winter.js';

const texts = await allTexts(loadText);
const said = words(virtu.tables);
const { prompt, waiting, choice, event, topics, tip, detail } = said;

testTexts(virtu, texts, said, {
  ruleIds: RULE_IDS,
  rulingIds: RULING_IDS,
  cited: /\b(?:V-\d+(?:\.\d+)+|[RE]-\d+)/g,
  isChapter: (id) => /^V-\d+\.\d+$/.test(id),
  optionsNamedIn: ['rules', 'rulings'],
});

testRefusals(said, texts.en, {
  folder: new URL('../src/rules/', import.meta.url),
  cited: /(?<=')(?:V|R|E)-[\d.]+(?=')/g,
  moreThan: 70,
});

describe('words', () => {
  test('V-3.2.4: a place for a family card names the action that the card brings, and the one that it covers', () => {
    const match = new Match(virtu, { seats: 3, options: { dynastyAssignment: 'random' }, seed: 'family' });
    const seat = match.state.open.palaces.findIndex(({ dynasty }) => dynasty === DYNASTIES.indexOf('florence'));
    const say = createFormatter(texts.en, 'en', ['A', 'B', 'C']);
    const name = (slot: Slot) => say(choice(match.view(seat), seat, put(slotNumber(slot))));
    // Lorenzo brings Patronize. Florence prints it at the top, Govern on the right.
    expect(name('action0')).toBe('Action card in the top room: Patronize, as before');
    expect(name('action1')).toBe('Action card in the right-hand room: Patronize (instead of Govern)');
    expect(name('upgrade1')).toBe('Upgrade card in the right-hand room (Govern)');
    match.play(seat, put(slotNumber('action1')));
    expect(name('upgrade1')).toBe('Upgrade card in the right-hand room (Patronize)');
    expect(name('action4')).toBe('Action card in the left-hand room: Annex (instead of Wage War)');
    match.play(seat, put(slotNumber('action4')));
    expect(name('action0')).toBe('Action card in the top room'); // Giovanni brings none
  });

  test('V-10.2.1, V-10.2.2, V-10.3.3: the score sheet says why a tie at nothing is worth points', () => {
    const say = createFormatter(texts.en, 'en', ['A', 'B', 'C']);
    const why = (state: State, seat: number, row: string) => {
      const message = detail?.(view(state, null), seat, row) ?? null;
      return message === null ? null : say(message).replaceAll('\u00a0', ' ');
    };
    const tied = table({ cities: [] });
    expect(['cities', 'patronage'].map((row) => why(tied, 0, row))).toEqual([
      '2 cities, tied for the most: +1',
      'rank 0, tied for the highest: +1',
    ]);
    expect([0, 1, 2].map((seat) => why(tied, seat, 'religion'))).toEqual(
      Array.from({ length: 3 }, () => '0 crosses, tied for place 1: points for place 2'),
    );
    expect([0, 1, 2].map((seat) => why(tied, seat, 'total')?.replace(/^\d+/, 'n'))).toEqual([
      'n crowns',
      'n crowns',
      'n crowns',
    ]); // V-10.4.1
    const ahead = table({ cities: ['siena', 'ravenna'], rank: 2, bonuses: ['columbus'] });
    expect(['cities', 'patronage', 'religion'].map((row) => why(ahead, 0, row))).toEqual([
      '4 cities, the most: +1',
      'rank 2, the highest: +1',
      '1 cross',
    ]);
    expect(['cities', 'patronage', 'religion'].map((row) => why(ahead, 1, row))).toEqual([
      '2 cities',
      'rank 0',
      '0 crosses, tied for place 2: points for place 3',
    ]);
    const strict = table({ options: { religionNeedsCross: true } });
    expect(why(strict, 0, 'religion')).toBe('0 crosses');
  });

  test('V-3.1.3: help knows no city that is not on the map', () => {
    const cities = (seats?: number) =>
      topics(seats).filter(({ id }) => /^city:(perugia|civitavecchia)$/.test(id)).length;
    expect([3, 4, 5, undefined].map(cities)).toEqual([0, 0, 2, 2]);
  });

  test('V-3.1.4: Rome is a starting city only if its dynasty plays', () => {
    const isHome = (seats?: number) =>
      topics(seats).some(({ id, says }) => id === 'city:rome' && says.some(({ key }) => key === 'about.startCity'));
    expect([3, 4, 5, undefined].map(isHome)).toEqual([false, false, true, true]);
  });

  test('of two courtiers of one name each is told with its space, and a troop sails for nothing nowhere', () => {
    const english = createFormatter(texts.en, 'en', ['Anna', 'Bruno', 'Carla']);
    const named = (state: State, one: Choice) => english(choice(view(state, 0), 0, one)).replace(/\u00a0/g, ' ');
    const twins = table({ cards: { L1: 'bishop', R1: 'bishop', R2: 'banker' } });
    expect(named(twins, collects('R1'))).toBe('Collect 2 florins from Bishop (space Right 1)');
    expect(named(twins, collects('R2'))).toBe('Collect 3 florins from Banker');
    const [naples, rome, palermo] = (['naples', 'rome', 'palermo'] as const).map(cityNumber);
    const march = table({});
    march.open.stack.push({ step: 'march', seat: 0, city: naples });
    expect(named(march, sail(rome))).toBe('By sea to Rome');
    expect(named(march, sail(palermo))).toBe('By sea to Palermo for 1 ship');
  });

  test('V-9.3.12, V-7.2.7: that a courtier must make room is said before it is paid for', () => {
    const english = createFormatter(texts.en, 'en', ['Anna', 'Bruno', 'Carla']);
    const named = (state: State, one: Choice) => english(choice(view(state, 0), 0, one)).replace(/\u00a0/g, ' ');
    const state = winter('purchase', {
      treasury: 60,
      cities: ['siena', 'spoleto', 'bologna'],
      cards: { L1: 'bishop', R1: 'banker', R2: 'giovanni-de-medici' },
    });
    // The fifth city has opened a space for the first of two.
    expect(named(state, wants('merchant'))).toBe('Merchant for 3 florins');
    does(state, 0, wants('merchant'));
    expect(named(state, DONE)).toBe('Buy all of this for 3 florins');
    expect(named(state, wants('admiral'))).toBe('Admiral for 3 florins; replaces a courtier');
    expect(named(state, wants('guild'))).toBe('Guild for 4 florins');
    does(state, 0, wants('admiral'));
    expect(named(state, DONE)).toBe('Buy all of this for 6 florins, then discard 1 courtier');
    // The Duchy brings the space that was wanting (V-9.3.11).
    does(state, 0, wants('duchy'));
    expect(named(state, DONE)).toBe('Buy all of this for 10 florins and 1 crown');

    const [machiavelli, columbus] = (['machiavelli', 'columbus'] as const).map((one) => bonus(BONUSES.indexOf(one)));
    const full = table({ cards: { L1: 'bishop', R1: 'banker', R2: 'giovanni-de-medici' } });
    expect(named(full, machiavelli)).toBe('Take Niccolò Machiavelli; replaces a courtier');
    expect(named(full, columbus)).toBe('Take Christopher Columbus');
    expect(named(table({ cards: { L1: 'bishop' } }), machiavelli)).toBe('Take Niccolò Machiavelli');
  });

  test.each([
    [
      'cs',
      ['1 koruna', '2 masky', '5 šipek'],
      'v zásobě: 1 agent',
      'Zatím celkem: 2 florény a 1 koruna. Co ještě koupíte?',
    ],
    [
      'de',
      ['1 Krone', '2 Masken', '5 Pfeile'],
      'verfügbar: 1 Agent',
      'Bisher zusammen: 2 Florin und 1 Krone. Was kaufst du noch?',
    ],
  ] as const)(
    'in %s labels count in the nominative, and sentences in the accusative',
    (language, amounts, agents, sum) => {
      const say = createFormatter(texts[language], language, ['Anna']);
      const said = (key: string, values: Message['values']) => say({ key, values }).replace(/\u00a0/g, ' ');
      expect(said('amount.crown', { count: 1 })).toBe(amounts[0]);
      expect(said('amount.mask', { count: 2 })).toBe(amounts[1]);
      expect(said('amount.arrow', { count: 5 })).toBe(amounts[2]);
      expect(said('table.agents', { agents: 1 })).toBe(agents);
      const wanted = [
        { of: 'florin', count: 2 },
        { of: 'crown', count: 1 },
      ];
      expect(said('prompt.purchase.more', { sum: wanted })).toBe(sum);
      expect(said('event.earned', { seat: 0, agents: 1 })).toMatch(/ 1 agenta\.$| 1 Agenten\.$/);
    },
  );
});

/** Setups that reach every house rule with questions of its own. */
const TOLD: readonly (readonly [seats: number, options: Options])[] = [
  [3, {}],
  [
    4,
    {
      firstPlayer: 'chosen',
      fieldBattleOpponentOrder: 'activeChooses',
      lostSpaceChoice: 'extraOnly',
      retreatSplit: false,
    },
  ],
  [
    5,
    { familyPlacement: 'turnOrder', innerRoomShift: true, agentLimitPerPalace: 'oneAgent', defenderWarTokens: false },
  ],
];

/** What random games hardly ever come to: events in every form that the log tells. */
const RARE_EVENTS: readonly Event[] = [
  ...[3, roomPlace(1, 0), powerPlace(0)].flatMap((from) =>
    [4, roomPlace(2, 1), powerPlace(1)].map((place): Event => ({ type: 'agentMoved', seat: 0, from, place })),
  ),
  ...[0, 1, 2, 3, 4].map((bonus): Event => ({ type: 'declared', seat: 0, bonus, card: 16, strength: 1 })),
  ...(['neutral', 'cities', 'patronage', 'years'] as const).map((cause): Event => ({ type: 'lastYear', cause })),
  ...[0, 2].flatMap((lost) =>
    [-1, 1].map((from): Event => ({ type: 'captured', seat: 0, city: 2, from, strength: 4, cityStrength: 3, lost })),
  ),
  ...[0, 2].map((ships): Event => ({ type: 'retreated', seat: 0, from: 3, to: 11, ships })),
  ...[-1, 1].map((former): Event => ({ type: 'allied', seat: 0, power: 1, former })),
  { type: 'traded', seat: 0, ships: 2, florins: 4 },
  { type: 'lost', seat: 0, city: 2, troops: 2 },
  { type: 'gaveUp', seat: 0, city: 2 },
  { type: 'trophy', seat: 0, from: 1 },
  { type: 'fieldBattle', seat: 0, city: 2, opponent: 1 },
  { type: 'drawnBattle', seat: 0, city: 2, opponent: 1, strength: 3 },
  {
    type: 'battled',
    city: 2,
    winner: 0,
    loser: 1,
    winnerStrength: 4,
    loserStrength: 2,
    winnerLost: 2,
    loserLost: 2,
  },
];

/** Questions that random games hardly ever come to, as frames on top of a table, each with a choice that it offers. */
const RARE_QUESTIONS: readonly (readonly [frame: Frame, choice: Choice])[] = [
  [{ step: 'trade', seat: 0, from: 0, ships: 2 }, DONE],
  [{ step: 'moveAgent', seat: 0, from: powerPlace(0) }, moveTo(powerPlace(1))],
  [{ step: 'opponent', seat: 0, city: 2 }, opponent(1)],
  [{ step: 'press', seat: 0, city: 2 }, PRESS],
  [{ step: 'press', seat: 0, city: 2 }, GIVE_UP],
  [{ step: 'nextRetreat', seat: 0 }, retreatFrom(2)],
  [{ step: 'retreat', seat: 0, city: 3, to: -1 }, retreatBySea(11)],
  [{ step: 'ally', seat: 0 }, ally(0)],
  [{ step: 'waive', seat: 0, power: 0 }, waive(1)],
  [payment(0, 'retreat', { ...NO_COST, ship: 2 }), use(9, 4)],
  [payment(0, 'bonus', { ...NO_COST, florin: 2 }), DONE],
  [payment(0, 'token', { ...NO_COST, florin: 2 }), DONE],
  [payment(0, 'token', { ...NO_COST, florin: 1 }), DONE],
  [payment(0, 'alliance', { ...NO_COST, crown: 1, ship: 3 }), REQUEST_CROWN],
];

function rareMessages(): Message[] {
  const messages = new Messages();
  for (const one of RARE_EVENTS) messages.add(event(one));
  const view = new Match(virtu, { seats: 3, options: { dynastyAssignment: 'random' }, seed: 'rare' }).view(0);
  for (const [frame, one] of RARE_QUESTIONS) {
    const asking: View<State> = { ...view, open: { ...view.open, stack: [frame] } };
    messages.add(prompt(asking, 0), waiting(asking, 0), choice(asking, 0, one), tip?.(asking, 0));
  }
  return messages.all();
}

const dealt = TOLD.map(([seats]) => new Match(virtu, { seats, options: {}, seed: 'drawn' }));
const categories = virtu.result(dealt[0].state).sheet.map(({ category }) => category);
const play = lively<Choice>(['end', 'done', 'pass', 'lose', 'giveUp', 'discard']);

testSaid(texts, [
  ...TOLD.flatMap(([seats, options]) =>
    messagesOfGame(virtu, said, { seats, options: { yearLimit: 7, ...options }, seed: `told ${seats}` }, play),
  ),
  ...rareMessages(),
  ...dealt.flatMap((match) => categories.flatMap((category) => detail?.(match.view(null), 0, category) ?? [])),
  ...messagesOfHelp(said, categories, PARTS),
]);
testDrawing(
  texts,
  draw(virtu.tables),
  dealt.map((match) => match.view(0)),
);
