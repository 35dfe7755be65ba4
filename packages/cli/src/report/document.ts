/** The page around figures: a file that needs nothing else, neither net nor script. */
import type { Options } from '@bottega/kernel';
import { PATTERNS } from './chart.js';
import { type ChartWords, nameOf, type SetupWords } from './labels.js';
import { html, type Markup } from './markup.js';
import { STYLE } from './style.js';

export function document(
  { language, title }: Pick<SetupWords, 'language' | 'title'>,
  parts: readonly Markup[],
): Markup {
  // The policy makes the promise binding: a browser would refuse to load or run anything.
  // The empty icon keeps it from asking a server for one.
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${PATTERNS}
<main>
${parts}
</main>
</body>
</html>
`;
}

/** The title and what it was made with, each with its name. */
export function setup(
  { title }: Pick<SetupWords, 'title'>,
  facts: readonly (readonly [name: string, value: Markup | string])[],
): Markup {
  return html`<header>
<h1>${title}</h1>
<dl class="setup">
${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
</dl>
</header>`;
}

export function optionList(
  options: Options,
  { optionNames, noOptions, labelled }: SetupWords & Pick<ChartWords, 'labelled'>,
): Markup {
  const entries = Object.entries(options);
  if (entries.length === 0) return html`${noOptions}`;
  return html`<ul>${entries.map(([id, value]) => {
    const texts = Object.hasOwn(optionNames, id) ? optionNames[id] : { name: id, values: {} };
    return html`<li>${labelled(texts.name, nameOf(texts.values, String(value)))}</li>`;
  })}</ul>`;
}
