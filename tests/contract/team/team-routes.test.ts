import { afterAll, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { CONFIRMED_ACTIONS, isAlwaysConfirmed } from '#domain/team/confirmed-actions.ts'
import { openDesk } from '#scripts/bench/desk/open-desk.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { freshDatabase } from '#tests/support/database.ts'

const database = await freshDatabase()
const desk = await openDesk(database.url)
afterAll(async () => {
  await desk.close()
  await database.close()
})
const { routes } = desk
const now = new Date('2026-11-29T09:00:00Z')
/** The team API of a whole shop, called as an administrator who has given the second factor an hour ago. */
const team = createTeamService({
  timeZone: 'Europe/Rome',
  database: desk.database,
  clock: () => now,
  limiter: UNLIMITED,
  routes,
  authenticate: async () =>
    ok({ accountId: 'an administrator', roles: ['admin'], confirmedAt: new Date(now.getTime() - 3_600_000) }),
  reportFault(fault) {
    throw fault
  },
})
const nameOf = ({ method, path }: TeamRoute) => `${method} ${path}`
const actionOf = ({ audits }: TeamRoute) => (audits ? `${audits.resource}.${audits.action}` : null)

async function call({ method, path }: TeamRoute) {
  const response = await team.fetch(
    new Request(`http://shop${path.replaceAll(/:\w+/g, '0')}`, {
      method,
      headers: { authorization: 'Bearer desk', 'idempotency-key': crypto.randomUUID() },
      ...(method !== 'GET' && { body: '{}' }),
    }),
  )
  const text = await response.text()
  return [response.status, text.startsWith('{') ? JSON.parse(text).code : undefined]
}

/** Calls that change something without an entry in the audit log: drafts, parts of files, and who reads what. */
const UNLOGGED = [
  'POST /uploads',
  'PUT /uploads/:id/parts/:index',
  'POST /requests/attachments',
  'PUT /requests/:id/draft',
  'POST /requests/:id/reading',
  'POST /trade-applications/:id/reading',
  'POST /chats/:id/read',
  'POST /chats/:id/typing',
  'POST /chat-pictures',
  'PUT /chat-office',
]

test('every change by the team is in the table of confirmed actions, and nothing else is', () => {
  const actions = new Set(routes.flatMap((route) => actionOf(route) ?? []))
  expect([...actions].sort()).toEqual(Object.keys(CONFIRMED_ACTIONS).sort())
  const unlogged = routes.filter((route) => route.method !== 'GET' && !route.audits).map(nameOf)
  expect(unlogged.sort()).toEqual(UNLOGGED.toSorted())
})

test('what moves money, opens access or takes data along requires a recent second factor', () => {
  const confirmed = Object.keys(CONFIRMED_ACTIONS).filter(isAlwaysConfirmed)
  expect(confirmed.sort()).toEqual([
    'credit-accounts.change-terms',
    'credit-accounts.create',
    'credit-accounts.invoice-paid',
    'customers.change-company',
    'customers.data-copy',
    'customers.delete',
    'discounts.create',
    'discounts.update',
    'newsletter-issues.send',
    'orders.cancel',
    'orders.export',
    'orders.refund',
    'orders.refund-transferred',
    'orders.transfer-received',
    'people.create',
    'people.remove',
    'people.reset-second-factor',
    'people.set-roles',
    'product-export.export',
    'product-imports.apply',
    'quotes.send',
    'subscriber-imports.create',
    'subscribers.erase',
    'subscribers.export',
    'trade-applications.approve',
  ])
  expect(isAlwaysConfirmed('products.update')).toBe(false)
  expect(isAlwaysConfirmed('a new action')).toBe(true)
})

test.each(routes.filter(({ audits }) => audits).map((route) => [nameOf(route), route] as const))(
  '%s requires a recent second factor exactly if its action does',
  async (_, route) => {
    const isRefused = (await call(route))[1] === 'confirmation-required'
    expect(isRefused).toBe(isAlwaysConfirmed(actionOf(route) ?? ''))
  },
)
