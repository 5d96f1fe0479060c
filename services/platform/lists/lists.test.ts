import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListsClient } from '#clients/platform/lists-client.ts'
import { LIST_ITEMS_MAX, LIST_SECTIONS_MAX, LISTS_MAX } from '#domain/list/list-limits.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'

const { database, client, call, move, fill } = await openLists()
afterAll(() => database.close())
let anna: ReturnType<typeof client.of>
let ben: ReturnType<typeof client.of>
beforeEach(async () => {
  await database.pool.query('truncate platform.lists cascade')
  anna = client.of('token-of-anna')
  ben = client.of('token-of-ben')
})
const [LIST, OTHER] = [
  '6a3a8f86-6f0e-4b33-8f4e-000000000001',
  '6a3a8f86-6f0e-4b33-8f4e-000000000002',
] as const

async function open(lists = anna, id: string = LIST, name = 'Casa Brera') {
  const created = await lists.create({ id, name })
  if (!created.ok) throw new Error(created.code)
  return created.value
}
const newId = () => crypto.randomUUID()
async function add(list: string, number: number, more: object = {}) {
  const id = newId()
  const added = await anna.addItem(list, id, { productId: product(number), ...more })
  if (!added.ok) throw new Error(added.code)
  return id
}
async function read(id: string = LIST, lists = anna) {
  const found = await lists.read(id)
  if (!found.ok) throw new Error(found.code)
  return found.value
}
const numbers = ({ items }: { items: { productId: string }[] }) =>
  items.map(({ productId }) => Number(productId.split('/').at(-1)))

// spec 6: lists: each belongs to its account
test('a list is created once, and is its owner’s only', async () => {
  expect(await open()).toMatchObject({
    id: LIST,
    name: 'Casa Brera',
    isPrivate: true,
    isOwn: true,
    items: [],
  })
  expect(await anna.create({ id: LIST, name: 'Casa Brera' })).toMatchObject({ ok: true, value: { id: LIST } })
  const hidden = { ok: false, code: 'list-not-found' }
  const itemId = newId()
  for (const refusal of [
    ben.read(LIST),
    ben.create({ id: LIST, name: 'Mine' }),
    ben.change(LIST, { version: 1, changes: { name: 'Mine' } }),
    ben.remove(LIST),
    ben.restore(LIST),
    ben.addItem(LIST, itemId, { productId: product(1) }),
    ben.removeItem(LIST, itemId),
    ben.addSection(LIST, itemId, { name: 'Bathroom' }),
    ben.transfer(LIST, { to: 'saved', isCopy: true, items: [{ id: itemId, newId: itemId }] }),
    anna.read('unknown'),
  ])
    expect(await refusal).toMatchObject(hidden)
  expect(await client.of('guess').read(LIST)).toMatchObject({ code: 'unauthorized' })
})

// spec 3: lists: name, description, private flag, pieces with quantity and order
test('items are added once, in order, changed by version, removed and restored', async () => {
  await open()
  const first = await add(LIST, 1)
  const second = await add(LIST, 2, { quantity: 3, note: 'Near the window', clientNote: 'In oak' })
  await add(LIST, 3, { after: first })
  expect(await anna.addItem(LIST, second, { productId: product(2) })).toMatchObject({
    value: { item: { id: second, quantity: 3 } },
  })
  expect(numbers(await read())).toEqual([1, 3, 2])
  const variantId = 'gid://shopify/ProductVariant/7'
  const changed = await anna.changeItem(LIST, second, { version: 1, changes: { variantId, quantity: 4 } })
  expect(changed).toMatchObject({
    value: { item: { variantId, quantity: 4, note: 'Near the window', version: 2 } },
  })
  const late = await anna.changeItem(LIST, second, { version: 1, changes: { note: 'Late' } })
  expect(late).toMatchObject({ code: 'version-outdated', current: { id: second, quantity: 4, version: 2 } })

  const before = await read()
  await anna.removeItem(LIST, first)
  const again = await anna.removeItem(LIST, first)
  expect(again).toMatchObject({ value: { revision: before.revision + 1, item: null } })
  expect(numbers(await read())).toEqual([3, 2])
  expect(await anna.changeItem(LIST, first, { version: 1, changes: {} })).toMatchObject({
    code: 'item-not-found',
  })
  await anna.restoreItem(LIST, first)
  expect(await read()).toMatchObject({ items: before.items, revision: before.revision + 2 })
})

test('sections are ordered, renamed by version, and removed without their items', async () => {
  await open()
  const [living, dining] = [newId(), newId()]
  await anna.addSection(LIST, living, { name: 'Living room' })
  await anna.addSection(LIST, dining, { name: 'Dining room' })
  const loose = await add(LIST, 1)
  await add(LIST, 2, { sectionId: dining })
  await add(LIST, 3, { sectionId: living })
  const sofa = await add(LIST, 4, { sectionId: living, after: null })
  expect(numbers(await read())).toEqual([1, 4, 3, 2])
  await anna.moveSection(LIST, dining, { after: null })
  expect(numbers(await read())).toEqual([1, 2, 4, 3])
  const renamed = { version: 1, name: 'Salon' }
  expect(await anna.changeSection(LIST, living, renamed)).toMatchObject({
    value: { section: { version: 2 } },
  })
  expect(await anna.changeSection(LIST, living, renamed)).toMatchObject({
    code: 'version-outdated',
    current: { name: 'Salon' },
  })

  await anna.removeSection(LIST, living)
  expect(numbers(await read())).toEqual([1, 4, 3, 2])
  await anna.moveItem(LIST, sofa, { sectionId: null, after: null })
  expect(await anna.moveItem(LIST, loose, { sectionId: living, after: 'last' })).toMatchObject({
    code: 'section-not-found',
  })
  await anna.restoreSection(LIST, living)
  expect(numbers(await read())).toEqual([4, 1, 2, 3])
  expect((await read()).items.find(({ id }) => id === sofa)).toMatchObject({ sectionId: null })
})

test('what a list is called, and whether it is private, is changed by version', async () => {
  await open()
  const changes = {
    name: 'Villa Olmo',
    description: 'By the lake',
    cover: { productId: product(1), index: 2 },
  }
  expect(await anna.change(LIST, { version: 1, changes })).toMatchObject({
    value: { ...changes, version: 2 },
  })
  expect(await anna.change(LIST, { version: 1, changes: { name: 'Late' } })).toMatchObject({
    code: 'version-outdated',
    current: { name: 'Villa Olmo', version: 2 },
  })
  expect(await anna.change(LIST, { version: 2, changes: { isPrivate: false } })).toMatchObject({
    value: { isPrivate: false, name: 'Villa Olmo' },
  })
})

test('a removed list is gone, and can be restored for 30 days', async () => {
  await open()
  await add(LIST, 1)
  await anna.remove(LIST)
  await anna.remove(LIST)
  expect(await anna.read(LIST)).toMatchObject({ code: 'list-not-found' })
  expect(await anna.addItem(LIST, newId(), { productId: product(2) })).toMatchObject({
    code: 'list-not-found',
  })
  await anna.restore(LIST)
  expect(numbers(await read())).toEqual([1])
  await anna.remove(LIST)
  move(31)
  expect(await anna.restore(LIST)).toMatchObject({ code: 'list-not-found' })
})

test('the saved items are a list that cannot be renamed, described or removed', async () => {
  const saved = await call('PUT', `/lists/saved/items/${encodeURIComponent(product(1))}`)
  expect(saved.status).toBe(204)
  await call('PUT', `/lists/saved/items/${encodeURIComponent(product(2))}`)
  const found = await read('saved')
  expect(found).toMatchObject({ purpose: 'saved', name: null, isOwn: true })
  expect(numbers(found)).toEqual([2, 1])
  for (const changes of [{ name: 'Mine' }, { description: 'x' }, { isPrivate: false }])
    expect(await anna.change('saved', { version: found.version, changes })).toMatchObject({
      code: 'list-fixed',
    })
  expect(await anna.remove(found.id)).toMatchObject({ code: 'list-fixed' })
  await anna.addItem('saved', newId(), { productId: product(1), after: null })
  await call('DELETE', `/lists/saved/items/${encodeURIComponent(product(1))}`)
  expect(numbers(await read('saved'))).toEqual([2])
  expect(await read('saved-for-later')).toMatchObject({ purpose: 'saved-for-later', items: [] })
})

test('the overview has each list with what its cover needs, and what it has of a product', async () => {
  await open()
  const section = newId()
  await anna.addSection(LIST, section, { name: 'Living room' })
  await add(LIST, 9, { sectionId: section, quantity: 2 })
  for (const number of [1, 2, 3, 4]) await add(LIST, number)
  const all = await anna.all()
  if (!all.ok) throw new Error(all.code)
  expect(all.value.map(({ purpose }) => purpose).toSorted()).toEqual([null, 'saved', 'saved-for-later'])
  const summary = { itemCount: 5, pieceCount: 6, sectionCount: 1, firstProducts: [1, 2, 3, 4].map(product) }
  expect(all.value.find(({ id }) => id === LIST)).toMatchObject({
    ...summary,
    itemsOfProduct: [],
    sections: [],
  })
  const ofProduct = await anna.all({ product: product(9) })
  if (!ofProduct.ok) throw new Error(ofProduct.code)
  expect(ofProduct.value.find(({ id }) => id === LIST)).toMatchObject({
    itemsOfProduct: [{ productId: product(9), quantity: 2, sectionId: section }],
    sections: [{ name: 'Living room' }],
  })
  await add(LIST, 9, { variantId: 'gid://shopify/ProductVariant/3' })
  await add(LIST, 1, { quantity: 5 })
  const pieces = await anna.pieces({ list: [LIST, 'saved', OTHER] })
  if (!pieces.ok) throw new Error(pieces.code)
  expect(pieces.value.find(({ id }) => id === LIST)?.pieces).toHaveLength(6)
  expect(pieces.value.find(({ id }) => id === LIST)?.pieces).toContainEqual({
    productId: product(1),
    variantId: null,
    quantity: 6,
  })
  expect(await ben.pieces({ list: [LIST] })).toEqual({ ok: true, value: [] })
})

test('pieces are copied and moved to other lists, once, all or none', async () => {
  await open()
  await open(anna, OTHER, 'Villa Olmo')
  const [first, second] = [await add(LIST, 1, { note: 'Oak' }), await add(LIST, 2)]
  const items = [
    { id: second, newId: newId() },
    { id: first, newId: newId() },
  ]
  for (let time = 0; time < 2; time++)
    expect(await anna.transfer(LIST, { to: OTHER, isCopy: true, items })).toMatchObject({ ok: true })
  expect(numbers(await read(OTHER))).toEqual([2, 1])
  expect((await read(OTHER)).items[1]).toMatchObject({ note: 'Oak', version: 1 })
  const moved = { to: OTHER, isCopy: false, items: [{ id: first, newId: newId() }] }
  for (let time = 0; time < 2; time++) expect(await anna.transfer(LIST, moved)).toMatchObject({ ok: true })
  expect([numbers(await read()), numbers(await read(OTHER))]).toEqual([[2], [2, 1, 1]])
  await fill(OTHER, LIST_ITEMS_MAX - 3)
  const one = { id: second, newId: newId() }
  expect(await anna.transfer(LIST, { to: OTHER, isCopy: false, items: [one] })).toMatchObject({
    code: 'list-full',
  })
  expect(numbers(await read())).toEqual([2])
})

test('transfers in opposite directions do not wait for each other', async () => {
  await open()
  await open(anna, OTHER, 'Villa Olmo')
  await fill(LIST, 40)
  await fill(OTHER, 40)
  const [ones, others] = [await read(LIST), await read(OTHER)]
  const send = (from: string, to: string, { items }: typeof ones) =>
    items.map(({ id }) => anna.transfer(from, { to, isCopy: false, items: [{ id, newId: newId() }] }))
  const all = await Promise.all([...send(LIST, OTHER, ones), ...send(OTHER, LIST, others)])
  expect(all.filter(({ ok }) => !ok)).toEqual([])
  expect([(await read()).items.length, (await read(OTHER)).items.length]).toEqual([40, 40])
})

// spec 3: several pieces are added to a list at once, all of them or none
test('several pieces are added in their order, once, and all of them or none', async () => {
  await open()
  await add(LIST, 1)
  const piece = (number: number) => ({
    id: newId(),
    productId: product(number),
    variantId: `gid://shopify/ProductVariant/${number}`,
    quantity: number,
  })
  const items = [piece(9), piece(8), piece(7)]
  const { revision } = await read()
  expect(await anna.addItems(LIST, { items })).toMatchObject({ ok: true, value: { revision: revision + 1 } })
  expect(await anna.addItems(LIST, { items })).toMatchObject({ ok: true, value: { revision: revision + 1 } })
  expect(numbers(await read())).toEqual([1, 9, 8, 7])
  expect((await read()).items[1]).toMatchObject({ quantity: 9, sectionId: null })
  await fill(LIST, LIST_ITEMS_MAX - 5)
  expect(await anna.addItems(LIST, { items: [piece(5), piece(6)] })).toMatchObject({
    ok: false,
    code: 'list-full',
  })
  expect((await read()).items).toHaveLength(LIST_ITEMS_MAX - 1)
  expect(await ben.addItems(LIST, { items })).toMatchObject({ ok: false, code: 'list-not-found' })
})

// spec 3: lists: 200 of an account, 500 pieces and 50 sections in each
test('limits hold for simultaneous calls', async () => {
  await open()
  await fill(LIST, LIST_ITEMS_MAX - 2)
  const added = await Promise.all(
    [1, 2, 3, 4].map(() => anna.addItem(LIST, newId(), { productId: product(7) })),
  )
  expect(added.map((result) => (result.ok ? 'added' : result.code)).toSorted()).toEqual([
    'added',
    'added',
    'list-full',
    'list-full',
  ])
  const sections = await Promise.all(
    Array.from({ length: LIST_SECTIONS_MAX + 2 }, () => anna.addSection(LIST, newId(), { name: 'Room' })),
  )
  expect(sections.filter((result) => !result.ok && result.code === 'sections-full')).toHaveLength(2)
  await database.pool.query(
    `insert into platform.lists (account_id, name, created_at, updated_at)
     select 'anna', 'List', '2026-11-20 10:00Z', '2026-11-20 10:00Z' from generate_series(1, $1::int)`,
    [LISTS_MAX - 2],
  )
  const lists = await Promise.all([1, 2, 3].map(() => anna.create({ id: newId(), name: 'New' })))
  expect(lists.filter(({ ok }) => ok)).toHaveLength(1)
  expect(lists.find(({ ok }) => !ok)).toMatchObject({ code: 'lists-full' })
})

test.each([
  ['POST', '', 'name', 'required', { id: LIST, name: '' }],
  ['POST', '', 'name', 'too-long', { id: LIST, name: 'x'.repeat(81) }],
  ['POST', '', 'id', 'list-malformed', { id: 'seven', name: 'x' }],
  ['POST', '', 'name', 'list-malformed', { id: LIST, name: 'a\0b' }],
  ['PATCH', `/${LIST}`, 'changes', 'list-malformed', { version: 1, changes: { owner: 'ben' } }],
  [
    'PUT',
    `/${LIST}/items/${OTHER}`,
    'quantity',
    'quantity-malformed',
    { productId: product(1), quantity: 0 },
  ],
  ['PUT', `/${LIST}/items/${OTHER}`, 'productId', 'list-malformed', { productId: 'gid://shopify/Order/1' }],
  ['PUT', `/${LIST}/items/${OTHER}`, 'note', 'too-long', { productId: product(1), note: 'x'.repeat(501) }],
  ['POST', `/${LIST}/items/${OTHER}/move`, '', 'list-malformed', undefined],
  ['POST', `/${LIST}/transfers`, 'items', 'list-malformed', { to: 'saved', isCopy: true, items: [] }],
  ['POST', '', '', 'too-long', { id: LIST, name: 'x', description: 'x'.repeat(70_000) }],
])('%s %s with the field %j is refused: %s', async (method, path, field, code, body) => {
  await open()
  const response = await call(method, `/customer/lists${path}`, body)
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: 'list-malformed', fields: [{ path: field, code }] },
  ])
})

test('an id that is none is unknown', async () => {
  await open()
  expect(await anna.moveItem(LIST, 'seven', { sectionId: null, after: null })).toMatchObject({
    code: 'item-not-found',
  })
  expect(await anna.removeSection(LIST, 'seven')).toMatchObject({ code: 'section-not-found' })
})

test('someone who writes too fast is refused with the time to wait, and an unavailable service is reported', async () => {
  const limits: string[] = []
  const limiter = {
    async admit(key: string) {
      limits.push(key)
      return { ok: false, code: 'too-many-requests', retryAfterSeconds: 7 } as const
    },
  }
  const limited = await openLists(database, limiter)
  const response = await limited.call('POST', '/customer/lists', { id: LIST, name: 'Casa Brera' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await limited.client.of('token-of-anna').create({ id: LIST, name: 'Casa Brera' })).toMatchObject({
    code: 'too-many-requests',
  })
  expect(new Set(limits)).toEqual(new Set(['lists anna']))
  expect((await limited.call('GET', '/customer/lists')).status).toBe(200)

  const problems: unknown[] = []
  const offline = createListsClient({
    baseUrl: 'http://platform.internal',
    token: 'server',
    fetch: () => Promise.reject(new Error('offline')),
    report: (problem) => problems.push(problem),
  })
  const unavailable = { ok: false, code: 'platform-unavailable', fields: [], current: null }
  expect(await offline.of('token-of-anna').read(LIST)).toEqual(unavailable)
  expect(await offline.shared('token', { count: '1' })).toEqual(unavailable)
  expect(problems).toEqual(Array(2).fill({ code: 'platform-unavailable', status: null }))
})
