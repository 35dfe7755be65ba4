import { describe, expect, test } from 'vitest';
import { parseOlderRecord, recordText } from '../src/conformance/index.js';
import { Match } from '../src/index.js';
import { makeToy, PASS } from './toy.js';

/** A game begun under the first rules, in which one choice was made. */
const OLD = (() => {
  const match = new Match(makeToy(), { seats: 2, options: { colour: 'blue' }, seed: 'old' });
  match.play(0, PASS);
  return match.record;
})();

test('a record is written with a line for each choice and each digest', () => {
  const text = recordText(OLD);
  expect(JSON.parse(text)).toEqual(OLD);
  const lines = text.split('\n');
  expect(lines.slice(lines.indexOf('  "choices": ['))).toEqual([
    '  "choices": [',
    '    [0,{"type":"pass"}]',
    '  ],',
    '  "digests": [',
    `    "${OLD.digests[0]}",`,
    `    "${OLD.digests[1]}"`,
    '  ]',
    '}',
    '',
  ]);
});

describe('a record of older rules', () => {
  const toy = makeToy({ rules: 3, options: [] });

  test('is read although its house rules are gone', () => {
    expect(parseOlderRecord(toy, OLD)).toEqual(OLD);
  });

  test.each([
    ['of the same rules', { rules: 3 }, 'rules version 3 is not older than 3'],
    ['of no rules', { rules: 'old' }, '"rules" must be a number'],
    ['with a nested house rule', { options: { colour: {} } }, '"options" must be an object of texts'],
    ['with a choice of nobody', { choices: [[2, PASS]] }, 'choice 0 must be [seat, choice]'],
  ])('is refused %s', (_what, changes, why) => {
    expect(() => parseOlderRecord(toy, { ...OLD, ...changes })).toThrow(why);
  });
});
