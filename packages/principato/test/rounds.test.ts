/** What a replay calls the rounds of a game, and what a hint calls its reasons. */
import { apply, asked, isOver, legal, start, view } from '@bottega/kernel';
import { createFormatter, LANGUAGES } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { DONE, END } from '../src/choices.js';
import { PARTS } from '../src/evaluate.js';
import { principato, type State } from '../src/index.js';
import { loadText } from '../src/text/index.js';
import { words } from '../src/text/words.js';
import { act, table } from './table.js';

const { round, part } = words(principato.tables);
const english = createFormatter(await loadText('en'), 'en', []);
const roundOf = (state: State): string => (round === undefined ? '' : english(round(view(state, null))));

/** Everybody ends each turn at once; what was said of the rounds, one after the other. */
function roundsOf(seats: number): string[] {
  const state = start(principato, { seats, options: {}, seed: 'rounds' });
  const told = [roundOf(state)];
  while (!isOver(state)) {
    const [seat] = asked(principato, state);
    apply(principato, state, seat, legal(principato, state, seat).find(({ type }) => type === 'end') ?? DONE);
    if (roundOf(state) !== told.at(-1)) told.push(roundOf(state));
  }
  return told;
}

describe('rounds', () => {
  test.each([2, 3, 4])('with %i players there are 21 rounds, 7 a year (PQ-2)', (seats) => {
    expect(roundsOf(seats)).toEqual(
      Array.from({ length: 21 }, (_, index) => `Year ${Math.floor(index / 7) + 1}, round ${index + 1}`),
    );
  });

  test('P-7.14 a year that ends inside a round leaves the round as it is', () => {
    const state = table({ seats: 3, pile: [] });
    const before = roundOf(state);
    act(state, 0, END);
    expect([before, roundOf(state)]).toEqual(['Year 1, round 1', 'Year 2, round 1']);
  });

  test('P-7.6 the scoring that ends a year belongs to the round before it', () => {
    const state = table({ seats: 2, pile: [], year: 2, militia: 1, food: 1 });
    state.open.turns = [13, 13];
    const before = roundOf(state);
    act(state, 0, END);
    expect(asked(principato, state)).toEqual([0]);
    expect([before, roundOf(state)]).toEqual(['Year 2, round 14', 'Year 2, round 14']);
  });
});

test.each(LANGUAGES)('rounds and parts of the evaluation have names in %s', async (language) => {
  const say = createFormatter(await loadText(language), language, []);
  const said = [...PARTS.map((id) => part?.(id)), round?.(view(table(), null))].map(
    (message) => message && say(message),
  );
  for (const name of said) expect(name).toMatch(/^[^[{]+$/);
  expect(new Set(said).size).toBe(PARTS.length + 1);
});
