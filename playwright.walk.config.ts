import { defineConfig, devices } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Opens every page of the shop in a browser, on a desktop and on a phone: `npm run crawl -- --browser`. */
export default defineConfig({
  ...journeys,
  testMatch: '*.walk.ts',
  outputDir: 'node_modules/.cache/walk',
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], ...viewport(1440, 900) } },
    { name: 'phone', use: { ...devices['Pixel 7'], ...viewport(390, 844) } },
  ],
})

function viewport(width: number, height: number) {
  return { viewport: { width, height }, launchOptions: journeys.use?.launchOptions ?? {} }
}
