/** What bots think of a position, for viewers who ask: what they would do here, and why one of them did something. */
import { ADVISER, type Hint, HintInProgress, TurnOrder, type Why, WhyInProgress } from '@bottega/bots';
import { legal, view } from '@bottega/kernel';
import { deedAt } from './deed.js';
import { botIn, isKnownBot, type Player } from './player.js';
import type { Playable } from './replay.js';
import type { AnyMatch } from './session-types.js';
import type { Learned } from './table-bots.js';
import type { TablePast } from './table-past.js';
import { Thoughts } from './thoughts.js';
import type { Viewer } from './viewer.js';

/** What advice needs of the table. */
interface AdvisedTable {
  readonly match: AnyMatch;
  readonly learned: Learned;
  readonly past: TablePast;
  players(): readonly Player[];
  /** Does something that changes nothing, when what is being changed is on disk or given up. */
  afterChanges<T>(work: () => T): Promise<T>;
  /** Resolves when whatever else waits for this thread has had it. */
  breathe(): Promise<void>;
}

export class TableAdvice {
  private readonly thoughts: Thoughts;

  constructor(
    private readonly playable: Playable,
    private readonly table: AdvisedTable,
  ) {
    this.thoughts = new Thoughts(() => table.breathe());
  }

  async hint(viewer: Viewer, onProgress: (share: number) => void): Promise<Hint | null> {
    const { match, learned, afterChanges } = this.table;
    const weights = await learned.prepare(ADVISER);
    const thought = await afterChanges(() => {
      const { seat } = viewer;
      const { game, state } = match;
      if (seat === null || !match.asked().includes(seat)) return null;
      // From what the viewer sees and nothing else: the number of choices would tell something.
      const seed = `hint ${viewer.position}`;
      const seen = view(game.clone(state), seat); // others may choose meanwhile
      const order = TurnOrder.after(match.turns, seen.seats);
      return new HintInProgress(this.playable, seen, seat, legal(game, state, seat), weights, seed, order);
    });
    if (thought === null) return null;
    const { position } = viewer;
    const isThought = await this.thoughts.think(viewer, thought, () => viewer.position === position, onProgress);
    return isThought ? thought.hint() : null;
  }

  async why(viewer: Viewer, line: number): Promise<Why | null> {
    const { match, learned, past, players, afterChanges } = this.table;
    const about = await afterChanges(() => deedAt(match, past.whole(), viewer.seat, line));
    const bot = about === null ? null : botIn(players()[about.seat]);
    if (about === null || bot === null || !isKnownBot(bot)) return null;
    const weights = await learned.prepare(bot);
    // Not from the position: the same question has the same answer later on.
    const thought = new WhyInProgress(match.game, this.playable.words, about, bot, weights, `why ${line}`);
    return (await this.thoughts.think(viewer, thought)) ? thought.why() : null;
  }

  /** What is being thought about is answered with the best that was found so far. */
  stop(viewer: Viewer): void {
    this.thoughts.stop(viewer);
  }

  /** Nobody waits for it any more. */
  callOff(viewer: Viewer): void {
    this.thoughts.callOff(viewer);
  }
}
