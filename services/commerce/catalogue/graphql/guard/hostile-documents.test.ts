import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_ACCESS_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { threadTime } from '#tests/support/thread-time.ts'
import { lampRow } from '../../../import/fixtures/product-file.ts'
import { importRows } from '../../fixtures/sample-catalogue.ts'

/** Before aliases and lists were counted, the worst of these took seconds. */
const SPENT_MAX_MS = 50

const database = await freshDatabase('commerce')
const shop = sampleShop(database)
const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at))
const all = (count: number, text: (at: number) => string) => many(count, text).join(' ')

beforeAll(async () => {
  await importRows(
    database,
    many(250, String).map((at) => lampRow(`lamp-${at}`, { Title: `Lamp ${at}` })),
  )
  await post('{ shop { name } }', {})
})
afterAll(() => database.close())

async function post(query: string, variables: object | string) {
  const response = await shop.fetch(
    new Request('https://shop.example/api/2025-04/graphql.json', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': SAMPLE_ACCESS_TOKEN,
      },
      body: `{"query":${JSON.stringify(query)},"variables":${typeof variables === 'string' ? variables : JSON.stringify(variables)}}`,
    }),
  )
  return (await response.json()) as {
    data?: Record<string, unknown>
    errors?: { message: string; extensions?: { code: string } }[]
  }
}

const CREATE = 'cartCreate { cart { id } }'
const SEARCH = 'search(first: 1, query: "lamp") { totalCount }'
const CREATE_WITH = `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }`
const UNREAD = 'GRAPHQL_PARSE_FAILED'
const COMPLEX = 'MAX_COMPLEXITY_EXCEEDED'
const TOO_LONG = 'MAX_INPUT_SIZE_EXCEEDED'

test.each<[string, string, object, string]>([
  ['300 carts', `mutation { ${all(300, (at) => `a${at}: ${CREATE}`)} }`, {}, UNREAD],
  ['11 carts', `mutation { ${all(11, (at) => `a${at}: ${CREATE}`)} }`, {}, COMPLEX],
  [
    '11 carts in a fragment',
    `mutation { ...F } fragment F on Mutation { ${all(11, (at) => `a${at}: ${CREATE}`)} }`,
    {},
    COMPLEX,
  ],
  ['120 searches', `{ ${all(120, (at) => `a${at}: ${SEARCH}`)} }`, {}, COMPLEX],
  [
    'the collections of 250 products twice',
    `{ products(first: 250) { nodes { ${all(2, (at) => `a${at}: collections(first: 1) { nodes { id } }`)} } } }`,
    {},
    COMPLEX,
  ],
  [
    '250 descriptions 100 times',
    `{ products(first: 250) { nodes { ${all(100, (at) => `a${at}: description`)} } } }`,
    {},
    COMPLEX,
  ],
  [
    'the whole schema 100 times',
    `{ ${all(100, (at) => `a${at}: __schema { types { name fields { name } } }`)} }`,
    {},
    COMPLEX,
  ],
  ['600 gift codes', CREATE_WITH, { input: { giftCardCodes: many(600, String) } }, TOO_LONG],
  ['251 discount codes', CREATE_WITH, { input: { discountCodes: many(251, String) } }, TOO_LONG],
  [
    '251 codes in the document',
    `mutation { cartCreate(input: { discountCodes: [${all(251, (at) => `"${at}"`)}] }) { cart { id } } }`,
    {},
    TOO_LONG,
  ],
  [
    '4 times 100 lines',
    `mutation ($input: CartInput!) { ${all(4, (at) => `a${at}: cartCreate(input: $input) { cart { id } }`)} }`,
    { input: { giftCardCodes: many(100, String) } },
    COMPLEX,
  ],
  [
    'as many products as a default value says, three levels deep,',
    'query ($n: Int = 250) { products(first: $n) { nodes { collections(first: $n) { nodes { products(first: $n) { nodes { id } } } } } } }',
    {},
    COMPLEX,
  ],
  [
    '10 times 250 codes as a default value',
    `mutation ($c: [String!] = [${all(250, (at) => `"${at}"`)}]) { ${all(10, (at) => `a${at}: cartCreate(input: { giftCardCodes: $c }) { cart { id } }`)} }`,
    {},
    COMPLEX,
  ],
  ['one field 800 times', `{ ${all(800, () => 'shop { name }')} }`, {}, UNREAD],
])('%s in one request are refused at once', async (_, query, variables, code) => {
  const { result: response, spentMs } = await threadTime(() => post(query, variables))
  expect(response.data).toBeUndefined()
  expect(response.errors?.[0]?.extensions?.code).toBe(code)
  expect(spentMs).toBeLessThan(SPENT_MAX_MS)
})

test('an endlessly nested variable is refused without a fault', async () => {
  const { errors } = await post(CREATE_WITH, `{"input":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)
  expect(errors?.[0]?.message).not.toContain('Unexpected error')
})

test('realistic large queries are accepted: ten carts, twenty searches, 250 products with their collections', async () => {
  const carts = await post(`mutation { ${all(10, (at) => `a${at}: ${CREATE}`)} }`, {})
  expect(carts.errors).toBeUndefined()
  const searches = await post(`{ ${all(20, (at) => `a${at}: ${SEARCH}`)} }`, {})
  expect(searches.errors).toBeUndefined()
  const listed = await post(
    '{ products(first: 250) { nodes { id collections(first: 5) { nodes { id } } } } }',
    {},
  )
  expect(listed.errors).toBeUndefined()
})

async function newCart(): Promise<string> {
  const { data } = await post(CREATE_WITH, { input: {} })
  const { cartCreate } = data as { cartCreate: { cart: { id: string } } }
  return cartCreate.cart.id
}

test('the mutations of one request run one after the other', async () => {
  const id = await newCart()
  const notes = `mutation ($id: ID!) { ${all(10, (at) => `a${at}: cartNoteUpdate(cartId: $id, note: "${at}") { cart { note } }`)} }`
  const response = await post(notes, { id })
  expect(Object.values(response.data ?? {})).toEqual(many(10, String).map((note) => ({ cart: { note } })))
})

test('changes to one cart at once wait for each other', async () => {
  const id = await newCart()
  const change = (note: string) =>
    post(
      'mutation ($id: ID!, $note: String!) { cartNoteUpdate(cartId: $id, note: $note) { cart { note } } }',
      { id, note },
    )
  const responses = await Promise.all(many(40, String).map(change))
  expect(responses.map(({ data: done }) => done)).toEqual(
    many(40, String).map((note) => ({ cartNoteUpdate: { cart: { note } } })),
  )
})
