import { afterAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  makeAgreedOrder,
  sampleAgreedOrders,
  sampleAgreement,
} from '#tests/support/samples/sample-agreed-order.ts'
import { mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import {
  readSampleOrder,
  SAMPLE_ADDRESS,
  SAMPLE_CARD,
  SAMPLE_DETAILS,
  sampleCheckout,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { discounts } from '../tables/discount-tables.ts'

const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
afterAll(() => database.close())
const standings = new Map<string, TradeStanding>()
const service = sampleShop(database, {
  authenticate: async (token) =>
    ok({ customerId: `gid://shopify/Customer/${token}`, companyLocationIds: [] }),
  async findTradeBuyer(customerId) {
    const standing = standings.get(customerId)
    return ok(
      standing ? { standing, companyLocationId: LOCATION, company: 'Studio', exemptNumber: null } : null,
    )
  },
})
const client = sampleAgreedOrders(service)
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }
const FOR_ADA = { buyer: { accountId: 'ada', email: 'ada@example.com' } }
const OTHER = 'the-secret-of-another-browser-0002'
const ELSEWHERE = { status: 403, body: { code: 'opened-elsewhere' } }

async function agreed(overrides: Parameters<typeof sampleAgreement>[1] = {}, onHand = 9) {
  const { gid } = await addPiece(database, { onHand })
  return { gid, ...(await makeAgreedOrder(service, sampleAgreement(gid, overrides))) }
}

async function readReserved(gid: string): Promise<unknown> {
  const query = 'select reserved from commerce.inventory where variant_id = $1'
  return (await database.pool.query(query, [gid.split('/').at(-1)])).rows[0]?.reserved
}

// spec 6: the prices of a quote are protected against change
test.each(['public', 'private'] as const)(
  'with its key and the %s token of the Storefront API nothing of an agreed order can be read or changed',
  async (token) => {
    await database.db.insert(discounts).values({
      code: null,
      title: `Everything for less, ${token}`,
      value: { kind: 'percentage', percent: 50 },
      scope: { kind: 'all' },
      startsAt: new Date(0),
    })
    const { gid, cartId } = await agreed()
    const execute = createExecute(service, token)
    const checkout = sampleCheckout(service, cartId)
    await checkout.save()
    const before = await checkout.state()
    expect(before).toMatchObject({ promotions: [], totals: { total: { amount: '210.0' } } })
    const lineId = before.status === 'open' ? before.lines[0]?.id : ''
    const changes = [
      ['cartLinesAdd', { lines: [{ merchandiseId: gid, quantity: 1 }] }],
      ['cartLinesUpdate', { lines: [{ id: lineId, quantity: 1 }] }],
      ['cartLinesRemove', { lineIds: [lineId] }],
      ['cartDiscountCodesUpdate', { discountCodes: ['WELCOME10'] }],
      ['cartGiftCardCodesUpdate', { giftCardCodes: ['GIFT'] }],
      ['cartBuyerIdentityUpdate', { buyerIdentity: { countryCode: 'US' } }],
      ['cartBuyerIdentityUpdate', { buyerIdentity: { customerAccessToken: 'eve' } }],
      ['cartNoteUpdate', { note: 'Changed' }],
    ] as const
    for (const [name, variables] of changes) {
      const { cart, userErrors } = await mutateCart(execute, name, { cartId, ...variables })
      expect([name, cart, userErrors[0]?.code]).toEqual([name, null, 'INVALID'])
    }
    expect(await readCart(execute, cartId)).toBeNull()
    expect(await checkout.state()).toEqual(before)
  },
)

test('an agreed order is placed at no other amount, and delivered to no other country', async () => {
  const { cartId, gid } = await agreed()
  const checkout = sampleCheckout(service, cartId)
  const abroad = { ...SAMPLE_ADDRESS, country: 'FR', postalCode: '75001', zone: '' }
  expect(await checkout.save({ ...SAMPLE_DETAILS, address: abroad })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'address.country', code: 'country-differs' }] },
  })
  expect(await checkout.place(byCard)).toMatchObject({ body: { code: 'details-missing' } })
  await checkout.save()
  const less = { amount: '1.0', currencyCode: 'EUR' } as const
  const cheap = await checkout.place({ ...byCard, expectedTotal: less, expectedDue: less })
  expect(cheap).toEqual({ status: 409, body: { code: 'totals-changed' } })
  expect(await checkout.place({ ...byCard, terms: { isAccepted: false, version: null } })).toMatchObject({
    body: { code: 'terms-not-accepted' },
  })
  expect(await readReserved(gid)).toBe(0)
})

test('an agreed order for an account opens for that account alone, in any of its browsers', async () => {
  const { cartId } = await agreed(FOR_ADA)
  const stranger = sampleCheckout(service, cartId, { holder: OTHER })
  const signInFirst = { status: 401, body: { code: 'sign-in-required' } }
  expect(await stranger.call('GET', '')).toEqual(signInFirst)
  expect(await stranger.save()).toEqual(signInFirst)
  expect(await stranger.place(byCard)).toEqual(signInFirst)
  const eve = sampleCheckout(service, cartId, { holder: OTHER, accessToken: 'eve' })
  expect(await eve.call('GET', '')).toEqual(ELSEWHERE)
  expect(await eve.save()).toEqual(ELSEWHERE)
  expect(await eve.place(byCard)).toEqual(ELSEWHERE)
  await sampleCheckout(service, cartId, { accessToken: 'ada' }).save()
  const phone = sampleCheckout(service, cartId, { holder: OTHER, accessToken: 'ada' })
  const placed = await phone.place(byCard)
  expect(placed.status).toBe(201)
  expect(await eve.call('GET', '')).toEqual(ELSEWHERE)
  const { rows } = await database.pool.query('select customer_id from commerce.orders where id = $1', [
    placed.body.orderId,
  ])
  expect(rows).toEqual([{ customer_id: 'gid://shopify/Customer/ada' }])
})

test('an agreed order for a guest opens with its address, for the browser that first enters details', async () => {
  const { cartId } = await agreed()
  const wrongKey = cartId.replace(/key=.*/, 'key=guess')
  expect(await sampleCheckout(service, wrongKey).call('GET', '')).toMatchObject({ status: 404 })
  const guest = sampleCheckout(service, cartId)
  await guest.save()
  for (const other of [{ holder: OTHER }, { holder: OTHER, accessToken: 'eve' }]) {
    expect(await sampleCheckout(service, cartId, other).call('GET', '')).toEqual(ELSEWHERE)
  }
  expect((await guest.place(byCard)).status).toBe(201)
})

// spec 6: a quote is paid once
test('however often an agreed order is paid at once, it is one order', async () => {
  const { id, cartId, gid } = await agreed(FOR_ADA)
  const browsers = Array.from({ length: 5 }, (_, index) =>
    sampleCheckout(service, cartId, { holder: `${OTHER}-${index}`, accessToken: 'ada' }),
  )
  await browsers[0]?.save()
  const placed = await Promise.all(browsers.map(({ place }) => place(byCard)))
  expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
  expect(new Set(placed.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await readReserved(gid)).toBe(2)
  const [first] = placed
  if (!first) throw new Error('There are five')
  expect((await readSampleOrder(service, first)).totals.total.amount).toBe('210.0')
  expect(await client.find(id)).toMatchObject({ value: { order: { id: first.body.orderId } } })
})

test('a canceled agreed order cannot be paid, and canceling it again changes nothing', async () => {
  const { gid } = await addPiece(database)
  const draft = sampleAgreement(gid)
  const { id, cartId } = await makeAgreedOrder(service, draft)
  const checkout = sampleCheckout(service, cartId)
  await checkout.save()
  expect(await client.cancel(id)).toEqual(ok(true))
  expect(await client.cancel(id)).toEqual(ok(true))
  expect(await client.create(draft)).toEqual(refuse('reference-taken'))
  const cancelled = { status: 410, body: { code: 'agreed-order-cancelled' } }
  expect(await checkout.call('GET', '')).toEqual(cancelled)
  expect(await checkout.save()).toEqual(cancelled)
  expect(await checkout.place(byCard)).toEqual(cancelled)
  expect(await client.find(id)).toMatchObject({ value: { status: 'cancelled', order: null } })
  expect(await readReserved(gid)).toBe(0)
})

test('of paying and canceling at once, one is refused', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id, cartId } = await agreed()
      const checkout = sampleCheckout(service, cartId)
      await checkout.save()
      const state = await checkout.state()
      if (state.status !== 'open') throw new Error('The checkout is open')
      const { total, due } = state.totals
      const [placed, cancelled] = await Promise.all([
        checkout.place({ ...byCard, expectedTotal: total, expectedDue: due }),
        client.cancel(id),
      ])
      return { isPlaced: placed.status === 201, isCancelled: cancelled.ok }
    }),
  )
  expect(outcomes.filter(({ isPlaced, isCancelled }) => isPlaced === isCancelled)).toEqual([])
})

test('a pending trade client cannot place an agreed order, nor one whose approval was withdrawn', async () => {
  const customerId = 'gid://shopify/Customer/ada'
  const asAda = (cartId: string) => sampleCheckout(service, cartId, { accessToken: 'ada' })
  const consumer = asAda((await agreed(FOR_ADA)).cartId)
  await consumer.save()
  standings.set(customerId, 'pending')
  expect(await consumer.place(byCard)).toMatchObject({ body: { code: 'trade-application-pending' } })
  standings.set(customerId, 'approved')
  const trade = asAda((await agreed({ ...FOR_ADA, companyLocationId: LOCATION })).cartId)
  await trade.save()
  expect(await trade.state()).toMatchObject({ terms: { kind: 'trade', mustBeAccepted: false } })
  standings.set(customerId, 'rejected')
  for (const _ of [1, 2]) {
    expect(await trade.place(byCard)).toMatchObject({ body: { code: 'agreed-order-unavailable' } })
  }
  standings.set(customerId, 'approved')
  expect((await trade.place(byCard)).status).toBe(201)
  standings.clear()
})

test('a service that cannot read the caller’s account does not open an agreed order', async () => {
  const down = sampleShop(database, { authenticate: async () => refuse('account-unavailable') })
  const { cartId } = await agreed(FOR_ADA)
  const opened = await sampleCheckout(down, cartId, { accessToken: 'ada' }).call('GET', '')
  expect(opened).toEqual({ status: 502, body: { code: 'account-unavailable' } })
})
