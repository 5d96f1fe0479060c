import type { Locator } from '@playwright/test'
import { addToCart } from '../support/bag.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'

// A German who reads English is due both questions: consent, and the language.
test.use({ consent: null, where: place('en-de'), locale: 'de-DE', timezoneId: 'Europe/Berlin' })

const LAYERS = '.consent-banner, .suggestion-banner, .sign-up-layer'

/** The layers shown at the foot of the window that cover part of `what`. */
async function covering(what: Locator): Promise<string[]> {
  const box = await what.boundingBox()
  const found: string[] = []
  for (const layer of await what.page().locator(LAYERS).filter({ visible: true }).all()) {
    const over = await layer.boundingBox()
    const isOver = box && over && over.y < box.y + box.height && box.y < over.y + over.height
    if (isOver) found.push((await layer.getAttribute('class')) ?? '')
  }
  return found
}

// spec 2: questions at the foot come one at a time, and cover neither the button to buy nor the total
test('questions come one at a time, and cover neither the button to buy nor the total', async ({
  page,
  visit,
  t,
}) => {
  await visit('/products/luna-table-lamp')
  const layers = page.locator(LAYERS).filter({ visible: true })
  const buy = page.getByRole('button', { name: t('product.add'), exact: true })
  for (const refused of [t('consent.needed-only'), 'Hier bleiben']) {
    await expect(layers).toHaveCount(1)
    for (const top of [0, 400, 900]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(() => covering(buy)).toEqual([])
      await expect(buy).toBeInViewport({ ratio: 1 })
    }
    await layers.getByRole('button', { name: refused }).last().click()
  }
  await expect(layers).toHaveCount(0)
})

test('in the bag they are at its end', async ({ page, visit, t }) => {
  await visit('/products/luna-table-lamp')
  await addToCart(page, t)
  await visit('/checkout/cart')
  await expect(page.locator(LAYERS).filter({ visible: true })).toHaveCount(1)
  const totals = page.getByRole('region', { name: t('bag.totals.title') })
  for (const part of [totals, totals.getByRole('button', { name: t('bag.to-checkout') })]) {
    await part.scrollIntoViewIfNeeded()
    expect(await covering(part)).toEqual([])
  }
})
