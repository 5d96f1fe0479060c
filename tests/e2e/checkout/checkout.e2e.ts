import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { blockMessageFiles } from '../support/words.ts'
import { fill, goToPayment, LONDON, openCheckout, TEST_CARD } from './checkout-buyer.ts'

// spec 1: guests buy without an account; one order for a double click, a retry or the way back
// spec 8: a refused card says why at its field
test('a guest whose card is declined reads why at its field and pays with another; a double click and Back give the same order', async ({
  page,
}) => {
  await openCheckout(page, '/products/creta-vases-set-of-three')
  await expectAccessible(page)
  await goToPayment(page)
  await page.getByLabel('Test card').check()
  await fill(page, TEST_CARD)
  await expectAccessible(page)
  const order = page.getByRole('button', { name: /^Place order and pay \$/ })
  await page.setViewportSize({ width: 390, height: 600 })
  await fill(page, { 'Card number': '4000 0000 0000 0002' })
  await order.click()
  await expectRefusal(page, 'Card number', 'Your card was declined. Nothing was charged.')
  await fill(page, { ...TEST_CARD, 'Card number': '4000 0000 0000 0127' })
  await order.click()
  await expectRefusal(page, 'Security code', 'This security code isn’t right.')
  await expect(page.getByLabel('Name on the card')).toHaveValue('Ada Byron')
  await fill(page, TEST_CARD)
  await page.setViewportSize({ width: 1440, height: 900 })
  await order.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ada' })).toBeVisible()
  await expect(page.getByText('Test card ending in 4242')).toBeVisible()
  await expectAccessible(page)
  const ordered = page.url()
  await page.goBack()
  await expect(page).toHaveURL(ordered)
  await page.goto('/checkout/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag is empty' })).toBeVisible()
})

// spec 8: a form that is checked in the browser says what is wrong in words, however early it is sent
// spec 5: what is refused: a summary that leads to the fields, and each error at its field
test('each field shows its error in the language of the page, and preserves its input', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await blockMessageFiles(page)
  await openCheckout(page, '/it-it/products/vasi-creta-serie-di-tre')
  const forth = page.getByRole('button', { name: 'Continua con la consegna' })
  await fill(page, { 'E-mail': 'ada@casa', Nome: 'Ada', CAP: '1' })
  await forth.click()
  await expectRefusal(page, 'CAP', 'Inserisci un codice postale valido per questo paese')
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Ada')
  await expectAccessible(page)
  await forth.click()
  await expectRefusal(page, 'E-mail', 'Inserisci un indirizzo e-mail valido')
  await page.keyboard.press('End')
  await page.keyboard.type('.it')
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@casa.it')
})

// spec 1: no way to pay is preselected; the terms are linked beside the button that orders (issue 14, point 3)
test('in pounds: the terms of sale are accepted; a refused code keeps its reason, a valid one lowers the total', async ({
  page,
}) => {
  await openCheckout(page, '/en-gb/products/creta-vases-set-of-three')
  const total = page.getByRole('button', { name: /^Place order and pay £/ })
  await fill(page, { ...LONDON, 'E-mail': createPerson() })
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const before = await total.textContent()
  await page.getByLabel('Promo or gift card code').fill('NOTHING')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This code isn’t a promo code or gift card we can apply here.')).toBeVisible()
  await expect(page.getByLabel('Promo or gift card code')).toHaveValue('NOTHING')
  await page.getByLabel('Promo or gift card code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
  await expect(total).not.toHaveText(before ?? '')
  const terms = page.getByLabel(/^I have read and accept the terms of sale/)
  const text = terms.locator('xpath=..').getByRole('link', { name: /^terms of sale/ })
  await expect(text).toHaveAttribute('href', '/en-gb/legal/terms-of-sale')
  await expect(text).toHaveAttribute('target', '_blank')
  await total.click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Payment method: Please choose how you’d like to pay.',
    'Terms of sale: Please accept the terms of sale to place your order.',
  ])
  await summary.getByRole('link', { name: 'Terms of sale' }).click()
  await expect(terms).toBeFocused()
  await terms.press('Space')
  await page.getByLabel('Bank transfer').check()
  await expect(summary).toBeHidden()
  await expectAccessible(page)
  await total.click()
  await expect(page.getByRole('heading', { name: /^Please transfer £/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the pro-forma invoice (PDF)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^pro-forma-[\w-]+\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)
})

test('when another buyer was quicker, the bag says how many are left and offers those', async ({
  page,
  browser,
}) => {
  const mirror = '/products/finestra-wall-mirror'
  const other = await browser.newPage()
  await openCheckout(other, mirror)
  // The entire stock.
  await openCheckout(page, mirror)
  await openCheckout(page, mirror)
  await goToPayment(page)
  await goToPayment(other)
  await other.getByRole('button', { name: /^Place order/ }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Thank you, Ada' })).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/checkout\/cart\?refused=units-exhausted/)
  await expect(page.getByRole('alert').first()).toContainText('Nothing has been charged.')
  await expect(page.getByRole('alert').filter({ hasText: 'Only one is left.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set quantity to 1' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await goToPayment(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ada' })).toBeVisible()
})

/** The rows with amounts; the lists also contain dates and numbers. */
const AMOUNTS = /^(Subtotal|WELCOME10|Shipping|Taxes|Total|Gift|Amount due)/

test('gift cards cover a whole order without another payment, and amounts have one order everywhere', async ({
  page,
}) => {
  await openCheckout(page, '/products/creta-vases-set-of-three')
  const amounts = [
    'Subtotal',
    'WELCOME10',
    'Shipping',
    'Taxes and duties',
    'Total',
    'Gift card',
    'Amount due',
  ]
  await page.goto('/checkout/cart')
  const code = page.getByLabel('Promo or gift card code')
  await code.fill('nothing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This code isn’t a promo code or gift card we can apply here.')).toBeVisible()
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('This code isn’t a promo code or gift card we can apply here.')).toBeHidden()
  for (const text of ['welcome 10', 'DONO-LUNA-2026-US50', 'dono sole 2026 us2k']) {
    await code.fill(text)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(code).toHaveValue('')
  }
  const terms = page.getByRole('term').filter({ hasText: AMOUNTS })
  const inCart = amounts.toSpliced(5, 1, 'Gift card ending in US50', 'Gift card ending in US2K')
  await expect(terms).toHaveText(inCart.map((amount) => new RegExp(`^${amount}`)))
  await expect(page.getByRole('definition').last()).toHaveText('$0')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await goToPayment(page, 'Review your order')
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(summary.getByRole('term')).toHaveText(amounts)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove gift card ending in US2K' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.getByLabel('Promo or gift card code').fill('DONO-SOLE-2026-US2K')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Place order', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ada' })).toBeVisible()
  await expect(terms).toHaveText(amounts)
})

test('a total that has changed is shown before the order is placed', async ({ page, context }) => {
  await openCheckout(page, '/products/creta-vases-set-of-three')
  await goToPayment(page)
  const place = page.getByRole('button', { name: /^Place order/ })
  const before = (await place.textContent()) ?? ''
  const cart = await context.newPage()
  await cart.goto('/checkout/cart')
  await cart.getByLabel('Promo or gift card code').fill('WELCOME10')
  await cart.getByRole('button', { name: 'Apply' }).click()
  await expect(cart.getByRole('button', { name: 'Remove code WELCOME10' })).toBeVisible()
  await place.click()
  await expect(page.getByRole('alert')).toContainText('The total has changed since you last saw it.')
  await expect(place).not.toHaveText(before)
  await place.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ada' })).toBeVisible()
})
