import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { submitPassword } from '#app/features/account/links/submit-password.server.ts'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { ScreenErrorCode } from '#clients/identity/screens-client.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action as deleteAccount } from './deletion.tsx'
import { loader as details } from './details.tsx'
import { action as changeEmail } from './email.tsx'
import { action as cancelEmail } from './email-cancellation.tsx'
import { action as changePassword } from './password.tsx'
import { action as requestVerification } from './verification.tsx'

const ORIGIN = 'https://shop.example'
const PASSWORD = 'a calm morning inland'
const FORM = { current: 'the old one', password: PASSWORD, confirmation: PASSWORD, email: 'new@example.com' }
const TOO_OFTEN = { ok: false, code: 'too-many-attempts', retryAfterSeconds: 540 } as const

type Args = Parameters<typeof changePassword>[0] & Parameters<typeof details>[0]

/** A request of a signed-in customer for whose account every call of the identity service returns the same. */
function requestWith(path: string, response: object): Args {
  const url = new URL(ORIGIN + path)
  const context = new RouterContextProvider()
  const account = new Proxy({}, { get: () => async () => response })
  const customer = { getCustomer: async () => ok({ firstName: 'Anna', lastName: 'Rossi', language: 'de' }) }
  const clients = { screens: { forAccount: () => account, forVisitor: () => account }, customer }
  context.set(clientsContext, clients as unknown as Clients)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sealContext, { seal: (text) => text, open: (text) => text, isCurrent: () => true })
  context.set(sessionContext, {
    accountId: 'anna',
    email: 'anna@example.com',
    idToken: 'i',
    accessToken: 'a',
    expiresAt: 0,
  })
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(FORM) })
  return { url, context, request, params: {} } as unknown as Args
}

test.each([
  ['a change of password', changePassword],
  ['a change of address', changeEmail],
  ['a deletion', deleteAccount],
] as const)('after too many attempts %s says how long to wait', async (_, action) => {
  const response = (await action(requestWith('/profile', TOO_OFTEN) as never)) as {
    data: object
    init: { status: number; headers: Record<string, string> }
  }
  expect(response.data).toMatchObject({ errors: { form: 'too-many-attempts' }, waitSeconds: 540 })
  expect(response.init).toMatchObject({ status: 429, headers: { 'Retry-After': '540' } })
})

const leadingTo = async (response: Response) => {
  const search = new URL(response.headers.get('location') ?? '', ORIGIN).search
  return (await details(requestWith(`/profile${search}`, refuse('identity-unavailable' as const)))).data
}

test('a member of the team who has to give the second factor first loses nothing that was typed', async () => {
  const refused = refuse('confirmation-required' as const)
  expect(await changeEmail(requestWith('/profile/email', refused))).toMatchObject({
    data: { typed: FORM.email, errors: { form: 'confirmation-required' } },
    init: { status: 422 },
  })
  expect(await changePassword(requestWith('/profile/password', refused))).toMatchObject({
    data: { isSaved: false, errors: { form: 'confirmation-required' } },
  })
  expect(
    await deleteAccount(requestWith('/profile/deletion', refuse('member-of-team' as const)) as never),
  ).toMatchObject({ data: { errors: { form: 'member-of-team' } }, init: { status: 422 } })
})

test('a confirmation that was requested too often says how long to wait', async () => {
  const response = await requestVerification(requestWith('/profile/verification', TOO_OFTEN) as never)
  expect(await leadingTo(response)).toMatchObject({ fault: 'too-many-attempts', waitSeconds: 540 })
})

test.each([
  ['a change of address could not be cancelled', cancelEmail],
  ['a link could not be sent', requestVerification],
] as const)('that %s is said', async (_, action) => {
  const response = await action(requestWith('/profile', refuse('identity-unavailable' as const)) as never)
  expect(await leadingTo(response)).toMatchObject({ done: null, fault: 'account-unavailable' })
})

test.each<[ScreenErrorCode, number]>([
  ['identity-unavailable', 503],
  ['link-expired', 410],
  ['password-common', 422],
])('a password reset refused with %s responds with %i', async (code, status) => {
  const { request, context, url } = requestWith('/password/token', ok(null))
  const link = { kind: 'password-links', token: 'token' } as const
  const { init } = await submitPassword({ request, context, url }, link, async () => refuse(code))
  expect(init?.status).toBe(status)
})
