import type { Locale } from '#domain/market/locale.ts'
import { expectGoodPage, expectHead } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { GERMAN } from '../support/places.ts'

type ShopPage = { path: string; status?: number; isListed?: boolean }

/**
 * One page of each kind, each in a browser with an empty cache, since only then do fonts and pictures load late enough
 * to cause layout shifts.
 */
const MAIN_PAGES: Readonly<Record<string, ShopPage>> = {
  home: { path: '/' },
  'category with blocks': { path: '/categories/lighting' },
  'product with variants': { path: '/products/nuvola-boucle-armchair' },
  'search with hits': { path: '/search?q=nuvola', isListed: false },
  'empty bag': { path: '/checkout/cart', isListed: false },
  'missing page': { path: '/products-of-nowhere', status: 404, isListed: false },
}
/** Other states of these pages, opened one after the other. */
const LISTS: Readonly<Record<string, ShopPage>> = {
  'nested category': { path: '/categories/furniture/seating' },
  'category of the third level': { path: '/categories/furniture/seating/armchairs' },
  'filtered list': {
    path: '/categories/furniture?artisan=ebanisteria-cantu&sort=price-descending',
    isListed: false,
  },
  'list without a fit': { path: '/categories/lighting?price-max=1', isListed: false },
  'search without hits': { path: '/search?q=zzzz', isListed: false },
  'search without words': { path: '/search', isListed: false },
  'country chooser': { path: '/countries?to=%2F', isListed: false },
}
const PRODUCTS: Readonly<Record<string, ShopPage>> = {
  'product that is sold out': { path: '/products/bricola-tall-glass-lantern' },
  'product upon request': { path: '/products/colle-burnished-amphora' },
  'product of the house upon request': { path: '/products/tondo-lacquered-mirror' },
  'product for trade clients only': {
    path: '/products/ninfea-oval-boardroom-table',
    status: 403,
    isListed: false,
  },
  'product that does not ship here': { path: '/products/luna-twin-floor-lamp' },
  'missing product': { path: '/products/of-nowhere', status: 404, isListed: false },
}

for (const [name, shopPage] of Object.entries(MAIN_PAGES)) {
  test(`${name} is complete, stable and accessible`, ({ visit, page, where }) =>
    expectQuality(shopPage, { page, visit, where }))
}

for (const [name, pages] of Object.entries({ 'lists and searches': LISTS, 'states of products': PRODUCTS })) {
  test(`${name} are complete, stable and accessible`, async ({ page, visit, where }) => {
    test.slow()
    for (const [step, shopPage] of Object.entries(pages)) {
      await test.step(step, () => expectQuality(shopPage, { page, visit, where }))
    }
  })
}

test('a sold-out variant is complete, stable and accessible', async ({ page, visit, where, t }) => {
  await visit('/products/alba-dinner-service')
  await page.getByRole('link', { name: t('product.sold-out-value', { value: 'Terracotta' }) }).click()
  await expect(page.getByText(t('product.refused.variant-sold-out'))).toBeVisible()
  // To the browser, what the choice itself moves is a layout shift if the response takes longer than half a second.
  await page.reload()
  await expectGoodPage(page, where)
})

test.describe('in the longest language', () => {
  test.use({ where: GERMAN })

  /**
   * The other languages have the same layout with shorter words. That each has all its words is tested without a
   * browser (`quality-words.e2e.ts`), and `npm run crawl -- --browser` opens every page in all five. `npm test` opens
   * these pages in German on a phone.
   */
  test('the main pages are complete, stable and accessible, one after the other', {
    tag: '@nightly',
  }, async ({ page, visit, where }) => {
    test.slow()
    for (const [step, shopPage] of Object.entries(MAIN_PAGES)) {
      await test.step(step, () => expectQuality(shopPage, { page, visit, where }, false))
    }
  })
})

type Visit = Parameters<Parameters<typeof test>[2]>[0]

async function expectQuality(
  { path, status, isListed = true }: ShopPage,
  { page, visit, where }: Pick<Visit, 'page' | 'visit'> & { where: Locale },
  hasContrast = true,
): Promise<void> {
  await visit(path, status)
  await expectHead(page, where, { isListed })
  await expectGoodPage(page, where, { hasContrast })
}
