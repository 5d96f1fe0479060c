import { waitUntilIdle, withShop } from './bench/bench-shop.ts'
import { printFigures } from './bench/figures.ts'
import { auditPage, CATEGORIES } from './bench/lighthouse-run.ts'
import { ensureBuilt } from './bundle/build-shop.ts'
import { findChromium } from './test/find-chromium.ts'

/**
 * `npm run lighthouse`: runs Lighthouse for a simulated phone on a newly started shop; prints the four scores of each
 * page, its timings, and every failed audit with its elements. Paths replace the default pages
 * (`npm run lighthouse -- /search?q=lamp`). Exit code 1 if a score misses its target.
 */
const PAGES = ['/', '/categories/lighting', '/products/luna-table-lamp']

const chromium = findChromium()
if (!chromium) {
  console.error('Chromium not found: install it, or set CHROMIUM_PATH')
  process.exit(1)
}
const requested = process.argv.slice(2)
await ensureBuilt()
await withShop(async ({ origin }) => {
  await waitUntilIdle(origin)
  for (const path of requested.length > 0 ? requested : PAGES) {
    const { scores, timings, failures } = await auditPage(origin + path, chromium)
    const figures = CATEGORIES.map(({ name, least }) => {
      const score = scores.get(name) ?? 0
      return { what: name, value: String(score), aim: `≥ ${least}`, isMet: score >= least }
    })
    printFigures(path, figures)
    console.log(`  ${timings.join(', ')}`)
    for (const line of failures) console.log(`  ${line}`)
    if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1
  }
})
