/** `bottega replay`: a recorded game, step by step or at one moment. */
import { InputError, Match, type Seat, verify } from '@bottega/kernel';
import { languageOf, openRecord } from '../input.js';
import { type AnyMatch, Screen } from '../play/screen.js';
import { Keyboard } from '../terminal/keyboard.js';
import { bold, complain, print } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';

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
  const text = await loaded.text(language);
  const screen = new Screen(loaded, text, await loadCliText(language), language, names);
  const matchAt = (choices: number): AnyMatch => Match.resume(loaded.game, record, choices);

  if (at !== undefined) show(screen, matchAt(at), seat, all);
  else if (process.stdin.isTTY !== true) tellAll(screen, matchAt(all), seat);
  else await step(screen, matchAt, seat, all);
}

/** The table at one moment, with what the last choice brought about. */
function show(screen: Screen, match: AnyMatch, seat: Seat | null, all: number): void {
  const at = match.record.choices.length;
  print(screen.table(match, seat));
  const first = match.everything().findIndex((told) => told.at === at);
  if (first >= 0) print(screen.log(match, seat, first).join('\n'));
  print(bold(screen.message('replay.position', { at, all })));
  if (match.over) print('', ...screen.score(match));
}

function tellAll(screen: Screen, match: AnyMatch, seat: Seat | null): void {
  print(screen.log(match, seat, 0).join('\n'));
  if (match.over) print('', ...screen.score(match));
}

async function step(
  screen: Screen,
  matchAt: (choices: number) => AnyMatch,
  seat: Seat | null,
  all: number,
): Promise<void> {
  const keyboard = new Keyboard();
  let at = 0;
  for (;;) {
    show(screen, matchAt(at), seat, all);
    const line = await keyboard.ask(screen.message('replay.commands'));
    if (line === null || line === 'q') break;
    if (line === 'b') at = Math.max(0, at - 1);
    else if (/^\d+$/.test(line)) at = Math.min(all, Number(line));
    else at = Math.min(all, at + 1);
  }
  keyboard.close();
}
