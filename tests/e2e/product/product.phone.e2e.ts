import { addToCart } from '../support/bag.ts'
import { expect, test } from '../support/journey.ts'
import { GERMAN } from '../support/places.ts'

test.use({ where: GERMAN })

test('on a phone the price and the buy button stay visible as one form, and cover nothing', async ({
  page,
  visit,
  t,
}) => {
  await visit('/products/nuvola-boucle-armchair')
  const button = page.getByRole('button', { name: t('product.add') })
  const bar = page.getByRole('main').locator('form').filter({ has: button })
  const facts = page.getByRole('region', { name: t('product.details.title') })
  await expect(button).toHaveCount(1)
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText('€')

  await facts.scrollIntoViewIfNeeded()
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(button).toBeInViewport({ ratio: 1 })

  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  const [end, start] = await Promise.all(
    [last, bar].map((element) => element.evaluate((node) => node.getBoundingClientRect())),
  )
  expect(end?.bottom).toBeLessThanOrEqual(start?.top ?? 0)

  await addToCart(page, t)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.evaluate((element) => element.closest('.buy')?.scrollIntoView({ block: 'center' }))
  await expect(bar).toHaveCSS('position', 'static')
})
