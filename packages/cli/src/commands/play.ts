/** `bottega play`: a whole game in the terminal, for one or several people, with bots in the other seats. */
import { randomBytes } from 'node:crypto';
import { GAMES, gameById, type Loaded } from '@bottega/games';
import { equalPlain, InputError, Match, recordHead, seatPlayers, seatsOf } from '@bottega/kernel';
import type { Language } from '@bottega/kernel/text';
import { type Opened, openKept, type Player } from '@bottega/table';
import { languageOf, openGame, parseBots, parseOptions } from '../input.js';
import { commandsBySeat, outsideId, parseCommand, playWith, shownName } from '../outside/command.js';
import type { Outside } from '../outside/sit-outside.js';
import { lockSaves, readSave, savePath, setAside } from '../play/save.js';
import { Screen } from '../play/screen.js';
import { fileFinished, playOn } from '../play/session.js';
import { TerminalTable } from '../play/terminal-table.js';
import { cleanLine } from '../terminal/clean.js';
import { Keyboard } from '../terminal/keyboard.js';
import { wrap } from '../terminal/layout.js';
import { bold, note, print } from '../terminal/print.js';

export interface PlayOptions {
  readonly seats?: number;
  readonly bots?: string;
  readonly bot: readonly string[];
  readonly botSeconds?: number;
  readonly names?: string;
  readonly drawSeats?: boolean;
  readonly lang?: string;
  readonly seed?: string;
  readonly data?: string;
  readonly option: readonly string[];
  readonly new?: boolean;
  readonly resume?: string;
}

/** Names for those who give none. */
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
/** Enough for a lively first game; `--seats` asks for another number. */
const USUAL_SEATS = 3;
/** Seconds that an outside bot may think about one question. */
const USUAL_BOT_SECONDS = 10;

export async function play(named: string | undefined, options: PlayOptions): Promise<void> {
  const language = languageOf(options.lang);
  if (named !== undefined) gameById(named);
  if (options.botSeconds !== undefined && options.bot.length === 0)
    throw new InputError('--bot-seconds says how long a --bot may think, and there is none');
  const resumed = options.resume === undefined ? null : await resumeNamed(options.resume);
  const id = named ?? resumed?.loaded.game.id ?? GAMES[0].id;
  if (resumed !== null && resumed.loaded.game.id !== id)
    throw new InputError(`${options.resume} is a game of ${resumed.loaded.game.id}, not of ${id}`);
  const unlock = await lockSaves(id);
  try {
    await playLocked(id, options, language, resumed);
  } finally {
    await unlock();
  }
}

async function playLocked(id: string, options: PlayOptions, language: Language, resumed: Begun | null): Promise<void> {
  const begun = await begin(id, options);
  const saved = resumed ?? (options.new === true ? null : await resume(savePath(id)));
  const isGoingOn = saved !== null && (resumed !== null || isSame(saved, begun, options));
  const { loaded, ...opened } = isGoingOn ? saved : begun;
  const { match, players, seating, change } = opened;
  const commands = commandsBySeat(players, options.bot.map(parseCommand));
  const names = players.map(shownName);
  const screen = await Screen.open(loaded, language, names);
  const { text } = screen;

  print(bold(wrap(`${text.title} – ${text.tagline}`)));
  const isCurrent = isGoingOn && resumed === null;
  const kept = isCurrent ? null : await setAside(id);
  if (kept !== null) print(screen.message('play.setAside', { path: kept }));
  const game = await TerminalTable.open(loaded, opened, outsideOf(players, commands, options, screen));
  const keyboard = new Keyboard();
  try {
    await game.save();
    if (change !== null) print(screen.message('play.rulesChanged'));
    const count = match.record.choices.length;
    if (isGoingOn) print(screen.message('play.resumed', { title: text.title, count, id }));
    else print(screen.message('play.seedHash', { hash: match.record.seedHash.slice(0, 16) }));
    if (!isGoingOn && seating === 'drawn') {
      const seats = new Intl.ListFormat(language, { type: 'unit' }).format(names);
      print(screen.message('play.drawnSeats', { seats }));
    }
    await playToEnd(game, screen, keyboard);
  } finally {
    keyboard.close();
    await game.close();
  }
}

/** What outside bots are told to do, and how what they do is told: on standard error, because it is not the game. */
function outsideOf(
  players: readonly Player[],
  commands: readonly (string | null)[],
  { botSeconds = USUAL_BOT_SECONDS }: PlayOptions,
  screen: Screen,
): Outside {
  return {
    commands,
    seconds: botSeconds,
    tell: (message, values) => note(screen.message(message, values)),
    hearError: (seat, line) => note(cleanLine(`[${players[seat].name}] ${line}`)),
  };
}

async function playToEnd(game: TerminalTable, screen: Screen, keyboard: Keyboard): Promise<void> {
  const isFinished = await playOn(game, screen, keyboard);
  const { record } = game.kept();
  const { result } = game.snapshot();
  if (isFinished && result !== null) {
    print('', ...screen.score(result), '', screen.message('play.seed', { seed: record.seed }));
    const path = await fileFinished(game, screen, keyboard);
    if (path !== null) {
      print(screen.message('play.recorded', { path }));
      return;
    }
    process.exitCode = 2;
  }
  print(screen.message('play.saved', { id: record.game }));
}

interface Begun extends Opened {
  readonly loaded: Loaded;
}

/** A game that was asked for, and the players as they sat down. */
interface Wanted extends Begun {
  readonly sat: readonly Player[];
}

/** The game of a file that was named, which must be there. */
async function resumeNamed(path: string): Promise<Begun> {
  const saved = await resume(path);
  if (saved === null) throw new InputError(`cannot read ${path}: there is no such file`);
  return saved;
}

/** A saved game; null if there is none. */
async function resume(path: string): Promise<Begun | null> {
  const save = await readSave(path);
  if (save === null) return null;
  const { game, data } = recordHead(save.record);
  const loaded = await gameById(game).load(data ?? null);
  try {
    return { loaded, ...openKept(loaded.game, save) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(
      `the saved game ${path} cannot be played on: ${error.message}; begin anew with --new (it is kept beside the new one)`,
    );
  }
}

/** Whether the saved game is the one that was asked for: whatever was said agrees with it. */
function isSame(saved: Begun, wanted: Wanted, asked: PlayOptions): boolean {
  const { seats, bots, bot, names, drawSeats, seed, data, option } = asked;
  const { record } = saved.match;
  if (seats !== undefined && seats !== record.seats) return false;
  if (seed !== undefined && seed !== record.seed) return false;
  if (drawSeats === true && saved.seating !== 'drawn') return false;
  if (bot.length > 0 && !playWith(saved.players, bot.map(parseCommand))) return false;
  // Those who sat down in the same order were given the saved game's seats by its seed.
  const seated = () => seatPlayers(wanted.sat, saved.seating, record.seed);
  if ((bots ?? names) !== undefined && !(wanted.sat.length === record.seats && equalPlain(saved.players, seated()))) {
    return false;
  }
  if (data !== undefined && !equalPlain(saved.loaded.game.customData, wanted.loaded.game.customData)) return false;
  return option.length === 0 || equalPlain(record.options, wanted.match.record.options);
}

/** A new game as it was asked for. Nothing is written yet. */
async function begin(id: string, options: PlayOptions): Promise<Wanted> {
  const loaded = await openGame(id, options.data);
  const { game } = loaded;
  const names = options.names?.split(',').map((name) => name.trim()) ?? [];
  const usual = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0];
  const named = game.seats.includes(names.length) ? names.length : usual;
  const seats = seatsOf(game, options.seats ?? named);
  if (names.length > seats) throw new InputError(`there are ${names.length} names for ${seats} seats`);
  const programs = options.bot.map(parseCommand);
  const others = seats - programs.length;
  // One name is for everybody but the first: somebody wants to play, unless a bot was named for the only seat that is left.
  const inside =
    options.bots === undefined
      ? parseBots(names.length > 1 ? 'none' : 'apprendista', Math.max(0, others - 1))
      : parseBots(options.bots, Math.max(1, others - 1));
  const bots = [...inside, ...programs.map(outsideId)];
  if (bots.length > seats) throw new InputError(`there are ${bots.length} bots for ${seats} seats`);
  // People sit down first, bots after them.
  const people = seats - bots.length;
  const sat = Array.from({ length: seats }, (_, seat): Player => {
    return { name: names[seat] || NAMES[seat], bot: seat < people ? null : bots[seat - people] };
  });
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const seating = options.drawSeats === true ? 'drawn' : 'asSat';
  const match = new Match(game, { seats, options: parseOptions(game, options.option), seed });
  const players = seatPlayers(sat, seating, seed);
  return { loaded, match, players, seating, history: [], change: null, sat };
}
