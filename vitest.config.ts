import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.js';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    globalSetup: ['scripts/build-for-tests.mjs'],
    include: ['packages/*/test/**/*.test.ts'],
    isolate: false, // what a file loads serves the next one; tests leave nothing behind
    sequence: { sequencer: LongestFirst },
    maxWorkers: '100%', // the usual is one core less: on two cores that would be half
    // Shared machines are slow at times; a hanging test still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
