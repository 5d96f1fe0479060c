import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MailRequest } from '#contracts/mail.ts'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import {
  openSampleCheckout,
  readSampleOrder,
  readySampleCheckout,
  SAMPLE_ADDRESS,
  SAMPLE_CARD,
  SAMPLE_DETAILS,
  sampleCheckout,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, SAMPLE_BANK, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { digestCode } from '../../carts/discounts/gift-cards.ts'
import { seedDiscounts } from '../../carts/discounts/seed-discounts.ts'
import { discounts, giftCards } from '../../tables/discount-tables.ts'
import { orders } from '../../tables/order-tables.ts'
import { createBankTransfer } from '../payments/bank-transfer.ts'
import { createTestCard } from '../payments/test-card.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await seedDiscounts(database)
const now = new Date('2026-11-20T10:00:00Z')
const mails: MailRequest[] = []
const released: string[] = []
let isPaymentOffered = true
const card = createTestCard(
  () => now,
  () => isPaymentOffered,
)
const service = sampleShop(database, {
  clock: () => now,
  async authenticate(token) {
    const verifiedEmail = token.replace('token-of-', '')
    return ok({ customerId: verifiedEmail, companyLocationIds: [], verifiedEmail })
  },
  checkout: {
    linkSecret: 'sample-link-secret',
    teamToken: 'sample-team-token',
    paymentProviders: [
      createBankTransfer(SAMPLE_BANK, () => isPaymentOffered),
      { ...card, release: async (reference) => void released.push(reference) },
    ],
    sendMail: async (_transaction, request) => void mails.push(request),
  },
})
const execute = createExecute(service)
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }

beforeEach(() => {
  isPaymentOffered = true
  mails.length = 0
  released.length = 0
})

test('an order paid by transfer is unpaid and shows the bank account', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 5, title: 'Lampada Luna' })
  const checkout = await openSampleCheckout(service, [[gid, 2]], { email: 'ada@example.com' })
  const placed = await checkout.place()
  expect(placed.status).toBe(201)
  const order = await readSampleOrder(service, placed)
  expect(order.number).toMatch(/^BT-2611-\d{6}$/)
  expect(order).toMatchObject({
    status: 'awaiting-payment',
    email: 'ada@example.com',
    address: { city: 'Parma', zone: 'PR' },
    lines: [{ title: 'Lampada Luna', quantity: 2, unitPrice: { amount: '100.0', currencyCode: 'EUR' } }],
    totals: { total: { amount: '200.0' }, due: { amount: '200.0' } },
    payment: { method: 'bank-transfer', status: 'awaited', reference: order.number, bank: SAMPLE_BANK },
  })
  expect(await readStock(variantId)).toEqual({ on_hand: 5, reserved: 2 })
})

// spec 1: terms of sale are accepted where the law requires it, and recorded with the order (issue 14, point 3)
test('in Italy an order requires acceptance of the terms, and records the version shown', async () => {
  const { gid } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  const version = '2026-11-02'
  const refused = { status: 422, body: { code: 'terms-not-accepted' } }
  expect(await checkout.place({ ...byCard, terms: { isAccepted: false, version } })).toEqual(refused)
  expect(await checkout.place({ ...byCard, terms: undefined })).toEqual(refused)
  const { body } = await checkout.place({ ...byCard, terms: { isAccepted: true, version } })
  const [order] = await database.db
    .select()
    .from(orders)
    .where(eq(orders.id, String(body.orderId)))
  expect(order?.terms).toEqual({ kind: 'sale', isAccepted: true, version })
})

test('after a change of country the address must be entered again', async () => {
  const { gid } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  const buyerIdentity = { countryCode: 'FR' }
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId: checkout.cartId, buyerIdentity })
  expect(await checkout.place()).toMatchObject({ status: 409, body: { code: 'details-missing' } })
})

test('in the United States the terms apply without a checkbox', async () => {
  const { gid } = await addPiece(database)
  const { id } = await createSampleCart(execute, 'US', [gid, 1])
  const checkout = sampleCheckout(service, id)
  const address = { ...SAMPLE_ADDRESS, country: 'US', zone: 'NY', postalCode: '10012' }
  await checkout.save({ ...SAMPLE_DETAILS, address })
  expect(await checkout.state()).toMatchObject({ terms: { kind: 'sale', mustBeAccepted: false } })
  const placed = await checkout.place({ terms: { isAccepted: false, version: null } })
  expect(placed.status).toBe(201)
})

test('an order paid by card is paid, and only the last digits of the card are stored', async () => {
  const { gid } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  const order = await readSampleOrder(service, await checkout.place(byCard))
  expect(order).toMatchObject({
    status: 'paid',
    payment: { method: 'test-card', status: 'captured', isTest: true, lastFour: '4242', bank: null },
  })
  const { rows } = await database.pool.query(`
    select count(*)::int as found from (
      select to_jsonb(o)::text as content from commerce.orders o
      union all select to_jsonb(p)::text from commerce.payments p
      union all select to_jsonb(c)::text from commerce.checkouts c) as stored
    where content like '%42424242%' or content like '%4242 4242%'`)
  expect(rows).toEqual([{ found: 0 }])
})

test('the confirmation is sent to the buyer with the signed link to the order', async () => {
  const { gid } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  await checkout.save(undefined, '?language=it')
  const { body } = await checkout.place()
  expect(mails).toMatchObject([
    {
      kind: 'order-confirmation',
      to: 'ada@example.com',
      order: { id: body.orderId },
      orderUrl: `https://shop.example/it-it/orders/${body.orderId}?token=${body.orderToken}`,
    },
  ])
})

test.each([
  ['a guest', undefined, false],
  ['a customer with another address', 'token-of-bea@example.com', false],
  ['the customer whose proven address it is', 'token-of-ada@example.com', true],
] as const)('of %s the address is proven: %#', async (_, accessToken, isAddressProven) => {
  const { gid } = await addPiece(database)
  const buyer = { email: 'Ada@example.com', ...(accessToken && { accessToken }) }
  await (await openSampleCheckout(service, [[gid, 1]], buyer)).place(byCard)
  expect(mails).toMatchObject([{ kind: 'order-confirmation', isAddressProven }])
})

test('a double click, a retry and the back button return the same order', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 5 })
  const checkout = await readySampleCheckout(service, [gid, 1])
  const idempotencyKey = 'one-click-of-one-buyer'
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => checkout.place({ ...byCard, idempotencyKey })),
  )
  const later = await checkout.place({ ...byCard, idempotencyKey: 'from-the-back-button' })
  expect(new Set([...responses, later].map(({ body }) => body.orderId)).size).toBe(1)
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(later.status).toBe(200)
  expect(await readStock(variantId)).toEqual({ on_hand: 5, reserved: 1 })
  expect(mails).toHaveLength(1)
  expect(released).toEqual([])
})

test('two tabs with two cards place one order, and the other authorization is released', async () => {
  const { gid } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  const responses = await Promise.all(
    ['first-tab', 'second-tab'].map((key) => checkout.place({ ...byCard, idempotencyKey: key })),
  )
  expect(new Set(responses.map(({ body }) => body.orderId)).size).toBe(1)
  expect(released.length).toBeLessThanOrEqual(1)
  const { rows } = await database.pool.query('select reference from commerce.payments where order_id = $1', [
    responses[0]?.body.orderId,
  ])
  expect(released).not.toContain(rows[0].reference)
})

test('after the order its cart no longer exists, and the checkout shows the order', async () => {
  const { gid } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  const { body } = await checkout.place()
  expect(await readCart(execute, checkout.cartId)).toBeNull()
  expect(await checkout.state()).toEqual({
    status: 'completed',
    orderId: body.orderId,
    orderToken: body.orderToken,
  })
  expect(await checkout.save()).toMatchObject({ status: 404 })
})

test.each([
  ['4000 0000 0000 0002', 'card-declined'],
  ['4000 0000 0000 9995', 'insufficient-funds'],
  ['4000 0000 0000 0127', 'security-code-wrong'],
  ['1234', 'card-number-invalid'],
])('the card %s makes no order, and another one may be tried', async (number, code) => {
  const { gid, variantId } = await addPiece(database, { onHand: 1 })
  const checkout = await readySampleCheckout(service, [gid, 1])
  const refused = await checkout.place({ payment: { method: 'test-card', card: { ...SAMPLE_CARD, number } } })
  expect(refused).toEqual({ status: 402, body: { code } })
  expect(await readStock(variantId)).toEqual({ on_hand: 1, reserved: 0 })
  expect((await checkout.place(byCard)).status).toBe(201)
})

test('a price that has changed since the buyer saw it is not charged', async () => {
  const { gid, variantId } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  const expectedTotal = { amount: '100.0', currencyCode: 'EUR' as const }
  await database.pool.query('update commerce.variant_prices set price_minor = 12000 where variant_id = $1', [
    variantId,
  ])
  expect(await checkout.place({ expectedTotal })).toEqual({ status: 409, body: { code: 'totals-changed' } })
  expect((await checkout.place({ expectedTotal: { amount: '120.00', currencyCode: 'EUR' } })).status).toBe(
    201,
  )
})

test('a cart that is empty, or has pieces that are sold out or do not ship there, cannot be ordered', async () => {
  const { gid, variantId, productId } = await addPiece(database, { onHand: 1 })
  const checkout = await readySampleCheckout(service, [gid, 1])
  await database.pool.query('update commerce.inventory set on_hand = 0 where variant_id = $1', [variantId])
  expect((await checkout.place()).body.code).toBe('units-exhausted')
  await database.pool.query(
    `insert into commerce.product_metafields values ($1, 'custom', 'excludedCountries', 'json', '["IT"]')`,
    [productId],
  )
  expect((await checkout.place()).body.code).toBe('not-shippable-here')
  const empty = await readySampleCheckout(service)
  expect((await empty.place()).body.code).toBe('cart-empty')
  expect(mails).toEqual([])
})

test('an order requires an idempotency key and an available payment method', async () => {
  const { gid } = await addPiece(database)
  const checkout = await readySampleCheckout(service, [gid, 1])
  expect((await checkout.place({ idempotencyKey: '' })).body.code).toBe('request-malformed')
  expect((await checkout.place({ payment: { method: 'shells' } })).body.code).toBe('payment-method-unknown')
})

test('a shop without a payment method takes no order, not even one that a gift card covers', async () => {
  const { gid, variantId } = await addPiece(database, { prices: { EUR: 3_000 } })
  const checkout = await readySampleCheckout(service, [gid, 1])
  await mutateCart(execute, 'cartGiftCardCodesUpdate', {
    cartId: checkout.cartId,
    giftCardCodes: ['DONO-LUNA-2026-EU50'],
  })
  isPaymentOffered = false
  expect(await checkout.state()).toMatchObject({ status: 'open', paymentMethods: [] })
  for (const payment of [{ method: 'bank-transfer' }, byCard.payment, { method: 'prepaid' }]) {
    const refused = await checkout.place({ payment, expectedTotal: { amount: '30.0', currencyCode: 'EUR' } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'no-payment-method' } })
  }
  expect(await readStock(variantId)).toMatchObject({ reserved: 0 })
})

test('a gift card pays its part once; an order that it covers needs no other payment', async () => {
  const { gid } = await addPiece(database, { prices: { EUR: 3_000 } })
  const giftCardCodes = ['DONO-LUNA-2026-EU50']
  const first = await readySampleCheckout(service, [gid, 1])
  const second = await readySampleCheckout(service, [gid, 1])
  for (const { cartId } of [first, second])
    await mutateCart(execute, 'cartGiftCardCodesUpdate', { cartId, giftCardCodes })
  const expectedTotal = { amount: '30.0', currencyCode: 'EUR' as const }
  const order = await readSampleOrder(service, await first.place({ expectedTotal }))
  expect(order).toMatchObject({
    status: 'paid',
    totals: { due: { amount: '0.0' } },
    payment: { method: 'prepaid' },
  })
  expect(await second.state()).toMatchObject({
    totals: { giftCards: { amount: '20.0' }, due: { amount: '10.0' } },
  })
})

test('if a gift card is removed or spent meanwhile, its part is not charged to the buyer’s card', async () => {
  const code = 'GIFT-TAKEN-OFF-EU40'
  await database.db
    .insert(giftCards)
    .values({ codeDigest: digestCode(code), lastCharacters: 'EU40', currency: 'EUR', balanceMinor: 4_000 })
  const { gid } = await addPiece(database)
  const shown = { expectedTotal: euros('100.0'), expectedDue: euros('60.0') }
  const refused = { status: 409, body: { code: 'totals-changed' } }
  const checkout = await readySampleCheckout(service, [gid, 1])
  const { cartId } = checkout
  await mutateCart(execute, 'cartGiftCardCodesUpdate', { cartId, giftCardCodes: [code] })
  expect(await checkout.state()).toMatchObject({ totals: { total: euros('100.0'), due: euros('60.0') } })

  await mutateCart(execute, 'cartGiftCardCodesUpdate', { cartId, giftCardCodes: [] })
  expect(await checkout.place({ ...byCard, ...shown })).toEqual(refused)
  await mutateCart(execute, 'cartGiftCardCodesUpdate', { cartId, giftCardCodes: [code] })
  await database.db.update(giftCards).set({ balanceMinor: 0 }).where(eq(giftCards.lastCharacters, 'EU40'))
  expect(await checkout.place({ ...byCard, ...shown })).toEqual(refused)
  expect(await checkout.state()).toMatchObject({ status: 'open' })
})

test('a single-use code is used once, even by simultaneous orders', async () => {
  await database.db.insert(discounts).values({
    title: 'Once',
    code: 'ONCE',
    value: { kind: 'percentage', percent: 50 },
    scope: { kind: 'all' },
    startsAt: new Date(0),
    usageLimit: 1,
  })
  const { gid } = await addPiece(database)
  const ready = await Promise.all(Array.from({ length: 4 }, () => readySampleCheckout(service, [gid, 1])))
  for (const { cartId } of ready) {
    await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId, discountCodes: ['ONCE'] })
  }
  const expectedTotal = { amount: '50.0', currencyCode: 'EUR' as const }
  const responses = await Promise.all(ready.map((checkout) => checkout.place({ expectedTotal })))
  expect(responses.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
    201,
    ...Array(3).fill('totals-changed'),
  ])
})

test('a code for one use per customer cannot be used twice with the same email address', async () => {
  await database.db.insert(discounts).values({
    title: 'First order',
    code: 'FIRST',
    value: { kind: 'percentage', percent: 10 },
    scope: { kind: 'all' },
    startsAt: new Date(0),
    isOncePerCustomer: true,
  })
  const { gid } = await addPiece(database)
  const buyer = { email: 'once@example.com' }
  const first = await openSampleCheckout(service, [[gid, 1]], buyer)
  await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId: first.cartId, discountCodes: ['FIRST'] })
  expect((await first.place()).status).toBe(201)
  for (const email of ['once@example.com', 'Once+again@Example.com']) {
    const again = await openSampleCheckout(service, [[gid, 1]], { email })
    await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId: again.cartId, discountCodes: ['FIRST'] })
    expect(await again.state()).toMatchObject({ promotions: [], totals: { total: { amount: '100.0' } } })
  }
})

function euros(amount: string) {
  return { amount, currencyCode: 'EUR' as const }
}

async function readStock(variantId: number) {
  const { rows } = await database.pool.query(
    'select on_hand, reserved from commerce.inventory where variant_id = $1',
    [variantId],
  )
  return rows[0]
}
