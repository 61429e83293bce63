import { defineConfig } from 'vitest/config';

/** `vitest run` is the fast suite, `vitest run --mode long` the slow one: installs, crashes, large inputs. */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'long' ? ['test/long/**/*.test.ts'] : ['test/**/*.test.ts'],
    exclude: mode === 'long' ? [] : ['test/long/**'],
    globalSetup: ['test/helpers/build.ts'],
    testTimeout: mode === 'long' ? 300_000 : 60_000,
    hookTimeout: 120_000,
  },
}));
