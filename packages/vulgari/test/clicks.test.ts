/**
 * How many clicks the turns of sensible games take: the apprendista bot's turns, each with the fewest clicks of the page that lead
 * to the same position. What has one answer is not asked; what is offered together, a step of several spaces, and a choice on the
 * board with what it takes along are one click.
 */
import { readFileSync } from 'node:fs';
import { type GameRecord, legal, Match, play, sameChoice, view } from '@bottega/kernel';
import { expect, test } from 'vitest';
import { type Choice, type State, vulgari } from '../src/index.js';
import { atOnce } from '../src/text/at-once.js';
import { words } from '../src/text/words.js';

const CORPUS = new URL(`corpus/rules-${vulgari.rules}/`, import.meta.url);
const { together, closes } = words(vulgari.tables);

/** More than a turn can take. */
const MOST_CLICKS = 12;

interface Played {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly choices: Choice[];
}

/** The turns of a game that the apprendista bot has played for all seats, with the states in which each began and ended. */
function turnsOf(file: string): Played[] {
  const record = JSON.parse(readFileSync(new URL(file, CORPUS), 'utf8')) as GameRecord<Choice>;
  const { seats, options, seed } = record;
  const match = new Match(vulgari, { seats, options, seed });
  const turns: Played[] = [];
  let now: Omit<Played, 'after'> | null = null;
  for (const [seat, choice] of record.choices) {
    const isTurn = match.state.open.stack.some(({ step }) => step === 'turn');
    if (isTurn && now === null) now = { before: vulgari.clone(match.state), seat, choices: [] };
    if (isTurn) now?.choices.push(choice);
    match.play(seat, choice);
    if (choice.type !== 'end' || now === null) continue;
    turns.push({ ...now, after: vulgari.clone(match.state) });
    now = null;
  }
  return turns;
}

/** The fewest clicks that lead to where a turn led. */
function clicksFor({ before, after, seat, choices }: Played): number {
  const wanted = JSON.stringify(after);
  for (let most = 1; most <= MOST_CLICKS; most++) if (leadsThere(before, choices, most)) return most;
  throw new Error(`no way of clicks leads to the end of a turn: ${JSON.stringify(choices)}`);

  function leadsThere(from: State, left: readonly Choice[], clicks: number, seen = new Set<string>()): boolean {
    if (left.length === 0) return JSON.stringify(from) === wanted;
    // The same is left in the same place: what led there before has been followed.
    const place = JSON.stringify([clicks, left, from.open.stack, from.open.players[seat], from.open.tracks]);
    if (seen.has(place)) return false;
    seen.add(place);
    const allowed = legal(vulgari, from, seat);
    if (allowed.length === 1 && !closes?.(allowed[0])) return leadsOn(from, left, allowed, clicks, seen);
    return clicks > 0 && clicksIn(from, left).some((made) => leadsOn(from, left, made, clicks - 1, seen));
  }

  /** Plays what is still to be made, and goes on from there. */
  function leadsOn(
    from: State,
    left: readonly Choice[],
    made: readonly Choice[],
    clicks: number,
    seen: Set<string>,
  ): boolean {
    const rest = without(left, made);
    if (rest === null) return false;
    const state = vulgari.clone(from);
    return made.every((choice) => play(vulgari, state, seat, choice).ok) && leadsThere(state, rest, clicks, seen);
  }

  /** Everything that one click can make of what is still wanted. */
  function clicksIn(state: State, left: readonly Choice[]): (readonly Choice[])[] {
    const allowed = legal(vulgari, state, seat);
    const seen = view(state, seat);
    const onBoard = allowed.flatMap((choice) => atOnce(vulgari.tables, seen, seat, choice) ?? []);
    return [
      ...[...(together?.(seen, seat, allowed) ?? []), ...onBoard].map((one) => one.choices),
      ...allowed.filter((choice) => !closes?.(choice) || left.length === 1).map((choice) => [choice]),
    ];
  }
}

/** A list without some of its choices, each of them once, several steps on a track being one; null if some are not in it. */
function without(list: readonly Choice[], some: readonly Choice[]): readonly Choice[] | null {
  const rest = [...list];
  for (const choice of some) {
    const at = rest.findIndex((one) => sameChoice(one, choice));
    if (at >= 0) rest.splice(at, 1);
    else if (choice.type !== 'advance' || !takeSteps(rest, choice.track, choice.steps)) return null;
  }
  return rest;
}

/** Takes all steps on a track out of a list, if they are so many. */
function takeSteps(list: Choice[], track: number, steps: number): boolean {
  const all = list.filter((choice) => choice.type === 'advance' && choice.track === track);
  if (all.reduce((sum, choice) => sum + (choice.type === 'advance' ? choice.steps : 0), 0) !== steps) return false;
  for (const choice of all) list.splice(list.indexOf(choice), 1);
  return true;
}

test('nearly every turn takes at most five clicks, and none more than six', () => {
  const turns = ['greedy-2.json', 'greedy-3.json', 'greedy-5.json'].flatMap(turnsOf);
  const clicks = turns.map(clicksFor);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  expect(turns.length).toBeGreaterThan(140);
  expect(Math.max(...clicks)).toBeLessThanOrEqual(6);
  expect(clicks.filter((count) => count <= 5).length / clicks.length).toBeGreaterThan(0.96);
  expect(mean(clicks)).toBeLessThan(3.9);
  expect(mean(clicks)).toBeLessThan(mean(turns.map(({ choices }) => choices.length)) - 1.5); // if each choice were a click
});
