/** `bottega replay`: a recorded game, step by step or at one moment. */
import type { Loaded } from '@bottega/games';
import { InputError, type Seat, verify } from '@bottega/kernel';
import { type Moment, momentOf, Replay } from '@bottega/table';
import { languageOf, openRecord } from '../input.js';
import { Screen } from '../play/screen.js';
import { Keyboard } from '../terminal/keyboard.js';
import { bold, complain, print } from '../terminal/print.js';

export interface ReplayOptions {
  readonly at?: number;
  readonly seat?: number;
  readonly lang?: string;
}

export async function replay(path: string, options: ReplayOptions): Promise<void> {
  const { loaded, record } = await openRecord(path);
  const all = record.choices.length;
  const { at, seat = null } = options;
  if (at !== undefined && at > all) throw new InputError(`the record has ${all} choices; --at can be 0 to ${all}`);
  if (seat !== null && seat >= record.seats)
    throw new InputError(`the seats of this game are 0 to ${record.seats - 1}`);
  // Digests may be missing in a line that a failing test printed; the choices must still be possible.
  const verdict = verify(loaded.game, { ...record, ...(record.digests.length === 0 ? { digests: null } : {}) });
  if (!verdict.ok && verdict.what === 'choice') throw new InputError(`choice ${verdict.at + 1}: ${verdict.detail}`);
  if (!verdict.ok) complain(`${path} is not a true record: ${verdict.detail}`);

  const language = languageOf(options.lang);
  const names = Array.from({ length: record.seats }, (_, one) => `#${one + 1}`);
  const screen = await Screen.open(loaded, language, names);
  const past = { replay: new Replay(loaded, record), game: loaded.game, seat };

  if (at !== undefined) show(screen, past, at);
  else if (process.stdin.isTTY !== true) tellAll(screen, past);
  else await step(screen, past);
}

/** A game that is looked at again, and whose eyes it is seen with. */
interface Past {
  readonly replay: Replay;
  readonly game: Loaded['game'];
  readonly seat: Seat | null;
}

function momentAt({ game, replay, seat }: Past, at: number): Moment {
  return momentOf(game, replay, at, seat, { isOpen: false });
}

/** The table at one moment, with what the last choice brought about. */
function show(screen: Screen, past: Past, wanted: number): void {
  const { seen, at, length } = momentAt(past, wanted);
  print(screen.table(seen));
  const news = screen.events(past.replay.newsAt(at, past.seat));
  if (news.length > 0) print(news.join('\n'));
  print(bold(screen.message('replay.position', { at, all: length })));
  if (seen.result !== null) print('', ...screen.score(seen.result));
}

function tellAll(screen: Screen, past: Past): void {
  const { log, result } = momentAt(past, past.replay.length).seen;
  print(screen.events(log).join('\n'));
  if (result !== null) print('', ...screen.score(result));
}

async function step(screen: Screen, past: Past): Promise<void> {
  const { first, length } = past.replay;
  const keyboard = new Keyboard();
  let at = first;
  for (;;) {
    show(screen, past, at);
    const line = await keyboard.ask(screen.message('replay.commands'));
    if (line === null || line === 'q') break;
    if (line === 'b') at = Math.max(first, at - 1);
    else if (/^\d+$/.test(line)) at = Math.min(length, Number(line));
    else at = Math.min(length, at + 1);
  }
  keyboard.close();
}
