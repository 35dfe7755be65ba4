/** How many clicks a spring of Virtù takes: what a sensible player chooses, by the shortest way that the page offers. */
import { botOf } from '@bottega/bots';
import { Match, sameChoice, seeded } from '@bottega/kernel';
import { type Choice, type Event, type State, virtu } from '@bottega/virtu';
import { type March, marchesOf, marchesTo, planPayment, visitOf } from '@bottega/virtu/show';
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
  if (wanted.type === 'room' || wanted.type === 'steps' || wanted.type === 'lift') {
    return visitOf(virtu.tables, state, seat, wanted);
  }
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
  /** The moves of all troops when one of them was chosen. */
  let marches: readonly March[] = [];
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
    if (step === 'war' && wanted.type === 'troop') {
      marches = isForced(allowed) ? [] : marchesOf(virtu.tables, match.state, seat);
      turn.answers++;
      match.play(seat, wanted);
      continue;
    }
    if (wanted.type === 'road' || wanted.type === 'sail') {
      // A click on the city if only one troop can come; else the troop is chosen first. With the payment as suggested.
      const ways = marchesTo(marches, wanted.city);
      const isAlone = ways.length === 1 && ways[0].way.type === wanted.type;
      if (!isAlone && marches.length > 0) turn.clicks.push('troop');
      if (marches.length > 0 || !isForced(allowed)) turn.clicks.push(wanted.type);
      const march = marchesOf(virtu.tables, match.state, seat).find(({ way }) => sameChoice(way, wanted));
      turn.answers += march?.isPaid ? 2 : 1;
      for (const choice of march?.choices ?? []) match.play(seat, choice);
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

/** The springs that take more than six clicks, all of them. */
const LONG = [
  'steps lift use use refresh collect end', // an indulgence is lifted for a Govern that a tile pays for, too
  'steps lift pay perform pay collect end', // one of another room is lifted: it and the action have several ways to pay
  'steps troop road collect troop road road end', // two of three troops go where another could go or stands
];

test('V-6.6.1: a spring takes six clicks at most, seven if an indulgence is lifted, and a war with three troops eight', () => {
  const turns = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].flatMap(springs);
  const mean = (of: (turn: Spring) => number) => turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length;
  const long = turns.filter(({ clicks }) => clicks.length > 6);
  expect(turns.length).toBeGreaterThan(60);
  expect(long.map(({ clicks }) => clicks.join(' '))).toEqual(LONG);
  expect(mean(({ clicks }) => clicks.length)).toBeLessThan(4.3);
  expect(mean(({ clicks }) => clicks.length)).toBeLessThan(mean(({ answers }) => answers) - 1);
});
