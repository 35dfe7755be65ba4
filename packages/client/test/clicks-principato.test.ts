/**
 * How many clicks a turn of Principato takes. A bot plays sensible games; what its first seat chose is chosen again with the fewest
 * clicks that the page offers: lines of cards, what the game offers together, a card dragged onto another. What has one answer is
 * not asked.
 */
import { BOTS, DEFAULT_BUDGET } from '@bottega/bots';
import { legal, Match, sameChoice, seeded, type View } from '@bottega/kernel';
import { type Choice, principato, type State } from '@bottega/principato';
import { linesOf } from '@bottega/principato/show';
import { words } from '@bottega/principato/words';
import { expect, test } from 'vitest';
import { splitAmounts } from '../src/choosing/amounts';
import { AMOUNT_FIELDS } from '../src/games/principato/amount-fields';
import { carriedChoices } from '../src/games/principato/use-change-carry';

const { together, closes } = words(principato.tables);

/** A question to the first seat, and what was answered. */
interface Answered {
  readonly view: View<State>;
  readonly allowed: readonly Choice[];
  readonly suggested: Choice;
  readonly choice: Choice;
}

/** Something that the page offers to do with so many clicks. */
interface Way {
  readonly choices: readonly Choice[];
  readonly clicks: number;
}

/** A whole game as the first seat met it. */
function playedGame(seats: number, seed: string): Answered[] {
  const match = new Match(principato, { seats, options: {}, seed });
  const random = seeded(seed);
  const players = Array.from({ length: seats }, () => BOTS.apprendista.sit(principato, DEFAULT_BUDGET, null));
  const answered: Answered[] = [];
  while (!match.over) {
    const [seat] = match.asked();
    const allowed = legal(principato, match.state, seat);
    const choice = players[seat].choose(match.view(seat), allowed, random);
    if (seat === 0) {
      const view = structuredClone(match.view(seat)); // the match goes on changing what it showed
      answered.push({ view, allowed, suggested: match.suggest(seat), choice });
    }
    match.play(seat, choice);
  }
  return answered;
}

/** Each choice by itself: a number that is not the one it begins with is first set, and then confirmed. */
function singly({ allowed, suggested }: Answered): Way[] {
  const { amounts } = splitAmounts({ allowed, barred: [], suggested }, AMOUNT_FIELDS);
  return allowed.map((choice) => {
    const amount = amounts.find(({ steps }) => steps.some((step) => sameChoice(step.choice, choice)));
    const isSet = amount === undefined || sameChoice(amount.steps[amount.start].choice, choice);
    return { choices: [choice], clicks: isSet ? 1 : 2 };
  });
}

/** Everything that the page offers. */
function offered(question: Answered): Way[] {
  const { view, allowed } = question;
  if (allowed.length === 1 && !closes?.(allowed[0])) return [{ choices: allowed, clicks: 0 }];
  const status = (choice: Choice) => (allowed.some((one) => sameChoice(one, choice)) ? 'may' : 'none');
  const dragged = [0, 1].flatMap((slot) =>
    view.open.display.map((_, place) => carriedChoices({ status }, `slot-${slot}`, `place-${place}`)),
  );
  const several = [
    ...(together?.(view, 0, allowed) ?? []).map(({ choices }) => choices),
    ...linesOf(principato.tables, view, 0).map(({ choices }) => choices),
    ...dragged.filter(([first]) => first !== undefined && status(first) === 'may'),
  ];
  return [...singly(question), ...several.map((choices) => ({ choices, clicks: 1 }))];
}

/** The fewest clicks for all that was answered. */
function fewestClicks(game: readonly Answered[], waysFor: (question: Answered) => readonly Way[]): number {
  const left: number[] = [];
  left[game.length] = 0;
  for (let at = game.length - 1; at >= 0; at--) {
    const fitting = waysFor(game[at]).filter(
      ({ choices }) =>
        choices.length > 0 &&
        at + choices.length <= game.length &&
        choices.every((choice, step) => sameChoice(choice, game[at + step].choice)),
    );
    left[at] = Math.min(...fitting.map(({ choices, clicks }) => clicks + left[at + choices.length]));
  }
  return left[0];
}

test('a turn takes at most four clicks, over whole games', () => {
  const counted = [2, 3, 4].flatMap((seats) =>
    [0, 1].map((number) => {
      const game = playedGame(seats, `clicks ${seats} ${number}`);
      const turns = game.filter(({ choice }) => choice.type === 'end').length;
      return { turns, before: fewestClicks(game, singly), now: fewestClicks(game, offered) };
    }),
  );
  const perTurn = (of: 'before' | 'now') =>
    counted.reduce((sum, game) => sum + game[of], 0) / counted.reduce((sum, { turns }) => sum + turns, 0);
  const each = counted.map(({ turns, now }) => now / turns);
  expect(counted.every(({ turns }) => turns > 15)).toBe(true);
  expect(perTurn('now')).toBeLessThanOrEqual(4);
  expect(Math.max(...each)).toBeLessThanOrEqual(5);
  expect(perTurn('now')).toBeLessThan(perTurn('before') - 0.8);
});
