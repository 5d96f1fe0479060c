import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // Node gives every package the CommonJS build of graphql; our own files must share that one instance.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
    // For the desk, whose imports its own tsconfig.json states.
    tsconfigPaths: true,
  },
  test: {
    include: [
      '{app,clients,contracts,demo,desk,discovery,domain,scripts,server,services,tests,workers}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['tests/support/postgres.ts'],
    // One worker reads each module once for all its files: two thirds of the run were reading. No test file may
    // leave a changed module behind.
    isolate: false,
    // All cores, not all but one: the files wait for PostgreSQL as much as they reckon.
    maxWorkers: '100%',
    // Far more than any test takes: a machine that is slow, or busy with something else, is no fault.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
