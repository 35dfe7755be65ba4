/** `--bot "cmd: …"`: the programs that people bring to play, and what a saved game keeps of them. */
import { InputError, sha256Hex } from '@bottega/kernel';
import { botIn, type Player } from '@bottega/table';

const PREFIX = 'cmd:';

/** The command line of a `--bot`. */
export function parseCommand(text: string): string {
  const command = text.startsWith(PREFIX) ? text.slice(PREFIX.length).trim() : '';
  if (command !== '') return command;
  throw new InputError(`--bot is given a program as "cmd: ./mybot", not "${text}"; --bots takes the bots by name`);
}

/**
 * What a saved game calls the bot of a command. Enough to know the same command again, and nothing to run: a file from elsewhere
 * must not start programs, and one that is passed on must not tell what stands in a command line.
 */
export function outsideId(command: string): string {
  return `${PREFIX} ${sha256Hex(command).slice(0, 8)}`;
}

export function isOutside(player: Player): boolean {
  return botIn(player)?.startsWith(PREFIX) === true;
}

/** What a player is called on the screen. */
export function shownName(player: Player): string {
  const { name, bot } = player;
  if (bot === null) return name;
  return isOutside(player) ? `${name} (cmd)` : `${name} (${bot})`;
}

/** Whether these are the programs that play, however they came to their seats. */
export function playWith(players: readonly Player[], commands: readonly string[]): boolean {
  const seated = players.filter(isOutside).map(({ bot }) => bot);
  return seated.sort().join() === commands.map(outsideId).sort().join();
}

/** The command for each outside bot of a game; null for one that nobody has brought. Refuses a command without a seat. */
export function commandsBySeat(players: readonly Player[], commands: readonly string[]): (string | null)[] {
  const left = [...commands];
  const bySeat = players.map((player) => {
    const found = isOutside(player) ? left.findIndex((command) => outsideId(command) === player.bot) : -1;
    return found < 0 ? null : left.splice(found, 1)[0];
  });
  if (left.length > 0) throw new InputError(`"cmd: ${left[0]}" has no seat in the saved game`);
  return bySeat;
}
