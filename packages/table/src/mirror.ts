/**
 * The viewer's end of a table: puts together what it is sent, and works out the rest. Offers, bars, suggestions and plans follow
 * from a seat's view alone (whatever it cannot see may be imagined), so nobody has to send them.
 */
import { explained, type Game, isOver, type Result, type State, seeded, type View } from '@bottega/kernel';
import { mergeUpdate } from './merge-update.js';
import { planOf } from './plan.js';
import type { TableSnapshot } from './snapshot.js';
import type { FullUpdate, Update } from './update.js';

export class TableMirror {
  private version = 0;
  private made: TableSnapshot | null = null;

  constructor(
    private readonly game: Game,
    private current: FullUpdate,
  ) {}

  /** Names the position that is shown; goes with every choice. */
  get position(): string {
    return this.current.position;
  }

  /** Takes in what was sent. False if something before it was lost: then everything must be asked for again. */
  receive(update: Update): boolean {
    const merged = mergeUpdate(this.current, update);
    if (merged === null) return false;
    this.current = merged;
    this.version++;
    this.made = null;
    return true;
  }

  /** What is known now; the same object until something changes. */
  snapshot(): TableSnapshot {
    this.made ??= this.make();
    return this.made;
  }

  private make(): TableSnapshot {
    const { seat, view, asked, undoBar, recap, log, handOver } = this.current;
    const over = view.all !== null;
    return {
      version: this.version,
      seat,
      view,
      asked,
      ...decisions(this.game, this.current),
      canUndo: undoBar === null,
      undoBar,
      recap,
      log,
      handOver,
      over,
      result: resultOf(this.game, view),
    };
  }
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
