import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  InputError,
  type InputReason,
  legal,
  MAX_CHOICES,
  MAX_NESTING,
  Match,
  parseRecord,
  pickRandom,
  recordHead,
  replay,
  seeded,
  sha256Hex,
  verify,
} from '../src/index.js';
import { makeToy, type ToyChoice } from './toy.js';

const toy = makeToy();

/** A whole random game. */
function played(): GameRecord<ToyChoice> {
  const random = seeded('record');
  const match = new Match(toy, { seats: 3, options: {}, seed: 'secret' });
  while (!match.over) {
    const seat = pickRandom(random, match.asked());
    match.play(seat, pickRandom(random, legal(toy, match.state, seat)));
  }
  return match.record;
}

type Change = (record: GameRecord<ToyChoice>) => GameRecord<ToyChoice>;

describe('a record', () => {
  test('replays to the same state, as a whole or up to a choice', () => {
    const record = played();
    const verdict = verify(toy, record);
    expect(verdict).toMatchObject({ ok: true, over: true });
    expect(verdict.ok && verdict.state).toEqual(replay(toy, record));
    expect(replay(toy, record, 0).open.round).toBe(0);
  });

  test('publishes the hash of its seed', () => {
    expect(played().seedHash).toBe(sha256Hex('secret'));
  });

  const swapped: Change = (record) => ({
    ...record,
    choices: record.choices.map((made, at) => (at === 4 ? [made[0], { type: 'bid', stones: 7 }] : made)),
  });
  test.each<[string, Change, object]>([
    ['another seed', (record) => ({ ...record, seed: 'other' }), { at: -1, what: 'seedHash' }],
    [
      'another seed with its own hash',
      (record) => ({ ...record, seed: 'other', seedHash: sha256Hex('other') }),
      { at: -1, what: 'deal' },
    ],
    ['another option', (record) => ({ ...record, options: { colour: 'blue' } }), { at: -1, what: 'deal' }],
    ['a choice that was impossible', swapped, { at: 4, what: 'choice' }],
    [
      'a digest',
      (record) => ({ ...record, digests: record.digests.map((one, at) => (at === 6 ? '0000000000000000' : one)) }),
      { at: 5, what: 'digest' },
    ],
    ['the last choice', (record) => ({ ...record, choices: record.choices.slice(0, -1) }), { at: -1, what: 'digests' }],
  ])('verify says where it was tampered with: %s', (_what, change, verdict) => {
    expect(verify(toy, change(played()))).toMatchObject({ ok: false, ...verdict });
  });

  test('verify finds component data that was changed', () => {
    const custom = makeToy({ customData: { worth: 1 } });
    const match = new Match(custom, { seats: 2, options: {}, seed: 'data' });
    match.play(0, { type: 'pass' });
    expect(verify(custom, match.record)).toMatchObject({ ok: true });
    expect(verify(makeToy({ customData: { worth: 2 } }), match.record)).toMatchObject({ ok: false, what: 'deal' });
  });

  test('verify finds a choice that was replaced by another legal one, at that choice', () => {
    const record = played();
    const at = record.choices.findIndex(([, choice]) => choice.type === 'pass');
    const resumed = Match.resume(toy, record, at);
    const [seat] = record.choices[at];
    const other = legal(toy, resumed.state, seat).find((choice) => choice.type !== 'pass');
    const choices = record.choices.map((made, index): typeof made => (index === at && other ? [seat, other] : made));
    expect(verify(toy, { ...record, choices })).toMatchObject({ ok: false, at, what: 'digest' });
  });
});

/** Why something is refused, for whoever says it in another language. */
function reasonOf(work: () => unknown): InputReason | null {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return error.reason;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('records from outside', () => {
  test('what was written is read', () => {
    const record = played();
    expect(parseRecord(toy, JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test.each<[unknown, string]>([
    [null, 'a record must be a JSON object'],
    [[], 'a record must be a JSON object'],
    [{}, 'a record must begin with "bottega": 1; this one has nothing'],
    [{ bottega: 2 }, 'a record must begin with "bottega": 1; this one has 2'],
    [{ bottega: 1 }, '"game" must be a text'],
    [{ ...played(), game: 'chess' }, 'the record is of the game "chess", not "toy"'],
    [{ ...played(), rules: 3 }, 'the record was begun under rules version 3 of toy; this is version 1'],
    [{ ...played(), seats: '2' }, '"seats" must be a number'],
    [{ ...played(), seats: 9 }, 'toy is for 2, 3 players, not 9'],
    [{ ...played(), options: 1 }, '"options" must be an object of texts, numbers and true/false'],
    [{ ...played(), options: { colour: 'green' } }, 'house rule "colour" can be red, blue, not green'],
    [{ ...played(), seed: 1 }, '"seed" must be a text'],
    [{ ...played(), seedHash: null }, '"seedHash" must be a text'],
    [{ ...played(), digests: [1] }, '"digests" must be a list of texts'],
    [{ ...played(), choices: {} }, '"choices" must be a list'],
    [{ ...played(), choices: [[9, { type: 'pass' }]] }, 'choice 0 must be [seat, choice] with a seat from 0 to 2'],
    [{ ...played(), choices: ['pass'] }, 'choice 0 must be [seat, choice] with a seat from 0 to 2'],
    [{ ...played(), choices: [[0, { card: 1 }]] }, 'choice 0 must have a "type" and flat values'],
    [{ ...played(), choices: [[0, { type: 'show', card: [1] }]] }, 'choice 0 must have a "type" and flat values'],
  ])('%o', (json, message) => {
    expect(() => parseRecord(toy, json)).toThrow(message);
  });

  test.each<[string, unknown, InputReason | null]>([
    ['no object', 'chess', { code: 'noRecord' }],
    ['somebody else’s object', { name: 'x' }, { code: 'noRecord' }],
    ['another format', { bottega: 2 }, { code: 'format' }],
    ['other rules', { ...played(), rules: 3 }, { code: 'rules', facts: { begun: '3', here: 1 } }],
    ['a field of another kind', { ...played(), seed: 1 }, null],
  ])('%s has a reason that can be said in every language', (_what, json, reason) => {
    expect(reasonOf(() => parseRecord(toy, json))).toEqual(reason);
  });

  /** A list in a list in a list. */
  const nested = (levels: number): unknown => {
    let value: unknown = [];
    for (let level = 1; level < levels; level++) value = [value];
    return value;
  };
  test.each<[string, unknown]>([
    ['data', { ...played(), data: nested(200_000) }],
    ['what should be the format', { bottega: nested(200_000) }],
    ['a choice', { ...played(), choices: [[0, nested(200_000)]] }],
    ['something that nobody asked for', { ...played(), comment: nested(MAX_NESTING) }],
  ])('nested too deeply in %s is refused before anything walks through it', (_where, json) => {
    expect(reasonOf(() => parseRecord(toy, json))).toEqual({ code: 'tooDeep' });
  });

  test('nested as deeply as is allowed is read', () => {
    const record = { ...played(), data: nested(MAX_NESTING - 1) };
    expect(parseRecord(toy, record)).toEqual(record);
    expect(reasonOf(() => parseRecord(toy, { ...record, data: nested(MAX_NESTING) }))).toEqual({ code: 'tooDeep' });
  });

  test('more choices than a game can have are refused', () => {
    const choices = Array.from({ length: MAX_CHOICES + 1 }, () => [0, { type: 'pass' }]);
    expect(reasonOf(() => parseRecord(toy, { ...played(), choices }))).toEqual({ code: 'tooLong' });
  });

  test('what it says of a value is short, however long the value is', () => {
    expect(() => recordHead({ bottega: 'x'.repeat(1_000_000) })).toThrow(/^.{1,150}$/);
  });

  test('the game of a record is known before that game is loaded', () => {
    expect(recordHead(played()).game).toBe('toy');
  });
});
