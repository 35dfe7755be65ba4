import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    testTimeout: 300_000, // whole games; a hanging test still ends
    hookTimeout: 120_000,
    retry: 1, // a browser on a shared machine stalls at times; what fails twice is broken
    fileParallelism: true,
    maxWorkers: 2,
  },
});
