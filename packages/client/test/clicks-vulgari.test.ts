/**
 * How many clicks the turns of sensible games of De Vulgari take: the apprendista bot's turns, each with the fewest clicks of the page
 * that lead to the same position. What has one answer is not asked; a choice on the board with what it takes along, and a line of the
 * list, also with the end of the turn, are one click, and one more where the line is folded away.
 */
import { readFileSync } from 'node:fs';
import { type Choice as AnyChoice, type GameRecord, legal, Match, play, sameChoice, view } from '@bottega/kernel';
import { type Choice, type State, vulgari } from '@bottega/vulgari';
import { atOnce } from '@bottega/vulgari/show';
import { words } from '@bottega/vulgari/words';
import { expect, test } from 'vitest';
import { isFoldedIn, type ListLine, listOf } from '../src/choosing/list';

const CORPUS = new URL(`../../vulgari/test/corpus/rules-${vulgari.rules}/`, import.meta.url);
const said = words(vulgari.tables);
const { closes } = said;

/** Something that the page offers to do with so many clicks. */
interface Way {
  readonly choices: readonly Choice[];
  readonly clicks: number;
}

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
    return waysIn(from).some(
      (way) => way.clicks <= clicks && leadsOn(from, left, way.choices, clicks - way.clicks, seen),
    );
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

  /** Everything that the page offers: pieces of the board, lines of the list, and these with the end of the turn. */
  function waysIn(state: State): readonly Way[] {
    const allowed = legal(vulgari, state, seat);
    const seen = view(state, seat);
    const together = said.together?.(seen, seat, allowed) ?? [];
    const endAfter = (made: readonly AnyChoice[]) => said.endAfter?.(seen, seat, made as readonly Choice[]) ?? null;
    const list = listOf({ allowed, barred: [], together, endAfter }, said, JSON.stringify, JSON.stringify);
    const inList = ({ choices, ending }: ListLine, clicks: number): readonly Way[] =>
      [choices, ...(ending === null ? [] : [ending])].map((made) => ({ choices: made as readonly Choice[], clicks }));
    return [
      ...[...list.together, ...list.closing].flatMap((line) => inList(line, 1)),
      ...list.groups.flatMap((group) => {
        const clicks = isFoldedIn(list.groups, group) ? 2 : 1;
        return group.lines.flatMap((line) => inList(line, clicks));
      }),
      ...allowed.flatMap((choice): readonly Way[] => {
        if (closes?.(choice)) return [];
        // Where a shorter and a cheaper journey lead, the map asks which.
        const isAsked =
          choice.type === 'move' &&
          allowed.some((one) => one !== choice && one.type === 'move' && one.to === choice.to);
        const whole = atOnce(vulgari.tables, seen, seat, choice)?.choices ?? [choice];
        return [whole, [choice]].map((choices) => ({ choices, clicks: isAsked ? 2 : 1 }));
      }),
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

test('every turn takes at most five clicks', () => {
  const turns = ['greedy-2.json', 'greedy-3.json', 'greedy-5.json'].flatMap(turnsOf);
  const clicks = turns.map(clicksFor);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  expect(turns.length).toBeGreaterThan(140);
  expect(Math.max(...clicks)).toBeLessThanOrEqual(5);
  expect(mean(clicks)).toBeLessThan(3.6);
  expect(mean(clicks)).toBeLessThan(mean(turns.map(({ choices }) => choices.length)) - 1.5); // if each choice were a click
});
