import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    globalSetup: ['scripts/build-for-tests.mjs'],
    include: ['packages/*/test/**/*.test.ts'],
    testTimeout: 120_000, // shared machines are slow at times; a hanging test still ends
  },
});
