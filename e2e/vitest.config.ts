import { defineConfig } from 'vitest/config';
import LongestFirst from '../scripts/longest-first.js';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    setupFiles: ['setup.ts'],
    isolate: false, // a browser for each worker, not for each file
    testTimeout: 300_000, // whole games; a hanging test still ends
    hookTimeout: 120_000,
    retry: 1, // several browsers on two shared cores: what fails once and passes then is told as such, and is to be looked at
    expect: { poll: { timeout: 15_000 } }, // shared machines stall
    sequence: { sequencer: LongestFirst },
    fileParallelism: true,
    maxWorkers: 2,
  },
});
