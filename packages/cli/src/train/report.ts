/** The report of a training run, which can be looked at while it goes on. */
import type { Options } from '@bottega/kernel';
import { curve } from '../report/curve.js';
import { document, optionList, setup } from '../report/document.js';
import { figureCards, type KeyFigure } from '../report/figures.js';
import { html, type Markup, NOTHING } from '../report/markup.js';
import { intervalText, shares } from '../report/shares.js';
import { type Cell, tableSection } from '../report/table.js';
import { rounding } from '../report/words.js';
import { wilson } from '../simulate/wilson.js';
import type { TrainLabels } from './labels.js';
import type { CurvePoint, TrainRun } from './run.js';

/** What is told of a run; of the house rules only those that are not the usual ones. */
export interface TrainReport extends Pick<TrainRun, 'settings' | 'shape' | 'curve'> {
  readonly houseRules: Options;
}

/** A generation after which games were played to measure it. */
type Measured = CurvePoint & { readonly share: number; readonly margin: number };

/** A complete HTML page about a run of at least one generation; it loads nothing and runs nothing. */
export function trainReport(run: TrainReport, labels: TrainLabels): string {
  const words = rounding(labels);
  return document(words, [heading(run, words), keyFigures(run, words), charts(run, words), generations(run, words)])
    .markup;
}

function heading({ settings, shape, curve: done, houseRules }: TrainReport, labels: TrainLabels): Markup {
  const whole = (count: number) => labels.number(count, 0);
  const { play } = settings;
  return setup(labels, [
    [labels.seats, whole(play.seats)],
    // The first one has number 0: it learns from the games to begin with.
    [labels.generations, labels.doneOf(whole(done.length - 1), whole(settings.generations))],
    [labels.firstGames, whole(settings.firstGames)],
    [labels.gamesEach, whole(settings.games)],
    [labels.plan, whole(play.positions)],
    [labels.window, whole(settings.window)],
    [labels.measureGames, whole(settings.measureGames)],
    [labels.network, labels.units(whole(shape.inputs), whole(shape.first), whole(shape.second))],
    [labels.options, optionList(houseRules, labels)],
    [labels.seed, html`<code>${settings.seed}</code>`],
  ]);
}

/** What the last measurement says, and how much was learned from. */
function keyFigures(run: TrainReport, labels: TrainLabels): Markup {
  const measured = measuredOf(run);
  const last = measured.at(-1);
  const sum = (of: (point: CurvePoint) => number) =>
    labels.number(
      run.curve.reduce((all, point) => all + of(point), 0),
      0,
    );
  const note = labels.inAll(run.curve.length);
  const figures: KeyFigure[] = [
    { name: labels.gamesPlayed, value: sum(({ games }) => games), note },
    { name: labels.positions, value: sum(({ positions }) => positions), note },
  ];
  if (last === undefined) return figureCards(labels.keyFigures, figures);
  const after = labels.afterGeneration(labels.number(last.generation, 0));
  const interval = intervalText(labels, intervalOf(run, last));
  return figureCards(labels.keyFigures, [
    { name: labels.wins, value: labels.percent(last.share, 1), spread: interval, note: after },
    { name: labels.ahead, value: labels.number(last.margin, 1), note: after },
    ...figures,
  ]);
}

function charts(run: TrainReport, labels: TrainLabels): Markup {
  const measured = measuredOf(run);
  const of = (points: readonly CurvePoint[], value: (point: CurvePoint) => number) =>
    points.map((point) => ({ step: point.generation, value: value(point) }));
  const measurements =
    measured.length === 0
      ? NOTHING
      : html`${shares(labels, {
          id: 'chart-wins',
          labels: labels.winsChart,
          bars: measured.map((point) => ({
            name: labels.number(point.generation, 0),
            note: '',
            share: point.share,
            interval: intervalOf(run, point),
          })),
          fair: 1 / run.settings.play.seats,
          isSeries: true,
        })}
${curve(labels, {
  id: 'chart-ahead',
  labels: labels.aheadChart,
  points: measured.map(({ generation, margin }) => ({ step: generation, value: margin })),
  digits: 1,
})}`;
  const error = of(run.curve, ({ marginError }) => marginError);
  const surprise = of(run.curve, ({ winError }) => winError);
  return html`<section aria-labelledby="charts">
<h2 id="charts">${labels.charts}</h2>
<div class="charts pairs">
${measurements}
${curve(labels, { id: 'chart-error', labels: labels.errorChart, points: error, digits: 3 })}
${curve(labels, { id: 'chart-surprise', labels: labels.surpriseChart, points: surprise, digits: 3 })}
</div>
</section>`;
}

function generations(run: TrainReport, labels: TrainLabels): Markup {
  const { generation, games, positions, error, surprise, wins, interval, ahead } = labels;
  const rows = run.curve.map((point): Cell[] =>
    [
      labels.number(point.generation, 0),
      labels.number(point.games, 0),
      labels.number(point.positions, 0),
      labels.number(point.marginError, 3),
      labels.number(point.winError, 3),
      ...(isMeasured(point)
        ? [labels.percent(point.share, 1), intervalText(labels, intervalOf(run, point)), labels.number(point.margin, 1)]
        : ['–', '–', '–']),
    ].map((figure) => ({ figure })),
  );
  const columns = [generation, games, positions, error, surprise, wins, interval, ahead];
  return tableSection('generations', labels.table, { columns, rows }, labels.note);
}

function measuredOf({ curve: points }: TrainReport): Measured[] {
  return points.filter(isMeasured);
}

function isMeasured(point: CurvePoint): point is Measured {
  return point.share !== null && point.margin !== null;
}

function intervalOf({ settings }: TrainReport, { share }: Measured) {
  return wilson(share, settings.measureGames);
}
