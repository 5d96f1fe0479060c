import type { Page } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { expectGoodPage, expectHead } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { ABROAD } from '../support/places.ts'

type ShopPage = { path: string; status?: number; isListed?: boolean }

/** One page of each kind. The first ones are checked in every language. */
const MAIN_PAGES: Readonly<Record<string, ShopPage>> = {
  home: { path: '/' },
  'category with blocks': { path: '/categories/lighting' },
  'product with variants': { path: '/products/nuvola-boucle-armchair' },
  'search with hits': { path: '/search?q=nuvola', isListed: false },
  'empty bag': { path: '/checkout/cart', isListed: false },
  'missing page': { path: '/products-of-nowhere', status: 404, isListed: false },
}
const MORE_PAGES: Readonly<Record<string, ShopPage>> = {
  'nested category': { path: '/categories/furniture/seating' },
  'category of the third level': { path: '/categories/furniture/seating/armchairs' },
  'filtered list': {
    path: '/categories/furniture?artisan=ebanisteria-cantu&sort=price-descending',
    isListed: false,
  },
  'list without a fit': { path: '/categories/lighting?price-max=1', isListed: false },
  'search without hits': { path: '/search?q=zzzz', isListed: false },
  'search without words': { path: '/search', isListed: false },
  'product that is sold out': { path: '/products/bricola-tall-glass-lantern' },
  'product upon request': { path: '/products/colle-burnished-amphora' },
  'product for trade clients only': {
    path: '/products/ninfea-oval-boardroom-table',
    status: 403,
    isListed: false,
  },
  'product that does not ship here': { path: '/products/luna-twin-floor-lamp' },
  'missing product': { path: '/products/of-nowhere', status: 404, isListed: false },
  'country chooser': { path: '/countries?to=%2F', isListed: false },
}

for (const [name, shopPage] of Object.entries({ ...MAIN_PAGES, ...MORE_PAGES }))
  expectEachGood(name, shopPage)

test('a sold-out variant is complete, stable and accessible', async ({ page, visit, where, t }) => {
  await visit('/products/alba-dinner-service')
  await page.getByRole('link', { name: t('product.sold-out-value', { value: 'Terracotta' }) }).click()
  await expect(page.getByText(t('product.refused.variant-sold-out'))).toBeVisible()
  await expectGoodPage(page, where)
})

for (const where of ABROAD) {
  test.describe(where.language, () => {
    test.use({ where })

    test('the main pages are complete, stable and accessible, one after the other', async ({
      page,
      visit,
    }) => {
      test.setTimeout(180_000)
      for (const [name, shopPage] of Object.entries(MAIN_PAGES)) {
        await test.step(name, () => expectGood(shopPage, { page, visit, where }, false))
      }
    })
  })
}

/** Checks each page in a browser with an empty cache. */
function expectEachGood(name: string, shopPage: ShopPage): void {
  test(`${name} is complete, stable and accessible`, ({ page, visit, where }) =>
    expectGood(shopPage, { page, visit, where }, true))
}

async function expectGood(
  { path, status, isListed = true }: ShopPage,
  {
    page,
    visit,
    where,
  }: { page: Page; visit: (path: string, status?: number) => Promise<void>; where: Locale },
  hasContrast: boolean,
): Promise<void> {
  await visit(path, status)
  await expectHead(page, where, { isListed })
  await expectGoodPage(page, where, { hasContrast })
}
