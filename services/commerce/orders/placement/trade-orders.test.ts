import { afterAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import { openSampleCheckout, SAMPLE_CARD } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'

const CUSTOMER = 'gid://shopify/Customer/7'
const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
afterAll(() => database.close())

let standing: TradeStanding | null = null
let isStandingReadable = true
const service = sampleShop(database, {
  authenticate: async () =>
    ok({ customerId: CUSTOMER, companyLocationIds: standing === 'approved' ? [LOCATION] : [] }),
  async tradeStandingOf(customerId) {
    return isStandingReadable ? ok(customerId === CUSTOMER ? standing : null) : refuse('account-unavailable')
  },
})
const execute = createExecute(service, 'private')
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }

/** A checkout of one piece for 100 euros (80 for the trade), whose buyer has the given trade standing. */
async function checkoutOf(tradeStanding: TradeStanding | null) {
  standing = tradeStanding
  const { gid } = await addPiece(database, {
    onHand: 5,
    prices: { EUR: 10_000 },
    tradePrices: { EUR: 8_000 },
  })
  const location = tradeStanding === 'approved' ? { companyLocationId: LOCATION } : {}
  return openSampleCheckout(service, [[gid, 1]], { accessToken: 'any', ...location })
}

async function subtotalOf({ cartId }: { cartId: string }) {
  return (await readCart(execute, cartId))?.cost.subtotalAmount.amount
}

test.each([
  [null, '100.0'],
  ['rejected', '100.0'],
  ['approved', '80.0'],
] as const)('a customer whose application is %s orders for %s', async (tradeStanding, subtotal) => {
  const checkout = await checkoutOf(tradeStanding)
  expect(await subtotalOf(checkout)).toBe(subtotal)
  const kind = tradeStanding === 'approved' ? 'trade' : 'sale'
  expect(await checkout.state()).toMatchObject({ terms: { kind, mustBeAccepted: kind === 'sale' } })
  expect((await checkout.place(byCard)).status).toBe(201)
})

test('a pending application blocks the order until it is approved', async () => {
  const checkout = await checkoutOf('pending')
  expect(await subtotalOf(checkout)).toBe('100.0')
  const refused = await checkout.place(byCard)
  expect(refused).toMatchObject({ status: 409, body: { code: 'trade-application-pending' } })
  standing = 'approved'
  expect((await checkout.place(byCard)).status).toBe(201)
})

test('no order is placed while the trade standing cannot be read', async () => {
  const checkout = await checkoutOf(null)
  isStandingReadable = false
  const refused = await checkout.place(byCard)
  expect(refused).toMatchObject({ status: 502, body: { code: 'account-unavailable' } })
  isStandingReadable = true
  expect((await checkout.place(byCard)).status).toBe(201)
})

/** Spec §4: detaching the customer from a cart does not remove its owner's pending application. */
test.each([
  ['approved', '100.0'],
  ['rejected', '100.0'],
] as const)(
  'a pending client’s cart that was detached from them stays blocked until it is %s',
  async (decided, total) => {
    const checkout = await checkoutOf('pending')
    const buyerIdentity = { customerAccessToken: null }
    const { cartId } = checkout
    const { cart } = await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
    expect(cart.buyerIdentity.customer).toBeNull()
    const refused = await checkout.place(byCard)
    expect(refused).toMatchObject({ status: 409, body: { code: 'trade-application-pending' } })
    standing = decided
    expect(await subtotalOf(checkout)).toBe(total)
    expect((await checkout.place(byCard)).status).toBe(201)
  },
)

test('a cart with trade prices is repriced once the approval is withdrawn', async () => {
  const checkout = await checkoutOf('approved')
  standing = 'rejected'
  expect(await checkout.place(byCard)).toMatchObject({ body: { code: 'totals-changed' } })
  expect(await subtotalOf(checkout)).toBe('100.0')
  expect((await checkout.place(byCard)).status).toBe(201)
})

test('a guest’s order does not depend on a trade application', async () => {
  standing = 'pending'
  const { gid } = await addPiece(database)
  const checkout = await openSampleCheckout(service, [[gid, 1]])
  expect((await checkout.place(byCard)).status).toBe(201)
})
