/** How the report looks: ink, sinopia and azurite on paper; by night, the same on umber. */
import type { Markup } from './markup.js';

const CSS = `
:root {
  color-scheme: light dark;
  --paper: #f4ecdb; --leaf: #fbf7ec; --ink: #2a2018; --faded: #655541; --rule: #d8cab0;
  --azurite: #54789a; --sinopia: #8f2f1e; --hatch: #fbf7ec; --gold: #84611a;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #191510; --leaf: #231d17; --ink: #f0e7d6; --faded: #bcab8f; --rule: #463b2f;
    --azurite: #5f84a6; --sinopia: #ec8a6c; --hatch: #231d17; --gold: #d8b25e;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif; font-variant-numeric: tabular-nums lining-nums;
}
main { max-width: 80rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem) clamp(1rem, 3vw, 2.5rem); }
h1, h2, h3, .figures strong {
  font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, 'DejaVu Serif', serif;
  font-weight: 600; line-height: 1.2; text-wrap: balance;
}
h1 { margin: 0; font-size: clamp(1.8rem, 5vw, 2.8rem); overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 1rem; font-size: 1.4rem; }
h3 { margin: 0; font-size: 1.1rem; }
p, dl, dd, ul, figure { margin: 0; }
ul { padding: 0; list-style: none; }
header { padding-bottom: 1.5rem; border-bottom: 3px double var(--gold); }
.setup { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin-top: 1.25rem; }
dt { color: var(--faded); font-size: .875rem; }
dd { overflow-wrap: anywhere; }
code { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: .95em; }
.card { min-width: 0; padding: 1rem; background: var(--leaf); border: 1px solid var(--rule); border-radius: 4px; }
.table-card { margin-top: 1rem; }
.moments { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; padding: 0; list-style: none; }
.moments p { margin-top: .5rem; }
.moments .note { margin-bottom: 0; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: .75rem; }
.figures strong { font-size: clamp(1.5rem, 4vw, 1.9rem); }
.figures dd { color: var(--faded); }
.figures dd strong { color: var(--ink); }
.figures span { white-space: nowrap; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: 1rem; }
.charts.pairs { grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
/* Captions, drawings, legends and tables of neighbours begin at the same heights, whichever table is open. */
figure { display: grid; grid-row: span 4; grid-template-rows: subgrid; row-gap: .6rem; }
.chart { grid-row: 2; align-self: start; }
.legend { grid-row: 3; }
figure details { grid-row: 4; min-width: 0; }
.note { margin-bottom: .75rem; color: var(--faded); font-size: .9rem; }
figcaption p { margin-top: .25rem; color: var(--faded); font-size: .9rem; }
/* The shadows at the edges say that there is more; the covers scroll away with the table and uncover them. */
.scroll {
  overflow-x: auto;
  background: linear-gradient(to right, var(--leaf) 40%, transparent) left / 3rem 100% local no-repeat,
    linear-gradient(to left, var(--leaf) 40%, transparent) right / 3rem 100% local no-repeat,
    linear-gradient(to right, var(--rule), transparent) left / .8rem 100% no-repeat,
    linear-gradient(to left, var(--rule), transparent) right / .8rem 100% no-repeat;
}
.scroll:focus-visible, summary:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .75rem; border-top: 1px solid var(--rule); text-align: start; white-space: nowrap; }
thead th { border-top: 0; color: var(--faded); font-size: .875rem; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 600; }
th:first-child, td:first-child { padding-inline-start: 0; }
th:last-child, td:last-child { padding-inline-end: 0; }
tbody td:not(.figure), tbody th:not(.figure) { min-width: 9rem; white-space: normal; overflow-wrap: anywhere; }
th.figure, td.figure { text-align: end; }
details table { width: auto; font-size: .9rem; }
caption { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
summary { width: fit-content; color: var(--faded); font-size: .9rem; cursor: pointer; }
summary:hover { color: var(--ink); }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-size: .9rem; }
.legend li { display: flex; align-items: center; gap: .5rem; }
.swatch { flex: none; width: 16px; height: 12px; }
.swatch.wide { width: 32px; }
.patterns { position: absolute; width: 0; height: 0; }
.chart { display: block; width: 100%; max-width: 32rem; margin: 0 auto; overflow: visible; }
.chart text { fill: var(--ink); font-size: 13px; }
.chart .tick, .chart .axis { fill: var(--faded); }
.chart .middle { text-anchor: middle; }
.chart .end { text-anchor: end; }
.chart .value, .chart .reference-words { font-weight: 600; stroke: var(--leaf); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
.chart .reference-words { fill: var(--gold); }
.all { fill: var(--azurite); }
.winners { fill: var(--sinopia); }
.hatch-line { stroke: var(--hatch); stroke-width: 2px; }
.outlined { stroke: var(--sinopia); stroke-width: 1px; }
.track { fill: var(--paper); }
.base { stroke: var(--faded); }
.grid { stroke: var(--rule); }
.halo { stroke: var(--leaf); stroke-width: 5px; }
.reference { stroke: var(--gold); stroke-width: 2px; stroke-dasharray: 5 3; }
.curve { fill: none; stroke: var(--azurite); stroke-width: 2px; stroke-linejoin: round; }
.dot { fill: var(--azurite); stroke: var(--leaf); stroke-width: 1px; }
.line { fill: none; stroke-width: 2px; stroke-linejoin: round; }
.line-0 { stroke: var(--azurite); }
.line-1 { stroke: var(--sinopia); stroke-dasharray: 7 3; }
.line-2 { stroke: var(--gold); stroke-dasharray: 2 3; }
.line-3 { stroke: var(--ink); stroke-dasharray: 9 3 2 3; }
.line-4 { stroke: var(--faded); stroke-dasharray: 14 5; }
.whisker { fill: none; stroke: var(--ink); stroke-width: 1.5px; }
@media print {
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  :root { color-scheme: light; --paper: #fff; --leaf: #fff; --hatch: #fff; --rule: #bbb; }
  html { font-size: 9pt; }
  main { max-width: none; padding: 0; }
  .figures { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: 1fr; }
  thead th { white-space: normal; }
  .card, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  .charts { grid-template-columns: 1fr 1fr; }
  .scroll { overflow: visible; background: none; }
  details:not([open]) { display: none; }
  .track { fill: #eee; }
}
`;

/** Markup, because quotes in a style sheet must stay what they are. */
export const STYLE: Markup = { markup: CSS };
