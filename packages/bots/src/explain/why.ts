/** Why a bot did what it did, in the game's words. */
import type { Choice, Game, GameEvent, State } from '@bottega/kernel';
import type { Message, Words } from '@bottega/kernel/text';
import { apprendista } from '../apprendista.js';
import { DEFAULT_BUDGET } from '../bot.js';
import { type Reason, reasonsOf } from '../hint.js';
import { botOf } from '../register.js';
import type { Weights } from '../value/weights.js';
import { type Deed, Explaining, type Explanation } from './explain.js';

export interface Why {
  readonly seat: number;
  /** What it chose, without details and what only it knows; may be empty. */
  readonly choices: readonly Message[];
  /** Points expected at the end of the game, before and after it. */
  readonly now: number;
  readonly worth: number;
  /** Points that it could expect to be ahead of the mean of its rivals at the end; null where nothing was learned. */
  readonly lead: number | null;
  /** Where the difference comes from, the greatest part first. */
  readonly reasons: readonly Reason[];
  /** Whether something more hangs on what only the bot knows. */
  readonly isPartial: boolean;
  /** Whether nothing is secret any more: then it is the truth and nothing is imagined. */
  readonly isOpen: boolean;
  readonly other: { readonly choices: readonly Message[]; readonly worth: number; readonly lead: number | null } | null;
}

/** Worked out in slices. */
export class WhyInProgress {
  private readonly explaining: Explaining<State, Choice, GameEvent>;

  constructor(
    game: Game,
    private readonly words: Words,
    private readonly deed: Deed<State, Choice, GameEvent>,
    bot: string,
    weights: Weights | null,
    seed: string,
  ) {
    // Whoever plays by what was learned is explained by that, and everybody else by the hand-written evaluation: the opinions of a
    // beginner are its own.
    const { isLearned } = botOf(bot);
    const adviser = isLearned
      ? { bot: botOf(bot), budget: DEFAULT_BUDGET, weights }
      : { bot: apprendista, budget: DEFAULT_BUDGET, weights: null };
    this.explaining = new Explaining(adviser, game, deed, seed);
  }

  /** Looks at so many more positions, or somewhat more; says whether it is done. */
  advance(positions: number): boolean {
    return this.explaining.advance(positions);
  }

  /** By what was thought so far; null if what was seen cannot be explained. */
  why(): Why | null {
    const found = this.explaining.explanation();
    if (found === null) return null;
    const { now, worth, lead, changes, isPartial, other } = found;
    return {
      seat: this.deed.seat,
      choices: this.inWords(found.choices),
      now,
      worth,
      lead,
      reasons: reasonsOf(changes, this.words),
      isPartial,
      isOpen: this.deed.truth !== null,
      other: other === null ? null : { ...other, choices: this.inWords(other.choices) },
    };
  }

  private inWords(choices: Explanation<State, Choice>['choices']): Message[] {
    return choices.map(({ view, choice }) => this.words.choice(view, this.deed.seat, choice));
  }
}
