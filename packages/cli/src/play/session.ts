/** Playing a game at the terminal until it is over or the people leave. */
import { botOf, DEFAULT_BUDGET } from '@bottega/bots';
import { legal, type Seat, seeded } from '@bottega/kernel';
import { WriteError } from '../home.js';
import type { Asker } from '../terminal/keyboard.js';
import { dim, print, wipe } from '../terminal/print.js';
import { decide } from './decide.js';
import { fileRecord } from './save.js';
import type { SavedMatch } from './saved-match.js';
import type { Screen } from './screen.js';

/** Plays until the game is over (true) or the people leave (false). */
export async function playOn(saved: SavedMatch, screen: Screen, keyboard: Asker): Promise<boolean> {
  const { players } = saved;
  const people = players.filter(({ bot }) => bot === null).length;
  const read = players.map(() => 0); // how much of the log each seat has read
  let looking: Seat | null = people === 1 ? players.findIndex(({ bot }) => bot === null) : null;

  const showNews = (seat: Seat | null) => {
    const { match } = saved;
    const from = Math.min(seat === null ? 0 : read[seat], match.everything().length);
    print(...screen.log(match, seat, from).map(dim));
    if (seat !== null) read[seat] = match.everything().length;
  };

  while (!saved.match.over) {
    const asked = saved.match.asked();
    const seat = asked.find((one) => players[one].bot !== null) ?? asked[0];
    const { bot } = players[seat];
    if (bot !== null) {
      if (!(await untilSaved(() => playBot(saved, seat, bot), screen, keyboard))) return false;
      continue;
    }
    const isHandedOver = people > 1 && looking !== seat;
    if (isHandedOver) {
      wipe();
      if ((await keyboard.ask(screen.message('play.handOver', { seat }))) === null) return false;
    }
    looking = seat;
    showNews(seat);
    if (!(await decide(saved, seat, screen, keyboard))) return false;
  }
  showNews(looking);
  return true;
}

/** Puts the record of a finished game where it stays; null if that is impossible and the people leave. */
export async function fileFinished(saved: SavedMatch, screen: Screen, keyboard: Asker): Promise<string | null> {
  let path: string | null = null;
  await untilSaved(
    async () => {
      path = await fileRecord(saved.match.record);
    },
    screen,
    keyboard,
  );
  return path;
}

async function playBot(saved: SavedMatch, seat: Seat, bot: string): Promise<void> {
  const { match } = saved;
  // The bot's own chance follows from the game's seed, so that a resumed game goes on as it would have.
  const random = seeded(`${match.record.seed} bot ${seat} ${match.record.choices.length}`);
  const choices = legal(match.game, match.state, seat);
  await saved.play(seat, botOf(bot).choose(match.game, match.view(seat), choices, DEFAULT_BUDGET, random));
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
