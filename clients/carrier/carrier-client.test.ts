import { afterAll, describe, expect, test } from 'vitest'
import { createCarrierService } from '#services/carrier/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { REACHES } from '#tests/support/reach.ts'
import { createSampleCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { type CarrierProblem, createCarrierClient } from './carrier-client.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const commerce = sampleShop(database)
const execute = createExecute(commerce)
const service = createCarrierService({
  reportError: (error) => console.error(error),
  shopDomain: 'shop.example',
  storefront: {
    baseUrl: 'http://commerce.internal',
    privateToken: SAMPLE_PRIVATE_TOKEN,
    fetch: (request) => commerce.fetch(request),
    delivery: { costs: [] },
  },
})

function costs(EU: string, USA: string, UK: string, ROW: string) {
  const amounts = { EU, USA, UK, ROW }
  return JSON.stringify(Object.entries(amounts).map(([market, amount]) => ({ market, amount })))
}

describe.each(REACHES)('%s', async (_, reachTo) => {
  const reach = await reachTo(service)
  afterAll(() => reach.close())
  const problems: CarrierProblem[] = []
  const report = (problem: CarrierProblem) => problems.push(problem)
  const client = createCarrierClient({ ...reach, shopDomain: 'shop.example', report })

  // spec 7: carrier: shipments with line items and total cost, with a shop-domain header
  test('pieces from our warehouse ship together, and each workshop ships its own', async () => {
    const ready = { isReadyToShip: 'true', shippingCosts: costs('10.0', '20.0', '30.0', '40.0') }
    const made = { artisanSlug: 'vetreria-sole', shippingCosts: costs('50.0', '60.0', '70.0', '80.0') }
    const [bowl, vase, lamp] = [
      await addPiece(database, { attributes: ready }),
      await addPiece(database, { attributes: ready }),
      await addPiece(database, { attributes: made }),
    ]
    const cart = await createSampleCart(execute, 'IT', [lamp.gid, 1], [bowl.gid, 2], [vase.gid, 1])
    const [lampLine, bowlLine, vaseLine] = cart.lines.nodes.map(({ id }) => id)
    expect(await client.getShipments(cart.id)).toEqual({
      ok: true,
      value: {
        total: { amountMinor: 6_000, currency: 'EUR' },
        shipments: [
          {
            warehouse: 'in-house',
            artisanSlug: null,
            lineItems: [
              { lineId: bowlLine, quantity: 2 },
              { lineId: vaseLine, quantity: 1 },
            ],
            // The two pieces travel together, so their cost counts once.
            cost: { amountMinor: 1_000, currency: 'EUR' },
          },
          {
            warehouse: 'other',
            artisanSlug: 'vetreria-sole',
            lineItems: [{ lineId: lampLine, quantity: 1 }],
            cost: { amountMinor: 5_000, currency: 'EUR' },
          },
        ],
      },
    })
  })

  test.each([
    ['IT', 5_000, 'EUR'],
    ['US', 6_000, 'USD'],
    ['CA', 6_000, 'USD'],
    ['GB', 7_000, 'GBP'],
    ['JP', 8_000, 'USD'],
  ])(
    'to %s the market decides the cost, the country the currency',
    async (country, amountMinor, currency) => {
      const { gid } = await addPiece(database, {
        attributes: { shippingCosts: costs('50.0', '60.0', '70.0', '80.0') },
      })
      const cart = await createSampleCart(execute, country, [gid, 1])
      const handle = await client.getShipments(cart.id)
      expect(handle).toMatchObject({ ok: true, value: { total: { amountMinor, currency } } })
    },
  )

  test('a cart with more lines than a page ships completely', async () => {
    const attributes = { shippingCosts: costs('1.0', '1.0', '1.0', '1.0') }
    const pieces = await Promise.all(Array.from({ length: 60 }, () => addPiece(database, { attributes })))
    const cart = await createSampleCart(execute, 'IT', ...pieces.map(({ gid }): [string, number] => [gid, 1]))
    const handle = await client.getShipments(cart.id)
    expect(handle).toMatchObject({
      ok: true,
      value: { total: { amountMinor: 100 }, shipments: [{ lineItems: { length: 60 } }] },
    })
  })

  test('a cart that no longer exists has no shipments, which is not reported', async () => {
    const handle = await client.getShipments('gid://shopify/Cart/gone?key=gone')
    expect(handle).toEqual({ ok: false, code: 'cart-not-found' })
    expect(problems).toEqual([])
  })

  test('a request for another shop, or for none, is refused', async () => {
    const other = createCarrierClient({ ...reach, shopDomain: 'other.example', report })
    expect(await other.getShipments('gid://shopify/Cart/x?key=y')).toEqual({
      ok: false,
      code: 'shop-unknown',
    })
    const response = await reach.fetch(new Request(`${reach.baseUrl}/api/cart/x/shipments`))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 'shop-domain-missing' })
  })
})

test.each([
  ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['something else than shipments', () => Response.json({ shipments: 'many' }), 200],
  ['nothing at all', () => Promise.reject(new Error('refused')), null],
])('a carrier that answers %s is unavailable, and this is reported', async (_, handle, status) => {
  const problems: CarrierProblem[] = []
  const client = createCarrierClient({
    baseUrl: 'http://carrier.internal',
    shopDomain: 'shop.example',
    fetch: async () => handle(),
    report: (problem) => problems.push(problem),
  })
  expect(await client.getShipments('x')).toEqual({ ok: false, code: 'carrier-unavailable' })
  expect(problems).toEqual([{ code: 'carrier-unavailable', status }])
})

test('without a response from the commerce service the cart cannot be read', async () => {
  const storefront = {
    baseUrl: 'http://commerce.internal',
    privateToken: 'wrong',
    fetch: (request: Request) => commerce.fetch(request),
    delivery: { costs: [] },
  }
  const cut = createCarrierService({
    reportError: (error) => console.error(error),
    shopDomain: 'shop.example',
    storefront,
  })
  const request = new Request('http://carrier.internal/api/cart/x/shipments', {
    headers: { 'X-Shop-Domain': 'shop.example' },
  })
  const response = await cut.fetch(request)
  expect([response.status, await response.json()]).toEqual([502, { code: 'cart-unreadable' }])
})
