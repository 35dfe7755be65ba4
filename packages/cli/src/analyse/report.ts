/** What was found out about games, as pages for a browser or a printer. */
import type { Part } from '../figures/section.js';
import { tableMarkup } from '../figures/section-markup.js';
import type { FigureWords } from '../figures/words.js';
import { document, setup } from '../report/document.js';
import type { ChartLabels } from '../report/labels.js';
import { type LineMark, lines } from '../report/lines.js';
import { html, type Markup, NOTHING } from '../report/markup.js';
import { ticksAround } from '../report/scale.js';
import type { AnalysedGame } from './finished-game.js';
import type { MomentWords } from './moments.js';

type Facts = readonly (readonly [name: string, value: string])[];

/** A complete HTML page about one game; it loads nothing and runs nothing. */
export function gameReport(
  title: string,
  facts: Facts,
  game: AnalysedGame,
  story: readonly string[],
  part: Part,
  moments: readonly MomentWords[],
  words: FigureWords,
): string {
  return document({ language: words.language, title }, [
    setup({ title }, facts),
    storySection(story, words),
    charts(game, moments, words),
    momentCards(moments, words),
    partMarkup(part, 'game'),
  ]).markup;
}

/** The same about the games of a folder. */
export function gamesReport(title: string, facts: Facts, parts: readonly Part[], { language }: FigureWords): string {
  return document({ language, title }, [
    setup({ title }, facts),
    ...parts.map((part, at) => partMarkup(part, `part-${at}`)),
  ]).markup;
}

function storySection(story: readonly string[], { label }: FigureWords): Markup {
  return html`<section aria-labelledby="story">
<h2 id="story">${label('analyse.story')}</h2>
<p>${story.join(' ')}</p>
</section>`;
}

function partMarkup({ heading, notes, sections }: Part, id: string): Markup {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${notes.map((note) => html`<p class="note">${note}</p>`)}
${sections.map((section) => tableMarkup(id, section))}
</section>`;
}

function charts({ names, analysis }: AnalysedGame, moments: readonly MomentWords[], words: FigureWords): Markup {
  const { label, chart } = words;
  const { course } = analysis;
  const steps = course.map(({ at }) => at);
  const marksOf = (seat: number): LineMark[] =>
    moments
      .filter(({ moment }) => moment.seat === seat)
      .map(({ moment, kind, cost }) => ({
        step: moment.from,
        sign: moment.kind === 'slip' ? '▼' : '▲',
        text: chart.labelled(kind, cost),
      }));
  const seriesOf = (values: readonly (readonly number[])[]) =>
    names.map((name, seat) => ({ name, values: values.map((one) => one[seat]), marks: marksOf(seat) }));
  const labelsOf = (key: string, y: string): ChartLabels => ({
    title: label(key === 'chances' ? 'analyse.stages' : 'analyse.pointStages'),
    description: label(`analyse.${key}Note`),
    x: label('analyse.choices'),
    y,
  });
  const chances = course.flatMap((point) => (point.chances === null ? [] : [point.chances]));
  const points = course.map((point) => point.points);
  const [least, most] = [Math.min(...points.flat()), Math.max(...points.flat())];
  return html`<section aria-labelledby="charts">
<h2 id="charts">${label('report.charts')}</h2>
<div class="charts pairs">
${
  chances.length === 0
    ? NOTHING
    : lines(chart, {
        id: 'chart-chances',
        labels: labelsOf('chances', label('calibrate.bin')),
        steps,
        series: seriesOf(chances),
        ticks: [0, 0.25, 0.5, 0.75, 1],
        text: (value) => chart.percent(value, 1),
        tickText: (value) => chart.percent(value, 0),
      })
}
${lines(chart, {
  id: 'chart-points',
  labels: labelsOf('points', label('report.points')),
  steps,
  series: seriesOf(points),
  ticks: ticksAround(least, most, 5),
  text: (value) => chart.number(value, 0),
  tickText: (value) => chart.number(value, 0),
})}
</div>
</section>`;
}

/** Beside one another where there is room: as a table, on a phone, they would be a frame to scroll in. */
function momentCards(moments: readonly MomentWords[], { label, chart }: FigureWords): Markup {
  return html`<section aria-labelledby="moments">
<h2 id="moments">${label('analyse.moments')}</h2>
${
  moments.length === 0
    ? html`<p>${label('analyse.noMoments')}</p>`
    : html`<ol class="moments">${moments.map(
        ({ head, lines: told, cost, reasons, hidden }) => html`<li class="card">
<h3>${head.join(' · ')}</h3>
${[...told, cost, ...(hidden === null ? [] : [hidden])].map((line) => html`<p>${line}</p>`)}
${
  reasons.length === 0
    ? NOTHING
    : html`<p class="note">${label('analyse.reasons')} ${reasons
        .map(([part, points]) => chart.labelled(part, points))
        .join(' · ')}</p>`
}
</li>`,
      )}</ol>`
}
</section>`;
}
