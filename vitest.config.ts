import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // Node loads the CommonJS build of graphql for every package, and our own files must share that instance.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
    // Resolves the import paths of the desk's own tsconfig.json.
    tsconfigPaths: true,
  },
  test: {
    include: [
      '{app,clients,contracts,demo,desk,discovery,domain,scripts,server,services,tests,workers}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['tests/support/postgres.ts'],
    // With one module cache per worker, each module is loaded once for all test files; loading used to take two thirds
    // of a run. No test file may leave a changed module behind.
    isolate: false,
    // One more than there are cores, because the tests spend about as much time waiting for PostgreSQL as computing: on
    // two cores that saves an eighth.
    maxWorkers: availableParallelism() + 1,
    // Far more than any test needs, so that a slow or busy machine does not fail one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
