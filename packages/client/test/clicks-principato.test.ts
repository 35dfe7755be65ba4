/**
 * How many clicks a turn of Principato takes. A bot plays sensible games; what its first seat chose is chosen again with the fewest
 * clicks that the page offers: lines of cards, what the game offers together, a card dragged onto another. What has one answer is
 * not asked.
 */
import { BOTS, DEFAULT_BUDGET } from '@bottega/bots';
import { type Choice as AnyChoice, legal, Match, sameChoice, seeded, type View } from '@bottega/kernel';
import { type Choice, principato, type State } from '@bottega/principato';
import { linesOf } from '@bottega/principato/show';
import { words } from '@bottega/principato/words';
import { describe, expect, test } from 'vitest';
import { splitAmounts } from '../src/choosing/amounts';
import { listOf } from '../src/choosing/list';
import { AMOUNT_FIELDS } from '../src/games/principato/amount-fields';
import { carriedChoices } from '../src/games/principato/use-change-carry';

const said = words(principato.tables);
const { closes } = said;

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

/**
 * What the list offers, which is what a finger and the keyboard can do: its lines, these with the end of the turn, and numbers. A
 * number that is not the one it begins with is first set, and then confirmed.
 */
function listed(question: Answered, isTogether: boolean): Way[] {
  const { view, allowed, suggested } = question;
  const split = splitAmounts({ allowed, barred: [], suggested }, AMOUNT_FIELDS);
  const together = isTogether ? (said.together?.(view, 0, allowed) ?? []) : [];
  const endAfter = (made: readonly AnyChoice[]) =>
    isTogether ? (said.endAfter?.(view, 0, made as readonly Choice[]) ?? null) : null;
  const list = listOf({ ...split, together, endAfter }, said, JSON.stringify, JSON.stringify);
  const lines = [...list.together, ...list.groups.flatMap((group) => group.lines), ...list.closing];
  return [
    ...lines
      .flatMap(({ choices, ending }) => [choices, ...(ending === null ? [] : [ending])])
      .map((choices) => ({ choices: choices as readonly Choice[], clicks: 1 })),
    ...split.amounts.flatMap(({ steps, start }) =>
      steps.map(({ choice }, at) => ({ choices: [choice as Choice], clicks: at === start ? 1 : 2 })),
    ),
  ];
}

/** Everything that the page offers: pieces of the board and the list; without dragging, what a finger and the keyboard can do. */
function offered(question: Answered, isDragging: boolean): Way[] {
  const { view, allowed } = question;
  if (allowed.length === 1 && !closes?.(allowed[0])) return [{ choices: allowed, clicks: 0 }];
  const status = (choice: Choice) => (allowed.some((one) => sameChoice(one, choice)) ? 'may' : 'none');
  const lines = linesOf(principato.tables, view, 0);
  const carried = ['slot-0', 'slot-1', ...lines.map((_, index) => `line-${index}`)];
  const dragged = carried.flatMap((from) =>
    view.open.display.map((_, place) => carriedChoices({ status }, lines, from, `place-${place}`)),
  );
  const onBoard = [
    ...lines.map(({ choices }) => choices),
    ...(isDragging ? dragged.filter(([first]) => first !== undefined && status(first) === 'may') : []),
  ];
  return [...listed(question, true), ...onBoard.map((choices) => ({ choices, clicks: 1 }))];
}

/** The fewest clicks for each turn, and for what is asked outside of turns: in military scorings. */
function fewestClicks(
  game: readonly Answered[],
  waysFor: (question: Answered) => readonly Way[],
): { readonly turns: readonly number[]; readonly outside: number } {
  const left: number[] = [];
  const best: Way[] = [];
  left[game.length] = 0;
  for (let at = game.length - 1; at >= 0; at--) {
    left[at] = Number.POSITIVE_INFINITY;
    for (const way of waysFor(game[at])) {
      const { choices, clicks } = way;
      const isFitting =
        choices.length > 0 &&
        choices.every((one, step) => at + step < game.length && sameChoice(one, game[at + step].choice));
      if (!isFitting || clicks + left[at + choices.length] >= left[at]) continue;
      left[at] = clicks + left[at + choices.length];
      best[at] = way;
    }
  }
  const turns: number[] = [];
  let [now, outside] = [0, 0];
  for (let at = 0; at < game.length; at += best[at].choices.length) {
    const isTurn = game[at].view.open.stack.some(({ step }) => step === 'turn');
    if (isTurn) now += best[at].clicks;
    else outside += best[at].clicks;
    if (best[at].choices.at(-1)?.type !== 'end') continue;
    turns.push(now);
    now = 0;
  }
  return { turns, outside };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
describe('over whole games', () => {
  const games = [2, 3, 4].flatMap((seats) => [0, 1].map((number) => playedGame(seats, `clicks ${seats} ${number}`)));
  const counted = (waysFor: (question: Answered) => readonly Way[]) => games.map((game) => fewestClicks(game, waysFor));
  const before = counted((question) => listed(question, false));

  test('every turn takes at most four clicks', () => {
    const now = counted((question) => offered(question, true));
    const turns = now.flatMap((game) => game.turns);
    expect(now.every((game) => game.turns.length > 15)).toBe(true);
    expect(Math.max(...now.map((game) => mean(game.turns)))).toBeLessThan(3.5);
    expect(Math.max(...turns)).toBeLessThanOrEqual(4);
    expect(mean(turns)).toBeLessThan(mean(before.flatMap((game) => game.turns)) - 1);
  });

  test('so it does without dragging, by touch or by keys', () => {
    const turns = counted((question) => offered(question, false)).flatMap((game) => game.turns);
    expect(Math.max(...turns)).toBeLessThanOrEqual(4);
    expect(mean(turns)).toBeLessThan(3);
  });
});
