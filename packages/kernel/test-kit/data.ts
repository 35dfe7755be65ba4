/** What must be true of every game's reader of component data. */
import { randomBelow, seeded } from '@bottega/kernel';
import { type DataFiles, type Edits, type Json, setIn } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';

interface DataFacts<D extends object> {
  readonly data: D;
  readonly files: DataFiles;
  parse(json: unknown): D;
  /** Values deep inside of a file that are changed after it was read. */
  readonly later: Edits;
  /** Mistakes in several places, and what is said of them in the order of the file. */
  readonly mistakes: readonly [edits: Edits, told: readonly string[]];
  /** One mistake in an item that has an id. */
  readonly flawedItem: Edits;
  /** Thirty mistakes. */
  readonly thirty: Edits;
  /** A number. */
  readonly number: string;
}

/** Whether the game's own data is read as it is, and whatever is wrong with a file is told. */
export function testDataFiles<D extends object>({ data, files, parse, ...facts }: DataFacts<D>): void {
  const { edited, problemsOf } = files;

  describe('a data file that is right', () => {
    test('the data of Bottega, through JSON, is itself', () => {
      expect(parse(edited({}))).toEqual(data);
    });
    test('the copy shares nothing with the file', () => {
      const file = edited({});
      const read = parse(file);
      for (const [path, value] of Object.entries(facts.later)) setIn(file, path, value);
      expect(file).not.toEqual(data);
      expect(read).toEqual(data);
    });
  });

  describe('a data file that is wrong', () => {
    const fields = Object.keys(data);
    test.each<[unknown, string]>([
      [null, `the data must be an object with ${fields.join(', ')}, not null`],
      [[], `the data must be an object with ${fields.join(', ')}, not a list`],
      ['{}', 'not "{}"'],
      [7, 'not 7'],
      [undefined, 'not undefined'],
    ])('%j is no data file', (file, message) => {
      expect(problemsOf(file)).toEqual([expect.stringContaining(message)]);
    });

    test.each(fields)('files are whole: without %s it says so', (key) => {
      expect(problemsOf(edited({ [key]: undefined }))).toEqual([
        expect.stringMatching(`^${key} is missing; it must be a`),
      ]);
    });

    test('a field that JSON smuggles under every object is unknown too', () => {
      const file: unknown = JSON.parse(`{ "__proto__": {}, ${JSON.stringify(data).slice(1)}`);
      expect(problemsOf(file)).toEqual([expect.stringContaining('unknown field "__proto__"')]);
    });
    test('all mistakes are told together, in the order of the file', () => {
      const [edits, told] = facts.mistakes;
      expect(problemsOf(edited(edits))).toEqual(told);
    });
    test('an item with a mistake in it is not missing', () => {
      expect(problemsOf(edited(facts.flawedItem))).toHaveLength(1);
    });
    test('twenty mistakes are told, the others counted', () => {
      const problems = problemsOf(edited(facts.thirty));
      expect(problems).toHaveLength(21);
      expect(problems[20]).toBe('and 10 more');
    });
    test('long texts are cut short', () => {
      const [problem] = problemsOf(edited({ [facts.number]: 'x'.repeat(1000) }));
      expect(problem.length).toBeLessThan(120);
    });
  });
}

interface Accidents {
  readonly count: number;
  readonly acceptedMoreThan: number;
  readonly refusedMoreThan: number;
}

/** Reads files with accidents: what is wrong must be an InputError, and what is accepted, counted from 0, must be of use. */
export function readAccidents(
  { withAccidents, problemsOf }: DataFiles,
  { count, acceptedMoreThan, refusedMoreThan }: Accidents,
  use: (file: Json, accepted: number) => void,
): void {
  const random = seeded('accidents');
  let accepted = 0;
  for (let read = 0; read < count; read++) {
    const file = withAccidents(random, 1 + randomBelow(random, 3));
    if (problemsOf(file).length === 0) use(file, accepted++);
  }
  expect(accepted).toBeGreaterThan(acceptedMoreThan);
  expect(count - accepted).toBeGreaterThan(refusedMoreThan);
}
