import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, type Session, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { OwnTradeApplication } from '#contracts/trade-application.ts'
import { ok } from '#domain/result.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader } from './received.tsx'

const url = new URL('https://shop.example/de-de/trade/apply/received')
const OWN: OwnTradeApplication = {
  receivedAt: '2026-11-26T09:00:00.000Z',
  email: 'adaeze@okaforlindt.example',
  company: 'Okafor & Lindt',
  isCertificateMissing: true,
  requestNumber: null,
}

async function open(role: Role, own: OwnTradeApplication | null) {
  const context = new RouterContextProvider()
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role })
  context.set(sessionContext, role === 'guest' ? null : ({ accessToken: 'adaeze' } as Session))
  context.set(clientsContext, {
    tradeApplications: { readOwn: async () => ok(own) },
    screens: { forAccount: () => ({ read: async () => ok({ isEmailVerified: false }) }) },
  } as unknown as Clients)
  const args = { request: new Request(url), url, context, params: {} }
  return (await loader(args as unknown as Parameters<typeof loader>[0])).data
}

test('an applicant reads what happens next, also while the role is still that of before', async () => {
  for (const role of ['trade-pending', 'consumer'] as const)
    expect(await open(role, OWN)).toEqual({
      standing: 'pending',
      application: { email: OWN.email, isCertificateMissing: true },
      requestPath: null,
      isUnverified: true,
      signInPath: null,
    })
  const requested = { ...OWN, requestNumber: 'R-26-000123' }
  expect(await open('trade-pending', requested)).toMatchObject({
    requestPath: '/profile/requests/R-26-000123',
  })
})

test.each([
  ['guest', null, { standing: null, signInPath: '/login?callback=%2Fde-de%2Ftrade%2Fapply%2Freceived' }],
  ['consumer', null, { standing: null, signInPath: null }],
  ['trade-approved', OWN, { standing: 'approved' }],
  ['trade-rejected', OWN, { standing: 'rejected' }],
] as const)('a %s sees what is true of them', async (role, own, view) => {
  expect(await open(role, own)).toMatchObject(view)
})
