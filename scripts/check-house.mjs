/**
 * Checks that dependencies point down, between packages and between the rooms of the page: a package imports only what it
 * declares, games import no game, and the kernel and the games depend on nothing at run time. Also that nothing names a registry
 * or a folder of one machine.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import { root } from './setup.mjs';

/** From the bottom up: a package may depend only on those before it. */
const FLOORS = [
  'kernel',
  'principato',
  'virtu',
  'vulgari',
  'bots',
  'games',
  'table',
  'protocol',
  'client',
  'server',
  'cli',
];
/** Packages that may need libraries and Node or the browser; all others run everywhere and depend on nothing but us. */
const EDGES = ['protocol', 'client', 'server', 'cli'];
const isPure = (name) => !EDGES.includes(name);
/** A game is a package with a rulebook. */
const isGame = (name) => existsSync(join(root, 'packages', name, 'src/rule-ids.ts'));

const page = join(root, 'packages/client/src');
/** The boards use what stands below them, and never each other. */
const BOARDS = FLOORS.filter(isGame).map((name) => `games/${name}`);
/** The rooms of the page from the bottom up: a room may use only itself and those before it. */
const ROOMS = [
  'style',
  'art',
  'text',
  'table', // with the files of src itself but the app: the table needs errors, and errors know the table's faults
  'ui',
  'page',
  'choosing',
  'games/board',
  'games/map',
  ...BOARDS,
  'games',
  'primer',
  'rulebook',
  'analysis/story',
  'analysis/share',
  'frame',
  'shell',
  'learn',
  'analysis',
  'app', // app.tsx and main.tsx
  'first',
];

const problems = [];
for (const name of readdirSync(join(root, 'packages'))) checkPackage(name);
for (const file of filesIn(page, /\.tsx?$/)) checkRoom(file);
checkLock();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function checkPackage(name) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const declared = Object.keys(manifest.dependencies ?? {});
  const development = Object.keys(manifest.devDependencies ?? {});
  const floor = FLOORS.indexOf(name);
  if (floor < 0) problems.push(`packages/${name} has no floor in scripts/check-house.mjs`);
  for (const dependency of declared) {
    const other = dependency.startsWith('@bottega/') ? dependency.slice('@bottega/'.length) : null;
    if (other === null && isPure(name)) problems.push(`${name} must not depend on ${dependency} at run time`);
    if (other !== null && FLOORS.indexOf(other) >= floor) problems.push(`${name} depends upwards on ${other}`);
    if (isGame(name) && other !== 'kernel') problems.push(`the game ${name} depends on ${dependency}`);
  }
  for (const file of filesIn(join(folder, 'src'), /\.tsx?$/)) {
    for (const specifier of importsOf(file)) {
      const place = toSlashes(relative(root, file));
      if (specifier.startsWith('.')) {
        if (relative(folder, join(file, '..', specifier)).startsWith('..'))
          problems.push(`${place} reaches out to ${specifier}`);
        continue;
      }
      if (specifier.startsWith('virtual:')) continue; // made by the bundler
      const wanted = packageOf(specifier);
      if (specifier.startsWith('node:') || builtinModules.includes(wanted)) {
        if (isPure(name)) problems.push(`${place} imports ${specifier}, but ${name} runs in the browser too`);
        continue;
      }
      // The bench compares us with a library that nothing else may use.
      const isBench = place.includes('/src/bench/') && development.includes(wanted);
      if (!declared.includes(wanted) && !isBench)
        problems.push(`${place} imports ${wanted}, which ${name} does not declare`);
    }
  }
}

function checkRoom(file) {
  const place = toSlashes(relative(root, file));
  const room = roomOf(file);
  if (!ROOMS.includes(room)) problems.push(`${place} stands in a room that scripts/check-house.mjs does not know`);
  for (const specifier of importsOf(file)) {
    if (!specifier.startsWith('.')) {
      checkDoor(specifier, room, place);
      continue;
    }
    const used = roomOf(join(file, '..', specifier));
    if (BOARDS.includes(room) && BOARDS.includes(used) && used !== room)
      problems.push(`${place} imports the board of another game: ${used}`);
    else if (ROOMS.indexOf(used) > ROOMS.indexOf(room))
      problems.push(`${place} imports upwards: ${room} may not use ${used}`);
  }
}

/** The page knows a game through its board alone, and a board knows it through what the game shows. */
function checkDoor(specifier, room, place) {
  const game = packageOf(specifier).replace(/^@bottega\//, '');
  if (isGame(game) && specifier !== `@bottega/${game}/show`)
    problems.push(`${place} imports ${specifier}: a board knows its game through @bottega/${game}/show`);
  else if (isGame(game) && room !== `games/${game}`)
    problems.push(`${place} imports ${specifier} outside games/${game}`);
}

/** The room of a file or of what an import names: a file, with or without its ending, or a folder. */
function roomOf(path) {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const folder = toSlashes(relative(page, isFolder ? path : join(path, '..')));
  if (folder === '') return /^(app|main)(\.tsx)?$/.test(basename(path)) ? 'app' : 'table';
  return ROOMS.find((room) => `${folder}/`.startsWith(`${room}/`)) ?? folder;
}

function checkLock() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (/"resolved": "https?:/.test(lock)) problems.push('package-lock.json names the host of a registry');
}

function importsOf(file) {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = source.matchAll(
    /(?:^|[\s;])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, fixed, dynamic]) => fixed ?? dynamic);
}

function packageOf(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

function toSlashes(path) {
  return path.split(sep).join('/');
}

function filesIn(folder, pattern) {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) return filesIn(path, pattern);
    return pattern.test(entry) ? [path] : [];
  });
}
