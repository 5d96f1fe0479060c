import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,clients,contracts,demo,domain,scripts,server,services,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
