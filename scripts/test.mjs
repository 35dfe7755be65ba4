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

const suites = { units: [], 'in the browser': ['--config', 'e2e/vitest.config.ts'] };
let passed = 0;
let failed = 0;
for (const [name, options] of Object.entries(suites)) {
  console.log(`tests: ${name} …`);
  const results = join(root, 'node_modules', '.bottega-tests.json');
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options, ...reporters],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const counted = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1 };
  passed += counted.numPassedTests;
  failed += Math.max(counted.numFailedTests, status === 0 ? 0 : 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
