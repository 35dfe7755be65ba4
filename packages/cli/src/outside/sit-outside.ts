/** Lets the outside bots of a game take their seats. */
import type { Game, Seat } from '@bottega/kernel';
import type { Opened, Player } from '@bottega/table';
import type { TableSession } from '@bottega/table/session';
import { isOutside } from './command.js';
import { OutsideBot, type Start } from './outside-bot.js';
import { OutsideSeat, type Tell } from './outside-seat.js';

export interface Outside {
  /** The command for each seat of an outside bot; null for a bot that nobody has brought, and for all others. */
  readonly commands: readonly (string | null)[];
  /** So long a bot may think about one question. */
  readonly seconds: number;
  readonly tell: Tell;
  /** What a bot writes to its standard error. */
  readonly hearError: (seat: Seat, line: string) => void;
}

/** The players as the table knows them: to it an outside bot is a person. */
export function asPeople(players: readonly Player[]): readonly Player[] {
  return players.map((player) => (isOutside(player) ? { name: player.name, bot: null } : player));
}

export function sitOutside(
  game: Game,
  session: TableSession,
  { players, match }: Opened,
  { commands, seconds, tell, hearError }: Outside,
): Promise<OutsideSeat[]> {
  const { options, data = null } = match.record;
  const seats = players.flatMap((player, seat) => (isOutside(player) ? [seat] : []));
  return Promise.all(
    seats.map((seat) => {
      const names = players.map(({ name }) => name);
      const about = { game: game.id, rules: game.rules, seat, seats: players.length, options, data, names };
      const start: Start = { type: 'start', protocol: 1, ...about };
      const command = commands[seat] ?? null;
      const hear = (line: string) => hearError(seat, line);
      const bot = command === null ? null : new OutsideBot(command, start, seconds, hear);
      return OutsideSeat.sit(game, session, seat, bot, tell);
    }),
  );
}
