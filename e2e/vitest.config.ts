import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    setupFiles: ['setup.ts'],
    isolate: false, // a browser for each worker, not for each file
    testTimeout: 300_000, // whole games; a hanging test still ends
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } }, // shared machines stall
    fileParallelism: true,
    maxWorkers: 2,
  },
});
