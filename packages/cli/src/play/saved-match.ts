/** A game at the terminal: every change is on disk before anybody is shown it. */
import { type Choice, Match, type Played, type Seat, type Seating } from '@bottega/kernel';
import { type Player, writeSave } from './save.js';
import type { AnyMatch } from './screen.js';

export class SavedMatch {
  constructor(
    private current: AnyMatch,
    readonly players: readonly Player[],
    private readonly seating: Seating,
  ) {}

  get match(): AnyMatch {
    return this.current;
  }

  save(): Promise<void> {
    const { record } = this.current;
    return writeSave(record.game, { players: this.players, seating: this.seating, record });
  }

  /** Plays a choice. Throws a `WriteError` if it cannot be saved; nothing has moved then. */
  play(seat: Seat, choice: Choice): Promise<Played> {
    return this.change(
      (match) => match.play(seat, choice),
      (played) => played.ok,
    );
  }

  /** Takes back the seat's last choice if it may be; says whether it did. Throws as `play` does. */
  undo(seat: Seat): Promise<boolean> {
    return this.change(
      (match) => match.undo(seat),
      (isUndone) => isUndone,
    );
  }

  private async change<T>(act: (match: AnyMatch) => T, hasChanged: (result: T) => boolean): Promise<T> {
    const { game, record } = this.current;
    const before = { ...record, choices: [...record.choices], digests: [...record.digests] };
    const result = act(this.current);
    if (!hasChanged(result)) return result;
    try {
      await this.save();
    } catch (error) {
      this.current = Match.resume(game, before); // what is on disk is still the truth
      throw error;
    }
    return result;
  }
}
