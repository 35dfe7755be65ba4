import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    globalSetup: ['scripts/build-for-tests.mjs'],
    include: ['packages/*/test/**/*.test.ts'],
    // Shared machines are slow at times; a hanging test still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
