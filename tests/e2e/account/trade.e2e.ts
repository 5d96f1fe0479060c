import type { Locator } from '@playwright/test'
import { cartLine, cartPanel, submitToCart } from '../support/bag.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/people/demo-person.ts'
import { place } from '../support/places.ts'
import { findPrices } from '../support/prices.ts'

const ITALY = place('it-it')
const CHAIR = { handle: 'sedia-ansa', path: '/products/sedia-ansa', title: 'Sedia Ansa' }
/** Amounts in euros in Italian format. */
const PRICE = /[\d.]+\s€/
const PRICES = /[\d.]+\s€/g
const FOR_TRADE = '/products/tavolo-ovale-ninfea-riunioni'

test.use({ where: ITALY })

// spec 6: approved: the trade price replaces the public price, on product, list and bag; nothing of it is a guest's
test('an approved trade client sees trade prices in lists, on products and in the bag; a guest sees none', async ({
  page,
  browser,
  t,
  visit,
}) => {
  test.slow()
  await signInAs(page, 'approved trade client', ITALY)
  await visit('/search?q=sedia+ansa')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: CHAIR.title, exact: true }) })
  const { price } = await findPrices(page.request, ITALY, CHAIR.handle)
  const tradePrice = await lowerPrice(card, price)
  const banner = page.getByRole('banner')
  await banner.locator('.menu-link', { hasText: 'Idee' }).hover()
  await expect(banner.getByRole('link', { name: 'Ordine rapido' })).toBeVisible()

  await visit(CHAIR.path)
  const main = page.getByRole('main')
  await expect(main).toContainText(tradePrice)
  await expect(main).toContainText(t('product.trade-price', { price }))
  await expectGoodPage(page, ITALY)
  await page.getByRole('button', { name: t('product.add') }).click()
  const { line, remove } = cartLine(cartPanel(page, t), t, CHAIR.title)
  await expect(line).toContainText(tradePrice)
  await remove.click()
  await visit(FOR_TRADE)

  const guest = await browser.newContext()
  const seen = await (await guest.request.get(`/it-it${CHAIR.path}`)).text()
  expect(seen).toMatch(amount(price))
  expect(seen).not.toMatch(amount(tradePrice))
  expect(seen).not.toContain(`${numberOf(tradePrice) * 100}`)
  expect((await guest.request.get(`/it-it${FOR_TRADE}`)).status()).toBe(403)
  await guest.close()
})

// spec 4: pending: browsing and bag, no checkout, and why
test('a pending trade client pays public prices and is told why they cannot check out', async ({
  page,
  t,
  visit,
}) => {
  await signInAs(page, 'pending trade client', ITALY)
  await submitToCart(page.request, ITALY, CHAIR.path)
  await visit('/checkout')
  await expect(page).toHaveURL(/\/it-it\/checkout\/cart$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(t('errors.trade.trade-application-pending'))
  await expect(main.getByRole('button', { name: t('bag.to-checkout') })).toBeDisabled()
  const { price } = await findPrices(page.request, ITALY, CHAIR.handle)
  const line = main.getByRole('listitem').filter({ hasText: CHAIR.title }).first()
  await expect(line).toContainText(PRICE)
  // The quantity may be two if the test is retried; a trade price would not be a multiple of the public one.
  for (const shown of await pricesIn(line)) expect(numberOf(shown) % numberOf(price)).toBe(0)
})

/** The price in a card that is below the public one. */
async function lowerPrice(card: Locator, price: string): Promise<string> {
  await expect(card).toContainText(PRICE)
  const lower = (await pricesIn(card)).find((shown) => numberOf(shown) < numberOf(price))
  expect(lower, 'a trade price').toBeDefined()
  return lower ?? ''
}

async function pricesIn(place: Locator): Promise<string[]> {
  return [...((await place.textContent()) ?? '').matchAll(PRICES)].map(([shown]) => shown)
}

/** Matches the whole amount, not the end of a longer one. */
function amount(price: string): RegExp {
  return new RegExp(`(?<![\\d.])${numberOf(price).toLocaleString('it-IT')}\\s€`)
}

function numberOf(price: string): number {
  return Number(price.replace(/\D/g, ''))
}
