import { readdirSync, readFileSync } from 'node:fs';
import { type Facts, legal, Match, type Options, pick, randomBelow, seeded, type View } from '@bottega/kernel';
import { type GameText, LANGUAGES, type Language, type Message, sayer, textGaps } from '@bottega/kernel/text';
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
import { loadText, words } from '../src/text/index.js';

const texts = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language): Promise<[Language, GameText]> => [language, await loadText(language)]),
  ),
) as Record<Language, GameText>;
const { prompt, waiting, choice, event, refusal, topics, category, part, round, tip, detail, chronicle } = words(
  vulgari.tables,
);

/** Every rule that a bar of the rules cites, as it stands in their code. */
function citedByBars(): string[] {
  const folder = new URL('../src/rules/', import.meta.url);
  const code = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return [...new Set(code.join('\n').match(/(?<=')(?:D|Q)-[\d.]+(?=')/g))];
}

describe('texts', () => {
  test('all five languages say everything, with every plural form', () => {
    expect(textGaps(texts)).toEqual([]);
  });

  test('D-23.1 what decides between equal totals is told: knowledge', () => {
    const { open, ...rest } = new Match(vulgari, { seats: 3, options: {}, seed: 'equal' }).view(null);
    const tracks = open.tracks.map((track, at) => (at === KNOWLEDGE ? { ...track, at: [12, 47, 56] } : track));
    const told = [1, 2].map((seat) => detail?.({ ...rest, open: { ...open, tracks } }, seat, 'total') ?? null);
    const say = sayer(texts.de, 'de', []);
    expect(told.map((message) => message && say(message))).toEqual(['47\u00a0Wissen', '56\u00a0Wissen']);
  });

  test.each([
    ['cs', 'noble', ['1\u00a0šlechtic', '2\u00a0šlechtici', '5\u00a0šlechticů']],
    ['cs', 'libraryCard', ['1\u00a0karta knihovny', '2\u00a0karty knihovny', '5\u00a0karet knihovny']],
    ['de', 'ducat', ['1\u00a0Dukat', '2\u00a0Dukaten', '5\u00a0Dukaten']],
    ['de', 'noble', ['1\u00a0Adeliger', '2\u00a0Adelige', '5\u00a0Adelige']],
  ] as const)('on labels things are counted in the nominative: %s, %s', (language, noun, labels) => {
    const say = sayer(texts[language], language, []);
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
    const say = sayer(texts[language], language, ['Anna']);
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
    const say = sayer(texts.de, 'de', []);
    expect(say({ key: 'event.pope.still', values: {} })).toBe(
      'Die Papstkarte ist weiß: Der Papst liegt noch immer im Sterben.',
    );
  });

  test('every rule and ruling has a text, and every house rule has a name for each value', () => {
    for (const language of LANGUAGES) {
      const { rulebook, options } = texts[language];
      expect(Object.keys(rulebook.rules)).toEqual([...RULE_IDS]);
      expect(Object.keys(rulebook.rulings)).toEqual([...RULING_IDS]);
      for (const { id, values } of vulgari.options) {
        expect(Object.keys(options[id].values).sort()).toEqual(values.map(String).sort());
      }
    }
  });

  test('rules cited in a text exist', () => {
    const known = new Set<string>([...RULE_IDS, ...RULING_IDS]);
    for (const language of LANGUAGES) {
      const { rules, rulings, chapters } = texts[language].rulebook;
      for (const text of [...Object.values(rules), ...Object.values(rulings)]) {
        for (const [id] of text.matchAll(/\b(?:D-\d+(?:\.\d+)?|Q-\d+)/g)) {
          expect(known.has(id) || id in chapters, `${language}: ${id}`).toBe(true);
        }
      }
    }
  });

  test.each(LANGUAGES)('house rules are called in %s what the rulebook calls them', (language) => {
    const { options, rulebook } = texts[language];
    const written = [...Object.values(rulebook.rules), ...Object.values(rulebook.rulings)].join('\n').toLowerCase();
    const names = Object.values(options).map(({ name }) => name);
    expect(names.filter((name) => !written.includes(name.toLowerCase()))).toEqual([]);
  });

  test('every rule that a bar cites has a sentence', () => {
    const cited = citedByBars();
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((rule) => !(refusal(rule, {}).key in texts.en.messages))).toEqual([]);
  });

  test('every topic has an id of its own', () => {
    const ids = topics().map(({ id }) => id);
    expect([...new Set(ids)]).toEqual(ids);
  });
});

/** Setups that reach every house rule with questions or sentences of its own. */
const TOLD: readonly (readonly [seats: number, options: Options])[] = [
  [2, { stefanoSale: 'oncePerRound', manuscriptShiftTiming: 'immediate', manuscriptShiftTrigger: 'anyLevel' }],
  [3, {}],
  [4, { almsPayer: 'recomputed', zazzaLibrary: 'keepOneMore', openHoldings: true }],
  [5, { combinedMoveDucats: 'perMode', virtualCubeAfterElection: 'spent', romeValues: 'swapped' }],
];

/** Random play that ends a question only now and then, so that games are full of what happens. */
const ENDINGS: readonly Choice['type'][] = ['end', 'decline', 'stay', 'pass', 'abstain'];
function lively(random: ReturnType<typeof seeded>, choices: readonly Choice[]): Choice {
  const acting = choices.filter(({ type }) => !ENDINGS.includes(type));
  return pick(random, acting.length > 0 && randomBelow(random, 5) > 0 ? acting : choices);
}

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

/** Messages, each once. */
class Messages {
  readonly #byText = new Map<string, Message>();

  add(...messages: readonly (Message | null | undefined)[]): void {
    for (const message of messages) {
      if (message) this.#byText.set(JSON.stringify(message), message);
    }
  }

  all(): Message[] {
    return [...this.#byText.values()];
  }
}

/** Every prompt, choice, refusal and event of whole games. */
function messagesOfGames(): Message[] {
  const messages = new Messages();
  for (const [seats, options] of TOLD) {
    const random = seeded(`told ${seats}`);
    const match = new Match(vulgari, { seats, options, seed: `told ${seats}` });
    while (!match.over) {
      const seat = pick(random, match.asked());
      const view = match.view(seat);
      messages.add(prompt(view, seat), waiting(match.view(null), seat), tip?.(view, seat), round?.(view));
      const { allowed, barred } = match.offers(seat);
      for (const one of allowed) messages.add(choice(view, seat, one));
      for (const bar of barred) messages.add(choice(view, seat, bar.choice), refusal(bar.rule, bar.facts));
      match.play(seat, lively(random, legal(vulgari, match.state, seat)));
    }
    const over = match.view(null);
    for (let seat = 0; seat < seats; seat++) {
      for (const one of match.log(seat)) messages.add(event(one));
      for (const row of vulgari.result(match.state).sheet) messages.add(detail?.(over, seat, row.category));
    }
  }
  return messages.all();
}

function rareMessages(): Message[] {
  const messages = new Messages();
  for (const one of RARE_EVENTS) messages.add(event(one));
  for (const [rule, facts] of RARE_REFUSALS) messages.add(refusal(rule, facts));
  const view = new Match(vulgari, { seats: 3, options: { zazzaLibrary: 'keepOneMore' }, seed: 'rare' }).view(0);
  for (const [frames, one] of RARE_QUESTIONS) {
    const asking: View<State> = { ...view, open: { ...view.open, stack: [...frames] } };
    messages.add(prompt(asking, 0), waiting(asking, 0), choice(asking, 0, one), tip?.(asking, 0));
  }
  const [pope, ...others] = view.open.players;
  const elected = { ...view.open, players: [{ ...pope, person: ZAZZA, office: POPE }, ...others] };
  messages.add(detail?.({ ...view, open: elected }, 0, 'election'));
  const tracks = elected.tracks.map((track, at) => (at === LIBRARY ? { ...track, at: [9, 0, 0] } : track));
  messages.add(choice({ ...view, open: { ...elected, tracks } }, 0, DRAW));
  return messages.all();
}

function helpMessages(): Message[] {
  const messages = new Messages();
  for (const topic of topics()) messages.add(topic.name, ...topic.says);
  for (const one of PARTS) messages.add(part?.(one));
  for (const one of [...CATEGORIES, 'total']) messages.add(category(one));
  for (const role of [...STATUSES, ...OFFICES]) messages.add(chronicle?.roleNamed(role));
  messages.add(chronicle?.rounds, chronicle?.role, chronicle?.byRole, chronicle?.winsByRole, chronicle?.ending(''));
  return messages.all();
}

describe('what is said', () => {
  const messages = [...messagesOfGames(), ...rareMessages(), ...helpMessages()];

  test('comes to every message there is, but for those of the drawing and of other maps', () => {
    const said = new Set(messages.map(({ key }) => key));
    const elsewhere = /^(?:draw|table|amount|about\.(?:neighbours|ports))\./;
    expect(Object.keys(texts.en.messages).filter((key) => !said.has(key) && !elsewhere.test(key))).toEqual([]);
  });

  test.each(LANGUAGES)('is a sentence in %s', (language) => {
    const say = sayer(texts[language], language, ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena']);
    // A key without a text shows as [key], a place without a value as {place}, a thing without forms as "thing × 2".
    const isWrong = (sentence: string) =>
      sentence.trim() === '' || /[{}]|^\[|\b(?:undefined|null|NaN)\b| × \d|#-?\d|\(\)/.test(sentence);
    const sentences = messages.map((message) => [message.key, say(message)] as const);
    expect(sentences.filter(([, sentence]) => isWrong(sentence))).toEqual([]);
  });

  test.each(LANGUAGES)('leads to rules that are there in %s', (language) => {
    const { rules } = texts[language].rulebook;
    expect(topics().flatMap((topic) => topic.rules.filter((rule) => !rules[rule]))).toEqual([]);
  });
});
