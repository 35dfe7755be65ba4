/**
 * Makes what was learned a part of its game: writes each weights.json of `bottega train` as packages/<game>/src/weights/seats-<n>.ts and
 * lists all that are there in index.ts. Nothing is written if one of them does not fit its game as it is now.
 * Usage: node scripts/ship-weights.mjs [--worlds <count>] [--into <folder instead of packages>] <weights.json>…
 * --worlds: in how many imagined worlds at least the best two ends of a turn are compared a round ahead (docs/bots.md); as the file says if it is not given.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build, root } from './setup.mjs';

build();
const load = (path) => import(new URL(`../packages/${path}`, import.meta.url).href);
const { gameById } = await load('games/dist/index.js');
const { openWeights, readStoredWeights } = await load('cli/dist/trained-weights.js');

const { values, positionals: paths } = parseArgs({
  options: { into: { type: 'string' }, worlds: { type: 'string' } },
  allowPositionals: true,
});
if (paths.length === 0) fail('name one weights.json or more; bottega train writes them');
const packages = values.into ?? join(root, 'packages');
if (values.worlds !== undefined && !/^\d{1,3}$/.test(values.worlds))
  fail(`--worlds ${values.worlds}: a count is needed`);

/** Of biome.json. */
const LINE_WIDTH = 120;

const modules = new Map();
for (const path of paths) {
  const stored = await checked(path).catch((error) => fail(error.message));
  const folder = join(packages, stored.game, 'src/weights');
  const file = join(folder, `seats-${stored.seats}.ts`);
  if (modules.has(file)) fail(`${path}: there is another one for ${stored.game} with ${stored.seats} players`);
  modules.set(file, { folder, text: moduleText(stored) });
}
for (const [file, { folder, text }] of modules) {
  mkdirSync(folder, { recursive: true });
  write(file, text);
}
for (const folder of new Set([...modules.values()].map((module) => module.folder))) {
  write(join(folder, 'index.ts'), indexText(learnedIn(folder)));
}

/** The weights of a file, if its game would use them. */
async function checked(path) {
  const stored = await readStoredWeights(path);
  const { game } = await gameById(stored.game).load();
  await openWeights(path, game, stored.seats);
  return values.worlds === undefined ? stored : { ...stored, worlds: Number(values.worlds) };
}

function moduleText({ game, rules, seats, inputs, first, second, worlds, chances, scales, numbers }) {
  const fitted = chances === undefined ? '' : `${listText('chances', chances)}\n`;
  return `/** What was learned for ${seats} players; scripts/ship-weights.mjs writes this file. */
import type { StoredWeights } from '@bottega/kernel';

export const weights: StoredWeights = {
  game: '${game}',
  rules: ${rules},
  seats: ${seats},
  inputs: ${inputs},
  first: ${first},
  second: ${second},
  worlds: ${worlds},
${fitted}  scales: [${scales.join(', ')}],
  numbers:
    '${numbers}',
};
`;
}

/** A list of numbers as the formatter writes it: over several full lines if one is too short. */
function listText(name, numbers) {
  const whole = `  ${name}: [${numbers.join(', ')}],`;
  if (whole.length <= LINE_WIDTH) return whole;
  const lines = ['   '];
  for (const number of numbers) {
    if (lines.at(-1).length + ` ${number},`.length > LINE_WIDTH) lines.push('   ');
    lines.push(`${lines.pop()} ${number},`);
  }
  return [`  ${name}: [`, ...lines, '  ],'].join('\n');
}

function indexText(learned) {
  const entries = learned.map(({ seats, rules }) => `{ seats: ${seats}, rules: ${rules} }`);
  const list = entries.length === 1 ? entries[0] : `\n${entries.map((entry) => `  ${entry},\n`).join('')}`;
  const cases = learned.map(
    ({ seats }) => `    case ${seats}:
      return (await import('./seats-${seats}.js')).weights;
`,
  );
  return `/** What was learned by self-play, a file for each number of players; scripts/ship-weights.mjs writes them (docs/bots.md). */
import type { StoredWeights } from '@bottega/kernel';

/** For how many seats something was learned, and under which rules. */
export const LEARNED: readonly { readonly seats: number; readonly rules: number }[] = [${list}];

/** Null where nothing was learned for so many seats. */
export async function loadWeights(seats: number): Promise<StoredWeights | null> {
  switch (seats) {
${cases.join('')}    default:
      return null;
  }
}
`;
}

function learnedIn(folder) {
  return readdirSync(folder)
    .flatMap((file) => /^seats-(\d+)\.ts$/.exec(file)?.slice(1).map(Number) ?? [])
    .sort((one, other) => one - other)
    .map((seats) => {
      const [, rules] = /^ {2}rules: (\d+),$/m.exec(readFileSync(join(folder, `seats-${seats}.ts`), 'utf8'));
      return { seats, rules: Number(rules) };
    });
}

/** What is right already is left alone. */
function write(file, text) {
  const isThere = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isThere) writeFileSync(file, text);
  console.log(`${relative(process.cwd(), file)}: ${isThere ? 'as it was' : 'written'}`);
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
