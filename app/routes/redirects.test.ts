import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { attemptCookie, SIGN_OUT_STATE } from '#app/features/account/sign-in/sign-in-attempt.server.ts'
import { followRedirects } from '#app/page/address/follow-redirects.server.ts'
import { preservePreview } from '#app/page/address/preserve-preview.ts'
import { redirectToCanonical } from '#app/page/address/redirect-to-canonical.ts'
import { blankPage, pageContext } from '#app/page/page.server.ts'
import { previewContext, previewPassesContext } from '#app/preview/preview.ts'
import {
  clientsContext,
  documentContext,
  houseContext,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import routes from '../routes.ts'

const ORIGIN = 'https://shop.example'
/** The identity provider and the checkout may be on another site, which our settings name. */
const PROVIDER = 'https://identity.example'

/** The sender of a request, and its hostile part. */
type Attack = { by: 'guest' | 'customer' | 'editor'; method: 'GET' | 'POST'; hostile: string; at: string }

type Args = {
  request: Request
  url: URL
  context: RouterContextProvider
  params: Record<string, string>
  pattern: string
}
type RouteModule = { loader?: (args: Args) => unknown; action?: (args: Args) => unknown }

/** The names of all parameters that a page uses as a URL, or to build one. */
const FIELDS = [
  'callback',
  'to',
  'back',
  'similar',
  'q',
  'state',
  'slug',
  'redirect',
  'post_logout_redirect_uri',
]
const FORM = {
  choice: 'all',
  country: 'US',
  language: 'en',
  intent: 'save',
  key: 'key',
  product: 'gid://shopify/Product/1',
}

const modules = await modulesOf(routes as RouteConfigEntry[])

const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      '//evil.example/x',
      '/.//evil.example',
      '/\\evil.example',
      '/en-us//evil.example/x',
      '/de-de/.//evil.example',
    ],
    ...[
      '/en-us/.//evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/%2e//evil.example',
    ],
    ...[
      '//search',
      '/en-us//search?q=',
      '/x/..//evil.example',
      '/en-us\\evil.example',
      '/en-us/\\/evil.example',
    ],
  ),
  fc
    .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '@', '?', 'evil.example', 'en-us', 'de-de'), {
      maxLength: 7,
    })
    .map((words) => `/${words.join('')}`),
)

const attack: fc.Arbitrary<Attack> = fc.record({
  by: fc.constantFrom('guest', 'customer', 'editor'),
  method: fc.constantFrom('GET', 'POST'),
  hostile,
  at: fc.constantFrom('', '/en-us', '/de-de', '/en-us/', '/.', '//evil.example', '/en-us//evil.example'),
})

test('whatever a request contains, no route redirects to another origin', { timeout: 60_000 }, async () => {
  const leading = new Set<string>()
  await fc.assert(
    fc.asyncProperty(attack, async (requested) => {
      for (const [path, { loader, action }] of modules) {
        const response = await responseOf(
          requested.method === 'GET' ? loader : action,
          argsOf(path, requested),
        )
        if (isRedirectWithinShop(response, requested, path)) leading.add(path)
      }
    }),
    { numRuns: 150, seed: 13 },
  )
  // Otherwise the test would also pass if no route redirected at all.
  expect([...leading].sort()).toEqual(
    expect.arrayContaining(['login', 'countries', 'cookie-settings', 'preview']),
  )
  expect(leading.size).toBeGreaterThan(15)
})

test.each<[string, MiddlewareFunction<Response>]>([
  ['the locale of its own', redirectToCanonical],
  ['the view of an editor', preservePreview],
  ['the page that took its place', followRedirects],
])('a redirect to %s stays on our origin', async (_, middleware) => {
  const next = async () => new Response(null, { status: 404 })
  const led: string[] = []
  await fc.assert(
    fc.asyncProperty(attack, async (requested) => {
      const response = await responseOf(
        (args) => middleware(args as never, next),
        argsOf(requested.hostile, requested),
      )
      if (isRedirectWithinShop(response, requested, 'middleware')) led.push(requested.hostile)
    }),
    { numRuns: 2_000, seed: 13 },
  )
  expect(led.length).toBeGreaterThan(20)
})

/** Whether the response is a redirect; fails if that leads to another origin. */
function isRedirectWithinShop(response: unknown, requested: Attack, path: string): boolean {
  const location = response instanceof Response ? response.headers.get('location') : null
  if (location === null) return false
  const { origin } = new URL(location, ORIGIN)
  expect([ORIGIN, PROVIDER], `${path} leads to ${location}: ${JSON.stringify(requested)}`).toContain(origin)
  return true
}

async function responseOf(call: ((args: Args) => unknown) | undefined, args: Args): Promise<unknown> {
  try {
    return await call?.(args)
  } catch (thrown) {
    return thrown
  }
}

function argsOf(path: string, { by, method, hostile: word, at }: Attack): Args {
  const search = new URLSearchParams(FIELDS.map((name) => [name, word])).toString()
  const text = `${ORIGIN}${at}/${path.replace(/^\/+/, '')}`
  const url = new URL(URL.canParse(text) ? text : ORIGIN)
  // Half of the URLs have an empty field, which pages remove by a redirect.
  url.search = url.search || (by === 'guest' ? `${search}&empty=` : search)
  const form = new URLSearchParams({ ...FORM, ...Object.fromEntries(FIELDS.map((name) => [name, word])) })
  const headers = {
    referer: `${ORIGIN}/?menu-id=${encodeURIComponent(word)}`,
    accept: 'text/html',
    cookie: attemptCookie({ verifier: 'v', state: SIGN_OUT_STATE, callback: word }, true),
  }
  const request = new Request(url, { method, headers, ...(method === 'POST' && { body: form }) })
  const params = {
    locale: '',
    slug: word,
    '*': word,
    uid: 'u',
    token: word,
    orderId: word,
    look: word,
    postType: word,
  }
  return { request, url, context: contextOf(by, url, word), params, pattern: '/:locale?/categories/*' }
}

function contextOf(by: Attack['by'], url: URL, word: string): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(documentContext, { rendered: null })
  context.set(pageContext, { page: blankPage() })
  context.set(clientsContext, clientsThatRedirect(word))
  context.set(sealContext, { seal: (text) => text, open: (sealed) => sealed, isCurrent: () => true })
  context.set(previewPassesContext, {
    issue: () => 'pass',
    acceptsPass: () => true,
    acceptsKey: () => true,
    acceptsLink: () => true,
  })
  if (by === 'editor')
    context.set(previewContext, { view: 'draft', isFramed: true, date: null, audience: null, menu: null })
  const session = { accountId: '1', email: 'a@b.example', idToken: 'id', accessToken: 'a', expiresAt: 9e15 }
  if (by === 'customer') context.set(sessionContext, session)
  return context
}

/** Services that refuse every call, except those that return a URL. */
function clientsThatRedirect(word: string): Clients {
  const to = word.startsWith('/') ? word : '/about'
  const results: Record<string, unknown> = {
    authorizeUrl: () => `${PROVIDER}/authorize`,
    logoutUrl: () => `${PROVIDER}/logout`,
    forAccount: () => client,
    forVisitor: () => client,
    of: () => client,
    getRedirects: async () => ok({ get: () => ({ id: '1', from: word, to, isTemporary: true }) }),
  }
  const client: object = new Proxy(results, {
    get: (given, name) => given[String(name)] ?? (async () => refuse('unauthorized')),
  })
  return new Proxy({} as Clients, { get: () => client })
}

/** Every route module with a loader or an action, by path. */
async function modulesOf(entries: readonly RouteConfigEntry[], above = ''): Promise<[string, RouteModule][]> {
  const found = await Promise.all(
    entries.map(async ({ path = '', file, children = [] }): Promise<[string, RouteModule][]> => {
      const whole = [above, path].filter((part) => part !== '').join('/')
      const module: RouteModule = await import(fileURLToPath(new URL(`../${file}`, import.meta.url)))
      return [[whole.replace(':locale?/', ''), module], ...(await modulesOf(children, whole))]
    }),
  )
  return found.flat()
}
