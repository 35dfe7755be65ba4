/** The conformance suite, walked through for a game. */
import { type Choice, type Game, type GameEvent, type Options, type State, seeded } from '@bottega/kernel';
import { anyOptions, setups, walk } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';

interface Walks<S extends State, C extends Choice, E extends GameEvent> {
  /** Of the positions of a walk every so-manieth is examined. */
  readonly every: number;
  /** No game is so short. */
  readonly moreChoicesThan: number;
  /** The same game without values of house rules under which random play does not end. */
  readonly ending?: Game<S, C, E>;
  /** House rules that make long walks shorter. */
  readonly shorter?: Options;
  /** The game with component data from a file. */
  readonly ownData: Game<S, C, E>;
  readonly everyOwnData: number;
}

/** Walks through every number of seats and every two values of two house rules together. */
export function testPromises<S extends State, C extends Choice, E extends GameEvent>(
  title: string,
  game: Game<S, C, E>,
  { every, moreChoicesThan, ending = game, shorter = {}, ownData, everyOwnData }: Walks<S, C, E>,
): void {
  const changed = (options: Options) =>
    Object.fromEntries(
      game.options.flatMap(({ id, values }) => (options[id] === values[0] ? [] : [[id, options[id]]])),
    );
  const cases = setups(ending).map((setup) => [setup.seats, JSON.stringify(changed(setup.options)), setup] as const);

  describe(`${title} keeps the promises of the kernel`, () => {
    test.each(cases)('%i seats %s', (_seats, _options, setup) => {
      expect(walk(game, setup, { every })).toBeGreaterThan(moreChoicesThan);
    });

    test('every single position of one game for each number of seats', () => {
      for (const seats of game.seats) {
        const options = { ...anyOptions(game, seeded(`every position ${seats}`)), ...shorter };
        expect(walk(game, { seats, options, seed: 'every position' })).toBeGreaterThan(100);
      }
    });

    test('with the component data of a file too', () => {
      for (const seats of ownData.seats) {
        const setup = { seats, options: shorter, seed: 'own data' };
        expect(walk(ownData, setup, { every: everyOwnData })).toBeGreaterThan(100);
      }
    });
  });
}
