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
const PROBLEMS_SHOWN = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false } },
})
const locales = (positionals.length > 0 ? positionals : LOCALES).map(toLocale)
await ensureBuilt()
if (values.browser) process.exitCode = openEveryPage() ? 0 : 1
else {
  await withShop(async ({ origin }) => {
    for (const locale of locales) {
      if (!(await readEveryPage(origin, locale))) process.exitCode = 1
    }
  })
}

/** Reads the pages of a locale without a browser; returns false if there is a problem. */
async function readEveryPage(origin: string, locale: Locale): Promise<boolean> {
  const { problems, pages, urlCount } = await walkShop({
    locale,
    isRead: () => true,
    open: (path) => request(origin, path),
  })
  printFigures(toLanguageTag(locale), [
    { what: 'pages read', value: String(pages.length) },
    { what: 'URLs requested', value: String(urlCount) },
    { what: 'problems', value: String(problems.length), aim: '≤ 0', isMet: problems.length === 0 },
  ])
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`  ${problem}`)
  return problems.length === 0
}

/** Follows the redirect from a link to a file; other redirects are returned. */
async function request(origin: string, path: string): Promise<CrawlResponse> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  const location = response.headers.get('location') ?? ''
  if (location.startsWith('/files/')) return request(origin, location)
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
  const titles = `every page of (${locales.map(toLanguageTag).join('|')}) `
  const { status } = spawnSync('playwright', ['test', '--config=playwright.walk.config.ts', '-g', titles], {
    stdio: 'inherit',
    env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) },
  })
  return status === 0
}

function toLocale(text: string): Locale {
  const locale = parseLocale(text)
  if (locale !== null) return locale
  console.error(`${text} is not a locale of the shop: name a language and a country, as in de-at`)
  return process.exit(1)
}
