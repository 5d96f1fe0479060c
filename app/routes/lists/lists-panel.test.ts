import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { fieldsOf, type PanelChange, type PanelReply } from '#app/features/lists/panel/panel-change.ts'
import type { PanelView } from '#app/features/lists/panel/panel-view.ts'
import {
  clientsContext,
  houseContext,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'
import { action as pageAction } from './lists-of-product.tsx'
import { action, loader } from './lists-panel.ts'

const [CASA, VILLA, ITEM] = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
  '00000000-0000-4000-8000-00000000000c',
] as const
const variantId = (number: number) => `gid://shopify/ProductVariant/${number}`
const CARD = {
  id: product(42),
  handle: 'nuvola',
  title: 'Nuvola armchair',
  textLanguage: null,
  artisan: { name: 'Officina Brianza', slug: 'officina-brianza' },
  picture: null,
}
const CATALOGUE = {
  search: { findByIds: async ([id]: string[]) => ok(id === CARD.id ? [CARD] : []) },
  commerce: {
    getProduct: async () => ok({ id: CARD.id }),
    findLowestPrices: async () => refuse('product-fetch-failed'),
    findVariant: async () => ok(null),
    findProductsByIds: async () =>
      ok([
        {
          allVariants: null,
          variants: [
            { id: variantId(1), title: 'Ivory' },
            { id: variantId(2), title: 'Olive' },
          ],
        },
      ]),
  },
}

/** The routes for anna, who has two lists, and for a guest. */
async function openPanel() {
  const { client, database } = await openLists()
  const lists = client.of('token-of-anna')
  await lists.create({ id: CASA, name: 'Casa Brera' })
  await lists.create({ id: VILLA, name: 'Villa Olmo' })
  const clients = { ...CATALOGUE, lists: client } as unknown as Clients
  function argumentsOf(
    path: string,
    { change, isGuest = false }: { change?: PanelChange; isGuest?: boolean },
  ) {
    const url = new URL(`https://shop.example${path}`)
    const context = new RouterContextProvider()
    context.set(clientsContext, clients)
    context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
    context.set(houseContext, SAMPLE_HOUSE)
    const session = { accountId: 'anna', email: 'a@example.com', idToken: 'i', accessToken: 'token-of-anna' }
    context.set(sessionContext, isGuest ? null : { ...session, expiresAt: 0 })
    context.set(sealContext, { open: () => null, close: () => '' } as never)
    const body = change && new URLSearchParams(fieldsOf(change))
    const request = new Request(url, { method: body ? 'POST' : 'GET', ...(body && { body }) })
    const params = { product: url.pathname.split('/').at(-1) ?? '', slug: 'nuvola' }
    return { request, url, context, params } as never
  }
  const PATH = '/account/lists/panel/42'
  return {
    lists,
    database,
    argumentsOf,
    async read(path = PATH): Promise<PanelView> {
      return (await loader(argumentsOf(path, {}))).data
    },
    async send(change: PanelChange, path = PATH): Promise<PanelReply> {
      const { data, init } = await action(argumentsOf(path, { change }))
      expect(new Headers(init?.headers).get('cache-control')).toBe('private, no-store')
      return data
    },
  }
}

const itemsOf = ({ lists }: Pick<PanelView, 'lists'>, id: string = CASA) =>
  lists.find((list) => list.id === id)?.items
const repliedItems = ({ lists }: PanelReply) => lists && itemsOf(lists)

test('a tick adds the chosen variant once, and removing it can be undone with all that was set', async () => {
  const { read, send } = await openPanel()
  const add = { intent: 'add', list: CASA, item: ITEM } as const
  const first = await send(add, '/account/lists/panel/42?variant=2')
  expect(repliedItems(first)).toMatchObject([{ id: ITEM, variantId: variantId(2), quantity: 1 }])
  expect(repliedItems(await send(add))).toHaveLength(1)

  await send({ intent: 'quantity', list: CASA, item: ITEM, version: 1, quantity: 3 })
  await send({ intent: 'finish', list: CASA, item: ITEM, version: 2, variant: variantId(1) })
  const set = { variantId: variantId(1), quantity: 3 }
  expect(itemsOf(await read())).toMatchObject([set])

  const removed = await send({ intent: 'remove', list: CASA, items: [ITEM] })
  expect([removed.refusal, repliedItems(removed)]).toEqual([null, []])
  expect(repliedItems(await send({ intent: 'restore', list: CASA, items: [ITEM] }))).toMatchObject([set])
})

test('the lists that have the piece come first, and saved items are among them', async () => {
  const { read, send } = await openPanel()
  await send({ intent: 'add', list: CASA, item: ITEM })
  const { lists, piece } = await read()
  expect(lists[0]?.id).toBe(CASA)
  expect(lists.map(({ purpose }) => purpose).sort()).toEqual([null, null, 'saved'])
  expect(piece).toMatchObject({
    title: CARD.title,
    variantId: null,
    finishes: [{ title: 'Ivory' }, { title: 'Olive' }],
  })
})

test('a new list has the piece at once, and is created once', async () => {
  const { send } = await openPanel()
  const list = '00000000-0000-4000-8000-00000000000d'
  const create = { intent: 'create', list, item: ITEM, name: 'Bedrooms' } as const
  expect(await send({ ...create, name: ' ' })).toMatchObject({ refusal: 'required' })
  await send(create)
  const { refusal, lists } = await send(create)
  expect(refusal).toBeNull()
  expect(lists?.lists.filter(({ name }) => name === 'Bedrooms')).toMatchObject([
    { id: list, items: [{ id: ITEM }] },
  ])
})

test('a piece moves to a section of its list', async () => {
  const { lists, send } = await openPanel()
  const section = '00000000-0000-4000-8000-00000000000e'
  await lists.addSection(CASA, section, { name: 'Living room' })
  await send({ intent: 'add', list: CASA, item: ITEM })
  const moved = await send({ intent: 'section', list: CASA, item: ITEM, version: 1, section })
  expect(repliedItems(moved)).toMatchObject([{ sectionId: section }])
})

test('a change of what was changed elsewhere is refused, with what is there now', async () => {
  const { lists, send } = await openPanel()
  await send({ intent: 'add', list: CASA, item: ITEM })
  await lists.changeItem(CASA, ITEM, { version: 1, changes: { quantity: 8 } })
  const refused = await send({ intent: 'quantity', list: CASA, item: ITEM, version: 1, quantity: 2 })
  expect(refused.refusal).toBe('version-outdated')
  expect(repliedItems(refused)).toMatchObject([{ quantity: 8 }])
})

test.each([
  ['/account/lists/panel/42', true, 401],
  ['/account/lists/panel/43', false, 404],
  ['/account/lists/panel/nuvola', false, 404],
])('the panel at %s (guest: %s) is refused with %i', async (path, isGuest, status) => {
  const { argumentsOf } = await openPanel()
  await expect(loader(argumentsOf(path, { isGuest }))).rejects.toMatchObject({ init: { status } })
})

// spec 6: lists: only what the visitor may see is added
test('what the visitor may not see is not added', async () => {
  const { send, lists } = await openPanel()
  const reply = await send({ intent: 'add', list: CASA, item: ITEM }, '/account/lists/panel/43')
  expect(reply).toEqual({ refusal: 'list-add-failed', lists: null })
  const stored = await lists.read(CASA)
  expect(stored.ok && stored.value.items).toEqual([])
})

// spec 3: lists of a product: the same without JavaScript
test('without JavaScript the page says what became of a change, and a guest signs in first', async () => {
  const { argumentsOf } = await openPanel()
  const path = '/account/lists/for/nuvola'
  const add = { intent: 'add', list: CASA, item: ITEM } as const
  const { data } = await pageAction(argumentsOf(path, { change: add }))
  expect(data).toEqual({ list: CASA, isNew: false, note: { kind: 'added' } })
  const unnamed = { intent: 'create', list: VILLA.replace('b', 'f'), item: ITEM, name: '' } as const
  const refused = await pageAction(argumentsOf(path, { change: unnamed }))
  expect(refused).toMatchObject({
    data: { isNew: true, note: { refusal: 'required' } },
    init: { status: 422 },
  })
  const login = await Promise.resolve(pageAction(argumentsOf(path, { change: add, isGuest: true }))).catch(
    (thrown) => thrown,
  )
  expect(login.headers.get('location')).toContain('/login?callback=')
})
