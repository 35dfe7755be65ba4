import { type Facts, legal, Match, type Options, seeded, type View, view as viewOf } from '@bottega/kernel';
import {
  allTexts,
  lively,
  Messages,
  messagesOfGame,
  messagesOfHelp,
  messagesOfTraits,
} from '@bottega/kernel/conformance';
import { testRefusals, testSaid, testTexts } from '@bottega/kernel/test-kit';
import { createFormatter, type Message } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import {
  ABSTAIN,
  type Choice,
  DRAW,
  discard,
  elect,
  inquire,
  KEEP_VIRTUAL,
  keep,
  putBack,
  SELL_VIRTUAL,
  sell,
  spend,
  TRIBUTE,
} from '../src/choices.js';
import { OFFICES, STATUSES } from '../src/data/index.js';
import { PARTS } from '../src/evaluate.js';
import type { Event } from '../src/events.js';
import { vulgari } from '../src/index.js';
import { RULE_IDS, RULING_IDS } from '../src/rule-ids.js';
import { CATEGORIES } from '../src/rules/scoring.js';
import { newTurn } from '../src/rules/turn.js';
import type { Frame, State } from '../src/state.js';
import { KNOWLEDGE, LIBRARY, POPE, ZAZZA } from '../src/tables.js';
import { atOnce } from '../src/text/at-once.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';
import { becomes, goes, may, type Situation, table } from './table.js';

const texts = await allTexts(loadText);
const said = words(vulgari.tables);
const { prompt, waiting, choice, event, refusal, tip, detail, chronicle } = said;
const { standing, ending, deeds, moment, heading, wastes, together } = said;

testTexts(vulgari, texts, said, {
  ruleIds: RULE_IDS,
  rulingIds: RULING_IDS,
  cited: /\b(?:D-\d+(?:\.\d+)?|Q-\d+)/g,
  isChapter: (id, { chapters }) => id in chapters,
  optionsNamedIn: ['rules', 'rulings'],
});

testRefusals(said, texts.en, {
  folder: new URL('../src/rules/', import.meta.url),
  cited: /(?<=')(?:D|Q)-[\d.]+(?=')/g,
  moreThan: 50,
});

describe('words', () => {
  test('D-23.1 what decides between equal totals is told: knowledge', () => {
    const { open, ...rest } = new Match(vulgari, { seats: 3, options: {}, seed: 'equal' }).view(null);
    const tracks = open.tracks.map((track, at) => (at === KNOWLEDGE ? { ...track, at: [12, 47, 56] } : track));
    const told = [1, 2].map((seat) => detail?.({ ...rest, open: { ...open, tracks } }, seat, 'total') ?? null);
    const say = createFormatter(texts.de, 'de', []);
    expect(told.map((message) => message && say(message))).toEqual(['47\u00a0Wissen', '56\u00a0Wissen']);
  });

  test.each([
    ['cs', 'noble', ['1\u00a0šlechtic', '2\u00a0šlechtici', '5\u00a0šlechticů']],
    ['cs', 'libraryCard', ['1\u00a0karta knihovny', '2\u00a0karty knihovny', '5\u00a0karet knihovny']],
    ['de', 'ducat', ['1\u00a0Dukat', '2\u00a0Dukaten', '5\u00a0Dukaten']],
    ['de', 'noble', ['1\u00a0Adeliger', '2\u00a0Adelige', '5\u00a0Adelige']],
  ] as const)('on labels things are counted in the nominative: %s, %s', (language, noun, labels) => {
    const say = createFormatter(texts[language], language, []);
    expect([1, 2, 5].map((count) => say({ key: `amount.${noun}`, values: { count } }))).toEqual(labels);
  });

  test.each([
    [
      'en',
      'Move to Rome (1\u00a0action and 10\u00a0ducats)',
      'Anna pays 40\u00a0ducats and 1\u00a0noble to become Cardinal Lanzuisi.',
    ],
    [
      'de',
      'Nach Rom reisen (1\u00a0Aktion und 10\u00a0Dukaten)',
      'Anna erlangt für 40\u00a0Dukaten und 1\u00a0Adeligen die Kardinalswürde: Kardinal Lanzuisi.',
    ],
    [
      'cs',
      'Jít do oblasti Řím (1\u00a0akce a\u00a010\u00a0dukátů)',
      'Anna přijímá za 40\u00a0dukátů a\u00a01\u00a0šlechtice kardinálský klobouk: Kardinál Lanzuisi.',
    ],
  ] as const)('a price is a label in parentheses and an object in a sentence: %s', (language, label, sentence) => {
    const say = createFormatter(texts[language], language, ['Anna']);
    const cost = [
      { of: 'action', count: 1 },
      { of: 'ducat', count: 10 },
    ];
    const paid: Event = { type: 'cardinal', seat: 0, person: 6, ducats: 40, cube: 'noble', refund: 0, knowledge: 0 };
    const told = event(paid);
    expect([say({ key: 'choice.move.zone', values: { zone: 'rome', cost } }), told && say(told)]).toEqual([
      label,
      sentence,
    ]);
  });

  test('D-20.2 a white Pope card says that the Pope lives, but after the first red one that he is still dying', () => {
    const cards = [false, true, false, true];
    const keys = cards.map((isRed, at) => {
      const red = cards.slice(0, at + 1).filter(Boolean).length;
      return event({ type: 'pope', red, isRed })?.key;
    });
    expect(keys).toEqual(['event.pope.white', 'event.pope.first', 'event.pope.still', 'event.pope.second']);
    const say = createFormatter(texts.de, 'de', []);
    expect(say({ key: 'event.pope.still', values: {} })).toBe(
      'Die Papstkarte ist weiß: Der Papst liegt noch immer im Sterben.',
    );
  });
});

/** Setups that reach every house rule with questions or sentences of its own. */
const TOLD: readonly (readonly [seats: number, options: Options])[] = [
  [2, { stefanoSale: 'oncePerRound', manuscriptShiftTiming: 'immediate', manuscriptShiftTrigger: 'anyLevel' }],
  [3, {}],
  [4, { almsPayer: 'recomputed', zazzaLibrary: 'keepOneMore', openHoldings: true }],
  [5, { combinedMoveDucats: 'perMode', virtualCubeAfterElection: 'spent', romeValues: 'swapped' }],
];

const TWO_DIALECTS = vulgari.tables.decks[3][0];

/** What random games hardly ever come to: events in every form that the log tells. */
const RARE_EVENTS: readonly Event[] = [
  ...(['politician', 'noble', 'virtual'] as const).flatMap((cube) =>
    [0, 40].flatMap((refund) =>
      [0, 4].map((knowledge): Event => ({ type: 'cardinal', seat: 0, person: 5, ducats: 40, cube, refund, knowledge })),
    ),
  ),
  ...[false, true].map((virtual): Event => ({ type: 'sang', seat: 0, abbesses: 2, virtual })),
  { type: 'bologna', seat: 0, ducats: 20, abbesses: 1, virtual: true, knowledge: 15 },
  { type: 'alms', seat: 0, payer: 1, paid: 3, bank: 2 },
  { type: 'virtualNoble', seat: 0, ducats: 20 },
  { type: 'stayed', seat: 0 },
  { type: 'revealed', card: TWO_DIALECTS },
  { type: 'manuscript', seat: 0, card: TWO_DIALECTS, actions: 4 },
  { type: 'shifted' },
  { type: 'lingua' },
  { type: 'manuscript', seat: 0, card: vulgari.tables.lingua, actions: 4 },
  { type: 'inquired', seat: 0, other: 1, back: 6 },
  { type: 'won', seat: 0, bid: 0, knowledge: 10 },
  { type: 'available', counts: [0, 0, 0, 0] },
  ...OFFICES.map((_, office): Event => {
    return { type: 'elected', seat: 0, office, politicians: 2, nobles: 1, abbesses: 3 };
  }),
  { type: 'abstained', seat: 0 },
];

const SETS = { politicians: 1, nobles: 2, abbesses: 5 };

/** Questions that random games hardly ever come to, as frames on top of a table, each with a choice that it offers. */
const RARE_QUESTIONS: readonly (readonly [frames: readonly Frame[], choice: Choice])[] = [
  [[{ step: 'tribute', seat: 0, person: 6 }], TRIBUTE.noble],
  [[{ step: 'tribute', seat: 0, person: 6 }], TRIBUTE.virtual],
  [[{ step: 'stefano', seat: 0 }], SELL_VIRTUAL],
  [[{ step: 'stefano', seat: 0 }], KEEP_VIRTUAL],
  [[{ step: 'sell', seat: 0, nobles: 2 }], sell(1)],
  [[{ step: 'keep', seat: 0, drawn: 4, keeps: 2, left: 1 }], keep(3)],
  [[{ step: 'putBack', seat: 0, cards: 3, left: 2 }], putBack(2)],
  [[newTurn(0, 2)], inquire(1)],
  [
    [
      { step: 'win', seat: 0, bid: 5 },
      { step: 'stake', seat: 0, need: 3 },
    ],
    discard(SETS),
  ],
  [[{ step: 'candidate', seat: 0 }], elect(3)],
  [[{ step: 'candidate', seat: 0 }], ABSTAIN],
  [[{ step: 'spend', seat: 0, office: 2, need: 11 }], spend(SETS)],
];

/** Reasons that random games hardly ever give. */
const RARE_REFUSALS: readonly (readonly [rule: string, facts: Facts])[] = [
  ['D-4.5', {}],
  ['D-7.6', {}],
  ['D-8.12', { lacks: 'cube' }],
  ['D-8.13', { lacks: 'cube' }],
  ['D-8.15', { needs: 40, has: 12 }],
  ['D-18.12', {}],
  ['D-18.12', { why: 'ignorant' }],
  ['D-21.3', { needs: 10, has: 7 }],
  ['D-21.3', { office: 3 }],
  ['D-21.6', {}],
  ['Q-13', {}],
];

/** Choices of the board that random games hardly ever have something to take along with. */
const RARE_CLICKS: readonly (readonly [Situation, Choice])[] = [
  [{ at: 'venice' }, goes('vicenza', 1)],
  [{ at: 'venice' }, goes('adriatic', 1)],
  [{ at: 'la-verna' }, becomes('stefano')],
];

/** D-9.8: the end of a turn with Lingua Volgare. */
function rareEndings() {
  const state = table({ at: 'bobbio', on: { knowledge: 91 }, turn: { moved: true, actions: 4 } });
  state.open.lingua = 'shown';
  return together?.(viewOf(state, 0), 0, may(state, 0)) ?? [];
}

function rareMessages(): Message[] {
  const messages = new Messages();
  for (const one of RARE_EVENTS) messages.add(event(one));
  for (const [rule, facts] of RARE_REFUSALS) messages.add(refusal(rule, facts));
  const view = new Match(vulgari, { seats: 3, options: { zazzaLibrary: 'keepOneMore' }, seed: 'rare' }).view(0);
  for (const [frames, one] of RARE_QUESTIONS) {
    const asking: View<State> = { ...view, open: { ...view.open, stack: [...frames] } };
    messages.add(prompt(asking, 0), waiting(asking, 0), choice(asking, 0, one), tip?.(asking, 0), heading?.(one));
  }
  for (const { says } of rareEndings()) messages.add(says);
  for (const [situation, one] of RARE_CLICKS) messages.add(atOnceIn(viewOf(table(situation), 0), 0, one));
  const [pope, ...others] = view.open.players;
  const elected = { ...view.open, players: [{ ...pope, person: ZAZZA, office: POPE }, ...others] };
  messages.add(detail?.({ ...view, open: elected }, 0, 'election'));
  messages.add(
    ending?.({ ...view, open: { ...elected, isLastRound: true, stack: [{ step: 'election', at: 0 }] } }).line,
  );
  const tracks = elected.tracks.map((track, at) => (at === LIBRARY ? { ...track, at: [9, 0, 0] } : track));
  messages.add(choice({ ...view, open: { ...elected, tracks } }, 0, DRAW));
  return messages.all();
}

function chronicleMessages(): Message[] {
  const messages = new Messages();
  for (const role of [...STATUSES, ...OFFICES]) messages.add(chronicle?.roleNamed(role));
  messages.add(chronicle?.rounds, chronicle?.role, chronicle?.byRole, chronicle?.winsByRole, chronicle?.ending(''));
  return messages.all();
}

/** Kinds and deeds; things have names of their own, which are said elsewhere. */
function traitMessages(): Message[] {
  const { state } = new Match(vulgari, { seats: 3, options: {}, seed: 'traits' });
  const traits = vulgari.traits?.(state, []);
  return traits === undefined ? [] : messagesOfTraits(said, traits);
}

/** What is said at a glance in a whole game, to a seat and to whoever only watches. */
function glanceMessages(seats: number, options: Options): Message[] {
  const messages = new Messages();
  const match = new Match(vulgari, { seats, options, seed: `glance ${seats}` });
  const random = seeded('glance');
  const look = (seat: number | null) => {
    const view = match.view(seat);
    const { line, last } = ending?.(view) ?? { line: null, last: null };
    messages.add(line, last);
    for (let one = 0; one < seats; one++) {
      const { unknown, counts } = standing?.(view, one) ?? { unknown: null, counts: [] };
      messages.add(unknown, ...counts.map(({ says }) => says));
    }
  };
  while (!match.over) {
    const [seat] = match.asked();
    const view = match.view(seat);
    const { allowed, barred } = match.offers(seat);
    look(seat);
    for (const one of [...allowed, ...barred.map((bar) => bar.choice)]) messages.add(heading?.(one));
    for (const one of allowed) messages.add(wastes?.(view, seat, one), atOnceIn(view, seat, one));
    for (const { says } of together?.(view, seat, allowed) ?? []) messages.add(says);
    match.play(seat, play(random, legal(vulgari, match.state, seat)));
  }
  look(null);
  for (const one of [...match.log(0), ...RARE_EVENTS]) {
    for (let seat = 0; seat < seats; seat++) messages.add(moment?.(one, seat), ...(deeds?.([one], seat) ?? []));
    messages.add(...(deeds?.([one], null) ?? []));
  }
  return messages.all();
}

/** What a choice of a turn takes along on the board. */
function atOnceIn(view: View<State>, seat: number, choice: Choice): Message | undefined {
  return view.open.stack.at(-1)?.step === 'turn' ? atOnce(vulgari.tables, view, seat, choice)?.says : undefined;
}

const play = lively<Choice>(['end', 'decline', 'stay', 'pass', 'abstain']);
const messages = [
  ...TOLD.flatMap(([seats, options]) => messagesOfGame(vulgari, said, { seats, options, seed: `told ${seats}` }, play)),
  ...rareMessages(),
  ...messagesOfHelp(said, CATEGORIES, PARTS),
  ...chronicleMessages(),
  ...traitMessages(),
  ...TOLD.flatMap(([seats, options]) => glanceMessages(seats, options)),
];

testSaid(texts, messages);

test('what is said comes to every message there is, but for those of the drawing and of other maps', () => {
  const keys = new Set(messages.map(({ key }) => key));
  const elsewhere = /^(?:draw|table|amount|about\.(?:neighbours|ports))\./;
  expect(Object.keys(texts.en.messages).filter((key) => !keys.has(key) && !elsewhere.test(key))).toEqual([]);
});
