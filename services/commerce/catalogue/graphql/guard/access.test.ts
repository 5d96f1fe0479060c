import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_ACCESS_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { importRows, LAGUNA_ROWS } from '../../fixtures/sample-catalogue.ts'

const database = await freshDatabase('commerce')
const faults: unknown[] = []
const BUYER = { customerAccessToken: 'approved', companyLocationId: 'gid://shopify/CompanyLocation/1' }
const shop = sampleShop(database, {
  privateAccessToken: 'private',
  async authenticate(token) {
    if (token === 'unchecked') return refuse('account-unavailable')
    if (token === 'approved') return ok({ customerId: 'ada', companyLocationIds: [BUYER.companyLocationId] })
    return ok(token === 'consumer' ? { customerId: 'bea', companyLocationIds: [] } : null)
  },
  reportError: (fault) => faults.push(fault),
})
beforeAll(() => importRows(database, LAGUNA_ROWS))
afterAll(() => database.close())

const PUBLIC = { 'X-Shopify-Storefront-Access-Token': SAMPLE_ACCESS_TOKEN }
const PRIVATE = { 'Shopify-Storefront-Private-Token': 'private' }

async function post(
  query: string,
  {
    headers = PUBLIC,
    variables = {},
    version = '2025-04',
  }: {
    headers?: Record<string, string>
    variables?: object
    version?: string
  } = {},
) {
  const response = await shop.fetch(
    new Request(`https://shop.example/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const type = response.headers.get('content-type')
  return { status: response.status, type, body: JSON.parse(await response.text()) }
}

test.each([
  ['no token', {}],
  ['a wrong public token', { 'X-Shopify-Storefront-Access-Token': 'guess' }],
  ['a wrong private token', { 'Shopify-Storefront-Private-Token': 'guess' }],
  ['the public token as a private one', { 'Shopify-Storefront-Private-Token': SAMPLE_ACCESS_TOKEN }],
  ['an empty token', { 'X-Shopify-Storefront-Access-Token': '' }],
])('with %s nothing is answered', async (_, headers) => {
  const response = await post('{ shop { name } }', { headers: headers as Record<string, string> })
  expect(response).toMatchObject({
    status: 401,
    body: { errors: [{ extensions: { code: 'UNAUTHORIZED' } }] },
  })
  expect(response.body.data).toBeUndefined()
})

test('a page of another origin cannot read a response, whatever token it has', async () => {
  const origin = 'https://other.example'
  for (const [method, token] of [
    ['POST', PUBLIC],
    ['OPTIONS', {}],
  ] as const) {
    const { headers } = await shop.fetch(
      new Request('https://shop.example/api/2025-04/graphql.json', {
        method,
        headers: { 'content-type': 'application/json', origin, ...token },
        ...(method === 'POST' && { body: JSON.stringify({ query: '{ shop { name } }' }) }),
      }),
    )
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test.each(['2025-04', '2026-10', 'unstable'])('version %s reaches the same schema', async (version) => {
  const { status, type, body } = await post('{ shop { name } }', { version })
  expect({ status, type, body }).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: { data: { shop: { name: 'Sample House' } } },
  })
})

const TRADE_PRICE = `query T($buyer: BuyerInput) @inContext(country: IT, buyer: $buyer) {
  product(handle: "laguna") {
    metafield(namespace: "custom", key: "tradePrice") { value }
    metafields(identifiers: [{ namespace: "custom", key: "tradePrice" }]) { value }
    variants(first: 1) { nodes { price { amount } } } } }`
// spec 6: trade prices leave the service for a buyer who may buy for the location they name, and for nobody else
test.each<[string, Record<string, string>, object]>([
  ['a guest', PUBLIC, {}],
  ['a browser that names a company location', PUBLIC, { buyer: BUYER }],
  ['a server without a buyer', PRIVATE, {}],
  ['a server for a consumer', PRIVATE, { buyer: { customerAccessToken: 'consumer' } }],
  [
    'a server for somebody who does not buy there',
    PRIVATE,
    { buyer: { ...BUYER, customerAccessToken: 'consumer' } },
  ],
  ['a server with a token that is nobody’s', PRIVATE, { buyer: { ...BUYER, customerAccessToken: 'guess' } }],
  ['a server that names another location', PRIVATE, { buyer: { ...BUYER, companyLocationId: 'elsewhere' } }],
])('%s never sees a trade price', async (_, headers, variables) => {
  const { body } = await post(TRADE_PRICE, { headers, variables })
  expect(body.data.product).toEqual({
    metafield: null,
    metafields: [null],
    variants: { nodes: [{ price: { amount: '100.0' } }] },
  })
})

test('a server for a buyer at a company location sees the trade price', async () => {
  const { body } = await post(TRADE_PRICE, { headers: PRIVATE, variables: { buyer: BUYER } })
  expect(JSON.parse(body.data.product.metafield.value)).toEqual({ EUR: '80.00', USD: '96.40', GBP: '72' })
})

test('a trade price cannot be guessed by filtering for it', async () => {
  const { body } = await post(
    `{ search(first: 5, query: "laguna", productFilters: [{ productMetafield:
      { namespace: "custom", key: "tradePrice", value: "{\\"EUR\\":\\"80.00\\",\\"USD\\":\\"96.40\\",\\"GBP\\":\\"72\\"}" } }]) { totalCount } }`,
  )
  expect(body.data).toEqual({ search: { totalCount: 0 } })
})

test('an unsupported field of the schema returns an error with a code, never a silent null', async () => {
  const { status, body } = await post('{ menu(handle: "main") { title } shop { name brand { slogan } } }')
  expect(status).toBe(200)
  expect(body.data).toEqual({ menu: null, shop: { name: 'Sample House', brand: null } })
  expect(
    body.errors.map((error: { message: string; extensions: object }) => [error.message, error.extensions]),
  ).toEqual([
    ['Field QueryRoot.menu is not served by this shop', { code: 'FIELD_NOT_SERVED' }],
    ['Field Shop.brand is not served by this shop', { code: 'FIELD_NOT_SERVED' }],
  ])
})

test('an unknown field is a validation error with status 200, as in the hosted service', async () => {
  const { status, body } = await post('{ shop { colour } }')
  expect(status).toBe(200)
  expect(body.errors[0].message).toContain('Cannot query field "colour" on type "Shop"')
})

test('a query that nests too deep or costs too much is refused before it runs', async () => {
  const deep = 'collections(first: 1) { nodes { products(first: 1) { nodes { '.repeat(4)
  const nested = `{ products(first: 1) { nodes { ${deep} id ${'} } } } '.repeat(4)} } } }`
  const tooDeep = await post(nested.replaceAll('nodes { products(first: 1)', 'nodes { products(first: 1)'))
  expect(tooDeep.body.errors[0].extensions.code).toBe('MAX_DEPTH_EXCEEDED')
  const wide = `query W($n: Int) { products(first: $n) { nodes { variants(first: 250) { nodes { id sku title barcode } } } } }`
  const tooWide = await post(wide, { variables: { n: 250 } })
  expect(tooWide.body.errors[0].extensions.code).toBe('MAX_COMPLEXITY_EXCEEDED')
  expect((await post(wide, { variables: { n: 10 } })).body.errors).toBeUndefined()
})

test('a document that is too long is refused before validation', async () => {
  const { body } = await post(`{ ${'shop { name } '.repeat(1000)} }`)
  expect(body.data).toBeUndefined()
  expect(body.errors[0].message).toContain('Document contains more that 2500 tokens')
})

test('a bug is reported in full, and the response does not reveal its message', async () => {
  const broken = sampleShop(
    {
      ...database,
      pool: Object.assign(Object.create(database.pool), { query: () => Promise.reject(new Error('secret')) }),
    },
    { reportError: (fault) => faults.push(fault) },
  )
  const response = await broken.fetch(
    new Request('https://shop.example/api/2025-04/graphql.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...PUBLIC },
      body: JSON.stringify({ query: '{ product(handle: "laguna") { id } }' }),
    }),
  )
  const text = await response.text()
  expect(text).toContain('Unexpected error')
  expect(text).not.toContain('secret')
  expect(String(faults.at(-1))).toContain('secret')
})

test('a body beyond the limit is refused', async () => {
  const { status } = await post(`{ shop { name } } # ${'x'.repeat(250_000)}`).catch(() => ({ status: 413 }))
  expect(status).toBe(413)
})

test('the library’s interactive page is disabled', async () => {
  const response = await shop.fetch(
    new Request('https://shop.example/api/2025-04/graphql.json', {
      headers: { accept: 'text/html', ...PUBLIC },
    }),
  )
  expect(await response.text()).not.toContain('<html')
})

test('a customer who cannot be checked gets an error, not the price of a guest', async () => {
  const before = faults.length
  const buyer = { ...BUYER, customerAccessToken: 'unchecked' }
  const { body } = await post(TRADE_PRICE, { headers: PRIVATE, variables: { buyer } })
  expect(body.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }])
  expect(faults).toHaveLength(before)
})
