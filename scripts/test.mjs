/** `npm test`: installs what is missing, then types, lint, the house rules of the repository, and all tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

install();
console.log('types …');
build();
run(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.tests.json'],
  'The tests do not type-check.',
);
run(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'packages/client'],
  'The page does not type-check.',
);
run(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'e2e'],
  'The tests in the browser do not type-check.',
);
console.log('lint …');
run(
  process.execPath,
  [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off', '.'],
  'Biome found something.',
);
console.log('house …');
run(process.execPath, [join(root, 'scripts/check-house.mjs')], 'The house is not in order.');
run(process.execPath, [join(root, 'scripts/check-rules.mjs')], 'Rules are not cited everywhere.');

const suites = { units: 'vitest.config.ts', 'in the browser': 'e2e/vitest.config.ts' };
const told = { passed: 0, failed: [], retried: [] };
for (const [name, config] of Object.entries(suites)) {
  console.log(`tests: ${name} …`);
  const results = join(root, 'node_modules', '.bottega-tests.json');
  rmSync(results, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=default',
      `--reporter=${join(root, 'scripts/tests-reporter.mjs')}`,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, BOTTEGA_TESTS: results } },
  );
  const { passed, failed, retried } = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : { passed: 0, failed: [], retried: [] };
  told.passed += passed;
  told.failed.push(...failed);
  told.retried.push(...retried);
  if (status !== 0 && failed.length === 0) told.failed.push(`${name}: it ended with ${status}`);
}
for (const test of told.retried) console.log(`passed when tried again: ${test}`);
for (const test of told.failed) console.log(`failed: ${test}`);
console.log(`${told.passed} passed, ${told.failed.length} failed`);
process.exit(told.failed.length === 0 ? 0 : 1);
