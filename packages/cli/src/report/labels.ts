/** Everything the report says: given by the caller, in the reader's language. */
import type { GameText, Language } from '@bottega/kernel/text';

/** What charts and tables say, whatever they are about. */
export interface ChartWords {
  /** A name and its value, with the colon of the language. */
  readonly labelled: (label: string, value: string) => string;
  readonly number: (value: number, digits: number) => string;
  /** 0.25 is a quarter. */
  readonly percent: (share: number, digits: number) => string;
  /** From one formatted number to another. */
  readonly range: (least: string, most: string) => string;
  /** Beside the line of the fair share, with a formatted value. */
  readonly fairShare: (value: string) => string;
  /** Heads the column of 95 % intervals. */
  readonly interval: string;
  /** Opens the table with the values of a chart. */
  readonly values: string;
}

/** What stands above the values that a page begins with. */
export interface SetupWords {
  readonly language: Language;
  /** Names the game. */
  readonly title: string;
  readonly seats: string;
  readonly options: string;
  /** Said instead of the options of a game that has none. */
  readonly noOptions: string;
  readonly optionNames: GameText['options'];
  readonly seed: string;
}

export interface ReportLabels extends ChartWords, SetupWords {
  readonly games: string;
  /** Games per second. */
  readonly speed: string;
  readonly bots: string;

  /** Names by id; an id without a name stands for itself. */
  readonly botNames: Readonly<Record<string, string>>;
  readonly categoryNames: Readonly<Record<string, string>>;

  /** Beside the line of the mean, with a formatted value. */
  readonly mean: (value: string) => string;

  readonly keyFigures: KeyFigureLabels;
  readonly seatTable: SeatTableLabels;
  readonly charts: ChartsLabels;
  /** Null for games that tell nothing beside their points. */
  readonly chronicle: ChronicleLabels | null;
}

export interface KeyFigureLabels {
  readonly heading: string;
  readonly mean: string;
  readonly range: string;
  readonly points: string;
  readonly winner: string;
  readonly last: string;
  readonly margin: string;
  readonly choices: string;
}

export interface SeatTableLabels {
  readonly heading: string;
  /** Says what the figures are: mean ± deviation, 95 % interval. */
  readonly note: string;
  readonly seat: string;
  readonly bot: string;
  readonly points: string;
  readonly range: string;
  readonly wins: string;
}

/** Of games that tell how long they took, who played what and what ended them. */
export interface ChronicleLabels {
  /** Rounds per game. */
  readonly rounds: string;
  /** What a seat plays, and the figures by it. */
  readonly role: string;
  readonly byRole: string;
  readonly ending: string;
  readonly games: string;
  /** Of all games. */
  readonly share: string;
  /** Names by id. */
  readonly roleNames: Readonly<Record<string, string>>;
  readonly endingNames: Readonly<Record<string, string>>;
  readonly roundsChart: ChartLabels;
  readonly winsChart: ChartLabels;
  readonly endingsChart: ChartLabels;
}

export interface ChartsLabels {
  readonly heading: string;
  readonly winners: string;
  readonly allSeats: string;
  readonly points: ChartLabels;
  readonly wins: ChartLabels;
  readonly order: ChartLabels;
  readonly categories: ChartLabels;
  readonly choices: ChartLabels;
  readonly margin: ChartLabels;
}

export interface ChartLabels {
  readonly title: string;
  /** How to read it, in a sentence: shown above the chart and read aloud in its place. */
  readonly description: string;
  /** The axes, and the columns of the table with the values. */
  readonly x: string;
  readonly y: string;
}

/** The name of an id, or the id. */
export function nameOf(names: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(names, id) ? names[id] : id; // hasOwn: a bot may be called "constructor"
}
