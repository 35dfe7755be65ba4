/** The decisions that mattered, in words. */
import type { GameAnalysis, Line, TurningMoment } from '@bottega/table';
import type { FigureWords } from '../figures/words.js';
import type { Looking } from './looking.js';

export interface MomentWords {
  readonly moment: TurningMoment;
  /** When it was, whose it was, and whether it is a slip or a find. */
  readonly head: readonly string[];
  /** Slip or find. */
  readonly kind: string;
  /** What was played, and what would have been better or was tempting: a sentence each. */
  readonly lines: readonly [played: string, other: string];
  /** What was expected of both, in a sentence. */
  readonly cost: string;
  /** Parts by which the better one differs. */
  readonly reasons: readonly (readonly [part: string, points: string])[];
  /** Null where the seat could know it. */
  readonly hidden: string | null;
}

export function momentsOf({ moments }: GameAnalysis, { sight, seat }: Looking): readonly TurningMoment[] {
  return moments[sight].filter((moment) => seat === null || moment.seat === seat);
}

/** `areLeads`: what is expected are points ahead of the others, and not points. */
export function momentWords(
  moment: TurningMoment,
  names: readonly string[],
  areLeads: boolean,
  { label, sayGame, chart, signed }: FigureWords,
): MomentWords {
  const { played, other, round, reasons, beyond, kind, couldKnow } = moment;
  const choicesOf = ({ says }: Line) => says.map(sayGame).join(' → ');
  const [key, playedText, otherText] =
    played.chance !== null && other.chance !== null
      ? ['analyse.chances', chart.percent(played.chance, 1), chart.percent(other.chance, 1)]
      : areLeads
        ? ['analyse.leads', signed(played.points, 1), signed(other.points, 1)]
        : ['analyse.points', chart.number(played.points, 1), chart.number(other.points, 1)];
  const kindName = label(kind === 'slip' ? 'analyse.slip' : 'analyse.find');
  return {
    moment,
    head: [...(round === null ? [] : [sayGame(round)]), names[moment.seat], kindName],
    kind: kindName,
    lines: [
      label('analyse.played', { choices: choicesOf(played) }),
      label(kind === 'slip' ? 'analyse.better' : 'analyse.obvious', { choices: choicesOf(other) }),
    ],
    cost: label(key, { played: playedText, other: otherText }),
    reasons: [
      ...reasons.map(({ part, points }) => [sayGame(part), signed(points, 1)] as const),
      ...(beyond === null ? [] : [[label('analyse.beyond'), signed(beyond, 1)] as const]),
    ],
    hidden: couldKnow ? null : label('analyse.hiddenThen'),
  };
}
