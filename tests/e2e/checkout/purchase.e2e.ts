import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { GERMAN, place } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const CURRENCIES = { 'en-us': '$', 'en-gb': '£' }

for (const [written, currency] of Object.entries(CURRENCIES)) {
  const where = place(written)
  test.describe(written, { tag: '@nightly' }, () => {
    test.use({ where })

    test('a guest buys a piece in the currency of the country, on complete, stable and accessible pages', async ({
      page,
      visit,
      t,
    }) => {
      await buyAsGuest({ page, visit, t, where }, { currency, look: () => expectGoodPage(page, where) })
    })
  })
}

test.describe('in German', () => {
  test.use({ where: GERMAN })

  /** The same purchase on a phone is in `purchase.phone.e2e.ts`. */
  // spec 2: thank-you page of the checkout
  // spec 1: the page of thanks leads to the order, and offers a guest an account
  test('every page of a purchase is complete, stable and accessible; then a guest follows the order by its signed link only, and finds their address in the sign-in', async ({
    page,
    visit,
    where,
    t,
  }) => {
    test.slow()
    await buyAsGuest({ page, visit, t, where }, { currency: '€', look: () => expectGoodPage(page, where) })
    const order = page.url()
    const { pathname, search } = new URL(order)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/BT-\d{4}-\d{6}$/)
    await expect(page.getByText('IBAN')).toBeVisible()
    const response = await page.request.get(order)
    expect(response.headers()['cache-control']).toContain('no-store')
    const forged = search.replace(/token=.(.*)$/, 'token=$1x')
    expect((await page.request.get(pathname + forged)).status()).toBe(404)

    const thanks = order.replace('/orders/', '/checkout/thank-you/')
    await page.goto(thanks)
    await expect(page.getByRole('heading', { name: t('order.next.title') })).toBeVisible()
    await page.getByRole('link', { name: t('order.follow') }).click()
    await expect(page).toHaveURL(pathname + search)
    await page.goBack()
    await page.getByRole('link', { name: t('order.account.action') }).click()
    await expect(page.getByRole('textbox').first()).toHaveValue(/^\S+@\S+$/)
  })
})
