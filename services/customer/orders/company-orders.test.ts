import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCustomerClient } from '#clients/customer/customer-client.ts'
import type { CustomerOrder } from '#contracts/order/customer-orders.ts'
import { ok } from '#domain/result.ts'
import { companies, companyMembers } from '#services/customer/customer-tables.ts'
import { renameCustomer } from '#services/customer/people/customer-rows.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  ANNA,
  BEN,
  NO_ORDERS,
  queryCustomers,
  SAMPLE_CUSTOMER_ORDER,
  sampleCustomers,
} from '#tests/support/samples/sample-customer.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'

const database = await freshDatabase('customer')
afterAll(() => database.close())
const now = TEST_TIME
const LOCATION = crypto.randomUUID()
const OF_ANNA: CustomerOrder = SAMPLE_CUSTOMER_ORDER
const OF_BEN: CustomerOrder = {
  ...OF_ANNA,
  id: crypto.randomUUID(),
  number: 'BT-2611-000124',
  accountId: BEN,
}

const service = sampleCustomers(database, {
  authenticate: async (name) => ok({ accountId: name, email: `${name}@example.com`, isEmailVerified: true }),
  orders: {
    ...NO_ORDERS,
    find: async ({ accountId }, id) =>
      [OF_ANNA, OF_BEN].find((one) => one.id === id && one.accountId === accountId) ?? null,
    listLocationOrders: async (locationId) =>
      ok({ orders: locationId === LOCATION ? [OF_BEN, OF_ANNA] : [], hasMore: true }),
    findLocationOrder: async (locationId, id) =>
      locationId === LOCATION ? ([OF_ANNA, OF_BEN].find((one) => one.id === id) ?? null) : null,
  },
})

beforeEach(async () => {
  await database.pool.query('truncate customer.companies, customer.customers cascade')
  await renameCustomer(database, ANNA, { firstName: 'Anna', lastName: 'Conti', now })
  await renameCustomer(database, BEN, { firstName: 'Ben', lastName: 'Weiss', now })
  const company = {
    locationId: LOCATION,
    name: 'Studio Conti',
    standing: 'approved',
    createdAt: now,
  } as const
  const [row] = await database.db.insert(companies).values(company).returning()
  const companyId = row?.id ?? ''
  await database.db.insert(companyMembers).values([
    { accountId: ANNA, companyId, role: 'owner', joinedAt: now },
    { accountId: BEN, companyId, role: 'member', joinedAt: now },
  ])
})

const ORDERS = `{ customer { companyContacts(first: 1) { nodes { locations(first: 1) { nodes {
  orders(first: 5, sortKey: PROCESSED_AT, reverse: true) {
    nodes { name statusPageUrl customAttributes { key value } } pageInfo { hasNextPage }
  }
} } } } } }`
const ORDER = 'query O($id: ID!) { order(id: $id) { name statusPageUrl customAttributes { key value } } }'
const readOrder = async (authorization: string, { id }: CustomerOrder) =>
  (await queryCustomers(service, ORDER, { authorization, variables: { id: `gid://shopify/Order/${id}` } }))
    .data

// spec 3: everyone in a company sees its orders
test('everyone in an approved company sees its orders and who placed them, without the links of others', async () => {
  const { data } = await queryCustomers(service, ORDERS, { authorization: ANNA })
  const { nodes, pageInfo } = JSON.parse(JSON.stringify(data)).customer.companyContacts.nodes[0].locations
    .nodes[0].orders
  expect(pageInfo).toEqual({ hasNextPage: true })
  const [ofBen, own] = nodes
  expect(ofBen).toMatchObject({
    name: 'BT-2611-000124',
    customAttributes: expect.arrayContaining([{ key: '_placedBy', value: 'Ben Weiss' }]),
  })
  expect(ofBen.statusPageUrl).not.toContain(OF_BEN.orderToken)
  expect(own.statusPageUrl).toContain(`token=${OF_ANNA.orderToken}`)
  expect(JSON.stringify(own)).not.toContain('_placedBy')

  expect(await readOrder(ANNA, OF_BEN)).toMatchObject({ order: { name: 'BT-2611-000124' } })
  expect(JSON.stringify(await readOrder(ANNA, OF_BEN))).not.toContain(OF_BEN.orderToken)
})

test('a tax-exempt order has its tax number and the deducted tax, as the client sees it', async () => {
  const taxes = { kind: 'exempt', taxNumber: 'IT1', amount: { amount: '20.0', currencyCode: 'EUR' } } as const
  const totals = { ...OF_ANNA.totals, taxes }
  const exempt = sampleCustomers(database, {
    orders: { ...NO_ORDERS, find: async () => ({ ...OF_ANNA, totals }) },
  })
  const client = createCustomerClient({
    baseUrl: 'http://customer.internal',
    fetch: exempt.fetch,
    report: () => {},
  })
  expect(await client.getOrder('token-anna', `gid://shopify/Order/${OF_ANNA.id}`)).toMatchObject({
    value: { tax: null, placedBy: null, exempt: { taxNumber: 'IT1', amount: { amountMinor: 2000 } } },
  })
})

test.each(['pending', 'rejected'])(
  'in a company that is %s each sees their own orders only',
  async (standing) => {
    await database.pool.query('update customer.companies set standing = $1', [standing])
    expect(
      JSON.stringify((await queryCustomers(service, ORDERS, { authorization: ANNA })).data),
    ).not.toContain('BT-')
    expect(await readOrder(ANNA, OF_BEN)).toEqual({ order: null })
    expect(await readOrder(ANNA, OF_ANNA)).toMatchObject({ order: { name: 'BT-2611-000123' } })
  },
)

test('someone who left no longer sees the company’s orders, but still their own', async () => {
  await database.pool.query('delete from customer.company_members where account_id = $1', [BEN])
  const { data } = await queryCustomers(service, ORDERS, { authorization: BEN })
  expect(data?.customer).toEqual({ companyContacts: { nodes: [] } })
  expect(await readOrder(BEN, OF_ANNA)).toEqual({ order: null })
  expect(await readOrder(BEN, OF_BEN)).toMatchObject({ order: { name: 'BT-2611-000124' } })
})
