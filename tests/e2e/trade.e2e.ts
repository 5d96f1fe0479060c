import { bagLine, bagPanel, putInBag } from './support/bag.ts'
import { signInAs } from './support/demo-person.ts'
import { expect, test } from './support/journey.ts'
import { place } from './support/places.ts'
import { expectGoodPage } from './support/quality.ts'

const ITALY = place('it-it')
/** What everybody pays for it in Italy, and what the trade does. */
const CHAIR = {
  path: '/products/sedia-ansa',
  title: 'Sedia Ansa',
  price: /(?<![\d.])890\s€/,
  tradePrice: /(?<![\d.])694\s€/,
}
const FOR_TRADE = '/products/tavolo-ovale-ninfea-riunioni'

test.use({ where: ITALY })

test('an approved trade client sees trade prices in lists, on products and in the bag; a guest sees none of it', async ({
  page,
  browser,
  t,
  visit,
}) => {
  test.slow()
  await signInAs(page, t, 'approved trade client', ITALY)
  await visit('/search?q=sedia+ansa')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: CHAIR.title, exact: true }) })
  await expect(card).toContainText(CHAIR.tradePrice)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Progetti' })).toBeVisible()

  await visit(CHAIR.path)
  const main = page.getByRole('main')
  await expect(main).toContainText(CHAIR.tradePrice)
  await expect(main).toContainText(t('product.trade-price', { price: '890 €' }))
  await expectGoodPage(page, ITALY)
  await page.getByRole('button', { name: t('product.add') }).click()
  const { line, remove } = bagLine(bagPanel(page, t), t, CHAIR.title)
  await expect(line).toContainText(CHAIR.tradePrice)
  await remove.click()
  await visit(FOR_TRADE)

  const guest = await browser.newContext()
  const seen = await (await guest.request.get(`/it-it${CHAIR.path}`)).text()
  expect(seen).toMatch(CHAIR.price)
  expect(seen).not.toMatch(CHAIR.tradePrice)
  expect(seen).not.toContain('69400')
  expect((await guest.request.get(`/it-it${FOR_TRADE}`)).status()).toBe(403)
  await guest.close()
})

test('a pending trade client pays public prices and is told why they cannot check out', async ({
  page,
  t,
  visit,
}) => {
  await signInAs(page, t, 'pending trade client', ITALY)
  await putInBag(page.request, ITALY, CHAIR.path)
  await visit('/checkout')
  await expect(page).toHaveURL(/\/it-it\/checkout\/cart$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(t('errors.trade.trade-application-pending'))
  await expect(main.getByRole('button', { name: t('bag.to-checkout') })).toBeDisabled()
  await expect(main).toContainText(CHAIR.price)
  await expect(main).not.toContainText(CHAIR.tradePrice)
})
