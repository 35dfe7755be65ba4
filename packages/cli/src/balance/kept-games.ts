/** Games kept in a file, a line each, so that a run can be broken off at any time and go on later. */
import { equalPlain, InputError } from '@bottega/kernel';
import { appendLine, readIfThere } from '../home.js';
import { parseJson } from '../input.js';
import type { MeasuredGame } from './measured-game.js';
import type { BalanceSettings, Series } from './series.js';
import type { PlayedJob } from './worker.js';

/** The first line of a file. */
export interface KeptHead {
  readonly balance: BalanceSettings;
  /** The fingerprint of component data of one's own; null for the game's. */
  readonly data: string | null;
}

interface KeptLine {
  readonly series: string;
  readonly number: number;
  readonly game: MeasuredGame;
}

export class KeptGames {
  private constructor(
    private readonly path: string,
    private readonly games: ReadonlyMap<string, MeasuredGame[]>,
  ) {}

  /** The games of a file, or none of a new one; refuses a file with games of other settings. */
  static async open(path: string, head: KeptHead): Promise<KeptGames> {
    const text = await readIfThere(path);
    if (text === null || text === '') {
      appendLine(path, JSON.stringify(head));
      return new KeptGames(path, new Map());
    }
    // A line that was being written when the machine stopped is not whole: its game is played again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...lines] = whole.split('\n').slice(0, -1);
    if (first === undefined || !equalPlain(parseJson(first, path), head))
      throw new InputError(`${path} holds games of other settings: --into wants a file of its own for each`);
    if (whole !== text) appendLine(path, ''); // the torn line ends here
    const games = new Map<string, MeasuredGame[]>();
    for (const line of lines) {
      const kept = keptLine(line);
      if (kept === null) continue;
      const of = games.get(kept.series) ?? [];
      of[kept.number] = kept.game;
      games.set(kept.series, of);
    }
    return new KeptGames(path, games);
  }

  /** By their numbers; a game that is missing leaves a gap. */
  gamesOf(series: Series): (MeasuredGame | undefined)[] {
    return this.games.get(keyOf(series))?.slice() ?? [];
  }

  keep(series: Series, { number, game }: PlayedJob): void {
    appendLine(this.path, JSON.stringify({ series: keyOf(series), number, game } satisfies KeptLine));
  }
}

function keyOf({ seats, changed }: Series): string {
  return changed === null ? `${seats}` : `${seats} ${changed.option}=${changed.value}`;
}

/** Null for a line that is not whole. */
function keptLine(line: string): KeptLine | null {
  try {
    const { series, number, game } = JSON.parse(line) as KeptLine;
    const isWhole = typeof series === 'string' && Number.isSafeInteger(number) && Array.isArray(game.points);
    return isWhole ? { series, number, game } : null;
  } catch {
    return null;
  }
}
