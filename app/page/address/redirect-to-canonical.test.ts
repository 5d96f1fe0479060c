import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { houseContext } from '#app/visitor/context.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { redirectToCanonical } from './redirect-to-canonical.ts'

const BRITISH = { ...SAMPLE_HOUSE, country: 'GB', languages: ['en'], countries: ['GB', 'DE'] } as const

test.each([
  [SAMPLE_HOUSE, '/en-us/x?q=1', 301, '/x?q=1'],
  [SAMPLE_HOUSE, '/fr-at/x', 301, '/de-at/x'],
  [SAMPLE_HOUSE, '/ar-ae/x', 301, '/en-ae/x'],
  [SAMPLE_HOUSE, '/ae', 301, '/en-ae'],
  [SAMPLE_HOUSE, '/de-at/x', 200, null],
  // A house may offer them one day, so browsers do not store these for good.
  [BRITISH, '/', 302, '/en-gb'],
  [BRITISH, '/x?q=1', 302, '/en-gb/x?q=1'],
  [BRITISH, '/de-de/x', 302, '/en-de/x'],
  [BRITISH, '/fr-fr/x', 302, '/en-gb/x'],
  [BRITISH, '/ae/x', 302, '/en-gb/x'],
  [BRITISH, '/en-de/x', 200, null],
  [BRITISH, '/api/auth/callback?code=1', 200, null],
  [SAMPLE_HOUSE, '/de-DE/X/?q=A', 301, '/de-de/x?q=A'],
  [SAMPLE_HOUSE, '/x/', 301, '/x'],
] as const)('of %o, %s leads to %d %s', async (house, path, status, location) => {
  const url = new URL(path, 'https://shop.test')
  const context = new RouterContextProvider()
  context.set(houseContext, house)
  const args = { request: new Request(url), url, context, params: {}, pattern: '/:locale?/x' }
  const next = async () => new Response()
  const respond = async () => redirectToCanonical(args, next)
  const response = await respond().catch((thrown: unknown) => thrown)
  if (!(response instanceof Response)) throw response
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})
