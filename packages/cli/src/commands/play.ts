/** `bottega play`: a whole game in the terminal, for one or several people, with bots in the other seats. */
import { randomBytes } from 'node:crypto';
import { botOf, DEFAULT_BUDGET } from '@bottega/bots';
import { GAMES, gameById, type Loaded } from '@bottega/games';
import { equalPlain, InputError, legal, Match, type Seat, seatsOf, seeded, verify } from '@bottega/kernel';
import type { Language } from '@bottega/kernel/text';
import { languageOf, loadRecord, openGame, parseBots, parseOptions } from '../input.js';
import {
  fileRecord,
  lockSaves,
  type Player,
  readSave,
  type Save,
  savePath,
  setAside,
  writeSave,
} from '../play/save.js';
import { type AnyMatch, Screen } from '../play/screen.js';
import { Keyboard, styled, wipe, wrap } from '../terminal.js';
import { loadCliText } from '../text/index.js';

export interface PlayOptions {
  readonly seats?: number;
  readonly bots?: string;
  readonly names?: string;
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

export async function play(id: string = GAMES[0].id, options: PlayOptions): Promise<void> {
  const language = languageOf(options.lang);
  gameById(id);
  const unlock = await lockSaves(id);
  try {
    await playLocked(id, options, language);
  } finally {
    await unlock();
  }
}

async function playLocked(id: string, options: PlayOptions, language: Language): Promise<void> {
  const begun = await begin(id, options);
  const saved =
    options.new === true ? null : await resume(options.resume ?? savePath(id), options.resume !== undefined);
  const isGoingOn = saved !== null && (options.resume !== undefined || isSame(saved, begun, options));
  const { loaded, match, players } = isGoingOn ? saved : begun;
  const names = players.map(({ name, bot }) => (bot === null ? name : `${name} (${bot})`));
  const text = await loaded.text(language);
  const screen = new Screen(loaded, text, await loadCliText(language), language, names);

  console.log(styled('bold', wrap(`${text.title} – ${text.tagline}`)));
  const isCurrent = isGoingOn && options.resume === undefined;
  const kept = isCurrent ? null : await setAside(id);
  if (kept !== null) console.log(screen.message('play.setAside', { path: kept }));
  await writeSave(id, { players, record: match.record });
  if (isGoingOn)
    console.log(screen.message('play.resumed', { title: text.title, count: match.record.choices.length, id }));
  else console.log(screen.message('play.seedHash', { hash: match.record.seedHash.slice(0, 16) }));

  const keyboard = new Keyboard();
  const isFinished = await sitting(loaded, match, players, screen, keyboard);
  keyboard.close();
  if (!isFinished) {
    console.log(screen.message('play.saved', { id }));
    return;
  }
  console.log(`\n${screen.score(match)}\n`);
  console.log(screen.message('play.seed', { seed: match.record.seed }));
  console.log(screen.message('play.recorded', { path: await fileRecord(match.record) }));
}

interface Begun {
  readonly loaded: Loaded;
  readonly match: AnyMatch;
  readonly players: readonly Player[];
}

/** A saved game, if there is one; a file that was named must be there. */
async function resume(path: string, isNamed: boolean): Promise<Begun | null> {
  const save = await readSave(path);
  if (save === null) {
    if (isNamed) throw new InputError(`cannot read ${path}: there is no such file`);
    return null;
  }
  const { loaded, record } = await loadRecord(save.record);
  const verdict = verify(loaded.game, record);
  if (!verdict.ok || save.players.length !== record.seats) {
    throw new InputError(
      `the saved game ${path} does not replay; begin anew with --new (it is kept beside the new one)`,
    );
  }
  return { loaded, match: Match.resume(loaded.game, record), players: save.players };
}

/** Whether the saved game is the one that was asked for: whatever was said agrees with it. */
function isSame(saved: Begun, wanted: Begun, { seats, bots, names, seed, data, option }: PlayOptions): boolean {
  const { record } = saved.match;
  if (seats !== undefined && seats !== record.seats) return false;
  if (seed !== undefined && seed !== record.seed) return false;
  if ((bots ?? names) !== undefined && !equalPlain(saved.players, wanted.players)) return false;
  if (data !== undefined && !equalPlain(saved.loaded.game.customData, wanted.loaded.game.customData)) return false;
  return option.length === 0 || equalPlain(record.options, wanted.match.record.options);
}

/** A new game as it was asked for. Nothing is written yet. */
async function begin(id: string, options: PlayOptions): Promise<Begun> {
  const loaded = await openGame(id, options.data);
  const { game } = loaded;
  const names = options.names?.split(',').map((name) => name.trim()) ?? [];
  const usual = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0];
  const named = game.seats.includes(names.length) ? names.length : usual;
  const seats = seatsOf(game, options.seats ?? named);
  if (names.length > seats) throw new InputError(`there are ${names.length} names for ${seats} seats`);
  // One name is for everybody but the first: somebody wants to play.
  const bots = parseBots(options.bots ?? (names.length > 1 ? 'none' : 'greedy'), seats - 1);
  if (bots.length > seats) throw new InputError(`there are ${bots.length} bots for ${seats} seats`);
  // People sit first, bots after them.
  const people = seats - bots.length;
  const players = Array.from({ length: seats }, (_, seat): Player => {
    return { name: names[seat] || NAMES[seat], bot: seat < people ? null : bots[seat - people] };
  });
  const seed = options.seed ?? randomBytes(16).toString('hex');
  return { loaded, match: new Match(game, { seats, options: parseOptions(game, options.option), seed }), players };
}

/** Plays until the game is over (true) or the people leave (false). Every choice is on disk before it is shown. */
async function sitting(
  loaded: Loaded,
  match: AnyMatch,
  players: readonly Player[],
  screen: Screen,
  keyboard: Keyboard,
): Promise<boolean> {
  const { game } = loaded;
  const save = (): Promise<void> => writeSave(game.id, { players, record: match.record } satisfies Save);
  const people = players.filter(({ bot }) => bot === null).length;
  const read = players.map(() => 0); // how much of the log each seat has read
  let looking: Seat | null = people === 1 ? players.findIndex(({ bot }) => bot === null) : null;

  const showNews = (seat: Seat | null) => {
    const from = Math.min(seat === null ? 0 : read[seat], match.everything().length);
    for (const line of screen.log(match, seat, from)) console.log(styled('dim', line));
    if (seat !== null) read[seat] = match.everything().length;
  };

  while (!match.over) {
    const seat = match.asked().find((one) => players[one].bot !== null) ?? match.asked()[0];
    const { bot } = players[seat];
    if (bot !== null) {
      // The bot's own chance follows from the game's seed, so that a resumed game goes on as it would have.
      const random = seeded(`${match.record.seed} bot ${seat} ${match.record.choices.length}`);
      const choices = legal(game, match.state, seat);
      match.play(seat, botOf(bot).choose(game, match.view(seat), choices, DEFAULT_BUDGET, random));
      await save();
      continue;
    }
    const isHandedOver = people > 1 && looking !== seat;
    if (isHandedOver) {
      wipe();
      if ((await keyboard.ask(screen.message('play.handOver', { seat }))) === null) return false;
    }
    looking = seat;
    showNews(seat);
    if (!(await decide(match, seat, screen, keyboard, save))) return false;
  }
  showNews(looking);
  return true;
}

/** Asks a person until a choice is made or taken back; false when the person leaves. */
async function decide(
  match: AnyMatch,
  seat: Seat,
  screen: Screen,
  keyboard: Keyboard,
  save: () => Promise<void>,
): Promise<boolean> {
  const { allowed } = match.offers(seat);
  if (isTopLevel(match, seat)) console.log(screen.table(match, seat));
  console.log(`\n${styled('bold', screen.prompt(match, seat))}`);
  console.log(screen.choices(match, seat, allowed));
  console.log(styled('dim', screen.message('play.commands')));
  for (;;) {
    const line = await keyboard.ask(screen.message('play.ask'));
    if (line === null) return false;
    const [command, ...rest] = line.split(/\s+/);
    const wanted = rest.join(' ');
    switch (command.toLowerCase()) {
      case 'q':
        return false;
      case '?':
        console.log(screen.whyNot(match, seat));
        break;
      case 'a': {
        const choice = match.auto(seat);
        console.log(screen.message('play.suggestion', { choice: screen.choice(match, seat, choice) }));
        // What cannot be taken back is never done for the player: the number is theirs to type.
        if (match.game.confirms.includes(choice.type)) break;
        match.play(seat, choice);
        await save();
        return true;
      }
      case 'u':
        if (match.undo(seat)) {
          await save();
          console.log(screen.message('play.undone'));
          return true;
        }
        console.log(screen.message('play.cannotUndo'));
        break;
      case 'h':
        console.log(screen.help(wanted));
        break;
      case 'r':
        console.log(screen.rule(wanted));
        break;
      case 'l':
        console.log(screen.log(match, seat, 0).join('\n'));
        break;
      case 't':
        console.log(screen.table(match, seat));
        break;
      default: {
        const choice = allowed[Number(command) - 1];
        if (choice === undefined) {
          console.log(screen.message('play.notOffered', { most: allowed.length }));
          break;
        }
        const played = match.play(seat, choice);
        if (!played.ok) {
          console.log(screen.refusal(played));
          break;
        }
        await save();
        return true;
      }
    }
  }
}

/** A question of its own, not one within an action: the table has changed and is worth drawing. */
function isTopLevel(match: AnyMatch, seat: Seat): boolean {
  return match.state.open.stack.length === 1 || match.record.choices.at(-1)?.[0] !== seat;
}
