/** How many clicks a spring of Virtù takes: what a sensible player chooses, by the shortest way that the page offers. */
import { botOf } from '@bottega/bots';
import { asked, legal, Match, play, sameChoice, seeded, view } from '@bottega/kernel';
import { type Choice, type Event, type State, virtu } from '@bottega/virtu';
import { type March, marchesOf, marchesTo, NONE, planPayment, ROOMS, visitOf } from '@bottega/virtu/show';
import { words } from '@bottega/virtu/words';
import { expect, test } from 'vitest';

const said = words(virtu.tables);
const bot = botOf('apprendista');

type Table = Match<State, Choice, Event>;

/** What has one answer is not asked, unless it ends something. */
const isForced = (allowed: readonly Choice[]) => allowed.length === 1 && said.closes?.(allowed[0]) === false;

/** Something that the page offers for what is wanted: all that it plays, and with how many clicks. */
interface Way {
  readonly choices: readonly Choice[];
  readonly clicks: number;
}

/** What is played for the wanted choice: it alone, or with all that the page plays together with it. */
function wayTo(state: State, seat: number, allowed: readonly Choice[], wanted: Choice): Way {
  if (state.open.stack.at(-1)?.step === 'pay') {
    return { choices: planPayment(virtu.tables, state, { spared: [], wanted: [] })?.choices ?? [wanted], clicks: 1 };
  }
  if (wanted.type === 'room' || wanted.type === 'steps' || wanted.type === 'lift') {
    const choices = visitOf(virtu.tables, state, seat, wanted);
    // Where the room stands for several choices a menu asks which; the list has each by itself.
    const isAsked = choices.length > 1 && allowed.filter((one) => isSameRoom(state, seat, one, wanted)).length > 1;
    return { choices, clicks: isAsked ? 2 : 1 };
  }
  const together = said.together?.(view(state, seat), seat, allowed) ?? [];
  const found = together.find(({ choices }) => choices.some((one) => sameChoice(one, wanted)));
  return { choices: found?.choices ?? [wanted], clicks: 1 };
}

/** Whether pointing at one room means both. */
function isSameRoom({ open }: State, seat: number, one: Choice, other: Choice): boolean {
  const { marker } = open.palaces[seat];
  const roomOf = (choice: Choice) => {
    if (choice.type === 'steps') return (marker + choice.steps) % ROOMS;
    return choice.type === 'room' || choice.type === 'lift' ? choice.room : NONE;
  };
  return roomOf(one) !== NONE && roomOf(one) === roomOf(other);
}

interface Spring {
  readonly before: State;
  /** When the turn is over. */
  after: State;
  /** All that was chosen. */
  readonly chosen: Choice[];
  /** What was clicked on. */
  readonly clicks: string[];
  /** Every answer that was played, a whole payment counted as one. */
  answers: number;
}

/** The spring turns of the first seat, each as the bot went through it. */
function springs(seed: string): Spring[] {
  const random = seeded(seed);
  const match: Table = new Match(virtu, { seats: 3, options: { yearLimit: 8 }, seed });
  const players = [0, 1, 2].map(() => bot.sit(virtu, { positions: 200 }, null));
  const turns: Spring[] = [];
  let turn: Spring | null = null;
  /** The moves of all troops when one of them was chosen, and where that stands; null if it was not asked which. */
  let marches: { readonly from: number; readonly all: readonly March[] } | null = null;
  /** Whether the last click was on something that can be chosen with the end of the turn. */
  let isEnding = false;
  while (!match.over) {
    const [seat] = match.asked();
    const { allowed } = match.offers(seat);
    const step = match.state.open.stack.at(-1)?.step;
    const wanted = players[seat].choose(match.view(seat), allowed, random);
    if (seat === 0 && step === 'marker') {
      const before = virtu.clone(match.state);
      turn ??= { before, after: before, chosen: [], clicks: [], answers: 0 };
    }
    if (seat !== 0 || turn === null) {
      match.play(seat, wanted);
      continue;
    }
    if (step === 'war' && wanted.type === 'troop') {
      marches = isForced(allowed) ? null : { from: wanted.city, all: marchesOf(virtu.tables, match.state, seat) };
      turn.answers++;
      turn.chosen.push(wanted);
      match.play(seat, wanted);
      continue;
    }
    if (wanted.type === 'road' || wanted.type === 'sail') {
      // A click on the city if the suggested troop is meant; else the troop is chosen first. With the payment as suggested.
      const [first] = marches === null ? [] : marchesTo(marches.all, wanted.city);
      const isFirst = first !== undefined && first.from === marches?.from && sameChoice(first.way, wanted);
      if (!isFirst) {
        if (marches !== null) turn.clicks.push('troop');
        // By road or by sea: a menu asks.
        if (allowed.filter((one) => 'city' in one && one.city === wanted.city).length > 1) turn.clicks.push('menu');
      }
      if (marches !== null || !isForced(allowed)) turn.clicks.push(wanted.type);
      const march = marchesOf(virtu.tables, match.state, seat).find(({ way }) => sameChoice(way, wanted));
      turn.answers += march?.isPaid ? 2 : 1;
      for (const choice of march?.choices ?? []) match.play(seat, choice);
      turn.chosen.push(wanted);
      isEnding = false;
      continue;
    }
    const { choices, clicks } = isForced(allowed)
      ? { choices: [wanted], clicks: 0 }
      : wayTo(match.state, seat, allowed, wanted);
    if (clicks > 1) turn.clicks.push('menu');
    if (clicks > 0 && !(isEnding && wanted.type === 'end')) turn.clicks.push(step === 'pay' ? 'pay' : wanted.type);
    turn.answers += step === 'pay' ? 1 : choices.length;
    isEnding = said.endAfter?.(match.view(seat), seat, choices) != null;
    for (const choice of choices) match.play(seat, choice);
    turn.chosen.push(...choices);
    if (wanted.type !== 'end') continue;
    turn.after = virtu.clone(match.state);
    turns.push(turn);
    turn = null;
  }
  return turns;
}

/** Whether so few clicks lead to where a turn led, in whatever order, with troops that go to the same cities. */
function canBeMadeIn(most: number, { before, after, chosen }: Spring): boolean {
  const end = JSON.stringify(after);
  const seen = new Set<string>();
  const isWanted = (choice: Choice) =>
    choice.type === 'troop' ||
    choice.type === 'done' ||
    chosen.some((one) => sameChoice(one, choice) || (isMarch(one) && isMarch(choice) && one.city === choice.city));
  return leadsThere(before, most);

  function leadsThere(state: State, clicks: number): boolean {
    const step = state.open.stack.at(-1)?.step;
    if (JSON.stringify(state) === end) return true;
    if (!virtu.steps.has(step ?? '') || !asked(virtu, state).includes(0)) return false;
    const place = JSON.stringify([clicks, state.open]);
    if (seen.has(place)) return false;
    seen.add(place);
    const allowed = legal(virtu, state, 0);
    if (isForced(allowed)) return leadsOn(state, allowed, clicks);
    return waysIn(state, allowed).some(
      (way) => way.clicks <= clicks && leadsOn(state, way.choices, clicks - way.clicks),
    );
  }

  function leadsOn(state: State, choices: readonly Choice[], clicks: number): boolean {
    const now = virtu.clone(state);
    return choices.every((choice) => play(virtu, now, 0, choice).ok) && leadsThere(now, clicks);
  }

  function waysIn(state: State, allowed: readonly Choice[]): readonly Way[] {
    const wanted = allowed.filter(isWanted);
    const marches = marchesOf(virtu.tables, state, 0);
    const cities = [...new Set(marches.map(({ way }) => way.city))];
    const plain = wanted.filter((choice) => !isMarch(choice)).map((choice) => wayTo(state, 0, allowed, choice));
    return [
      ...(state.open.stack.at(-1)?.step === 'pay' ? [wayTo(state, 0, allowed, allowed[0])] : plain),
      ...plain.flatMap(({ choices, clicks }) => {
        const last = said.endAfter?.(view(state, 0), 0, choices) ?? null;
        return last === null ? [] : [{ choices: [...choices, last], clicks }];
      }),
      ...cities.flatMap((city) => {
        const ways = marchesTo(marches, city).filter(({ way }) => isWanted(way));
        return ways.map(({ choices }) => ({ choices, clicks: ways.length }));
      }),
    ];
  }
}

const isMarch = (choice: Choice) => choice.type === 'road' || choice.type === 'sail';

test('V-6.6.1: every spring takes six clicks at most', () => {
  const turns = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].flatMap(springs);
  const mean = (of: (turn: Spring) => number) => turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length;
  expect(turns.length).toBeGreaterThan(60);
  const long = turns.filter((turn) => turn.clicks.length > 6 && !canBeMadeIn(6, turn));
  expect(long.map(({ clicks }) => clicks.join(' '))).toEqual([]);
  expect(mean(({ clicks }) => clicks.length)).toBeLessThan(4);
  expect(mean(({ clicks }) => clicks.length)).toBeLessThan(mean(({ answers }) => answers) - 1);
});
