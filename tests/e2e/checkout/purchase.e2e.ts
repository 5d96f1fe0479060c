import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
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

/** The German purchase on a phone is in `purchase.phone.e2e.ts`. */
// spec 2: thank-you page of the checkout
test('a guest buys a piece in dollars; every page of the purchase is complete, stable and accessible', async ({
  page,
  visit,
  where,
  t,
}) => {
  await buyAsGuest({ page, visit, t, where }, { currency: '$', look: () => expectGoodPage(page, where) })
})

// spec 1: the page of thanks leads to the order, and offers a guest an account
test('after ordering a guest reads what happens next, follows the order, and finds their address in the sign-in', async ({
  page,
  visit,
  where,
  t,
}) => {
  await buyAsGuest({ page, visit, t, where }, { currency: '$' })
  const order = page.url()
  const thanks = order.replace('/orders/', '/checkout/thank-you/')
  await page.goto(thanks)
  await expect(page.getByRole('heading', { name: t('order.next.title') })).toBeVisible()
  await page.getByRole('link', { name: t('order.follow') }).click()
  await expect(page).toHaveURL(new URL(order).pathname + new URL(order).search)
  await page.goto(thanks)
  await page.getByRole('link', { name: t('order.account.action') }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue(/^\S+@\S+$/)
})
