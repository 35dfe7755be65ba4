/** Installs and builds what is missing. Runs before anything is installed, so it uses Node alone. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeTurns } from './take-turns.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs the dependencies if package-lock.json is not the one that was installed last. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Bottega needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
  const stamp = join(root, 'node_modules', '.bottega-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (isDone()) return;
  inTurn(() => {
    if (isDone()) return;
    console.error('Installing (once) …');
    run(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
      'npm ci failed: is the npm registry in reach? After a change of a package.json, run npm install.',
    );
    writeFileSync(stamp, lock);
  });
}

/** Compiles what changed since the last build; a second or less when nothing did. */
export function build() {
  inTurn(() => run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], 'The build failed.'));
}

/** Builds the page if something it is made of is newer than the last build that came to its end. */
export function buildPage() {
  const client = join(root, 'packages/client');
  const stamp = join(root, 'node_modules', '.bottega-page');
  const names = readdirSync(join(root, 'packages')).filter((name) => name !== 'cli' && name !== 'server');
  const parts = names.map((name) => join(root, 'packages', name, 'src'));
  const sources = [
    ...parts,
    join(client, 'public'),
    join(client, 'index.html'),
    join(client, 'vite.config.ts'),
    join(client, 'first-paint.ts'),
    join(root, 'package-lock.json'),
  ];
  const isDone = () => existsSync(join(client, 'dist/index.html')) && newest([stamp]) > newest(sources);
  if (isDone()) return;
  inTurn(() => {
    if (isDone()) return;
    console.error('Building the page …');
    const begun = new Date();
    run(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', client, '--logLevel', 'warn'],
      'The page could not be built.',
      // A test runner sets it to "test", and React would then be built with its development checks.
      { NODE_ENV: 'production' },
    );
    // Only now: an interrupted build leaves half a page. What changed since its beginning is not in it.
    writeFileSync(stamp, '');
    utimesSync(stamp, begun, begun);
  });
}

/** Two commands in one clone, begun at once, do not install or build under each other's feet. */
function inTurn(work) {
  takeTurns(root, work, () => console.error('Another command is installing or building here: waiting for it …'));
}

/** The time of the last change in files and folders; 0 if there is nothing. */
function newest(paths) {
  let time = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const { mtimeMs } = statSync(path);
    const inside = statSync(path).isDirectory() ? newest(readdirSync(path).map((entry) => join(path, entry))) : 0;
    time = Math.max(time, statSync(path).isDirectory() ? inside : mtimeMs);
  }
  return time;
}

/** Runs a program in the project and stops with its exit code if it fails. */
export function run(program, args, message, env = {}) {
  // Ctrl-C reaches the program too: we wait until it has ended and say one thing.
  const wait = () => {};
  process.on('SIGINT', wait);
  const { status, signal, error } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 2, 'inherit'], // what is said here must not mix with the output of the command that was asked for
    shell: process.platform === 'win32' && program === 'npm',
  });
  process.off('SIGINT', wait);
  if (error) fail(`${message} (${error.message})`);
  if (signal !== null || status === INTERRUPTED) fail('Interrupted: run it again to go on.', INTERRUPTED);
  if (status !== 0) fail(message, status);
}

/** The exit code of a program that was ended by Ctrl-C. */
const INTERRUPTED = 130;

function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}
