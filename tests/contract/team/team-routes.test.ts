import { afterAll, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { CONFIRMED_ACTIONS, isAlwaysConfirmed, isExport } from '#domain/team/confirmed-actions.ts'
import { fillOrders } from '#scripts/bench/desk/fill-orders.ts'
import { fillPeople } from '#scripts/bench/desk/fill-people.ts'
import { fillProducts } from '#scripts/bench/desk/fill-products.ts'
import { openDesk } from '#scripts/bench/desk/open-desk.ts'
import { type RateLimit, UNLIMITED } from '#services/kernel/rate-limit.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { findPersonalData } from '#tests/support/personal-data.ts'

const database = await freshDatabase()
const desk = await openDesk(database.url)
afterAll(async () => {
  await desk.close()
  await database.close()
})
const { routes } = desk
const now = new Date('2026-11-29T09:00:00Z')
/** The team API of a whole shop, called as an administrator who gave the second factor an hour ago. */
const team = createTeamService({
  timeZone: 'Europe/Rome',
  database: desk.database,
  clock: () => now,
  limiter: UNLIMITED,
  routes,
  authenticate: async () =>
    ok({ accountId: 'an administrator', roles: ['admin'], confirmedAt: new Date(now.getTime() - 3_600_000) }),
  reportError(error) {
    throw error
  },
})
const nameOf = ({ method, path }: TeamRoute) => `${method} ${path}`
const actionOf = ({ audits }: TeamRoute) => (audits ? `${audits.resource}.${audits.action}` : null)

async function call({ method, path }: TeamRoute, of = team) {
  const response = await of.fetch(
    new Request(`http://shop${path.replaceAll(/:\w+/g, '0')}`, {
      method,
      headers: { authorization: 'Bearer desk', 'idempotency-key': crypto.randomUUID() },
      ...(method !== 'GET' && { body: '{}' }),
    }),
  )
  const text = await response.text()
  return [response.status, text.startsWith('{') ? JSON.parse(text).code : undefined]
}

/** Calls that change something without an audit log entry: drafts, parts of files, and who is reading what. */
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

test('actions that move money, give access or export data require a recent second factor', () => {
  const confirmed = Object.keys(CONFIRMED_ACTIONS).filter(isAlwaysConfirmed)
  expect(confirmed.sort()).toEqual([
    'chats.transcript',
    'credit-accounts.change-terms',
    'credit-accounts.create',
    'credit-accounts.invoice-paid',
    'customers.change-company',
    'customers.data-copy',
    'customers.delete',
    'discounts.create',
    'discounts.end',
    'discounts.update',
    'newsletter-issues.send',
    'orders.cancel',
    'orders.correct-address',
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

// spec 4: what moves money, gives access or takes data along requires a recent second factor, by one table
test.each(routes.filter(({ audits }) => audits).map((route) => [nameOf(route), route] as const))(
  '%s requires a recent second factor exactly if its action does',
  async (_, route) => {
    const isRefused = (await call(route))[1] === 'confirmation-required'
    expect(isRefused).toBe(isAlwaysConfirmed(actionOf(route) ?? ''))
  },
)

/** Calls that export data: whole lists, a customer, a conversation, the catalogue with its trade prices. */
const EXPORTS = [
  'GET /orders/exports/order-lines',
  'GET /orders/exports/orders',
  'GET /product-export',
  'GET /subscribers/exports/subscribers',
  'POST /chats/:id/transcript',
  'POST /customers/:id/data-copy',
]
const takesData = (route: TeamRoute) => isExport(actionOf(route) ?? '')

test('every file of data and every list as a file is among the exports', () => {
  expect(routes.filter(takesData).map(nameOf).sort()).toEqual(EXPORTS)
  const files = routes.filter(({ path }) => /export|copy|transcript|download|csv/.test(path))
  const others = files.filter((route) => !takesData(route)).map(nameOf)
  // They report which drawings are read, as numbers without personal data.
  expect(others.filter((name) => !name.includes('/product-downloads'))).toEqual([])
})

test.each(routes.filter(takesData).map((route) => [nameOf(route), route] as const))(
  '%s is logged, requires a recent second factor, and is limited for each member in an hour',
  async (_, route) => {
    expect(route).toMatchObject({ needsConfirmation: true, audits: { resource: expect.any(String) } })
    expect(await call(route)).toEqual([403, 'confirmation-required'])
    const limits: [string, RateLimit][] = []
    const limited = createTeamService({
      timeZone: 'Europe/Rome',
      database: desk.database,
      clock: () => now,
      limiter: {
        async admit(key, limit) {
          limits.push([key, limit])
          const isExported = key.startsWith('team exports')
          return isExported ? { ok: false, code: 'too-many-requests', retryAfterSeconds: 60 } : { ok: true }
        },
      },
      routes,
      authenticate: async () => ok({ accountId: 'a thief', roles: ['admin'], confirmedAt: now }),
      reportError(error) {
        throw error
      },
    })
    expect(await call(route, limited)).toEqual([429, 'too-many-requests'])
    expect(limits.at(-1)).toEqual(['team exports a thief', { limit: 20, windowSeconds: 3_600 }])
  },
)

/** Routes without personal data, so that reading them is not counted. */
const IMPERSONAL = [
  'audit-events',
  'waiting',
  'email-samples',
  'saved-filters',
  'products',
  'collections',
  'uploads',
  'pictures',
  'product-imports',
  'product-export',
  'discounts',
  'sales',
  'synonyms',
  'search-rules',
  'search-previews',
  'ranking-settings',
  'category-orders',
  'category-pieces',
  'searches',
  'product-downloads',
  'reply-templates',
  'quote-pieces',
  'figures',
  'chat-events',
  'chat-pieces',
  'chat-office',
  'subscriber-imports',
  'newsletter-issues',
]
const resourceOf = ({ path }: TeamRoute) => path.split('/')[1] ?? ''

test('personal data sent to a member is counted, except for the resources listed here', () => {
  const impersonal = routes.filter(({ isPersonal }) => isPersonal === false).map(resourceOf)
  expect([...new Set(impersonal)].sort()).toEqual(IMPERSONAL.toSorted())
})

// spec 4: what says something about persons is counted, whatever the resource
test('a resource that is not counted has no personal data', async () => {
  await fillPeople(desk.database.db, 3)
  await fillOrders(desk.database.db, 3)
  await fillProducts(desk.database.db, 3)
  for (const path of desk.paths) {
    const [, resource = ''] = /^\/([\w-]+)/.exec(path) ?? []
    const found = findPersonalData(await desk.read(path))
    if (IMPERSONAL.includes(resource)) expect([path, found]).toEqual([path, []])
  }
  for (const path of ['/orders', '/customers', '/people', '/emails'])
    expect(findPersonalData(await desk.read(path))).not.toEqual([])
})

test.each<[unknown, string[]]>([
  [{ items: [{ id: '7', name: 'Sedia', price: 7 }] }, []],
  [{ items: [{ id: '7', note: 'write to ada@example.com' }] }, ['.items.0.note']],
  [{ item: { buyer: 'Ada Rossi', firstName: '', address: null } }, ['.item.buyer']],
])('what says something about a person is found: %j', (value, paths) => {
  expect(findPersonalData(value)).toEqual(paths)
})

test('a record of persons is named by the path, or is in a list whose items are counted', () => {
  const others = routes.filter(
    ({ path, method, isPersonal }) => method === 'GET' && isPersonal !== false && !path.includes('/:id'),
  )
  const lists = new Set(
    routes.filter(({ path }) => path.endsWith('/:id')).map(({ path }) => path.replace('/:id', '')),
  )
  const exports = others.filter(({ needsConfirmation }) => needsConfirmation)
  expect(exports.every(({ path }) => path.includes('/exports/'))).toBe(true)
  const unknown = others.filter((route) => !exports.includes(route) && !lists.has(route.path))
  expect(unknown.map(nameOf)).toEqual([])
})
