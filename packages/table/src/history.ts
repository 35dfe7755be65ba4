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
  );

/** An act before it has its place. */
export type NewAct = Act extends infer One ? (One extends Act ? Omit<One, 'seq' | 'time'> : never) : never;

/** The choices that stand after all acts. */
export function choicesOf(history: readonly Act[]): Made[] {
  const made: Made[] = [];
  for (const act of history) {
    if (act.type === 'choose') made.push(...act.choices.map((choice): Made => [act.seat, choice]));
    // Sealed answers that others have given since stand as they are.
    if (act.type === 'undo') {
      for (let count = act.count ?? 1; count > 0; count--) {
        const last = made.findLastIndex(([seat]) => seat === act.seat);
        made.splice(last, last < 0 ? 0 : 1);
      }
    }
  }
  return made;
}

/** How many choices a seat made at once when it last chose, of those that were not taken back since; 0 if there are none. */
export function lastChosen(history: readonly Act[], seat: Seat): number {
  let takenBack = 0;
  for (const act of history.toReversed()) {
    if (act.seat !== seat) continue;
    if (act.type === 'undo') takenBack += act.count ?? 1;
    if (act.type !== 'choose') continue;
    if (act.choices.length > takenBack) return act.choices.length - takenBack;
    takenBack -= act.choices.length;
  }
  return 0;
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
