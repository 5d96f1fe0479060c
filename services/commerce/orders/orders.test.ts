import { afterAll, expect, test } from 'vitest'
import { readBalances } from '#tests/support/balances.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { mutateCart } from '#tests/support/samples/sample-cart.ts'
import {
  asTeam,
  readSampleOrder,
  readySampleCheckout,
  SAMPLE_CARD,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import {
  createExecute,
  SAMPLE_BANK,
  SAMPLE_TEAM_TOKEN,
  sampleShop,
} from '#tests/support/samples/sample-shop.ts'
import { seedDiscounts } from '../carts/discounts/seed-discounts.ts'
import { createBankTransfer } from './payments/bank-transfer.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await seedDiscounts(database)
const service = sampleShop(database)
const execute = createExecute(service)
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }

test('an order is visible to anyone with its signed link, and to no one else', async () => {
  const { gid } = await addPiece(database)
  const placed = await (await readySampleCheckout(service, [gid, 1])).place()
  expect((await readSampleOrder(service, placed)).id).toBe(placed.body.orderId)
  const other = await (await readySampleCheckout(service, [gid, 1])).place()
  for (const token of ['', 'wrong', other.body.orderToken]) {
    const url = `http://shop.example/checkout/orders/${placed.body.orderId}?token=${token}`
    const response = await service.fetch(new Request(url))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'order-not-found' })
  }
})

test('anyone with the signed link gets the pro-forma invoice while a transfer is awaited, and no one else', async () => {
  const { gid } = await addPiece(database)
  const { body } = await (await readySampleCheckout(service, [gid, 1])).place()
  const other = await (await readySampleCheckout(service, [gid, 1])).place()
  const get = (orderId: unknown, token: unknown, language = 'de') =>
    service.fetch(
      new Request(
        `http://shop.example/checkout/orders/${orderId}/pro-forma?${new URLSearchParams({ token: String(token), language })}`,
      ),
    )
  const file = await get(body.orderId, body.orderToken)
  const { number } = await readSampleOrder(service, { body, status: 201 })
  expect([file.status, file.headers.get('content-disposition'), file.headers.get('cache-control')]).toEqual([
    200,
    `attachment; filename="pro-forma-${number}.pdf"`,
    'private, no-store',
  ])
  expect(await file.text()).toMatch(/^%PDF-/)
  for (const token of ['', 'wrong', other.body.orderToken]) {
    const refused = await get(body.orderId, token)
    expect([refused.status, await refused.json()]).toEqual([404, { code: 'order-not-found' }])
  }
  await asTeam(service, body.orderId, 'payment')
  const paid = await get(body.orderId, body.orderToken)
  expect([paid.status, await paid.json()]).toEqual([409, { code: 'order-not-open' }])
  const statuses = []
  for (let time = 0; time < 8; time++)
    statuses.push((await get(other.body.orderId, other.body.orderToken)).status)
  expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200])
  expect(statuses.slice(6)).toEqual([503, 503])
})

test('an order does not change with the catalogue', async () => {
  const { gid, productId, variantId } = await addPiece(database, { title: 'Lampada Luna' })
  const placed = await (await readySampleCheckout(service, [gid, 1])).place()
  await database.pool.query(`update commerce.products set title = 'Renamed' where id = $1`, [productId])
  await database.pool.query('delete from commerce.variants where id = $1', [variantId])
  const order = await readSampleOrder(service, placed)
  expect(order.lines).toMatchObject([{ title: 'Lampada Luna', unitPrice: { amount: '100.0' } }])
})

test('cancelling releases the stock, and refunds the gift card and the code', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 5 })
  const checkout = await readySampleCheckout(service, [gid, 2])
  const { cartId } = checkout
  await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId, discountCodes: ['WELCOME10'] })
  await mutateCart(execute, 'cartGiftCardCodesUpdate', { cartId, giftCardCodes: ['DONO-LUNA-2026-EU50'] })
  const { body } = await checkout.place(byCard)
  expect(await readBalances(database, variantId)).toEqual({ reserved: 2, balance: 0, used: 1 })
  const cancelled = await asTeam(service, body.orderId, 'cancellation')
  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: 'cancelled', payment: { status: 'released' } },
  })
  await asTeam(service, body.orderId, 'cancellation')
  expect(await readBalances(database, variantId)).toEqual({ reserved: 0, balance: 5000, used: 0 })
})

test('an arrived transfer marks the order as paid; a cancelled order stays cancelled', async () => {
  const { gid } = await addPiece(database)
  const { body } = await (await readySampleCheckout(service, [gid, 1])).place()
  const paid = await asTeam(service, body.orderId, 'payment')
  expect(paid.body).toMatchObject({ status: 'paid', payment: { status: 'captured', bank: null } })
  await asTeam(service, body.orderId, 'cancellation')
  expect(await asTeam(service, body.orderId, 'payment')).toEqual({
    status: 409,
    body: { code: 'order-not-open' },
  })
})

test('only the team can cancel an order or record a payment', async () => {
  const { gid } = await addPiece(database)
  const { body } = await (await readySampleCheckout(service, [gid, 1])).place()
  for (const action of ['cancellation', 'payment'] as const) {
    expect(await asTeam(service, body.orderId, action, 'guessed')).toEqual({
      status: 401,
      body: { code: 'team-only' },
    })
    expect((await asTeam(service, crypto.randomUUID(), action)).status).toBe(404)
    expect((await asTeam(service, 'not-an-id', action)).status).toBe(404)
  }
})

test('if the email cannot be queued, no order is placed and no stock reserved', async () => {
  const failing = sampleShop(database, {
    reportError: () => {},
    checkout: {
      linkSecret: 'sample-link-secret',
      teamToken: SAMPLE_TEAM_TOKEN,
      paymentProviders: [createBankTransfer(SAMPLE_BANK)],
      sendMail: async () => {
        throw new Error('The outbox is away')
      },
    },
  })
  const { gid, variantId } = await addPiece(database)
  const checkout = await readySampleCheckout(failing, [gid, 1])
  expect((await checkout.place()).status).toBe(500)
  expect((await readBalances(database, variantId))?.reserved).toBe(0)
  expect(await checkout.state()).toMatchObject({ status: 'open' })
})
