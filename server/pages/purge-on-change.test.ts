import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { purgeOnChange } from './purge-on-change.ts'

let database: Database
const purge = vi.fn()
const onContentChange = vi.fn()
const onAccountChange = vi.fn()
let purging: Awaited<ReturnType<typeof purgeOnChange>>

beforeAll(async () => {
  database = await freshDatabase('commerce')
  purging = await purgeOnChange({ database, purge, onContentChange, onAccountChange })
})
afterAll(async () => {
  await purging.close()
  await database.close()
})

test('a changed product purges its own page, and only that', async () => {
  purge.mockClear()
  await database.pool.query(`select pg_notify('commerce_product_changes', '["42","43"]')`)
  await eventually(() => expect(purge.mock.calls).toEqual([[['product:42', 'product:43']]]))
})

test.each(['content_changes', 'content_refreshed'])(
  'on %s every page goes, and what is remembered of the content',
  async (channel) => {
    purge.mockClear()
    onContentChange.mockClear()
    await database.pool.query('select pg_notify($1, $2)', [channel, '[]'])
    await eventually(() => expect(purge.mock.calls).toEqual([[null]]))
    expect(onContentChange).toHaveBeenCalledTimes(1)
  },
)

test('a changed search index purges pages without tags, such as lists', async () => {
  purge.mockClear()
  await database.pool.query(`select pg_notify('search_changes', '')`)
  await eventually(() => expect(purge.mock.calls).toEqual([[[]]]))
})

test('after a lost connection everything is purged, since changes may have been missed', async () => {
  purge.mockClear()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen%' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await eventually(() => expect(purge).toHaveBeenCalledWith(null))
})

test.each(['identity_session_ends', 'customer_standings'])('%s is reported', async (channel) => {
  onAccountChange.mockClear()
  await database.pool.query('select pg_notify($1, $2)', [channel, ''])
  await eventually(() => expect(onAccountChange).toHaveBeenCalled())
})
