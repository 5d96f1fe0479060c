import { afterAll, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'

const CUSTOMER = 'gid://shopify/Customer/7'
const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
afterAll(() => database.close())
const customers = new Map([
  ['ada', { customerId: CUSTOMER, companyLocationIds: [LOCATION] }],
  ['bea', { customerId: 'gid://shopify/Customer/8', companyLocationIds: [] }],
])
const shop = sampleShop(database, { authenticate: async (token) => ok(customers.get(token) ?? null) })
const execute = createExecute(shop, 'private')

// spec 4: when the buyer's country differs, the buyer identity is updated and prices follow
test('prices are in the currency of the buyer’s country: dollars, euros, pounds', async () => {
  const { gid } = await addPiece(database, { prices: { USD: 12_000, EUR: 10_050, GBP: 9_000 } })
  const cart = await createSampleCart(execute, 'US', [gid, 2])
  expect(cart.cost.subtotalAmount).toEqual({ amount: '240.0', currencyCode: 'USD' })
  const italian = await identify(cart.id, { countryCode: 'IT' })
  expect(italian.cart.cost.subtotalAmount).toEqual({ amount: '201.0', currencyCode: 'EUR' })
  expect(italian.cart.buyerIdentity.countryCode).toBe('IT')
  const british = await identify(cart.id, { countryCode: 'GB' })
  expect(british.cart.cost.subtotalAmount).toEqual({ amount: '180.0', currencyCode: 'GBP' })
})

test('the checkout URL has the locale of the buyer’s country and the requested language', async () => {
  const { id, checkoutUrl } = await createSampleCart(execute, 'US')
  const [, token, key] = /Cart\/(.+)\?key=(.+)$/.exec(id) ?? []
  expect(checkoutUrl).toBe(`https://shop.example/checkout/${token}?key=${key}`)
  const german = await identify(id, { countryCode: 'AT' }, 'DE')
  expect(german.cart.checkoutUrl).toBe(`https://shop.example/de-at/checkout/${token}?key=${key}`)
  expect((await readCart(execute, id))?.checkoutUrl).toContain('/de-at/')
})

test('a piece that does not ship to the country is refused with its own code', async () => {
  const { gid } = await addPiece(database, { attributes: { excludedCountries: '["US", "CA"]' } })
  const { id } = await createSampleCart(execute, 'US')
  const refused = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: gid }] })
  expect(refused.userErrors).toMatchObject([
    { code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'merchandiseId'] },
  ])
})

test('a line that does not ship to the new country stays, with a warning', async () => {
  const { gid } = await addPiece(database, { attributes: { excludedCountries: '["US"]' } })
  const { id, lines } = await createSampleCart(execute, 'IT', [gid, 1])
  const moved = await identify(id, { countryCode: 'US' })
  expect(moved.cart.totalQuantity).toBe(1)
  expect(moved.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: lines.nodes[0]?.id }])
})

// spec 6: products b2b only are not for sale to consumers
test.each([
  ['kept for the trade', { customerRestrictions: 'b2b_only' }],
  ['upon request', { notDirectlyShoppable: 'true' }],
  ['for the house itself', { internalUseOnly: 'true' }],
])('a piece %s is not for sale to a consumer', async (_, attributes) => {
  const { gid } = await addPiece(database, { attributes })
  const { id } = await createSampleCart(execute, 'IT')
  const refused = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: gid }] })
  expect(refused.userErrors).toMatchObject([{ code: 'VALIDATION_CUSTOM' }])
})

test('a SKU that starts with PORAMI is available upon request only', async () => {
  const { gid } = await addPiece(database, { sku: 'PORAMI-1' })
  const { id } = await createSampleCart(execute, 'IT')
  const refused = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: gid }] })
  expect(refused.userErrors).toMatchObject([{ code: 'VALIDATION_CUSTOM' }])
})

// spec 6: buyer identity carries the company location, and trade prices replace public ones
test('a company location gives access to trade prices and trade-only pieces', async () => {
  const { gid } = await addPiece(database, {
    tradePrices: { EUR: 8_000 },
    attributes: { customerRestrictions: 'b2b_only' },
  })
  const { id } = await createSampleCart(execute, 'IT')
  const buyerIdentity = { customerAccessToken: 'ada', companyLocationId: LOCATION }
  const known = await identify(id, buyerIdentity)
  expect(known.cart.buyerIdentity).toMatchObject({
    customer: { id: CUSTOMER },
    purchasingCompany: { location: { id: LOCATION } },
  })
  const { cart } = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: gid }] })
  expect(cart.cost.subtotalAmount.amount).toBe('80.0')
})

test.each([
  ['an invalid token', { customerAccessToken: 'nobody' }, 'INVALID', 'customerAccessToken'],
  [
    'a location without a token',
    { companyLocationId: LOCATION },
    'MISSING_CUSTOMER_ACCESS_TOKEN',
    'customerAccessToken',
  ],
  [
    "somebody else's location",
    { customerAccessToken: 'bea', companyLocationId: LOCATION },
    'INVALID_COMPANY_LOCATION',
    'companyLocationId',
  ],
  ['a country that is not served', { countryCode: 'KP' }, 'INVALID', 'countryCode'],
])('%s is refused, and the buyer stays who they were', async (_, buyerIdentity, code, field) => {
  const { id } = await createSampleCart(execute, 'IT')
  const { cart, userErrors } = await identify(id, buyerIdentity)
  expect(userErrors).toMatchObject([{ code, field: ['buyerIdentity', field] }])
  expect(cart.buyerIdentity).toMatchObject({ countryCode: 'IT', customer: null, purchasingCompany: null })
})

test('a cart of one customer cannot be assigned to another, even after it was detached', async () => {
  const { id } = await createSampleCart(execute, 'IT')
  await identify(id, { customerAccessToken: 'ada' })
  expect((await identify(id, { customerAccessToken: 'bea' })).userErrors).toMatchObject([{ code: 'INVALID' }])
  const left = await identify(id, { customerAccessToken: null })
  expect(left.cart.buyerIdentity.customer).toBeNull()
  expect((await identify(id, { customerAccessToken: 'bea' })).userErrors).toMatchObject([{ code: 'INVALID' }])
  expect((await identify(id, { customerAccessToken: 'ada' })).userErrors).toEqual([])
})

test('a cart that cannot be created completely is not created', async () => {
  const { gid } = await addPiece(database, { attributes: { excludedCountries: 'US' } })
  const input = { buyerIdentity: { countryCode: 'US' }, lines: [{ merchandiseId: gid }] }
  const { cart, userErrors } = await mutateCart(execute, 'cartCreate', { input })
  expect(cart).toBeNull()
  expect(userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }])
})

function identify(cartId: string, buyerIdentity: Record<string, unknown>, language?: string) {
  return mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity }, language)
}
