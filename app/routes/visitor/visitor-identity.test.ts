import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, type Session, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader } from './visitor-identity.ts'

const SESSION: Session = {
  accountId: 'ada',
  email: 'ada@example.com',
  idToken: 'i',
  accessToken: 'a',
  expiresAt: 0,
}
const ADA = ok({ firstName: 'Ada', lastName: 'Rossi' })

async function read(
  consent: string | null,
  { session = SESSION as Session | null, locale = '/de-de', customer = ADA as unknown } = {},
) {
  const url = new URL(`https://shop.example${locale}/visitor/identity`)
  const headers = consent === null ? {} : { cookie: `consent=${consent}` }
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, session)
  context.set(clientsContext, { customer: { getCustomer: async () => customer } } as unknown as Clients)
  const args = { request: new Request(url, { headers }), context, url, params: {} }
  const response = await loader(args as unknown as Parameters<typeof loader>[0])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return response.status === 204 ? null : response.json()
}

test('a customer who has consented to both kinds is named', async () => {
  expect(await read('analytics.marketing')).toEqual({ name: 'Ada Rossi', email: 'ada@example.com' })
})

test.each([
  ['without a choice', null, {}],
  ['with consent to analytics alone', 'analytics', {}],
  ['with consent to marketing alone', 'marketing', {}],
  ['of a guest', 'analytics.marketing', { session: null }],
  ['while accounts are unavailable', 'analytics.marketing', { customer: refuse('customer-unavailable') }],
])('no name is read %s', async (_, consent, changes) => {
  expect(await read(consent, changes)).toBeNull()
})
