/** `npm test`: installs what is missing, then types, lint, the house rules of the repository, and all tests. */
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
console.log('lint …');
run(
  process.execPath,
  [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off', '.'],
  'Biome found something.',
);
console.log('house …');
run(process.execPath, [join(root, 'scripts/check-house.mjs')], 'The house is not in order.');
run(process.execPath, [join(root, 'scripts/check-rules.mjs')], 'Rules are not cited everywhere.');
console.log('tests …');
const results = join(root, 'node_modules', '.bottega-tests.json');
rmSync(results, { force: true });
process.on('exit', () => {
  if (!existsSync(results)) return;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
});
run(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ],
  'Tests failed.',
);
