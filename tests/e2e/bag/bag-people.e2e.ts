import type { Browser, Locator, Page } from '@playwright/test'
import { localePath } from '#domain/market/locale.ts'
import { cartButton, submitToCart } from '../support/bag.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { signInToCart, signOut } from '../support/people/bag-owner.ts'
import { HOME, place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const LAMP = { path: '/products/luna-table-lamp', title: 'Luna table lamp' }
const CHAIR = { path: '/products/nuvola-boucle-armchair', title: 'Nuvola bouclé armchair' }

/** The titles of the pieces on the open cart page. */
function pieces(page: Page): Locator {
  const lines = page.getByRole('main').getByRole('listitem')
  return lines.filter({ has: page.getByRole('spinbutton') }).getByRole('link')
}

async function inOtherBrowser(browser: Browser, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  await act(await context.newPage())
  await context.close()
}

// spec 6: signed-in consumer: cart tied to the account
// spec 4: logout clears token and cart cookies; the next person sees nothing
test('a guest bag becomes the customer’s; the next person sees nothing of it, and it is there when they return', async ({
  page,
  t,
}) => {
  test.slow()
  const email = createPerson()
  await submitToCart(page.request, HOME, LAMP.path, { quantity: 2 })
  await signInToCart(page, email, { isNew: true })
  await expect(cartButton(page, t, 2)).toBeVisible()
  await expect(pieces(page).filter({ hasText: LAMP.title })).not.toHaveCount(0)
  const cart = (await page.context().cookies()).filter(({ name }) => name === 'cart_id')
  await signOut(page, t)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cart_id')
  await page.goto('/checkout/cart')
  const empty = page.getByRole('heading', { level: 1, name: t('bag.empty.title') })
  await expect(empty).toBeVisible()

  await signInToCart(page, createPerson(), { isNew: true })
  await expect(empty).toBeVisible()
  // Even the cookie of that cart does not help, neither as the second customer nor as a guest.
  await page.context().addCookies(cart)
  await page.goto('/checkout/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(pieces(page).filter({ hasText: LAMP.title })).toHaveCount(0)
  await signOut(page, t)
  await page.context().addCookies(cart)
  await page.goto('/checkout/cart')
  await expect(page.getByText(t('bag.notices.saved-to-account'))).toBeVisible()
  await expectGoodPage(page, HOME)
  const response = await page.request.get('/checkout', { maxRedirects: 0 })
  expect(response.headers().location).toBe('/checkout/cart')

  await signInToCart(page, email)
  await expect(pieces(page).filter({ hasText: LAMP.title })).not.toHaveCount(0)
  await expect(cartButton(page, t, 2)).toBeVisible()
})

test('a guest bag and the bag of the account are merged, on other devices too', async ({
  page,
  browser,
  t,
}) => {
  test.slow()
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  await submitToCart(page.request, HOME, LAMP.path)
  await inOtherBrowser(browser, async (other) => {
    await submitToCart(other.request, HOME, CHAIR.path)
    await submitToCart(other.request, HOME, LAMP.path)
    await signInToCart(other, email)
    await expect(pieces(other).filter({ hasText: LAMP.title })).toHaveCount(1)
    await expect(pieces(other).filter({ hasText: CHAIR.title })).not.toHaveCount(0)
    await expect(cartButton(other, t, 2)).toBeVisible()
  })
  await page.goto('/checkout/cart')
  await expect(pieces(page).filter({ hasText: CHAIR.title })).not.toHaveCount(0)
  await expect(cartButton(page, t, 2)).toBeVisible()
})

/** Sold in Germany, but not shipped to the US. */
const TWIN_LAMP = '/products/luna-twin-floor-lamp'

// spec 4: a cart may be migrated into a list called 'Saved for later'
test('what does not ship to the new country is saved for later, and the bag says so', async ({
  page,
  browser,
}) => {
  test.slow()
  const germany = place('de-de')
  const here = wordsIn('en')
  const email = createPerson()
  await submitSignIn(page, germany, { email, isNew: true })
  await submitToCart(page.request, germany, TWIN_LAMP)
  await page.goto(localePath(germany, '/checkout/cart'))
  await expect(pieces(page)).not.toHaveCount(0)
  await inOtherBrowser(browser, async (other) => {
    await submitToCart(other.request, HOME, LAMP.path)
    await signInToCart(other, email)
    await expect(other.getByText(here('bag.notices.later', { count: 1 }))).toBeVisible()
    await other.getByRole('link', { name: here('bag.notices.later-link') }).click()
    const later = other.getByRole('list', { name: here('lists.page.column') })
    await expect(later.getByRole('heading')).toHaveCount(1)
    // Measured on a full page load, since a client navigation does not count as a layout shift.
    await other.reload()
    await expectGoodPage(other, HOME)
    await later.getByRole('link', { name: here('lists.page.menu.more') }).click()
    await later.getByRole('button', { name: here('lists.page.menu.remove') }).click()
    await expect(later.getByRole('heading')).toHaveCount(0)
  })
  await page.reload()
  await expect(pieces(page).filter({ hasText: 'Tischleuchte Luna' })).not.toHaveCount(0)
})
