import type { Page } from '@playwright/test'
import { addToCart } from '../support/bag.ts'
import { expectGoodLayer, expectGoodPage, expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { GERMAN } from '../support/places.ts'

/** German has the longest words: what fits on a phone in German also fits in English. */
test.use({ where: GERMAN })

test('the menu, the country chooser above it, and the contact panel fit a phone', async ({
  page,
  visit,
  t,
}) => {
  await visit('/search')
  await page.getByRole('button', { name: t('navigation.menu.open'), exact: true }).click()
  const menu = page.getByRole('navigation', { name: t('navigation.menu.label') })
  await expect(menu.getByRole('searchbox')).toBeVisible()
  await expectFits(page)
  await menu.getByText(t('market.languages.en')).or(menu.getByRole('link').last()).last().click()
  await expect(page.getByRole('dialog').getByRole('group', { name: t('market.country') })).toBeVisible()
  await expectFits(page)

  await visit('/search')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('navigation.contact.open') })
    .click()
  await expect(page.getByRole('dialog', { name: t('navigation.contact.title') })).toBeVisible()
  await expectFits(page)
})

test('the filters fit a phone', async ({ page, visit, t }) => {
  await visit('/categories/furniture')
  await page.getByRole('button', { name: t('catalogue.filters.open', { count: 0 }) }).click()
  await page.getByText(t('catalogue.filters.group.dimensions'), { exact: true }).click()
  await expectFits(page)
})

test('a full bag fits a phone, on its page and in its panel', async ({ page, visit, t }) => {
  await visit('/products/ninfea-fluted-dining-table')
  await addToCart(page, t)
  await expectFits(page)
  await visit('/checkout/cart')
  await expectGoodPage(page, GERMAN)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

async function expectFits(page: Page): Promise<void> {
  await expectGoodLayer(page, GERMAN)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 390, height: 844 })
}
