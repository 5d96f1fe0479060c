import { expect, test } from 'vitest'
import type { VisitsClient } from '#clients/tracking/visits-client.ts'
import type { PlacedOrderReport } from '#contracts/tracking.ts'
import { reportOrder, signVisitor } from './tracked-visitor.server.ts'

const [VISITOR, SESSION] = ['a'.repeat(32), 'b'.repeat(32)]
const GERMANY = { country: 'DE' } as const
const ALLOWED = `consent=analytics; analytics_visitor=${VISITOR}; analytics_session=${SESSION}`

function tracked(
  cookie: string,
  { network = 'n' as string | null, signature = 'signed' as string | null } = {},
) {
  const signed: unknown[] = []
  const orders: PlacedOrderReport[] = []
  const visits: VisitsClient = {
    async sign(visitor) {
      signed.push(visitor)
      return signature
    },
    reportOrder: async (order) => void orders.push(order),
  }
  const headers = { cookie, ...(network !== null && { 'x-visitor-key': network }) }
  return {
    request: new Request('https://shop.example/', { headers }),
    region: GERMANY,
    visits,
    signed,
    orders,
  }
}

test('the visitor of a browser that has consented is signed for thirty days', async () => {
  const given = tracked(ALLOWED)
  const cookie = await signVisitor(given, { isSecure: true })
  expect(cookie).toBe('analytics_signature=signed; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  expect(given.signed).toEqual([{ visitor: VISITOR, network: 'n' }])
})

// spec 7: a visitor is signed with consent only
test.each([
  ['without consent', tracked(`analytics_visitor=${VISITOR}`)],
  ['with consent to marketing alone', tracked(ALLOWED.replace('=analytics;', '=marketing;'))],
  ['without a visitor', tracked('consent=analytics')],
  ['with a visitor that is none', tracked('consent=analytics; analytics_visitor=me')],
  ['from an unknown network', tracked(ALLOWED, { network: null })],
])('%s nothing is signed', async (_, given) => {
  expect(await signVisitor(given, { isSecure: true })).toBeNull()
  expect(given.signed).toEqual([])
})

test('a visitor who is not signed now gets no cookie, nor does one of a house without the service', async () => {
  expect(await signVisitor(tracked(ALLOWED, { signature: null }), { isSecure: true })).toBeNull()
  const { request, region } = tracked(ALLOWED)
  expect(await signVisitor({ request, region, visits: null }, { isSecure: true })).toBeNull()
})

test('an order is reported as that of the signed visitor, with consent', async () => {
  const order = { number: 'BT-1', lines: [{ sku: 'V-1', artisanName: 'Neri' }] }
  const given = tracked(`${ALLOWED}; analytics_signature=signed`)
  await reportOrder(order, given)
  expect(given.orders).toEqual([
    {
      number: 'BT-1',
      visitor: VISITOR,
      session: SESSION,
      signature: 'signed',
      pieces: [{ sku: 'V-1', brand: 'Neri' }],
    },
  ])
  for (const cookie of [
    ALLOWED,
    `analytics_signature=signed; ${ALLOWED.replace('consent=analytics; ', '')}`,
  ]) {
    const other = tracked(cookie)
    await reportOrder(order, other)
    expect(other.orders).toEqual([])
  }
})
