import { RouterContextProvider } from 'react-router'
import { afterAll, describe, expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewLine } from '#clients/commerce/cart/add-lines.ts'
import { globalId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import { saveForLater } from '#services/platform/customer-cart-routes.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action, loader } from './list-bag.tsx'
import { action as addShared } from './shared-list-bag.tsx'

const { client, database } = await openLists()
afterAll(() => database.close())
const anna = client.of('token-of-anna')
const cards = [1, 2].map((number) => ({
  ...pieceCard(`P-${number}`),
  id: globalId('Product', number),
  variantId: globalId('ProductVariant', number),
  price: money(100_00, 'EUR'),
}))

const variantOf = (number: number, title: string, amountMinor: number, availableForSale = true) => ({
  id: globalId('ProductVariant', number),
  sku: `P-${number}`,
  title,
  selectedOptions: [{ name: 'Finish', value: title }],
  price: money(amountMinor, 'EUR'),
  listPrice: money(amountMinor, 'EUR'),
  fullPrice: null,
  availableForSale,
  quantityAvailable: null,
  picture: null,
})
/** With `finishes`, the second product is sold in oak, in walnut for more, and in cherry, which is out of stock. */
const products = (finishes: boolean) =>
  cards.map(({ id, variantId, title }, at) => ({
    id,
    title,
    variants:
      finishes && at === 1
        ? [
            variantOf(2, 'Oak', 100_00),
            variantOf(22, 'Walnut', 120_00),
            variantOf(23, 'Cherry', 90_00, false),
          ]
        : [{ ...variantOf(1, 'Default Title', 100_00), id: variantId }],
    allVariants: null,
    options: [],
    pictures: [],
    attributes: { tradePrice: { EUR: null, USD: null, GBP: null } },
  }))

/** A request to add pieces to the bag, and the lines that the bag was sent. */
function requestOf({
  path,
  fields = {},
  finishes = false,
  token = 'token-of-anna',
}: {
  path: string
  fields?: Record<string, string>
  finishes?: boolean
  token?: string | null
}) {
  const added: NewLine[] = []
  const url = new URL(`https://shop.example/en-it${path}`)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, token === null ? null : ({ accountId: 'anna', accessToken: token } as Session))
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  context.set(clientsContext, {
    lists: client,
    search: { findByIds: async (ids: string[]) => ok(cards.filter(({ id }) => ids.includes(id))) },
    commerce: {
      findProductsByIds: async (ids: string[]) => ok(products(finishes).filter(({ id }) => ids.includes(id))),
      findVariantsByIds: async (ids: string[]) =>
        ok(
          new Map(
            products(finishes).flatMap(({ id: productId, variants }) =>
              variants.flatMap((variant) =>
                ids.includes(variant.id) ? [[variant.id, { ...variant, productId }] as const] : [],
              ),
            ),
          ),
        ),
      async createCart(_: unknown, line: NewLine) {
        added.push(line)
        return ok({ id: 'gid://shopify/Cart/1?key=k', lines: [] })
      },
      async addLines({ lines }: { lines: NewLine[] }) {
        added.push(...lines)
        return lines.map(() => null)
      },
    },
    customerCart: { read: async () => ok(null), store: async () => ok(null) },
  } as unknown as Clients)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const lines = () => added.map(({ variantId, quantity, project }) => ({ variantId, quantity, project }))
  return { request, context, url, lines }
}

/** Adds the pieces of a list to the bag. Returns the lines that the bag was sent. */
async function addAll(listId: string) {
  const { lines, ...requested } = requestOf({ path: `/account/lists/${listId}/bag` })
  await action({ ...requested, params: { listId } } as never)
  return lines()
}

// spec 3: a project: pieces of its list reach the bag with its name (issue 20)
test.each([
  [
    'a project',
    { number: '14', client: 'Clara', address: null, startsOn: null, deliverBy: null },
    'Villa · 14',
  ],
  ['a list that is none', null, undefined],
])('the pieces of %s are added to the bag for their project, if any', async (_, details, project) => {
  const id = crypto.randomUUID()
  await anna.create({ id, name: 'Villa' })
  await anna.change(id, { version: 1, changes: { project: details } })
  await anna.addItem(id, crypto.randomUUID(), { productId: product(1), quantity: 2 })
  await anna.addItem(id, crypto.randomUUID(), { productId: product(2) })
  const line = project && { listId: id, name: project }
  expect(await addAll(id)).toEqual([
    { variantId: globalId('ProductVariant', 1), quantity: 2, project: line },
    { variantId: globalId('ProductVariant', 2), quantity: 1, project: line },
  ])
})

// spec 3: a project: what was saved for later keeps it (issue 20)
test('a piece that was saved for later goes back into the bag with its project', async () => {
  const project = { listId: crypto.randomUUID(), name: 'Villa · 14' }
  await saveForLater(database, {
    accountId: 'anna',
    productId: product(1),
    quantity: 3,
    project,
    now: TEST_TIME,
  })
  const variantId = globalId('ProductVariant', 1)
  expect(await addAll('saved-for-later')).toEqual([{ variantId, quantity: 3, project }])
})

describe('a piece whose finish is not chosen', () => {
  const OAK = globalId('ProductVariant', 2)
  const WALNUT = globalId('ProductVariant', 22)
  async function listOfTwo() {
    const id = crypto.randomUUID()
    const open = crypto.randomUUID()
    await anna.create({ id, name: 'Villa' })
    await anna.addItem(id, crypto.randomUUID(), { productId: product(1), quantity: 2 })
    await anna.addItem(id, open, { productId: product(2), quantity: 6 })
    return { id, open, path: `/account/lists/${id}/bag` }
  }

  // spec 3: a finish that no one chose is requested before pieces of a list go into the bag
  test('is requested before anything of the list is added, with the finishes that can be bought', async () => {
    const { id, open, path } = await listOfTwo()
    const { lines, ...requested } = requestOf({ path, finishes: true })
    const response = await action({ ...requested, params: { listId: id } } as never)
    expect((response as Response).headers.get('location')).toBe(`/en-it${path}`)
    expect(lines()).toEqual([])
    const page = await loader({ ...requested, params: { listId: id } } as never)
    expect(page.data.pieces).toMatchObject([
      {
        id: open,
        quantity: 6,
        finishes: [
          { id: OAK, ownPrice: money(100_00, 'EUR') },
          { id: WALNUT, ownPrice: money(120_00, 'EUR') },
        ],
      },
    ])
  })

  test.each([
    ['none', {}],
    ['one that is sold out', { finish: globalId('ProductVariant', 23) }],
    ['one of another piece', { finish: globalId('ProductVariant', 1) }],
  ])('is requested again after %s was chosen, and nothing is added', async (_, chosen) => {
    const { id, open, path } = await listOfTwo()
    const fields = { finishes: '1', ...('finish' in chosen && { [`finish-${open}`]: chosen.finish }) }
    const { lines, ...requested } = requestOf({ path, fields, finishes: true })
    const refused = await action({ ...requested, params: { listId: id } } as never)
    expect(refused).toMatchObject({ data: { chosen: {} }, init: { status: 422 } })
    expect(lines()).toEqual([])
  })

  test('is added in the chosen one together with the others, and the list has it then', async () => {
    const { id, open, path } = await listOfTwo()
    const fields = { finishes: '1', [`finish-${open}`]: WALNUT }
    const { lines, ...requested } = requestOf({ path, fields, finishes: true })
    const response = await action({ ...requested, params: { listId: id } } as never)
    expect((response as Response).headers.get('location')).toBe(`/en-it/account/lists/${id}?added=8`)
    expect(lines()).toEqual([
      { variantId: globalId('ProductVariant', 1), quantity: 2, project: undefined },
      { variantId: WALNUT, quantity: 6, project: undefined },
    ])
    const list = await anna.read(id)
    expect(list.ok && list.value.items.find((item) => item.id === open)?.variantId).toBe(WALNUT)
  })

  // spec 3: the viewer of a link chooses finishes for their own bag
  test('is chosen by the viewer of a link for their own bag, and the list stays as it is', async () => {
    const { id, open } = await listOfTwo()
    const link = await anna.share(id, { hasPrices: true })
    if (!link.ok) throw new Error(link.code)
    const { token } = link.value
    const path = `/lists/shared/${token}/bag`
    const first = requestOf({ path, finishes: true, token: null })
    const redirected = await addShared({ ...first, params: { token } } as never)
    expect((redirected as Response).headers.get('location')).toBe(`/en-it${path}`)
    const fields = { finishes: '1', [`finish-${open}`]: WALNUT }
    const second = requestOf({ path, fields, finishes: true, token: null })
    await addShared({ ...second, params: { token } } as never)
    expect(second.lines().map(({ variantId }) => variantId)).toEqual([globalId('ProductVariant', 1), WALNUT])
    const list = await anna.read(id)
    expect(list.ok && list.value.items.find((item) => item.id === open)?.variantId).toBeNull()
  })

  test('cannot be bought through a link without prices', async () => {
    const { id } = await listOfTwo()
    const link = await anna.share(id, { hasPrices: false })
    if (!link.ok) throw new Error(link.code)
    const { token } = link.value
    const { lines, ...requested } = requestOf({ path: `/lists/shared/${token}/bag`, token: null })
    const thrown = await addShared({ ...requested, params: { token } } as never).catch(
      (error: unknown) => error,
    )
    expect((thrown as Response).headers.get('location')).toBe(`/en-it/lists/shared/${token}`)
    expect(lines()).toEqual([])
  })
})
