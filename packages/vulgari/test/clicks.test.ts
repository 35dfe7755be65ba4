/** How many clicks a sensible game takes: the apprendista bot's choices, made with the fewest clicks that the page offers. */
import { readFileSync } from 'node:fs';
import { type GameRecord, legal, Match, play, sameChoice, view } from '@bottega/kernel';
import { expect, test } from 'vitest';
import { type Choice, type State, vulgari } from '../src/index.js';
import { words } from '../src/text/words.js';

const CORPUS = new URL(`corpus/rules-${vulgari.rules}/`, import.meta.url);
const { together, closes } = words(vulgari.tables);

interface Played {
  readonly before: State;
  readonly seat: number;
  readonly choices: Choice[];
}

/** The turns of a game that the apprendista bot has played for all seats, each with the state in which it began. */
function turnsOf(file: string): Played[] {
  const record = JSON.parse(readFileSync(new URL(file, CORPUS), 'utf8')) as GameRecord<Choice>;
  const { seats, options, seed } = record;
  const match = new Match(vulgari, { seats, options, seed });
  const turns: Played[] = [];
  let now: Played | null = null;
  for (const [seat, choice] of record.choices) {
    const isTurn = match.state.open.stack.some(({ step }) => step === 'turn');
    if (isTurn && now === null) now = { before: vulgari.clone(match.state), seat, choices: [] };
    if (isTurn) now?.choices.push(choice);
    match.play(seat, choice);
    if (choice.type !== 'end' || now === null) continue;
    turns.push(now);
    now = null;
  }
  return turns;
}

/** The fewest clicks for the choices of a turn: what has one answer is not asked, what is offered together is one. */
function clicksFor({ before, seat, choices }: Played): number {
  const state = vulgari.clone(before);
  let wanted: readonly Choice[] = choices;
  let clicks = 0;
  while (wanted.length > 0) {
    const allowed = legal(vulgari, state, seat);
    const isAsked = allowed.length > 1 || closes?.(allowed[0]) === true;
    const made = isAsked ? (togetherIn(state, wanted) ?? wanted.slice(0, 1)) : wanted.slice(0, 1);
    for (const choice of made) expect(play(vulgari, state, seat, choice).ok).toBe(true);
    wanted = without(wanted, made);
    if (isAsked) clicks++;
  }
  return clicks;

  /** Choices that are offered together and wanted, in an order after which the others can still be made. */
  function togetherIn(now: State, all: readonly Choice[]): readonly Choice[] | null {
    const offered = together?.(view(now, seat), seat, legal(vulgari, now, seat)) ?? [];
    const fitting = offered.find(
      (one) => without(all, one.choices).length === all.length - one.choices.length && canPlay(now, one.choices, all),
    );
    return fitting?.choices ?? null;
  }

  function canPlay(now: State, first: readonly Choice[], all: readonly Choice[]): boolean {
    const imagined = vulgari.clone(now);
    return [...first, ...without(all, first)].every((choice) => {
      const isOffered = legal(vulgari, imagined, seat).some((one) => sameChoice(one, choice));
      if (isOffered) play(vulgari, imagined, seat, choice);
      return isOffered;
    });
  }
}

/** A list without some of its choices, each of them once. */
function without(list: readonly Choice[], some: readonly Choice[]): readonly Choice[] {
  const rest = [...list];
  for (const choice of some) {
    const at = rest.findIndex((one) => sameChoice(one, choice));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

test('a turn takes fewer than five clicks on average, three of four turns no more than five', () => {
  const turns = ['greedy-3.json', 'greedy-5.json'].flatMap(turnsOf);
  const clicks = turns.map(clicksFor);
  const mean = clicks.reduce((sum, one) => sum + one, 0) / clicks.length;
  const choices = turns.reduce((sum, turn) => sum + turn.choices.length, 0);
  expect(mean).toBeLessThan(5);
  expect(mean).toBeLessThan(choices / clicks.length - 0.4); // as many as choices, if each were a click
  expect(clicks.filter((count) => count <= 5).length / clicks.length).toBeGreaterThan(0.75);
});
