import { addToCart, cartButton, cartPanel, submitToCart } from '../support/bag.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectGoodLayer, expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ where })

    test('a full bag is complete, stable and accessible, on its page and in its panel', async ({
      page,
      visit,
      t,
    }) => {
      await submitToCart(page.request, where, '/products/creta-vases-set-of-three', { quantity: 2 })
      await submitToCart(page.request, where, '/products/nuvola-boucle-armchair')
      await visit('/checkout/cart')
      await expectGoodPage(page, where)
      await visit('/search')
      await cartButton(page, t, 3).click()
      await expect(cartPanel(page, t).getByRole('button', { name: t('bag.to-checkout') })).toBeVisible()
      await expectGoodLayer(page, where)
    })
  })
}

test('the panel of an empty bag is accessible', async ({ page, visit, t, where }) => {
  await visit('/products/creta-vases-set-of-three')
  await cartButton(page, t, 0).click()
  await expect(cartPanel(page, t).getByText(t('bag.empty.title'))).toBeVisible()
  await expectGoodLayer(page, where)
})

test('open filters and the sort menu are accessible', async ({ page, visit, t, where }) => {
  await visit('/categories/furniture')
  const filters = page.getByRole('form', { name: t('catalogue.filters.label') })
  for (const group of ['material', 'dimensions', 'more'] as const) {
    await filters
      .getByText(t(`catalogue.filters.group.${group}`), { exact: true })
      .first()
      .click()
    await expectGoodLayer(page, where)
  }
  const order = t('catalogue.sort.order.recommended')
  await page.getByText(t('catalogue.sort.current', { order })).click()
  await expect(page.getByRole('link', { name: t('catalogue.sort.order.new-arrivals') })).toBeVisible()
  await expectAccessible(page)
})

test('the picture viewer is accessible', async ({ page, visit, t, where }) => {
  await visit('/products/nuvola-boucle-armchair')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const gallery = page.getByRole('region', { name: t('product.gallery.label', { title }) })
  await gallery.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: t('product.gallery.close'), exact: true })).toBeVisible()
  await expectGoodLayer(page, where)
})

test('adding a piece to the bag shifts nothing on its page', async ({ page, visit, t, where }) => {
  await visit('/products/creta-vases-set-of-three')
  await addToCart(page, t)
  await page.keyboard.press('Escape')
  await expect(cartPanel(page, t)).toBeHidden()
  await expectGoodPage(page, where)
})
