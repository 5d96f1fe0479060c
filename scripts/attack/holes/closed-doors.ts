import { spawnSync } from 'node:child_process'
import { ask, type Hole, unless } from './hole.ts'

const FORGED = [
  { host: 'localhost' },
  { host: '127.0.0.1:3000', 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '::1', 'x-forwarded-host': 'localhost', forwarded: 'for=127.0.0.1;host=localhost' },
  { 'x-real-ip': '127.0.0.1', 'x-forwarded-for': '127.0.0.1, 127.0.0.1' },
]

/** What only the house may see, and how a shop may be started. */
export const CLOSED_DOORS: readonly Hole[] = [
  {
    name: 'item 2: a real shop lists no services and no tokens',
    async look({ target }) {
      const answers = await Promise.all(FORGED.map((headers) => ask(target, '/services', { headers })))
      const open = answers.find(({ status, body }) => status === 200 || /token/i.test(body))
      return unless(open === undefined, `/services answers ${open?.status}`)
    },
  },
  {
    name: 'item 2: metrics are closed to forwarded requests, whatever the headers say',
    async look({ target }) {
      const tokens = [{}, { authorization: 'Bearer guess' }, { authorization: 'Bearer \xe9' }]
      const tries = FORGED.flatMap((headers) => tokens.map((token) => ({ ...headers, ...token })))
      const answers = await Promise.all(tries.map((headers) => ask(target, '/metrics', { headers })))
      const open = answers.find(({ status }) => status < 400)
      return unless(open === undefined, `/metrics answers ${open?.status}`)
    },
  },
  {
    name: 'item 2: a demonstration does not start on an https address',
    async look({ environment }) {
      if (environment === null) return null
      const env = { ...process.env, ...environment, DEMONSTRATION: 'yes', npm_lifecycle_event: '' }
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'],
        { env, encoding: 'utf8', timeout: 30_000 },
      )
      const lines = stderr.trim().split('\n')
      return unless(
        status !== 0 && lines.length === 1 && stderr.includes('PUBLIC_URL'),
        `it ends with ${status} and says: ${stderr.slice(0, 300)}`,
      )
    },
  },
]
