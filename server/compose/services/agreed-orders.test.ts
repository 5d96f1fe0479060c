import { expect, test } from 'vitest'
import { refuse } from '#domain/result.ts'
import { sampleAgreement } from '#tests/support/samples/sample-agreed-order.ts'
import type { ServiceSettings } from '../../settings/config.ts'
import { createAgreedOrders } from './agreed-orders.ts'

const draft = sampleAgreement('gid://shopify/ProductVariant/7')
const OWN = 'https://services.example/services/commerce'
const HOSTED = 'https://house.myshopify.com'

function agreedOrders(settings: Pick<ServiceSettings['commerce'], 'url' | 'adminToken'>) {
  const called: string[] = []
  const commerce = { shopDomain: 'shop.example', privateToken: 'private', ...settings }
  const { url } = settings
  const reach = {
    baseUrl: url ?? 'http://commerce.internal',
    async fetch(request: Request) {
      called.push(request.url)
      return new Response(null, { status: 503 })
    },
  }
  const made = createAgreedOrders(commerce as ServiceSettings['commerce'], reach, () => {})
  return { made, called }
}

test.each([
  ['our own service', null, null, 'http://commerce.internal/agreed-orders'],
  ['our own service elsewhere', OWN, null, `${OWN}/agreed-orders`],
  ['a hosted shop with its token', HOSTED, 'token', `${HOSTED}/admin/api/2025-04/graphql.json`],
])('an agreed order is made at %s', async (_, url, adminToken, address) => {
  const { made, called } = agreedOrders({ url, adminToken })
  expect(await made.create(draft)).toEqual(refuse('commerce-unavailable'))
  expect(called).toEqual([address])
})

test('without a token, the orders of a hosted shop are created manually', async () => {
  const { made, called } = agreedOrders({ url: HOSTED, adminToken: null })
  const manualOrders = refuse('agreed-orders-unavailable')
  expect([await made.create(draft), await made.find('1'), await made.cancel('1')]).toEqual([
    manualOrders,
    manualOrders,
    manualOrders,
  ])
  expect(called).toEqual([])
})
