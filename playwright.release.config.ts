import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Fills a shop with the data that `npm run dump-release` stores for the tests of later versions. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/upgrades',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
})
