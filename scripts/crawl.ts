import { type Locale, parseLocale } from '#domain/locale.ts'
import { walkShop } from '#tests/support/shop-walk.ts'
import { withShop } from './bench/bench-shop.ts'
import { printFigures } from './bench/figures.ts'
import { ensureBuilt } from './bundle/build-shop.ts'

/**
 * `npm run crawl`: walks through a freshly opened shop in five languages and six countries, or in those that are
 * named (`npm run crawl -- de-at fr-be`), from the site map to every page that is led to. Prints how many pages were
 * read, how many addresses asked, and what is wrong with them. Exit code 1 when something is.
 */
const LOCALES = ['en-us', 'en-gb', 'it-it', 'es-es', 'de-at', 'fr-fr']
const WRONG_SHOWN = 20

const asked = process.argv.slice(2)
const places = (asked.length > 0 ? asked : LOCALES).map((written) => ({ written, where: toLocale(written) }))
await ensureBuilt()
await withShop(async ({ origin }) => {
  for (const { written, where } of places) {
    const { wrong, pages, addresses } = await walkShop({
      where,
      isRead: () => true,
      open: async (path) => {
        const answer = await fetch(origin + path, { redirect: 'manual' })
        const location = answer.headers.get('location') ?? ''
        return { status: answer.status, location, html: await answer.text() }
      },
    })
    printFigures(written, [
      { what: 'pages read', value: String(pages) },
      { what: 'addresses asked', value: String(addresses) },
      { what: 'faults', value: String(wrong.length), aim: '≤ 0', isMet: wrong.length === 0 },
    ])
    for (const fault of wrong.slice(0, WRONG_SHOWN)) console.log(`  ${fault}`)
    if (wrong.length > 0) process.exitCode = 1
  }
})

function toLocale(written: string): Locale {
  const where = parseLocale(written)
  if (where !== null) return where
  console.error(`${written} is no locale of the shop: name a language and a country, as in de-at`)
  return process.exit(1)
}
