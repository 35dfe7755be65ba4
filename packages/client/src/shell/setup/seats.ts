/** What is filled in about the seats of a new table, and what is still wrong with it. */

import { cleanName } from '@bottega/kernel';
import { STANDARD_BOT } from '@bottega/table';
import { botName } from '../../games/new-table';
import type { Player } from '../../table/table';

export interface SeatDraft {
  /** The bot's id, or null for a person. */
  readonly bot: string | null;
  /** Null as long as nobody has written a name: then the usual one is meant. */
  readonly name: string | null;
}

export type Mistake = 'needName' | 'sameName' | 'needPerson';

/** One person and bots, or people everywhere. */
export function seatDrafts(seats: number, people: 'one' | 'several'): SeatDraft[] {
  return Array.from({ length: seats }, (_, seat) => {
    return { bot: people === 'several' || seat === 0 ? null : STANDARD_BOT, name: null };
  });
}

/** Who sits where: written names without what cannot be seen, the usual ones elsewhere. `person` names a person by seat, `you` one alone. */
export function playersOf(drafts: readonly SeatDraft[], you: string, person: (seat: number) => string): Player[] {
  const isAlone = drafts.filter(({ bot }) => bot === null).length === 1;
  return drafts.map(({ bot, name }, seat) => {
    const usual = bot === null ? (isAlone ? you : person(seat)) : botName(seat, you);
    return { bot, name: name === null ? usual : cleanName(name) };
  });
}

/** Whether the seat's bot is among those that there are for this number of players. */
export function canSit({ bot }: SeatDraft, levels: readonly string[]): boolean {
  return bot === null || levels.includes(bot);
}

/** The mistake of each seat, or null. */
export function mistakesOf(players: readonly Player[]): (Mistake | null)[] {
  const isAllBots = players.every(({ bot }) => bot !== null);
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return players.map(({ name }, seat) => {
    if (name === '') return 'needName';
    if (players.slice(0, seat).some((other) => same(other.name, name))) return 'sameName';
    return seat === 0 && isAllBots ? 'needPerson' : null;
  });
}
