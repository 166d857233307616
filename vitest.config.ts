import { defineConfig } from 'vitest/config';

const BROWSER = 'src/client/journeys/**/*.test.ts';
const CLIENT = 'src/client/**/*.test.ts';
// Node runs these files as they are, as it runs the server. Only the interface needs Vite.
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    setupFiles: ['src/server/testing/setup.ts'],
    pool: 'forks',
    // One pool for all projects, so that two cores are busy to the end: a third worker runs while the others wait for a
    // browser or a process. Vitest takes projects by name, so the journeys,
    // which take longest, come first.
    maxWorkers: 3,
    // No test replaces a module, so files of one worker share what they import.
    isolate: false,
    // What a busy machine may take, in milliseconds. A test that hangs is found by these; no promise is measured by them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
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
          experimental: NATIVE,
          include: ['src/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [CLIENT, 'scripts/bench/references/node_modules'],
        },
      },
      {
        extends: true,
        test: { name: 'client', include: [CLIENT], exclude: [BROWSER] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          experimental: NATIVE,
          include: [BROWSER],
          globalSetup: 'src/server/testing/browser/global-setup.ts',
        },
      },
    ],
  },
});
