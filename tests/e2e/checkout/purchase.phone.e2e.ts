import { expectGoodPage, expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { test } from '../support/journey.ts'
import { place } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const where = place('de-de')

test.use({ where })

test('a guest buys a piece on a phone, down to 320 pixels', async ({ page, visit, t }) => {
  const look = async () => {
    await expectGoodPage(page, where)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 390, height: 844 })
  }
  await buyAsGuest({ page, visit, t, where }, { currency: '€', look })
})
