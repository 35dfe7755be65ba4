/** What many games tell of each player: where chances and points are lost. */
import type { Message } from '@bottega/kernel/text';
import type { Decision, Sight } from '@bottega/table';
import { victoryShares } from '../simulate/summary.js';
import type { AnalysedGame } from './finished-game.js';
import { type Lost, lostIn, sumOf } from './lost.js';

/** Lost in decisions of one kind or at one time; chance and points are means per game. */
export interface LostPart extends Lost {
  /** Of which game, where that tells something. */
  readonly game: string;
  /** In the game's words; null for what it has none for. */
  readonly name: Message | null;
}

export interface PlayerSummary extends Lost {
  readonly name: string;
  /** How often somebody of this name sat in a game. */
  readonly games: number;
  /** Of these; a shared win counts in part. */
  readonly wins: number;
  /** The mean chance that a decision cost. */
  readonly chancePerDecision: number | null;
  readonly finds: number;
  /** By how much the deal changed the chance to win, per game. */
  readonly deal: number | null;
  /** By thirds of the game. */
  readonly phases: readonly Lost[];
  readonly rounds: readonly LostPart[];
  /** What costs most comes first. */
  readonly kinds: readonly LostPart[];
}

const PHASES = 3;

/** Those who played most come first. */
export function summariesOf(games: readonly AnalysedGame[], sight: Sight): PlayerSummary[] {
  const seated = new Map<string, Played[]>();
  for (const game of games) {
    const shares = victoryShares(game);
    game.names.forEach((name, seat) => {
      const played = seated.get(name) ?? [];
      const decisions = game.analysis.decisions.filter((decision) => decision.seat === seat);
      seated.set(name, [...played, { game, seat, share: shares[seat], decisions }]);
    });
  }
  return [...seated]
    .map(([name, played]) => summaryOf(name, played, sight))
    .sort((one, other) => other.games - one.games || (one.name < other.name ? -1 : 1));
}

/** A seat of a game. */
interface Played {
  readonly game: AnalysedGame;
  readonly seat: number;
  readonly share: number;
  readonly decisions: readonly Decision[];
}

function summaryOf(name: string, played: readonly Played[], sight: Sight): PlayerSummary {
  const all = played.flatMap(({ decisions }) => decisions);
  const withChances = played.filter(({ game }) => game.analysis.influences !== null);
  const perGame = (decisions: readonly Decision[]): Lost => {
    const lost = lostIn(decisions, sight);
    const chance = withChances.length === 0 || lost.chance === null ? null : lost.chance / withChances.length;
    return { decisions: lost.decisions, chance, points: lost.points / played.length };
  };
  const partsBy = (of: (decision: Decision) => Message | null): LostPart[] => {
    const parts = new Map<string, { game: string; name: Message | null; decisions: Decision[] }>();
    for (const { game, decisions } of played) {
      for (const decision of decisions) {
        const message = of(decision);
        const key = JSON.stringify([game.analysis.game, message]);
        const part = parts.get(key) ?? { game: game.analysis.game, name: message, decisions: [] };
        part.decisions.push(decision);
        parts.set(key, part);
      }
    }
    return [...parts.values()].map((part) => ({ game: part.game, name: part.name, ...perGame(part.decisions) }));
  };
  const phaseOf = ({ analysis: { first, length } }: AnalysedGame, { from }: Decision) =>
    Math.min(PHASES - 1, Math.floor((PHASES * (from - first)) / Math.max(1, length - first)));
  const phases = Array.from({ length: PHASES }, (_, phase) =>
    perGame(played.flatMap(({ game, decisions }) => decisions.filter((one) => phaseOf(game, one) === phase))),
  );
  const known = lostIn(
    withChances.flatMap(({ decisions }) => decisions),
    sight,
  );
  const deal = withChances.flatMap(({ game, seat }) => game.analysis.influences?.[seat].deal ?? []);
  return {
    name,
    games: played.length,
    wins: sumOf(played.map(({ share }) => share)),
    ...perGame(all),
    chancePerDecision: known.chance === null || known.decisions === 0 ? null : known.chance / known.decisions,
    finds: sumOf(
      played.map(
        ({ game, seat }) =>
          game.analysis.moments.known.filter((one) => one.seat === seat && one.kind === 'find').length,
      ),
    ),
    deal: deal.length === 0 ? null : sumOf(deal) / deal.length,
    phases,
    rounds: partsBy(({ round }) => round),
    kinds: partsBy(({ about }) => about).sort(
      (one, other) => (other.chance ?? 0) - (one.chance ?? 0) || other.points - one.points,
    ),
  };
}
