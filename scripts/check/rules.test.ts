import { expect, test } from 'vitest'
import { findRuleProblems } from './rules.ts'

/** A one-line file that breaks one rule, and how the reported problem starts. */
const PLANTED = [
  ['app/features/bag/price.tsx', '<b style="color: #b03a2e">', 'a raw color'],
  ['server/http/front.ts', 'const { PORT } = process.env', 'process.env'],
  ['app/routes/home.tsx', "const shown = await fetch('/cart')", 'the network'],
  ['app/routes/login.tsx', "import { redirect } from 'react-router'", 'a redirect past the check'],
  ['app/routes/login.tsx', "import { loginPath } from '../features/account/paths.ts'", 'a feature imported'],
  ['app/routes/login.tsx', 'const form = await request.formData()', 'a form whose malformed body'],
  ['server/app.ts', "query('select 1 from commerce.orders')", 'SQL on the tables'],
  ['domain/quote/validity.ts', 'const today = new Date()', 'the clock: a rule'],
  ['services/mail/service.ts', 'const clock = Date.now', 'the clock: a rule'],
  ['app/routes/quotes/quote.test.ts', 'const ticket = newTicket(seal, new Date())', 'the clock in a test'],
  ['services/mail/service.test.ts', 'const mail = open(systemClock)', 'the clock in a test'],
  ['tests/support/limiter.ts', 'const since = Date.now() - 5', 'the clock in a test'],
  ['tests/e2e/desk/orders.e2e.ts', 'const name = word(Date.now())', 'the clock in a test'],
  ['domain/cart/cart.test.ts', 'const startedAt = performance.now()', 'a stopwatch in a test'],
  ['server/app.test.ts', 'expect(performance.now() - startedAt).toBeLessThan(50)', 'a stopwatch in a test'],
  ['tests/support/served.ts', 'const took = process.hrtime(startedAt)', 'a stopwatch in a test'],
  ['server/app.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 50))', 'a sleep in a test'],
  ['server/app.test.ts', 'const settled = () => new Promise<void>((done) => setTimeout(done))', 'a sleep'],
  ['server/app.test.ts', "new Promise((end) => setTimeout(end, LIMIT_MS, 'late'))", 'a sleep in a test'],
  ['server/app.test.ts', "import { setTimeout as wait } from 'node:timers/promises'", 'a sleep in a test'],
  ['server/app.test.ts', 'await sleep(100)', 'a sleep in a test'],
  ['tests/e2e/desk/orders.e2e.ts', 'await page.waitForTimeout(500)', 'a sleep in a test'],
  ['services/mail/mail.test.ts', "await database.pool.query('select pg_sleep(0.7)')", 'a sleep in a test'],
  [
    'server/app.test.ts',
    "query(`insert into identity.people values ('a', now())`)",
    'the clock of the database',
  ],
  [
    'server/app.test.ts',
    "query(`update t set paid_at = now() - interval '1 day'`)",
    'the clock of the database',
  ],
  ['server/app.test.ts', 'query(`select 1 where day = current_date`)', 'the clock of the database'],
  ['domain/cart/cart.ts', '  // @ts-ignore', 'a disabled type check'],
  ['domain/cart/cart.ts', 'const line = { ...{ id } }', 'a literal spread'],
  ['domain/cart/cart.ts', '// TODO', 'unfinished'],
  ['package-lock.json', '"resolved": "https:', 'a URL of a package registry'],
] as const

test.each(PLANTED)('in %s, `%s` breaks a rule: %s', (path, text, what) => {
  const problems = findRuleProblems((where) => (where.test(path) ? [{ path, text }] : []))
  expect(problems).toEqual([expect.stringContaining(`${path}:1 ${what}`)])
})

test.each([
  ['domain/quote/validity.ts', 'const isOver = new Date(until) < now'],
  ['services/mail/service.test.ts', 'const { clock } = open({ now: now(), since: now() })'],
  ['server/app.test.ts', 'await new Promise((resolve) => setImmediate(resolve))'],
  ['tests/e2e/desk/orders.e2e.ts', 'test.setTimeout(240_000)'],
  ['server/app.test.ts', "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })"],
  ['services/kernel/clock.ts', 'export const systemClock = () => new Date()'],
])('in %s, `%s` breaks none', (path, text) => {
  expect(findRuleProblems((where) => (where.test(path) ? [{ path, text }] : []))).toEqual([])
})
