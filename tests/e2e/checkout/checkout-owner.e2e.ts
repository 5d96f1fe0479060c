import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { fill, NEW_YORK, openCheckout } from './checkout-buyer.ts'

const PIECE = '/products/creta-vases-set-of-three'

test('the key of the bag is not in the URL; a stranger has no checkout without it, sees no address with it, and starts their own', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await openCheckout(page, PIECE)
  expect(seen.filter((url) => url.includes('key='))).toEqual([])
  const key = await keyOf(context)
  await fill(page, { ...NEW_YORK, 'E-mail': createPerson(), 'Street address': '85 Secret Street' })
  await page.getByLabel('State').first().selectOption('New York')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(page.getByText('85 Secret Street')).toBeVisible()

  const stranger = await browser.newPage()
  const checkout = page.url().replace(/\/delivery$/, '')
  await stranger.goto(checkout)
  await expect(stranger).toHaveURL(/\/checkout\/cart/)
  const response = await stranger.goto(`${checkout}?key=${key}`)
  expect(response?.status()).toBe(403)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This checkout was started elsewhere')
  expect(await stranger.content()).not.toContain('85 Secret Street')
  await expect(stranger.getByRole('link', { name: 'Go to your bag' })).toBeVisible()
  await expectAccessible(stranger)

  // The same cart in a browser that has lost its other cookies: its pieces go into a new order.
  const cartCookies = (await context.cookies()).filter(({ name }) => name === 'cart_id' || name === 'bag')
  await stranger
    .context()
    .addCookies(cartCookies.map(({ name, value }) => ({ name, value, url: baseURL ?? '' })))
  await stranger.goto('/checkout')
  await stranger.getByRole('button', { name: 'Start a new checkout' }).click()
  await expect(stranger.getByLabel('E-mail')).toHaveValue('')
  await stranger.close()

  await page.reload()
  await expect(page.getByText('85 Secret Street')).toBeVisible()
})

async function keyOf(context: BrowserContext): Promise<string> {
  const cart = (await context.cookies()).find(({ name }) => name === 'cart_id')
  return /key=([\w-]+)/.exec(decodeURIComponent(cart?.value ?? ''))?.[1] ?? ''
}
