import { spawnSync } from 'node:child_process'
import { send } from '../request.ts'
import type { Target } from '../target/target.ts'
import { call, SKIPPED, unless, type Vulnerability } from './hole.ts'

const FORGERIES = [
  { host: 'localhost' },
  { host: '127.0.0.1:3000', 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '::1', 'x-forwarded-host': 'localhost', forwarded: 'for=127.0.0.1;host=localhost' },
  { 'x-real-ip': '127.0.0.1', 'x-forwarded-for': '127.0.0.1, 127.0.0.1' },
]

/** Vulnerabilities concerning internal pages and unsafe settings. */
export const ACCESS_VULNERABILITIES: readonly Vulnerability[] = [
  {
    name: 'item 2: a real shop lists no services and no tokens',
    async check({ target }) {
      const responses = await Promise.all(FORGERIES.map((headers) => call(target, '/services', { headers })))
      const open = responses.find(({ status, body }) => status === 200 || /token/i.test(body))
      return unless(open === undefined, `/services answers ${open?.status}`)
    },
  },
  {
    name: 'item 2: metrics are for callers on this machine alone, whatever the headers say',
    async check({ target, environment }) {
      const tokens = [{}, { authorization: 'Bearer guess' }, { authorization: 'Bearer \xe9' }]
      const tries = FORGERIES.flatMap((headers) => tokens.map((token) => ({ ...headers, ...token })))
      const responses = [
        ...(await Promise.all(tries.map((headers) => call(target, '/metrics', { headers })))),
        // A foreign page that points its own host name at this machine, and a proxy that adds no header.
        await requestWithoutProxy(target, 'GET /metrics HTTP/1.1', 'evil.example'),
        await requestWithoutProxy(target, 'GET /metrics HTTP/1.0', 'localhost'),
      ]
      const open = responses.find(({ status }) => status < 400)
      if (open) return `/metrics answers ${open.status}`
      if (environment === null) return null
      const local = await requestWithoutProxy(target, 'GET /metrics HTTP/1.1', 'localhost')
      return unless(local.status === 200, `a caller on this machine gets ${local.status}`)
    },
  },
  {
    name: 'item 2: a demonstration does not start on an https address',
    async check({ environment }) {
      if (environment === null) return SKIPPED
      const env = { ...process.env, ...environment, DEMONSTRATION: 'yes', npm_lifecycle_event: '' }
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'],
        { env, encoding: 'utf8', timeout: 30_000 },
      )
      const lines = stderr.trim().split('\n')
      return unless(
        status !== 0 && lines.length === 1 && stderr.includes('PUBLIC_URL'),
        `it exits with ${status} and prints: ${stderr.slice(0, 300)}`,
      )
    },
  },
]

/** Requests from this machine itself, without the headers of a proxy. */
function requestWithoutProxy(target: Target, line: string, host: string) {
  const raw = Buffer.from(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return send(target, { what: 'hole', route: '', method: 'GET', path: '/metrics', raw })
}
