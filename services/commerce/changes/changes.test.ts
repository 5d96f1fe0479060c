import { afterAll, expect, test } from 'vitest'
import { changesResponse } from '#contracts/changes.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SAMPLE_ACCESS_TOKEN, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
const shop = sampleShop(database)
const SERVER = { 'Shopify-Storefront-Private-Token': SAMPLE_PRIVATE_TOKEN }
afterAll(() => database.close())

const INSERT = "insert into kernel.changes (log, subject) values ('commerce', $1)"
const product = (number: number) => ({ kind: 'product' as const, id: `gid://shopify/Product/${number}` })

function call(since: string | null, headers: HeadersInit = SERVER) {
  const query = since === null ? '' : `?${new URLSearchParams({ since })}`
  return shop.fetch(new Request(`http://commerce/changes${query}`, { headers }))
}

async function read(since: string | null) {
  return changesResponse.parse(await (await call(since)).json())
}

test('a reader gets the changes after its cursor, each once', async () => {
  const start = await read(null)
  expect(start.changes).toEqual([])
  for (const number of [1, 2]) await database.pool.query(INSERT, [number])
  const first = await eventually(async () => {
    const response = await read(start.cursor)
    expect(response.changes).toEqual([product(1), product(2)])
    return response
  })
  expect(await read(first.cursor)).toEqual({ changes: [], cursor: first.cursor, hasMore: false })
})

test('a change whose transaction began first and commits last is not skipped', async () => {
  const { cursor } = await read(null)
  const early = await database.pool.connect()
  await early.query('begin')
  await early.query(INSERT, [11])
  await database.pool.query(INSERT, [12])
  expect(await read(cursor)).toEqual({ changes: [], cursor, hasMore: true })
  await early.query('commit')
  early.release()
  await eventually(async () => expect((await read(cursor)).changes).toEqual([product(11), product(12)]))
})

test('more changes than fit into one response are paginated', async () => {
  let { cursor } = await read(null)
  await database.pool.query(
    `insert into kernel.changes (log, subject) select 'commerce', number::text from generate_series(1001, 1450) number`,
  )
  const numbers: string[] = []
  await eventually(async () => {
    const response = await read(cursor)
    cursor = response.cursor
    expect(response.changes.length).toBeLessThanOrEqual(200)
    numbers.push(...response.changes.map(({ id }) => id))
    expect(numbers).toHaveLength(450)
  })
  expect(new Set(numbers).size).toBe(450)
})

test('only servers can read them, and only with a cursor of the service', async () => {
  const storefront = { 'X-Shopify-Storefront-Access-Token': SAMPLE_ACCESS_TOKEN }
  for (const headers of [{}, storefront, { 'Shopify-Storefront-Private-Token': 'wrong' }])
    expect((await call(null, headers)).status).toBe(401)
  for (const since of ['', 'x', "1.1'", '1', '99999999999999999999.1'])
    expect((await call(since)).status).toBe(400)
})
