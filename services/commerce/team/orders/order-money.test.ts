import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { CommerceOptions } from '#services/commerce/options.ts'
import { createBankTransfer } from '#services/commerce/orders/payments/bank-transfer.ts'
import { createTestCard } from '#services/commerce/orders/payments/test-card.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_BANK, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { TEST_TIME, testClock } from '#tests/support/test-clock.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await database.pool.query('create table sent_mails (letter text primary key, refunded text)')
/** The refunds of the card provider, in minor units, with the key of each call. */
const paidBack: [amountMinor: number, key: string][] = []
const released: string[] = []
let isCardDown = false
const checkout: Partial<CommerceOptions['checkout']> = {
  paymentProviders: [
    createBankTransfer(SAMPLE_BANK),
    {
      ...createTestCard(testClock()),
      release: async (reference) => void released.push(reference),
      async refund(_, { amountMinor }, key) {
        if (isCardDown) throw new Error('no response')
        paidBack.push([amountMinor, key])
      },
    },
  ],
  async sendMail(tx, mail) {
    const refunded = 'refunded' in mail ? (mail.refunded?.amount ?? null) : null
    await tx.execute(sql`insert into sent_mails values (${mail.letter}, ${refunded}) on conflict do nothing`)
  },
}
const errors: unknown[] = []
const shop = sampleShop(database, { checkout, reportError: (error) => errors.push(error) })
const { call } = sampleTeam(database, shop)
const { gid } = await addPiece(database)
const card = {
  method: 'test-card',
  card: { holder: 'A', number: '4242424242424242', expiry: '12/39', securityCode: '123' },
}

async function order(payment?: typeof card): Promise<string> {
  const { body } = await (await readySampleCheckout(shop, [gid, 1])).place(payment ? { payment } : {})
  return String(body.orderId)
}
const find = async (id: string) => (await call(`/orders/${id}`)).body.item
async function act(id: string, action: string, input: object = {}) {
  const { version } = await find(id)
  return call(`/orders/${id}/${action}`, { role: 'orders', body: { version, input } })
}
const settleLater = () =>
  shop.jobs
    ?.find(({ name }) => name === 'commerce: settle refunds')
    ?.run(new Date(TEST_TIME.getTime() + 3_600_000))
const readDue = async (id: string) => Math.round(Number((await find(id)).totals.due.amount) * 100)

test('a transfer may arrive in parts: the order is paid with the last', async () => {
  const id = await order()
  const due = await readDue(id)
  const part = await act(id, 'transfer-received', { amountMinor: due - 100 })
  expect(part.body.item).toMatchObject({ status: 'awaiting-payment', detail: { receivedMinor: due - 100 } })
  const rest = await act(id, 'transfer-received', { amountMinor: 100 })
  expect(rest.body.item).toMatchObject({
    status: 'paid',
    payment: { status: 'captured' },
    detail: { refunds: [] },
  })
})

test('what is too much of a transfer goes back, once the team has transferred it', async () => {
  const id = await order()
  const { body } = await act(id, 'transfer-received', { amountMinor: (await readDue(id)) + 2_500 })
  expect(body.item).toMatchObject({
    status: 'paid',
    detail: { refunds: [{ reason: 'overpaid', amountMinor: 2_500, status: 'to-transfer' }] },
  })
  const [{ id: refundId }] = body.item.detail.refunds
  const amount = { amount: '25.0', currencyCode: 'EUR' }
  const ofBuyer = { id: refundId, reason: 'overpaid', amount, settledAt: null }
  expect(body.item.refunds).toMatchObject([ofBuyer])
  const done = await act(id, 'refund-transferred', { refundId })
  expect(done.body.item.detail.refunds).toMatchObject([{ status: 'done', settledAt: expect.any(String) }])
  expect(done.body.item.refunds).toMatchObject([{ ...ofBuyer, settledAt: expect.any(String) }])
  expect((await act(id, 'refund-transferred', { refundId })).body).toEqual({ code: 'already-done' })
  // The overpayment does not count toward the refundable amount.
  expect(done.body.item.detail.refundableMinor).toBe(await readDue(id))
})

test('a transfer for an expired order is recorded as late, and goes back', async () => {
  const id = await order()
  await database.pool.query("update commerce.orders set status = 'expired' where id = $1", [id])
  const { body } = await act(id, 'transfer-received')
  expect(body.item).toMatchObject({
    status: 'expired',
    detail: { cameLateAt: expect.any(String), refunds: [{ reason: 'late', amountMinor: await readDue(id) }] },
  })
  expect((await act(id, 'transfer-received')).body).toEqual({ code: 'already-done' })
})

// spec 5: the team refunds an order in parts, each once
test('a card is refunded in parts up to what was paid, each once, and the buyer is told', async () => {
  const id = await order(card)
  const due = await readDue(id)
  expect((await act(id, 'refund', { amountMinor: due + 1 })).body).toEqual({ code: 'refund-too-large' })
  const { body } = await act(id, 'refund', { amountMinor: 1_000 })
  expect(body.item.detail).toMatchObject({ refundableMinor: due - 1_000 })
  const { refunds } = (await find(id)).detail
  expect(refunds).toMatchObject([{ reason: 'refund', amountMinor: 1_000, status: 'done' }])
  expect(paidBack).toEqual([[1_000, refunds[0].id]])
  expect((await act(id, 'refund', { amountMinor: due - 999 })).body).toEqual({ code: 'refund-too-large' })
  const { rows } = await database.pool.query(
    "select refunded from sent_mails where letter like 'order-refunded ' || $1 || '%'",
    [id],
  )
  expect(rows).toEqual([{ refunded: '10.0' }])
})

test('two refunds at once are never more than what was paid', async () => {
  const id = await order(card)
  const amountMinor = await readDue(id)
  const { version } = await find(id)
  const refund = () => call(`/orders/${id}/refund`, { body: { version, input: { amountMinor } } })
  const statuses = (await Promise.all([refund(), refund()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('a refund that its provider did not confirm is pending, and is made later with the same key', async () => {
  const id = await order(card)
  isCardDown = true
  expect((await act(id, 'refund', { amountMinor: 500 })).status).toBe(200)
  const [pending] = (await find(id)).detail.refunds
  expect(pending).toMatchObject({ status: 'pending' })
  expect(errors).toHaveLength(1)
  isCardDown = false
  await settleLater()
  expect((await find(id)).detail.refunds).toMatchObject([{ id: pending.id, status: 'done' }])
  expect(paidBack.filter(([, key]) => key === pending.id)).toEqual([[500, pending.id]])
  await settleLater()
  expect(paidBack.filter(([, key]) => key === pending.id)).toHaveLength(1)
})

test('canceling pays back what is left, after the commit', async () => {
  const id = await order(card)
  const due = await readDue(id)
  await act(id, 'refund', { amountMinor: 700 })
  expect((await act(id, 'cancel', { restocks: true })).status).toBe(200)
  expect((await find(id)).detail.refunds).toMatchObject([
    { reason: 'refund', amountMinor: 700 },
    { reason: 'cancelled', amountMinor: due - 700, status: 'done' },
  ])
})

test('canceling an order whose card was not charged yet releases the authorization', async () => {
  const id = await order(card)
  await database.pool.query("update commerce.payments set status = 'authorised' where order_id = $1", [id])
  await act(id, 'cancel', { restocks: true })
  expect(released).toHaveLength(1)
})

test('an order that was never paid has nothing to refund', async () => {
  const id = await order()
  expect((await act(id, 'refund', { amountMinor: 1 })).body).toEqual({ code: 'order-not-open' })
  await act(id, 'cancel', { restocks: true })
  expect((await find(id)).detail.refunds).toEqual([])
})

test('a note is read by the team, and by no buyer', async () => {
  const id = await order()
  const added = await call(`/orders/${id}/add-note`, {
    role: 'care',
    body: { version: 1, input: { text: ' Call before delivery ' } },
  })
  expect(added.body.item.detail.notes).toMatchObject([{ text: 'Call before delivery', accountId: 'a' }])
  expect((await act(id, 'add-note', { text: ' ' })).status).toBe(400)
  const { items } = (await call(`/orders/${id}/history`)).body
  expect(items).toMatchObject([{ action: 'add-note', before: {}, after: {} }])
})

test('an email is sent again where it still applies, each time as another one', async () => {
  const id = await order()
  expect((await act(id, 'resend-email', { kind: 'order-confirmation' })).status).toBe(200)
  await act(id, 'resend-email', { kind: 'order-confirmation' })
  expect((await act(id, 'resend-email', { kind: 'order-reminder' })).status).toBe(200)
  expect((await act(id, 'resend-email', { kind: 'order-shipped', shipment: 0 })).body).toEqual({
    code: 'email-not-applicable',
  })
  const { rows } = await database.pool.query(
    "select count(*)::int as count from sent_mails where letter like 'order-confirmation ' || $1 || '%'",
    [id],
  )
  expect(rows).toEqual([{ count: 3 }])
})
