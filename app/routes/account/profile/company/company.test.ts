import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { createCompanyClient } from '#clients/customer/company-client.ts'
import { createCustomerClient } from '#clients/customer/customer-client.ts'
import { openCompanies } from '#tests/support/samples/sample-companies.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import * as invitation from '../../company-invitation.tsx'
import * as frame from '../frame.tsx'
import * as address from './address.tsx'
import * as company from './company.tsx'

const { service, database, letters, reset, decide, lastToken } = await openCompanies()
afterAll(() => database.close())
beforeEach(reset)

const reach = { baseUrl: 'http://customer.internal', fetch: service.fetch, report: () => {} }
const clients = {
  company: createCompanyClient(reach),
  customer: createCustomerClient(reach),
} as unknown as Clients

type Call = { account?: string | null; params?: object; body?: Record<string, string> }

/**
 * Calls a loader or an action of a page in German. Returns a redirect or a not-found response even if it was thrown.
 */
async function call<Result>(
  run: (args: never) => Promise<Result>,
  path: string,
  { account = 'anna', params = {}, body }: Call = {},
) {
  const url = new URL(`https://shop.example/de-at${path}`)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, account ? ({ accessToken: account } as Session) : null)
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  context.set(clientsContext, clients)
  const request = new Request(url, body && { method: 'POST', body: new URLSearchParams(body) })
  try {
    return await run({ request, context, url, params } as never)
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return thrown as Response
  }
}

const COMPANY = '/profile/company'
const locationOf = (response: unknown) => (response as Response).headers.get('location')
const send = (body: Record<string, string>, account = 'anna') =>
  call(company.action, COMPANY, { account, body })
async function view(account = 'anna') {
  const opened = await call(company.loader, COMPANY, { account })
  if (opened instanceof Response || !('data' in opened)) throw new Error('The page was not opened')
  return opened.data.company
}
const open = (account: string | null, token: string) =>
  call(invitation.loader, `/company/invitation/${token}`, { account, params: { token } })
const accept = (account: string | null, token: string) =>
  call(invitation.action, `/company/invitation/${token}`, { account, params: { token }, body: {} })
async function joinAsBen() {
  await send({ intent: 'invite', email: 'ben@example.com' })
  await accept('ben', lastToken())
}

test('a colleague is invited in the language of the page, signs in, accepts, and has the company', async () => {
  expect(locationOf(await send({ intent: 'invite', email: 'ben@example.com' }))).toBe(
    `/de-at${COMPANY}?done=invite`,
  )
  expect(letters).toMatchObject([{ to: 'ben@example.com', language: 'de', company: 'Studio Conti' }])
  const token = lastToken()
  expect((await view())?.invitations).toMatchObject([
    { email: 'ben@example.com', until: expect.stringMatching(/20\d\d/) },
  ])
  expect(await open(null, token)).toMatchObject({ data: { invitation: null, isLost: false } })
  const path = `/de-at/company/invitation/${token}`
  expect(locationOf(await accept(null, token))).toBe(`/de-at/login?callback=${encodeURIComponent(path)}`)
  expect(await open('ben', token)).toMatchObject({
    data: { invitation: { companyName: 'Studio Conti', refusal: null } },
  })
  expect(locationOf(await accept('ben', token))).toBe(`/de-at${COMPANY}?done=joined`)
  expect(await view('ben')).toMatchObject({ name: 'Studio Conti', role: 'member' })
  expect(await open('ben', token)).toMatchObject({ data: { isLost: true }, init: { status: 404 } })
})

test('an invitation to another address says so, and leaves everything as it is', async () => {
  await send({ intent: 'invite', email: 'ben@example.com' })
  expect(await open('carla', lastToken())).toMatchObject({
    data: { invitation: { refusal: 'invitation-for-other' } },
  })
  expect(await accept('carla', lastToken())).toMatchObject({
    data: { refused: 'invitation-for-other' },
    init: { status: 422 },
  })
  expect(await call(company.loader, COMPANY, { account: 'carla' })).toMatchObject({ init: { status: 404 } })
})

test.each([
  [
    { intent: 'invite', email: 'ben@' },
    { field: 'email-malformed', form: null, typed: { email: 'ben@' } },
  ],
  [
    { intent: 'tax', taxNumber: 'x'.repeat(40) },
    { field: 'too-long', typed: { taxNumber: 'x'.repeat(40) } },
  ],
])('the form %j is shown again with what was entered', async (body, refused) => {
  expect(await send(body as Record<string, string>)).toMatchObject({
    data: { refused, company: { name: 'Studio Conti' } },
    init: { status: 422 },
  })
})

test('owners give roles and remove, members leave, and the last owner stays', async () => {
  await joinAsBen()
  const idOf = async (name: string) =>
    (await view())?.members.find(({ email }) => email === `${name}@example.com`)?.id ?? ''
  const anna = await idOf('anna')
  expect(await send({ intent: 'leave', id: anna })).toMatchObject({
    data: { refused: { form: 'last-owner' } },
  })
  expect(await send({ intent: 'remove', id: anna }, 'ben')).toMatchObject({
    data: { refused: { form: 'owner-only' } },
  })
  await send({ intent: 'role', id: await idOf('ben'), role: 'owner' })
  expect(locationOf(await send({ intent: 'leave', id: anna }))).toBe('/de-at/profile')
  expect(await call(company.loader, COMPANY)).toMatchObject({ init: { status: 404 } })
  expect(await view('ben')).toMatchObject({ role: 'owner', members: [{}] })
})

const PARMA = {
  'address.firstName': 'Anna',
  'address.lastName': 'Conti',
  'address.line1': 'Via Garibaldi 1',
  'address.city': 'Parma',
  'address.zone': 'PR',
  'address.postalCode': '43121',
  'address.country': 'IT',
  'address.phone': '+39 0521 123456',
}

test('an owner adds and changes an address; a member opens no form of one', async () => {
  await joinAsBen()
  const path = `${COMPANY}/addresses/new`
  expect(await call(address.action, path, { body: { ...PARMA, 'address.postalCode': '1' } })).toMatchObject({
    data: { status: 'error' },
    init: { status: 422 },
  })
  expect(locationOf(await call(address.action, path, { body: PARMA }))).toBe(`/de-at${COMPANY}?done=address`)
  const [saved] = (await view('ben'))?.addresses ?? []
  expect(saved).toMatchObject({ isDefault: true, address: { line1: 'Via Garibaldi 1' } })
  const params = { addressId: saved?.id }
  expect(await call(address.loader, path, { params })).toMatchObject({ data: { known: { id: saved?.id } } })
  expect(await call(address.loader, path, { params, account: 'ben' })).toMatchObject({
    init: { status: 404 },
  })
  await call(address.action, path, { params, body: { ...PARMA, 'address.line1': 'Via Roma 2' } })
  expect((await view('ben'))?.addresses).toMatchObject([{ address: { line1: 'Via Roma 2' } }])
})

test('a consumer has no company, and no link to one', async () => {
  expect(await call(company.loader, COMPANY, { account: 'carla' })).toMatchObject({ init: { status: 404 } })
  await decide('anna', 'pending')
  expect(await view()).toMatchObject({ standing: 'pending' })
  const shown = await call(async (args: never) => frame.loader(args), '/profile')
  expect(shown).toEqual({ hasCompany: false, hasPriceList: false })
})
