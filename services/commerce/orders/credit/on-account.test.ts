import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { OrderMailRequest } from '#contracts/mail.ts'
import type { CreditOffer } from '#contracts/order/checkout.ts'
import { ok } from '#domain/result.ts'
import { detachCustomer } from '#services/commerce/orders/customer-orders.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  asTeam,
  openSampleCheckout,
  readSampleOrder,
  SAMPLE_CARD,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { creditTerms } from '../../tables/credit-tables.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

let locationId = ''
let memberOf: string[] = []
let now = new Date('2026-11-26T10:00:00Z')
const sendMail = vi.fn(async (_tx: unknown, _request: { kind: string }) => {})
const overrides = {
  clock: () => now,
  authenticate: async () => ok({ customerId: 'gid://shopify/Customer/7', companyLocationIds: memberOf }),
  findTradeBuyer: async () =>
    ok({
      standing: 'approved' as const,
      companyLocationId: locationId,
      company: 'Studio Byron',
      exemptNumber: null,
    }),
  checkout: { sendMail },
}
const service = sampleShop(database, overrides)
const onAccount = { payment: { method: 'on-account' } }

beforeEach(async () => {
  now = new Date('2026-11-26T10:00:00Z')
  locationId = `gid://shopify/CompanyLocation/${crypto.randomUUID()}`
  memberOf = [locationId]
  sendMail.mockClear()
})

/** Grants the company of the test a credit limit in euros. */
async function grant(limit: number, days = 30) {
  await database.db.insert(creditTerms).values({
    locationId,
    company: 'Studio Byron',
    currency: 'EUR',
    limitMinor: limit * 100,
    days,
    decidedAt: now,
  })
}

/** A checkout of the company with a piece at the given price in euros. */
async function checkoutOf(price: number) {
  const { gid } = await addPiece(database, {
    onHand: 50,
    prices: { EUR: price * 200 },
    tradePrices: { EUR: price * 100 },
  })
  return openSampleCheckout(service, [[gid, 1]], { accessToken: 'any', companyLocationId: locationId })
}

async function creditOffer({ state }: Awaited<ReturnType<typeof checkoutOf>>) {
  const checkout = await state()
  if (checkout.status !== 'open') throw new Error('The checkout is open')
  const { credit, paymentMethods } = checkout
  return { credit, methods: paymentMethods.map(({ code }) => code) }
}
const euros = (amount: string) => ({ amount, currencyCode: 'EUR' as const })

async function openAccount() {
  const path = `/company-locations/${encodeURIComponent(locationId.split('/').at(-1) ?? '')}/credit`
  const headers = { 'shopify-storefront-private-token': SAMPLE_PRIVATE_TOKEN }
  return (await service.fetch(new Request(`http://shop.example${path}`, { headers }))).json()
}

// spec 1: a company with terms orders on account, and the order proceeds as if it were paid
test('a company with terms is shown its limit and pays an order on account, which is invoiced', async () => {
  await grant(250)
  const checkout = await checkoutOf(100)
  const { credit, methods } = await creditOffer(checkout)
  expect(methods).toEqual(['bank-transfer', 'on-account', 'test-card'])
  expect(credit).toEqual({
    days: 30,
    limit: euros('250.0'),
    open: euros('0.0'),
    left: euros('250.0'),
    excess: euros('0.0'),
    dueOn: '2026-12-26',
    problem: null,
  } satisfies CreditOffer)
  const placed = await checkout.place(onAccount)
  expect(placed.status).toBe(201)
  const order = await readSampleOrder(service, placed)
  expect(order).toMatchObject({
    status: 'paid',
    paymentDueAt: '2026-12-26T23:00:00.000Z',
    payment: { method: 'on-account', status: 'invoiced', reference: order.number, bank: { bic: 'BPMOIT22' } },
  })
  expect(await openAccount()).toMatchObject([
    {
      currency: 'EUR',
      limitMinor: 25_000,
      openMinor: 10_000,
      leftMinor: 15_000,
      invoices: [{ number: order.number }],
    },
  ])
})

// spec 1: an order above what is left says by how much, and other methods stay
test('an order above what is left is refused by how much, and can be paid otherwise', async () => {
  await grant(150)
  expect((await (await checkoutOf(100)).place(onAccount)).status).toBe(201)
  const checkout = await checkoutOf(80)
  expect(await creditOffer(checkout)).toMatchObject({
    credit: { problem: 'credit-limit-exceeded', left: euros('50.0'), excess: euros('30.0') },
    methods: ['bank-transfer', 'test-card'],
  })
  expect(await checkout.place(onAccount)).toMatchObject({
    status: 409,
    body: { code: 'credit-limit-exceeded' },
  })
  expect((await checkout.place({ payment: { method: 'test-card', card: SAMPLE_CARD } })).status).toBe(201)
})

// spec 1: the limit of a company holds for orders that are placed at once
test('of 12 orders of a company placed at once exactly those within its limit succeed', async () => {
  await grant(500)
  const checkouts = await Promise.all(Array.from({ length: 12 }, () => checkoutOf(100)))
  const responses = await Promise.all(checkouts.map((checkout) => checkout.place(onAccount)))
  const outcomes = Object.groupBy(responses, ({ status, body }) => body.code ?? String(status))
  expect([outcomes['201']?.length, outcomes['credit-limit-exceeded']?.length]).toEqual([5, 7])
  expect(await openAccount()).toMatchObject([{ openMinor: 50_000, leftMinor: 0 }])
})

test('two orders at once, of which the limit covers one, are never both placed', async () => {
  for (let round = 0; round < 3; round += 1) {
    locationId = `gid://shopify/CompanyLocation/${crypto.randomUUID()}`
    memberOf = [locationId]
    await grant(100)
    const pair = [await checkoutOf(100), await checkoutOf(60)]
    const responses = await Promise.all(pair.map((checkout) => checkout.place(onAccount)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
  }
})

// spec 1: only a member of the company uses its terms, in their currency
test('only someone who buys for the company now may use its terms, and only in their currency', async () => {
  const none = await checkoutOf(100)
  expect(await creditOffer(none)).toMatchObject({ credit: null, methods: ['bank-transfer', 'test-card'] })
  expect(await none.place(onAccount)).toMatchObject({ status: 422, body: { code: 'payment-method-unknown' } })
  await grant(1000)
  const checkout = await checkoutOf(100)
  memberOf = ['gid://shopify/CompanyLocation/another']
  expect((await creditOffer(checkout)).credit).toBeNull()
  expect(await checkout.place(onAccount)).toMatchObject({ body: { code: 'payment-method-unknown' } })
  memberOf = [locationId]
  await database.db.update(creditTerms).set({ currency: 'USD' })
  expect((await creditOffer(checkout)).credit).toBeNull()
  expect(await checkout.place(onAccount)).toMatchObject({ body: { code: 'payment-method-unknown' } })
})

// spec 1: canceled and paid orders free their amounts
test('a canceled order and a paid invoice free their amounts', async () => {
  await grant(200)
  const first = await (await checkoutOf(100)).place(onAccount)
  const second = await (await checkoutOf(100)).place(onAccount)
  expect(await openAccount()).toMatchObject([{ leftMinor: 0 }])
  expect((await asTeam(service, first.body.orderId, 'cancellation')).status).toBe(200)
  expect(await openAccount()).toMatchObject([{ leftMinor: 10_000 }])
  expect(await asTeam(service, second.body.orderId, 'payment')).toMatchObject({
    body: { status: 'paid', payment: { status: 'captured', bank: null } },
  })
  expect(await openAccount()).toMatchObject([{ leftMinor: 20_000, invoices: [] }])
})

// spec 1: an invoice overdue for 14 days stops further orders on account
test('an invoice overdue for two weeks stops orders on account until it is paid', async () => {
  await grant(1000)
  const placed = await (await checkoutOf(100)).place(onAccount)
  now = new Date('2027-01-09T22:59:59Z')
  expect(await creditOffer(await checkoutOf(10))).toMatchObject({ credit: { problem: null } })
  now = new Date('2027-01-09T23:00:00Z')
  const checkout = await checkoutOf(10)
  expect(await creditOffer(checkout)).toMatchObject({ credit: { problem: 'invoices-overdue' } })
  expect(await checkout.place(onAccount)).toMatchObject({ status: 409, body: { code: 'invoices-overdue' } })
  await asTeam(service, placed.body.orderId, 'payment')
  expect((await checkout.place(onAccount)).status).toBe(201)
})

// spec 1: invoices are reminded of when they are due and overdue
test('a company is reminded when an invoice is due and when it is overdue, and the order does not expire', async () => {
  await grant(1000)
  const placed = await (await checkoutOf(100)).place(onAccount)
  const mails = async (at: string) => {
    now = new Date(at)
    sendMail.mockClear()
    for (const job of service.jobs ?? []) if (/invoices|unpaid/.test(job.name)) await job.run(now)
    return sendMail.mock.calls
      .map(([, mail]) => mail as OrderMailRequest)
      .filter(({ order }) => order.id === placed.body.orderId)
      .map(({ kind }) => kind)
  }
  expect(await mails('2026-12-25T12:00:00Z')).toEqual([])
  expect(await mails('2026-12-26T12:00:00Z')).toEqual(['invoice-due'])
  expect(await mails('2026-12-27T12:00:00Z')).toEqual([])
  expect(await mails('2027-01-03T12:00:00Z')).toEqual(['invoice-overdue'])
  expect(await mails('2027-02-03T12:00:00Z')).toEqual([])
  expect(await readSampleOrder(service, placed)).toMatchObject({ status: 'paid' })
  await asTeam(service, placed.body.orderId, 'payment')
})

test('the company still owes an invoice after the account of who ordered was deleted', async () => {
  await grant(1000)
  await (await checkoutOf(100)).place(onAccount)
  await database.db.transaction((tx) => detachCustomer(tx, '7'))
  expect(await openAccount()).toMatchObject([{ openMinor: 10_000 }])
})
