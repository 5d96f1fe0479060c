import { defineConfig, devices } from '@playwright/test'
import { freePort } from './scripts/shop/running-shop.ts'
import { makeScratchFolder } from './scripts/shop/scratch-folder.ts'

/** A shop of its own for the journeys: its own port, an empty data folder, no patience limits in the way. */
const port = process.env.E2E_PORT ?? String(await freePort())
// By its name, since there are no passkeys for an address.
const ORIGIN = `http://localhost:${port}`
const dataFolder = process.env.E2E_DATA_FOLDER ?? makeScratchFolder('journeys')
// The workers read this file too: they must not choose another port, nor make folders of their own.
process.env.E2E_PORT = port
process.env.E2E_DATA_FOLDER = dataFolder

const launchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Widths of letters as on phones and on most desktops: rounded to pixels, no font has those of its fallback.
    '--font-render-hinting=none',
    // Models are drawn without a graphics card too.
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
  // The rest of `npm run nightly`.
  ...(process.env.NIGHTLY !== 'yes' && { grepInvert: /@nightly/ }),
  // One more than a small machine has cores: a journey waits for a while between two steps.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Until ten whole runs in a row need none; what passes at the second attempt is listed.
  retries: 1,
  outputDir: 'node_modules/.cache/journeys',
  // The consent question depends on the browser's time zone, which therefore must not be the machine's.
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
      // One pixel for each of CSS: a processor paints seven times as many of a phone's, and the layout is the same.
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
      // Visitors' networks come in the header that a proxy sets.
      TRUSTED_PROXIES: '1',
      DEMONSTRATION: 'yes',
      LOG_LEVEL: 'error',
    },
  }
}
