/** How many clicks a spring of Virtù takes: what a sensible player chooses, by the shortest way that the page offers. */
import { botOf } from '@bottega/bots';
import { Match, sameChoice, seeded } from '@bottega/kernel';
import { type Choice, type Event, type State, virtu } from '@bottega/virtu';
import { planPayment, visitOf } from '@bottega/virtu/show';
import { words } from '@bottega/virtu/words';
import { expect, test } from 'vitest';

const said = words(virtu.tables);
const bot = botOf('apprendista');

type Table = Match<State, Choice, Event>;

/** What has one answer is not asked, unless it ends something. */
const isForced = (allowed: readonly Choice[]) => allowed.length === 1 && said.closes?.(allowed[0]) === false;

/** What one click plays: the wanted choice alone, or with all that the page plays together with it. */
function clickOn(match: Table, seat: number, wanted: Choice): readonly Choice[] {
  const { state } = match;
  if (state.open.stack.at(-1)?.step === 'pay') {
    return planPayment(virtu.tables, state, { spared: [], wanted: [] })?.choices ?? [wanted];
  }
  if (wanted.type === 'room' || wanted.type === 'steps') return visitOf(virtu.tables, state, seat, wanted);
  const together = said.together?.(match.view(seat), seat, match.offers(seat).allowed) ?? [];
  return together.find(({ choices }) => choices.some((one) => sameChoice(one, wanted)))?.choices ?? [wanted];
}

interface Spring {
  /** What was clicked on. */
  readonly clicks: string[];
  /** Every answer that was played, a whole payment counted as one. */
  answers: number;
}

/** The spring turns of the first seat. */
function springs(seed: string): Spring[] {
  const random = seeded(seed);
  const match: Table = new Match(virtu, { seats: 3, options: { yearLimit: 8 }, seed });
  const players = [0, 1, 2].map(() => bot.sit(virtu, { positions: 200 }, null));
  const turns: Spring[] = [];
  let turn: Spring | null = null;
  while (!match.over) {
    const [seat] = match.asked();
    const { allowed } = match.offers(seat);
    const step = match.state.open.stack.at(-1)?.step;
    const wanted = players[seat].choose(match.view(seat), allowed, random);
    if (seat === 0 && step === 'marker') turn ??= { clicks: [], answers: 0 };
    if (seat !== 0 || turn === null) {
      match.play(seat, wanted);
      continue;
    }
    const played = isForced(allowed) ? [wanted] : clickOn(match, seat, wanted);
    if (!isForced(allowed)) turn.clicks.push(step === 'pay' ? 'pay' : wanted.type);
    turn.answers += step === 'pay' ? 1 : played.length;
    for (const choice of played) match.play(seat, choice);
    if (wanted.type !== 'end') continue;
    turns.push(turn);
    turn = null;
  }
  return turns;
}

test('V-6.6.1: a spring takes six clicks at most, with the room and its action, a payment and all florins one click each', () => {
  const turns = ['one', 'two', 'three', 'four', 'five'].flatMap(springs);
  const mean = (of: (turn: Spring) => number) => turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length;
  const long = turns.filter(({ clicks }) => clicks.length > 6);
  const marches = ({ clicks }: Spring) => clicks.filter((click) => click === 'road' || click === 'sail').length;
  expect(turns.length).toBeGreaterThan(30);
  // Only a Govern in which florins are collected between two tiles takes longer, and a war: three clicks for each march.
  expect(long.every((turn) => turn.clicks.includes('refresh') || marches(turn) > 1)).toBe(true);
  expect(long.every((turn) => turn.clicks.length <= Math.max(7, 3 + 3 * marches(turn)))).toBe(true);
  expect(long.length).toBeLessThan(turns.length / 10);
  expect(mean(({ clicks }) => clicks.length)).toBeLessThan(5);
  expect(mean(({ clicks }) => clicks.length)).toBeLessThan(mean(({ answers }) => answers) - 1);
});
