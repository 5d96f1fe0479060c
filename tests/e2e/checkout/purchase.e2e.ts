import { expectGoodPage } from '../support/checks/quality.ts'
import { test } from '../support/journey.ts'
import { place } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const CURRENCIES = { 'en-us': '$', 'en-gb': '£', 'de-de': '€' }

for (const [written, currency] of Object.entries(CURRENCIES)) {
  const where = place(written)
  test.describe(written, () => {
    test.use({ where })

    test('a guest buys a piece; every page of the purchase is complete, stable and accessible', async ({
      page,
      visit,
      t,
    }) => {
      await buyAsGuest({ page, visit, t, where }, { currency, look: () => expectGoodPage(page, where) })
    })
  })
}
