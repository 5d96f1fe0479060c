import { afterAll, expect, test } from 'vitest'
import { teamCreditAccount } from '#contracts/team/credit-account.ts'
import { ok } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { createBuyerSource } from '#services/commerce/customers/buyer-source.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openSampleCheckout, readSampleOrder } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'

const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
afterAll(() => database.close())

let standing: TradeStanding = 'approved'
const mails: string[] = []
const shop = sampleShop(database, {
  authenticate: async () => ok({ customerId: 'gid://shopify/Customer/7', companyLocationIds: [LOCATION] }),
  findTradeBuyer: async () =>
    ok({ standing, companyLocationId: LOCATION, company: 'Studio Byron', exemptNumber: null }),
  checkout: {
    sendMail: async (_tx, { kind }) => {
      mails.push(kind)
    },
  },
})
const { call, routes } = sampleTeam(database, shop)
const GRANT = { accountId: '7', currency: 'EUR', limitMinor: 30_000, days: 30 }
const grant = (input: object = {}, role = 'trade') =>
  call('/credit-accounts', { role, body: { input: { ...GRANT, ...input } } })
const accounts = async (filter: object = {}) =>
  (await call(filtered('/credit-accounts', filter), { role: 'orders' })).body.items.map((item: unknown) =>
    teamCreditAccount.parse(item),
  )
const act = (item: { id: string; version: number }, action: string, input: object, role = 'admin') =>
  call(`/credit-accounts/${item.id}/${action}`, { role, body: { version: item.version, input } })

async function placeOnAccount() {
  const { gid } = await addPiece(database, {
    onHand: 5,
    prices: { EUR: 20_000 },
    tradePrices: { EUR: 10_000 },
  })
  const buyer = { accessToken: 'any', companyLocationId: LOCATION }
  const checkout = await openSampleCheckout(shop, [[gid, 1]], buyer)
  return readSampleOrder(shop, await checkout.place({ payment: { method: 'on-account' } }))
}

/** The roles that may call each route. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /credit-accounts': ['orders', 'trade', 'admin'],
  'GET /credit-accounts/:id': ['orders', 'trade', 'admin'],
  'GET /credit-accounts/:id/history': ['orders', 'trade', 'admin'],
  'POST /credit-accounts': ['trade', 'admin'],
  'POST /credit-accounts/:id/change-terms': ['trade', 'admin'],
  'POST /credit-accounts/:id/invoice-paid': ['orders', 'admin'],
  'POST /credit-accounts/:id/remind': ['orders', 'trade', 'admin'],
}

test('every route of the accounts is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes('/credit-accounts'))).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method, route = ''] = name.split(' ')
    for (const role of ROLES) {
      const { status } = await call(route.replace(':id', crypto.randomUUID()), {
        role,
        ...(method === 'POST' && { body: {} }),
      })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
  }
})

test('the trade team grants terms to an approved company, once for each currency', async () => {
  standing = 'pending'
  expect(await grant()).toMatchObject({ status: 422, body: { code: 'company-not-approved' } })
  standing = 'approved'
  expect((await grant({}, 'orders')).status).toBe(403)
  expect(await grant({ limitMinor: -1 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'limitMinor' }] },
  })
  expect((await grant()).body.item).toMatchObject({
    company: 'Studio Byron',
    limitMinor: 30_000,
    openMinor: 0,
  })
  expect(await grant()).toMatchObject({ status: 422, body: { code: 'already-done' } })
  expect((await grant({ currency: 'USD' })).status).toBe(200)
})

// spec 5: the desk grants terms and records paid invoices
test('an invoice is listed until the orders desk records that it is paid', async () => {
  const order = await placeOnAccount()
  const [account] = await accounts({ state: 'open' })
  expect(account).toMatchObject({
    openMinor: 10_000,
    leftMinor: 20_000,
    invoices: [{ number: order.number }],
  })
  expect(await accounts({ state: 'overdue' })).toEqual([])
  expect((await act(account, 'invoice-paid', { orderId: order.id }, 'trade')).status).toBe(403)
  const part = await act(account, 'invoice-paid', { orderId: order.id, amountMinor: 4_000 }, 'orders')
  expect(part.body.item).toMatchObject({
    openMinor: 6_000,
    invoices: [{ amountMinor: 10_000, openMinor: 6_000 }],
  })
  const paid = await act(part.body.item, 'invoice-paid', { orderId: order.id }, 'orders')
  expect(paid.body.item).toMatchObject({ openMinor: 0, invoices: [] })
  expect(await act(paid.body.item, 'invoice-paid', { orderId: order.id })).toMatchObject({
    body: { code: 'already-done' },
  })
})

// spec 1: the team sends a reminder of an invoice again, and sees overdue accounts on its day
test('a reminder of an open invoice is sent again, from the account or from the order, as due or overdue', async () => {
  const order = await placeOnAccount()
  const [account] = await accounts({ state: 'open' })
  mails.length = 0
  const reminded = await act(account, 'remind', { orderId: order.id }, 'trade')
  expect(reminded.status).toBe(200)
  expect((await act(reminded.body.item, 'remind', { orderId: order.id })).status).toBe(200)
  const resend = async (kind: string) => {
    const { version } = (await call(`/orders/${order.id}`)).body.item
    return call(`/orders/${order.id}/resend-email`, { body: { version, input: { kind } } })
  }
  expect(await resend('invoice-overdue')).toMatchObject({ body: { code: 'email-not-applicable' } })
  expect((await resend('invoice-due')).status).toBe(200)
  expect(mails).toEqual(['invoice-due', 'invoice-due', 'invoice-due'])
  await database.pool.query(
    "update commerce.orders set payment_due_at = '2026-01-09T23:00:00Z' where id = $1",
    [order.id],
  )
  const [overdue] = await accounts({ state: 'overdue' })
  expect((await act(overdue, 'remind', { orderId: order.id })).status).toBe(200)
  expect(mails.at(-1)).toBe('invoice-overdue')
  expect(await act(overdue, 'remind', { orderId: crypto.randomUUID() })).toMatchObject({ status: 409 })

  const { body } = await call('/waiting', { role: 'trade' })
  expect(body.items).toMatchObject([
    {
      task: 'invoices-overdue',
      isLate: true,
      count: 1,
      since: '2026-01-09T23:00:00.000Z',
      first: [{ text: 'Studio Byron' }, { amountMinor: 10_000, currency: 'EUR' }],
    },
  ])
  const [task] = body.items
  expect((await call(filtered(`/${task.resource}`, task.filter))).body.total).toBe(1)
  const [late] = await accounts({ state: 'overdue' })
  await act(late, 'invoice-paid', { orderId: order.id })
  expect((await call('/waiting', { role: 'trade' })).body.items).toEqual([])
})

// spec 1: an account follows its company to a new name
test('an account follows its company to a new name', async () => {
  const { renameCompany } = createBuyerSource({ database, checkout: { paymentProviders: [] } })
  await renameCompany(database.db, { locationId: '5', name: 'Atelier Byron' })
  expect(await accounts({ text: 'Atelier' })).toMatchObject([
    { company: 'Atelier Byron' },
    { company: 'Atelier Byron' },
  ])
  await renameCompany(database.db, { locationId: '5', name: 'Studio Byron' })
})

test('a credit is taken off an invoice, and nothing goes back', async () => {
  const order = await placeOnAccount()
  const refund = async (amountMinor: number) => {
    const { version } = (await call(`/orders/${order.id}`)).body.item
    return call(`/orders/${order.id}/refund`, { body: { version, input: { amountMinor } } })
  }
  expect(await refund(10_001)).toMatchObject({ body: { code: 'refund-too-large' } })
  expect((await refund(2_500)).body.item).toMatchObject({
    payment: { status: 'invoiced', open: { amount: '75.0' } },
    refunds: [{ reason: 'credited', settledAt: expect.any(String) }],
    detail: { refundableMinor: 7_500 },
  })
  expect(await accounts({ state: 'open' })).toMatchObject([{ openMinor: 7_500 }])
  expect((await refund(7_500)).body.item).toMatchObject({ payment: { status: 'captured', open: null } })
  expect(await accounts({ state: 'open' })).toEqual([])
})

test('a lowered limit stops further orders, and the audit log has the change', async () => {
  const [account] = (await accounts()).filter(({ currency }: { currency: string }) => currency === 'EUR')
  expect((await act(account, 'change-terms', { limitMinor: 0, days: 14 }, 'trade')).body.item).toMatchObject({
    limitMinor: 0,
    days: 14,
    leftMinor: 0,
  })
  const { body } = await call(`/credit-accounts/${account.id}/history`)
  expect(body.items.at(-1)).toMatchObject({ action: 'change-terms' })
})
