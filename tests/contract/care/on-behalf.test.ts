import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { exportAccount } from '#app/features/account/profile/account-export.server.ts'
import type { OpenAccount } from '#app/features/account/profile/require-account.server.ts'
import { createAuthorizedClient } from '#clients/calls/call-client.ts'
import { createChatClient } from '#clients/chat/chat-client.ts'
import { createCustomerClient } from '#clients/customer/customer-client.ts'
import { createScreensClient } from '#clients/identity/screens-client.ts'
import { customerCartCalls } from '#contracts/customer-cart.ts'
import { customerAccountCalls } from '#contracts/platform.ts'
import { ok } from '#domain/result.ts'
import { identifyVisitor } from '#services/audience/identified-visitors.ts'
import { setCompany } from '#services/customer/companies/company-rows.ts'
import { addAddress } from '#services/customer/people/address-book.ts'
import { renameCustomer } from '#services/customer/people/customer-rows.ts'
import { lockAccount } from '#services/identity/accounts/accounts.ts'
import { accounts } from '#services/identity/identity-tables.ts'
import { setRoles } from '#services/identity/staff/team-members.ts'
import { auditEvents } from '#services/kernel/team/audit/audit-events.ts'
import { recordBounce } from '#services/mail/bounces/record-bounce.ts'
import { saveItem } from '#services/platform/saved-items.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { IDENTITY_ORIGIN, SIGN_UP, signUp } from '#tests/support/identity/identity-flow.ts'
import { openSampleCare } from '#tests/support/samples/sample-care.ts'
import {
  openSampleCheckout,
  readSampleOrder,
  SAMPLE_ADDRESS,
} from '#tests/support/samples/sample-checkout.ts'
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
const { care, openCare, identity, shop, profiles, platform, chat } = await openSampleCare(database)
afterEach(() => expect(identity.faults).toEqual([]))
const { call } = sampleTeam(database, { team: [...auditEvents, ...(care.team ?? [])] })
const { gid } = await addPiece(database)
const now = TEST_TIME

/** A customer with something in every service. */
async function openCustomer(name: string) {
  const email = `${name}@example.com`
  const { access_token: token, id_token } = await signUp(identity.browser(), { ...SIGN_UP, email })
  const { sub: id } = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
  }
  await database.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.id, id))
  await renameCustomer(database, id, { firstName: 'Clara', lastName: name, now })
  await setCompany(database, { accountId: id, name: 'Studio', standing: 'approved', now })
  await addAddress(database, {
    accountId: id,
    address: { ...SAMPLE_ADDRESS, country: 'IT' },
    isDefault: true,
    now,
  })
  await saveItem(database, { accountId: id, productId: 'gid://shopify/Product/1', now })
  await createAuthorizedClient(customerCartCalls, reachOf(platform.fetch)).store(token, {
    cartId: 'gid://shopify/Cart/1?key=2',
  })
  await identifyVisitor(database, { visitorId: `visitor of ${name}`, accountId: id, now })
  const placed = await (await openSampleCheckout(shop, [[gid, 1]], { email })).place()
  const order = await readSampleOrder(shop, placed)
  return { id, email, token, order, version: async () => (await read(id)).version as number }
}

const reachOf = (fetch: (request: Request) => Promise<Response>) => ({
  baseUrl: 'http://service.internal',
  fetch,
  report: (problem: unknown) => {
    throw problem
  },
})
const read = async (id: string) => (await call(`/customers/${id}`)).body.item
const act = (id: string, action: string, version: number, input: object = {}, role = 'care') =>
  call(`/customers/${id}/${action}`, { role, body: { version, input } })
const eventsOf = async (objectId: string) =>
  (await call(filtered('/audit-events', { objectId }))).body.items as { action: string }[]

/** What the customer downloads in the shop. */
async function ownCopy(token: string) {
  const screens = createScreensClient({
    ...reachOf(identity.service.fetch),
    baseUrl: IDENTITY_ORIGIN,
    token: 'screens',
  })
  const account = {
    session: { accessToken: token },
    clients: {
      customer: createCustomerClient(reachOf(profiles.fetch)),
      customerAccount: createAuthorizedClient(customerAccountCalls, reachOf(platform.fetch)),
      chat: createChatClient({ ...reachOf(chat.fetch), token: 'server' }),
      // No one here has a price list feed.
      priceLists: { getFeed: async () => ok(null) },
    },
    identity: screens.forAccount(
      { visitorKey: 'visitor', cookie: '', deviceToken: null, userAgent: null },
      token,
    ),
    read: (result: { ok: boolean; value?: unknown }) => (result.ok ? result.value : null),
  }
  return exportAccount(account as unknown as OpenAccount)
}

test('the copy for the team is the one that the customer downloads, and is in the audit log without their data', async () => {
  const { id, email, token, order } = await openCustomer('copied')
  const { status, body } = await call(`/customers/${id}/data-copy`, { role: 'care', body: {} })
  expect(status).toBe(200)
  expect(body).toEqual(JSON.parse(JSON.stringify(await ownCopy(token))))
  expect(body).toMatchObject({
    customer: { firstName: 'Clara', email, cartId: 'gid://shopify/Cart/1?key=2' },
    trade: { standing: 'approved' },
    account: { email, isEmailVerified: true },
    orders: [{ number: order.number }],
    lists: [{ items: [{ productId: 'gid://shopify/Product/1' }] }],
  })
  expect(body.addresses).toHaveLength(1)
  const events = await eventsOf(id)
  expect(events).toMatchObject([{ action: 'data-copy', before: {}, after: {} }])
  const stored = await database.pool.query('select response from kernel.team_responses')
  expect(JSON.stringify(stored.rows)).not.toContain('Clara')
})

test('of a guest the copy has the orders, and of no one there is none', async () => {
  const email = 'guest@example.com'
  const order = await readSampleOrder(
    shop,
    await (await openSampleCheckout(shop, [[gid, 1]], { email })).place(),
  )
  const [guest] = (await call(filtered('/customers', { text: email }))).body.items
  const { body } = await call(`/customers/${guest.id}/data-copy`, { role: 'care', body: {} })
  expect(body).toEqual({ orders: [order] })
  expect((await call('/customers/unknown/data-copy', { role: 'care', body: {} })).status).toBe(404)
})

test('a customer gets a link to set a password in their language, which the team never sees', async () => {
  const { id, email, version } = await openCustomer('forgetful')
  identity.letters.length = 0
  const before = await version()
  const sent = await act(id, 'send-password-link', before, {}, 'trade')
  expect(sent).toMatchObject({ status: 200, body: { item: { version: before + 1 } } })
  expect(identity.letters).toMatchObject([{ kind: 'account-password', to: email, language: 'de' }])
  const [{ url = '' } = {}] = identity.letters
  expect(JSON.stringify(sent.body)).not.toContain(url.split('/').at(-1))
  const again = await act(id, 'send-password-link', before + 1)
  expect(again).toEqual({ status: 422, body: { code: 'link-still-valid' } })
  expect(identity.letters).toHaveLength(1)
})

test('an address that could not receive emails is marked until the team clears it', async () => {
  const { id, email, version } = await openCustomer('bounced')
  const bounce = { email, emailId: null, kind: 'hard', reason: '550 no such user' } as const
  await recordBounce(database.db, bounce, { now, onBounce: async () => {} })
  expect((await read(id)).detail.bounce).toMatchObject({ reason: '550 no such user' })
  const before = await version()
  const cleared = await act(id, 'clear-bounce', before)
  expect(cleared).toMatchObject({ status: 200, body: { item: { version: before + 1 } } })
  expect(cleared.body.item.detail.bounce).toBeNull()
})

test('a deleted customer is gone from every service, and their orders remain as those of a guest', async () => {
  const { id, email, token, order, version } = await openCustomer('leaving')
  const unsure = await act(id, 'delete', await version(), { email: 'other@example.com' })
  const fields = [{ path: 'email', code: 'email-differs' }]
  expect(unsure).toEqual({ status: 422, body: { code: 'fields-refused', fields } })
  expect(await ownCopy(token)).not.toBeNull()

  const stated = await version()
  const gone = await act(id, 'delete', stated, { email: ` ${email.toUpperCase()} ` })
  expect(gone).toEqual({ status: 200, body: { item: { id, version: stated } } })
  expect((await call(`/customers/${id}`)).status).toBe(404)
  expect((await call(filtered('/customers', { text: email }))).body.items).toMatchObject([
    { id: `guest-${order.id}`, hasAccount: false, orderCount: 1 },
  ])
  for (const table of [
    'identity.account_sessions',
    'identity.payloads',
    'customer.customers',
    'customer.addresses',
    'platform.lists',
    'platform.customer_carts',
    'audience.visitors',
  ]) {
    const left = await database.pool.query(`select 1 from ${table} where account_id = $1`, [id])
    expect([table, left.rowCount]).toEqual([table, 0])
  }
  expect(identity.forgotten).toContainEqual({ accountId: id, email })
  expect(await ownCopy(token).catch(() => null)).toBeNull()
  expect(await eventsOf(id)).toMatchObject([{ action: 'delete', before: {}, after: {} }])
})

test.each([{ customer: null }, { commerce: null }, { platform: null }, { hasAudience: false }])(
  'a customer is not deleted in part where a service is hosted elsewhere: %j',
  async (hosted) => {
    const { id, email, token, version } = await openCustomer(`hosted-${Object.keys(hosted)}`.toLowerCase())
    const input = { version: await version(), input: { email } }
    const team = sampleTeam(database, openCare(hosted))
    const refused = await team.call(`/customers/${id}/delete`, { role: 'care', body: input })
    expect(refused).toEqual({ status: 422, body: { code: 'customer-hosted' } })
    expect(await ownCopy(token)).toMatchObject({ account: { email }, addresses: [{}], lists: [{}] })
  },
)

test('a waiting action blocks neither lists nor other updates', async () => {
  const { id, version } = await openCustomer('waiting')
  const stated = await version()
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from identity.accounts where id = $1 for update', [id])
    const sent = act(id, 'send-password-link', stated)
    await eventually(async () => {
      const { rows } = await database.pool.query('select 1 from pg_locks where not granted')
      expect(rows).not.toEqual([])
    })
    const { body } = await call(filtered('/customers', { text: 'waiting@example.com' }))
    expect(body.items).toMatchObject([{ id }])
    await client.query('commit')
    expect((await sent).status).toBe(200)
  } finally {
    client.release()
  }
})

test('a member of the team and a guest cannot be deleted, nor get a link without an account', async () => {
  const { id, email, version } = await openCustomer('member')
  await database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    if (account) await setRoles(tx, account, { roles: ['care'], now })
  })
  expect(await act(id, 'delete', await version(), { email })).toEqual({
    status: 422,
    body: { code: 'member-of-team' },
  })
  const [guest] = (await call(filtered('/customers', { kind: 'guest' }))).body.items
  for (const [action, input] of [
    ['delete', { email: guest.email }],
    ['send-password-link', {}],
  ] as const) {
    const refused = await act(guest.id, action, guest.version, input)
    expect(refused).toEqual({ status: 422, body: { code: 'account-missing' } })
  }
})

test('the team changes a company for all its people, which its history says', async () => {
  const { id, version } = await openCustomer('partner')
  const colleague = await openCustomer('colleague')
  await database.pool.query(
    `update customer.company_members set role = 'member', joined_at = joined_at + interval '1 day',
      company_id = (select company_id from customer.company_members where account_id = $1) where account_id = $2`,
    [id, colleague.id],
  )
  await database.pool.query(
    `insert into commerce.credit_terms (location_id, company, currency, limit_minor, days, decided_at)
        select 'gid://shopify/CompanyLocation/' || c.location_id, 'Before', 'EUR', 100, 30, '2026-11-20 10:00Z'
        from customer.companies c join customer.company_members m on m.company_id = c.id where m.account_id = $1`,
    [id],
  )
  const input = { name: 'Studio Due', standing: 'approved', taxNumber: 'IT01234567890', isTaxExempt: true }
  const before = await version()
  expect((await act(id, 'change-company', before, input, 'care')).status).toBe(403)
  const changed = await act(id, 'change-company', before, input, 'trade')
  expect(changed).toMatchObject({
    status: 200,
    body: { item: { company: 'Studio Due', standing: 'approved' } },
  })
  const people = [
    { id, email: 'partner@example.com', role: 'owner' },
    { id: colleague.id, email: 'colleague@example.com', role: 'member' },
  ]
  expect(await read(colleague.id)).toMatchObject({
    company: 'Studio Due',
    detail: { company: { taxNumber: 'IT01234567890', isTaxExempt: true, people } },
  })
  const { rows: terms } = await database.pool.query('select company from commerce.credit_terms')
  expect(terms).toEqual([{ company: 'Studio Due' }])
  expect(await eventsOf(id)).toMatchObject([{ action: 'change-company' }])
  const other = { ...input, taxNumber: 'IT99999999990', isTaxExempt: false }
  await act(id, 'change-company', await version(), other, 'trade')
  expect((await read(id)).detail.company).toMatchObject({ taxNumber: 'IT99999999990', isTaxExempt: false })
  const refused = await act(id, 'change-company', await version(), { ...input, standing: 'friend' }, 'trade')
  expect(refused.status).toBe(400)
})

test('simultaneous changes for two people of one company do not block each other', async () => {
  const { id, version } = await openCustomer('first')
  const second = await openCustomer('second')
  await database.pool.query(
    `update customer.company_members set
      company_id = (select company_id from customer.company_members where account_id = $1) where account_id = $2`,
    [id, second.id],
  )
  await read(id)
  const input = { name: 'Studio', standing: 'approved', taxNumber: '', isTaxExempt: false }
  const versions = [await version(), await second.version()] as const
  const both = await Promise.all([
    act(id, 'change-company', versions[0], input, 'trade'),
    act(second.id, 'change-company', versions[1], { ...input, name: 'Studio Zwei' }, 'trade'),
  ])
  expect(both.map(({ status }) => status)).toContain(200)
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
})
