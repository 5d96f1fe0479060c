import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { lampRow } from '../import/fixtures/product-file.ts'
import { importRows } from './fixtures/sample-catalogue.ts'

const database = await freshDatabase('commerce')
const execute = createExecute(sampleShop(database))
afterAll(() => database.close())
beforeAll(async () => {
  await importRows(
    database,
    [
      lampRow('alba', { Title: 'Alba', 'Variant Price': '300', Tags: 'glass, new', Collection: 'Icons' }),
      lampRow('brina', { Title: 'brina', 'Variant Price': '100', Vendor: 'Ferro', Type: 'Chair' }),
      lampRow('creta', {
        Title: 'Creta',
        'Variant Price': '200',
        'Variant Inventory Qty': '0',
        Collection: 'Icons',
      }),
      lampRow('duna', { Title: 'Duna', 'Variant Price': '100', 'Price / United States': '', Type: 'Chair' }),
      lampRow('eco', { Title: 'Eco tavolo', 'Variant Price': '50', Collection: 'Icons' }),
      lampRow('hidden', { Published: 'FALSE' }),
      lampRow('draft', { Status: 'draft' }),
      lampRow('later', { 'Published At': '2999-01-01' }),
    ],
    { alba: { de: { title: 'Morgenröte' } } },
  )
  await placeOrder('creta', 2, 'paid')
  await placeOrder('alba', 9, 'cancelled')
  await placeOrder('brina', 99, 'awaiting-payment')
})

async function placeOrder(handle: string, quantity: number, status: string): Promise<void> {
  await database.pool.query(
    `with placed as (
       insert into commerce.orders (id, number, cart_token, status, currency, country_code, language, email, address,
         note, shipments, promotions, goods_minor, shipping_minor, taxes, total_minor, gift_cards_minor, due_minor, placed_at,
         cancelled_at)
       values (gen_random_uuid(), $1, $1, $3, 'EUR', 'IT', 'it', 'a@b.example', '{}', '', '[]', '[]', 0, 0, '{}', 0, 0, 0, '2026-11-20 10:00Z',
         case when $3 = 'cancelled' then timestamptz '2026-11-20 10:00Z' end)
       returning id)
     insert into commerce.order_lines (order_id, line_id, position, variant_id, sku, title, handle, artisan_name,
       quantity, unit_price_minor, subtotal_minor, paid_minor, reserved)
     select placed.id, gen_random_uuid(), 1, v.id, '', '', $1, '', $2, 0, 0, 0, 0
     from placed, commerce.variants v join commerce.products p on p.id = v.product_id where p.handle = $1`,
    [handle, quantity, status],
  )
}

type Page = {
  nodes: { handle: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
}

async function list(args: string, country = 'IT', language = 'EN'): Promise<Page> {
  const { products } = await execute<{ products: Page }>(
    `query L @inContext(country: ${country}, language: ${language}) { products(${args}) {
      nodes { handle } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  )
  return products
}

async function handles(args: string, country?: string, language?: string): Promise<string> {
  return (await list(args, country, language)).nodes.map(({ handle }) => handle).join(' ')
}

test('only what is active, published and priced in the currency is listed', async () => {
  expect(await handles('first: 250')).toBe('alba brina creta duna eco')
  expect(await handles('first: 250', 'US')).toBe('alba brina creta eco')
})

test.each([
  ['sortKey: TITLE', 'alba brina creta duna eco'],
  ['sortKey: TITLE, reverse: true', 'eco duna creta brina alba'],
  ['sortKey: PRICE', 'eco brina duna creta alba'],
  ['sortKey: PRICE, reverse: true', 'alba creta duna brina eco'],
  ['sortKey: VENDOR', 'brina alba creta duna eco'],
  ['sortKey: PRODUCT_TYPE', 'brina duna alba creta eco'],
  ['sortKey: CREATED_AT', 'alba brina creta duna eco'],
  ['sortKey: BEST_SELLING', 'creta eco duna brina alba'],
])('%s orders the list', async (sort, order) => {
  expect(await handles(`first: 10, ${sort}`)).toBe(order)
})

test.each(['ID', 'TITLE', 'PRICE', 'CREATED_AT', 'VENDOR'])(
  'pages by %s follow one another without gap or double, forwards and backwards',
  async (sortKey) => {
    const whole = (await list(`first: 10, sortKey: ${sortKey}`)).nodes
    const forwards: { handle: string }[] = []
    let page = await list(`first: 2, sortKey: ${sortKey}`)
    expect(page.pageInfo.hasPreviousPage).toBe(false)
    forwards.push(...page.nodes)
    while (page.pageInfo.hasNextPage) {
      page = await list(`first: 2, sortKey: ${sortKey}, after: "${page.pageInfo.endCursor}"`)
      forwards.push(...page.nodes)
    }
    expect(forwards).toEqual(whole)
    const back = await list(`last: 2, sortKey: ${sortKey}, before: "${page.pageInfo.startCursor}"`)
    expect(back.nodes).toEqual(whole.slice(2, 4))
    expect(back.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true })
  },
)

test.each([
  ['alba', 'alba'],
  ['title:eco', 'eco'],
  ['tag:new', 'alba'],
  ['tag_not:new', 'brina creta duna eco'],
  ['vendor:Ferro OR title:alba', 'alba brina'],
  ['product_type:chair', 'brina duna'],
  ['NOT product_type:chair', 'alba creta eco'],
  ['-vendor:Ferro variants.price:<=100', 'duna eco'],
  ['variants.price:>100', 'alba creta'],
  ['(vendor:Ferro OR tag:new) product_type:\\"Table lamp\\"', 'alba'],
  ['available_for_sale:false', 'creta'],
  ['available_for_sale:true', 'alba brina duna eco'],
  ['created_at:<2000-01-01', ''],
  ['created_at:>2000-01-01 tav', 'eco'],
  ['SKU-duna', 'duna'],
  ['glass chair', 'brina duna'],
  ["100% ' ) (", ''],
])('the search text %s finds what it says', async (query, found) => {
  expect(await handles(`first: 10, query: "${query}"`)).toBe(found)
})

test('search uses the language of the request', async () => {
  expect(await handles('first: 10, query: "Morgen"', 'DE', 'DE')).toBe('alba')
  expect(await handles('first: 10, query: "Morgen"', 'DE', 'EN')).toBe('')
})

test.each([
  ['', 'you must provide one of first or last'],
  ['(first: 251)', '251 is not between 0 and 250'],
  ['(first: 1, last: 1)', 'providing both first and last is not supported'],
  ['(first: 1, after: "nonsense")', 'invalid cursor'],
])('products%s is refused', async (args, message) => {
  await expect(execute(`{ products${args} { nodes { id } } }`)).rejects.toThrow(message)
})

test('a cursor of one sort order is refused in another', async () => {
  const { pageInfo } = await list('first: 1, sortKey: TITLE')
  await expect(list(`first: 1, sortKey: PRICE, after: "${pageInfo.endCursor}"`)).rejects.toThrow(
    'invalid cursor',
  )
})

test('search returns a count and the best match first', async () => {
  const { search } = await execute<{ search: { totalCount: number; nodes: object[] } }>(
    `query S @inContext(country: IT) { search(first: 2, query: "a", types: [PRODUCT], productFilters: [{ available: true }])
      { totalCount nodes { __typename ... on Product { handle } } } }`,
  )
  expect(search).toEqual({ totalCount: 1, nodes: [{ __typename: 'Product', handle: 'alba' }] })
})

test('a collection lists its products in its own order, and filters of one kind are alternatives', async () => {
  const filtered = async (args: string) => {
    const { collection } = await execute<{ collection: { products: Page } }>(
      `query C @inContext(country: IT) { collection(handle: "icons") { products(first: 10 ${args}) { nodes { handle } } } }`,
    )
    return collection.products.nodes.map(({ handle }) => handle).join(' ')
  }
  expect(await filtered('')).toBe('alba creta eco')
  expect(await filtered(', sortKey: PRICE')).toBe('eco creta alba')
  expect(await filtered(', filters: [{ available: true }]')).toBe('alba eco')
  expect(await filtered(', filters: [{ price: { min: 100, max: 250 } }]')).toBe('creta')
  expect(await filtered(', filters: [{ tag: "new" }, { tag: "lamp" }]')).toBe('alba creta eco')
  expect(await filtered(', filters: [{ tag: "new" }, { available: false }]')).toBe('')
  expect(await filtered(', filters: [{ productVendor: "Ferro" }]')).toBe('')
})

test('a collection lists its products page by page', async () => {
  const page = async (after: string | null) => {
    const { collection } = await execute<{ collection: { products: Page } }>(
      `query C($after: String) @inContext(country: IT) { collection(handle: "icons") { products(first: 2, after: $after) {
        nodes { handle } pageInfo { hasNextPage endCursor } } } }`,
      { after },
    )
    return collection.products
  }
  const first = await page(null)
  expect(first.nodes).toEqual([{ handle: 'alba' }, { handle: 'creta' }])
  const second = await page(first.pageInfo.endCursor)
  expect(second.nodes).toEqual([{ handle: 'eco' }])
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
})

test('collections are listed, and a product lists its own', async () => {
  const data = await execute<Record<string, unknown>>(`{
    collections(first: 5) { totalCount nodes { handle title description image { url } } }
    product(handle: "alba") { collections(first: 5) { nodes { handle } } } }`)
  expect(data).toEqual({
    collections: {
      totalCount: '1',
      nodes: [{ handle: 'icons', title: 'Icons', description: '', image: null }],
    },
    product: { collections: { nodes: [{ handle: 'icons' }] } },
  })
})
