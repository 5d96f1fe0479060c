import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { clientsContext, houseContext, sessionContext } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action } from './countries.tsx'

const ORIGIN = 'https://shop.example'
const ANNA = { accountId: 'anna', email: 'anna@example.com', idToken: 'i', accessToken: 'a', expiresAt: 0 }

async function choose(fields: Record<string, string>, { isSignedIn = true, isStored = true } = {}) {
  const setLanguage = vi.fn(async () => (isStored ? ok(null) : refuse('platform-unavailable')))
  const context = new RouterContextProvider()
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(clientsContext, { customerAccount: { setLanguage } } as unknown as Clients)
  context.set(sessionContext, isSignedIn ? ANNA : null)
  const url = new URL(`${ORIGIN}/countries`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const args = { request, url, context, pattern: '/countries', params: {} } as Parameters<typeof action>[0]
  const response = await action(args)
  return { location: response.headers.get('location'), languages: setLanguage.mock.calls }
}

// spec 7: PUT /customer/language: the language follows the chooser
test.each([
  [{ country: 'AT', language: 'de', to: '/artisans' }, 'de', '/de-at/artisans'],
  // Spec §5: an unsupported language falls back to one of the country.
  [{ country: 'AT', language: 'es', to: '/artisans' }, 'de', '/de-at/artisans'],
])('a customer who chooses %j gets e-mails in %s', async (fields, language, address) => {
  const { location, languages } = await choose(fields)
  expect([location, languages]).toEqual([address, [['a', { language }]]])
})

test('a guest changes no customer’s language', async () => {
  const { languages } = await choose({ country: 'AT', language: 'de', to: '/' }, { isSignedIn: false })
  expect(languages).toEqual([])
})

test('the page is in the chosen language even if it could not be stored', async () => {
  const { location } = await choose({ country: 'FR', language: 'fr', to: '/' }, { isStored: false })
  expect(location).toBe('/fr-fr')
})
