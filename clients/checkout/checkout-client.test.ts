import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { REACHES } from '#tests/support/reach.ts'
import { createSampleCart } from '#tests/support/samples/sample-cart.ts'
import {
  SAMPLE_CARD,
  SAMPLE_DETAILS,
  SAMPLE_HOLDER,
  SAMPLE_TERMS,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, SAMPLE_BANK, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { type CheckoutProblem, createCheckoutClient } from './checkout-client.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)

describe.each(REACHES)('%s', async (_, reachTo) => {
  const reach = await reachTo(shop)
  afterAll(() => reach.close())
  const problems: CheckoutProblem[] = []
  const client = createCheckoutClient({
    ...reach,
    privateToken: 'sample-private-token',
    report: (problem) => problems.push(problem),
  })

  async function sampleKey() {
    const { gid } = await addPiece(database)
    const { id } = await createSampleCart(createExecute(shop), 'IT', [gid, 1])
    const [, token = '', key = ''] = /Cart\/(.+)\?key=(.+)$/.exec(id) ?? []
    return { token, key, language: 'it', holder: SAMPLE_HOLDER, accessToken: null, network: null } as const
  }

  test('a guest enters details, chooses delivery, orders once and reads the order', async () => {
    const requested = await sampleKey()
    const opened = await client.getCheckout(requested)
    expect(opened).toMatchObject({ ok: true, value: { status: 'open', country: 'IT', address: null } })
    expect(await client.saveDetails(requested, SAMPLE_DETAILS)).toMatchObject({
      ok: true,
      value: { email: 'ada@example.com' },
    })
    const ready = await client.chooseDelivery(requested, 'standard')
    if (!ready.ok || ready.value.status !== 'open') throw new Error('The checkout is open')
    const { totals, revision } = ready.value
    expect(totals.total).toEqual({ amountMinor: 10_000, currency: 'EUR' })
    const request = {
      payment: { method: 'bank-transfer' },
      expectedTotal: totals.total,
      expectedDue: totals.due,
      expectedRevision: revision,
      terms: SAMPLE_TERMS,
      idempotencyKey: crypto.randomUUID(),
    }
    const placed = await client.placeOrder(requested, request)
    if (!placed.ok) throw new Error(placed.code)
    expect(await client.placeOrder(requested, request)).toEqual(placed)
    expect(await client.getCheckout(requested)).toEqual({
      ok: true,
      value: { status: 'completed', ...placed.value },
    })
    expect(await client.getOrder(placed.value)).toMatchObject({
      ok: true,
      value: {
        status: 'awaiting-payment',
        placedAt: expect.any(Date),
        totals: { due: { amountMinor: 10_000, currency: 'EUR' } },
        payment: { bank: SAMPLE_BANK },
      },
    })
    const file = await client.getProForma({ ...placed.value, language: 'it' })
    if (!file.ok) throw new Error(file.code)
    expect(new TextDecoder().decode(file.value.bytes)).toMatch(/^%PDF-/)
    expect(file.value.disposition).toMatch(/^attachment; filename="pro-forma-[\w-]+\.pdf"$/)
    expect(await client.getProForma({ ...placed.value, orderToken: 'none', language: 'it' })).toEqual({
      ok: false,
      code: 'order-not-found',
    })
    expect(problems).toEqual([])
  })

  test('a refusal is returned as its code, and for details with the fields', async () => {
    const requested = await sampleKey()
    const address = { ...SAMPLE_DETAILS.address, postalCode: '1' }
    expect(await client.saveDetails(requested, { ...SAMPLE_DETAILS, address })).toEqual({
      ok: false,
      code: 'fields-refused',
      fields: [{ field: 'address.postalCode', code: 'postal-code-invalid' }],
    })
    expect(await client.chooseDelivery(requested, 'standard')).toEqual({ ok: false, code: 'details-missing' })
    const saved = await client.saveDetails(requested, SAMPLE_DETAILS)
    if (!saved.ok || saved.value.status !== 'open') throw new Error('The checkout is open')
    const declined = { ...SAMPLE_CARD, number: '4000 0000 0000 0002' }
    expect(
      await client.placeOrder(requested, {
        payment: { method: 'test-card', card: declined },
        expectedTotal: saved.value.totals.total,
        expectedDue: saved.value.totals.due,
        expectedRevision: saved.value.revision,
        terms: SAMPLE_TERMS,
        idempotencyKey: crypto.randomUUID(),
      }),
    ).toEqual({ ok: false, code: 'card-declined' })
    expect(await client.getCheckout({ ...requested, key: 'wrong' })).toEqual({
      ok: false,
      code: 'checkout-not-found',
    })
    expect(await client.getCheckout({ ...requested, holder: null })).toEqual({
      ok: false,
      code: 'opened-elsewhere',
    })
    expect(await client.getOrder({ orderId: crypto.randomUUID(), orderToken: 'none' })).toEqual({
      ok: false,
      code: 'order-not-found',
    })
  })
})

test.each([
  ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['something else than a checkout', () => Response.json({ status: 'ajar' }), 200],
  ['nothing at all', () => Promise.reject(new Error('refused')), null],
])('a service that answers %s is unavailable, and this is reported', async (_, response, status) => {
  const problems: CheckoutProblem[] = []
  const client = createCheckoutClient({
    baseUrl: 'http://commerce.internal',
    privateToken: 'sample-private-token',
    fetch: async () => response(),
    report: (problem) => problems.push(problem),
  })
  const requested = {
    token: 'a',
    key: 'b',
    language: 'en',
    holder: null,
    accessToken: null,
    network: null,
  } as const
  expect(await client.getCheckout(requested)).toEqual({ ok: false, code: 'checkout-unavailable' })
  expect(problems).toEqual([{ code: 'checkout-unavailable', status }])
})
