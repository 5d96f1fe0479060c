import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { OrderView } from '#app/features/lists/quick-order/order-view.ts'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewLine } from '#clients/commerce/cart/add-lines.ts'
import { globalId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, refuse } from '#domain/result.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists } from '#tests/support/samples/sample-lists.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action, loader } from './quick-order.tsx'

const { client, database } = await openLists()
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate platform.lists cascade'))
const anna = client.of('token-of-anna')

/** The piece with this number: its first variant has the SKU `P-{number}`, its second `P-{number}-B`. */
function card(number: number, shipping: Partial<ProductCard['shipping']> = {}): ProductCard {
  const plain = pieceCard(`P-${number}`)
  return {
    ...plain,
    id: globalId('Product', number),
    variantId: globalId('ProductVariant', number * 10),
    price: money(1_000_00, 'EUR'),
    shipping: { ...plain.shipping, ...shipping },
  }
}
const CARDS = [
  card(1),
  card(2, { excludedCountries: ['DE'] }),
  card(3, { notDirectlyShoppable: true }),
  card(4, { availableForSale: false }),
  ...Array.from({ length: 600 }, (_, index) => card(100 + index)),
]
const variantsOf = (one: ProductCard) =>
  ['', '-B'].map((suffix, index) => ({
    id: globalId('ProductVariant', Number(one.sku.slice(2)) * 10 + index),
    productId: one.id,
    sku: one.sku + suffix,
    title: suffix ? 'Walnut' : 'Oak',
    price: money((index + 10) * 100_00, 'EUR'),
    availableForSale: one.shipping.availableForSale,
    quantityAvailable: 5,
  }))

/** The services of a shop with these pieces. Counts the calls to them. */
function openShop({ refused = {} as Record<string, 'units-exhausted'>, isDown = false } = {}) {
  const calls: string[] = []
  const added: NewLine[] = []
  const counted = <Result>(name: string, result: () => Result) => {
    calls.push(name)
    return Promise.resolve(isDown ? refuse('search-failed' as const) : result())
  }
  const cardOf = (sku: string) =>
    CARDS.find((one) => variantsOf(one).some((variant) => variant.sku.toLowerCase() === sku.toLowerCase()))
  const clients = {
    lists: client,
    search: {
      findBySkus: (skus: string[]) =>
        counted('findBySkus', () =>
          ok(new Map(skus.flatMap((sku) => (cardOf(sku) ? [[sku, cardOf(sku)]] : [])))),
        ),
      findSimilarSkus: (texts: string[]) =>
        counted('findSimilarSkus', () => ok(new Map(texts.map((text) => [text, ['P-1', 'P-100']])))),
      findByIds: (ids: string[]) =>
        counted('findByIds', () => ok(CARDS.filter(({ id }) => ids.includes(id)))),
    },
    commerce: {
      findVariantSkus: (ids: string[]) =>
        counted('findVariantSkus', () =>
          ok(
            CARDS.filter(({ id }) => ids.includes(id))
              .flatMap(variantsOf)
              .map(({ id, sku, productId }) => ({ variantId: id, sku, productId })),
          ),
        ),
      findVariantsByIds: (ids: string[]) =>
        counted('findVariantsByIds', () =>
          ok(
            new Map(
              CARDS.flatMap(variantsOf).flatMap((one) => (ids.includes(one.id) ? [[one.id, one]] : [])),
            ),
          ),
        ),
      findTradePrices: (ids: string[]) =>
        counted('findTradePrices', () =>
          ok(new Map(ids.map((id) => [id, { first: money(1_000_00, 'EUR'), tradeMinor: 800_00 }]))),
        ),
      async createCart(_: unknown, line: NewLine) {
        added.push(line)
        return ok({ id: 'gid://shopify/Cart/1?key=k', lines: [] })
      },
      async addLines({ lines }: { lines: NewLine[] }) {
        added.push(...lines)
        return lines.map(({ variantId }) => refused[variantId] ?? null)
      },
    },
    customerCart: { read: async () => ok(null), store: async () => ok(null) },
  }
  return { calls, added, clients: clients as unknown as Clients }
}
type Sent = {
  lines?: readonly (readonly [sku: string, quantity: string, project?: string])[]
  text?: string
  file?: File
  fields?: Record<string, string>
  shop?: ReturnType<typeof openShop>
  role?: Visitor['role']
  account?: string | null
}

/** Sends the form in Germany. Returns what the page shows, or the response that was thrown. */
async function send({
  lines = [],
  text = '',
  file,
  fields = {},
  shop = openShop(),
  role = 'consumer',
  account = 'anna',
}: Sent) {
  const url = new URL('https://shop.example/de-de/account/quick-order')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  const buyer =
    role === 'trade-approved' ? { customerAccessToken: 'token', companyLocationId: 'location' } : null
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role, buyer })
  context.set(
    sessionContext,
    account ? ({ accountId: account, accessToken: `token-of-${account}` } as Session) : null,
  )
  context.set(sealContext, { seal: (one: string) => one, open: (one: string) => one } as never)
  context.set(clientsContext, shop.clients)
  const body = new FormData()
  body.set('text', text)
  body.set('key', 'the key of the form')
  for (const [sku, quantity, project = ''] of lines) {
    body.append('sku', sku)
    body.append('quantity', quantity)
    body.append('project', project)
  }
  if (file) body.set('file', file)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request(url, { method: 'POST', body })
  const sent = await action({ request, context, url, params: {} } as never)
  const shown = (await loader({ request: new Request(url), context, url, params: {} } as never)).data
  return { view: sent.data as OrderView, init: sent.init, empty: shown }
}
const linesOf = ({ lines }: OrderView) => lines.map(({ sku, quantity, problem }) => [sku, quantity, problem])

test('lines are read, merged and shown with their piece, and what is wrong with each', async () => {
  const { view } = await send({
    text: 'Artikelnummer;Menge\nP-1;2\np-1;1\nP-1-B;1\nP-2;1\nP-3;1\nP-4;1\nP-1O0;1\nP-100;1,5\nP-101;9\nnothing at all;1',
  })
  expect(linesOf(view)).toEqual([
    ['P-1', '3', null],
    ['P-1-B', '1', null],
    ['P-2', '1', 'not-shippable-here'],
    ['P-3', '1', 'upon-request'],
    ['P-4', '1', 'sold-out'],
    ['P-1O0', '1', 'unknown-sku'],
    ['P-100', '1,5', 'quantity-malformed'],
    ['P-101', '9', null],
    ['nothing at all', '1', 'unknown-sku'],
  ])
  expect(view.lines.map(({ suggestion }) => suggestion).filter(Boolean)).toEqual(['P-100'])
  expect(view.lines[0]).toMatchObject({ merged: 2, piece: { finish: 'Oak', quantity: 3 } })
  expect(view.lines[1]?.piece).toMatchObject({ finish: 'Walnut', publicPrice: money(1_100_00, 'EUR') })
  expect(view.lines[7]?.stock).toBe(5)
  expect(view.totals).toMatchObject({ pieces: 13, total: money(1_300_000 + 10_000, 'EUR') })
})

// spec 6: quick order: trade prices for approved trade clients only
test('only an approved trade client has trade prices', async () => {
  const own = async (role: Visitor['role']) => {
    const { view } = await send({ text: 'P-1', role })
    return JSON.stringify(view).includes('80000')
  }
  expect(await own('trade-approved')).toBe(true)
  for (const role of ['consumer', 'trade-pending', 'trade-rejected'] as const) {
    expect(await own(role), role).toBe(false)
  }
})

// spec 1: quick order: 200 SKUs are looked up in few calls
test('200 SKUs are looked up in six calls', async () => {
  const shop = openShop()
  const text = Array.from({ length: 200 }, (_, at) => `P-${100 + at}${at % 2 ? '-B' : ''} 1`).join('\n')
  const { view } = await send({ text: `${text}\nP-9999 1`, shop, role: 'trade-approved' })
  expect(view.lines.filter(({ problem }) => problem === null)).toHaveLength(200)
  expect(shop.calls.toSorted()).toEqual([
    'findByIds',
    'findBySkus',
    'findSimilarSkus',
    'findTradePrices',
    'findVariantSkus',
    'findVariantsByIds',
  ])
})

// spec 5: quick order: at most 500 lines, and nothing typed is lost
test('500 lines are the most, and nothing typed is lost', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `P-${100 + at}`).join('\n')
  expect((await send({ text: lines(500) })).view).toMatchObject({ refusal: null, text: '' })
  const { view, init } = await send({ lines: [['P-1', '2']], text: lines(500) })
  expect(view.refusal).toBe('too-many-lines')
  expect(view.text.replaceAll('\r', '')).toBe(lines(500))
  expect(linesOf(view)).toEqual([['P-1', '2', null]])
  expect(init?.status).toBe(422)
})

// spec 1: quick order: CSV and Excel files
test('a file is read like text: CSV in three encodings, and Excel', async () => {
  const rows = 'Référence;Quantité\r\nP-1;2\r\nP-1-B;1'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows, 'utf16le')])
  const sheet = [
    ['SKU', 'Name', 'Qty'],
    ['P-1', 'Chair', 2],
    ['P-1-B', 'Chair', 1],
  ]
  const cells = sheet.map((row) => row.map((value) => ({ value })))
  const excel = await (await writeExcelFile(cells as never)).toBuffer()
  for (const bytes of [Buffer.from(rows, 'utf8'), Buffer.from(rows, 'latin1'), utf16, excel]) {
    const { view } = await send({ file: new File([new Uint8Array(bytes)], 'order') })
    expect(linesOf(view)).toEqual([
      ['P-1', '2', null],
      ['P-1-B', '1', null],
    ])
  }
})

test.each([
  ['too large', Buffer.alloc(2_000_001, 'A'), 'file-too-large'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'file-unreadable'],
  ['an archive of something else', Buffer.from('PK\x03\x04 and nothing', 'latin1'), 'file-unreadable'],
])('a file that is %s is refused, and the lines before it stay', async (_, bytes, refusal) => {
  const { view } = await send({
    lines: [['P-1', '2']],
    file: new File([new Uint8Array(bytes)], 'order.xlsx'),
  })
  expect(view.refusal).toBe(refusal)
  expect(linesOf(view)).toEqual([['P-1', '2', null]])
})

test('a line is corrected in place, by a suggestion, or left out', async () => {
  const lines = [
    ['P-1O0', '1'],
    ['P-1', '2'],
  ] as const
  expect(linesOf((await send({ lines, fields: { correct: '0 P-100' } })).view)).toEqual([
    ['P-100', '1', null],
    ['P-1', '2', null],
  ])
  expect(linesOf((await send({ lines, fields: { remove: '0' } })).view)).toEqual([['P-1', '2', null]])
  expect(linesOf((await send({ lines: [['P-101', '4']] })).view)).toEqual([['P-101', '4', null]])
})

// spec 4: quick order and reordering: pieces that cannot be added stay, each with the reason
test('lines that are added to the bag leave the order, the others stay with the reason', async () => {
  const shop = openShop({ refused: { [globalId('ProductVariant', 1000)]: 'units-exhausted' } })
  const { view, init } = await send({
    lines: [
      ['P-1', '2'],
      ['P-100', '9'],
      ['P-4', '1'],
      ['P-101', '1'],
    ],
    fields: { act: 'bag' },
    shop,
  })
  expect(view.outcome).toEqual({ listId: null, added: 2 })
  expect(linesOf(view)).toEqual([
    ['P-100', '9', 'units-exhausted'],
    ['P-4', '1', 'sold-out'],
  ])
  expect(shop.added.map(({ quantity }) => quantity)).toEqual([2, 9, 1])
  expect(new Headers(init?.headers).get('set-cookie')).toContain('cart_id')
})

// spec 3: a project: an order that is placed again keeps it (issue 20)
test('an order that is placed again keeps the projects of its lines', async () => {
  const shop = openShop({ refused: { [globalId('ProductVariant', 1000)]: 'units-exhausted' } })
  const { view } = await send({
    lines: [
      ['P-1', '2', 'Villa'],
      ['P-1', '1'],
      ['P-100', '9', 'Lodge'],
    ],
    fields: { act: 'bag' },
    shop,
  })
  expect(shop.added.map(({ quantity, project }) => [quantity, project?.name])).toEqual([
    [2, 'Villa'],
    [1, undefined],
    [9, 'Lodge'],
  ])
  expect(view.lines.map(({ sku, project }) => [sku, project?.name])).toEqual([['P-100', 'Lodge']])
})

// spec 1: quick order: lines are added to a list once, however often the form is sent
test('lines are added to a new list or one that exists, once however often the form is sent', async () => {
  const lines = [
    ['P-1', '2'],
    ['P-1-B', '1'],
    ['P-4', '1'],
    ['P-9999', '1'],
  ] as const
  const fields = { act: 'list', list: 'new', name: 'Casa Brera' }
  await send({ lines, fields })
  const { view } = await send({ lines, fields })
  expect(view.outcome).toMatchObject({ added: 3 })
  expect(linesOf(view)).toEqual([['P-9999', '1', 'unknown-sku']])
  const stored = await anna.read(view.outcome?.listId ?? '')
  expect(stored.ok && stored.value.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [globalId('ProductVariant', 10), 2],
    [globalId('ProductVariant', 11), 1],
    [globalId('ProductVariant', 40), 1],
  ])
  expect((await send({ lines, fields: { ...fields, name: ' ' } })).view.refusal).toBe('list-name-missing')
})

test('the list of someone else is refused', async () => {
  const list = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  await client.of('token-of-ben').create({ id: list, name: 'Of Ben' })
  const { view } = await send({ lines: [['P-1', '2']], fields: { act: 'list', list } })
  expect(view).toMatchObject({ refusal: 'list-refused', outcome: null })
  expect(linesOf(view)).toEqual([['P-1', '2', null]])
})

test('while the shop cannot look lines up, all of them stay', async () => {
  const { view } = await send({ lines: [['P-1', '2']], text: 'P-100 3', shop: openShop({ isDown: true }) })
  expect(view.refusal).toBe('unavailable')
  expect(linesOf(view)).toEqual([
    ['P-1', '2', null],
    ['P-100', '3', null],
  ])
})

test('a guest signs in first', async () => {
  const thrown = await send({ account: null }).catch((response: unknown) => response)
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).headers.get('location')).toContain('/de-de/login')
})

test('a form with thousands of fields is read up to its limit', async () => {
  vi.setConfig({ testTimeout: 20_000 })
  const lines = Array.from({ length: 3000 }, (_, at) => [`P-${at}`, '1'] as const)
  const { view } = await send({ lines })
  expect(view.refusal).toBe('too-many-lines')
})
