/** What somebody did, as a viewer saw it: the choices of a turn, each with what was seen before and after and what was told. */
import type { Deed, SeenStep } from '@bottega/bots';
import {
  apply,
  asked,
  type Choice,
  equalPlain,
  type GameEvent,
  maySee,
  type Seat,
  type State,
  view,
} from '@bottega/kernel';
import type { Replay } from './replay.js';
import type { AnyMatch } from './session-types.js';

type AnyStep = SeenStep<State, Choice, GameEvent> & { readonly at: number };

/**
 * The deed that a line of the log tells of: the choice that brought it about, and those of the same seat around it in the same turn.
 * Null for what happened at the deal, and for a question that was put to several at once: who answered last is nobody's business.
 */
export function deedAt(
  match: AnyMatch,
  past: Replay,
  eyes: Seat | null,
  line: number,
): Deed<State, Choice, GameEvent> | null {
  const told = match.everything().filter((one) => maySee(one, eyes, match.over))[line];
  if (told === undefined || told.at <= past.first) return null;
  const made = told.at - 1;
  const [seat] = past.choices[made];
  // What somebody else brought about is not their deed: the answers of all are revealed with the last one's.
  if ('seat' in told.event && told.event.seat !== seat) return null;
  const steps = stepsOf(match, past, eyes, seat, made);
  const meant = steps.findIndex(({ at }) => at === made);
  if (meant < 0) return null;
  return { seat, steps, meant, truth: match.over ? (step) => past.stateAt(steps[step].at) : null };
}

/** The choices around one, all of the same seat in the same turn and put to it alone; those that the viewer could not notice are left out. */
function stepsOf(match: AnyMatch, past: Replay, eyes: Seat | null, seat: Seat, made: number): AnyStep[] {
  const { game, over } = match;
  const turn = turnAt(match, made);
  const isNear = (at: number) => past.choices[at]?.[0] === seat && turnAt(match, at) === turn;
  let from = made;
  while (from > past.first && isNear(from - 1)) from--;
  const steps: AnyStep[] = [];
  const state = past.stateAt(from);
  for (let at = from; isNear(at); at++) {
    const before = view(game.clone(state), eyes);
    const isAlone = asked(game, state).length === 1;
    const [, choice] = past.choices[at];
    apply(game, state, seat, choice);
    if (!isAlone && at >= made) break;
    if (!isAlone) steps.length = 0;
    const after = view(game.clone(state), eyes);
    const told = past.newsAt(at + 1, eyes);
    const isNoticed = told.length > 0 || !equalPlain([before.open, before.own], [after.open, after.own]);
    if (isAlone && isNoticed) steps.push({ at, before, after, told, choice: over ? choice : null });
  }
  return steps;
}

/** The turn to which a choice belongs, by its number; -1 between turns. */
function turnAt({ turns }: AnyMatch, at: number): number {
  return turns.findLastIndex(({ from, to }) => from.choices <= at && (to === null || at < to.choices));
}
