/** What was found out about one game but for its moments, as tables for the terminal and the page. */
import type { Seat } from '@bottega/kernel';
import type { Part, Section } from '../figures/section.js';
import type { FigureWords } from '../figures/words.js';
import type { AnalysedGame } from './finished-game.js';
import type { Looking } from './looking.js';
import { lostIn } from './lost.js';

export function gamePart(game: AnalysedGame, looking: Looking, words: FigureWords): Part {
  const { label } = words;
  return {
    heading: label('report.keyFigures'),
    notes: [],
    sections: [
      resultSection(game, looking, words),
      stagesSection(game, looking, words),
      ...influencesSection(game, words),
    ],
  };
}

function resultSection({ names, places, points, analysis }: AnalysedGame, { sight }: Looking, words: FigureWords) {
  const { label, chart } = words;
  const hasChances = analysis.influences !== null;
  const rowOf = (name: string, seat: Seat): string[] => {
    const lost = lostIn(
      analysis.decisions.filter((decision) => decision.seat === seat),
      sight,
    );
    const finds = analysis.moments.known.filter((moment) => moment.seat === seat && moment.kind === 'find').length;
    return [
      name,
      chart.number(places[seat], 0),
      chart.number(points[seat], 0),
      chart.number(lost.decisions, 0),
      ...(hasChances ? [chart.percent(lost.chance ?? 0, 1)] : []),
      chart.number(lost.points, 1),
      chart.number(finds, 0),
    ];
  };
  return section('result', label('analyse.result'), label('analyse.lostNote'), [
    [
      label('analyse.player'),
      label('sheet.place'),
      label('report.points'),
      label('analyse.decisions'),
      ...(hasChances ? [label('analyse.lostChance')] : []),
      label('analyse.lostPoints'),
      label('analyse.finds'),
    ],
    ...names.map(rowOf),
  ]);
}

/** When the chances are told: the end is told by the result. */
const STAGES = [0, 0.25, 0.5, 0.75, 0.9];

function stagesSection({ names, analysis }: AnalysedGame, { sight, seat }: Looking, words: FigureWords): Section {
  const { label, chart } = words;
  const { course, first, length } = analysis;
  const stages = STAGES.map(
    (share) => course.findLast(({ at }) => at <= first + share * (length - first)) ?? course[0],
  );
  const eyes = sight === 'known' ? seat : null;
  const hasChances = course[0].chances !== null;
  const stageOf = (point: AnalysedGame['analysis']['course'][number], of: Seat): string => {
    const chances = eyes === null ? point.chances : (point.seen?.[eyes] ?? null);
    return chances === null ? chart.number(point.points[of], 0) : chart.percent(chances[of], 0);
  };
  const note = eyes !== null && hasChances ? label('analyse.seenNote', { seat: eyes }) : label('analyse.stagesNote');
  return section('stages', label(hasChances ? 'analyse.stages' : 'analyse.pointStages'), note, [
    [label('analyse.player'), ...STAGES.map((share) => chart.percent(share, 0))],
    ...names.map((name, of) => [name, ...stages.map((point) => stageOf(point, of))]),
  ]);
}

function influencesSection({ names, analysis: { influences } }: AnalysedGame, words: FigureWords): Section[] {
  const { label, signedPercent } = words;
  if (influences === null) return [];
  return [
    section('influences', label('analyse.influences'), label('analyse.influencesNote'), [
      [
        label('analyse.player'),
        label('analyse.deal'),
        label('analyse.own'),
        label('analyse.others'),
        label('analyse.rest'),
      ],
      ...influences.map(({ deal, own, others, rest }, seat) => [
        names[seat],
        signedPercent(deal),
        signedPercent(own),
        signedPercent(others),
        signedPercent(rest),
      ]),
    ]),
  ];
}

/** A table without a drawing; the first row heads its columns. */
export function section(
  id: string,
  heading: string,
  note: string | null,
  [columns, ...rows]: readonly (readonly string[])[],
): Section {
  return { id, heading, note, columns, rows, shares: null };
}
