/**
 * The viewer's end of a table: puts together what it is sent, and works out the rest. Offers, bars, suggestions and plans follow
 * from a seat's view alone (whatever it cannot see may be imagined), so nobody has to send them.
 */
import {
  type Choice,
  equalPlain,
  explained,
  type Game,
  isOver,
  type Result,
  type State,
  seeded,
  type View,
} from '@bottega/kernel';
import { foresee } from './foresee.js';
import { mergeUpdate } from './merge-update.js';
import { planOf } from './plan.js';
import type { Playable } from './replay.js';
import type { TableSnapshot } from './snapshot.js';
import type { FullUpdate, Update } from './update.js';

export class TableMirror {
  private version = 0;
  private made: TableSnapshot | null = null;
  /** What choices that are on their way lead to, while that is shown and the table has not said it yet. */
  private expected: FullUpdate | null = null;

  constructor(
    private readonly game: Game,
    private current: FullUpdate,
  ) {}

  /** Names the position that is shown; goes with every choice. */
  get position(): string {
    return this.current.position;
  }

  /** Whether something is shown that the table has not said yet. */
  get isAhead(): boolean {
    return this.expected !== null;
  }

  /** Shows what choices lead to before the table has said it, if that follows from what is seen; says whether it does. */
  lookAhead(words: Playable['words'], choices: readonly Choice[]): boolean {
    const expected = foresee({ game: this.game, words }, this.current, choices);
    if (expected === null) return false;
    this.expected = expected;
    this.change();
    return true;
  }

  /** Shows again what the table has said, and nothing else. */
  lookBack(): void {
    if (this.expected === null) return;
    this.expected = null;
    this.change();
  }

  /** Takes in what was sent. False if something before it was lost: then everything must be asked for again. */
  receive(update: Update): boolean {
    const merged = mergeUpdate(this.current, update);
    if (merged === null) return false;
    const { expected, made } = this;
    this.current = merged;
    this.expected = null;
    // What came as expected is what is shown already: nothing has to be worked out again, and nobody is disturbed.
    if (expected !== null && made !== null && isSame(expected, merged)) this.made = { ...made, ...aroundOf(merged) };
    else this.change();
    return true;
  }

  /** What is known now; the same object until something changes. */
  snapshot(): TableSnapshot {
    this.made ??= this.make();
    return this.made;
  }

  private change(): void {
    this.version++;
    this.made = null;
  }

  private make(): TableSnapshot {
    const shown = this.expected ?? this.current;
    const { seat, view, asked, log } = shown;
    const over = view.all !== null;
    return {
      version: this.version,
      seat,
      view,
      asked,
      ...decisions(this.game, shown),
      ...aroundOf(shown),
      log,
      over,
      result: resultOf(this.game, view),
    };
  }
}

function aroundOf({ undoBar, recap, handOver }: FullUpdate) {
  return { canUndo: undoBar === null, undoBar, recap, handOver };
}

/** Whether two updates show the same table to the same eyes. */
function isSame(one: FullUpdate, other: FullUpdate): boolean {
  return equalPlain(
    [one.seat, one.view, one.asked, one.log, one.handOver],
    [other.seat, other.view, other.asked, other.log, other.handOver],
  );
}

type Decisions = Pick<TableSnapshot, 'allowed' | 'barred' | 'suggested' | 'plan'>;

export const NO_DECISIONS: Decisions = { allowed: [], barred: [], suggested: null, plan: [] };

/** What the seat may choose, why it may not choose the rest, and what is suggested: from its view. */
export function decisions(
  game: Game,
  { seat, asked, view }: Pick<TableSnapshot, 'seat' | 'asked' | 'view'>,
): Decisions {
  if (seat === null || !asked.includes(seat)) return NO_DECISIONS;
  const state = game.imagine(view, seeded('offers'));
  const { allowed, barred } = explained(game, state, seat);
  const plan = planOf(game, state, seat);
  return { allowed, barred, suggested: plan[0] ?? null, plan };
}

/** The outcome, once everything is open. */
export function resultOf(game: Game, { open, all }: View): Result | null {
  if (all === null) return null;
  const state: State = { open, own: all.own, hidden: all.hidden };
  return isOver(state) ? game.result(state) : null;
}
