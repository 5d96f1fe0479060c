import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader } from './account-home.ts'

test.each([
  ['/account', '/profile'],
  ['/account/orders', '/profile/orders'],
  ['/orders', '/profile/orders'],
  ['/it-it/account', '/it-it/profile'],
  ['/it-it/account/ordini', '/it-it/profile/orders'],
  ['/de-at/konto', '/de-at/profile'],
  ['/de-at/konto/bestellungen', '/de-at/profile/orders'],
  ['/es-es/cuenta/pedidos', '/es-es/profile/orders'],
  ['/fr-fr/compte/commandes', '/fr-fr/profile/orders'],
])('%s leads to %s', (path, target) => {
  const url = new URL(path, 'https://shop.example')
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  const response = loader({ url, context } as unknown as Parameters<typeof loader>[0])
  expect([response.status, response.headers.get('location')]).toEqual([302, target])
})
