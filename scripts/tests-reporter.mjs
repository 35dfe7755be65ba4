/** Writes down how the tests of a run ended, for the summary of `npm test`: into the file that BOTTEGA_TESTS names. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './setup.mjs';

export default class TestsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const told = { passed: 0, failed: [], retried: [] };
    for (const module of modules) {
      const nameOf = ({ fullName }) => `${relative(root, module.moduleId)} > ${fullName}`;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'failed') told.failed.push(nameOf(test));
        if (state !== 'passed') continue;
        told.passed++;
        if (test.diagnostic()?.flaky === true) told.retried.push(nameOf(test));
      }
      // What could not be loaded, or went wrong before the first test or after the last.
      if (module.errors().length > 0) told.failed.push(relative(root, module.moduleId));
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) told.failed.push(nameOf(suite));
    }
    for (const { message } of unhandledErrors) told.failed.push(`outside of any test: ${message}`);
    writeFileSync(process.env.BOTTEGA_TESTS, JSON.stringify(told));
  }
}
