/**
 * Records the games that a game's tests replay, anew: bots play each game of packages/<game>/test/recorded.json, and the first
 * seed with which it shows everything it is there for is kept in packages/<game>/test/corpus.
 * Run it only after a rule has changed, and say in the commit which one.
 * Usage: node scripts/record-games.mjs <game>
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

/** A recorded game is read in reviews and downloaded with the project. */
const MOST_BYTES = 60_000;
const MOST_SEEDS = 200;

install();
build();
const load = (path) => import(new URL(`../packages/${path}`, import.meta.url).href);
const { legal, Match, seeded } = await load('kernel/dist/index.js');
const { botOf } = await load('bots/dist/index.js');
const { GAMES } = await load('games/dist/index.js');

const id = process.argv[2];
const registered = GAMES.find((one) => one.id === id);
if (registered === undefined) {
  console.error(`the game must be one of ${GAMES.map((one) => one.id).join(', ')}, not "${id}"`);
  process.exit(2);
}
const { game } = await registered.load();
const tests = join(root, 'packages', id, 'test');
const setups = JSON.parse(readFileSync(join(tests, 'recorded.json'), 'utf8'));
const corpus = join(tests, 'corpus');
const records = setups.map((setup) => [setup.name, firstThatShows(setup)]);
rmSync(corpus, { recursive: true, force: true });
mkdirSync(corpus);
for (const [name, text] of records) writeFileSync(join(corpus, `${name}.json`), text);

/** The text of the first record that shows what it has to and is not too long. */
function firstThatShows(setup) {
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const match = played(setup, `${setup.name} ${number}`);
    const text = written(match.record);
    const told = new Set(match.everything().map(({ event }) => event.type));
    if (text.length > MOST_BYTES || !setup.shows.every((type) => told.has(type))) continue;
    console.log(`${setup.name}: seed ${number}, ${match.record.choices.length} choices, ${text.length} bytes`);
    return text;
  }
  console.error(`${setup.name}: no seed up to ${MOST_SEEDS} shows ${setup.shows.join(', ')}`);
  process.exit(1);
}

/** Greedy bots play; every so many choices one of them makes any choice, which leads to places that they avoid. */
function played({ seats, options, positions, anyChoiceEvery }, seed) {
  const match = new Match(game, { seats, options, seed });
  const chance = seeded(`${seed} bots`);
  while (!match.over) {
    const [seat] = match.asked();
    const isAny = (match.record.choices.length + 1) % anyChoiceEvery === 0;
    const bot = botOf(isAny ? 'random' : 'greedy');
    match.play(seat, bot.choose(game, match.view(seat), legal(game, match.state, seat), { positions }, chance));
  }
  return match;
}

/** A line for each choice and each digest, so that a difference shows where games part. */
function written({ choices, digests, ...head }) {
  const lines = (values) => values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${fields.join('')}  "choices": [\n${lines(choices)}\n  ],\n  "digests": [\n${lines(digests)}\n  ]\n}\n`;
}
