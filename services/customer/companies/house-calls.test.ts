import { afterAll, beforeEach, expect, test } from 'vitest'
import { CHANGES } from '#contracts/changes.ts'
import { companyMembers } from '#services/customer/customer-tables.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { ANNA, BEN, SAMPLE_COMPANY_TOKEN, sampleCustomers } from '#tests/support/samples/sample-customer.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { lockCustomer } from '../people/customer-rows.ts'

const database = await freshDatabase('customer')
afterAll(() => database.close())
beforeEach(() =>
  database.pool.query('truncate customer.companies, customer.customers, customer.changed_customers cascade'),
)
const now = TEST_TIME
const service = sampleCustomers(database, { clock: () => now })

async function call(method: string, accountId: string, body?: object, token = SAMPLE_COMPANY_TOKEN) {
  const response = await service.fetch(
    new Request(`http://customer.internal/companies/${accountId}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, ...((await response.json()) as { companyId?: string; code?: string }) }
}

/** Anna's company, which Ben joined. */
async function openStudio() {
  const { companyId } = await call('PUT', ANNA, { name: 'Studio Conti' })
  await lockCustomer(database.db, BEN, now)
  const id = companyId?.split('/').at(-1) ?? ''
  await database.db
    .insert(companyMembers)
    .values({ accountId: BEN, companyId: id, role: 'member', joinedAt: now })
}

async function changedSince(run: () => Promise<unknown>) {
  await database.pool.query('truncate customer.changed_customers')
  await run()
  const { rows } = await database.pool.query(
    'select distinct account_id from customer.changed_customers order by 1',
  )
  return rows.map((row) => row.account_id)
}

test('a new company has the address in its application, whose names are used for an owner without any', async () => {
  const address = {
    firstName: 'Anna',
    lastName: 'Conti',
    line1: 'Via Solferino 3',
    city: 'Milano',
    zone: 'MI',
    postalCode: '20121',
    country: 'IT',
    phone: '+390212345678',
  }
  const stored = () =>
    database.pool.query(
      `select first_name, address->>'line1' as line, is_default from customer.company_addresses, customer.customers`,
    )
  await call('PUT', ANNA, { name: 'Studio Conti', address })
  const expected = [{ first_name: 'Anna', line: 'Via Solferino 3', is_default: true }]
  expect((await stored()).rows).toEqual(expected)
  await call('PUT', ANNA, {
    name: 'Studio Conti',
    address: { ...address, firstName: 'Bea', line1: 'Via Brera 1' },
  })
  expect((await stored()).rows).toEqual(expected)
})

test('an invalid address does not prevent a company from being created', async () => {
  expect(await call('PUT', ANNA, { name: 'Studio Conti', address: { country: 'IT' } })).toMatchObject({
    status: 200,
  })
  expect((await database.pool.query('select 1 from customer.company_addresses')).rows).toEqual([])
})

// spec 3: the house decides standing, tax number and exemption of a company
test('all members of a company have its standing, number and exemption, which the house decides', async () => {
  await openStudio()
  const exemption = { isExempt: true, decidedBy: 'Carla' }
  const change = { standing: 'approved', taxNumber: 'IT01234567890', exemption }
  const changed = await changedSince(() => call('PATCH', BEN, change))
  expect(changed).toEqual([ANNA, BEN])
  const company = {
    name: 'Studio Conti',
    standing: 'approved',
    taxNumber: 'IT01234567890',
    isTaxExempt: true,
  }
  expect(await call('GET', ANNA)).toMatchObject({ ...company, role: 'owner' })
  expect(await call('GET', BEN)).toMatchObject({ ...company, role: 'member' })
  const { rows } = await database.pool.query(
    'select exemption_decided_by, exemption_decided_at from customer.companies',
  )
  expect(rows).toEqual([{ exemption_decided_by: 'Carla', exemption_decided_at: now }])
})

test('changing the tax number ends the exemption, but a different spelling of the same number does not', async () => {
  await call('PUT', ANNA, { name: 'Studio Conti' })
  await call('PATCH', ANNA, {
    taxNumber: 'IT 01234567890',
    exemption: { isExempt: true, decidedBy: 'Carla' },
  })
  expect(await call('PATCH', ANNA, { taxNumber: 'IT01234567890' })).toMatchObject({ isTaxExempt: true })
  expect(await call('PATCH', ANNA, { taxNumber: 'IT99999999990' })).toMatchObject({ isTaxExempt: false })
})

test.each([
  [{ standing: 'friend' }, 400],
  [{ name: ' ' }, 400],
  [{ taxNumber: 'x'.repeat(31) }, 400],
  [{ exemption: { isExempt: true } }, 400],
  [{}, 200],
])('a change to %j is answered %i', async (change, status) => {
  await call('PUT', ANNA, { name: 'Studio Conti' })
  expect(await call('PATCH', ANNA, change)).toMatchObject({ status })
  expect(await call('GET', ANNA)).toMatchObject({
    name: 'Studio Conti',
    standing: 'pending',
    isTaxExempt: false,
  })
})

test('only the house changes companies, and a consumer has none to change', async () => {
  await call('PUT', ANNA, { name: 'Studio Conti' })
  expect(await call('PATCH', ANNA, { standing: 'approved' }, 'token-anna')).toMatchObject({ status: 401 })
  expect(await call('PATCH', BEN, { standing: 'approved' })).toMatchObject({
    status: 404,
    code: 'company-not-found',
  })
})

const removeAccount = (token: string) =>
  service.fetch(
    new Request('http://customer.internal/account', { method: 'DELETE', headers: { authorization: token } }),
  )

test('when an owner deletes their account, the company passes to the next member and ends with the last', async () => {
  await openStudio()
  const changed = await changedSince(() => removeAccount('token-anna'))
  expect(changed).toEqual([ANNA, BEN])
  expect(await call('GET', BEN)).toMatchObject({ name: 'Studio Conti', role: 'owner' })
  await removeAccount('token-ben')
  const { rows } = await database.pool.query('select count(*)::int as companies from customer.companies')
  expect(rows).toEqual([{ companies: 0 }])
})

test('a changed standing is announced, so that open pages show it, but a changed name is not', async () => {
  let announced = 0
  const listening = await listen(database.url, CHANGES.standings, (payload) => {
    if (payload !== null) announced += 1
  })
  await call('PUT', ANNA, { name: 'Studio Conti', standing: 'pending' })
  await eventually(() => expect(announced).toBe(1))
  await call('PUT', ANNA, { name: 'Studio Conti e figli', standing: 'pending' })
  await call('PATCH', ANNA, { taxNumber: 'IT01234567890' })
  await call('PATCH', ANNA, { standing: 'approved' })
  await eventually(() => expect(announced).toBe(2))
  await call('PUT', ANNA, { name: 'Studio Conti', standing: 'pending' })
  await eventually(() => expect(announced).toBe(3))
  await listening.close()
})
