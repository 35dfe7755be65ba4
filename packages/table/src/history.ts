/**
 * What has happened at a table, one act after the other. Nothing is ever taken out of it: a choice that was taken back is an act,
 * and so is taking it back. Folded, it gives the record and who plays.
 */
import type { Choice, Made, Seat } from '@bottega/kernel';
import type { Player } from './player.js';

interface ActHead {
  /** Its place in the history, from 0: of two that want the same place only one can be kept. */
  readonly seq: number;
  readonly seat: Seat;
  /** Milliseconds since 1970; null in games that were begun before anybody noted it. */
  readonly time: number | null;
  /** Made by whoever asked for it, so that asking twice does it once; null for bots. */
  readonly id: string | null;
}

export type Act = ActHead &
  (
    | { readonly type: 'choose'; readonly choices: readonly Choice[] }
    /** Takes back so many choices, all that were made at once; one where nothing is said, as in older games. */
    | { readonly type: 'undo'; readonly count?: number }
    /** A bot plays the seat: until its owner returns, or instead of the bot that sat there. */
    | { readonly type: 'bot'; readonly bot: string }
    | { readonly type: 'return' }
    /** The owner gives up; the bot plays to the end. */
    | { readonly type: 'concede'; readonly bot: string }
    /** Everybody agreed to go back to where so many choices had been made. */
    | { readonly type: 'rewind'; readonly to: number }
    /** Nobody chooses anything until the game goes on. */
    | { readonly type: 'pause' }
    | { readonly type: 'resume' }
    /** Everybody agreed that the game ends here, unfinished. */
    | { readonly type: 'end' }
  );

/** Whether people and bots choose at a table; it has its end by agreement, whatever the rules would say. */
export type Standing = 'running' | 'paused' | 'ended';

/** An act before it has its place. */
export type NewAct = Act extends infer One ? (One extends Act ? Omit<One, 'seq' | 'time'> : never) : never;

/** The choices that stand after all acts. */
export function choicesOf(history: readonly Act[]): Made[] {
  const standing = new StandingChoices();
  for (const act of history) standing.take(act);
  return standing.choices();
}

/** Before so many choices nothing can be taken back: everybody agreed to go back there. 0 if nobody ever did. */
export function rewoundTo(history: readonly Act[]): number {
  const last = history.findLast((act) => act.type === 'rewind');
  return last?.type === 'rewind' ? last.to : 0;
}

/** What one seat chose at once. */
interface Group {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** The choices that stand, as they were made at once; act by act, so that nobody has to go through a whole history. */
export class StandingChoices {
  private groups: Group[] = [];

  take(act: NewAct): void {
    if (act.type === 'choose') this.groups.push(act);
    if (act.type === 'undo') takeBack(this.groups, act.seat, act.count ?? 1);
    if (act.type === 'rewind') this.groups = firstOf(this.groups, act.to);
  }

  /** How many choices a seat made at once when it last chose, of those that stand; 0 if there are none. */
  lastOf(seat: Seat): number {
    return this.groups.findLast((group) => group.seat === seat)?.choices.length ?? 0;
  }

  choices(): Made[] {
    return this.groups.flatMap(({ seat, choices }) => choices.map((choice): Made => [seat, choice]));
  }
}

/** Takes a seat's last choices out. Sealed answers that others have given since stand as they are. */
function takeBack(groups: Group[], seat: Seat, count: number): void {
  for (let left = count; left > 0; ) {
    const last = groups.findLastIndex((group) => group.seat === seat);
    if (last < 0) return;
    const { choices } = groups[last];
    const kept = choices.slice(0, Math.max(0, choices.length - left));
    left -= choices.length - kept.length;
    groups.splice(last, 1, ...(kept.length === 0 ? [] : [{ seat, choices: kept }]));
  }
}

/** The groups that hold the first so many choices; the last of them may be cut. */
function firstOf(groups: readonly Group[], count: number): Group[] {
  const kept: Group[] = [];
  let left = count;
  for (const { seat, choices } of groups) {
    if (left <= 0) break;
    kept.push({ seat, choices: choices.slice(0, left) });
    left -= choices.length;
  }
  return kept;
}

/** Whether play goes on after an act. */
export function standingAfter(standing: Standing, act: NewAct): Standing {
  if (act.type === 'end') return 'ended';
  if (act.type === 'pause' && standing === 'running') return 'paused';
  return act.type === 'resume' && standing === 'paused' ? 'running' : standing;
}

/** Who plays after an act, if it changes that. */
export function playersAfter(players: readonly Player[], act: NewAct): readonly Player[] {
  return players.map((player, seat) => {
    if (seat !== act.seat) return player;
    const { name, bot } = player;
    switch (act.type) {
      case 'bot':
        return bot === null ? { ...player, substitute: act.bot } : { name, bot: act.bot };
      case 'concede':
        return { name, bot, substitute: act.bot, hasConceded: true };
      case 'return':
        return { name, bot };
      default:
        return player;
    }
  });
}

/** The history of a game of which only its record is known. */
export function historyFrom(choices: readonly Made[]): Act[] {
  return choices.map(([seat, choice], seq) => ({
    type: 'choose',
    seq,
    seat,
    time: null,
    id: null,
    choices: [choice],
  }));
}
