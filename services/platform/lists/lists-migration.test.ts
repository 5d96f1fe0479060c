import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'

const FOLDER = 'services/platform/migrations'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
const at = files.findIndex((name) => name.endsWith('_lists.sql'))
const database = await freshDatabase()
afterAll(() => database.close())

async function apply(names: readonly string[]) {
  for (const name of names) await database.pool.query(readFileSync(`${FOLDER}/${name}`, 'utf8'))
}

test('lists of earlier releases have the same items in the same order, the newest first', async () => {
  await apply(files.slice(0, at))
  const { rows } = await database.pool.query<{ id: string }>(`
    insert into platform.lists (account_id, name, purpose, created_at) values
      ('anna', null, null, '2026-01-01'),
      ('anna', 'Saved for later', 'saved-for-later', '2026-01-02'),
      ('ben', null, null, '2026-01-03')
    returning id`)
  const [saved, later, empty] = rows.map(({ id }) => id)
  await database.pool.query(
    `insert into platform.list_items (list_id, product_id, added_at)
     select $1, 'product ' || number, timestamp '2026-02-01' + number / 2 * interval '1 day' from generate_series(1, 500) number`,
    [saved],
  )
  await database.pool.query(
    `insert into platform.list_items (list_id, product_id, quantity, added_at) values
      ($1, 'lamp', 2, '2026-03-01'), ($1, 'sofa', 1, '2026-03-02')`,
    [later],
  )
  await database.pool.query(
    `insert into platform.saved_prices (list_id, product_id, currency, is_trade, known_minor) values ($1, 'product 7', 'EUR', false, 100)`,
    [saved],
  )
  const before = await database.pool.query(
    'select product_id from platform.list_items where list_id = $1 order by added_at desc, product_id desc',
    [saved],
  )
  await apply(files.slice(at, at + 1))

  const after = await database.pool.query(
    'select product_id from platform.list_items where list_id = $1 order by rank',
    [saved],
  )
  expect(after.rows).toEqual(before.rows)
  const lists = await database.pool.query(
    `select id, name, purpose, item_count, piece_count, first_products, updated_at::date::text as updated from platform.lists order by created_at`,
  )
  const none = { name: null, item_count: 0, piece_count: 0, first_products: [] }
  const first = before.rows.slice(0, 4).map((row) => row.product_id)
  expect(lists.rows).toEqual([
    {
      ...none,
      id: saved,
      purpose: 'saved',
      item_count: 500,
      piece_count: 500,
      first_products: first,
      updated: '2026-10-09',
    },
    {
      ...none,
      id: later,
      purpose: 'saved-for-later',
      item_count: 2,
      piece_count: 3,
      first_products: ['sofa', 'lamp'],
      updated: '2026-03-02',
    },
    { ...none, id: empty, purpose: 'saved', updated: '2026-01-03' },
  ])
  const ids = await database.pool.query('select count(distinct id)::int as ids from platform.list_items')
  expect(ids.rows).toEqual([{ ids: 502 }])
  expect((await database.pool.query('select known_minor from platform.saved_prices')).rowCount).toBe(1)
})
