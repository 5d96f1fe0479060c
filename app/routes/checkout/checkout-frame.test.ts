import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { newHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import { checkoutCookie } from '#app/features/checkout/opening/checkout-key.ts'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { CheckoutFailureCode } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import { refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader } from './checkout-frame.tsx'

const url = new URL('https://shop.example/de-de/checkout/abc')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }

/** Opens a checkout that the service refuses. */
async function open(code: CheckoutFailureCode): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, null)
  context.set(sealContext, seal)
  context.set(clientsContext, { checkout: { getCheckout: async () => refuse(code) } } as unknown as Clients)
  const cookies = [
    checkoutCookie('abc', 'def', { isSecure: true }),
    newHolderCookie(seal, { isSecure: true }),
  ]
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const request = new Request(url, { headers: { cookie } })
  const args = { request, url, context, params: { token: 'abc' }, pattern: '' }
  return loader(args as unknown as Parameters<typeof loader>[0]).catch((thrown: unknown) => thrown)
}

test.each(['agreed-order-expired', 'agreed-order-cancelled', 'agreed-order-unavailable'] as const)(
  'an agreed order with %s says so on a page of its own, and never leads to a bag',
  async (code) => {
    expect(await open(code)).toMatchObject({ data: { code }, init: { status: 410 } })
  },
)

test('an agreed order for an account is opened after signing in', async () => {
  const response = (await open('sign-in-required')) as Response
  const address = new URL(response.headers.get('location') ?? '', url)
  expect([response.status, address.pathname]).toEqual([303, '/de-de/login'])
  expect([...address.searchParams.values()]).toContain('/de-de/checkout/abc')
})
