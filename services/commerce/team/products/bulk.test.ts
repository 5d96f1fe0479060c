import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { importRows } from '../../catalogue/fixtures/sample-catalogue.ts'
import { lampRow } from '../../import/fixtures/product-file.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const { call } = sampleTeam(database, sampleShop(database))
const TAGS = 'oak, new'
await importRows(database, [
  lampRow('sole', { Title: 'Sole', 'Variant Price': '99.90', Tags: TAGS }),
  lampRow('luna', { Title: 'Luna', 'Variant Price': '250.00', Tags: TAGS }),
])

type Listed = { id: string; version: number; handle: string }
const list = async (): Promise<Listed[]> => (await call('/products')).body.items
const find = async (id: string) => (await call(`/products/${id}`)).body.item
const bulk = async (items: readonly object[], change: object, isDryRun = false) =>
  call('/products/bulk', { role: 'catalogue', body: { items, change, isDryRun } })
const readAttribute = async (id: string, key: string) =>
  (await find(id)).detail.metafields.find((field: { key: string }) => field.key === key)?.value

test('a dry run states what would change, and writes nothing', async () => {
  const items = await list()
  const change = { kind: 'price', currency: 'EUR', change: { by: 'percent', percent: 10 }, rounding: 'unit' }
  const { status, body } = await bulk(
    items.map(({ id }) => ({ id })),
    change,
    true,
  )
  expect(status).toBe(200)
  const priceOf = (edit: { variants: { prices: { currency: string; priceMinor: number }[] }[] }) =>
    edit.variants[0]?.prices.find(({ currency }) => currency === 'EUR')?.priceMinor
  const prices = body.results.map((result: Record<string, never>) => [
    items.find(({ id }) => id === result.id)?.handle,
    result.outcome,
    priceOf(result.undo as never),
    priceOf(result.changes as never),
  ])
  expect(prices.toSorted()).toEqual([
    ['luna', 'changed', 25_000, 27_500],
    ['sole', 'changed', 9_990, 11_000],
  ])
  expect(await list()).toEqual(items)
})

test.each<[string, object, (id: string) => Promise<unknown>, unknown]>([
  ['status', { kind: 'status', status: 'draft' }, async (id) => (await find(id)).status, 'draft'],
  ['lead time', { kind: 'leadTime', days: 21 }, (id) => readAttribute(id, 'leadTime'), '21'],
  [
    'category',
    { kind: 'category', category: 'lighting/table' },
    (id) => readAttribute(id, 'category'),
    'lighting/table',
  ],
  [
    'restriction',
    { kind: 'restriction', restriction: 'b2b_only' },
    (id) => readAttribute(id, 'customerRestrictions'),
    'b2b_only',
  ],
  [
    'excluded countries',
    { kind: 'excludedCountries', countries: ['US', 'JP'] },
    (id) => readAttribute(id, 'excludedCountries'),
    '["US","JP"]',
  ],
  [
    'tags',
    { kind: 'tags', add: ['brass'], remove: ['new'] },
    async (id) => (await find(id)).detail.tags,
    ['oak', 'brass'],
  ],
])('%s is set for all, repeated without an effect, and undone', async (_, change, read, expected) => {
  const items = await list()
  const before = await Promise.all(items.map(({ id }) => find(id)))
  const { body } = await bulk(items, change)
  for (const { id } of items) expect(await read(id)).toEqual(expected)
  const again = await bulk(await list(), change)
  expect(again.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
  ])
  type Done = { id: string; version: number; undo: object }
  const own = body.results.map(({ id, version, undo }: Done) => ({ id, version, changes: undo }))
  const undone = await call('/products/bulk', { body: { items: own, isDryRun: false } })
  expect(undone.body.results).toMatchObject(items.map(() => ({ outcome: 'changed' })))
  for (const was of before) expect((await find(was.id)).detail).toEqual(was.detail)
  const undoneTwice = await call('/products/bulk', { body: { items: own, isDryRun: false } })
  expect(undoneTwice.body.results).toMatchObject(items.map(() => ({ code: 'version-outdated' })))
})

test('a change of prices requires a recent second factor before anything is compared or changed', async () => {
  const before = await list()
  const items = before.map(({ id, version }) => ({ id, version }))
  const price = { kind: 'price', currency: 'EUR', change: { by: 'percent', percent: -90 }, rounding: 'none' }
  const send = (change: object, isDryRun: boolean) =>
    call('/products/bulk', { body: { items, change, isDryRun }, isUnconfirmed: true })
  for (const isDryRun of [true, false])
    expect(await send(price, isDryRun)).toEqual({ status: 403, body: { code: 'confirmation-required' } })
  expect(await list()).toEqual(before)
  expect((await send({ kind: 'tags', add: ['ash'], remove: [] }, true)).status).toBe(200)
})

test('changes of its own are validated like those of a PATCH', async () => {
  const [first] = await list()
  const items = [{ ...first, changes: { status: 'sold' } }]
  const { body } = await call('/products/bulk', { body: { items, isDryRun: false } })
  expect(body.results).toMatchObject([
    { outcome: 'refused', code: 'request-malformed', name: expect.stringMatching(/Luna|Sole/) },
  ])
})

test('each item has an audit event of its own, and one that someone changed is left as it is', async () => {
  const [first, second] = await list()
  if (!first || !second) throw new Error('There are two products')
  await call(`/products/${second.id}`, {
    method: 'PATCH',
    body: { version: second.version, changes: { title: 'Luna II' } },
  })
  const history = async ({ id }: Listed) => (await call(`/products/${id}/history`)).body.items.length
  const events = [await history(first), await history(second)]
  const unknown = { id: '999999', version: 1 }
  const { body } = await bulk([first, second, unknown], { kind: 'leadTime', days: 30 })
  expect(body.results).toMatchObject([
    { outcome: 'changed' },
    { outcome: 'refused', code: 'version-outdated' },
    { outcome: 'refused', code: 'item-not-found' },
  ])
  expect([await history(first), await history(second)]).toEqual([(events[0] ?? 0) + 1, events[1]])
})

test('a call without a known change, or with too many items, is refused', async () => {
  const items = await list()
  expect((await bulk(items, { kind: 'delete' })).status).toBe(400)
  const many = Array.from({ length: 51 }, () => items[0] ?? {})
  expect((await bulk(many, { kind: 'leadTime', days: 30 })).status).toBe(400)
})

test('where one change fails, the others are made and reported, so that they can be undone', async () => {
  await database.pool.query(`create function fail() returns trigger language plpgsql as $$ begin
    if new.handle = 'sole' then raise exception 'a fault'; end if; return new; end $$`)
  await database.pool.query(
    'create trigger fail before update on commerce.products for each row execute function fail()',
  )
  const errors: unknown[] = []
  const team = sampleTeam(database, sampleShop(database), (error) => void errors.push(error))
  const items = (await list()).toSorted((one, other) => other.handle.localeCompare(one.handle))
  const change = { kind: 'tags', add: ['walnut'], remove: [] }
  const { status, body } = await team.call('/products/bulk', { body: { items, change, isDryRun: false } })
  await database.pool.query('drop function fail cascade')
  expect(status).toBe(200)
  expect(body.results).toMatchObject([
    {
      id: items[0]?.id,
      name: (await find(items[0]?.id ?? '')).title,
      outcome: 'refused',
      code: 'service-failed',
    },
    { id: items[1]?.id, outcome: 'changed', undo: { tags: expect.any(Array) } },
  ])
  expect(errors).toHaveLength(1)
})
