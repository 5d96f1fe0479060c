import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CustomerClient, createCustomerClient } from '#clients/customer/customer-client.ts'
import { ok } from '#domain/result.ts'
import { listOrderUpdates } from '#domain/updates/order-moves.ts'
import { setCompany } from '#services/customer/companies/company-rows.ts'
import { createOrderSource } from '#services/customer/orders/order-source.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openSampleCheckout, SAMPLE_CARD } from '#tests/support/samples/sample-checkout.ts'
import { ANNA, BEN, SAMPLE_CART_ID, sampleCustomers } from '#tests/support/samples/sample-customer.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_TEAM_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { reach, SIDES } from '../support/served.ts'

const PRIVATE_TOKEN = 'sample-private-token'
const PARMA = {
  firstName: 'Anna',
  lastName: 'Conti',
  line1: 'Via Farini 12',
  city: 'Parma',
  zone: 'PR',
  postalCode: '43121',
  country: 'IT',
  phone: '+39 0521 123456',
}

describe.each(SIDES)('a customer account, %s', (side) => {
  let client: CustomerClient
  let shop: ReturnType<typeof sampleShop>
  let database: Awaited<ReturnType<typeof freshDatabase>>
  const closing: (() => Promise<void>)[] = []
  const problems: unknown[] = []

  beforeAll(async () => {
    database = await freshDatabase('commerce', 'customer')
    shop = sampleShop(database, {
      authenticate: async () => ok({ customerId: `gid://shopify/Customer/${ANNA}`, companyLocationIds: [] }),
    })
    const commerce = await reach(shop, side)
    const customers = await reach(
      sampleCustomers(database, {
        orders: createOrderSource({
          baseUrl: commerce.url,
          privateToken: PRIVATE_TOKEN,
          fetch: commerce.fetch ?? ((request) => fetch(request)),
        }),
      }),
      side,
    )
    client = createCustomerClient({
      baseUrl: customers.url,
      fetch: customers.fetch ?? ((request) => fetch(request)),
      report: (problem) => problems.push(problem),
    })
    closing.push(customers.close, commerce.close, () => database.close())
  })
  afterAll(async () => {
    for (const close of closing) await close()
    expect(problems).toEqual([])
  })

  // spec 3: user: id, email, names, company location, language, cartId
  test('a profile is read and renamed, and stores a language', async () => {
    expect(await client.getCustomer('token-anna')).toEqual({
      ok: true,
      value: {
        id: `gid://shopify/Customer/${ANNA}`,
        firstName: '',
        lastName: '',
        email: 'anna@example.com',
        companyLocationId: null,
        language: null,
        cartId: SAMPLE_CART_ID,
      },
    })
    await client.rename('token-anna', { firstName: 'Anna', lastName: 'Conti' })
    expect(await client.setAttribute('token-anna', 'language', 'de')).toEqual({ ok: true, value: null })
    expect(await client.getCustomer('token-anna')).toMatchObject({
      value: { firstName: 'Anna', lastName: 'Conti', language: 'de' },
    })
    const tooLong = { firstName: 'x'.repeat(101), lastName: '' }
    expect(await client.rename('token-anna', tooLong)).toEqual({ ok: false, code: 'name-refused' })
    expect(await client.setAttribute('token-anna', 'cartId', 'mine')).toEqual({
      ok: false,
      code: 'attribute-refused',
    })
  })

  test('a trade client has a company location and a standing, a consumer has neither', async () => {
    expect(await client.getTradeAccount('token-anna')).toEqual({ ok: true, value: null })
    const companyLocationId = expect.stringMatching(/^gid:\/\/shopify\/CompanyLocation\/.+/)
    for (const standing of ['pending', 'approved', 'rejected'] as const) {
      await setCompany(database, { accountId: ANNA, name: 'Anna Ltd', standing, now: TEST_TIME })
      const reported = { ok: true, value: { companyLocationId, standing } }
      expect(await client.getTradeAccount('token-anna')).toEqual(reported)
    }
    await setCompany(database, { accountId: BEN, name: 'Ben Ltd', standing: 'approved', now: TEST_TIME })
    expect(await client.getTradeAccount('token-ben'), 'an address that is not proven').toEqual({
      ok: true,
      value: null,
    })
    expect(await client.getTradeAccount('guess')).toEqual({ ok: false, code: 'unauthorized' })
  })

  test('an address is added, changed, made the default and removed; its errors name their fields', async () => {
    const token = 'token-anna'
    expect(await client.saveAddress(token, { id: null, draft: PARMA, isDefault: false })).toEqual({
      ok: true,
    })
    const second = { ...PARMA, line1: 'Via Garibaldi 1' }
    await client.saveAddress(token, { id: null, draft: second, isDefault: false })
    const list = async () => {
      const listed = await client.listAddresses(token)
      return listed.ok ? listed.value : []
    }
    const [home, other] = await list()
    const lines = [home, other].map((known) => [known?.address?.line1, known?.isDefault])
    expect(lines).toEqual([
      ['Via Farini 12', true],
      ['Via Garibaldi 1', false],
    ])
    const id = other?.id ?? ''
    expect(await client.makeDefault(token, id)).toEqual({ ok: true, value: null })
    const wrong = { ...PARMA, line1: '', postalCode: '1', zone: 'ZZ', phone: 'x' }
    expect(await client.saveAddress(token, { id, draft: wrong, isDefault: false })).toEqual({
      ok: false,
      code: 'address-refused',
      fields: [
        { field: 'line1', code: 'required' },
        { field: 'postalCode', code: 'postal-code-invalid' },
        { field: 'zone', code: 'zone-unknown' },
        { field: 'phone', code: 'phone-invalid' },
      ],
    })
    expect(await client.removeAddress(token, id)).toEqual({ ok: true, value: null })
    expect(await client.removeAddress(token, id)).toEqual({ ok: false, code: 'address-not-found' })
    expect(await list()).toMatchObject([{ id: home?.id, isDefault: true }])
  })

  test('an order is listed, read in full and tracked, and belongs to no one once the account is deleted', async () => {
    const attributes = { leadTime: '28', curbsideDelivery: 'true' }
    const { gid } = await addPiece(database, { title: 'Lampada Luna', attributes })
    const checkout = await openSampleCheckout(shop, [[gid, 2]], { accessToken: 'any' })
    const { body } = await checkout.place({ payment: { method: 'test-card', card: SAMPLE_CARD } })
    const asTeam = (path: string, draft: object = {}) =>
      shop.fetch(
        new Request(`http://shop.example/checkout/orders/${body.orderId}/${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${SAMPLE_TEAM_TOKEN}`, 'content-type': 'application/json' },
          body: JSON.stringify(draft),
        }),
      )
    const page = await client.listOrders('token-anna', { first: 5, after: null })
    expect(page).toMatchObject({
      value: {
        orders: [{ standing: 'in-preparation', work: 'making', pieces: 2, titles: ['Lampada Luna'] }],
        nextCursor: null,
      },
    })
    const id = page.ok ? (page.value.orders[0]?.id ?? '') : ''
    await asTeam('fulfilments', { shipment: 0, company: 'BRT', number: '77', url: 'https://brt.example/77' })
    const sent = await client.getOrder('token-anna', id)
    expect(sent).toMatchObject({
      value: {
        standing: 'sent',
        promotions: [],
        billingAddress: { city: 'Parma' },
        lines: [
          {
            title: 'Lampada Luna',
            quantity: 2,
            variantId: gid,
            subtotal: { amountMinor: 20000 },
            promise: { method: 'curbside', source: 'workshop', window: { from: expect.any(String) } },
          },
        ],
        subtotal: { amountMinor: 20000, currency: 'EUR' },
        due: { amountMinor: 0 },
        address: { line1: 'Via Farini 12', zone: 'PR', country: 'IT' },
        parcels: [
          {
            hasArrived: false,
            tracking: [{ company: 'BRT', number: '77', url: 'https://brt.example/77' }],
            contents: [{ title: 'Lampada Luna', quantity: 2 }],
          },
        ],
      },
    })
    const moved = async () => {
      const moves = await client.listOrderMoves('token-anna')
      return moves.ok ? moves.value.flatMap(listOrderUpdates) : moves.code
    }
    const tracking = { company: 'BRT', number: '77' }
    expect(await moved()).toMatchObject([{ move: 'sent', orderId: id, isPart: false, tracking }])
    await asTeam('fulfilments/0/delivery')
    expect(await client.getOrder('token-anna', id)).toMatchObject({ value: { standing: 'delivered' } })
    expect(await moved()).toMatchObject([{ move: 'delivered', orderId: id, at: expect.any(Date) }])
    expect(await client.getOrder('token-ben', id)).toEqual({ ok: true, value: null })
    const unpaid = await openSampleCheckout(shop, [[gid, 1]], { accessToken: 'any' })
    const waiting = `gid://shopify/Order/${(await unpaid.place()).body.orderId}`
    const dueAt = expect.any(Date)
    expect(await client.getOrder('token-anna', waiting)).toMatchObject({
      value: { standing: 'awaiting-payment', work: 'preparing', dueAt, due: { amountMinor: 10000 } },
    })
    const later = new Date(TEST_TIME.getTime() + 30 * 86_400_000)
    for (const job of shop.jobs ?? []) await job.run(later)
    expect(await client.getOrder('token-anna', waiting)).toMatchObject({
      value: { standing: 'expired', dueAt: null, due: { amountMinor: 0 } },
    })
    expect(await moved()).toMatchObject([{ move: 'expired', orderId: waiting }, { move: 'delivered' }])
    expect(await client.forget('token-anna')).toEqual({ ok: true, value: null })
    expect(await client.listOrders('token-anna', { first: 5, after: null })).toMatchObject({
      value: { orders: [] },
    })
  })
})
