import { afterAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  ANNA,
  BEN,
  NO_ORDERS,
  queryCustomers,
  SAMPLE_CART_ID,
  SAMPLE_COMPANY_TOKEN,
  sampleCustomers,
} from '#tests/support/samples/sample-customer.ts'

const database = await freshDatabase('customer')
afterAll(() => database.close())
const forgotten: string[] = []
const team: string[] = []
const service = sampleCustomers(database, {
  orders: { ...NO_ORDERS, forget: async (accountId) => void forgotten.push(accountId) },
  isMemberOfTeam: async (accountId) => team.includes(accountId),
})
const call = (query: string, requested: Parameters<typeof queryCustomers>[2] = {}) =>
  queryCustomers(service, query, requested)
const BY_BEN = { authorization: 'Bearer token-ben' }

const NAMES = '{ customer { id firstName lastName displayName emailAddress { emailAddress } } }'
const gid = (accountId: string) => `gid://shopify/Customer/${accountId}`

// spec 7: customer account GraphQL with an Authorization header: 401 without a good token
test.each(['', 'guess', 'Bearer ', 'Bearer guess'])(
  'the token "%s" is answered 401',
  async (authorization) => {
    expect(await call(NAMES, { authorization })).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHORIZED' } }],
    })
  },
)

test('a token that cannot be checked gets a 502, since 401 would end a session and 503 would be retried', async () => {
  const unsure = sampleCustomers(database, { authenticate: async () => refuse('account-unavailable') })
  const response = await queryCustomers(unsure, NAMES, BY_BEN)
  expect(response).toMatchObject({ status: 502 })
})

test('a new customer has no names, and names are stored per customer', async () => {
  const before = await call(NAMES)
  expect(before.data?.customer).toEqual({
    id: gid(ANNA),
    firstName: null,
    lastName: null,
    displayName: 'anna@example.com',
    emailAddress: { emailAddress: 'anna@example.com' },
  })
  const rename = `mutation R($input: CustomerUpdateInput!) { customerUpdate(input: $input) {
    customer { displayName } userErrors { code field } } }`
  const renamed = await call(rename, { variables: { input: { firstName: ' Anna ', lastName: 'Conti' } } })
  expect(renamed.data?.customerUpdate).toEqual({ customer: { displayName: 'Anna Conti' }, userErrors: [] })
  await call(rename, { variables: { input: { firstName: 'Annina' } } })
  expect((await call(NAMES)).data?.customer).toMatchObject({ firstName: 'Annina', lastName: 'Conti' })
  const long = await call(rename, { variables: { input: { lastName: 'x'.repeat(101) } } })
  expect(long.data?.customerUpdate).toMatchObject({
    userErrors: [{ code: 'TOO_LONG', field: ['input', 'lastName'] }],
  })
  expect((await call(NAMES, BY_BEN)).data?.customer).toMatchObject({
    firstName: null,
    displayName: 'ben@example.com',
  })
})

test('an unsupported field of the official schema is an error, not null', async () => {
  const { data, errors } = await call('{ customer { id storeCreditAccounts(first: 1) { nodes { id } } } }')
  expect(data).toBeNull()
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FIELD_NOT_SERVED' } })
})

const SET = `mutation S($m: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $m) {
  metafields { key value } userErrors { code elementIndex } } }`
const READ = `{ customer { language: metafield(namespace: "custom", key: "language") { value }
  metafields(identifiers: [{ namespace: "custom", key: "none" }, { namespace: "custom", key: "cartId" }]) { value } } }`
const attribute = (key: string, value: string, ownerId = gid(ANNA)) => ({
  ownerId,
  namespace: 'custom',
  key,
  value,
})

test('attributes are stored by name, replaced and removed, separately for each customer', async () => {
  for (const language of ['de', 'it'])
    await call(SET, { variables: { m: [attribute('language', language)] } })
  const read = (await call(READ)).data?.customer
  expect(read).toEqual({ language: { value: 'it' }, metafields: [null, { value: SAMPLE_CART_ID }] })
  const remove = `mutation D($m: [MetafieldIdentifierInput!]!) { metafieldsDelete(metafields: $m) {
    deletedMetafields { key } } }`
  const { value: _, ...name } = attribute('language', '')
  await call(remove, { variables: { m: [name] }, ...BY_BEN })
  expect((await call(READ)).data?.customer).toEqual(read)
  await call(remove, { variables: { m: [name] } })
  expect((await call(READ)).data?.customer).toMatchObject({ language: null })
  expect((await call(READ, BY_BEN)).data?.customer).toEqual({ language: null, metafields: [null, null] })
})

test.each([
  ['of somebody else', attribute('language', 'de', gid(BEN)), 'APP_NOT_AUTHORIZED'],
  ['that the platform keeps', attribute('cartId', 'gid://shopify/Cart/9?key=9'), 'APP_NOT_AUTHORIZED'],
  ['that the house decides', attribute('tradeStanding', 'approved'), 'APP_NOT_AUTHORIZED'],
  ['with a strange name', attribute('a b', 'de'), 'INVALID_VALUE'],
  ['that is empty', attribute('language', ''), 'BLANK'],
  ['that is very long', attribute('language', 'x'.repeat(2001)), 'TOO_LONG'],
])('an attribute %s is refused, and none of its company kept', async (_, setting, code) => {
  const { data } = await call(SET, { variables: { m: [attribute('kept', 'no'), setting] } })
  expect(data?.metafieldsSet).toEqual({ metafields: null, userErrors: [{ code, elementIndex: 1 }] })
  const stored = await call('{ customer { metafield(namespace: "custom", key: "kept") { value } } }')
  expect(stored.data?.customer).toEqual({ metafield: null })
})

const COMPANY = `{ customer { companyContacts(first: 1) { nodes { company { name }
  locations(first: 1) { nodes { id name } } } } } }`
function nameCompany(accountId: string, name: string, token = SAMPLE_COMPANY_TOKEN, standing?: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name, standing })
  return service.fetch(
    new Request(`http://customer.internal/companies/${accountId}`, { method: 'PUT', headers, body }),
  )
}

// spec 3: user: isTrade, true when a company contact location exists
test('a customer who buys for a company has its location, which survives a rename', async () => {
  expect((await call(COMPANY)).data?.customer).toEqual({ companyContacts: { nodes: [] } })
  const first = (await (await nameCompany(ANNA, 'Studio Conti')).json()) as { locationId: string }
  const second = (await (await nameCompany(ANNA, 'Conti & figlie')).json()) as { locationId: string }
  expect(second).toEqual({ ...first, name: 'Conti & figlie' })
  const location = { id: first.locationId, name: 'Conti & figlie' }
  expect((await call(COMPANY)).data?.customer).toEqual({
    companyContacts: { nodes: [{ company: { name: 'Conti & figlie' }, locations: { nodes: [location] } }] },
  })
  expect((await call(COMPANY, BY_BEN)).data?.customer).toEqual({ companyContacts: { nodes: [] } })
})

const STANDING = '{ customer { metafield(namespace: "custom", key: "tradeStanding") { value } } }'
function readCompany(accountId: string, token = SAMPLE_COMPANY_TOKEN) {
  const headers = { authorization: `Bearer ${token}` }
  return service.fetch(new Request(`http://customer.internal/companies/${accountId}`, { headers }))
}

// spec 4: trade application: pending, rejected or approved; the house decides
test('an application is pending until the house decides, and a rename does not change it', async () => {
  const standing = async () => (await call(STANDING)).data?.customer
  expect(await standing()).toEqual({ metafield: { value: 'pending' } })
  await nameCompany(ANNA, 'Studio Conti', SAMPLE_COMPANY_TOKEN, 'approved')
  expect(await standing()).toEqual({ metafield: { value: 'approved' } })
  await nameCompany(ANNA, 'Conti e Conti')
  expect(await (await readCompany(ANNA)).json()).toMatchObject({ standing: 'approved' })
  await nameCompany(ANNA, 'Conti e Conti', SAMPLE_COMPANY_TOKEN, 'rejected')
  expect(await standing()).toEqual({ metafield: { value: 'rejected' } })
  expect((await nameCompany(ANNA, 'Conti', SAMPLE_COMPANY_TOKEN, 'friend')).status).toBe(400)
})

test('only the house reads the company of a customer, and a consumer has none', async () => {
  expect((await readCompany(ANNA, 'token-anna')).status).toBe(401)
  expect((await readCompany(BEN)).status).toBe(404)
  expect((await call(STANDING, BY_BEN)).data?.customer).toEqual({ metafield: null })
})

test('only the house reads the language of a customer', async () => {
  const read = async (accountId: string, token = SAMPLE_COMPANY_TOKEN) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`http://customer.internal/languages/${accountId}`, { headers })
    const response = await service.fetch(request)
    return { status: response.status, ...((await response.json()) as { language?: string }) }
  }
  await call(SET, { variables: { m: [attribute('language', 'de')] } })
  expect(await read(ANNA)).toEqual({ status: 200, language: 'de' })
  expect(await read(BEN)).toMatchObject({ status: 404 })
  expect(await read(ANNA, 'token-anna')).toMatchObject({ status: 401 })
})

/** Spec §6: a stranger who signs up with the address of a studio does not get its trade access. */
// spec 6: a company opens trade access to its account once the address is proven
test.each(['approved', 'rejected'])(
  'a company with an application %s opens nothing to an account whose address is not proven, and all once it is',
  async (standing) => {
    await nameCompany(BEN, 'Studio Ben', SAMPLE_COMPANY_TOKEN, standing)
    expect((await call(COMPANY, BY_BEN)).data?.customer).toEqual({ companyContacts: { nodes: [] } })
    expect((await call(STANDING, BY_BEN)).data?.customer).toEqual({ metafield: null })
    const proven = sampleCustomers(database, {
      authenticate: async () => ok({ accountId: BEN, email: 'ben@example.com', isEmailVerified: true }),
    })
    const { data } = await queryCustomers(proven, STANDING, BY_BEN)
    expect(data?.customer).toEqual({ metafield: { value: standing } })
    expect(await (await readCompany(BEN)).json()).toMatchObject({ standing })
  },
)

test('a pending application is known before the address is proven, since it blocks the checkout', async () => {
  await nameCompany(BEN, 'Studio Ben', SAMPLE_COMPANY_TOKEN, 'pending')
  expect((await call(STANDING, BY_BEN)).data?.customer).toEqual({ metafield: { value: 'pending' } })
})

test('customers cannot set their own company', async () => {
  expect((await nameCompany(BEN, 'Ben Ltd', 'token-ben')).status).toBe(401)
  expect((await nameCompany(BEN, ' ')).status).toBe(400)
})

test('deleting an account deletes its data here and detaches its orders', async () => {
  const remove = (authorization: string) =>
    service.fetch(
      new Request('http://customer.internal/account', { method: 'DELETE', headers: { authorization } }),
    )
  expect((await remove('guess')).status).toBe(401)
  team.push(ANNA)
  expect((await remove('token-anna')).status).toBe(403)
  team.pop()
  expect(forgotten).toEqual([])
  expect((await remove('token-anna')).status).toBe(204)
  expect(forgotten).toEqual([ANNA])
  const { rows } = await database.pool.query('select count(*)::int as left from customer.attributes')
  expect(rows).toEqual([{ left: 0 }])
  expect((await call(NAMES)).data?.customer).toMatchObject({ firstName: null })
})
