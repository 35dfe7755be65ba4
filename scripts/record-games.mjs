/**
 * Records the games that a game's tests replay: bots play each game of packages/<game>/test/recorded.json, and the first seed with
 * which it shows everything it is there for is kept in packages/<game>/test/corpus/rules-<version>. A game that is there already
 * is kept; if it no longer replays, a rule has changed, and the game's `rules` must be raised before anything is written.
 * Usage: node scripts/record-games.mjs <game>
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

/** A recorded game is read in reviews and downloaded with the project. */
const MOST_BYTES = 60_000;
const MOST_SEEDS = 200;

install();
build();
const load = (path) => import(new URL(`../packages/${path}`, import.meta.url).href);
const { legal, Match, parseRecord, seeded, verify } = await load('kernel/dist/index.js');
const { recordText } = await load('kernel/dist/conformance/index.js');
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
const folder = join(tests, 'corpus', `rules-${game.rules}`);
const fileOf = ({ name }) => join(folder, `${name}.json`);

const recorded = setups.filter((setup) => existsSync(fileOf(setup)));
const changed = recorded.filter((setup) => !replays(fileOf(setup)));
if (changed.length > 0) {
  const names = changed.map(({ name }) => name).join(', ');
  console.error(`${names}: the choices recorded under rules version ${game.rules} now lead to other states.`);
  console.error(
    `Raise \`rules\` in packages/${id}/src/index.ts first: the games of version ${game.rules} stay as they are.`,
  );
  process.exit(1);
}
for (const { name } of recorded) console.log(`${name}: recorded already; to have it played anew, delete its file`);
const missing = setups.filter((setup) => !recorded.includes(setup));
const texts = missing.map(firstThatShows);
mkdirSync(folder, { recursive: true });
missing.forEach((setup, at) => {
  writeFileSync(fileOf(setup), texts[at]);
});

/** Whether a recorded game still comes to the same states. */
function replays(file) {
  return verify(game, parseRecord(game, JSON.parse(readFileSync(file, 'utf8')))).ok;
}

/** The text of the first record that shows what it has to and is not too long. */
function firstThatShows(setup) {
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const match = played(setup, `${setup.name} ${number}`);
    const text = recordText(match.record);
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
    const bot = botOf(isAny ? 'random' : 'apprendista');
    const player = bot.sit(game, { positions });
    match.play(seat, player.choose(match.view(seat), legal(game, match.state, seat), chance));
  }
  return match;
}
