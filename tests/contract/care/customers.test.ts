import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { orders } from '#services/commerce/tables/order-tables.ts'
import { setCompany } from '#services/customer/companies/company-rows.ts'
import { renameCustomer } from '#services/customer/people/customer-rows.ts'
import { createAccount } from '#services/identity/accounts/accounts.ts'
import { accounts } from '#services/identity/identity-tables.ts'
import { recordBounce } from '#services/mail/bounces/record-bounce.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openSampleCare } from '#tests/support/samples/sample-care.ts'
import { openSampleCheckout, readSampleOrder } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const database = await freshDatabase(
  'audience',
  'care',
  'chat',
  'commerce',
  'customer',
  'identity',
  'mail',
  'platform',
)
afterAll(() => database.close())
const { care, identity, shop } = await openSampleCare(database)
afterEach(() => expect(identity.faults).toEqual([]))
const { call, routes } = sampleTeam(database, care)
const { gid } = await addPiece(database)

async function signUp(email: string, { isVerified = true } = {}) {
  const created = await createAccount(
    database.db,
    {
      email,
      password: 'a long enough password',
      language: 'de',
      hasPersonalizedConsent: false,
    },
    new Date('2026-03-01T10:00:00Z'),
  )
  if (!created.ok) throw new Error(created.code)
  const { id } = created.value
  const owner = { id, email, isEmailVerified: isVerified, language: 'de' as const }
  const chosen = { isWanted: true, now: new Date('2026-03-01T10:00:00Z') }
  await identity.newsletter.choose(database.db, owner, chosen)
  if (isVerified)
    await database.db
      .update(accounts)
      .set({ emailVerifiedAt: TEST_TIME })
      .where(eq(accounts.id, created.value.id))
  return created.value.id
}

/** Places an order as a guest; with an account, as its customer. */
async function buy(email: string, accountId?: string) {
  const placed = await (await openSampleCheckout(shop, [[gid, 1]], { email })).place()
  const order = await readSampleOrder(shop, placed)
  if (accountId !== undefined)
    await database.db
      .update(orders)
      .set({ customerId: `gid://shopify/Customer/${accountId}` })
      .where(eq(orders.id, order.id))
  return order
}

async function list(filter: object, rest = '') {
  const { body } = await call(filtered('/customers', filter) + rest)
  return body as { items: Record<string, unknown>[]; total: number }
}
const emailsOf = async (filter: object, rest?: string) =>
  (await list(filter, rest)).items.map(({ email }) => email)
const read = async (id: unknown) => (await call(`/customers/${id}`)).body.item

const clara = await signUp('clara@example.com')
await renameCustomer(database, clara, { firstName: 'Clara', lastName: 'Hoffmann', now: TEST_TIME })
await setCompany(database, {
  accountId: clara,
  name: 'Studio Hoffmann',
  standing: 'approved',
  now: TEST_TIME,
})
const ofClara = await buy('clara@example.com', clara)
const beforeSignIn = await buy('Clara@Example.com')
const silent = await signUp('silent@example.com')
const ofGuest = await buy('guest@example.com')
const guestId = `guest-${ofGuest.id}`

/** Who may make which calls, written out in full. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /customers': ['orders', 'care', 'trade', 'admin'],
  'GET /customers/:id': ['orders', 'care', 'trade', 'admin'],
  'GET /customers/:id/history': ['orders', 'care', 'trade', 'admin'],
  'POST /customers/:id/clear-bounce': ['care', 'orders', 'admin'],
  'POST /customers/:id/send-password-link': ['care', 'orders', 'trade', 'admin'],
  'POST /customers/:id/change-company': ['trade', 'admin'],
  'POST /customers/:id/delete': ['care', 'admin'],
  'POST /customers/:id/data-copy': ['care', 'admin'],
}

test('every route of the customers is open to its roles alone', async () => {
  expect(routes).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method = '', route = ''] = name.split(' ')
    const path = route.replace(':id', clara)
    const request = method === 'POST' ? { body: {} } : {}
    // The copy needs no input.
    const admitted = method === 'POST' && !path.endsWith('data-copy') ? 400 : 200
    for (const role of ROLES) {
      const { status } = await call(path, { role, ...request })
      expect([name, role, status]).toEqual([name, role, roles.includes(role) ? admitted : 403])
    }
    expect((await call(path, { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('customers and guests are found by what the team knows of them', async () => {
  const [one, two, three] = ['clara@example.com', 'silent@example.com', 'guest@example.com']
  const cases: [object, unknown[]][] = [
    [{ text: 'hoffmann' }, [one]],
    [{ text: 'STUDIO' }, [one]],
    [{ text: 'example.com' }, [one, two, three]],
    [{ text: ofClara.number }, [one]],
    [{ text: beforeSignIn.number }, [one]],
    [{ text: ofGuest.number }, [three]],
    [{ text: '%' }, []],
    [{ kind: 'account' }, [one, two]],
    [{ kind: 'guest' }, [three]],
    [{ standing: 'approved' }, [one]],
    [{ standing: 'none' }, [two, three]],
    [{ language: 'de' }, [one, two]],
    [{ language: 'en' }, [three]],
    [{ country: 'IT' }, [one, three]],
    [{ hasOrders: true }, [one, three]],
    [{ hasOrders: false }, [two]],
    [{ to: '2026-03-02T00:00:00Z' }, [one, two]],
    [{ from: '2026-03-02T00:00:00Z' }, [three]],
    [{ order: ofClara.id }, [one]],
    [{ order: ofGuest.id }, [three]],
    [{ order: crypto.randomUUID() }, []],
  ]
  for (const [filter, emails] of cases) {
    const { items, total } = await list(filter)
    expect([filter, items.map(({ email }) => email).sort(), total]).toEqual([
      filter,
      [...emails].sort(),
      emails.length,
    ])
  }
})

test('a list is sorted, and those who have not ordered come last', async () => {
  expect(await emailsOf({}, '&sort=name')).toEqual([
    'silent@example.com',
    'guest@example.com',
    'clara@example.com',
  ])
  expect((await emailsOf({}, '&sort=lastOrderAt')).at(-1)).toBe('silent@example.com')
  expect((await emailsOf({}, '&sort=-lastOrderAt')).at(-1)).toBe('silent@example.com')
})

test('a customer shows their account, consents, addresses and orders, and never a password', async () => {
  const item = await read(clara)
  expect(item).toMatchObject({
    hasAccount: true,
    name: 'Clara Hoffmann',
    company: 'Studio Hoffmann',
    standing: 'approved',
    orderCount: 2,
    since: '2026-03-01T10:00:00.000Z',
    detail: {
      account: {
        isEmailVerified: true,
        sessions: 0,
        isMemberOfTeam: false,
        consents: {
          commercial: { isGiven: true, at: '2026-03-01T10:00:00.000Z' },
          personalized: { isGiven: false, at: '2026-03-01T10:00:00.000Z' },
        },
      },
    },
  })
  expect(item.detail.orders.map(({ number }: { number: string }) => number)).toEqual([
    beforeSignIn.number,
    ofClara.number,
  ])
  expect(JSON.stringify(item)).not.toMatch(/hash|scrypt|argon/i)
  const guest = await read(guestId)
  expect(guest).toMatchObject({
    hasAccount: false,
    name: 'Ada Byron',
    orderCount: 1,
    detail: { account: null },
  })
  for (const id of ['unknown', crypto.randomUUID(), 'guest-unknown'])
    expect((await call(`/customers/${id}`)).status).toBe(404)
})

// spec 1: client care sees that a customer's address bounces
test('client care sees that emails to a customer bounce', async () => {
  expect((await read(clara)).detail.bounce).toBeNull()
  const bounce = {
    email: 'clara@example.com',
    emailId: null,
    kind: 'hard',
    reason: '550 no such user',
  } as const
  const at = new Date('2026-11-20T10:00:00Z')
  await recordBounce(database.db, bounce, { now: at, onBounce: async () => {} })
  expect((await read(clara)).detail.bounce).toEqual({ at: at.toISOString(), reason: '550 no such user' })
})

test('orders of an address belong to an account once it is verified, and to a guest until then', async () => {
  const order = await buy('late@example.com')
  expect(await list({ text: 'late@' })).toMatchObject({ items: [{ id: `guest-${order.id}` }], total: 1 })
  const late = await signUp('late@example.com', { isVerified: false })
  const both = await list({ text: 'late@' })
  expect(both.items.map(({ id }) => id).sort()).toEqual([late, `guest-${order.id}`].sort())
  expect((await read(late)).detail.orders).toEqual([])
  await database.db.update(accounts).set({ emailVerifiedAt: TEST_TIME }).where(eq(accounts.id, late))
  expect(await list({ text: 'late@' })).toMatchObject({ items: [{ id: late, orderCount: 1 }], total: 1 })

  const moved = { email: 'moved@example.com' }
  await database.db.update(accounts).set(moved).where(eq(accounts.id, late))
  expect(await emailsOf({ text: 'late@' })).toEqual(['late@example.com'])
  expect(await read(late)).toMatchObject({ ...moved, orderCount: 0 })
  await database.db.delete(accounts).where(eq(accounts.id, late))
  expect(await emailsOf({ text: 'moved@' })).toEqual([])
})

test('the version of a customer grows with each change, and only then', async () => {
  const before = await read(silent)
  expect((await read(silent)).version).toBe(before.version)
  await renameCustomer(database, silent, { firstName: 'Sila', lastName: 'Ent', now: TEST_TIME })
  expect(await read(silent)).toMatchObject({ name: 'Sila Ent', version: before.version + 1 })
  await buy('silent@example.com', silent)
  expect(await read(silent)).toMatchObject({ orderCount: 1, version: before.version + 2 })
})

test('a list costs the same number of queries, however long it is', async () => {
  await list({})
  const counted = countQueries()
  await list({ text: '2' })
  const few = counted.stop()
  const more = countQueries()
  await list({}, '&range=0-199')
  expect(more.stop()).toBeLessThanOrEqual(few)
  expect(few).toBeLessThanOrEqual(10)
})

test('many changes are taken in parts, and each once', async () => {
  await database.pool.query(`insert into identity.accounts (email, language, created_at)
    select 'many-' || n || '@example.com', 'en', '2026-11-20 10:00Z' from generate_series(1, 2500) n`)
  for (const job of care.jobs ?? []) await job.run(TEST_TIME)
  expect((await list({ text: 'many-' })).total).toBe(2500)
  const left = await database.pool.query('select 1 from identity.changed_accounts')
  expect(left.rowCount).toBe(0)
})

function countQueries() {
  let count = 0
  const { query } = database.pool
  database.pool.query = ((...given: Parameters<typeof query>) => {
    count++
    return query.apply(database.pool, given)
  }) as typeof query
  return {
    stop() {
      database.pool.query = query
      return count
    },
  }
}
