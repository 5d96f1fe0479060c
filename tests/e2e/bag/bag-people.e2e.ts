import type { Browser, Page } from '@playwright/test'
import { type Locale, localePath } from '#domain/market/locale.ts'
import { cartButton, submitToCart } from '../support/bag.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson } from '../support/people/account.ts'
import { signInToCart, signOut } from '../support/people/bag-owner.ts'
import { HOME, place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const LAMP = { path: '/products/luna-table-lamp', title: 'Luna table lamp' }
const CHAIR = { path: '/products/nuvola-boucle-armchair', title: 'Nuvola bouclé armchair' }
/** The pieces on the cart page. */
async function pieces(page: Page, where: Locale = HOME): Promise<string[]> {
  await page.goto(localePath(where, '/checkout/cart'))
  const lines = page.getByRole('main').getByRole('listitem')
  return lines
    .filter({ has: page.getByRole('spinbutton') })
    .getByRole('link')
    .allInnerTexts()
}

async function inOtherBrowser(browser: Browser, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  await act(await context.newPage())
  await context.close()
}

// spec 6: signed-in consumer: cart tied to the account
test('a guest bag becomes the customer’s, leaves when they sign out, and is there when they return', async ({
  page,
  t,
}) => {
  test.slow()
  const email = createPerson()
  await submitToCart(page.request, HOME, LAMP.path, { quantity: 2 })
  await signInToCart(page, email, { isNew: true })
  await expect(cartButton(page, t, 2)).toBeVisible()
  expect(await pieces(page)).toContain(LAMP.title)
  await signOut(page, t)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cart_id')
  await page.goto('/checkout/cart')
  await expect(page.getByRole('heading', { level: 1, name: t('bag.empty.title') })).toBeVisible()
  await signInToCart(page, email)
  expect(await pieces(page)).toContain(LAMP.title)
  await expect(cartButton(page, t, 2)).toBeVisible()
})

test('a guest bag and the bag of the account are merged, on other devices too', async ({
  page,
  browser,
  t,
}) => {
  test.slow()
  const email = createPerson()
  await signInToCart(page, email, { isNew: true })
  await submitToCart(page.request, HOME, LAMP.path)
  await inOtherBrowser(browser, async (other) => {
    await submitToCart(other.request, HOME, CHAIR.path)
    await submitToCart(other.request, HOME, LAMP.path)
    await signInToCart(other, email)
    expect((await pieces(other)).filter((title) => title === LAMP.title)).toHaveLength(1)
    expect(await pieces(other)).toContain(CHAIR.title)
    await expect(cartButton(other, t, 2)).toBeVisible()
  })
  expect(await pieces(page)).toContain(CHAIR.title)
  await expect(cartButton(page, t, 2)).toBeVisible()
})

// spec 4: logout clears token and cart cookies; the next person sees nothing
test('the next person at the browser sees nothing of the previous bag', async ({ page, t }) => {
  test.slow()
  const [first, second] = [createPerson(), createPerson()]
  await submitToCart(page.request, HOME, LAMP.path)
  await signInToCart(page, first, { isNew: true })
  const before = await page.context().cookies()
  await signOut(page, t)
  await signInToCart(page, second, { isNew: true })
  await expect(page.getByRole('heading', { level: 1, name: t('bag.empty.title') })).toBeVisible()
  // Even the cookie of that cart does not help, neither as the second customer nor as a guest.
  await page.context().addCookies(before.filter(({ name }) => name === 'cart_id'))
  expect(await pieces(page)).not.toContain(LAMP.title)
  await signOut(page, t)
  await page.context().addCookies(before.filter(({ name }) => name === 'cart_id'))
  await page.goto('/checkout/cart')
  await expect(page.getByText(t('bag.notices.saved-to-account'))).toBeVisible()
  await expectGoodPage(page, HOME)
  const response = await page.request.get('/checkout', { maxRedirects: 0 })
  expect(response.headers().location).toBe('/checkout/cart')
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
  await signInToCart(page, email, { isNew: true, where: germany })
  await submitToCart(page.request, germany, TWIN_LAMP)
  expect(await pieces(page, germany)).not.toEqual([])
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
  expect(await pieces(page, germany)).toContain('Tischleuchte Luna')
})
