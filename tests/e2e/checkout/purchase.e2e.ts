import { expectGoodPage } from '../support/checks/quality.ts'
import { test } from '../support/journey.ts'
import { place } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const CURRENCIES = { 'en-gb': '£', 'de-de': '€' }

for (const [written, currency] of Object.entries(CURRENCIES)) {
  const where = place(written)
  test.describe(written, () => {
    test.use({ where })

    test('a guest buys a piece in the currency of the country', async ({ page, visit, t }) => {
      await buyAsGuest({ page, visit, t, where }, { currency })
    })
  })
}

/** In German on a phone, in `purchase.phone.e2e.ts`. */
test('a guest buys a piece in dollars; every page of the purchase is complete, stable and accessible', async ({
  page,
  visit,
  where,
  t,
}) => {
  await buyAsGuest({ page, visit, t, where }, { currency: '$', look: () => expectGoodPage(page, where) })
})
