import type { Target } from '../target/target.ts'
import { call, SKIPPED, unless, type Vulnerability } from './hole.ts'

const HOSTILE_REDIRECTS = [
  '//evil.example/x',
  '/.//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2e//evil.example',
  'https://evil.example',
]
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Vulnerabilities concerning redirects, headers and status codes. */
export const MINOR_VULNERABILITIES: readonly Vulnerability[] = [
  {
    name: 'item 5: no address, form or cookie leads to another origin',
    async check({ target }) {
      const forms = ['/cookie-settings', '/countries', '/preview/end', '/api/auth/logout']
      const body = (word: string) =>
        new URLSearchParams({
          to: word,
          callback: word,
          choice: 'all',
          country: 'US',
          language: 'en',
        }).toString()
      const responses = await Promise.all(
        HOSTILE_REDIRECTS.flatMap((word) => [
          call(target, `/en-us${word}`.replaceAll('\t', '%09')),
          call(target, `/login?callback=${encodeURIComponent(word)}`),
          call(target, '/api/auth/logout', {
            headers: { cookie: `auth_verifier=v; auth_state=s; auth_callback=${encodeURIComponent(word)}` },
          }),
          call(target, `/authentication/logout?post_logout_redirect_uri=${encodeURIComponent(word)}`),
          ...forms.map((path) => call(target, path, { method: 'POST', headers: FORM, body: body(word) })),
        ]),
      )
      const away = responses.find(
        ({ headers: { location = '/' } }) => originOf(location, target) !== target.publicOrigin,
      )
      const planted = responses.find(({ cookies }) =>
        cookies.some((line) => decodeURIComponent(line).includes('evil.example')),
      )
      return unless(!away && !planted, `leads to ${away?.headers.location ?? planted?.cookies.join(' ')}`)
    },
  },
  {
    name: 'item 12: TRACE is answered with 405, a NUL with 400, or 404 in the path of a page',
    async check({ target }) {
      const paths = [
        '/',
        '/products/none',
        '/services/search/1/indexes/x/query',
        '/authentication/oauth/token',
        '/healthz',
      ]
      const traces = await Promise.all(paths.map((path) => call(target, path, { method: 'TRACE' })))
      const nuls = await Promise.all(
        ['/search?q=a%00b', '/services/search/a%00'].map((path) => call(target, path)),
      )
      const page = await call(target, '/products/a%00b')
      const wrong = [
        ...traces.map(({ status }) => status).filter((status) => status !== 405),
        ...nuls.map(({ status }) => status).filter((status) => status !== 400),
        ...[page.status].filter((status) => status !== 404),
      ]
      return unless(wrong.length === 0, `answers ${wrong.join(', ')}`)
    },
  },
  {
    name: 'item 12: cookies are bound to the host by their names',
    async check({ target }) {
      if (!target.publicOrigin.startsWith('https:')) return SKIPPED
      const { cookies } = await call(target, '/login')
      const loose = cookies.filter((line) => !line.startsWith('__Host-'))
      return unless(
        cookies.length > 0 && loose.length === 0,
        `sets ${loose.map((line) => line.split('=', 1)).join(', ') || 'none'}`,
      )
    },
  },
  {
    name: 'item 12: pages whose address is a key keep it to themselves',
    async check({ target }) {
      const responses = await Promise.all(
        ['/password/none', '/sign-in/none'].map((path) => call(target, path)),
      )
      const loose = responses.find(
        ({ headers }) => !/^(same-origin|no-referrer)$/.test(headers['referrer-policy'] ?? ''),
      )
      return unless(!loose, `the policy is ${loose?.headers['referrer-policy']}`)
    },
  },
  {
    name: 'item 12: discovery names only endpoints that are there',
    async check({ target }) {
      const { body } = await call(target, '/.well-known/openid-configuration')
      const configuration = JSON.parse(body) as Record<string, unknown>
      const endpoints = Object.entries(configuration).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name))
      const responses = await Promise.all(
        endpoints.map(async ([name, url]) => {
          const isPosted = /^(token|revocation)_/.test(name)
          const { status } = await call(
            target,
            new URL(String(url)).pathname,
            isPosted ? { method: 'POST', headers: FORM, body: '' } : {},
          )
          return { name, status }
        }),
      )
      const missing = responses.filter(({ status }) => status === 404 || status >= 500)
      return unless(
        endpoints.length > 3 && missing.length === 0,
        missing.map(({ name, status }) => `${name} answers ${status}`).join(', '),
      )
    },
  },
]

function originOf(location: string, { publicOrigin }: Target): string | null {
  return URL.canParse(location, publicOrigin) ? new URL(location, publicOrigin).origin : null
}
