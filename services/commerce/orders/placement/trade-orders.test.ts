import { afterAll, afterEach, expect, test } from 'vitest'
import type { OpenCheckout } from '#contracts/order/checkout.ts'
import { ok, refuse } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import { openSampleCheckout, SAMPLE_CARD } from '#tests/support/samples/sample-checkout.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'

import { readOrder } from '../read-order.ts'

const CUSTOMER = 'gid://shopify/Customer/7'
const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
afterAll(() => database.close())

let standing: TradeStanding | null = null
let isStandingReadable = true
let companyLocationId = LOCATION
let exemptNumber: string | null = null
afterEach(() => {
  companyLocationId = LOCATION
  exemptNumber = null
})
const service = sampleShop(database, {
  house: { ...SAMPLE_HOUSE, country: 'AT' },
  authenticate: async () =>
    ok({
      customerId: CUSTOMER,
      companyLocationIds: standing === 'approved' ? [companyLocationId] : [],
      exemptNumber,
    }),
  async findTradeBuyer(customerId) {
    if (!isStandingReadable) return refuse('account-unavailable')
    return ok(
      customerId === CUSTOMER && standing
        ? { standing, companyLocationId, company: 'Studio', exemptNumber }
        : null,
    )
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

async function readSubtotal({ cartId }: { cartId: string }) {
  return (await readCart(execute, cartId))?.cost.subtotalAmount.amount
}

test.each([
  [null, '100.0'],
  ['rejected', '100.0'],
  ['approved', '80.0'],
] as const)('a customer whose application is %s orders for %s', async (tradeStanding, subtotal) => {
  const checkout = await checkoutOf(tradeStanding)
  expect(await readSubtotal(checkout)).toBe(subtotal)
  const kind = tradeStanding === 'approved' ? 'trade' : 'sale'
  expect(await checkout.state()).toMatchObject({ terms: { kind, mustBeAccepted: kind === 'sale' } })
  expect((await checkout.place(byCard)).status).toBe(201)
})

// spec 4: a pending application blocks the order, whatever a page shows
test('a pending application blocks the order until it is approved', async () => {
  const checkout = await checkoutOf('pending')
  expect(await readSubtotal(checkout)).toBe('100.0')
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
// spec 4: a pending client's cart stays blocked after it was detached
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
    expect(await readSubtotal(checkout)).toBe(total)
    expect((await checkout.place(byCard)).status).toBe(201)
  },
)

test('a cart with trade prices is repriced once the approval is withdrawn', async () => {
  const checkout = await checkoutOf('approved')
  standing = 'rejected'
  expect(await checkout.place(byCard)).toMatchObject({ body: { code: 'totals-changed' } })
  expect(await readSubtotal(checkout)).toBe('100.0')
  expect((await checkout.place(byCard)).status).toBe(201)
})

test('a guest’s order does not depend on a trade application', async () => {
  standing = 'pending'
  const { gid } = await addPiece(database)
  const checkout = await openSampleCheckout(service, [[gid, 1]])
  expect((await checkout.place(byCard)).status).toBe(201)
})

test('who has left a company does not order at its prices, also as a member of another approved one', async () => {
  const checkout = await checkoutOf('approved')
  companyLocationId = 'gid://shopify/CompanyLocation/6'
  expect(await checkout.place(byCard)).toMatchObject({ body: { code: 'totals-changed' } })
  expect(await readSubtotal(checkout)).toBe('100.0')
})

/** The piece has a trade price of 80 euros and free delivery, with 22 percent VAT in Italy; the house is elsewhere. */
// spec 3: checkout: an exempt company pays without the tax in the prices
test('a company that is exempt pays without the tax in the prices, and the order says so', async () => {
  exemptNumber = 'IT00743110157'
  const checkout = await checkoutOf('approved')
  const { totals } = (await checkout.state()) as OpenCheckout
  const gross = Number(totals.subtotal.amount) + Number(totals.shipping.amount)
  const taken = Math.round((gross * 2200) / 122) / 100
  const taxes = { kind: 'exempt', taxNumber: 'IT00743110157', amount: { amount: String(taken) } }
  expect(totals).toMatchObject({ taxes })
  expect(Number(totals.total.amount)).toBeCloseTo(gross - taken)
  expect(totals.due).toEqual(totals.total)
  const { status, body } = await checkout.place(byCard)
  expect(status).toBe(201)
  const order = await readOrder(database.db, String(body.orderId), [])
  expect(order?.totals).toMatchObject({ taxes, total: totals.total })
  const { rows } = await database.pool.query(
    'select paid_minor from commerce.order_lines where order_id = $1',
    [body.orderId],
  )
  expect(rows).toEqual([{ paid_minor: String(Math.round(8000 / 1.22)) }])
})

test.each([
  ['granted', null, 'IT00743110157'],
  ['withdrawn', 'IT00743110157', null],
])(
  'an exemption that is %s meanwhile changes the totals, which the buyer sees first',
  async (_, before, after) => {
    exemptNumber = before
    const checkout = await checkoutOf('approved')
    const { totals } = (await checkout.state()) as OpenCheckout
    exemptNumber = after
    const shown = { expectedTotal: totals.total, expectedDue: totals.due }
    expect(await checkout.place({ ...byCard, ...shown })).toMatchObject({ body: { code: 'totals-changed' } })
    const kind = after === null ? 'included' : 'exempt'
    expect(await checkout.state()).toMatchObject({ totals: { taxes: { kind } } })
    expect((await checkout.place(byCard)).status).toBe(201)
  },
)

test('an exemption does not apply to what someone buys for themselves', async () => {
  exemptNumber = 'IT00743110157'
  const checkout = await checkoutOf('rejected')
  expect(await checkout.state()).toMatchObject({ totals: { taxes: { kind: 'included' } } })
})
