import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { queryCustomers, sampleCustomers } from '#tests/support/samples/sample-customer.ts'
import { ADDRESSES_MAX } from './address-book.ts'

const database = await freshDatabase('customer')
afterAll(() => database.close())
const service = sampleCustomers(database)
beforeEach(() => database.pool.query('delete from customer.customers'))

const PARMA = {
  firstName: 'Anna',
  lastName: 'Conti',
  address1: 'Via Farini 12',
  city: 'Parma',
  zoneCode: 'PR',
  zip: '43121',
  territoryCode: 'IT',
  phoneNumber: '+39 0521 123456',
}
type Payload = { customerAddress: { id: string } | null; userErrors: { code: string; field: string[] }[] }

async function change(
  name: string,
  args: string,
  variables: object,
  authorization = 'token-anna',
): Promise<Payload> {
  const declared =
    '($address: CustomerAddressInput, $input: CustomerAddressInput!, $id: ID!, $default: Boolean)'
  const used = declared
    .slice(1, -1)
    .split(', ')
    .filter((part) => args.includes(part.split(':')[0] ?? ''))
  const query = `mutation M(${used.join(', ')}) { ${name}(${args}) {
    ${name.endsWith('Delete') ? 'deletedAddressId' : 'customerAddress { id }'} userErrors { code field } } }`
  const response = await queryCustomers(service, query, { variables, authorization })
  return (response.data as unknown as Record<string, Payload>)[name] as Payload
}

async function add(changes: object = {}, isDefault = false): Promise<string> {
  const variables = { input: { ...PARMA, ...changes }, default: isDefault }
  const { customerAddress } = await change(
    'customerAddressCreate',
    'address: $input, defaultAddress: $default',
    variables,
  )
  if (!customerAddress) throw new Error('refused')
  return customerAddress.id
}

async function book(authorization = 'token-anna') {
  const query = `{ customer { defaultAddress { id } addresses(first: 50) { nodes {
    id name company address1 address2 city zip zoneCode province territoryCode country phoneNumber
    formatted(withName: true) formattedArea } } } }`
  const { data } = await queryCustomers(service, query, { authorization })
  const customer = data?.customer as unknown as {
    defaultAddress: { id: string } | null
    addresses: { nodes: { id: string }[] }
  }
  return { usual: customer.defaultAddress?.id ?? null, nodes: customer.addresses.nodes }
}

test('an address is formatted as usual in its country', async () => {
  const id = await add()
  expect((await book()).nodes).toEqual([
    {
      id,
      name: 'Anna Conti',
      company: null,
      address1: 'Via Farini 12',
      address2: null,
      city: 'Parma',
      zip: '43121',
      zoneCode: 'PR',
      province: 'Parma',
      territoryCode: 'IT',
      country: 'Italy',
      phoneNumber: '+39 0521 123456',
      formatted: ['Anna Conti', 'Via Farini 12', '43121 Parma PR', 'Italy'],
      formattedArea: 'Parma, Parma, Italy',
    },
  ])
})

test('an address is not added twice, regardless of spelling or simultaneous requests', async () => {
  const ids = await Promise.all([
    add(),
    add({ address1: 'VIA FARINI 12 ' }),
    add({ phoneNumber: '+39 0521 1' }),
  ])
  expect(new Set(ids).size).toBe(1)
  const other = await add({ address1: 'Via Garibaldi 1' }, true)
  expect(await book()).toMatchObject({ usual: other })
  await add({}, true)
  const { usual, nodes } = await book()
  expect([usual, nodes.length]).toEqual([ids[0], 2])
})

test('the first address is the default, and another becomes it on request or when the default is removed', async () => {
  const first = await add()
  const second = await add({ address1: 'Via Garibaldi 1' })
  expect((await book()).usual).toBe(first)
  await change('customerAddressUpdate', 'addressId: $id, defaultAddress: $default', {
    id: second,
    default: true,
  })
  expect((await book()).usual).toBe(second)
  expect((await book()).nodes.map(({ id }) => id)).toEqual([second, first])
  const demoted = { id: second, default: false }
  expect(
    await change('customerAddressUpdate', 'addressId: $id, defaultAddress: $default', demoted),
  ).toMatchObject({
    userErrors: [{ code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' }],
  })
  await change('customerAddressDelete', 'addressId: $id', { id: second })
  expect(await book()).toMatchObject({ usual: first, nodes: [{ id: first }] })
})

test('a change leaves other fields unchanged and follows the rules of the country', async () => {
  const id = await add()
  const update = (address: object) =>
    change('customerAddressUpdate', 'addressId: $id, address: $address', { id, address })
  expect((await update({ address1: 'Via Nuova 3' })).userErrors).toEqual([])
  expect((await book()).nodes).toMatchObject([{ address1: 'Via Nuova 3', city: 'Parma' }])
  expect((await update({ zip: '4312' })).userErrors).toEqual([
    { code: 'INVALID_FOR_COUNTRY', field: ['address', 'zip'] },
  ])
  expect((await book()).nodes).toMatchObject([{ zip: '43121' }])
})

test.each([
  ['a street', { address1: ' ' }, 'ADDRESS1_MISSING', 'address1'],
  ['a city', { city: null }, 'REQUIRED', 'city'],
  ['a province', { zoneCode: '' }, 'ZONE_CODE_MISSING', 'zoneCode'],
  ['a country', { territoryCode: null }, 'TERRITORY_CODE_MISSING', 'territoryCode'],
  ['a country that is one', { territoryCode: 'XX' }, 'INVALID_TERRITORY_CODE', 'territoryCode'],
  ['a province of the country', { zoneCode: 'ZZ' }, 'INVALID_FOR_COUNTRY', 'zoneCode'],
  ['a telephone number', { phoneNumber: 'call me' }, 'PHONE_NUMBER_NOT_VALID', 'phoneNumber'],
  ['a label’s length', { address1: 'x'.repeat(101) }, 'TOO_LONG', 'address1'],
])('an address without %s is refused', async (_, changes, code, field) => {
  const input = { ...PARMA, ...changes }
  expect(await change('customerAddressCreate', 'address: $input', { input })).toEqual({
    customerAddress: null,
    userErrors: [{ code, field: ['address', field] }],
  })
  expect((await book()).nodes).toEqual([])
})

test('a customer cannot see, change or remove another customer’s addresses', async () => {
  const id = await add()
  expect((await book('token-ben')).nodes).toEqual([])
  const missing = { userErrors: [{ code: 'ADDRESS_ID_DOES_NOT_EXIST' }] }
  const address = { city: 'Modena' }
  const update = ['customerAddressUpdate', 'addressId: $id, address: $address', { id, address }] as const
  expect(await change(...update, 'token-ben')).toMatchObject(missing)
  expect(await change('customerAddressDelete', 'addressId: $id', { id }, 'token-ben')).toMatchObject(missing)
  expect((await book()).nodes).toMatchObject([{ city: 'Parma' }])
})

test('an address book has a maximum size, even for simultaneous requests, and one default', async () => {
  await add()
  await database.pool.query(
    `insert into customer.addresses (account_id, address, is_default, created_at)
     select account_id, address, false, '2026-11-20 10:00Z' from customer.addresses, generate_series(3, $1::int)`,
    [ADDRESSES_MAX],
  )
  const tries = await Promise.all(
    [1, 2, 3].map((number) => add({ address1: `Via Nuova ${number}` }, true).catch(() => null)),
  )
  expect(tries.filter((id) => id !== null)).toHaveLength(1)
  const { rows } = await database.pool.query(
    'select count(*)::int as all, count(*) filter (where is_default)::int as usual from customer.addresses',
  )
  expect(rows).toEqual([{ all: ADDRESSES_MAX, usual: 1 }])
})
