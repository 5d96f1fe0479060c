import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OrderMailRequest } from '#contracts/mail.ts'
import { paymentDeadline, UNPAID_ORDERS_MAX } from '#domain/order/unpaid-orders.ts'
import { ok } from '#domain/result.ts'
import { readBalances } from '#tests/support/balances.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { mutateCart } from '#tests/support/samples/sample-cart.ts'
import {
  asTeam,
  openSampleCheckout,
  readSampleOrder,
  readySampleCheckout,
  SAMPLE_CARD,
  SAMPLE_TERMS,
  type SampleResponse,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { seedDiscounts } from '../../carts/discounts/seed-discounts.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await seedDiscounts(database)

const PLACED_AT = new Date('2026-11-20T10:00:00Z')
const REMINDED_AT = new Date('2026-11-28T00:00:00Z')
const DEADLINE = new Date('2026-11-30T23:00:00Z')
let now = PLACED_AT
let mails: OrderMailRequest[] = []
let late: string[] = []
let isOutboxDown = false
const service = sampleShop(database, {
  clock: () => now,
  reportError: () => {},
  authenticate: async (token) => ok(token === 'ada' ? { customerId: 'ada', companyLocationIds: [] } : null),
  checkout: {
    reportLatePayment: (orderId) => late.push(orderId),
    async sendMail(_, request) {
      if (isOutboxDown) throw new Error('The outbox is away')
      if (request.kind !== 'account-password' && 'order' in request) mails.push(request)
    },
  },
})
const execute = createExecute(service)

beforeEach(() => {
  now = PLACED_AT
  mails = []
  late = []
})

/** Runs the scheduled jobs at the given time. */
async function runJobsAt(date: Date): Promise<void> {
  now = date
  for (const job of service.jobs ?? []) await job.run(date)
}

async function orderWithEverything() {
  const { gid, variantId } = await addPiece(database, { onHand: 8 })
  const checkout = await readySampleCheckout(service, [gid, 8])
  const { cartId } = checkout
  await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId, discountCodes: ['WELCOME10'] })
  await mutateCart(execute, 'cartGiftCardCodesUpdate', { cartId, giftCardCodes: ['DONO-LUNA-2026-EU50'] })
  const placed = await checkout.place()
  expect(placed.status).toBe(201)
  return { placed, variantId, gid }
}

// spec 1: an order that waits for a transfer is reminded of, expires, and gives its pieces back once
test('an unpaid order sends one reminder, then expires and releases everything exactly once', async () => {
  const { placed, variantId, gid } = await orderWithEverything()
  expect(await readBalances(database, variantId)).toEqual({ reserved: 8, balance: 0, used: 1 })
  expect(await readSampleOrder(service, placed)).toMatchObject({
    status: 'awaiting-payment',
    paymentDueAt: DEADLINE.toISOString(),
  })
  await runJobsAt(new Date(REMINDED_AT.getTime() - 7_200_000))
  expect(kinds()).toEqual(['order-confirmation'])
  await runJobsAt(REMINDED_AT)
  await runJobsAt(new Date(DEADLINE.getTime() - 1))
  expect(kinds()).toEqual(['order-confirmation', 'order-reminder'])
  expect(mails[1]).toMatchObject({ isAddressProven: false, order: { payment: { status: 'awaited' } } })
  expect(await readBalances(database, variantId)).toEqual({ reserved: 8, balance: 0, used: 1 })

  isOutboxDown = true
  await runJobsAt(DEADLINE)
  expect(await readBalances(database, variantId)).toEqual({ reserved: 8, balance: 0, used: 1 })
  isOutboxDown = false
  await Promise.all([runJobsAt(DEADLINE), runJobsAt(DEADLINE), runJobsAt(DEADLINE)])
  await runJobsAt(new Date(DEADLINE.getTime() + 86_400_000))
  expect(kinds()).toEqual(['order-confirmation', 'order-reminder', 'order-expired'])
  expect(await readSampleOrder(service, placed)).toMatchObject({
    status: 'expired',
    payment: { status: 'released', bank: null },
  })
  expect(await readBalances(database, variantId)).toEqual({ reserved: 0, balance: 5000, used: 0 })
  expect((await (await readySampleCheckout(service, [gid, 8])).place()).status).toBe(201)
})

test('a transfer recorded at the deadline is either in time or late, never both', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 40 })
  const placed: SampleResponse[] = []
  for (let count = 0; count < 8; count++) {
    placed.push(await (await readySampleCheckout(service, [gid, 2])).place())
  }
  now = DEADLINE
  const [responses] = await Promise.all([
    Promise.all(placed.map(({ body }) => asTeam(service, body.orderId, 'payment'))),
    runJobsAt(DEADLINE),
  ])
  const orders = await Promise.all(placed.map((response) => readSampleOrder(service, response)))
  for (const [index, { status }] of orders.entries()) {
    expect(responses[index]?.status).toBe(status === 'paid' ? 200 : 409)
  }
  const paid = orders.filter(({ status }) => status === 'paid').length
  expect(orders.filter(({ status }) => status === 'expired')).toHaveLength(8 - paid)
  expect((await readBalances(database, variantId))?.reserved).toBe(2 * paid)
})

test('a transfer that arrives after the order has expired is recorded as late and reported to the team', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 1 })
  const placed = await (await readySampleCheckout(service, [gid, 1])).place()
  await runJobsAt(DEADLINE)
  const refused = { status: 409, body: { code: 'order-expired' } }
  expect(await asTeam(service, placed.body.orderId, 'payment')).toEqual(refused)
  now = new Date(DEADLINE.getTime() + 86_400_000)
  expect(await asTeam(service, placed.body.orderId, 'payment'), 'noted once more').toEqual(refused)
  expect(late).toEqual([placed.body.orderId])
  const { rows } = await database.pool.query(
    'select status, came_late_at from commerce.payments where order_id = $1',
    [placed.body.orderId],
  )
  expect(rows).toEqual([{ status: 'released', came_late_at: DEADLINE }])
  expect((await readBalances(database, variantId))?.reserved).toBe(0)
  await asTeam(service, placed.body.orderId, 'cancellation')
  expect(await readSampleOrder(service, placed)).toMatchObject({ status: 'expired' })
})

test('an order that is paid or cancelled in time never expires', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 9 })
  const paid = await (await readySampleCheckout(service, [gid, 1])).place()
  const cancelled = await (await readySampleCheckout(service, [gid, 2])).place()
  const byCard = await (await readySampleCheckout(service, [gid, 4])).place({
    payment: { method: 'test-card', card: SAMPLE_CARD },
  })
  await asTeam(service, paid.body.orderId, 'payment')
  await asTeam(service, cancelled.body.orderId, 'cancellation')
  await runJobsAt(new Date(DEADLINE.getTime() + 86_400_000))
  const statuses = [paid, cancelled, byCard].map(
    async (response) => (await readSampleOrder(service, response)).status,
  )
  expect(await Promise.all(statuses)).toEqual(['paid', 'cancelled', 'paid'])
  expect((await readBalances(database, variantId))?.reserved).toBe(5)
  expect(kinds().filter((kind) => kind !== 'order-confirmation')).toEqual([])
})

// spec 1: so many orders of one address, account or network wait for a transfer
test.each([
  ['address', UNPAID_ORDERS_MAX.email, { email: 'Squatter@example.com' }],
  ['network', UNPAID_ORDERS_MAX.network, { network: 'one network' }],
  ['account', UNPAID_ORDERS_MAX.account, { accessToken: 'ada' }],
])(
  'so many orders of one %s wait for a transfer, also when many click at the same moment',
  async (_, most, buyer) => {
    const { gid } = await addPiece(database, { onHand: 99 })
    const checkouts = []
    for (let count = 0; count <= most; count++) {
      checkouts.push(await openSampleCheckout(service, [[gid, 1]], buyer))
    }
    const responses = await Promise.all(checkouts.map(({ place }) => place()))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(most).fill(201), 409])
    const refused = responses.findIndex(({ status }) => status === 409)
    expect(responses[refused]?.body).toEqual({ code: 'unpaid-orders-exhausted' })
    const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }
    expect((await checkouts[refused]?.place(byCard))?.status).toBe(201)
    const paid = responses.find(({ status }) => status === 201)
    await asTeam(service, paid?.body.orderId, 'payment')
    const again = await openSampleCheckout(service, [[gid, 1]], buyer)
    expect((await again.place()).status).toBe(201)
  },
)

test('a caller cannot choose the network that is counted', async () => {
  const { gid } = await addPiece(database, { onHand: 99 })
  const place = async () => {
    const { call, state } = await readySampleCheckout(service, [gid, 1])
    const open = await state()
    if (open.status !== 'open') throw new Error('The checkout is open')
    const { total, due } = open.totals
    return call(
      'POST',
      '/orders',
      {
        payment: { method: 'bank-transfer' },
        expectedTotal: total,
        expectedDue: due,
        terms: SAMPLE_TERMS,
      },
      {
        'idempotency-key': crypto.randomUUID(),
        'shopify-storefront-private-token': 'guessed',
        'x-buyer-network': crypto.randomUUID(),
        'x-visitor-key': crypto.randomUUID(),
        'x-network-key': 'where the request comes from',
      },
    )
  }
  for (let count = 0; count < UNPAID_ORDERS_MAX.network; count++) expect((await place()).status).toBe(201)
  expect((await place()).body).toEqual({ code: 'unpaid-orders-exhausted' })
})

test('the network is stored only while the order is unpaid', async () => {
  const { gid } = await addPiece(database, { onHand: 9 })
  const buyer = { network: 'a network to forget' }
  const responses = []
  for (let count = 0; count < 3; count++) {
    responses.push(await (await openSampleCheckout(service, [[gid, 1]], buyer)).place())
  }
  await asTeam(service, responses[0]?.body.orderId, 'payment')
  await asTeam(service, responses[1]?.body.orderId, 'cancellation')
  const known = 'select count(*)::int as orders from commerce.orders where network_key = $1'
  expect((await database.pool.query(known, [buyer.network])).rows).toEqual([{ orders: 1 }])
  await runJobsAt(DEADLINE)
  expect((await database.pool.query(known, [buyer.network])).rows).toEqual([{ orders: 0 }])
})

test.each(['UTC', 'Asia/Tokyo', 'America/New_York'])(
  'orders from before there was a deadline have ten days in Italy, whatever the zone of the database (%s)',
  async (zone) => {
    const { gid } = await addPiece(database)
    const placed = await (await readySampleCheckout(service, [gid, 1])).place()
    const migration = await readFile('services/commerce/migrations/0004_unpaid_orders.sql', 'utf8')
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`set local time zone '${zone}'`)
    await client.query(migration.split('--> statement-breakpoint').at(-1) ?? '')
    const read = 'select payment_due_at as due, now() from commerce.orders where id = $1'
    const { rows } = await client.query<{ due: Date; now: Date }>(read, [placed.body.orderId])
    await client.query('rollback')
    client.release()
    expect(rows.map(({ due }) => due)).toEqual(rows.map((row) => paymentDeadline(row.now, 10, 'Europe/Rome')))
  },
)

function kinds(): string[] {
  return mails.map(({ kind }) => kind)
}
