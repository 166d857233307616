import { defineConfig } from 'vitest/config';

const BROWSER = 'src/client/journeys/**/*.test.ts';
const CLIENT = 'src/client/**/*.test.ts';

export default defineConfig({
  test: {
    setupFiles: ['src/server/testing/setup.ts'],
    pool: 'forks',
    testTimeout: 20_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts', 'db/**/*.ts'],
      exclude: ['src/content/library/**', 'src/server/testing/**', '**/*.test.ts', 'src/client/**'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [CLIENT],
          // No test replaces a module, so files of one worker share what they import.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'client', include: [CLIENT], exclude: [BROWSER], maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          // Two browsers at a time were tried: on two cores they make each other late.
          maxWorkers: 1,
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
