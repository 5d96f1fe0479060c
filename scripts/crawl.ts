import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type Locale, parseLocale, toLanguageTag } from '#domain/market/locale.ts'
import { withShop } from './bench/bench-shop.ts'
import { printFigures } from './bench/figures.ts'
import { ensureBuilt } from './bundle/build-shop.ts'
import { type CrawlResponse, walkShop } from './crawl/shop-walk.ts'
import { findChromiumForJourneys } from './test/find-chromium.ts'

/**
 * `npm run crawl`: crawls a newly started shop in five languages and six countries, or in the given locales
 * (`npm run crawl -- de-at fr-be`), from the sitemap to every linked page. Prints how many pages were read and URLs
 * requested, and their problems. With `--browser` every page is opened in a browser instead, on desktop and phone. Exit
 * code 1 if there is a problem.
 */
const LOCALES = ['en-us', 'en-gb', 'it-it', 'es-es', 'de-at', 'fr-fr']
const WRONG_SHOWN = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false } },
})
const places = (positionals.length > 0 ? positionals : LOCALES).map(toLocale)
await ensureBuilt()
if (values.browser) process.exitCode = openEveryPage() ? 0 : 1
else {
  await withShop(async ({ origin }) => {
    for (const where of places) {
      if (!(await readEveryPage(origin, where))) process.exitCode = 1
    }
  })
}

/** Reads a locale without a browser; returns false if there is a problem. */
async function readEveryPage(origin: string, where: Locale): Promise<boolean> {
  const { wrong, pages, addresses } = await walkShop({
    where,
    isRead: () => true,
    open: (path) => open(origin, path),
  })
  printFigures(toLanguageTag(where), [
    { what: 'pages read', value: String(pages.length) },
    { what: 'addresses requested', value: String(addresses) },
    { what: 'faults', value: String(wrong.length), aim: '≤ 0', isMet: wrong.length === 0 },
  ])
  for (const problem of wrong.slice(0, WRONG_SHOWN)) console.log(`  ${problem}`)
  return wrong.length === 0
}

/** A link to a file redirects to it, and a file is not a page. */
async function open(origin: string, path: string): Promise<CrawlResponse> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  const location = response.headers.get('location') ?? ''
  if (location.startsWith('/files/')) return open(origin, location)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const body = await response.arrayBuffer()
  return { status: response.status, location, html: isPage ? new TextDecoder().decode(body) : null }
}

/**
 * Opens the pages in a browser with the setup of the journeys, which start their own shop; returns false if there is a
 * problem.
 */
function openEveryPage(): boolean {
  const browser = findChromiumForJourneys()
  const named = `every page of (${places.map(toLanguageTag).join('|')}) `
  const { status } = spawnSync('playwright', ['test', '--config=playwright.walk.config.ts', '-g', named], {
    stdio: 'inherit',
    env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) },
  })
  return status === 0
}

function toLocale(written: string): Locale {
  const where = parseLocale(written)
  if (where !== null) return where
  console.error(`${written} is no locale of the shop: name a language and a country, as in de-at`)
  return process.exit(1)
}
