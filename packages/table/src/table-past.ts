/** What has been at a table, for viewers who look back: any moment, what is new to them, and the course of the game. */
import type { Seat } from '@bottega/kernel';
import { momentOf } from './moment.js';
import { PublicMoments } from './public-moments.js';
import { recapMoments } from './recap.js';
import { type Playable, Replay } from './replay.js';
import type { AnyMatch } from './session-types.js';
import type { Course, Moment } from './snapshot.js';
import type { Viewer } from './viewer.js';

export interface PastRights {
  /** Whether moments are counted by what everybody saw, as long as not everything is open. */
  readonly countsPublicly: boolean;
  /** Whether nothing is secret any more. */
  isOpen(): boolean;
}

export class TablePast {
  private replay: Replay | null = null;
  private publicMoments: PublicMoments | null = null;

  constructor(
    private readonly playable: Playable,
    private readonly match: AnyMatch,
    private readonly rights: PastRights,
  ) {}

  /** Something has happened: what was found is not all any more. */
  forget(): void {
    this.replay = null;
    this.publicMoments = null;
  }

  /** Found once for a position of the game: somebody who scrubs asks for a moment many times a second. */
  whole(): Replay {
    this.replay ??= new Replay(this.playable, this.match.record);
    return this.replay;
  }

  moment(viewer: Viewer, at: number, seat: Seat | null): Moment {
    const { isShut } = viewer;
    const isOpen = this.rights.isOpen() && !isShut;
    const eyes = isOpen || (viewer.seats.length === 1 && viewer.seats[0] === seat) ? seat : null;
    const rights = { isOpen: isOpen && seat === null, isShut };
    if (!this.isCounted(viewer)) return momentOf(this.match.game, this.whole(), at, eyes, rights);
    const moments = this.moments();
    return moments.counted(momentOf(this.match.game, this.whole(), moments.seenAt(at), eyes, rights));
  }

  recap(viewer: Viewer, since?: number): readonly number[] {
    const choices = viewer.isShut ? [] : recapMoments(this.match, viewer.seat, since);
    return this.isCounted(viewer) ? [...new Set(choices.map((at) => this.moments().momentOf(at)))] : choices;
  }

  choicesAt(moment: number): number | null {
    return this.moments().choicesAt(moment);
  }

  course(viewer?: Viewer): Course {
    if (!this.rights.isOpen() || viewer?.isShut === true) return { points: [], rounds: [], seed: null };
    return { ...this.whole().course(), seed: this.match.record.seed };
  }

  /** Whether a viewer counts moments as everybody does. */
  private isCounted(viewer: Viewer): boolean {
    return this.rights.countsPublicly && (viewer.isShut || !this.rights.isOpen());
  }

  private moments(): PublicMoments {
    this.publicMoments ??= new PublicMoments(this.match.game, this.match.record);
    return this.publicMoments;
  }
}
