import { defineConfig, devices } from '@playwright/test'
import { freePort } from './scripts/shop/running-shop.ts'
import { makeScratchFolder } from './scripts/shop/scratch-folder.ts'

/** The journeys run on a shop of their own, with its own port, an empty data folder, and generous rate limits. */
const port = process.env.E2E_PORT ?? String(await freePort())
// Uses a host name, since passkeys do not work on an IP address.
const ORIGIN = `http://localhost:${port}`
const dataFolder = process.env.E2E_DATA_FOLDER ?? makeScratchFolder('journeys')
// Playwright's workers load this file too: they must not choose another port or create folders of their own.
process.env.E2E_PORT = port
process.env.E2E_DATA_FOLDER = dataFolder

const launchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Text widths as on phones and most desktops: with widths rounded to pixels, no font matches its fallback.
    '--font-render-hinting=none',
    // Renders 3D models without a graphics card.
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // Journeys marked `@nightly` only run with `npm run nightly`.
  ...(process.env.NIGHTLY !== 'yes' && { grepInvert: /@nightly/ }),
  // One more than a small machine has cores, because journeys often wait between two steps.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Allowed until ten whole runs in a row need no retry; tests that pass at the second attempt are listed.
  retries: 1,
  outputDir: 'node_modules/.cache/journeys',
  // The consent question depends on the browser's time zone, so tests must not use the machine's.
  use: { baseURL: process.env.E2E_ORIGIN ?? ORIGIN, timezoneId: 'UTC', trace: 'off', launchOptions },
  projects: [
    {
      name: 'desktop',
      testIgnore: '*.phone.e2e.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'phone',
      testMatch: '*.phone.e2e.ts',
      // One device pixel per CSS pixel: rendering a phone's pixel density takes the CPU seven times as long, and the
      // layout is the same.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
  ],
  ...(process.env.E2E_ORIGIN ? {} : { webServer: shop() }),
})

function shop() {
  return {
    command: 'node scripts/run.mjs start',
    url: `${ORIGIN}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      PORT: port,
      PUBLIC_URL: ORIGIN,
      DATA_FOLDER: dataFolder,
      PAGES_PER_MINUTE: '100000',
      CHANGES_PER_MINUTE: '100000',
      IMAGES_PER_MINUTE: '100000',
      // Visitors' networks come from the header that a proxy sets.
      TRUSTED_PROXIES: '1',
      DEMONSTRATION: 'yes',
      LOG_LEVEL: 'error',
    },
  }
}
