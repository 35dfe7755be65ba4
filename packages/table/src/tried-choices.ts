/** What of a trial is a seat's own doing: choices that rest on what it saw and not on what was imagined. */
import {
  type Choice,
  equalPlain,
  type Game,
  type GameEvent,
  type Made,
  Match,
  type Refusal,
  type Seat,
  type State,
  seeded,
  type View,
} from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { recordFrom } from './record-from.js';
import type { Playable } from './replay.js';
import type { AnyMatch } from './session-types.js';

/** Choices that a seat made one after the other, and what it was asked with the first of them. */
export interface Tried {
  /** The step that asked; null as long as nothing was chosen. */
  readonly step: string | null;
  readonly choices: readonly Choice[];
  /** What each is called where it was made. */
  readonly names: readonly Message[];
  /** Whether the seat chose more in the same turn after something that was only imagined. */
  readonly isCut: boolean;
}

/**
 * The first choices of a seat among those that were made from a position on. What others do before it is asked is passed over, and so
 * are their answers to a question that is put to it as well. The last of them is the one that lets in chance, a secret or somebody else.
 */
export function triedChoices(
  { game, words }: Pick<Playable, 'game' | 'words'>,
  begun: State,
  seat: Seat,
  made: readonly Made[],
): Tried {
  const match = matchFrom(game, begun);
  const choices: Choice[] = [];
  const names: Message[] = [];
  let step: string | null = null;
  for (const [at, [by, choice]] of made.entries()) {
    const isAsked = match.asked().includes(seat);
    if (by !== seat && choices.length > 0 && !isAsked) break;
    const before = by === seat ? game.clone(match.state) : null;
    if (by === seat) {
      step ??= stepOf(match.state);
      names.push(words.choice(match.view(seat), seat, choice));
    }
    if (!match.play(by, choice).ok) throw new Error(`choice ${at} of the trial is not allowed`);
    if (before === null) continue;
    choices.push(choice);
    if (bringsNews(before, match.state, seat)) return { step, choices, names, isCut: made[at + 1]?.[0] === seat };
  }
  return { step, choices, names, isCut: false };
}

/** What became of choices that somebody means to make. */
export interface PlanCheck {
  /** Those that can be made now, in this order, each with what the seat sees before it. */
  readonly steps: readonly { readonly choice: Choice; readonly view: View }[];
  /** The first that cannot be made after them, and why; null if all can, or if it is not known yet. */
  readonly refused: { readonly choice: Choice; readonly view: View; readonly refusal: Refusal } | null;
}

/** How far choices can be made from what a seat sees: up to the first that is refused, or that lets in what it cannot see. */
export function checkPlan(game: Game, seen: View, seat: Seat, choices: readonly Choice[]): PlanCheck {
  const match = matchFrom(game, game.imagine(seen, seeded('plan')));
  const steps: { choice: Choice; view: View }[] = [];
  for (const choice of choices) {
    const before = game.clone(match.state);
    const view: View = { ...match.view(seat), open: before.open, own: before.own[seat] };
    const refusal = match.play(seat, choice);
    if (!refusal.ok) return { steps, refused: { choice, view, refusal } };
    steps.push({ choice, view });
    if (bringsNews(before, match.state, seat)) break;
  }
  return { steps, refused: null };
}

/** The step that asks now. */
export function stepOf({ open }: Pick<State, 'open'>): string | null {
  return open.stack.at(-1)?.step ?? null;
}

/** Whether anything but the seat's own choice had a part in what became of it. */
function bringsNews(before: State, after: State, seat: Seat): boolean {
  if (after.open.stack.length === 0 || !equalPlain(before.hidden, after.hidden)) return true; // the end opens everything
  return before.own.some((own, other) => other !== seat && !equalPlain(own, after.own[other]));
}

function matchFrom(game: Game, state: State): AnyMatch {
  return new Match<State, Choice, GameEvent>(game, recordFrom(game, state));
}
