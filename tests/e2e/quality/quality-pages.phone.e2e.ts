import { expectGoodPage, expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { test } from '../support/journey.ts'
import { place } from '../support/places.ts'

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

/** German has the longest words. */
for (const where of ['en-us', 'de-de'].map(place)) {
  test.describe(where.language, () => {
    test.use({ where })
    for (const [name, path] of Object.entries(PAGES)) {
      test(`${name} fits a phone, and is complete, stable and accessible`, async ({ page, visit }) => {
        await visit(path)
        await expectGoodPage(page, where, { hasContrast: where.language === 'en' })
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
