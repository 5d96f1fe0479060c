import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clientsContext, sealContext } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import * as changeEmail from './change-email.tsx'
import * as password from './password.tsx'
import * as restoreEmail from './restore-email.tsx'
import * as verifyEmail from './verify-email.tsx'

type RouteResponse = { data: unknown; init: { status?: number; headers?: HeadersInit } | null }
type Call = (args: unknown) => Promise<RouteResponse>

const LINK = { email: 'a•••@example.com', nextEmail: null }
const PAGES: [string, { loader: Call; action: Call }, collection: string][] = [
  ['password', password as never, 'password-links'],
  ['verify-email', verifyEmail as never, 'verifications'],
  ['change-email', changeEmail as never, 'email-changes'],
  ['restore-email', restoreEmail as never, 'email-undos'],
]

/** The page of a link, and its calls to the identity service. */
function openPage(response: unknown, form?: Record<string, string>) {
  const called: unknown[][] = []
  const screens = new Proxy(
    {},
    {
      get:
        (_, name) =>
        async (...given: unknown[]) => {
          called.push([name, ...given])
          return response
        },
    },
  )
  const context = new RouterContextProvider()
  context.set(clientsContext, { screens: { forVisitor: () => screens } } as unknown as Clients)
  context.set(sealContext, { seal: (text) => text, open: (sealed) => sealed, isCurrent: () => true })
  const url = new URL('https://shop.example/any/token')
  const body = form && new URLSearchParams(form)
  const request = new Request(url, { method: body ? 'POST' : 'GET', ...(body && { body }) })
  return { called, args: { request, url, context, params: { token: 'token' } } }
}

// spec 4: emailed links: opening one changes nothing
test.each(PAGES)('opening /%s/… reads the link and changes nothing', async (_, { loader }, collection) => {
  const { called, args } = openPage(ok(LINK))
  const { data, init } = await loader(args)
  expect(called).toEqual([['readLink', collection, 'token']])
  expect([data, init?.status]).toEqual([{ link: LINK, fault: null }, 200])
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
})

test.each(PAGES)('/%s/… says that a link has expired, or that it could not be read', async (_, page) => {
  for (const [code, status] of [
    ['link-expired', 410],
    ['identity-unavailable', 503],
  ] as const) {
    const { data, init } = await page.loader(openPage(refuse(code)).args)
    expect([data, init?.status]).toEqual([{ link: null, fault: code }, status])
  }
})

test.each([
  ['password', password as never as { action: Call }],
  ['restore-email', restoreEmail as never as { action: Call }],
])(
  'saving a new password at /%s/… responds with 200, although its link is used up',
  async (_, { action }) => {
    const form = { password: 'eine lange Nacht', confirmation: 'eine lange Nacht' }
    const { args } = openPage(ok({ device: 'known' }), form)
    const { data, init } = await action(args)
    expect([data, init?.status]).toEqual([{ isDone: true, proof: null, errors: {} }, 200])
    const cookies = new Headers(init?.headers).getSetCookie()
    expect(cookies.filter((cookie) => cookie.includes('session=;'))).toHaveLength(1)
  },
)

test.each([
  ['verify-email', verifyEmail as never as { action: Call }],
  ['change-email', changeEmail as never as { action: Call }],
])('confirming at /%s/… responds with 200, although its link is used up', async (_, { action }) => {
  const { data, init } = await action(openPage(ok(null), {}).args)
  expect([data, init?.status]).toEqual([{ fault: null }, 200])
})

test.each([
  ['password', password as never as { action: Call }],
  ['change-email', changeEmail as never as { action: Call }],
  ['restore-email', restoreEmail as never as { action: Call }],
])('the second factor of a member of the team is given at /%s/… before the link is used', async (_, page) => {
  const empty = await page.action(openPage(ok({ proof: 'sealed' }), { code: ' ' }).args)
  expect([empty.data, empty.init?.status]).toMatchObject([
    { proof: null, errors: { code: 'code-missing' } },
    422,
  ])
  const wrong = await page.action(openPage(refuse('code-wrong'), { code: '123456' }).args)
  expect([wrong.data, wrong.init?.status]).toMatchObject([
    { proof: null, errors: { code: 'code-wrong' } },
    422,
  ])
  const { called, args } = openPage(ok({ proof: 'sealed' }), { code: '123456' })
  const given = await page.action(args)
  expect([given.data, given.init?.status]).toMatchObject([{ proof: 'sealed', errors: {} }, 200])
  expect(called.map(([name, , token, code]) => [name, token, code])).toEqual([
    ['submitLinkFactor', 'token', { code: '123456' }],
  ])
  // A proof that has expired leads back to the second factor.
  const form = { proof: 'sealed', password: 'eine lange Nacht', confirmation: 'eine lange Nacht' }
  const late = openPage(refuse('confirmation-required'), form)
  const shown = await page.action(late.args)
  expect([shown.data, shown.init?.status]).toMatchObject([
    { proof: null, errors: { form: 'confirmation-required' } },
    422,
  ])
  expect(JSON.stringify(late.called)).toContain('"proof":"sealed"')
})
