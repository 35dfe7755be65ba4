/** What many games say about the balance of a game, for one number of players. */
import type { Interval, PlayedSummary, Spread } from '../simulate/simulation.js';
import { marginOf, mean, played, spread, victoryShares } from '../simulate/summary.js';
import { meanInterval, wilson } from '../simulate/wilson.js';
import type { MeasuredGame } from './measured-game.js';

export interface BalanceFigures {
  readonly seats: number;
  readonly games: number;
  /** How many of them took a course of their own: bots in a game without chance may repeat themselves. */
  readonly different: number;
  readonly fair: number;
  /** By turn order, from the seat that began. */
  readonly order: readonly Compared[];
  /** By what a seat played; empty where all seats play the same. */
  readonly roles: readonly Compared[];
  /** By what a seat had, kind by kind in the order in which they came up. */
  readonly kinds: readonly { readonly kind: string; readonly things: readonly Compared[] }[];
  /** Points by category of the score sheet, and how often winners and others did what. */
  readonly sources: readonly Contrast[];
  readonly deeds: readonly Contrast[];
  readonly winner: Spread;
  readonly margin: Spread;
  readonly choices: Spread;
  /** Null for games that do not tell their rounds. */
  readonly rounds: Spread | null;
  readonly endings: readonly Portion[];
  /** Games with more than one winner. */
  readonly ties: Portion;
  /** How many shares of wins were compared with the fair share, and how many lie beyond their interval. */
  readonly comparisons: number;
  readonly marked: number;
}

/** A share of wins beside the fair share. */
export interface Compared extends PlayedSummary {
  readonly id: string;
  /** Seats of all games together that it is counted from. */
  readonly count: number;
  /** Whether the whole interval lies above or below the fair share. */
  readonly verdict: 'more' | 'less' | null;
}

/** Winners beside the others of the same games: means, and how far they are apart game by game. */
export interface Contrast {
  readonly id: string;
  readonly winners: number;
  readonly others: number;
  readonly difference: number;
  /** Null where there are too few games. */
  readonly interval: Interval | null;
}

/** A part of all games. */
export interface Portion {
  readonly id: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

/** Of at least one game. */
export function figuresOf(games: readonly MeasuredGame[], seats: number): BalanceFigures {
  const fair = 1 / seats;
  const shares = games.map(victoryShares);
  const order = new Groups();
  const roles = new Groups();
  const kinds = new Map<string, Groups>();
  games.forEach(({ points, order: seatsInOrder, chronicle, things }, at) => {
    const add = (groups: Groups, id: string, seat: number) => groups.add(id, points[seat], shares[at][seat]);
    seatsInOrder.forEach((seat, place) => {
      add(order, `${place + 1}`, seat);
    });
    chronicle?.roles.forEach((role, seat) => {
      add(roles, role, seat);
    });
    things.forEach((list, seat) => {
      for (const { kind, thing } of list) {
        const groups = kinds.get(kind) ?? new Groups();
        add(groups, thing, seat);
        kinds.set(kind, groups);
      }
    });
  });
  const compared = {
    order: order.compared(fair).sort((one, other) => Number(one.id) - Number(other.id)),
    roles: roles.compared(fair).sort(mostWins),
    kinds: [...kinds].map(([kind, groups]) => ({ kind, things: groups.compared(fair).sort(mostWins) })),
  };
  const all = [...compared.order, ...compared.roles, ...compared.kinds.flatMap(({ things }) => things)];
  const rounds = games.flatMap(({ chronicle }) => (chronicle === null ? [] : [chronicle.rounds]));
  const endings = games.flatMap(({ chronicle }) => chronicle?.ending ?? []);
  return {
    seats,
    games: games.length,
    different: new Set(games.map(courseOf)).size,
    fair,
    ...compared,
    sources: games[0].sheet.map(({ category }, row) => contrast(category, games, (game) => game.sheet[row].points)),
    deeds: Object.keys(games[0].deeds[0]).map((deed) =>
      contrast(deed, games, (game) => game.deeds.map((done) => done[deed])),
    ),
    winner: spread(games.map(({ points }) => Math.max(...points))),
    margin: spread(games.map(marginOf)),
    choices: spread(games.map(({ choices }) => choices)),
    rounds: rounds.length === 0 ? null : spread(rounds),
    endings: [...new Set(endings)]
      .map((ending) => portion(ending, endings.filter((one) => one === ending).length, games.length))
      .sort((one, other) => other.games - one.games),
    ties: portion(
      'ties',
      games.filter(({ places }) => places.filter((place) => place === 1).length > 1).length,
      games.length,
    ),
    comparisons: all.length,
    marked: all.filter(({ verdict }) => verdict !== null).length,
  };
}

/** The course of a game, wherever its players sat: what each did and got, by turn order. */
function courseOf({ order, choices, sheet, deeds }: MeasuredGame): string {
  const bySeat = order.map((seat) => [sheet.map(({ points }) => points[seat]), deeds[seat]]);
  return JSON.stringify([choices, bySeat]);
}

/** Points and shares of victories by id. */
class Groups {
  private readonly groups = new Map<string, { points: number[]; shares: number[] }>();

  add(id: string, points: number, share: number): void {
    const group = this.groups.get(id) ?? { points: [], shares: [] };
    group.points.push(points);
    group.shares.push(share);
    this.groups.set(id, group);
  }

  compared(fair: number): Compared[] {
    return [...this.groups].map(([id, { points, shares }]) => {
      const summary = played(points, shares);
      return { id, count: shares.length, ...summary, verdict: verdictOn(summary.winsInterval, fair) };
    });
  }
}

export function verdictOn({ least, most }: Interval, fair: number): Compared['verdict'] {
  if (least > fair) return 'more';
  return most < fair ? 'less' : null;
}

const mostWins = (one: Compared, other: Compared): number => other.wins - one.wins;

/** Games that all seats win together say nothing here. */
function contrast(
  id: string,
  games: readonly MeasuredGame[],
  valuesOf: (game: MeasuredGame) => readonly number[],
): Contrast {
  const pairs = games.flatMap((game) => {
    const values = valuesOf(game);
    const winners = values.filter((_, seat) => game.places[seat] === 1);
    const others = values.filter((_, seat) => game.places[seat] !== 1);
    return others.length === 0 ? [] : [{ winners: mean(winners), others: mean(others) }];
  });
  if (pairs.length === 0) return { id, winners: 0, others: 0, difference: 0, interval: null };
  const differences = pairs.map(({ winners, others }) => winners - others);
  return {
    id,
    winners: mean(pairs.map(({ winners }) => winners)),
    others: mean(pairs.map(({ others }) => others)),
    difference: mean(differences),
    interval: meanInterval(differences),
  };
}

function portion(id: string, part: number, games: number): Portion {
  return { id, games: part, share: part / games, interval: wilson(part / games, games) };
}
