/**
 * The seat of an outside bot. To the table it is a person's: a viewer of its own, which is sent what its seat may see and chooses as
 * people do. So nothing else can reach the program, and the table does not know of it.
 */
import { type BotPlayer, botOf, DEFAULT_BUDGET } from '@bottega/bots';
import { type Choice, type Game, legal, type Seat, type State, seeded, type View } from '@bottega/kernel';
import { STANDARD_BOT, TableMirror, type Viewer } from '@bottega/table';
import type { TableSession } from '@bottega/table/session';
import type { OutsideBot } from './outside-bot.js';

/** Tells the people something about the bot in a seat: a message `outside.…`. */
export type Tell = (message: string, values: Readonly<Record<string, string | number>>) => void;

export class OutsideSeat {
  private readonly viewer: Viewer;
  private readonly substitute: BotPlayer<State, Choice>;
  private mirror: TableMirror | null = null;
  private requests = 0;
  /** What the people were told: each trouble once. */
  private readonly told = new Set<string>();
  private chosenForIt = 0;

  private constructor(
    private readonly game: Game,
    private readonly session: TableSession,
    private readonly seat: Seat,
    /** Null where nobody has brought the bot of a saved game. */
    private readonly bot: OutsideBot | null,
    private readonly tell: Tell,
  ) {
    this.substitute = botOf(STANDARD_BOT).sit(game, DEFAULT_BUDGET, null);
    this.viewer = session.join([seat], (update) => {
      if (!this.seen.receive(update)) throw new Error('an update of the table was lost');
    });
  }

  static async sit(
    game: Game,
    session: TableSession,
    seat: Seat,
    bot: OutsideBot | null,
    tell: Tell,
  ): Promise<OutsideSeat> {
    const sitting = new OutsideSeat(game, session, seat, bot, tell);
    sitting.mirror = new TableMirror(game, await session.look(sitting.viewer));
    if (bot === null) sitting.tellOnce('absent');
    return sitting;
  }

  get isAsked(): boolean {
    return this.seen.snapshot().asked.includes(this.seat);
  }

  /** Makes one choice. Throws a `WriteError` if it cannot be saved; nothing has moved then, and the bot is asked again. */
  async play(): Promise<void> {
    const { view } = this.seen.snapshot();
    // What may be chosen is the same in every world that the seat could be in.
    const choices = legal(this.game, this.game.imagine(view, seeded('offers')), this.seat);
    const choice = await this.choiceOf(view, choices);
    const request = {
      position: this.seen.position,
      id: `outside ${this.seat} ${process.pid} ${Date.now()} ${++this.requests}`,
    };
    const answer = await this.session.choose(this.viewer, request, [choice]);
    if (!answer.ok) throw new Error(`the outside bot in seat ${this.seat} was offered what is not allowed`);
  }

  /** The game is over, or the people leave it. */
  async end(): Promise<void> {
    await this.bot?.end(this.seen.snapshot().result);
    if (this.bot !== null && this.chosenForIt > 0) this.tellOnce('chosenForIt', { count: this.chosenForIt });
  }

  private async choiceOf(view: View, choices: readonly Choice[]): Promise<Choice> {
    const chosen = (await this.bot?.choose(view, choices)) ?? null;
    if (typeof chosen === 'number') return choices[chosen];
    if (chosen !== null) this.tellOnce(chosen.why, chosen.values);
    this.chosenForIt++;
    // From what the seat sees and nothing else.
    return this.substitute.choose(view, choices, seeded(`outside ${this.seen.position}`));
  }

  private tellOnce(message: string, values: Readonly<Record<string, string | number>> = {}): void {
    if (this.told.has(message)) return;
    this.told.add(message);
    this.tell(`outside.${message}`, { ...values, seat: this.seat, bot: STANDARD_BOT });
  }

  private get seen(): TableMirror {
    if (this.mirror === null) throw new Error('nobody has looked at the table yet');
    return this.mirror;
  }
}
