/** How fast bots go on: what one has done stays for a while, people can hold them, let them go step by step, or skip. */
import type { Seat } from '@bottega/kernel';

/**
 * Milliseconds in which a bot's turn fades out, however many choices it has. With the choice before it that still stays, its first
 * thoughts and its last ones, whoever waits for it sees three seconds.
 */
const TURN_MS = 2250;
/** Of what is left of that, a choice stays so much at most: some is left for the next. */
const SHARE = 0.25;

/** The clock and the patience of wherever the table is. */
interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export class Pacing {
  private isHeld = false;
  private isSkipping = false;
  /** One choice that people see may be made although the bots are held. */
  private isStep = false;
  /** Whose choices these are, after how many turns, and since when: a seat may have two turns one after the other. */
  private turn: { readonly seat: Seat; readonly turns: number; readonly since: number } | null = null;
  /** Ends whatever is waited for. */
  private wake: () => void = () => {};

  constructor(
    /** Milliseconds a choice stays before the next at most: people want to see what happens. */
    private milliseconds: number,
    private readonly clock: Clock,
  ) {}

  set pace(milliseconds: number) {
    this.milliseconds = milliseconds;
    this.wake();
  }

  /** Whether bots choose one after the other without anything between. */
  get isHurried(): boolean {
    return this.isSkipping || (this.milliseconds === 0 && !this.isHeld);
  }

  /** Whether the next choice of a bot has to wait until somebody says so. */
  get isWaiting(): boolean {
    return this.isHeld && !this.isSkipping && !this.isStep;
  }

  hold(): void {
    this.isHeld = true;
  }

  goOn(): void {
    this.isHeld = false;
    this.wake();
  }

  /** Bots that were not held are, after the next choice. */
  step(): void {
    this.isHeld = true;
    this.isStep = true;
    this.wake();
  }

  /** Until the bots have nothing to do; whether they are held after that is as it was. */
  skip(): void {
    this.isSkipping = true;
    this.wake();
  }

  /** Lets go of whoever waits, for good. */
  end(): void {
    this.isHeld = false;
    this.skip();
  }

  /** The bots have nothing to do: the next turn is another one. */
  rest(): void {
    this.isSkipping = false;
    this.isStep = false;
    this.turn = null;
  }

  /** Lets what a seat has chosen stay, as long as it does; so many turns had begun before it chose. */
  async stay(seat: Seat, turns: number): Promise<void> {
    this.isStep = false;
    if (this.isHurried || this.isWaiting) return;
    const now = this.clock.now();
    if (this.turn?.seat !== seat || this.turn.turns !== turns) this.turn = { seat, turns, since: now };
    const left = Math.max(0, this.turn.since + TURN_MS - now);
    await Promise.race([this.clock.wait(Math.min(this.milliseconds, left * SHARE)), this.woken()]);
  }

  /** Resolves when the next bot may choose. */
  async freed(): Promise<void> {
    if (this.isWaiting) this.turn = null; // the time of those who hold it is not the bot's
    while (this.isWaiting) await this.woken();
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
