/** Playing a game at the terminal until it is over or the people leave. */
import { botOf } from '@bottega/bots';
import { equalPlain, type GameEvent, type Seat } from '@bottega/kernel';
import { TableError } from '@bottega/table';
import { WriteError } from '../home.js';
import type { Asker } from '../terminal/keyboard.js';
import { dim, print, wipe } from '../terminal/print.js';
import { decide } from './decide.js';
import { fileRecord } from './save.js';
import type { Screen } from './screen.js';
import type { TerminalTable } from './terminal-table.js';

/** Plays until the game is over (true) or the people leave (false). */
export async function playOn(table: TerminalTable, screen: Screen, keyboard: Asker): Promise<boolean> {
  /** What each seat has read of the log. */
  const read = new Map<Seat | null, readonly GameEvent[]>();
  const showNews = () => {
    const { seat, log } = table.snapshot();
    print(...screen.events(newsSince(read.get(seat) ?? [], log)).map(dim));
    read.set(seat, log);
  };

  for (;;) {
    if (!(await untilSaved(() => botsPlay(table), screen, keyboard))) return false;
    const { over, handOver } = table.snapshot();
    if (over) break;
    if (handOver !== null) {
      wipe();
      if ((await keyboard.ask(screen.message('play.handOver', { seat: handOver }))) === null) return false;
      await table.take(handOver);
    }
    showNews();
    if (!(await decide(table, screen, keyboard))) return false;
  }
  showNews();
  return true;
}

/** Puts the record of a finished game where it stays; null if that is impossible and the people leave. */
export async function fileFinished(table: TerminalTable, screen: Screen, keyboard: Asker): Promise<string | null> {
  let path: string | null = null;
  await untilSaved(
    async () => {
      path = await fileRecord(table.kept().record);
    },
    screen,
    keyboard,
  );
  return path;
}

async function botsPlay(table: TerminalTable): Promise<void> {
  const trouble = await table.playBots();
  if (trouble instanceof TableError && trouble.code === 'unknownBot') botOf(String(trouble.facts.bot)); // says which there are
  if (trouble !== null) throw trouble;
}

/** What is new in a log to somebody who has read some of it. After the end it also holds what was secret before. */
function newsSince(read: readonly GameEvent[], log: readonly GameEvent[]): readonly GameEvent[] {
  let at = 0;
  for (const event of read) {
    while (at < log.length && !equalPlain(log[at], event)) at++;
    at++;
  }
  return log.slice(at);
}

/** Does something that writes, again as often as the people want; false when they leave. */
async function untilSaved(work: () => Promise<void>, screen: Screen, keyboard: Asker): Promise<boolean> {
  for (;;) {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      print(screen.notSaved(error));
      const line = await keyboard.ask(screen.message('play.tryAgain'));
      if (line === null || line.toLowerCase() === 'q') return false;
    }
  }
}
