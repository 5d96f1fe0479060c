import { expectGoodPage, expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { test } from '../support/journey.ts'
import { GERMAN } from '../support/places.ts'

/** The first page is opened in a browser with an empty cache. */
const PAGES = {
  home: '/',
  category: '/categories/furniture',
  'filtered list': '/categories/furniture?artisan=ebanisteria-cantu&color=black&material=oak',
  search: '/search?q=nuvola',
  'search without hits': '/search?q=zzzz',
  product: '/products/nuvola-boucle-armchair',
  'product that does not ship here': '/products/luna-twin-floor-lamp',
  'empty bag': '/checkout/cart',
  'country chooser': '/countries?to=%2F',
}

/** German has the longest words: what fits on a phone in German also fits in English. */
test.use({ where: GERMAN })

test('the main pages fit a phone, and are complete, stable and accessible', async ({
  page,
  visit,
  where,
}) => {
  test.slow()
  for (const [name, path] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(path)
      await expectGoodPage(page, where)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })
  }
})
