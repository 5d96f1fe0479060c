import type { Page } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { expectGoodLayer } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { signInAs } from '../support/people/demo-person.ts'
import { place } from '../support/places.ts'
import { findPrices } from '../support/prices.ts'
import { readServices } from '../support/services.ts'

const ITALY = place('it-it')
const CHAIR = { handle: 'sedia-ansa', path: '/products/sedia-ansa' }

test.use({ where: ITALY })

// spec 6: beside a trade price is the public one; client view hides every trade price of a tab
test('200 SKUs with ten wrong are reviewed and put on a list, and a client who looks on sees public prices only', async ({
  page,
  t,
  visit,
}) => {
  test.slow()
  await signInAs(page, 'approved trade client', ITALY)
  await visit('/account/quick-order')
  const main = page.getByRole('main')
  const skus = await findSkus(page, ITALY, 190)
  const [first = ''] = skus
  const mistyped = `${first}7`
  const wrong = [mistyped, ...Array.from({ length: 9 }, (_, at) => `ZZZ${at}-${at}00`)]
  await main
    .getByLabel(t('quick-order.text'))
    .fill(
      ['SKU\tQuantità', ...[...skus.slice(1), ...wrong].map((sku) => `${sku}\t2`), `${skus[1]} 1`].join('\n'),
    )
  await main.getByRole('button', { name: t('quick-order.check') }).click()
  const unknown = main.getByText(t('quick-order.problems.unknown-sku'))
  await expect(unknown).toHaveCount(10)
  await expect(main.getByText(t('quick-order.merged', { count: 2 }))).toBeVisible()
  await main.getByRole('button', { name: t('quick-order.suggestion', { sku: first }), exact: true }).click()
  await expect(unknown).toHaveCount(9)

  await main.getByLabel(t('quick-order.list-name')).fill('Albergo Aurora')
  await main.getByRole('button', { name: t('quick-order.add-to-list') }).click()
  await expect(main.getByText(t('quick-order.added-to-list', { added: 190 }))).toBeVisible({
    timeout: 20_000,
  })
  await expect(unknown).toHaveCount(9)
  await expectGoodLayer(page, ITALY)
  await expect(main.getByRole('link', { name: t('quick-order.to-list') })).toBeVisible()

  await page.getByRole('button', { name: t('account.client-view.turn-on') }).click()
  const disable = page.getByRole('button', { name: t('account.client-view.turn-off') })
  await expect(disable).toBeFocused()

  await visit(CHAIR.path)
  const { price } = await findPrices(page.request, ITALY, CHAIR.handle)
  const note = main.getByText(t('product.trade-price', { price }))
  await expect(note).toBeHidden()
  expect(await amountsIn(page)).toContain(digitsOf(price))
  const hidden = await amountsIn(page)
  await expectGoodLayer(page, ITALY)
  await disable.click()
  await expect(note).toBeVisible()
  const shown = await amountsIn(page)
  // The revealed amount is the trade price, which is lower.
  const own = shown.filter((amount) => !hidden.includes(amount))
  expect(own.some((amount) => amount < digitsOf(price))).toBe(true)
})

/** The visible euro amounts on the page. */
async function amountsIn(page: Page): Promise<number[]> {
  const texts = await page.getByRole('main').getByText('€').filter({ visible: true }).allTextContents()
  return [...texts.join(' ').matchAll(/[\d.]+(?:,\d+)?\s€/g)].map(([amount]) => digitsOf(amount))
}

function digitsOf(amount: string): number {
  return Number(amount.replace(/[^\d,]/g, '').replace(',', '.'))
}

const SKUS = `query Skus($country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language) {
  products(first: 250, sortKey: ID) {
    nodes {
      restrictions: metafield(namespace: "custom", key: "customerRestrictions") { value }
      internal: metafield(namespace: "custom", key: "internalUseOnly") { value }
      variants(first: 10) { nodes { sku } }
    }
  }
}`

type Found = {
  restrictions: { value: string } | null
  internal: { value: string } | null
  variants: { nodes: { sku: string }[] }
}

/** SKUs of pieces that trade clients may see. */
async function findSkus(page: Page, where: Locale, count: number): Promise<string[]> {
  const { commerce } = await readServices()
  const variables = { country: where.country.toUpperCase(), language: where.language.toUpperCase() }
  const response = await page.request.post(commerce.url, {
    headers: commerce.privateHeaders,
    data: { query: SKUS, variables },
  })
  const { data } = await response.json()
  const products: Found[] = data.products.nodes
  return products
    .filter(({ restrictions, internal }) => restrictions?.value !== 'b2c_only' && internal?.value !== 'true')
    .flatMap(({ variants }) => variants.nodes.map(({ sku }) => sku))
    .slice(0, count)
}
