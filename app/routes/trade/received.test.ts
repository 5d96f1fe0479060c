import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { clientsContext, type Session, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { OwnTradeApplication } from '#contracts/trade-application.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action, loader } from './received.tsx'

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

// spec 8: a message for users who are not registered as designers or architects
test.each([
  ['guest', null, { standing: null, signInPath: '/login?callback=%2Fde-de%2Ftrade%2Fapply%2Freceived' }],
  ['consumer', null, { standing: null, signInPath: null }],
  ['trade-approved', OWN, { standing: 'approved' }],
  ['trade-rejected', OWN, { standing: 'rejected' }],
] as const)('a %s sees what is true of them', async (role, own, view) => {
  expect(await open(role, own)).toMatchObject(view)
})

async function sendFile(file: File | null, { account = 'adaeze', outcome = ok(null) as unknown } = {}) {
  const upload = vi.fn(async (_: object, __: string) => ok({ id: 'a file' }))
  const addCertificate = vi.fn(async () => outcome)
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, account ? ({ accessToken: account, accountId: account } as Session) : null)
  context.set(clientsContext, { attachments: { upload }, tradeApplications: { addCertificate } } as never)
  const body = new FormData()
  if (file) body.set('certificate', file)
  const request = new Request(url, { method: 'POST', body })
  const args = { request, url, context, params: {} } as unknown as Parameters<typeof action>[0]
  return { response: await action(args), upload, addCertificate }
}
const PDF = new File(['%PDF'], 'st-120.pdf')

test('a certificate is sent later, and twice is the same file', async () => {
  const first = await sendFile(PDF)
  const second = await sendFile(PDF)
  expect((first.response as Response).headers.get('location')).toBe('/de-de/trade/apply/received')
  expect(first.addCertificate).toHaveBeenCalledWith('adaeze', { certificate: 'a file' })
  const keyOf = ({ upload }: typeof first) => upload.mock.calls[0]?.[1]
  expect(keyOf(first)).toBe(keyOf(second))
  expect(keyOf(await sendFile(PDF, { account: 'ben' }))).not.toBe(keyOf(first))
})

test('a file that is refused says why, and a guest adds none', async () => {
  expect((await sendFile(null)).response).toMatchObject({ data: { code: 'attachment-empty' } })
  const unavailable = await sendFile(PDF, { outcome: refuse('platform-unavailable') })
  expect(unavailable.response).toMatchObject({
    data: { code: 'attachments-unavailable' },
    init: { status: 503 },
  })
  const guest = await sendFile(PDF, { account: '' })
  expect((guest.response as Response).status).toBe(303)
  expect(guest.upload).not.toHaveBeenCalled()
})
