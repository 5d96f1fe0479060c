import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Order } from '#contracts/order/order.ts'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  makeAgreedOrder,
  sampleAgreedOrders,
  sampleAgreement,
} from '#tests/support/samples/sample-agreed-order.ts'
import {
  readSampleOrder,
  SAMPLE_ADDRESS,
  SAMPLE_CARD,
  SAMPLE_DETAILS,
  sampleCheckout,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { AGREED_DAYS, removeOldCarts } from '../jobs.ts'
import { detachCustomer } from '../orders/customer-orders.ts'
import { variantPrices, variants } from '../tables/catalogue-tables.ts'

const DAY_MS = 86_400_000
const LOCATION = 'gid://shopify/CompanyLocation/5'
const database = await freshDatabase('commerce')
afterAll(() => database.close())
let now = TEST_TIME
const service = sampleShop(database, {
  clock: () => now,
  authenticate: async (token) =>
    ok({ customerId: `gid://shopify/Customer/${token}`, companyLocationIds: [] }),
})
const client = sampleAgreedOrders(service)
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }

async function pay(cartId: string): Promise<Order> {
  const checkout = sampleCheckout(service, cartId)
  await checkout.save()
  return readSampleOrder(service, await checkout.place(byCard))
}

// spec 6: an accepted quote is paid at exactly its prices
test('an agreed order is checked out at its prices, whatever the catalogue says since', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 5, attributes: { leadTime: '70' } })
  const draft = sampleAgreement(gid)
  const { id, checkoutUrl, cartId } = await makeAgreedOrder(service, draft)
  expect(checkoutUrl).toMatch(/^https:\/\/shop\.example\/it-it\/checkout\/[\w-]{24}\?key=[\w-]{43}$/)
  await database.db
    .update(variantPrices)
    .set({ priceMinor: 77_700, tradePriceMinor: 100 })
    .where(eq(variantPrices.variantId, variantId))
  const amount = (text: string) => ({ amount: text, currencyCode: 'EUR' })
  const line = {
    quantity: 2,
    unitPrice: amount('80.0'),
    compareAt: amount('100.0'),
    subtotal: amount('160.0'),
    finish: 'Ottone brunito',
    projectName: 'Villa Farini',
  }
  const totals = {
    subtotal: amount('160.0'),
    shipping: amount('50.0'),
    taxes: { kind: 'included', ratePercent: 22, amount: amount('37.87') },
    total: amount('210.0'),
    due: amount('210.0'),
  }
  expect(await sampleCheckout(service, cartId).state()).toMatchObject({
    status: 'open',
    country: 'IT',
    email: null,
    agreed: { expiresAt: draft.expiresAt, shippingTitle: 'Consegna al piano' },
    lines: [line],
    shipments: [{ cost: amount('50.0') }],
    promotions: [],
    totals,
  })
  const order = await pay(cartId)
  const { reference } = draft
  expect(order).toMatchObject({
    status: 'paid',
    agreedReference: reference,
    shippingTitle: 'Consegna al piano',
    lines: [line],
    totals,
  })
  expect(await client.find(id)).toMatchObject({
    value: { reference, status: 'ordered', order: { number: order.number, status: 'paid' } },
  })
  expect(await client.cancel(id)).toEqual(refuse('already-ordered'))
})

/** The sample costs 210, with 19 percent VAT in Germany. */
test('what was agreed without tax is paid without it, as long as the company is exempt', async () => {
  const exemptNumber = 'FR40303265045'
  const company = { standing: 'approved', companyLocationId: LOCATION, company: 'Studio' } as const
  let current: string | null = exemptNumber
  const shop = sampleShop(database, {
    authenticate: async (token) =>
      ok({ customerId: `gid://shopify/Customer/${token}`, companyLocationIds: [LOCATION] }),
    findTradeBuyer: async () => ok({ ...company, exemptNumber: current }),
  })
  const { gid } = await addPiece(database, { onHand: 9 })
  const draft = {
    buyer: { accountId: 'ada', email: 'ada@example.com' },
    country: 'DE',
    companyLocationId: LOCATION,
    exemptNumber,
  } as const
  const open = async () => {
    const { cartId } = await makeAgreedOrder(shop, sampleAgreement(gid, draft))
    const checkout = sampleCheckout(shop, cartId, { accessToken: 'ada' })
    await checkout.save({
      ...SAMPLE_DETAILS,
      address: { ...SAMPLE_ADDRESS, country: 'DE', zone: '', postalCode: '10115', city: 'Berlin' },
    })
    return checkout
  }
  const paid = await readSampleOrder(shop, await (await open()).place(byCard))
  expect(paid.totals).toMatchObject({
    taxes: { kind: 'exempt', taxNumber: exemptNumber, amount: { amount: '33.53' } },
    total: { amount: '176.47' },
  })
  const other = await open()
  current = null
  expect(await other.place(byCard)).toMatchObject({ body: { code: 'agreed-order-unavailable' } })
})

test('an agreed order is made once for its reference, by however many calls at once', async () => {
  const { gid } = await addPiece(database)
  const draft = sampleAgreement(gid)
  const made = await Promise.all(Array.from({ length: 6 }, () => client.create(draft)))
  expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(made[0]).toMatchObject({ ok: true })
  const changed = sampleAgreement(gid, { reference: draft.reference, currency: 'USD' })
  expect(await client.create(changed)).toEqual(refuse('reference-taken'))
})

test('only a server makes, reads and cancels agreed orders, and only as the contract says', async () => {
  const draft = sampleAgreement((await addPiece(database)).gid)
  const { id } = await makeAgreedOrder(service, draft)
  for (const headers of [{}, { 'x-shopify-storefront-access-token': 'sample-access-token' }]) {
    for (const [method, path] of [
      ['POST', ''],
      ['GET', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      const body = method === 'POST' ? JSON.stringify(draft) : null
      const request = new Request(`http://commerce/agreed-orders${path}`, { method, headers, body })
      expect((await service.fetch(request)).status).toBe(401)
    }
  }
  const negative = { ...draft.lines[0], variantId: 'gid://shopify/ProductVariant/1', unitPriceMinor: -1 }
  expect(await client.create({ ...draft, lines: [{ ...negative, quantity: 1 }] })).toEqual(
    refuse('agreed-order-malformed'),
  )
  for (const unknown of [crypto.randomUUID(), 'none']) {
    expect(await client.find(unknown)).toEqual(refuse('agreed-order-not-found'))
    expect(await client.cancel(unknown)).toEqual(refuse('agreed-order-not-found'))
  }
})

test('a piece upon request is sold once it is agreed on; what does not ship there is not', async () => {
  const leadTimeDays = 28
  const { gid } = await addPiece(database, {
    sku: 'PORAMI-9',
    prices: { EUR: 0 },
    continueSelling: true,
    onHand: 0,
  })
  const line = { variantId: gid, quantity: 3, unitPriceMinor: 90_000, leadTimeDays }
  const { cartId } = await makeAgreedOrder(service, sampleAgreement(gid, { lines: [line] }))
  const state = await sampleCheckout(service, cartId).state()
  expect(state).toMatchObject({
    lines: [{ problem: null, compareAt: null, promise: { source: 'workshop', window: expect.anything() } }],
  })
  const excluded = await addPiece(database, { attributes: { excludedCountries: '["IT"]' } })
  const audience = await addPiece(database, { attributes: { customerRestrictions: 'b2b_only' } })
  const cases = [
    [sampleAgreement('gid://shopify/ProductVariant/999999'), 'variant-unknown'],
    [sampleAgreement(excluded.gid), 'not-shippable-here'],
    [sampleAgreement(audience.gid), 'not-sellable'],
    [sampleAgreement(gid, { expiresAt: now.toISOString() }), 'validity-over'],
  ] as const
  for (const [draft, code] of cases) expect(await client.create(draft)).toEqual(refuse(code))
})

test('an agreed order stays open until the moment it expires, however long nobody opens it', async () => {
  const { gid } = await addPiece(database)
  const expiresAt = new Date(now.getTime() + 60 * DAY_MS)
  const { id, cartId } = await makeAgreedOrder(
    service,
    sampleAgreement(gid, { expiresAt: expiresAt.toISOString() }),
  )
  const checkout = sampleCheckout(service, cartId)
  await checkout.save()
  try {
    now = new Date(expiresAt.getTime() - 1)
    await removeOldCarts(database, now)
    expect(await checkout.state()).toMatchObject({ status: 'open' })
    now = expiresAt
    const expired = { status: 410, body: { code: 'agreed-order-expired' } }
    expect(await checkout.call('GET', '')).toEqual(expired)
    expect(await checkout.place(byCard)).toEqual(expired)
    expect(await client.find(id)).toMatchObject({ value: { status: 'expired', order: null } })
    now = new Date(expiresAt.getTime() + (AGREED_DAYS + 1) * DAY_MS)
    await removeOldCarts(database, now)
    expect(await client.find(id)).toEqual(refuse('agreed-order-not-found'))
  } finally {
    now = TEST_TIME
  }
})

test('an order that its agreed order became stays when both are old', async () => {
  const { id, cartId } = await makeAgreedOrder(service, sampleAgreement((await addPiece(database)).gid))
  const { number } = await pay(cartId)
  await removeOldCarts(database, new Date(now.getTime() + 400 * DAY_MS))
  expect(await client.find(id)).toMatchObject({ value: { status: 'ordered', order: { number } } })
})

test('an agreed order without stock, or with a deleted piece, cannot be placed, nor in part', async () => {
  const unavailable = { status: 409, body: { code: 'agreed-order-unavailable' } }
  const scarce = await addPiece(database, { onHand: 2 })
  const first = await makeAgreedOrder(service, sampleAgreement(scarce.gid))
  const second = await makeAgreedOrder(service, sampleAgreement(scarce.gid))
  await pay(first.cartId)
  const late = sampleCheckout(service, second.cartId)
  expect(await late.save()).toEqual(unavailable)
  expect(await late.place(byCard)).toEqual(unavailable)

  const { gid } = await addPiece(database)
  const gone = await addPiece(database)
  const [line] = sampleAgreement(gid).lines
  if (!line) throw new Error('The sample has a line')
  const lines = [line, { ...line, variantId: gone.gid }]
  const { cartId } = await makeAgreedOrder(service, sampleAgreement(gid, { lines }))
  const checkout = sampleCheckout(service, cartId)
  expect((await checkout.save()).status).toBe(200)
  await database.db.delete(variants).where(eq(variants.id, gone.variantId))
  expect(await checkout.call('GET', '')).toEqual(unavailable)
  expect(await checkout.place(byCard)).toEqual(unavailable)
})

test('the agreed orders of a deleted account are deleted', async () => {
  const { gid } = await addPiece(database)
  const buyer = { accountId: 'eva', email: 'eva@example.com' }
  const { id, cartId } = await makeAgreedOrder(service, sampleAgreement(gid, { buyer }))
  await database.db.transaction((tx) => detachCustomer(tx, 'eva'))
  expect(await client.find(id)).toEqual(refuse('agreed-order-not-found'))
  const opened = await sampleCheckout(service, cartId, { accessToken: 'eva' }).call('GET', '')
  expect(opened).toMatchObject({ status: 404 })
})
