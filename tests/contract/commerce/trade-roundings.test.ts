import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadProduct } from '#app/features/product/view/load-product.server.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { parseDecimal } from '#domain/money/money.ts'
import { computeTradePrice } from '#domain/money/trade-price.ts'
import { ok } from '#domain/result.ts'
import { createCommerce } from '#server/compose/clients.ts'
import { importRows, LAGUNA_ROWS } from '#services/commerce/catalogue/fixtures/sample-catalogue.ts'
import { readPriceList } from '#services/commerce/price-lists/price-list-routes.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readCart } from '#tests/support/samples/sample-cart.ts'
import { openSampleCheckout, readSampleOrder } from '#tests/support/samples/sample-checkout.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { createExecute, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const LOCATION = 'gid://shopify/CompanyLocation/5'
const BUYER = { customerAccessToken: 'token', companyLocationId: LOCATION }
const TODAY = { home: 'IT', today: '2026-11-30' } as const
const [first, second, ...pictures] = LAGUNA_ROWS

const database = await freshDatabase('commerce', 'mail')
beforeAll(() =>
  importRows(database, [
    { ...first },
    // More expensive than the first one, so its trade price is calculated as 105.6 euros.
    { ...second, 'Variant Price': '132.00', 'Variant Inventory Qty': '9' },
    ...pictures,
  ]),
)
afterAll(() => database.close())

// spec 6: trade prices of other versions are rounded alike on pages, in lists, in bags and in orders
test.each([
  ['as the set prices', {}, 10_600],
  ['up to five euros', { EUR: { toMinor: 500, direction: 'up' } }, 11_000],
  ['down to half a euro', { EUR: { toMinor: 50, direction: 'down' } }, 10_550],
  ['to the nearest ten cents', { EUR: { toMinor: 10, direction: 'nearest' } }, 10_560],
] as const)(
  'a trade price is rounded %s on its page, in lists, in the bag, in the order and in the price list',
  async (_, tradePrices, expected) => {
    const house = { ...SAMPLE_HOUSE, currencies: { ...SAMPLE_HOUSE.currencies, tradePrices } }
    const service = sampleShop(database, {
      house,
      authenticate: async () =>
        ok({ customerId: 'gid://shopify/Customer/7', companyLocationIds: [LOCATION] }),
      findTradeBuyer: async () =>
        ok({ standing: 'approved', companyLocationId: LOCATION, company: 'Studio', exemptNumber: null }),
    })
    const commerce = createCommerce(
      { services: { commerce: { shopDomain: 'shop.example', privateToken: SAMPLE_PRIVATE_TOKEN } }, house },
      {
        reach: { commerce: { baseUrl: 'https://shop.example', fetch: async (sent) => service.fetch(sent) } },
      },
      pino({ level: 'silent' }),
    )
    await service.jobs?.find(({ name }) => name === 'commerce: round trade prices')?.run(TEST_TIME)

    const guest = visitorOf(new URL('https://shop.test/en-it/'), house)
    const visitor = { ...guest, role: 'trade-approved' as const, buyer: BUYER }
    const content = { getCategory: async () => ok(null) } as Partial<ContentClient> as ContentClient
    const sources = { commerce, content, findCategories: async () => ok([]) }
    const page = await loadProduct(sources, 'laguna', visitor, TODAY)
    if (!page.ok) throw new Error(page.code)
    const [brass, steel] = page.value.view.variants
    if (!brass || !steel) throw new Error('The lamp has two finishes')
    expect([brass.tradePrice?.amountMinor, steel.tradePrice?.amountMinor]).toEqual([8_000, expected])

    const context = { country: 'IT', language: 'en', buyer: BUYER } as const
    const scales = await commerce.findTradePrices([page.value.view.id], context)
    const scale = scales.ok ? scales.value.get(page.value.view.id) : undefined
    expect(scale && computeTradePrice(steel.price, scale)?.amountMinor).toBe(expected)

    const checkout = await openSampleCheckout(service, [[steel.id, 1]], {
      accessToken: 'token',
      companyLocationId: LOCATION,
    })
    const cart = await readCart(createExecute(service, 'private'), checkout.cartId)
    expect(minorOf(cart?.lines.nodes[0]?.cost.amountPerQuantity.amount)).toBe(expected)

    const order = await readSampleOrder(service, await checkout.place())
    expect(order.lines.map(({ unitPrice }) => minorOf(unitPrice.amount))).toEqual([expected])

    const { entries } = readPriceList({ database, house }, { language: 'en', country: 'IT' })
    const listed: (number | null)[] = []
    for await (const { tradeMinor } of entries) listed.push(tradeMinor)
    expect(listed).toEqual([8_000, expected])
  },
)

function minorOf(amount = '0'): number {
  return parseDecimal(amount, 'EUR').amountMinor
}
