import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { SubscriberState } from '#domain/newsletter/subscription.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action as confirm } from './confirm.tsx'
import { action as signUpInLayer } from './layer.ts'
import { action as signUp } from './newsletter.tsx'
import { action as unsubscribe } from './unsubscribe.tsx'

const TOKEN = 'a'.repeat(64)
const VISITOR = '0123456789abcdef0123456789abcdef'

/** Sends a form to a route; `calls` are those of the newsletter. */
async function send(
  action: typeof signUp | typeof signUpInLayer | typeof confirm | typeof unsubscribe,
  fields: Record<string, string>,
  {
    cookie = '',
    locale = '/en-us',
    signedUp = ok(null) as Awaited<ReturnType<Clients['newsletter']['signUp']>>,
  } = {},
) {
  const calls: unknown[] = []
  const found = (state: SubscriberState) =>
    ok({ email: 'a…@example.com', state, language: 'en' as const, country: 'US', token: TOKEN })
  const newsletter: Partial<Clients['newsletter']> = {
    async signUp(request) {
      calls.push(request)
      return signedUp
    },
    async confirm(...call) {
      calls.push(call)
      return found('confirmed')
    },
    async unsubscribe(...call) {
      calls.push(call)
      return found('unsubscribed')
    },
  }
  const url = new URL(`https://shop.example${locale}/newsletter`)
  const context = new RouterContextProvider()
  context.set(clientsContext, { newsletter } as unknown as Clients)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  const request = new Request(url, {
    method: 'POST',
    headers: { cookie, 'x-visitor-key': 'network' },
    body: new URLSearchParams(fields),
  })
  const response = await action({ request, context, url, params: { token: TOKEN } } as never)
  return { response, calls }
}

test('the field of the footer signs up in the language and country of the page, with the words beside it', async () => {
  const { response, calls } = await send(
    signUp,
    { email: 'anna@example.com', place: 'footer', website: '' },
    { locale: '/de-at' },
  )
  expect(response).toBeInstanceOf(Response)
  expect((response as Response).headers.get('location')).toBe('/de-at/newsletter/sent')
  expect((response as Response).headers.get('set-cookie')).toMatch(
    /^newsletter_answer=yes; .*Max-Age=34560000/,
  )
  expect(calls).toEqual([
    {
      email: 'anna@example.com',
      language: 'de',
      country: 'AT',
      place: 'footer',
      wording: expect.stringContaining('Bestätigung'),
      network: 'network',
    },
  ])
})

test('what a program filled in is dropped, and it learns nothing', async () => {
  const { response, calls } = await send(signUp, { email: 'a@example.com', website: 'https://spam.example' })
  expect((response as Response).headers.get('location')).toBe('/newsletter/sent')
  expect(calls).toEqual([])
})

test('a refused sign-up shows what was typed', async () => {
  const signedUp = refuse('email-invalid')
  const { response } = await send(signUp, { email: 'anna@', place: 'footer' }, { signedUp })
  expect(response).toMatchObject({
    data: { email: 'anna@', code: 'email-invalid' },
    init: { status: 422 },
  })
})

test.each([
  [ok(null), { ok: true }, 'newsletter_answer=yes'],
  [refuse('email-invalid'), { ok: false, code: 'email-invalid' }, undefined],
  [refuse('newsletter-unavailable'), { ok: false, code: 'newsletter-unavailable' }, undefined],
] as const)('the form of the layer stays where it is: %j', async (signedUp, outcome, cookie) => {
  const { response, calls } = await send(
    signUpInLayer,
    { email: 'anna@example.com', place: 'layer' },
    { signedUp },
  )
  expect(calls).toMatchObject([{ place: 'layer' }])
  const { data, init } = response as { data: unknown; init: ResponseInit }
  expect(data).toEqual(outcome)
  expect(new Headers(init.headers).get('set-cookie')?.split(';')[0]).toBe(cookie)
})

test.each([
  ['consent=marketing', VISITOR, ['email_opt_in=true', 'nl_opt_in_seg=true']],
  ['consent=analytics', null, []],
])('with %s, confirming links the visitor id %j and stores %j', async (consent, visitorId, stored) => {
  const cookie = `visitor_id=${VISITOR}; ${consent}`
  const { response, calls } = await send(confirm, {}, { cookie, locale: '/de-de' })
  expect(calls).toEqual([[TOKEN, { visitorId }]])
  const { init } = response as unknown as { init: { headers: Headers } }
  const cookies = new Headers(init.headers).getSetCookie().map((line) => line.split(';', 1)[0])
  expect(cookies).toEqual(stored)
})

// spec 1: newsletter: one click ends a subscription (RFC 8058)
test('a mail program ends a subscription without a redirect, a button with one', async () => {
  const byProgram = await send(unsubscribe, { 'List-Unsubscribe': 'One-Click' })
  expect(byProgram.response).toMatchObject({ data: { hasFailed: false } })
  expect(byProgram.calls).toEqual([[TOKEN, { place: 'one-click', visitorId: null }]])
  const byButton = await send(unsubscribe, {})
  expect((byButton.response as Response).headers.get('location')).toBe(`/newsletter/${TOKEN}/preferences`)
  expect(byButton.calls).toEqual([[TOKEN, { place: 'email', visitorId: null }]])
})
