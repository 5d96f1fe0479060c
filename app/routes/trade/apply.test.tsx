import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newTicket } from '#app/features/requests/form/form-ticket.server.ts'
import { STEPS, TEXT_FIELDS } from '#app/features/trade/application/application-form.ts'
import type { ApplicationView } from '#app/features/trade/application/application-view.ts'
import { MessagesContext } from '#app/i18n/messages/use-translations.ts'
import { toPageLocale } from '#app/i18n/page-locale.ts'
import { PageLocaleContext } from '#app/i18n/use-page-locale.ts'
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
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { ok, refuse } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import de from '#messages/de.json' with { type: 'json' }
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import Apply, { action, loader } from './apply.tsx'

type SentApplication = Awaited<ReturnType<Clients['tradeApplications']['send']>>

const url = new URL('https://shop.example/de-de/trade/apply')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const ticketOf = (ageMs: number) => newTicket(seal, new Date(TEST_TIME.getTime() - ageMs))
const MINUTE_MS = 60_000
const FIELDS = {
  firstName: 'Adaeze',
  lastName: 'Okafor',
  email: 'adaeze@okaforlindt.example',
  company: 'Okafor & Lindt Interiors',
  companySize: '2-5',
  website: 'okaforlindt.example',
  kinds: 'residential',
  country: 'DE',
  line1: 'Alsterufer 4',
  city: 'Hamburg',
  postalCode: '20354',
  phone: '040 428280',
  password: 'three green chairs',
  confirmation: 'three green chairs',
  terms: 'on',
  clause: 'on',
  ticket: ticketOf(MINUTE_MS),
  step: 'terms',
  go: 'send',
}
const ADAEZE = { accountId: 'adaeze', accessToken: 'adaeze', email: 'old@okafor.example' } as Session
const UPLOADED = {
  id: crypto.randomUUID(),
  name: 'st-120.pdf',
  type: 'application/pdf',
  sizeBytes: 400,
} as const

type Facts = {
  outcome?: SentApplication
  session?: Session | null
  role?: Role
  isHosted?: boolean
  upload?: Awaited<ReturnType<Clients['attachments']['upload']>>
  captcha?: Clients['captcha']
}

function openPage(facts: Facts) {
  const { outcome = ok({ ticket: 'a ticket' }), session = null, role = 'guest', captcha = null } = facts
  const sendApplication = vi.fn(async (_: unknown, __: string) => outcome)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role })
  context.set(sealContext, seal)
  context.set(sessionContext, session)
  context.set(clientsContext, {
    tradeApplications: { send: sendApplication },
    attachments: { upload: async () => facts.upload ?? ok(UPLOADED) },
    customer: {
      getCustomer: async () =>
        ok({ email: 'adaeze@okaforlindt.example', firstName: 'Adaeze', lastName: 'Okafor' }),
    },
    screens: facts.isHosted ? null : {},
    captcha,
  } as unknown as Clients)
  return { context, sendApplication }
}

async function send(fields: Record<string, string | File>, facts: Facts = {}) {
  const { context, sendApplication } = openPage(facts)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { [VISITOR_KEY_HEADER]: 'network' }
  const args = { request: new Request(url, { method: 'POST', headers, body }), url, context, params: {} }
  const response: unknown = await Promise.resolve(
    action(args as unknown as Parameters<typeof action>[0]),
  ).catch((thrown) => thrown)
  const [content, key] = sendApplication.mock.calls[0] ?? []
  return { response, content, key, calls: sendApplication.mock.calls.length }
}

const shown = (response: unknown) => response as { data: ApplicationView; init: { status?: number } | null }

test('a guest who applies is led to sign in by the ticket of the new account', async () => {
  const { response, content } = await send(FIELDS)
  const { status, headers } = response as Response
  expect([status, headers.get('location')]).toEqual([
    303,
    '/de-de/login?callback=%2Fde-de%2Ftrade%2Fapply%2Freceived',
  ])
  expect(headers.getSetCookie()).toEqual([
    'sign_in_ticket=a%20ticket; Path=/; Max-Age=300; SameSite=Lax; Secure; HttpOnly',
  ])
  expect(content).toMatchObject({
    email: FIELDS.email,
    password: FIELDS.password,
    accountId: null,
    language: 'de',
    network: 'network',
    certificate: null,
    fields: { company: FIELDS.company, kinds: ['residential'], line2: '', zone: '' },
  })
})

test('someone who has signed in applies without a password, with the address of the account', async () => {
  const fields = { ...FIELDS, email: 'other@okafor.example', password: '', confirmation: '' }
  const { response, content } = await send(fields, { session: ADAEZE, role: 'consumer' })
  expect((response as Response).headers.get('location')).toBe('/de-de/trade/apply/received')
  expect(content).toMatchObject({ email: FIELDS.email, accountId: 'adaeze', password: null })
})

// spec 3: trade application: three steps, each checked before the next; nothing typed is lost, no password is stored
test('each step is checked before the next, and preserves what was typed but no password', async () => {
  const first = await send({ ...FIELDS, lastName: ' ', step: 'you', go: 'company' })
  expect(shown(first.response).data).toMatchObject({
    step: 'you',
    errors: [{ field: 'lastName', code: 'required' }],
  })
  const second = await send({ ...FIELDS, website: 'okaforlindt', terms: '', step: 'company', go: 'terms' })
  const { data } = shown(second.response)
  expect(data).toMatchObject({
    step: 'company',
    values: { website: 'okaforlindt', company: FIELDS.company, kinds: ['residential'] },
    errors: [{ field: 'website', code: 'website-invalid' }],
  })
  expect(JSON.stringify(data)).not.toContain(FIELDS.password)
  const third = await send({ ...FIELDS, step: 'company', go: 'terms' })
  expect(shown(third.response).data).toMatchObject({ step: 'terms', errors: [] })
  const back = await send({ ...FIELDS, company: '', step: 'company', go: 'you' })
  expect(shown(back.response).data).toMatchObject({ step: 'you', errors: [], values: { company: '' } })
  expect(first.calls + second.calls + third.calls + back.calls).toBe(0)
})

test('the whole form is sent at once without JavaScript, and leads to its first error', async () => {
  const { terms: _, ...fields } = { ...FIELDS, email: 'adaeze', postalCode: '1', confirmation: 'another' }
  const { response, calls } = await send(fields)
  expect([shown(response).init?.status, calls]).toEqual([422, 0])
  expect(shown(response).data).toMatchObject({
    step: 'you',
    errors: [
      { field: 'email', code: 'email-invalid' },
      { field: 'postalCode', code: 'postal-code-invalid' },
      { field: 'confirmation', code: 'passwords-differ' },
      { field: 'terms', code: 'terms-not-accepted' },
    ],
  })
})

test('a certificate is stored with the step, and sent with the application', async () => {
  const file = new File(['%PDF'], 'st-120.pdf')
  const step = await send({ ...FIELDS, files: file, step: 'company', go: 'terms' })
  const { certificate } = shown(step.response).data
  expect(certificate).toEqual({ sealed: JSON.stringify(UPLOADED), name: 'st-120.pdf', sizeBytes: 400 })
  const { content } = await send({ ...FIELDS, 'stored-file': certificate?.sealed ?? '' })
  expect(content).toMatchObject({ certificate: UPLOADED.id })
})

test('a file that is no certificate is refused at its field', async () => {
  const files = new File(['<!doctype html>'], 'st-120.pdf')
  const { response, calls } = await send({ ...FIELDS, files }, { upload: refuse('attachment-type') })
  expect(shown(response).data).toMatchObject({
    step: 'company',
    errors: [{ field: 'certificate', code: 'attachment-type' }],
  })
  expect(calls).toBe(0)
})

// spec 8: trade application: the messages of the catalogue, each by its code
test.each<[SentApplication, string, number]>([
  [refuse('trade-application-processed'), 'trade-application-processed', 409],
  [refuse('idempotency-key-reused'), 'trade-application-processed', 409],
  [refuse('email-registered'), 'email-registered', 409],
  [refuse('platform-unavailable'), 'try-again-later', 503],
  [{ ok: false, code: 'too-many-requests', retryAfterSeconds: 60 }, 'try-again-later', 429],
  [
    { ok: false, code: 'trade-application-refused', fields: [{ path: '', code: 'x' }] },
    'trade-submission-failed',
    422,
  ],
])('%j is shown as %s, and what was typed stays', async (outcome, code, status) => {
  const { response } = await send(FIELDS, { outcome })
  expect(shown(response).init?.status).toBe(status)
  expect(shown(response).data).toMatchObject({
    step: 'terms',
    refusal: { feature: 'trade', code },
    values: { company: FIELDS.company },
  })
  expect(JSON.stringify(shown(response).data)).not.toContain(FIELDS.password)
})

test('what the services refuse is shown at its field', async () => {
  const fields = [
    { path: 'password', code: 'password-common' },
    { path: 'phone', code: 'phone-invalid' },
  ]
  const { response } = await send(FIELDS, {
    outcome: { ok: false, code: 'trade-application-refused', fields },
  })
  expect(shown(response).data).toMatchObject({
    step: 'company',
    errors: [
      { field: 'phone', code: 'phone-invalid' },
      { field: 'password', code: 'password-common' },
    ],
  })
})

test.each([
  ['sent at once', { ticket: ticketOf(500) }],
  ['with a ticket that is none', { ticket: 'a ticket' }],
  ['of yesterday', { ticket: ticketOf(25 * 60 * MINUTE_MS) }],
  ['with the field that people do not see', { homepage: 'https://spam.example' }],
])('a form %s is not sent', async (_, changes) => {
  const { response, calls } = await send({ ...FIELDS, ...changes })
  expect(shown(response).data.refusal).toEqual({ feature: 'request', code: 'filled-by-program' })
  expect(calls).toBe(0)
})

test('a form that a captcha refuses is not sent', async () => {
  const captcha = { isPerson: async () => false } as unknown as Clients['captcha']
  const { response, calls } = await send(FIELDS, { captcha })
  expect(shown(response).data.refusal).toEqual({ feature: 'request', code: 'captcha-failed' })
  expect(calls).toBe(0)
})

test('a form that was edited has the same key, another form has another', async () => {
  const { key } = await send(FIELDS)
  expect((await send({ ...FIELDS, company: 'Another' })).key).toBe(key)
  expect((await send({ ...FIELDS, ticket: ticketOf(MINUTE_MS) })).key).not.toBe(key)
})

test.each(ROLES.filter((role) => role.startsWith('trade-')))(
  '%s has applied, and sees what became of it',
  async (role) => {
    const { response } = await send(FIELDS, { session: ADAEZE, role })
    expect((response as Response).headers.get('location')).toBe('/de-de/trade/apply/received')
  },
)

test('where accounts are at another provider, a guest signs in first', async () => {
  const { response, calls } = await send(FIELDS, { isHosted: true })
  expect((response as Response).headers.get('location')).toBe(
    '/de-de/login?callback=%2Fde-de%2Ftrade%2Fapply',
  )
  expect(calls).toBe(0)
})

// spec 3: trade application: one page without JavaScript
test('without JavaScript the form is one page with every field, and a button that sends it', async () => {
  const { context } = openPage({})
  const args = { request: new Request(url), url, context, params: {} }
  const { data: loaderData } = await loader(args as unknown as Parameters<typeof loader>[0])
  const props = { loaderData, actionData: undefined } as unknown as Parameters<typeof Apply>[0]
  const router = createMemoryRouter([{ path: '*', element: <Apply {...props} /> }], {
    initialEntries: ['/de-de/trade/apply'],
  })
  const html = renderToStaticMarkup(
    <MessagesContext value={{ tag: 'de-DE', messages: de }}>
      <PageLocaleContext value={toPageLocale(context.get(visitorContext))}>
        <RouterProvider router={router} />
      </PageLocaleContext>
    </MessagesContext>,
  )
  // Germany has no states.
  const names = TEXT_FIELDS.filter((field) => field !== 'zone')
  for (const name of [...names, 'kinds', 'terms', 'clause', 'password', 'confirmation'])
    expect(html, name).toContain(`name="${name}"`)
  expect(html.match(/class="hidden gap-10 scriptless:grid"/g)).toHaveLength(STEPS.length - 1)
  expect(html).toMatch(/value="send"[^>]*>Bewerbung senden/)
  expect(html).toContain('Zum Beispiel 01512 3456789')
})
