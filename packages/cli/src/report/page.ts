/** The page around the figures: a file that needs nothing else, neither net nor script. */
import type { Simulation, Summary } from '../simulate/simulation.js';
import { PATTERNS } from './chart.js';
import { charts } from './charts.js';
import { keyFigures, roleTable, seatTable } from './figures.js';
import { nameOf, type ReportLabels } from './labels.js';
import { html, type Markup, NOTHING } from './markup.js';
import { STYLE } from './style.js';

export function page(simulation: Simulation, summary: Summary, labels: ReportLabels): Markup {
  // The policy makes the promise binding: a browser would refuse to load or run anything.
  // The empty icon keeps it from asking a server for one.
  return html`<!doctype html>
<html lang="${labels.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${labels.title}</title>
<style>${STYLE}</style>
</head>
<body>
${PATTERNS}
<main>
${heading(simulation, summary, labels)}
${keyFigures(summary, labels)}
${seatTable(summary, labels)}
${roleTable(summary, labels)}
${charts(simulation, summary, labels)}
</main>
</body>
</html>
`;
}

function heading({ games, seats, bots, options, seed }: Simulation, { gamesPerSecond }: Summary, labels: ReportLabels) {
  const fact = (name: string, value: Markup | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<header>
<h1>${labels.title}</h1>
<dl class="setup">
${fact(labels.games, labels.number(games.length, 0))}
${fact(labels.seats, labels.number(seats, 0))}
${Number.isFinite(gamesPerSecond) ? fact(labels.speed, speedText(gamesPerSecond, labels)) : NOTHING}
${fact(labels.bots, botList(bots, labels))}
${fact(labels.options, optionList(options, labels))}
${fact(labels.seed, html`<code>${seed}</code>`)}
</dl>
</header>`;
}

/** Slow bots play less than a game in a second; fast ones so many that decimals mean nothing. */
function speedText(gamesPerSecond: number, { number }: ReportLabels): string {
  return number(gamesPerSecond, gamesPerSecond < 10 ? 2 : 0);
}

/** Each bot once, with the number of its seats; who sits where is in the table. */
function botList(bots: readonly string[], { botNames, number }: ReportLabels): string {
  return [...new Set(bots)]
    .map((bot) => {
      const seats = bots.filter((other) => other === bot).length;
      return seats === 1 ? nameOf(botNames, bot) : `${number(seats, 0)} × ${nameOf(botNames, bot)}`;
    })
    .join(', ');
}

function optionList(options: Simulation['options'], { optionNames, noOptions, labelled }: ReportLabels): Markup {
  const entries = Object.entries(options);
  if (entries.length === 0) return html`${noOptions}`;
  return html`<ul>${entries.map(([id, value]) => {
    const texts = Object.hasOwn(optionNames, id) ? optionNames[id] : { name: id, values: {} };
    return html`<li>${labelled(texts.name, nameOf(texts.values, String(value)))}</li>`;
  })}</ul>`;
}
