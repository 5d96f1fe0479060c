import { expect, type Page } from '@playwright/test'
import { createPerson } from '../support/people/account.ts'

export const NEW_YORK = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Street address': '85 Spring Street',
  City: 'New York',
  'ZIP code': '10012',
  Phone: '+1 212 555 0142',
}
export const LONDON = {
  ...NEW_YORK,
  'Street address': '12 Lamb Street',
  City: 'London',
  Postcode: 'E1 6EA',
  Phone: '+44 20 7946 0142',
}
export const TEST_CARD = {
  'Name on the card': 'Ada Byron',
  'Card number': '4242 4242 4242 4242',
  'Expiration date': '12/39',
  'Security code': '123',
}

/** Adds a piece to the cart from its page and opens the checkout. */
export async function openCheckout(page: Page, productPath: string): Promise<void> {
  const prefix = productPath.replace(/\/products\/.*$/, '')
  await submitToCart(page, productPath)
  await page.goto(`${prefix}/checkout`)
  await expect(page).toHaveURL(/\/checkout\/[\w-]{20,}$/)
}

/** Submits a form of the page as a browser without JavaScript does. */
async function submitToCart(page: Page, productPath: string): Promise<void> {
  const response = await page.request.get(productPath)
  const [, variantId] = /name="variantId" value="([^"]+)"/.exec(await response.text()) ?? []
  if (!variantId) throw new Error(`Nothing to buy at ${productPath}`)
  const prefix = productPath.replace(/\/products\/.*$/, '')
  const form = { variantId, quantity: '1' }
  await page.request.post(`${prefix}/checkout/cart/lines`, { form, headers: { accept: 'text/html' } })
}

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const control = page.getByRole('main').getByLabel(label, { exact: true }).first()
    if ((await control.count()) > 0) await control.fill(text)
  }
}

/** Fills in everything up to the payment for a buyer in New York, by bank transfer unless gift cards cover it. */
export async function goToPayment(page: Page, title = TITLE): Promise<void> {
  await fill(page, { ...NEW_YORK, 'E-mail': createPerson() })
  await page.getByLabel('State').first().selectOption('New York')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // No binding choice is preselected.
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
  if (title === TITLE) await page.getByLabel('Bank transfer').check()
}

const TITLE = 'How would you like to pay?'
