/** What was done at a table, and what follows from it: who plays which seat, whether play goes on, and which requests were done. */
import type { Seat } from '@bottega/kernel';
import { type Act, type NewAct, playersAfter, type Standing, StandingChoices, standingAfter } from './history.js';
import { botIn, isKnownBot, type Player, STANDARD_BOT } from './player.js';
import { RequestIds } from './request-ids.js';

/** The acts as they stood, to be gone back to. */
export interface ActsMark {
  readonly players: readonly Player[];
  readonly standing: Standing;
  readonly length: number;
}

export class TableActs {
  readonly history: Act[];
  players: readonly Player[];
  standing: Standing;
  private readonly requests = new RequestIds();
  /** From this act on there were only answers to a question that was put to several at once: they do not know of each other. */
  private sealedFrom: number;

  constructor(players: readonly Player[], history: readonly Act[]) {
    this.players = players;
    this.history = [...history];
    this.standing = this.history.reduce<Standing>(standingAfter, 'running');
    this.sealedFrom = this.history.length;
    for (const act of this.history) this.note(act);
  }

  get length(): number {
    return this.history.length;
  }

  /** Puts what was done into the history; it counts for requests when it is kept. */
  enter(act: Act): void {
    this.players = playersAfter(this.players, act);
    this.standing = standingAfter(this.standing, act);
    this.history.push(act);
  }

  /** The last act is on disk. */
  keep(act: Act, isSealed: boolean): void {
    this.note(act);
    if (!isSealed) this.sealedFrom = this.history.length;
  }

  mark(): ActsMark {
    const { players, standing, length } = this;
    return { players, standing, length };
  }

  /** What was entered since then and could not be kept has not happened. */
  reset({ players, standing, length }: ActsMark): void {
    this.players = players;
    this.standing = standing;
    this.history.length = length;
  }

  /** Whether a request was done before. */
  isDone(request: string | null): boolean {
    return request !== null && this.requests.mayHave(request) && this.history.some(({ id }) => id === request);
  }

  /** How many choices a seat made with its last act that stands. Found by going through all acts: few are ever taken back. */
  lastChosenBy(seat: Seat): number {
    const standing = new StandingChoices();
    for (const act of this.history) standing.take(act);
    return standing.lastOf(seat);
  }

  /** Whether others have only answered in secret, to the same question, since so many acts: that changes nothing for these seats. */
  isSameFor(seats: readonly Seat[], since: number): boolean {
    return since >= this.sealedFrom && !this.history.slice(since).some(({ seat }) => seats.includes(seat));
  }

  rename(names: readonly string[]): void {
    this.players = this.players.map((player, seat) => ({ ...player, name: names[seat] }));
  }

  // Who plays a seat from now on; null where that changes nothing.

  seatingBot(seat: Seat, bot: string): NewAct | null {
    const isThere = this.players[seat].bot === null && this.players[seat].substitute !== undefined;
    return isThere ? null : { type: 'bot', seat, bot, id: null };
  }

  /** Not after a concession. */
  returning(seat: Seat): NewAct | null {
    const { substitute, hasConceded = false } = this.players[seat];
    return substitute === undefined || hasConceded ? null : { type: 'return', seat, id: null };
  }

  conceding(seat: Seat, bot: string): NewAct | null {
    const { bot: own, hasConceded = false } = this.players[seat];
    return own !== null || hasConceded ? null : { type: 'concede', seat, bot, id: null };
  }

  /** Seats of bots that are not known here. */
  unknownBots(): readonly Seat[] {
    return this.players.flatMap((player, seat) => (isKnownBot(botIn(player) ?? STANDARD_BOT) ? [] : [seat]));
  }

  private note(act: Act): void {
    if (act.id !== null) this.requests.add(act.id);
  }
}
