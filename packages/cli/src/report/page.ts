/** The page about a simulation. */
import type { Simulation, Summary } from '../simulate/simulation.js';
import { charts } from './charts.js';
import { document, optionList, setup } from './document.js';
import { keyFigures, roleTable, seatTable } from './figures.js';
import { nameOf, type ReportLabels } from './labels.js';
import { html, type Markup } from './markup.js';

export function page(simulation: Simulation, summary: Summary, labels: ReportLabels): Markup {
  return document(labels, [
    heading(simulation, summary, labels),
    keyFigures(summary, labels),
    seatTable(summary, labels),
    roleTable(summary, labels),
    charts(simulation, summary, labels),
  ]);
}

function heading({ games, seats, bots, options, seed }: Simulation, { gamesPerSecond }: Summary, labels: ReportLabels) {
  return setup(labels, [
    [labels.games, labels.number(games.length, 0)],
    [labels.seats, labels.number(seats, 0)],
    ...(Number.isFinite(gamesPerSecond) ? [[labels.speed, speedText(gamesPerSecond, labels)] as const] : []),
    [labels.bots, botList(bots, labels)],
    [labels.options, optionList(options, labels)],
    [labels.seed, html`<code>${seed}</code>`],
  ]);
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
