import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { REACHES } from '#tests/support/reach.ts'
import { createSampleCart } from '#tests/support/sample-cart.ts'
import { SAMPLE_ADDRESS, SAMPLE_CARD, SAMPLE_DETAILS } from '#tests/support/sample-checkout.ts'
import { addPiece } from '#tests/support/sample-piece.ts'
import { askingOf, SAMPLE_BANK, sampleShop } from '#tests/support/sample-shop.ts'
import { type CheckoutKey, type CheckoutProblem, createCheckoutClient } from './checkout-client.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database)
const ask = askingOf(service)
const shippingCosts = JSON.stringify([{ market: 'EU', amount: '79.0' }])

describe.each(REACHES)('%s', async (_, reachTo) => {
  const reach = await reachTo(service)
  afterAll(() => reach.close())
  const problems: CheckoutProblem[] = []
  const client = createCheckoutClient({ ...reach, report: (problem) => problems.push(problem) })

  async function checkoutOf(quantity: number): Promise<CheckoutKey> {
    const { gid } = await addPiece(database, { title: 'Luna', attributes: { shippingCosts }, onHand: 3 })
    const { id } = await createSampleCart(ask, 'IT', [gid, quantity])
    const [, token = '', key = ''] = /Cart\/(.+)\?key=(.+)$/.exec(id) ?? []
    return { token, key, language: 'it' }
  }

  test('from the bag to the order: what is shown, said and agreed is the same', async () => {
    const asked = await checkoutOf(2)
    const shown = await client.getCheckout(asked)
    expect(shown).toMatchObject({
      ok: true,
      value: {
        status: 'open',
        country: 'IT',
        lines: [{ title: 'Luna', quantity: 2, unitPrice: { amountMinor: 10_000, currency: 'EUR' } }],
        totals: { shipping: { amountMinor: 7_900 }, total: { amountMinor: 27_900 } },
      },
    })
    const saved = await client.saveDetails(asked, SAMPLE_DETAILS)
    expect(saved).toMatchObject({ ok: true, value: { email: 'ada@example.com', address: SAMPLE_ADDRESS } })
    expect(await client.chooseDelivery(asked, 'standard')).toMatchObject({ ok: true })
    const placement = {
      payment: { method: 'bank-transfer' },
      expectedTotal: { amountMinor: 27_900, currency: 'EUR' as const },
      idempotencyKey: crypto.randomUUID(),
    }
    const placed = await client.placeOrder(asked, placement)
    if (!placed.ok) throw new Error(placed.code)
    expect(await client.placeOrder(asked, placement)).toEqual(placed)
    const { orderId, orderToken } = placed.value
    expect(await client.getOrder({ orderId, token: orderToken })).toMatchObject({
      ok: true,
      value: {
        status: 'awaiting-payment',
        language: 'it',
        placedAt: expect.any(Date),
        totals: {
          due: { amountMinor: 27_900, currency: 'EUR' },
          taxes: { kind: 'included', ratePercent: 22 },
        },
        payment: { bank: SAMPLE_BANK },
      },
    })
    expect(await client.getCheckout(asked)).toEqual({
      ok: true,
      value: { status: 'completed', orderId, orderToken },
    })
  })

  test('refused fields come back with their names and reasons', async () => {
    const asked = await checkoutOf(1)
    const refused = await client.saveDetails(asked, { ...SAMPLE_DETAILS, email: 'ada' })
    expect(refused).toEqual({
      ok: false,
      code: 'fields-refused',
      fields: [{ field: 'email', code: 'email-invalid' }],
    })
  })

  test.each([
    [{ expectedTotal: { amountMinor: 1, currency: 'EUR' as const } }, 'totals-changed'],
    [{ payment: { method: 'shells' } }, 'payment-method-unknown'],
    [
      { payment: { method: 'test-card', card: { ...SAMPLE_CARD, number: '4000000000000002' } } },
      'card-declined',
    ],
  ])('a placement with %o is refused: %s', async (facts, code) => {
    const asked = await checkoutOf(1)
    await client.saveDetails(asked, SAMPLE_DETAILS)
    const placement = {
      payment: { method: 'bank-transfer' },
      expectedTotal: { amountMinor: 17_900, currency: 'EUR' as const },
      idempotencyKey: crypto.randomUUID(),
      ...facts,
    }
    expect(await client.placeOrder(asked, placement)).toEqual({ ok: false, code, fields: [] })
  })

  test('what is not there, or opened with the wrong key, is refused as not found', async () => {
    const asked = { ...(await checkoutOf(1)), key: 'wrong' }
    expect(await client.getCheckout(asked)).toMatchObject({ ok: false, code: 'checkout-not-found' })
    const order = await client.getOrder({ orderId: crypto.randomUUID(), token: 'wrong' })
    expect(order).toMatchObject({ ok: false, code: 'order-not-found' })
    expect(problems).toEqual([])
  })
})

test.each([
  ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['something else than a checkout', () => Response.json({ status: 'strange' }), 200],
  ['nothing at all', () => Promise.reject(new Error('refused')), null],
])('a service that answers %s is unavailable, and this is told', async (_, answer, status) => {
  const problems: CheckoutProblem[] = []
  const client = createCheckoutClient({
    baseUrl: 'http://commerce.internal',
    fetch: async () => answer(),
    report: (problem) => problems.push(problem),
  })
  const asked = { token: 'x', key: 'y', language: 'en' as const }
  expect(await client.getCheckout(asked)).toEqual({ ok: false, code: 'checkout-unavailable', fields: [] })
  expect(problems).toEqual([{ call: 'getCheckout', status }])
})
