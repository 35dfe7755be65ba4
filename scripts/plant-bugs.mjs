/**
 * Plants bugs, one after another, and says which test catches each: `node scripts/plant-bugs.mjs`. Works in a copy of the working
 * tree in a temporary folder, so nothing can be left behind. The bugs are in planted-bugs.mjs.
 *
 *   --only 3,17   these alone      --check   only looks whether each pattern is still there exactly once
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { BUGS } from './planted-bugs.mjs';
import { root } from './setup.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, check: { type: 'boolean', default: false } } });
const only = values.only?.split(',').map(Number) ?? null;
const bugs = BUGS.map((bug, at) => ({ ...bug, number: at + 1 })).filter(({ number }) => only?.includes(number) ?? true);

/** Longer than the slowest package takes on a busy machine: what takes longer hangs. */
const MAX_MINUTES = 10;

const misplaced = bugs.filter((bug) => occurrences(bug) !== 1 || strayTest(bug) !== undefined);
for (const bug of misplaced) {
  const stray = strayTest(bug);
  console.error(
    `${label(bug)}\n    found ${occurrences(bug)} times${stray === undefined ? '' : `; there is no ${stray}`}`,
  );
}
if (misplaced.length > 0 || values.check) {
  console.log(`${bugs.length - misplaced.length} of ${bugs.length} bugs have their place.`);
  process.exit(misplaced.length === 0 ? 0 : 1);
}

const copy = mkdtempSync(join(tmpdir(), 'bottega-bugs-'));
let running = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stop(running);
    rmSync(copy, { recursive: true, force: true });
    process.exit(130);
  });
}
try {
  copyTree();
  const missed = [];
  for (const bug of bugs) {
    const { caught, how, seconds } = await plant(bug);
    if (!caught) missed.push(bug);
    console.log(`${label(bug)}\n    ${caught ? 'caught by' : 'MISSED:'} ${how} (${seconds} s)`);
  }
  console.log(`${bugs.length - missed.length} of ${bugs.length} bugs are caught.`);
  for (const bug of missed) console.log(`missed: ${label(bug)}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function label({ number, what, file }) {
  return `${String(number).padStart(2)}  ${what} [${file.replace('packages/', '')}]`;
}

/** The first of the likely test files that does not exist. */
function strayTest({ likely }) {
  return likely.find((file) => !existsSync(join(root, file)));
}

function occurrences({ file, find }) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split(find).length - 1 : 0;
}

/** Everything that git knows or would know, what is built of it, and links to what is installed. */
function copyTree() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const built = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['dist', 'tsconfig.tsbuildinfo'].map((made) => join('packages', name, made)),
  );
  for (const file of [...stdout.split('\0').filter(Boolean), ...built]) {
    if (!existsSync(join(root, file))) continue; // deleted, or never built
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    // With their times: what is built stays up to date.
    cpSync(join(root, file), join(copy, file), { recursive: true, preserveTimestamps: true });
  }
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@bottega'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@bottega' && name !== '.vite' && name !== '.vite-temp')
      symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@bottega', name));
  }
  // The same without the build, which only the tests of the command line need.
  writeFileSync(
    join(copy, 'vitest.unbuilt.ts'),
    `import config from './vitest.config.ts';\nexport default { ...config, test: { ...config.test, globalSetup: [] } };\n`,
  );
}

/** Plants a bug, runs the tests that should notice (the likeliest first, then all of the package), and takes it out again. */
async function plant({ file, find, put, likely, browser = false }) {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  writeFileSync(
    path,
    original.replace(find, () => put),
  );
  try {
    const [, name] = file.split('/');
    const rounds = browser ? [likely] : [likely, [`packages/${name}/`]];
    let ran = 0;
    for (const tests of rounds.filter((round) => round.length > 0)) {
      const result = await test(tests, browser ? 'e2e/vitest.config.ts' : name === 'cli' ? null : 'vitest.unbuilt.ts');
      if (result.failed !== null) return { caught: true, how: result.failed, seconds: seconds() };
      ran += result.passed;
    }
    return { caught: false, how: `${ran} tests pass`, seconds: seconds() };
  } finally {
    writeFileSync(path, original);
  }
}

/** Ends the tests and their workers: a bug may have made one of them go round in circles. */
function stop(tests) {
  if (tests === null) return;
  if (process.platform === 'win32') tests.kill('SIGKILL');
  else process.kill(-tests.pid, 'SIGKILL');
}

/** Runs test files until one fails; its name, or null. */
async function test(files, config) {
  const report = join(copy, 'node_modules', '.report.json');
  rmSync(report, { force: true });
  const args = ['run', ...files, '--bail', '1', '--reporter=json', `--outputFile=${report}`];
  if (config !== null) args.push('--config', config);
  let output = '';
  const status = await new Promise((resolve) => {
    running = spawn(process.execPath, [join(copy, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: copy,
      // As in a build of the project's own: no sheet or snapshot is written anew.
      env: { ...process.env, CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a group of its own, to be ended with all its workers
    });
    const hanging = setTimeout(() => stop(running), MAX_MINUTES * 60_000);
    running.stdout.on('data', (chunk) => {
      output += chunk;
    });
    running.stderr.on('data', (chunk) => {
      output += chunk;
    });
    running.on('close', (code) => {
      clearTimeout(hanging);
      resolve(code);
    });
  });
  running = null;
  if (status === null) return { failed: 'tests that never end', passed: 0 };
  // A build that fails is no test: a planted bug must compile.
  if (!existsSync(report)) throw new Error(`the tests did not run:\n${output.slice(-2000)}`);
  const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap((file) =>
    file.assertionResults.map((one) => ({
      ...one,
      file: file.name
        .slice(copy.length + 1)
        .split(sep)
        .join('/'),
    })),
  );
  const failed = results.find((one) => one.status === 'failed');
  if (failed !== undefined) return { failed: `${failed.file} > ${failed.fullName}`, passed: numPassedTests };
  const unloadable = testResults.find((file) => file.status === 'failed');
  if (unloadable !== undefined)
    return {
      failed: `${unloadable.name.slice(copy.length + 1)}, which cannot begin: ${unloadable.message.split('\n')[0]}`,
      passed: 0,
    };
  if (status !== 0) throw new Error(`the tests did not run:\n${output.slice(-2000)}`);
  return { failed: null, passed: numPassedTests };
}
